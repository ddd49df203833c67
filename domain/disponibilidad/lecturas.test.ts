import { expect, it } from 'vitest'
import { esperaDeLectura } from './lecturas.ts'

it.each([
  [0, 0.5],
  [1, 1],
  [2, 2],
  [5, 16],
  [6, 24],
  [1000, 24],
])('after %i failures a calendar is read again in %f hours', (fallas, horas) => {
  expect(esperaDeLectura(fallas)).toBe(horas * 3_600_000)
})
