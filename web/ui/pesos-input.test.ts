import { expect, it } from 'vitest'
import { leerPesos } from './pesos-input.tsx'

it.each([
  ['1250000', 1_250_000],
  ['$1.250.000', 1_250_000],
  [' 80 000 ', 80_000],
  ['', null],
  ['ochenta', null],
  ['-80000', null],
  ['80,5', null],
])('reads %j as %j', (texto, pesos) => {
  expect(leerPesos(texto)).toBe(pesos)
})
