import { expect, it } from 'vitest'
import type { Reserva } from '#contract/reservas.ts'
import { estaEnCurso, etiquetasDe, etiquetasDeViajero } from './reserva-textos.ts'

const reserva = (estado: Reserva['estado']) =>
  ({
    estado,
    estadoPago: 'pagado',
    suspension: null,
    inicio: '2026-11-26T09:45:00-03:00',
    fin: '2026-11-26T12:45:00-03:00',
  }) as unknown as Reserva

it.each([
  ['realizada', '2026-11-26T08:37:00-03:00', 'Llegada registrada', true],
  ['realizada', '2026-11-26T12:44:00-03:00', 'Llegada registrada', true],
  ['realizada', '2026-11-26T12:45:00-03:00', 'Realizada', false],
  ['confirmada', '2026-11-26T08:37:00-03:00', 'Confirmada', false],
] as const)('a ticket that is %s at %s says %s', (estado, ahora, texto, enCurso) => {
  expect([
    etiquetasDeViajero(reserva(estado), new Date(ahora)).map((una) => una.texto),
    estaEnCurso(reserva(estado), new Date(ahora)),
  ]).toEqual([[texto], enCurso])
})

it.each([
  [true, ['Prueba', 'Confirmada']],
  [false, ['Confirmada']],
])('of a booking for tests (%s) it says %o', (dePrueba, textos) => {
  expect(
    etiquetasDe({ estado: 'confirmada', estadoPago: 'autorizado', suspension: null, dePrueba }).map(
      ({ texto }) => texto,
    ),
  ).toEqual(textos)
})

it.each([
  ['confirmada', 'contracargo', ['Confirmada', 'Pago en disputa']],
  ['pagada', 'contracargo', ['Pagada', 'Pago en disputa']],
  ['cancelada', 'contracargo', ['Cancelada']],
  ['cancelada', 'reembolsado', ['Cancelada', 'Devuelta']],
] as const)('a booking that is %s and %s says %o', (estado, estadoPago, textos) => {
  expect(etiquetasDe({ estado, estadoPago, suspension: null }).map(({ texto }) => texto)).toEqual(textos)
})
