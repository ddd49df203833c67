import { multiplicar, type PuntosBase, sumar, tasaDe } from '#domain/pesos.ts'

/** What a company owes of a price, its margin taken off. */
export const netoDe = (precio: number, margen: PuntosBase): number => precio - tasaDe(precio, margen)

/** Of a whole booking: the sum of its units, so that no rounding tells them apart. */
export const netoDeLineas = (lineas: readonly { cantidad: number; precioUnitario: number }[], margen: PuntosBase): number =>
  sumar(lineas.map(({ cantidad, precioUnitario }) => multiplicar(netoDe(precioUnitario, margen), cantidad)))
