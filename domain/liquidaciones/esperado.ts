import type { Fecha } from '#domain/fechas.ts'
import type { Reparto } from '#domain/pagos/asientos.ts'
import { calcularFechaDePago, calcularLiberableEn } from './liberacion.ts'
import { calcularLinea, type Linea, type Regimen, type Tasas } from './linea.ts'

/** When a sale that takes place as planned may be paid, and the day it is. */
export function calcularPlazos(fin: Date, feriados: readonly Fecha[]): { liberableEn: Date; fechaPago: Fecha } {
  const liberableEn = calcularLiberableEn({ estado: 'realizada', fin, llegadaEn: null })!
  return { liberableEn, fechaPago: calcularFechaDePago(liberableEn, feriados) }
}

/** The line that a sale would have, with the rates of the day it is to be paid. */
export function calcularEsperado(reparto: Reparto, regimen: Regimen, tasas: Tasas): Omit<Linea, 'ajuste'> {
  const { ajuste: _ninguno, ...linea } = calcularLinea(reparto, 0, regimen, tasas)
  return linea
}
