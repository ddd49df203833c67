import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  enPesos,
  enPorcentaje,
  esMonto,
  multiplicar,
  porcentajeDe,
  redondear,
  separarIva,
  sumar,
  tasaDe,
} from './pesos.ts'

const monto = fc.integer({ min: 0, max: 200_000_000 })

it.each([
  [1n, 2n, 1],
  [-1n, 2n, -1],
  [1n, 3n, 0],
  [2n, 3n, 1],
  [3n, 2n, 2],
  [0n, 7n, 0],
])('rounds %s/%s to %i', (numerador, denominador, entero) => {
  expect(redondear(numerador, denominador)).toBe(entero)
})

it.each([
  [25_000, 50, 12_500],
  [25_001, 50, 12_501],
  [99, 100, 99],
  [1, 0, 0],
])('%i at %i percent is %i', (bruto, porcentaje, parte) => {
  expect(porcentajeDe(bruto, porcentaje)).toBe(parte)
})

it.each([
  [100_000, 1_200, 12_000],
  [33_333, 1_250, 4_167],
])('%i at %i hundredths of a percent is %i', (bruto, tasa, parte) => {
  expect(tasaDe(bruto, tasa)).toBe(parte)
})

describe('IVA', () => {
  it.each([
    [11_900, 10_000, 1_900],
    [25_000, 21_008, 3_992],
    [1, 1, 0],
    [0, 0, 0],
  ])('%i holds %i and %i', (bruto, neto, iva) => {
    expect(separarIva(bruto)).toEqual({ neto, iva })
  })

  it('adds up for any price, and lies within half a peso of 19 %', () => {
    fc.assert(
      fc.property(monto, (bruto) => {
        const { neto, iva } = separarIva(bruto)
        expect(neto + iva).toBe(bruto)
        expect(Math.abs(iva - neto * 0.19)).toBeLessThan(1)
      }),
    )
  })
})

it('adds without losing a peso on the way', () => {
  fc.assert(
    fc.property(fc.array(monto), (montos) => {
      expect(sumar(montos)).toBe(Number(montos.reduce((suma, uno) => suma + BigInt(uno), 0n)))
    }),
  )
  expect(sumar([Number.MAX_SAFE_INTEGER, 2, -2])).toBe(Number.MAX_SAFE_INTEGER)
})

it('refuses to go on with an amount it cannot hold', () => {
  expect(() => sumar([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError)
  expect(() => multiplicar(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError)
})

it.each([
  [0, true],
  [1, true],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
  [2 ** 53, false],
])('takes %d as an amount: %s', (n, vale) => {
  expect(esMonto(n)).toBe(vale)
})

it.each([
  [0, '$0'],
  [999, '$999'],
  [25_000, '$25.000'],
  [1_234_567, '$1.234.567'],
])('writes %i as %s', (monto, texto) => {
  expect(enPesos(monto)).toBe(texto)
})

it.each([
  [0, '0 %'],
  [850, '8,5 %'],
  [1_250, '12,5 %'],
  [3_000, '30 %'],
])('writes a rate of %i as %s', (tasa, texto) => {
  expect(enPorcentaje(tasa)).toBe(texto)
})
