import { expect, it } from 'vitest'
import { lineasNetas, margenContratado, precioNeto } from './contrato.ts'

it.each([
  [25_000, 0, 25_000],
  [25_000, 1_000, 22_500],
  [19_990, 1_250, 17_491],
  [1_000, 3_000, 700],
])('%i with a commission of %i hundredths of a percent costs %i', (publico, tasa, neto) =>
  expect(precioNeto(publico, tasa)).toBe(neto),
)

it('rounds each place, so that the total is what its lines say', () => {
  expect(
    lineasNetas(
      [
        { tipo: 'adulto', cantidad: 3, precioUnitario: 19_990 },
        { tipo: 'nino', cantidad: 1, precioUnitario: 9_990 },
      ],
      1_250,
    ),
  ).toEqual({
    lineas: [
      { tipo: 'adulto', cantidad: 3, precioUnitario: 17_491 },
      { tipo: 'nino', cantidad: 1, precioUnitario: 8_741 },
    ],
    total: 61_214,
  })
})

it.each([
  [64_000, 57_600, 1_000],
  [3 * 19_990, 3 * (19_990 - 2_499), 1_250],
  [3_333, 2_922, 1_233],
  [40_000, 40_000, 0],
  [0, 0, 0],
  // Never below zero: what was sold for more than the public price pays the public price elsewhere.
  [10_000, 12_000, 0],
])('of %i to the public and %i to the company: %i', (publico, neto, margen) => {
  expect(margenContratado({ publico, neto })).toBe(margen)
})
