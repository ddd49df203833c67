import type { Retencion } from '#domain/reglas/clases.ts'
import { PRIMERAS } from '#domain/reglas/primeras.ts'
import type { Ctx } from '#server/ctx.ts'
import { reglaDe } from './regla-vigente.ts'

/** What is older than this moment is no longer kept. Outside a transaction. */
export async function guardadoDesde({ db, now }: Pick<Ctx, 'db' | 'now'>, que: keyof Retencion): Promise<Date> {
  // A version published before this was kept for a time says nothing of it.
  const dias = { ...PRIMERAS.retencion, ...(await reglaDe(db, 'retencion', now)) }[que]
  return new Date(now.getTime() - dias * 86_400_000)
}
