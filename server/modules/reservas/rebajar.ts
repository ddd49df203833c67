import type { EstadoPago } from '#contract/reservas.ts'
import { repartirRebaja } from '#domain/pagos/devolucion.ts'
import { siguienteEstadoPago } from '#domain/reservas/estados.ts'
import type { LineaDePrecio } from '#domain/reservas/precio.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { devolverDiferencia, type CobroRow } from '#server/modules/pagos/index.ts'
import { rebajarRegalo } from '#server/modules/regalos/index.ts'
import { refuse } from '#server/refusal.ts'
import { esACredito } from './a-credito.ts'
import { quedaDe, trasVolverAlRegalo } from './estado-pago.ts'
import { fiar, reabrir, trasFiar } from './credito-de-empresa.ts'
import type { Preciada } from './preciar-en.ts'
import { replaceLineas, updateReserva, type ReservaCompleta } from './reservas.db.ts'

export interface Rebajada {
  estadoPago: EstadoPago
  /** By card, to be sent; and to a gift card, there already. */
  devuelto: number
  alRegalo: number
  /** The new public price, where a company that owes this sold it on. */
  publicos?: LineaDePrecio[]
}

interface Rebaja {
  /** What the booking costs less from now on. */
  menos: number
  cobros: readonly CobroRow[]
  precio?: Preciada | undefined
}

/**
 * What a booking costs less goes back to where it came from: off the account of a company that owes it, by card as far as a card
 * paid, the rest to the gift card. Whatever brings a price down comes through here, so that no means is forgotten. The row is locked by the caller.
 */
export async function rebajar(
  ctx: Ctx,
  tx: Tx,
  reserva: ReservaCompleta,
  { menos, cobros, precio }: Rebaja,
): Promise<Rebajada> {
  const estadoPago = reserva.estadoPago as EstadoPago
  if (menos === 0) return { estadoPago, devuelto: 0, alRegalo: 0 }
  if (esACredito(reserva)) return bajarDeLaCuenta(ctx, tx, reserva, precio ?? refuse('reserva-no-cambiable'))
  const { partes, alRegalo } =
    repartirRebaja({ cobros, enRegalo: reserva.regalo - reserva.regaloRebajado - reserva.regaloDevuelto }, menos) ??
    refuse('reserva-no-cambiable')
  for (const { cobro, monto } of partes) await devolverDiferencia(ctx, tx, cobro.id, { monto, zona: reserva.zona })
  if (alRegalo > 0) await rebajarRegalo(ctx, tx, reserva.id, alRegalo)
  // Another refund may be on its way: then this goes beside it.
  const porEnviar = partes.length > 0 && estadoPago !== 'reembolso_pendiente'
  const nadaQueda = partes.length === 0 && quedaDe(reserva, cobros) === alRegalo
  const sinEnviar = nadaQueda ? trasVolverAlRegalo(reserva, 0) : estadoPago
  return {
    estadoPago: porEnviar
      ? (siguienteEstadoPago(estadoPago, 'pedir_reembolso') ?? refuse('reserva-no-cambiable'))
      : sinEnviar,
    devuelto: menos - alRegalo,
    alRegalo,
  }
}

/** Nothing was taken: the company owes the new price. */
async function bajarDeLaCuenta(
  ctx: Ctx,
  tx: Tx,
  reserva: ReservaCompleta,
  { lineas, total, publico, publicos }: Preciada,
): Promise<Rebajada> {
  const abierta = await reabrir(ctx, tx, reserva)
  await replaceLineas(tx, reserva.id, lineas)
  await updateReserva(tx, abierta, { total }, ctx.now)
  await fiar(ctx, tx, abierta, total)
  await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId: reserva.id })
  const revendida = reserva.publicos !== null
  await ctx.enqueue(tx, revendida ? 'reventas.fijarPublicos' : 'compras.fijarPublico', {
    reservaId: reserva.id,
    ...(revendida ? { publicos } : { publico }),
  })
  return { estadoPago: trasFiar(abierta, total), devuelto: 0, alRegalo: 0, ...(revendida && { publicos }) }
}
