import type { EstadoPago, EstadoReserva } from '#contract/reservas.ts'
import { type Fecha, fechaLocal } from '#domain/fechas.ts'
import { sumarDiasHabiles } from '#domain/reservas/reembolso.ts'

const HORA_MS = 3_600_000
const ZONA = 'America/Santiago'

// docs/nunca.md 2.4.
const ESPERA_HORAS: Partial<Record<EstadoReserva, number>> = { realizada: 24, no_asistio: 48, cancelada: 24 }

// While the bank decides, or while nobody knows what it did, nothing is paid.
const EN_DUDA: readonly EstadoPago[] = ['contracargo', 'desconocido']

/** From when what is kept of a reserva may be paid; null while it is still to happen, or where nothing is kept. */
export function calcularLiberableEn({
  estado,
  fin,
  llegadaEn,
}: {
  estado: EstadoReserva
  fin: Date
  llegadaEn: Date | null
}): Date | null {
  const horas = ESPERA_HORAS[estado]
  if (horas === undefined) return null
  // An arrival may be told before the end, or, as a correction, long after it.
  const desde = estado === 'realizada' && llegadaEn && llegadaEn > fin ? llegadaEn : fin
  return new Date(desde.getTime() + horas * HORA_MS)
}

export function puedeLiberarse(
  { liberableEn, estadoPago }: { liberableEn: Date | null; estadoPago: EstadoPago },
  ahora: Date,
): boolean {
  return liberableEn !== null && liberableEn <= ahora && !EN_DUDA.includes(estadoPago)
}

export function puedePagarse(estadoPago: EstadoPago): boolean {
  return !EN_DUDA.includes(estadoPago)
}

/** The next business day in Chile. */
export function calcularFechaDePago(desde: Date, feriados: readonly Fecha[]): Fecha {
  return sumarDiasHabiles(fechaLocal(desde, ZONA), 1, feriados)
}
