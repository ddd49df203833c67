import type { EstadoPago, EstadoReserva } from '#contract/reservas.ts'
import type { CausaCancelacion } from '#domain/reservas/cancelacion.ts'
import { siguienteEstadoPago, siguienteEstadoReserva } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { solicitarReembolso, soltarComision } from '#server/modules/pagos/index.ts'
import { devolverAlRegalo } from '#server/modules/regalos/index.ts'
import { refuse } from '#server/refusal.ts'
import { cancelarACredito, esACredito } from './a-credito.ts'
import { quien } from './acceso.ts'
import { cotizar } from './cotizar-cancelacion.ts'
import { liquidacionRevertida, trasHechos } from './estado-pago.ts'
import { getReserva, updateReserva } from './reservas.db.ts'

export const POR_CAMBIO = 'cambio_de_fecha'

/** Ends a reserva that may be ended, with its refund. The row is locked by the caller. */
export async function cancelar(ctx: Ctx, tx: Tx, id: string, causa: CausaCancelacion, motivo: string): Promise<void> {
  const reserva = await getReserva(tx, id)
  if (esACredito(reserva)) return cancelarACredito(ctx, tx, reserva, { causa, motivo })
  // A date that was changed for another costs nothing, whatever the policy says by now.
  const { cotizacion, pagoId, porcentaje, alRegalo } = await cotizar(ctx, tx, reserva, motivo === POR_CAMBIO ? 'plataforma' : causa)
  const estado = siguienteEstadoReserva(reserva.estado as EstadoReserva, 'cancelar') ?? refuse('reserva-no-cancelable')
  const devuelve = pagoId !== null && cotizacion.monto > 0
  const actual = reserva.estadoPago as EstadoPago
  const soloRegalo = !devuelve && alRegalo > 0
  // A rebate may still be under way: then this refund goes beside it.
  const pedido = devuelve && actual !== 'reembolso_pendiente' ? siguienteEstadoPago(actual, 'pedir_reembolso') : actual
  // A gift card has its money back at once: nobody has to send it.
  const estadoPago = soloRegalo && pagoId === null ? trasHechos(reserva, 'pedir_reembolso', porcentaje === 100 ? 'reembolsar_todo' : 'reembolsar_parte') : pedido
  if (estadoPago === null) refuse('reserva-no-cancelable')
  if (devuelve) await solicitarReembolso(ctx, tx, pagoId, cotizacion, `cancelacion_${causa}`)
  else if (pagoId) await soltarComision(tx, pagoId, ctx.now)
  await devolverAlRegalo(ctx, tx, id, porcentaje)
  const entera = (devuelve || soloRegalo) && porcentaje === 100
  await updateReserva(tx, reserva, { estado, estadoPago, canceladaEn: ctx.now, canceladaPor: causa, motivo, ...(entera && liquidacionRevertida(reserva)) }, ctx.now)
  await anotar(tx, { actor: quien(ctx), accion: 'cancelar', objeto: 'reserva', objetoId: id, detalle: { causa, monto: cotizacion.monto + alRegalo }, now: ctx.now })
  await ctx.enqueue(tx, 'reservas.correoDeCancelacion', { id })
  await ctx.enqueue(tx, 'espera.ofrecer', { salidaId: reserva.salidaId })
  await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId: id })
}
