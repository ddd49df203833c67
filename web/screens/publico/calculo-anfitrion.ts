export const COMISION = 0.12
export const IVA = 0.19

export type Ventas = { precio: number; cupos: number; salidas: number }
export type Calculo = { ventas: number; comision: number; iva: number; recibes: number }

/** What is left of a month's sales after the commission of the free plan and its tax. */
export function calcular({ precio, cupos, salidas }: Ventas): Calculo {
  const ventas = precio * cupos * salidas
  const comision = Math.round(ventas * COMISION)
  const iva = Math.round(comision * IVA)
  return { ventas, comision, iva, recibes: ventas - comision - iva }
}
