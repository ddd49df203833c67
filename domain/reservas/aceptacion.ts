import type { ErrorCode } from '#contract/errors.ts'
import type { EstadoReserva } from '#contract/reservas.ts'

// Product 3.
const PLAZO_HORAS = 24

/** Until when the operator may accept: 24 h, and never after the start. */
export function calcularAceptarAntesDe(pagadaEn: Date, inicio: Date): Date {
  const plazo = new Date(pagadaEn.getTime() + PLAZO_HORAS * 3_600_000)
  return plazo < inicio ? plazo : inicio
}

export function motivoParaNoAceptarReserva({ estado, aceptarAntesDe }: { estado: EstadoReserva; aceptarAntesDe: Date | null }, ahora: Date): ErrorCode | null {
  return estado === 'pagada' && aceptarAntesDe !== null && ahora < aceptarAntesDe ? null : 'transicion-no-permitida'
}
