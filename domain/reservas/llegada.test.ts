import { expect, it } from 'vitest'
import { ESTADOS_RESERVA } from '#contract/reservas.ts'
import {
  momentoDeLlegada,
  motivoParaNoAvisarSinOperador,
  motivoParaNoCorregirLlegada,
  motivoParaNoRegistrarAusencia,
  motivoParaNoRegistrarLlegada,
  veredictoDeEntrada,
} from './llegada.ts'

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

it.each([
  ['2026-11-14T12:14:59.999Z', NO],
  ['2026-11-14T12:15:00Z', null],
  // It lasts until the absence is written down; until then it still counts.
  ['2026-11-14T15:00:01Z', null],
])('at %s nobody being there may be told: %s', (ahora, motivo) => {
  expect(motivoParaNoAvisarSinOperador({ estado: 'confirmada', inicio, fin }, new Date(ahora))).toBe(motivo)
})

it.each([
  ['2026-11-14T12:14:59.999Z', NO],
  ['2026-11-14T12:15:00Z', null],
  ['2026-11-14T14:59:59.999Z', null],
  ['2026-11-14T15:00:00Z', NO],
])('at %s it may be told although an arrival was noted: %s', (ahora, motivo) => {
  expect(motivoParaNoAvisarSinOperador({ estado: 'realizada', inicio, fin }, new Date(ahora))).toBe(motivo)
})

it.each(ESTADOS_RESERVA.filter((estado) => estado !== 'confirmada'))('%s takes neither', (estado) => {
  expect(motivoParaNoRegistrarLlegada({ estado, inicio, fin }, fin)).toBe(NO)
  expect(motivoParaNoRegistrarAusencia({ estado, inicio, fin }, fin)).toBe(NO)
  expect(motivoParaNoAvisarSinOperador({ estado, inicio, fin }, fin)).toBe(NO)
})

it.each([
  ['no_asistio', '2026-11-16T15:00:00Z', null],
  ['no_asistio', '2026-11-16T15:00:00.001Z', NO],
  ['confirmada', '2026-11-14T16:00:00Z', NO],
] as const)('%s corrected at %s: %s', (estado, ahora, motivo) => {
  expect(motivoParaNoCorregirLlegada({ estado, ausenteDesde: fin }, new Date(ahora))).toBe(motivo)
})

it.each([
  ['confirmada', '2026-11-14T09:59:00Z', 'otra_fecha'],
  ['confirmada', '2026-11-14T10:00:00Z', 'valida'],
  ['realizada', '2026-11-14T12:30:00Z', 'ya_registrada'],
  ['no_asistio', '2026-11-16T15:00:00Z', 'valida'],
  ['no_asistio', '2026-11-16T15:00:01Z', 'ausente'],
  ['pendiente', '2026-11-14T12:00:00Z', 'sin_confirmar'],
  ['pagada', '2026-11-14T12:00:00Z', 'sin_confirmar'],
  ['no_prestada', '2026-11-14T16:00:00Z', 'no_prestada'],
  ['cancelada', '2026-11-14T12:00:00Z', 'cancelada'],
  ['rechazada', '2026-11-14T12:00:00Z', 'cancelada'],
  ['expirada', '2026-11-14T12:00:00Z', 'cancelada'],
] as const)('a ticket that is %s at %s: %s', (estado, ahora, veredicto) => {
  expect(veredictoDeEntrada({ estado, inicio, fin }, new Date(ahora))).toBe(veredicto)
})

it.each([
  ['with a network', undefined, '2026-11-14T12:10:00Z', '2026-11-14T12:10:00Z'],
  ['read before', '2026-11-14T12:05:00Z', '2026-11-14T18:00:00Z', '2026-11-14T12:05:00Z'],
  ['by a clock that is a little fast', '2026-11-14T12:14:00Z', '2026-11-14T12:10:00Z', '2026-11-14T12:10:00Z'],
  ['in the future', '2026-11-14T12:16:00Z', '2026-11-14T12:10:00Z', null],
  ['the day before', '2026-11-13T12:00:00Z', '2026-11-14T12:10:00Z', null],
  ['more than 2 hours before', '2026-11-14T09:59:59Z', '2026-11-14T12:10:00Z', null],
])('an arrival %s counts from %s', (_caso, registrada, ahora, cuenta) => {
  expect(momentoDeLlegada(registrada ? new Date(registrada) : undefined, inicio, new Date(ahora))).toEqual(
    cuenta && new Date(cuenta),
  )
})
