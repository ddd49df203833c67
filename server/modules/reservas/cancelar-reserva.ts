import type { EstadoPago, EstadoReserva, Reserva } from '#contract/reservas.ts'
import { puedeCancelar } from '#domain/permisos/reservas.ts'
import { motivoParaNoCancelar, porcentajeAlCancelar, type CausaCancelacion } from '#domain/reservas/cancelacion.ts'
import { siguienteEstadoPago, siguienteEstadoReserva } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { solicitarReembolso } from '#server/modules/pagos/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirReserva, duenioDe, quien } from './acceso.ts'
import { cerrarCobroAbierto } from './cerrar-cobro.ts'
import { cotizar } from './cotizar-cancelacion.ts'
import { liquidacionRevertida } from './estado-pago.ts'
import { getReserva, lockReserva, updateReserva } from './reservas.db.ts'
import { toCancelable, verReservaJson } from './reservas.json.ts'

/** Cancels by the policy shown at booking. A payment that is still open is closed first, so that none can follow. */
export async function cancelarReserva(ctx: Ctx, { id }: { id: string }): Promise<Reserva> {
  const abierta = await abrirReserva(ctx, id)
  if (!puedeCancelar(ctx.actor, abierta)) refuse('reserva-ajena')
  const cierre = abierta.estado === 'pendiente' ? await cerrarCobroAbierto(ctx, abierta.id) : 'cerrado'
  // Whoever cancels an unpaid reserva expects to lose nothing: a payment that won the race is told first, if it would cost.
  if (cierre === 'desconocido' || (cierre === 'pagado' && porcentajeAlCancelar(toCancelable(abierta), ctx.now, 'viajero') < 100)) refuse('pago-en-revision')
  return unaVez(ctx, { ruta: 'cancelarReserva', actor: duenioDe(ctx, abierta), cuerpo: { id: abierta.id } }, async (tx) => {
    // Locked: two clicks must not refund twice.
    await lockReserva(tx, abierta.id)
    const reserva = await getReserva(tx, abierta.id)
    const motivo = motivoParaNoCancelar(toCancelable(reserva), ctx.now)
    if (motivo) refuse(motivo)
    await cancelar(ctx, tx, abierta.id, 'viajero', 'pedido_del_viajero')
    return verReservaJson(ctx, tx, abierta.id)
  })
}

/** Ends a reserva that may be ended, with its refund. The row is locked by the caller. */
export async function cancelar(ctx: Ctx, tx: Tx, id: string, causa: CausaCancelacion, motivo: string): Promise<void> {
  const reserva = await getReserva(tx, id)
  const { cotizacion, pagoId } = await cotizar(ctx, tx, reserva, causa)
  const estado = siguienteEstadoReserva(reserva.estado as EstadoReserva, 'cancelar') ?? refuse('reserva-no-cancelable')
  const devuelve = pagoId !== null && cotizacion.monto > 0
  const estadoPago = devuelve ? siguienteEstadoPago(reserva.estadoPago as EstadoPago, 'pedir_reembolso') : (reserva.estadoPago as EstadoPago)
  if (estadoPago === null) refuse('reserva-no-cancelable')
  if (devuelve) await solicitarReembolso(ctx, tx, pagoId, cotizacion, `cancelacion_${causa}`)
  const entera = devuelve && cotizacion.porcentaje === 100
  await updateReserva(tx, reserva, { estado, estadoPago, canceladaEn: ctx.now, canceladaPor: causa, motivo, ...(entera && liquidacionRevertida(reserva)) }, ctx.now)
  await anotar(tx, { actor: quien(ctx), accion: 'cancelar', objeto: 'reserva', objetoId: id, detalle: { causa, monto: cotizacion.monto }, now: ctx.now })
  await ctx.enqueue(tx, 'reservas.correoDeCancelacion', { id })
}
