import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calcularVencimiento, claveDeBytes, muestraDe } from './claves.ts'

describe('the key', () => {
  it('is 256 bits in letters that are read aloud without doubt', () => {
    expect(claveDeBytes(new Uint8Array(32))).toBe(`thub_live_${'0'.repeat(52)}`)
    expect(claveDeBytes(new Uint8Array(32).fill(255))).toBe(`thub_live_${'Z'.repeat(51)}G`)
    expect(muestraDe(`thub_live_${'0'.repeat(48)}4F9A`)).toBe('thub_live_…4F9A')
  })

  it('is another one for other bytes', () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })
    fc.assert(fc.property(bytes, bytes, (a, b) => void expect(claveDeBytes(a) === claveDeBytes(b)).toBe(a.every((byte, i) => byte === b[i]))))
  })
})

it.each([
  ['a year unless said', undefined, '2027-11-21T15:00:00.000Z'],
  ['the whole day in Chile', '2026-12-31', '2027-01-01T03:00:00.000Z'],
  ['today still', '2026-11-21', '2026-11-22T03:00:00.000Z'],
  ['an instant', '2026-11-21T12:30:00-03:00', '2026-11-21T15:30:00.000Z'],
  ['the last day of the year', '2027-11-21', '2027-11-22T03:00:00.000Z'],
  ['not yesterday', '2026-11-20', null],
  ['not this very moment', '2026-11-21T15:00:00Z', null],
  ['not a day more than a year', '2027-11-22', null],
  ['not an instant more than a year', '2027-11-21T15:00:01Z', null],
  ['the last of February', '2027-02-28', '2027-03-01T03:00:00.000Z'],
])('ends: %s', (_caso, pedido, vence) => {
  expect(calcularVencimiento(pedido, new Date('2026-11-21T15:00:00Z'))?.toISOString() ?? null).toBe(vence)
})
