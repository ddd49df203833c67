import type { EstadoReserva } from '#contract/reservas.ts'
import { esDelOperador } from '#domain/operadores/escala.ts'
import type { CausaCancelacion } from '#domain/reservas/cancelacion.ts'
import { siguienteEstadoReserva } from '#domain/reservas/estados.ts'
import { avisaCancelacion } from '#domain/reservas/hechos.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { refuse } from '#server/refusal.ts'
import { cancelarACredito, esACredito } from './a-credito.ts'
import { quien } from './acceso.ts'
import { contarAlOperador } from './avisar-al-operador.ts'
import { esRetencionDeCambio } from './completar-cambio.ts'
import { devolverLoPagado } from './devolver-lo-pagado.ts'
import { liquidacionRevertida } from './estado-pago.ts'
import { getReserva, updateReserva, type ReservaCompleta } from './reservas.db.ts'
import { retirarLlegadas } from './retirar-llegadas.ts'

/** Ends a reserva that may be ended, with its refund. The row is locked by the caller. */
export async function cancelar(ctx: Ctx, tx: Tx, id: string, causa: CausaCancelacion, motivo: string): Promise<void> {
  const reserva = await sinLlegadaPrevia(ctx, tx, id)
  if (reserva.sinOperadorEn)
    await resolverCaso(tx, { tipo: 'ausencia', objetoId: id, actor: null, decision: 'cancelada', now: ctx.now })
  const conocida = {
    estado: reserva.estado as EstadoReserva,
    confirmacion: reserva.confirmacion as 'inmediata' | 'solicitud',
    suspendida: reserva.salidaEstado === 'cancelada',
  }
  if (avisaCancelacion({ ...conocida, causa })) await contarAlOperador(ctx, tx, { id, hecho: 'cancelada' })
  if (reserva.pruebaHasta === null && esDelOperador({ estado: conocida.estado, causa, motivo }))
    await ctx.enqueue(tx, 'cancelaciones.cobrar', { reservaId: id })
  if (esACredito(reserva)) return cancelarACredito(ctx, tx, reserva, { causa, motivo })
  const estado = siguienteEstadoReserva(reserva.estado as EstadoReserva, 'cancelar') ?? refuse('reserva-no-cancelable')
  const devuelto = await devolverLoPagado(ctx, tx, reserva, { causa, concepto: `cancelacion_${causa}` })
  const estadoPago = devuelto.estadoPago ?? refuse('reserva-no-cancelable')
  await updateReserva(
    tx,
    reserva,
    {
      estado,
      estadoPago,
      canceladaEn: ctx.now,
      canceladaPor: causa,
      motivo,
      ...(devuelto.entera && liquidacionRevertida(reserva)),
    },
    ctx.now,
  )
  await anotar(tx, {
    actor: quien(ctx),
    accion: 'cancelar',
    objeto: 'reserva',
    objetoId: id,
    detalle: { causa, monto: devuelto.monto },
    now: ctx.now,
  })
  // The booking that it would have moved stands as it was: a mail would frighten.
  if (!esRetencionDeCambio(reserva)) await ctx.enqueue(tx, 'reservas.correoDeCancelacion', { id })
  await ctx.enqueue(tx, 'espera.ofrecer', { salidaId: reserva.salidaId })
  await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId: id })
}

/** An arrival that was noted before the start says nothing of a trip that now ends. */
async function sinLlegadaPrevia(ctx: Ctx, tx: Tx, id: string): Promise<ReservaCompleta> {
  const reserva = await getReserva(tx, id)
  if (reserva.estado !== 'realizada') return reserva
  await retirarLlegadas(ctx, tx, { ids: [id] })
  return getReserva(tx, id)
}
