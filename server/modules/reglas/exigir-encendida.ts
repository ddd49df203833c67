import type { Interruptores } from '#domain/reglas/clases.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { reglaDe } from './regla-vigente.ts'

const REINTENTAR_SEGUNDOS = 600

/** Refuses what the administration has switched off. Outside a transaction. */
export async function exigirEncendida(ctx: Pick<Ctx, 'db' | 'now'>, funcion: keyof Interruptores): Promise<void> {
  if (!(await reglaDe(ctx.db, 'interruptores', ctx.now))[funcion])
    refuse('funcion-apagada', { retryAfterSeconds: REINTENTAR_SEGUNDOS })
}
