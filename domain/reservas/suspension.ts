import type { ErrorCode } from '#contract/errors.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import type { MotivoDeSuspension } from '#contract/suspensiones.ts'
import type { CausaCancelacion } from './cancelacion.ts'

// The families of product 6: what nobody can help costs the operador nothing.
const POR_FUERZA_MAYOR: readonly string[] = ['clima', 'mar_cerrado', 'camino_cortado', 'incendio', 'emergencia'] satisfies MotivoDeSuspension[]

const HORAS_PARA_ELEGIR = 48

/** Why a departure ends whose operator may sell no more. */
export const OPERADOR_SUSPENDIDO = 'operador_suspendido'

export function causaDeSuspension(motivo: string | null): CausaCancelacion {
  if (motivo === OPERADOR_SUSPENDIDO) return 'plataforma'
  return motivo !== null && POR_FUERZA_MAYOR.includes(motivo) ? 'fuerza_mayor' : 'anfitrion'
}

/** Until when somebody may choose another date; after that everything goes back. */
export function calcularVenceOferta(ahora: Date): Date {
  return new Date(ahora.getTime() + HORAS_PARA_ELEGIR * 3_600_000)
}

export function motivoParaNoElegirFecha({ estado, venceEn }: { estado: EstadoReserva; venceEn: Date | null }, ahora: Date): ErrorCode | null {
  if (estado !== 'confirmada' || venceEn === null) return 'reserva-no-cambiable'
  return ahora < venceEn ? null : 'oferta-vencida'
}
