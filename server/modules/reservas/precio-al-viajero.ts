import { totalDe, type LineaDePrecio } from '#domain/reservas/precio.ts'
import type { ReservaCompleta } from './reservas.db.ts'

/** What the traveller is told: what a company keeps of what it sold on is between it and us. */
export function precioAlViajero({ lineas, total, publicos }: Pick<ReservaCompleta, 'lineas' | 'total' | 'publicos'>): { lineas: LineaDePrecio[]; total: number } {
  if (publicos === null) return { lineas, total }
  const publicas = lineas.map((linea) => ({ ...linea, precioUnitario: publicos[linea.tipo] ?? linea.precioUnitario }))
  return { lineas: publicas, total: totalDe(publicas) }
}
