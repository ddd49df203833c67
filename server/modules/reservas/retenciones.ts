import type { Ctx, Tx } from '#server/ctx.ts'
import { ponerEnFila } from '#server/modules/limites/index.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { refuse } from '#server/refusal.ts'
import { countRetencionesVivas } from './reservas.db.ts'

/** Of all guests who ask from one address: in a minute, and alive at once. */
export const DESDE_UNA_DIRECCION = 10

/**
 * Refuses one more live hold to whoever asks: an account, or a guest by the e-mail and where they ask from, so that nobody is kept
 * from booking by who types their address. Answers what the hold is to remember of that.
 */
export async function exigirPocasRetenciones(
  ctx: Ctx,
  tx: Tx,
  { usuarioId, email }: { usuarioId: string | null; email: string },
): Promise<{ pedidaDesde: string | null }> {
  const pedidaDesde =
    usuarioId === null && ctx.address !== null ? ctx.secretos.sellar(`retenciones:${ctx.address}`) : null
  await ponerEnFila(tx, `retenciones:${usuarioId ?? pedidaDesde ?? email}`)
  const { suyas, desdeAhi } = await countRetencionesVivas(tx, { usuarioId, email, pedidaDesde }, ctx.now)
  if (suyas >= (await reglaDe(tx, 'limites', ctx.now)).reservasAbiertas || desdeAhi >= DESDE_UNA_DIRECCION)
    refuse('demasiadas-reservas-abiertas', { retryAfterSeconds: 900 })
  return { pedidaDesde }
}
