import type { ErrorCode } from '#contract/errors.ts'
import type { EstadoReserva } from '#contract/reservas.ts'

interface Visita {
  estado: EstadoReserva
  inicio: Date
  fin: Date
}

const HORA_MS = 3_600_000

// Reliability 2.1: check-in opens 2 h before the start; an absence can be corrected for 48 h.
const ANTES_HORAS = 2
const CORRECCION_HORAS = 48

export function motivoParaNoRegistrarLlegada({ estado, inicio }: Visita, ahora: Date): ErrorCode | null {
  return permitir(estado === 'confirmada' && ahora.getTime() >= inicio.getTime() - ANTES_HORAS * HORA_MS)
}

/** Also the rule for `no_prestada`. */
export function motivoParaNoRegistrarAusencia({ estado, fin }: Visita, ahora: Date): ErrorCode | null {
  return permitir(estado === 'confirmada' && ahora >= fin)
}

/** `ausenteDesde`: when it became no_asistio. */
export function motivoParaNoCorregirLlegada({ estado, ausenteDesde }: { estado: EstadoReserva; ausenteDesde: Date }, ahora: Date): ErrorCode | null {
  return permitir(estado === 'no_asistio' && ahora.getTime() <= ausenteDesde.getTime() + CORRECCION_HORAS * HORA_MS)
}

function permitir(permitido: boolean): ErrorCode | null {
  return permitido ? null : 'transicion-no-permitida'
}
