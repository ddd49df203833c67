import { describe, expect, it } from 'vitest'
import {
  enDiasEnteros,
  enRetracto,
  finDePeriodo,
  finDePrueba,
  proporcion,
  proximoReintento,
  sigueEnUso,
} from './periodo.ts'

const en = (texto: string) => new Date(`${texto}T12:00:00Z`)
const dia = (fecha: Date | null) => fecha?.toISOString().slice(0, 10) ?? null

it.each([
  ['2026-11-18', '2026-12-18'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-03-31', '2026-04-30'],
])('a month from %s ends on %s', (desde, hasta) => expect(dia(finDePeriodo(en(desde)))).toBe(hasta))

it('is tried for 30 days', () => expect(dia(finDePrueba(en('2026-11-18')))).toBe('2026-12-18'))

it.each([
  ['2026-11-18', '2026-11-19'],
  ['2026-11-19', '2026-11-21'],
  ['2026-11-21', '2026-11-23'],
  ['2026-11-23', '2026-11-25'],
  ['2026-11-25', null],
  ['2026-12-30', null],
])('a charge that failed on 18 November is tried again, seen from %s: %s', (ahora, cuando) =>
  expect(dia(proximoReintento(en('2026-11-18'), en(ahora)))).toBe(cuando),
)

describe('what is left of a period', () => {
  const periodo = { desde: en('2026-11-01'), hasta: en('2026-12-01') }
  it.each([
    ['2026-11-01', 15_000],
    ['2026-11-16', 7_500],
    ['2026-11-30', 500],
    ['2026-12-01', 0],
    ['2026-12-15', 0],
    ['2026-10-01', 15_000],
  ])('on %s is %i pesos', (ahora, monto) => expect(proporcion(15_000, periodo, en(ahora))).toBe(monto))
})

it.each([
  ['2026-11-01T12:00:00Z', '2026-11-01T12:00:00Z'],
  ['2026-11-02T11:59:59Z', '2026-11-01T12:00:00Z'],
  ['2026-11-02T12:00:00Z', '2026-11-02T12:00:00Z'],
])('at %s the day of a period that began at noon began at %s', (ahora, cuando) =>
  expect(enDiasEnteros(en('2026-11-01'), new Date(ahora))).toEqual(new Date(cuando)),
)

it.each([
  [null, '2026-11-18', false],
  ['2026-11-08', '2026-11-18', true],
  ['2026-11-07', '2026-11-18', false],
] as const)('charged first on %s, withdrawing on %s: %s', (primero, ahora, si) =>
  expect(enRetracto(primero && en(primero), en(ahora))).toBe(si),
)

it.each([
  ['2026-12-18T12:00:00Z', true],
  ['2026-12-19T02:59:59.999Z', true],
  ['2026-12-19T03:00:00Z', false],
])('a plan that was given up for 18 December is in use at %s: %s', (ahora, si) =>
  expect(sigueEnUso(en('2026-12-18'), new Date(ahora))).toBe(si),
)
