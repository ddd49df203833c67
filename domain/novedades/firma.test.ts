import { expect, it } from 'vitest'
import { esperaDe, FALLA_MAX_MS, seApaga, textoDeFirma } from './firma.ts'

it('signs the moment with the text', () => {
  expect(textoDeFirma({ id: 'a', segundos: 7, cuerpo: '{}' })).toBe('a.7.{}')
})

it('waits longer each time, over three days in all, and then gives up', () => {
  const esperas = Array.from({ length: 14 }, (_, i) => esperaDe(i + 1))
  expect(esperas[0]).toBe(30)
  expect(esperas.at(-1)).toBeNull()
  const segundos = esperas.filter((e) => e !== null)
  expect(segundos).toEqual(segundos.toSorted((a, b) => a - b))
  expect(segundos.reduce((a, b) => a + b, 0) * 1000).toBeGreaterThan(FALLA_MAX_MS - 4 * 3_600_000)
})

it('switches off after three days of failure', () => {
  const ahora = new Date('2026-11-18T12:00:00Z')
  expect([seApaga(new Date('2026-11-15T12:00:00Z'), ahora), seApaga(new Date('2026-11-15T12:00:01Z'), ahora)]).toEqual([
    true,
    false,
  ])
})
