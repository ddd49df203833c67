import { describe, expect, it } from 'vitest'
import { enOrden, hayQueRevisar, instanteVigente } from './zona.ts'

it.each([
  [null, '2026b', true],
  ['2026a', '2026b', true],
  ['2025b', '2026a', true],
  ['2026b', '2026b', false],
  ['2026b', '2026a', false],
])('seen %s, having %s, looks: %s', (vista, version, si) => expect(hayQueRevisar(vista, version)).toBe(si))

describe('the instant of what was sold', () => {
  it.each([
    ['as it was', '2026-12-01T09:00', 'America/Santiago', '2026-12-01T12:00Z', '2026-12-01T12:00Z'],
    [
      'sold while it was thought to be winter',
      '2026-12-01T09:00',
      'America/Santiago',
      '2026-12-01T13:00Z',
      '2026-12-01T12:00Z',
    ],
    [
      'sold while it was thought to be summer',
      '2026-07-01T09:00',
      'America/Santiago',
      '2026-07-01T12:00Z',
      '2026-07-01T13:00Z',
    ],
    ['as a database writes it', '2026-12-01 09:00:00', 'America/Santiago', '2026-12-01T13:00Z', '2026-12-01T12:00Z'],
    [
      'of Magallanes, without winter',
      '2026-07-01T09:00',
      'America/Punta_Arenas',
      '2026-07-01T13:00Z',
      '2026-07-01T12:00Z',
    ],
    ['of Rapa Nui', '2026-12-01T09:00', 'Pacific/Easter', '2026-12-01T15:00Z', '2026-12-01T14:00Z'],
    // 23:00 to 23:59 of that day comes twice.
    [
      'that comes twice, the first time',
      '2026-04-04T23:30',
      'America/Santiago',
      '2026-04-05T02:30Z',
      '2026-04-05T02:30Z',
    ],
    [
      'that comes twice, the second time',
      '2026-04-04T23:30',
      'America/Santiago',
      '2026-04-05T03:30Z',
      '2026-04-05T03:30Z',
    ],
    ['that clocks jump over', '2026-09-06T00:30', 'America/Santiago', '2026-09-06T04:30Z', null],
  ])('%s: %s in %s', (_que, inicioLocal, zona, antes, despues) => {
    expect(instanteVigente({ inicioLocal, zona, inicioUtc: new Date(antes) })?.toISOString() ?? null).toBe(
      despues && new Date(despues).toISOString(),
    )
  })
})

it('moves none to where another one still stands', () => {
  const de = (antes: number, despues: number) => ({
    antes: new Date(antes * 3_600_000),
    despues: new Date(despues * 3_600_000),
  })
  const [a, b, c, d] = [de(1, 2), de(2, 3), de(11, 10), de(12, 11)]
  const orden = enOrden([a!, d!, b!, c!])
  expect(orden).toEqual([b, a, c, d])
  const ocupadas = new Set([a, b, c, d].map((una) => una!.antes.getTime()))
  for (const { antes, despues } of orden) {
    ocupadas.delete(antes.getTime())
    expect(ocupadas.has(despues.getTime())).toBe(false)
    ocupadas.add(despues.getTime())
  }
})
