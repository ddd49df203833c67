import type { Retencion } from '#domain/reglas/clases.ts'
import type { Ctx } from '#server/ctx.ts'
import { reglaDe } from './regla-vigente.ts'

/** What is older than this moment is no longer kept. Outside a transaction. */
export async function guardadoDesde({ db, now }: Pick<Ctx, 'db' | 'now'>, que: keyof Retencion): Promise<Date> {
  return new Date(now.getTime() - (await reglaDe(db, 'retencion', now))[que] * 86_400_000)
}
