import { expect, it } from 'vitest'
import { ESTADOS_RESERVA } from '#contract/reservas.ts'
import { motivoParaNoCorregirLlegada, motivoParaNoRegistrarAusencia, motivoParaNoRegistrarLlegada } from './llegada.ts'

const inicio = new Date('2026-11-14T12:00:00Z')
const fin = new Date('2026-11-14T15:00:00Z')
const NO = 'transicion-no-permitida'

it.each([
  ['2026-11-14T09:59:59.999Z', NO, NO],
  ['2026-11-14T10:00:00Z', null, NO],
  ['2026-11-14T14:59:59.999Z', null, NO],
  ['2026-11-14T15:00:00Z', null, null],
])('at %s: arrival %s, absence %s', (ahora, llegada, ausencia) => {
  const visita = { estado: 'confirmada', inicio, fin } as const
  expect(motivoParaNoRegistrarLlegada(visita, new Date(ahora))).toBe(llegada)
  expect(motivoParaNoRegistrarAusencia(visita, new Date(ahora))).toBe(ausencia)
})

it.each(ESTADOS_RESERVA.filter((estado) => estado !== 'confirmada'))('%s takes neither', (estado) => {
  expect(motivoParaNoRegistrarLlegada({ estado, inicio, fin }, fin)).toBe(NO)
  expect(motivoParaNoRegistrarAusencia({ estado, inicio, fin }, fin)).toBe(NO)
})

it.each([
  ['no_asistio', '2026-11-16T15:00:00Z', null],
  ['no_asistio', '2026-11-16T15:00:00.001Z', NO],
  ['confirmada', '2026-11-14T16:00:00Z', NO],
] as const)('%s corrected at %s: %s', (estado, ahora, motivo) => {
  expect(motivoParaNoCorregirLlegada({ estado, ausenteDesde: fin }, new Date(ahora))).toBe(motivo)
})
