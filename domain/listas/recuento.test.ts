import { expect, it } from 'vitest'
import { recontar, soloDe } from './recuento.ts'

it('counts who is for each option, and keeps those nobody wants', () => {
  const recuento = recontar(
    ['a', 'b', 'c'],
    [
      { nombre: 'Ana', elegidas: ['a', 'b'] },
      { nombre: 'Berta', elegidas: ['b'] },
    ],
  )
  expect([...recuento]).toEqual([
    ['a', { votos: 1, quienes: ['Ana'] }],
    ['b', { votos: 2, quienes: ['Ana', 'Berta'] }],
    ['c', { votos: 0, quienes: [] }],
  ])
})

it.each([
  [['a', 'b'], ['b', 'b', 'x'], ['b']],
  [['a', 'b'], [], []],
  [[], ['a'], []],
])('of %j only what is on the list counts: %j gives %j', (opciones, elegidas, cuentan) => {
  expect(soloDe(opciones, elegidas)).toEqual(cuentan)
})
