import type { ErrorCode } from '#contract/errors.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import type { MotivoDeSuspension } from '#contract/suspensiones.ts'
import type { CausaCancelacion } from './cancelacion.ts'

// The operador pays nothing for a thing that nobody can help.
const POR_FUERZA_MAYOR: readonly string[] = [
  'clima',
  'mar_cerrado',
  'camino_cortado',
  'incendio',
  'emergencia',
] satisfies MotivoDeSuspension[]

const HORA_MS = 3_600_000
const HORAS_PARA_ELEGIR = 48
const HORAS_ANTES_DEL_INICIO = 12
// Most are called off the evening before or the same morning: who reads it late chooses all the same.
const HORAS_MINIMAS = 12

/** Why a departure ends whose operator may sell no more. */
export const OPERADOR_SUSPENDIDO = 'operador_suspendido'

export function causaDeSuspension(motivo: string | null): CausaCancelacion {
  if (motivo === OPERADOR_SUSPENDIDO) return 'plataforma'
  return motivo !== null && POR_FUERZA_MAYOR.includes(motivo) ? 'fuerza_mayor' : 'anfitrion'
}

/** Until when somebody may choose another date; after that everything goes back. Never later than a while before it was to begin, unless that leaves no time. */
export function calcularVenceOferta(ahora: Date, inicio: Date): Date {
  const antesDelInicio = inicio.getTime() - HORAS_ANTES_DEL_INICIO * HORA_MS
  const enHoras = (horas: number): number => ahora.getTime() + horas * HORA_MS
  return new Date(Math.max(enHoras(HORAS_MINIMAS), Math.min(enHoras(HORAS_PARA_ELEGIR), antesDelInicio)))
}

export function motivoParaNoElegirFecha(
  { estado, venceEn }: { estado: EstadoReserva; venceEn: Date | null },
  ahora: Date,
): ErrorCode | null {
  if (estado !== 'confirmada' || venceEn === null) return 'reserva-no-cambiable'
  return ahora < venceEn ? null : 'oferta-vencida'
}
