import type { EstadoSalida } from '#contract/enumeraciones/salidas.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { EstadoReserva } from '#contract/reservas.ts'

/** Hold a place whatever the hour; a pendiente does so only until `ocupaHasta`. */
export const ESTADOS_QUE_OCUPAN = [
  'pagada',
  'confirmada',
  'realizada',
  'no_asistio',
] as const satisfies readonly EstadoReserva[]

interface Ocupante {
  estado: EstadoReserva
  ocupaHasta: Date | null
}

export interface SalidaEnVenta {
  cupos: number
  estado: EstadoSalida
  cierreVentas: Date
  inicioUtc: Date
}

/** docs/nunca.md I8: expiry is a condition, not a task. A pendiente without a limit is taken as occupying. */
export function ocupa({ estado, ocupaHasta }: Ocupante, ahora: Date): boolean {
  if (estado === 'pendiente') return ocupaHasta === null || ahora < ocupaHasta
  return (ESTADOS_QUE_OCUPAN as readonly EstadoReserva[]).includes(estado)
}

/** Never below zero: an operator's mistake must not sell negative places. */
export function cuposDisponibles(cupos: number, ocupadas: number): number {
  return Math.max(0, cupos - ocupadas)
}

// oxlint-disable-next-line max-params -- each part is locked or counted on its own
export function motivoParaNoVender(
  salida: SalidaEnVenta,
  experiencia: { recibeReservas: boolean; documentosAlDia?: boolean },
  plazas: number,
  ocupadas: number,
  ahora: Date,
): ErrorCode | null {
  if (!experiencia.recibeReservas) return 'experiencia-no-disponible'
  if (experiencia.documentosAlDia === false || !estaALaVenta(salida, ahora)) return 'salida-cerrada'
  if (!Number.isSafeInteger(plazas) || plazas < 1) return 'datos-invalidos'
  if (!(plazas <= cuposDisponibles(salida.cupos, ocupadas))) return 'sin-cupos'
  return null
}

export function estaALaVenta({ estado, cierreVentas, inicioUtc }: Omit<SalidaEnVenta, 'cupos'>, ahora: Date): boolean {
  return estado === 'abierta' && ahora < cierreVentas && ahora < inicioUtc
}

/** docs/nunca.md 2.5: cupos never shrink below the live places. A group bought its departure whole: it stays at the `deUnGrupo` places it had, or strangers would join. */
export function motivoParaNoFijarCupos(
  cupos: number,
  ocupadas: number,
  deUnGrupo: number | null = null,
): ErrorCode | null {
  if (!Number.isSafeInteger(cupos) || cupos < 0) return 'datos-invalidos'
  if (deUnGrupo !== null && cupos !== deUnGrupo) return 'dato-en-conflicto'
  return cupos >= ocupadas ? null : 'dato-en-conflicto'
}
