import { calcularAceptarAntesDe, calcularDecision } from '#domain/reservas/aceptacion.ts'
import { eventoDelDinero, siguienteEstadoReserva } from '#domain/reservas/estados.ts'
import type { EstadoPago } from '#contract/reservas.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { contarAlOperador } from './avisar-al-operador.ts'
import { listEnEsperaDeMinimo, lockReserva, sumPlazasPagadas, updateReserva, type ReservaCompleta } from './reservas.db.ts'

/** What is paid, or costs nothing, has its seat: at once, or once the operator or the minimum says so. The salida and the reserva are locked. */
export async function confirmar(ctx: Ctx, tx: Tx, reserva: ReservaCompleta, pagada: { estadoPago: EstadoPago; estadoLiquidacion: 'retenida' | null }): Promise<void> {
  // Once it was decided that it runs, it runs with whoever comes.
  const minimo = reserva.decididaEn ? 0 : (reserva.minParticipantes ?? 0)
  const minimoAlcanzado = (await sumPlazasPagadas(tx, reserva.salidaId, { conPruebas: reserva.pruebaHasta !== null })) + reserva.plazas >= minimo
  const estado = siguienteEstadoReserva('pendiente', eventoDelDinero({ confirmacion: reserva.confirmacion as 'inmediata' | 'solicitud', minimoAlcanzado }))!
  const plazo = estado === 'confirmada' ? { confirmadaEn: ctx.now } : { aceptarAntesDe: plazoDe(ctx, reserva) }
  await updateReserva(tx, reserva, { estado, ...pagada, ...plazo }, ctx.now)
  await cerrarSuEspera(ctx, tx, reserva)
  await ctx.enqueue(tx, estado === 'confirmada' ? 'reservas.correoDeConfirmacion' : 'reservas.correoDePagoRecibido', { id: reserva.id })
  if (estado === 'confirmada' || reserva.confirmacion === 'solicitud') await contarAlOperador(ctx, tx, { id: reserva.id, hecho: estado === 'confirmada' ? 'vendida' : 'por_aceptar' })
  if (pagada.estadoLiquidacion) await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId: reserva.id })
  if (minimoAlcanzado && minimo > 0 && reserva.pruebaHasta === null) await confirmarLosQueEsperaban(ctx, tx, reserva)
}

/** Whoever has places of a departure waits for it no more. */
export const cerrarSuEspera = (ctx: Ctx, tx: Tx, { id }: { id: string }): Promise<void> => ctx.enqueue(tx, 'espera.cerrar', { reservaId: id, en: ctx.now.toISOString() })

/** The operator answers within a day; a minimum is looked at at its hour. */
function plazoDe(ctx: Ctx, { confirmacion, inicioUtc, decisionMinutos }: ReservaCompleta): Date {
  return confirmacion === 'solicitud' ? calcularAceptarAntesDe(ctx.now, inicioUtc) : calcularDecision(inicioUtc, decisionMinutos)
}

/** The minimum is reached: whoever paid and waited for it has a seat now. */
async function confirmarLosQueEsperaban(ctx: Ctx, tx: Tx, { salidaId, confirmacion }: ReservaCompleta): Promise<void> {
  if (confirmacion !== 'inmediata') return
  for (const { id } of await listEnEsperaDeMinimo(tx, salidaId)) {
    const esperando = await lockReserva(tx, id)
    if (esperando?.estado !== 'pagada') continue
    await updateReserva(tx, esperando, { estado: siguienteEstadoReserva('pagada', 'aceptar')!, confirmadaEn: ctx.now }, ctx.now)
    await ctx.enqueue(tx, 'reservas.correoDeConfirmacion', { id })
    await contarAlOperador(ctx, tx, { id, hecho: 'vendida' })
  }
}
