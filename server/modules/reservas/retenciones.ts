import type { Ctx, Tx } from '#server/ctx.ts'
import { ponerEnFila } from '#server/modules/limites/index.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { refuse } from '#server/refusal.ts'
import { countRetencionesVivas } from './reservas.db.ts'

/** Of all guests who ask from one address: in a minute, and alive at once. */
export const DESDE_UNA_DIRECCION = 10

/**
 * Refuses one more live hold to whoever asks: an account, or a guest by the e-mail and where they ask from, so that nobody is kept
 * from booking by who types their address. Answers the seal of who asked, which the hold keeps whoever it becomes.
 */
export async function exigirPocasRetenciones(ctx: Ctx, tx: Tx, email: string): Promise<{ pedidaDesde: string }> {
  const { actor, address } = ctx
  const conCuenta = actor.tipo === 'sesion'
  const quien = conCuenta ? `cuenta:${actor.usuarioId}` : (address ?? `correo:${email}`)
  const pedidaDesde = ctx.secretos.sellar(`retenciones:${quien}`)
  await ponerEnFila(tx, `retenciones:${pedidaDesde}`)
  const { vivas, conEseCorreo } = await countRetencionesVivas(tx, { pedidaDesde, email }, ctx.now)
  const suyas = conCuenta ? vivas : conEseCorreo
  const caben = conCuenta || vivas < DESDE_UNA_DIRECCION
  if (suyas >= (await reglaDe(tx, 'limites', ctx.now)).reservasAbiertas || !caben)
    refuse('demasiadas-reservas-abiertas', { retryAfterSeconds: 900 })
  return { pedidaDesde }
}
