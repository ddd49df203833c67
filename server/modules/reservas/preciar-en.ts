import { lineasNetas, margenContratado } from '#domain/empresas/contrato.ts'
import { calcularTotal, participantesDe, type LineaDePrecio } from '#domain/reservas/precio.ts'
import type { Oferta } from '#server/modules/disponibilidad/index.ts'
import { precioAlViajero } from './precio-al-viajero.ts'
import type { ReservaCompleta } from './reservas.db.ts'

export interface Preciada {
  lineas: LineaDePrecio[]
  total: number
  /** What the public pays for all of it, and for each kind. */
  publico: number
  publicos: LineaDePrecio[]
}

/** What the same people cost on another departure, for whoever pays this booking: a company pays what its contract left of the public price. Null where a kind of participant is not sold there. */
export function preciarEn(reserva: ReservaCompleta, { tarifas }: Pick<Oferta, 'tarifas'>): Preciada | null {
  const precio = calcularTotal(tarifas, participantesDe(reserva.lineas))
  if (precio.motivo !== null) return null
  const publico = reserva.publicos === null ? (reserva.publico ?? reserva.total) : precioAlViajero(reserva).total
  const netas = lineasNetas(precio.lineas, margenContratado({ publico, neto: reserva.total }))
  return { ...netas, publico: precio.total, publicos: precio.lineas }
}
