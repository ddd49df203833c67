import { expect, it } from 'vitest'
import { calcularAceptarAntesDe, motivoParaNoAceptarReserva } from './aceptacion.ts'

const pagadaEn = new Date('2026-11-14T12:00:00Z')
const limite = new Date('2026-11-15T12:00:00Z')

it.each([
  ['2026-11-20T12:00:00Z', '2026-11-15T12:00:00Z'],
  ['2026-11-15T08:00:00Z', '2026-11-15T08:00:00Z'],
])('a start at %s is accepted before %s', (inicio, antesDe) => {
  expect(calcularAceptarAntesDe(pagadaEn, new Date(inicio))).toEqual(new Date(antesDe))
})

it.each([
  ['pagada', limite, false, new Date(limite.getTime() - 1), null],
  ['pagada', limite, false, limite, 'transicion-no-permitida'],
  ['pagada', limite, true, pagadaEn, 'transicion-no-permitida'],
  ['pagada', null, false, pagadaEn, 'transicion-no-permitida'],
  ['pendiente', limite, false, pagadaEn, 'transicion-no-permitida'],
  ['confirmada', limite, false, pagadaEn, 'transicion-no-permitida'],
] as const)('%s, limit %s, called off %s, at %s: %s', (estado, aceptarAntesDe, suspendida, ahora, motivo) => {
  expect(motivoParaNoAceptarReserva({ estado, aceptarAntesDe, suspendida }, ahora)).toBe(motivo)
})
