import type { ErrorCode } from '#contract/errors.ts'
import type { Veredicto } from '#contract/operadores.ts'
import type { EstadoReserva } from '#contract/reservas.ts'

interface Visita {
  estado: EstadoReserva
  inicio: Date
  fin: Date
}

const HORA_MS = 3_600_000

// docs/nunca.md 2.1: check-in opens 2 h before the start; an absence can be corrected for 48 h.
const ANTES_HORAS = 2
const CORRECCION_HORAS = 48
// Ours (docs/decisions/0118): whoever waits at the meeting point gives the operator a quarter of an hour.
const ESPERA_MINUTOS = 15

/** From when people may be received. */
export const llegadaDesde = (inicio: Date): Date => new Date(inicio.getTime() - ANTES_HORAS * HORA_MS)

export function motivoParaNoRegistrarLlegada({ estado, inicio }: Visita, ahora: Date): ErrorCode | null {
  return permitir(estado === 'confirmada' && ahora >= llegadaDesde(inicio))
}

/** Also the rule for `no_prestada`. */
export function motivoParaNoRegistrarAusencia({ estado, fin }: Visita, ahora: Date): ErrorCode | null {
  return permitir(estado === 'confirmada' && ahora >= fin)
}

/** Whoever travels says that nobody received them: from a quarter of an hour after the start, until it counts as an absence. An arrival noted by the operator does not speak against it before the end. */
export function motivoParaNoAvisarSinOperador({ estado, inicio, fin }: Visita, ahora: Date): ErrorCode | null {
  const isPorDecir = estado === 'confirmada' || (estado === 'realizada' && ahora < fin)
  return permitir(isPorDecir && ahora.getTime() >= inicio.getTime() + ESPERA_MINUTOS * 60_000)
}

/** `ausenteDesde`: when it became no_asistio. */
export function motivoParaNoCorregirLlegada(
  { estado, ausenteDesde }: { estado: EstadoReserva; ausenteDesde: Date },
  ahora: Date,
): ErrorCode | null {
  return permitir(estado === 'no_asistio' && ahora.getTime() <= ausenteDesde.getTime() + CORRECCION_HORAS * HORA_MS)
}

/** Whoever receives people at the meeting point is told this. An absence counts from the end. */
export function veredictoDeEntrada(visita: Visita, ahora: Date): Veredicto {
  switch (visita.estado) {
    case 'confirmada':
      return motivoParaNoRegistrarLlegada(visita, ahora) === null ? 'valida' : 'otra_fecha'
    case 'realizada':
      return 'ya_registrada'
    case 'no_asistio':
      return motivoParaNoCorregirLlegada({ estado: visita.estado, ausenteDesde: visita.fin }, ahora) === null
        ? 'valida'
        : 'ausente'
    case 'pendiente':
    case 'pagada':
      return 'sin_confirmar'
    case 'no_prestada':
      return 'no_prestada'
    default:
      return 'cancelada'
  }
}

const RELOJ_ADELANTADO_MS = 5 * 60_000

/** A reading without a network counts from then on; never from the future, and a clock a little fast is ours. Null for one that cannot be. */
export function momentoDeLlegada(registradaEn: Date | undefined, inicio: Date, ahora: Date): Date | null {
  if (!registradaEn || registradaEn.getTime() > ahora.getTime())
    return registradaEn && registradaEn.getTime() > ahora.getTime() + RELOJ_ADELANTADO_MS ? null : ahora
  return registradaEn >= llegadaDesde(inicio) ? registradaEn : null
}

function permitir(permitido: boolean): ErrorCode | null {
  return permitido ? null : 'transicion-no-permitida'
}
