import type { EstadoPago } from '#contract/reservas.ts'
import type { CausaCancelacion } from '#domain/reservas/cancelacion.ts'
import { siguienteEstadoPago } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { solicitarReembolso, soltarComision } from '#server/modules/pagos/index.ts'
import { devolverAlRegalo } from '#server/modules/regalos/index.ts'
import { cotizar } from './cotizar-cancelacion.ts'
import { quedaDe, trasVolverAlRegalo } from './estado-pago.ts'
import type { ReservaCompleta } from './reservas.db.ts'

export interface Devuelto {
  /** Where the money stands from now on; null: the bank disputes the charge, and nothing was asked of it. */
  estadoPago: EstadoPago | null
  /** Everything that was paid goes back. */
  entera: boolean
  /** In pesos, by card and to the gift: what was asked for, and not what waits for the bank. */
  monto: number
}

/**
 * What a reserva that ends gives back: each means the same part of its own. Whoever ends one, whatever the reason, comes through
 * here, so that no means is forgotten. The row is locked by the caller.
 */
export async function devolverLoPagado(
  ctx: Ctx,
  tx: Tx,
  reserva: ReservaCompleta,
  { causa, concepto }: { causa: CausaCancelacion; concepto: string },
): Promise<Devuelto> {
  const { cotizacion, partes, cobros, porcentaje, alRegalo } = await cotizar(ctx, tx, reserva, causa)
  const actual = reserva.estadoPago as EstadoPago
  const porTarjeta = cotizacion.monto > 0
  // A rebate may still be under way: then this refund goes beside it.
  const pedido =
    porTarjeta && actual !== 'reembolso_pendiente' ? siguienteEstadoPago(actual, 'pedir_reembolso') : actual
  if (porTarjeta && pedido)
    for (const { pagoId, cotizacion: parte } of partes) await solicitarReembolso(ctx, tx, pagoId, parte, concepto)
  else if (!porTarjeta) for (const { id } of cobros) await soltarComision(tx, id, ctx.now)
  await devolverAlRegalo(ctx, tx, reserva.id, alRegalo)
  const soloRegalo = !porTarjeta && alRegalo > 0
  const alInstante = soloRegalo ? trasVolverAlRegalo(reserva, quedaDe(reserva, cobros) - alRegalo) : pedido
  return {
    estadoPago: alInstante,
    entera: (porTarjeta || soloRegalo) && porcentaje === 100,
    monto: (pedido ? cotizacion.monto : 0) + alRegalo,
  }
}
