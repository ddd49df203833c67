import { multiplicar, type PuntosBase, sumar, tasaDe } from '#domain/pesos.ts'
import { juntarLineas, type LineaDePrecio } from '#domain/reservas/precio.ts'

/** A company pays the public price less the commission of its contract. */
export const precioNeto = (publico: number, tasa: PuntosBase): number => publico - tasaDe(publico, tasa)

export function lineasNetas(
  lineas: readonly LineaDePrecio[],
  tasa: PuntosBase,
): { lineas: LineaDePrecio[]; total: number } {
  const netas = juntarLineas(
    lineas.map((linea) => ({ ...linea, precioUnitario: precioNeto(linea.precioUnitario, tasa) })),
  )
  return {
    lineas: netas,
    total: sumar(netas.map(({ precioUnitario, cantidad }) => multiplicar(precioUnitario, cantidad))),
  }
}

/** The commission that a purchase was contracted with, as its two prices tell it. */
export const margenContratado = ({ publico, neto }: { publico: number; neto: number }): PuntosBase =>
  publico <= neto ? 0 : Math.round(((publico - neto) * 10_000) / publico)
