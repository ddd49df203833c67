import type { ErrorCode } from '#contract/errors.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { sumar } from '#domain/pesos.ts'

export const ESTADOS_SALIDA = ['abierta', 'cerrada', 'cancelada'] as const
export type EstadoSalida = (typeof ESTADOS_SALIDA)[number]

/** Hold a place whatever the hour; a pendiente does so only until `ocupaHasta`. */
export const ESTADOS_QUE_OCUPAN = ['pagada', 'confirmada', 'realizada', 'no_asistio'] as const satisfies readonly EstadoReserva[]

export interface Ocupante {
  estado: EstadoReserva
  ocupaHasta: Date | null
  plazas: number
}

export interface SalidaEnVenta {
  cupos: number
  estado: EstadoSalida
  cierreVentas: Date
  inicioUtc: Date
}

export interface LineaDeSalida {
  salidaId: string
  plazas: number
}

/** Reliability I8: expiry is a condition, not a task. A pendiente without a limit is taken as occupying. */
export function ocupa({ estado, ocupaHasta }: Pick<Ocupante, 'estado' | 'ocupaHasta'>, ahora: Date): boolean {
  if (estado === 'pendiente') return ocupaHasta === null || ahora < ocupaHasta
  return (ESTADOS_QUE_OCUPAN as readonly EstadoReserva[]).includes(estado)
}

export function plazasOcupadas(ocupantes: Iterable<Ocupante>, ahora: Date): number {
  return sumar([...ocupantes].filter((ocupante) => ocupa(ocupante, ahora)).map((ocupante) => ocupante.plazas))
}

/** Never below zero: an operator's mistake must not sell negative places. */
export function cuposDisponibles(cupos: number, ocupadas: number): number {
  return Math.max(0, cupos - ocupadas)
}

/** Adds up lines of the same salida (3 + 3 of 5 places must fail), in id order, which is the order of locking. */
export function unirLineas(lineas: readonly LineaDeSalida[]): LineaDeSalida[] {
  const porSalida = Map.groupBy(lineas, (linea) => linea.salidaId)
  return [...porSalida]
    .map(([salidaId, propias]) => ({ salidaId, plazas: sumar(propias.map((linea) => linea.plazas)) }))
    .sort((a, b) => (a.salidaId < b.salidaId ? -1 : 1))
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

/** Reliability 2.5: cupos never shrink below the live places. */
export function motivoParaNoFijarCupos(cupos: number, ocupadas: number): ErrorCode | null {
  if (!Number.isSafeInteger(cupos) || cupos < 0) return 'datos-invalidos'
  return cupos >= ocupadas ? null : 'dato-en-conflicto'
}
