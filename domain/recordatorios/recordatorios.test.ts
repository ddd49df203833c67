import { describe, expect, it } from 'vitest'
import { cuantoFalta, momentoDeRecordar, recordatoriosDebidos, type ClaseRecordatorio } from './recordatorios.ts'

const SANTIAGO = 'America/Santiago'

describe('when', () => {
  it.each<[ClaseRecordatorio, string, string, string, string]>([
    ['semana', 'at noon, a week before', '2026-12-10T15:00:00Z', SANTIAGO, '2026-12-03T15:00:00.000Z'],
    ['dia', 'at noon, a day before', '2026-12-10T15:00:00Z', SANTIAGO, '2026-12-09T15:00:00.000Z'],
    ['horas', 'three hours before', '2026-12-10T15:00:00Z', SANTIAGO, '2026-12-10T12:00:00.000Z'],
    [
      'horas',
      'the evening before, for ten in the morning',
      '2026-12-10T13:00:00Z',
      SANTIAGO,
      '2026-12-10T00:00:00.000Z',
    ],
    ['horas', 'at eight sharp, for eleven', '2026-12-10T14:00:00Z', SANTIAGO, '2026-12-10T11:00:00.000Z'],
    [
      'dia',
      'two evenings before, for five in the morning',
      '2026-12-10T08:00:00Z',
      SANTIAGO,
      '2026-12-09T00:00:00.000Z',
    ],
    [
      'dia',
      'the same evening, for half past ten at night',
      '2026-12-11T01:30:00Z',
      SANTIAGO,
      '2026-12-10T00:00:00.000Z',
    ],
    ['horas', 'by the clock of Rapa Nui', '2026-12-10T15:00:00Z', 'Pacific/Easter', '2026-12-10T02:00:00.000Z'],
  ])('%s: %s', (clase, _name, inicio, zona, cuando) => {
    expect(momentoDeRecordar(clase, new Date(inicio), zona).toISOString()).toBe(cuando)
  })
})

describe('what is due', () => {
  const inicio = new Date('2026-12-10T15:00:00Z')
  it.each<[string, string, ClaseRecordatorio[], ClaseRecordatorio | null, ClaseRecordatorio[]]>([
    ['2026-12-03T14:59:59Z', '2026-11-01T12:00:00Z', [], null, []],
    ['2026-12-03T15:00:00Z', '2026-11-01T12:00:00Z', [], 'semana', []],
    ['2026-12-03T15:05:00Z', '2026-11-01T12:00:00Z', ['semana'], null, []],
    ['2026-12-09T15:00:00Z', '2026-11-01T12:00:00Z', ['semana'], 'dia', []],
    // The program slept: only the nearest is said.
    ['2026-12-10T12:30:00Z', '2026-11-01T12:00:00Z', [], 'horas', ['semana', 'dia']],
    // Bought two days before.
    ['2026-12-08T18:00:00Z', '2026-12-08T15:00:00Z', [], null, ['semana']],
    ['2026-12-09T15:00:00Z', '2026-12-08T15:00:00Z', ['semana'], 'dia', []],
    // Bought an hour before.
    ['2026-12-10T14:00:00Z', '2026-12-10T14:00:00Z', [], null, ['semana', 'dia', 'horas']],
    ['2026-12-10T15:00:00Z', '2026-11-01T12:00:00Z', [], null, []],
    // Late, and at night: it waits.
    ['2026-12-10T02:00:00Z', '2026-11-01T12:00:00Z', ['semana'], null, []],
    // A day late.
    ['2026-12-05T18:00:00Z', '2026-11-01T12:00:00Z', [], null, ['semana']],
  ])('at %s, sure since %s, done %j: %s', (ahora, confirmadaEn, hechas, enviar, callar) => {
    expect(
      recordatoriosDebidos(
        { inicio, zona: SANTIAGO, confirmadaEn: new Date(confirmadaEn), hechas, dichoEn: null },
        new Date(ahora),
      ),
    ).toEqual({ enviar, callar })
  })

  // For nine in the morning the day's comes at nine, and what would come at six the evening before.
  it.each<[string, string, string | null, ClaseRecordatorio | null, ClaseRecordatorio[]]>([
    ['said that morning', '2026-12-10T00:05:00Z', '2026-12-09T12:05:00Z', null, ['horas']],
    ['said at the last minute of the day before', '2026-12-10T00:05:00Z', '2026-12-09T02:59:00Z', 'horas', []],
    ['not said: bought too late for it', '2026-12-10T00:05:00Z', null, 'horas', []],
  ])('the same words are said once a day: %s', (_caso, ahora, dichoEn, enviar, callar) => {
    const nueve = {
      inicio: new Date('2026-12-10T12:00:00Z'),
      zona: SANTIAGO,
      confirmadaEn: new Date('2026-11-01T12:00:00Z'),
      hechas: ['semana', 'dia'] as const,
    }
    expect(recordatoriosDebidos({ ...nueve, dichoEn: dichoEn ? new Date(dichoEn) : null }, new Date(ahora))).toEqual({
      enviar,
      callar,
    })
  })
})

it.each([
  ['2026-12-10T02:59:00Z', 'Mañana'],
  ['2026-12-10T03:00:00Z', 'Hoy'],
  ['2026-12-03T15:00:00Z', 'En 7 días'],
])('from %s it is %s', (ahora, dice) =>
  expect(cuantoFalta(new Date('2026-12-10T15:00:00Z'), new Date(ahora), SANTIAGO)).toBe(dice),
)
