import { expect, it } from 'vitest'
import { sumarHorasHabiles, venceCaso } from './plazos.ts'

it.each([
  // Wednesday noon in Santiago is 15:00 UTC.
  ['within the week', '2026-11-18T15:00:00Z', 24, [], '2026-11-19T15:00:00.000Z'],
  ['over a weekend', '2026-11-20T15:00:00Z', 24, [], '2026-11-23T15:00:00.000Z'],
  ['opened on a Saturday', '2026-11-21T15:00:00Z', 24, [], '2026-11-24T03:00:00.000Z'],
  ['over a holiday', '2026-12-07T15:00:00Z', 24, ['2026-12-08'], '2026-12-09T15:00:00.000Z'],
  ['ending at midnight before a weekend', '2026-11-20T03:00:00Z', 24, [], '2026-11-23T03:00:00.000Z'],
])('%s', (_que, desde, horas, feriados, hasta) => {
  expect(sumarHorasHabiles(new Date(desde), horas, feriados).toISOString()).toBe(hasta)
})

it('gives what the law gives in plain days', () => {
  expect(venceCaso('datos', new Date('2026-11-20T15:00:00Z'), ['2026-12-08']).toISOString()).toBe(
    '2026-12-20T15:00:00.000Z',
  )
})

it('alarms a moderation at 24 working hours', () => {
  expect(venceCaso('experiencia', new Date('2026-11-20T15:00:00Z')).toISOString()).toBe('2026-11-23T15:00:00.000Z')
})
