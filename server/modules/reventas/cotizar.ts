import type { EstadoPago } from '#contract/reservas.ts'
import type { CotizacionB2b } from '#contract/reservas-b2b.ts'
import { fechaLocal } from '#domain/fechas.ts'
import { porcentajeAlCancelar, type ReservaCancelable } from '#domain/reservas/cancelacion.ts'
import { motivoParaNoSoltar } from '#domain/reventas/plazos.ts'
import { cotizarEnCuenta, quedaPorQuitadas } from '#domain/reventas/cotizacion.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { causaDe, revendida } from './abrir.ts'
import type { ReventaRow } from './reventas.db.ts'

/** What would come off the account now, of one that may be let go. */
export function cotizarBaja(ctx: Ctx, row: ReventaRow): CotizacionB2b {
  const motivo = motivoParaNoSoltar(revendida(row, ctx.now), true, ctx.now)
  if (motivo) refuse(motivo)
  const causa = causaDe(row)
  return cotizarEnCuenta({
    debe: row.debe,
    porQuitadas: quedaPorQuitadas(row.debePorQuitadas, causa),
    porcentaje: porcentajeAlCancelar(toCancelable(row), ctx.now, causa),
    fecha: fechaLocal(ctx.now, row.zona),
  })
}

/** Whoever cancels was shown an amount: another one now changes nothing. */
export function exigirLoMostrado(ctx: Ctx, row: ReventaRow, monto: number): void {
  const cotizacion = cotizarBaja(ctx, row)
  if (cotizacion.monto !== monto) refuse('devolucion-distinta', { cotizacion })
}

export const toCancelable = (row: ReventaRow): ReservaCancelable => ({
  estado: row.estado as ReservaCancelable['estado'],
  estadoPago: row.estadoPago as EstadoPago,
  ocupaHasta: row.ocupaHasta,
  inicio: row.inicioUtc,
  creadaEn: row.createdAt,
  zonaHoraria: row.zona,
  politicaCancelacion: row.politicaCancelacion as ReservaCancelable['politicaCancelacion'],
  tramos: row.politicaTramos,
  retractoVigente: row.retractoVigente,
  suspendida: row.salidaEstado === 'cancelada',
})
