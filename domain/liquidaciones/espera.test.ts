import { expect, it } from 'vitest'
import { esperaDesde } from './espera.ts'

const AHORA = new Date('2026-11-26T12:00:00Z')

it.each([
  ['since this morning', '2026-11-26T09:00:00Z', false],
  ['for a moment less than a week', '2026-11-19T12:00:01Z', false],
  ['for a week', '2026-11-19T12:00:00Z', true],
  ['for a month', '2026-10-26T12:00:00Z', true],
])('payable %s', (_que, liberableEn, demasiado) => expect(new Date(liberableEn) <= esperaDesde(AHORA)).toBe(demasiado))
