import { expect, it } from 'vitest'
import { CONDICIONES, tasaDeVenta } from './planes.ts'

it.each([
  ['gratis', 1_200, 300],
  ['pro', 800, 150],
  ['equipo', 600, 100],
] as const)('of a sale with the plan %s the platform keeps %i, and %i by the own link', (plan, normal, porEnlace) => {
  expect([tasaDeVenta(CONDICIONES[plan], false), tasaDeVenta(CONDICIONES[plan], true)]).toEqual([normal, porEnlace])
})

it('never keeps more by the own link, whatever the rule says', () => {
  expect(tasaDeVenta({ comision: 500, comisionPorEnlace: 900 }, true)).toBe(500)
})
