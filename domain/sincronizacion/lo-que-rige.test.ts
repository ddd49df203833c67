import { expect, it } from 'vitest'
import { juntar, loQueRige } from './lo-que-rige.ts'

const el = (dia: number, hora = 10, resumen = '') => ({
  desde: new Date(Date.UTC(2027, 0, dia, hora)),
  hasta: new Date(Date.UTC(2027, 0, dia, hora + 1)),
  resumen,
})

it.each([
  ['a complete calendar, alone', [el(1)], [el(2)], 0, [el(2)]],
  ['one that was not all understood, beside what was busy before', [el(1)], [el(2)], 1, [el(1), el(2)]],
  ['one time once, by its newest title', [el(1, 10, 'antes')], [el(1, 10, 'ahora')], 3, [el(1, 10, 'ahora')]],
  ['nothing understood: all that was busy before', [el(1), el(2)], [], 2, [el(1), el(2)]],
  ['a complete calendar without events: nothing', [el(1)], [], 0, []],
])('rules: %s', (_, antes, ahora, noEntendidos, esperado) =>
  expect(loQueRige(antes, ahora, noEntendidos)).toEqual(esperado),
)

it('keeps nothing of before beside what is busy now for as long: a day that ends with the last one sold ends later at each reading', () => {
  const sinFin = (hasta: number) => ({ ...el(1), hasta: new Date(Date.UTC(2028, 0, hasta)) })
  expect(loQueRige([sinFin(1), el(2), el(3, 10, 'suelto')], [sinFin(2)], 1)).toEqual([sinFin(2)])
  expect(loQueRige([sinFin(2)], [sinFin(1), el(2)], 1)).toEqual([sinFin(1), sinFin(2), el(2)])
  expect(
    loQueRige([{ ...el(1), hasta: el(1, 11).hasta }], [el(1, 10), el(1, 11)], 1),
    'covered by two together',
  ).toEqual([el(1, 10), el(1, 11)])
})

it('joins those less than an hour apart once there are more than anybody writes, and never leaves a busy one out', () => {
  const todos = Array.from({ length: 40_000 }, (_, i) => ({
    desde: new Date(i * 20 * 60_000),
    hasta: new Date(i * 20 * 60_000 + 60_000),
    resumen: '',
  }))
  expect(juntar(todos)).toEqual([{ desde: todos[0]!.desde, hasta: todos.at(-1)!.hasta, resumen: '' }])
  expect(juntar(todos.slice(0, 5_000))).toHaveLength(5_000)
})
