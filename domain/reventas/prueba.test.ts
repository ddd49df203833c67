import { expect, it } from 'vitest'
import { CREDITO_DE_PRUEBA, motivoParaNoFiarDePrueba, motivoParaNoRetener, pruebaHasta } from './prueba.ts'

const AHORA = new Date('2026-11-18T12:00:00Z')

it.each([
  [false, '2026-11-18T13:00:00Z'],
  [true, '2026-11-19T12:00:00Z'],
])('a test booking keeps its places for an hour, once confirmed for a day: %s', (confirmada, hasta) => {
  expect(pruebaHasta(AHORA, { confirmada })).toEqual(new Date(hasta))
})

it.each([
  [0, CREDITO_DE_PRUEBA, null],
  [1, CREDITO_DE_PRUEBA, 'credito-insuficiente'],
  [CREDITO_DE_PRUEBA, 0, null],
  [CREDITO_DE_PRUEBA + 5, -3, null],
])('owing %d, %d more on test credit: %s', (debe, aumento, motivo) => {
  expect(motivoParaNoFiarDePrueba(debe, aumento)).toBe(motivo)
})

it.each([
  [200, 0, 50, null],
  [200, 150, 50, null],
  [200, 151, 50, 'demasiadas-reservas-abiertas'],
  [50, 0, 51, 'demasiadas-reservas-abiertas'],
] as const)('of %d, %d held, %d more: %s', (tope, retenidos, plazas, motivo) => {
  expect(motivoParaNoRetener({ tope, retenidos, plazas })).toBe(motivo)
})
