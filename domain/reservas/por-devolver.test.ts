import { expect, it } from 'vitest'
import { ESTADOS_RESERVA, type EstadoReserva } from '#contract/reservas.ts'
import type { CausaCancelacion } from './cancelacion.ts'
import { porDevolver, seDevuelveTodo } from './por-devolver.ts'

const TODO: EstadoReserva[] = ['rechazada', 'no_prestada', 'expirada']

it.each<[EstadoReserva, CausaCancelacion | null, number, number, number, number]>([
  // state, who ended it, paid, given back, kept by a bank → owed now
  ...TODO.flatMap((estado): [EstadoReserva, null, number, number, number, number][] => [
    [estado, null, 40_000, 0, 0, 40_000],
    [estado, null, 40_000, 5_000, 0, 35_000],
    [estado, null, 40_000, 0, 10_000, 30_000],
    [estado, null, 40_000, 5_000, 10_000, 25_000],
    [estado, null, 40_000, 40_000, 0, 0],
    [estado, null, 40_000, 0, 40_000, 0],
    [estado, null, 40_000, 40_000, 10_000, 0],
  ]),
  ['cancelada', 'plataforma', 40_000, 5_000, 10_000, 25_000],
  ['cancelada', 'anfitrion', 40_000, 0, 0, 40_000],
  ['cancelada', 'fuerza_mayor', 40_000, 40_000, 0, 0],
  ['cancelada', 'viajero', 40_000, 20_000, 0, 0],
  ['cancelada', 'viajero', 40_000, 0, 10_000, 0],
  ['cancelada', null, 40_000, 0, 0, 0],
  ['pagada', null, 40_000, 0, 0, 0],
  ['confirmada', null, 40_000, 0, 10_000, 0],
  ['realizada', null, 40_000, 0, 0, 0],
  ['no_asistio', null, 40_000, 0, 0, 0],
])(
  '%s by %s: of %i, with %i given back and %i lost, %i is owed',
  (...[estado, canceladaPor, capturado, reembolsado, perdido, debe]) => {
    expect(porDevolver({ estado, canceladaPor }, { capturado, reembolsado, perdido })).toBe(debe)
  },
)

it('knows every state', () => {
  expect(ESTADOS_RESERVA.filter((estado) => seDevuelveTodo({ estado, canceladaPor: 'plataforma' }))).toEqual([
    'no_prestada',
    'cancelada',
    'rechazada',
    'expirada',
  ])
})
