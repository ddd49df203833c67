import { expect, it } from 'vitest'
import { escalonSiguiente, esDelOperador, pausadaHasta, porcentajeDeCargo, vivas } from './escala.ts'

const ahora = new Date('2026-11-26T12:00:00Z')
const hace = (dias: number, perdonada = false) => ({
  createdAt: new Date(ahora.getTime() - dias * 86_400_000),
  perdonadaEn: perdonada ? ahora : null,
})
const en = (dias: number): Date => new Date(ahora.getTime() + dias * 86_400_000)

it.each([
  ['confirmada', 'anfitrion', 'operativo', true],
  ['confirmada', 'fuerza_mayor', 'clima', false],
  ['confirmada', 'anfitrion', 'minimo_no_alcanzado', false],
  ['confirmada', 'viajero', 'cambio_de_planes', false],
  ['pagada', 'anfitrion', 'operativo', false],
  ['pendiente', 'anfitrion', 'operativo', false],
] as const)('a booking %s, ended by %s for %s: %s', (estado, causa, motivo, cuenta) => {
  expect(esDelOperador({ estado, causa, motivo })).toBe(cuenta)
})

it.each([
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 3],
  [9, 3],
])('after %i the next is on rung %i', (cuantas, escalon) => {
  expect(escalonSiguiente(cuantas)).toBe(escalon)
})

it.each([
  [1, 2, 0],
  [1, 500, 0],
  [2, 71, 20],
  [2, 72, 10],
  [3, 0, 20],
  [3, 200, 10],
] as const)('rung %i with %i h of notice costs %i %%', (escalon, horas, porcentaje) => {
  expect(porcentajeDeCargo(escalon, horas)).toBe(porcentaje)
})

it.each([
  { nombre: 'two', cancelaciones: [hace(1), hace(2)], cuentan: 2, hasta: null },
  { nombre: 'three in 90 days', cancelaciones: [hace(1), hace(40), hace(80)], cuentan: 3, hasta: en(10) },
  { nombre: 'three, one of them older', cancelaciones: [hace(1), hace(40), hace(90)], cuentan: 2, hasta: null },
  {
    nombre: 'three, one of them forgiven',
    cancelaciones: [hace(1), hace(40, true), hace(80)],
    cuentan: 2,
    hasta: null,
  },
  {
    nombre: 'four: the newest three say it',
    cancelaciones: [hace(80), hace(1), hace(30), hace(20)],
    cuentan: 4,
    hasta: en(60),
  },
])('$nombre: $cuentan count', ({ cancelaciones, cuentan, hasta }) => {
  expect(vivas(cancelaciones, ahora)).toHaveLength(cuentan)
  expect(pausadaHasta(cancelaciones, ahora)).toEqual(hasta)
})
