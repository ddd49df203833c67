import { expect, it } from 'vitest'
import { motivoParaNoApelar } from './apelacion.ts'

const AHORA = new Date('2026-11-18T12:00:00Z')

it.each([
  ['nobody looked at it', null, false, 'opinion-sin-decision'],
  ['decided a moment ago', '2026-11-18T11:59:00Z', false, null],
  ['decided thirty days ago, in the first hour of that day', '2026-10-19T03:00:00Z', false, null],
  ['decided a moment before that day', '2026-10-19T02:59:59.999Z', false, 'apelacion-vencida'],
  ['appealed before', '2026-11-18T11:59:00Z', true, 'opinion-ya-apelada'],
] as const)('%s', (_que, decididaEn, apelada, motivo) => {
  expect(motivoParaNoApelar({ decididaEn: decididaEn && new Date(decididaEn), apelada }, AHORA)).toBe(motivo)
})
