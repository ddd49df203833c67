import type { Perdida } from '#contract/analitica.ts'
import { PERDIDAS } from '#contract/enumeraciones.ts'

export interface Desenlaces {
  cotizaciones: number
  retenciones: number
  sinFechas: number
  sinCupos: number
  /** Bookings by how they ended. */
  porResultado: ReadonlyMap<string, number>
}

/**
 * Why what began did not end in a standing booking. Whoever saw the price of a date and began no checkout is counted
 * under `precio`: nothing else came between.
 */
export function contarPerdidas({
  cotizaciones,
  retenciones,
  sinFechas,
  sinCupos,
  porResultado,
}: Desenlaces): Record<Perdida, number> {
  const propias: Partial<Record<Perdida, number>> = {
    sin_fechas: sinFechas,
    sin_cupos: sinCupos,
    precio: Math.max(0, cotizaciones - retenciones),
  }
  return Object.fromEntries(
    PERDIDAS.map((motivo) => [motivo, propias[motivo] ?? porResultado.get(motivo) ?? 0]),
  ) as Record<Perdida, number>
}

/** Whole percent; null of nothing. */
export function porcentaje(parte: number, total: number): number | null {
  return total === 0 ? null : Math.min(100, Math.round((parte / total) * 100))
}
