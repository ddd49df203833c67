export const IVA = 0.19

export type Ventas = { precio: number; cupos: number; salidas: number }
export type Calculo = { ventas: number; comision: number; iva: number; recibes: number }

/** What is left of a month's sales after a commission, in percent, and its tax. */
export function calcular({ precio, cupos, salidas }: Ventas, porcentaje: number): Calculo {
  const ventas = precio * cupos * salidas
  const comision = Math.round((ventas * porcentaje) / 100)
  const iva = Math.round(comision * IVA)
  return { ventas, comision, iva, recibes: ventas - comision - iva }
}
