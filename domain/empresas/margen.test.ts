import { describe, expect, it } from 'vitest'
import { estadoDeLinea, margenDe, seCruzan, type LineaDeContrato } from './margen.ts'

const KAYAK = { experiencia: 'kayak', operador: 'bahia', categoria: 'Aventura' }
const TERMAS = { experiencia: 'termas', operador: 'bahia', categoria: 'Cultural' }
const CERRO = { experiencia: 'cerro', operador: 'cumbre', categoria: 'Aventura' }
const VINO = { experiencia: 'vino', operador: 'valle', categoria: 'Enológica' }

const linea = (
  sobre: LineaDeContrato['sobre'],
  objeto: string,
  margen: number,
  desde = '2026-01-01',
  hasta: string | null = null,
): LineaDeContrato => ({ sobre, objeto, margen, desde, hasta })

describe('the most particular line in force decides', () => {
  const lineas = [
    linea('categoria', 'Aventura', 1_200),
    linea('operador', 'bahia', 1_500),
    linea('experiencia', 'kayak', 2_000, '2026-11-01', '2026-11-30'),
    linea('experiencia', 'kayak', 0, '2026-12-15'),
  ]
  it.each([
    ['kayak, on the first day of its own line', KAYAK, '2026-11-01', 2_000],
    ['kayak, on the last one', KAYAK, '2026-11-30', 2_000],
    ['kayak, the day after: its operator', KAYAK, '2026-12-01', 1_500],
    ['kayak, once the next begins, at nothing', KAYAK, '2026-12-15', 0],
    ['another of that operator', TERMAS, '2026-11-15', 1_500],
    ['another of that category', CERRO, '2026-11-15', 1_200],
    ['what no line speaks of: the general one', VINO, '2026-11-15', 800],
    ['before any line', KAYAK, '2025-12-31', 800],
  ])('%s', (_, vendible, dia, tasa) => {
    expect(margenDe({ margen: 800, lineas }, vendible, dia)).toBe(tasa)
    expect(margenDe({ margen: 800, lineas: lineas.toReversed() }, vendible, dia)).toBe(tasa)
  })
})

it.each([
  ['2026-11-01', null, '2026-10-31', 'por_empezar'],
  ['2026-11-01', null, '2026-11-01', 'vigente'],
  ['2026-11-01', null, '2036-11-01', 'vigente'],
  ['2026-11-01', '2026-11-30', '2026-11-30', 'vigente'],
  ['2026-11-01', '2026-11-30', '2026-12-01', 'terminada'],
] as const)('from %s to %s is on %s: %s', (desde, hasta, dia, estado) =>
  expect(estadoDeLinea({ desde, hasta }, dia)).toBe(estado),
)

describe('lines about the same do not share a day', () => {
  const una = linea('experiencia', 'kayak', 1_000, '2026-11-01', '2026-11-30')
  it.each([
    ['the day after', linea('experiencia', 'kayak', 500, '2026-12-01'), false],
    ['its last day', linea('experiencia', 'kayak', 500, '2026-11-30'), true],
    ['up to the day before', linea('experiencia', 'kayak', 500, '2026-10-01', '2026-10-31'), false],
    ['up to its first day', linea('experiencia', 'kayak', 500, '2026-10-01', '2026-11-01'), true],
    ['within it', linea('experiencia', 'kayak', 500, '2026-11-10', '2026-11-12'), true],
    ['around it', linea('experiencia', 'kayak', 500, '2026-01-01'), true],
    ['another experience', linea('experiencia', 'cerro', 500, '2026-11-10'), false],
    ['its operator', linea('operador', 'bahia', 500, '2026-11-10'), false],
  ])('%s', (_, otra, cruza) => expect([seCruzan(una, otra), seCruzan(otra, una)]).toEqual([cruza, cruza]))
})
