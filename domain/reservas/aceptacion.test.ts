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
  ['pagada', limite, new Date(limite.getTime() - 1), null],
  ['pagada', limite, limite, 'transicion-no-permitida'],
  ['pagada', null, pagadaEn, 'transicion-no-permitida'],
  ['pendiente', limite, pagadaEn, 'transicion-no-permitida'],
  ['confirmada', limite, pagadaEn, 'transicion-no-permitida'],
] as const)('%s, limit %s, at %s: %s', (estado, aceptarAntesDe, ahora, motivo) => {
  expect(motivoParaNoAceptarReserva({ estado, aceptarAntesDe }, ahora)).toBe(motivo)
})
