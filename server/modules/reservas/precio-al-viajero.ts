import { totalDe, type LineaDePrecio } from '#domain/reservas/precio.ts'
import type { ReservaCompleta } from './reservas.db.ts'

/** What the traveller is told: what a company keeps of what it sold on is between it and us. */
export function precioAlViajero(
  { lineas, total, publicos, publico }: Pick<ReservaCompleta, 'lineas' | 'total' | 'publicos' | 'publico'>,
  { viaja = false } = {},
): { lineas: LineaDePrecio[]; total: number } {
  // Of a purchase on its panel only the sum was kept.
  if (publicos === null) return viaja ? { lineas: [], total: publico ?? 0 } : { lineas, total }
  return { lineas: publicos, total: totalDe(publicos) }
}
