import { expect, it } from 'vitest'
import type { EstadoReserva } from '#contract/reservas.ts'
import { ocultaContacto, puedeEscribir } from './hilo.ts'

const fin = new Date('2026-11-01T12:00:00Z')

it.each<[EstadoReserva, string, boolean, boolean]>([
  ['pendiente', '2026-10-01T12:00:00Z', false, true],
  ['expirada', '2026-10-01T12:00:00Z', false, true],
  ['pagada', '2026-10-01T12:00:00Z', true, true],
  ['confirmada', '2026-10-01T12:00:00Z', true, false],
  ['realizada', '2026-12-01T12:00:00Z', true, false],
  ['realizada', '2026-12-01T12:00:00.001Z', false, false],
  ['cancelada', '2026-11-02T12:00:00Z', true, true],
])('%s at %s: writes %s, blotted %s', (estado, ahora, escribe, oculta) => {
  expect([puedeEscribir({ estado, fin }, new Date(ahora)), ocultaContacto(estado)]).toEqual([escribe, oculta])
})
