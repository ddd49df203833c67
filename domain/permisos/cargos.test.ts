import { expect, it } from 'vitest'
import { cargoDeSesion, cargoInicial, type Puesto, quienCede, quienesTrabajan } from './cargos.ts'

/** 'b1@5': who, the day they came, the day they were chosen. */
function equipo(texto: string): Puesto[] {
  return texto
    .split(' ')
    .filter(Boolean)
    .map((uno) => {
      const [, id, dia, elegido] = /^(\w)(\d)(?:@(\d))?$/.exec(uno)!
      return {
        id: id!,
        createdAt: new Date(Date.UTC(2026, 0, Number(dia))),
        activadaEn: elegido ? new Date(Date.UTC(2026, 1, Number(elegido))) : null,
      }
    })
}

it.each([
  ['everybody while there is room', 'a1 b2', 2, 'ab', null],
  ['those who came first', 'c3 a1 b2', 2, 'ab', 'b'],
  ['of the same day, always the same one', 'b1 a1', 1, 'a', 'a'],
  ['whoever was chosen, before those who came first', 'a1 b2 c3@1', 2, 'ca', 'a'],
  ['the last two that were chosen', 'a1@1 b2@3 c3@2', 2, 'bc', 'c'],
  ['nobody on a plan of one', 'a1 b2@1', 0, '', null],
  ['nobody where the plan says less than none', 'a1', -1, '', null],
  ['an empty team', '', 2, '', null],
])('%s', (_, texto, lugares, trabajan, cede) => {
  expect(
    quienesTrabajan(equipo(texto), lugares)
      .map(({ id }) => id)
      .join(''),
  ).toBe(trabajan)
  expect(quienCede(equipo(texto), lugares)?.id ?? null).toBe(cede)
})

it('gives a place to whoever is chosen, and takes it from whoever was said to give it', () => {
  const antes = equipo('a1 b2 c3 d4')
  const cede = quienCede(antes, 2)!.id
  const despues = antes.map((uno) => (uno.id === 'd' ? { ...uno, activadaEn: new Date(Date.UTC(2026, 2, 1)) } : uno))
  expect(
    quienesTrabajan(despues, 2)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['a', 'd'])
  expect(cede).toBe('b')
})

it.each([
  ['a b', null, 'a', 'a'],
  ['a b', 'b', 'b', 'a'],
  ['(a) b', null, null, 'b'],
  ['(a) b', 'a', null, 'b'],
  ['(a) (b)', 'b', null, 'a'],
  ['a b', 'gone', null, 'a'],
  ['', null, null, null],
])('of %j, with %j chosen, a session acts for %j; a new one begins with %j', (texto, elegido, deSesion, inicial) => {
  const cargos = texto
    .split(' ')
    .filter(Boolean)
    .map((uno) => ({ id: uno.replace(/[()]/g, ''), enPausa: uno.startsWith('(') }))
  expect(cargoDeSesion(cargos, elegido)?.id ?? null).toBe(deSesion)
  expect(cargoInicial(cargos)?.id ?? null).toBe(inicial)
})
