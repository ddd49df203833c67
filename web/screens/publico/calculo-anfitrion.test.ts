import { expect, it } from 'vitest'
import { calcular } from './calculo-anfitrion.ts'

it('leaves 21.430 of one place at 25.000', () => {
  expect(calcular({ precio: 25_000, cupos: 1, salidas: 1 }, 12)).toEqual({
    ventas: 25_000,
    comision: 3_000,
    iva: 570,
    recibes: 21_430,
  })
})

it('never loses a peso between the parts', () => {
  const { ventas, comision, iva, recibes } = calcular({ precio: 13_337, cupos: 7, salidas: 9 }, 8.5)
  expect(comision + iva + recibes).toBe(ventas)
})
