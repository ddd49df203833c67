import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  avisoDeClave,
  calcularVencimiento,
  claveDeBytes,
  esDePrueba,
  finDeLaReemplazada,
  motivoParaNoRotar,
  muestraDe,
  vencimientoDeReemplazo,
} from './claves.ts'

describe('the key', () => {
  it('is 256 bits in letters that are read aloud without doubt', () => {
    expect(claveDeBytes(new Uint8Array(32))).toBe(`thub_live_${'0'.repeat(52)}`)
    expect(claveDeBytes(new Uint8Array(32).fill(255))).toBe(`thub_live_${'Z'.repeat(51)}G`)
    expect(muestraDe(`thub_live_${'0'.repeat(48)}4F9A`)).toBe('thub_live_…4F9A')
  })

  it.each([
    ['thub_demo_2YP2', true],
    [claveDeBytes(new Uint8Array(32)), false],
    ['THUB_DEMO_2YP2', false],
  ])('%s is for trying: %s', (clave, dePrueba) => expect(esDePrueba(clave)).toBe(dePrueba))

  it('is another one for other bytes', () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })
    fc.assert(
      fc.property(
        bytes,
        bytes,
        (a, b) => void expect(claveDeBytes(a) === claveDeBytes(b)).toBe(a.every((byte, i) => byte === b[i])),
      ),
    )
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

const AHORA = new Date('2026-11-21T15:00:00Z')
const en = (dias: number): Date => new Date(AHORA.getTime() + dias * 86_400_000)

it.each([
  ['a week unless said, to the end of its last day', undefined, 300, '2026-11-29T03:00:00.000Z'],
  ['its own end where that is sooner', undefined, 3, '2026-11-24T15:00:00.000Z'],
  ['at once', 'ahora', 300, '2026-11-21T15:00:00.000Z'],
  ['the whole day in Chile', '2026-12-10', 300, '2026-12-11T03:00:00.000Z'],
  ['thirty days', '2026-12-21', 300, '2026-12-22T03:00:00.000Z'],
  ['not a day more', '2026-12-22', 300, null],
  ['not an instant more', '2026-12-21T15:00:01Z', 300, null],
  ['not yesterday', '2026-11-20', 300, null],
  ['never past its own end', '2026-12-10', 2, '2026-11-23T15:00:00.000Z'],
])('a replaced key works on: %s', (_caso, pedido, dias, hasta) => {
  expect(finDeLaReemplazada(pedido, en(dias), AHORA)?.toISOString() ?? null).toBe(hasta)
})

it.each([
  ['a live one', { vigente: true, reemplazada: false, anteriorViva: false }, null],
  ['one that ended', { vigente: false, reemplazada: false, anteriorViva: false }, 'clave-no-vigente'],
  ['one that was replaced', { vigente: true, reemplazada: true, anteriorViva: false }, 'clave-en-rotacion'],
  ['one whose predecessor works', { vigente: true, reemplazada: false, anteriorViva: true }, 'clave-en-rotacion'],
])('rotating %s', (_caso, clave, motivo) => {
  expect(motivoParaNoRotar(clave)).toBe(motivo)
})

it('the new key is made for as long as the old one was', () => {
  expect(vencimientoDeReemplazo({ createdAt: en(-80), venceEn: en(10), now: AHORA })).toEqual(en(90))
})

it.each([
  ['a year, 31 days left', { creadaEn: en(-334), venceEn: en(31), reemplazada: false }, null],
  ['a year, 30 days left', { creadaEn: en(-335), venceEn: en(30), reemplazada: false }, 30],
  ['a year, 8 days left', { creadaEn: en(-357), venceEn: en(8), reemplazada: false }, 30],
  ['a year, 7 days left', { creadaEn: en(-358), venceEn: en(7), reemplazada: false }, 7],
  ['a year, half a day left', { creadaEn: en(-364), venceEn: en(0.5), reemplazada: false }, 1],
  ['two weeks, new', { creadaEn: AHORA, venceEn: en(14), reemplazada: false }, null],
  ['two weeks, 6 days left', { creadaEn: en(-8), venceEn: en(6), reemplazada: false }, 7],
  ['replaced, 6 days left', { creadaEn: en(-100), venceEn: en(6), reemplazada: true }, null],
  ['replaced, hours left', { creadaEn: en(-100), venceEn: en(0.3), reemplazada: true }, 1],
  ['over', { creadaEn: en(-100), venceEn: AHORA, reemplazada: false }, null],
] as const)('warns of %s', (_caso, clave, aviso) => {
  expect(avisoDeClave(clave, AHORA)).toBe(aviso)
})
