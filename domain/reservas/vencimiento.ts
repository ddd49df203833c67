import type { ErrorCode } from '#contract/errors.ts'
import type { EstadoPago, EstadoReserva } from '#contract/reservas.ts'

// docs/nunca.md 2.5.
const RETENCION_MINUTOS = 15
const GRACIA_SEGUNDOS = 90

/** When a hold taken, or extended, now runs out. */
export function calcularExpiraEn(ahora: Date): Date {
  return new Date(ahora.getTime() + RETENCION_MINUTOS * 60_000)
}

/** Until when the places are held: the grace exists only while a payment attempt is open. */
export function calcularOcupaHasta(expiraEn: Date, intentoAbierto: boolean): Date {
  return new Date(expiraEn.getTime() + (intentoAbierto ? GRACIA_SEGUNDOS * 1000 : 0))
}

/** A person is shown expirada as soon as a hold ran out, before any job says so. */
export function estadoVisible(
  { estado, ocupaHasta }: { estado: EstadoReserva; ocupaHasta: Date | null },
  ahora: Date,
): EstadoReserva {
  return estado === 'pendiente' && ocupaHasta !== null && ahora >= ocupaHasta ? 'expirada' : estado
}

export interface Retencion {
  estado: EstadoReserva
  expiraEn: Date | null
  ocupaHasta: Date | null
}

export function motivoParaNoExtender(reserva: Retencion & { extendida: boolean }, ahora: Date): ErrorCode | null {
  const motivo = motivoPorRetencion(reserva, ahora)
  if (motivo) return motivo
  return reserva.extendida ? 'reserva-ya-extendida' : null
}

export interface Pagable extends Retencion {
  estadoPago: EstadoPago
  /** A company has to say yes before anybody pays it; false where this payment is that yes. */
  porAceptar: boolean
}

/** Whether it may be paid, by whatever means. */
export function motivoParaNoPagar(reserva: Pagable, ahora: Date): ErrorCode | null {
  if (reserva.estadoPago === 'desconocido') return 'pago-en-revision'
  return motivoPorRetencion(reserva, ahora) ?? (reserva.porAceptar ? 'reserva-por-aceptar' : null)
}

/** Money for a hold that no longer has its places is late: it is booked and given back in full. */
export function dineroLlegaATiempo(reserva: Pick<Retencion, 'estado' | 'ocupaHasta'>, ahora: Date): boolean {
  return estadoVisible(reserva, ahora) === 'pendiente'
}

function motivoPorRetencion(reserva: Retencion, ahora: Date): ErrorCode | null {
  if (reserva.estado === 'expirada') return 'reserva-vencida'
  if (reserva.estado !== 'pendiente') return 'reserva-no-pendiente'
  return reserva.expiraEn === null || ahora >= reserva.expiraEn ? 'reserva-vencida' : null
}
