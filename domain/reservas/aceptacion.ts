import type { ErrorCode } from '#contract/errors.ts'
import type { EstadoReserva } from '#contract/reservas.ts'

// docs/nunca.md 2.1.
const PLAZO_HORAS = 24

/** Until when the operator may accept: 24 h, and never after the start. */
export function calcularAceptarAntesDe(pagadaEn: Date, inicio: Date): Date {
  const plazo = new Date(pagadaEn.getTime() + PLAZO_HORAS * 3_600_000)
  return plazo < inicio ? plazo : inicio
}

/** When the minimum of a salida is looked at: real hours before its start. */
export function calcularDecision(inicio: Date, decisionMinutos: number): Date {
  return new Date(inicio.getTime() - decisionMinutos * 60_000)
}

/** Whoever was confirmed by that hour goes, whatever the number. */
export function decidirMinimo({
  minimo,
  pagadas,
  confirmadas,
}: {
  minimo: number
  pagadas: number
  confirmadas: number
}): 'se_hace' | 'no_se_hace' {
  return confirmadas > 0 || pagadas >= minimo ? 'se_hace' : 'no_se_hace'
}

interface PorAceptar {
  estado: EstadoReserva
  aceptarAntesDe: Date | null
  /** Its departure was called off: that ends it, with everything back. */
  suspendida: boolean
}

export function motivoParaNoAceptarReserva(
  { estado, aceptarAntesDe, suspendida }: PorAceptar,
  ahora: Date,
): ErrorCode | null {
  if (suspendida) return 'transicion-no-permitida'
  return estado === 'pagada' && aceptarAntesDe !== null && ahora < aceptarAntesDe ? null : 'transicion-no-permitida'
}
