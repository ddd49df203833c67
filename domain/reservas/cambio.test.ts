import { expect, it } from 'vitest'
import {
  calcularCambio,
  motivoParaNoCambiar,
  motivoParaNoCompletarCambio,
  quedoDevuelta,
  type ReservaMovible,
} from './cambio.ts'

const inicio = new Date('2026-11-20T13:00:00Z')
const reserva: ReservaMovible = {
  estado: 'confirmada',
  estadoPago: 'pagado',
  ocupaHasta: null,
  inicio,
  creadaEn: new Date('2026-11-01T12:00:00Z'),
  zonaHoraria: 'America/Santiago',
  politicaCancelacion: 'flexible',
  retractoVigente: false,
  cambios: 0,
  confirmacion: 'inmediata',
}

it.each<[string, Partial<ReservaMovible>, string, string | null]>([
  ['in time', {}, '2026-11-19T13:00:00Z', null],
  ['a millisecond late', {}, '2026-11-19T13:00:00.001Z', 'cambio-fuera-de-plazo'],
  ['after it began', {}, '2026-11-20T13:00:00Z', 'reserva-no-cambiable'],
  ['moderada, two days before', { politicaCancelacion: 'moderada' }, '2026-11-18T13:00:00Z', 'cambio-fuera-de-plazo'],
  ['moderada, three days before', { politicaCancelacion: 'moderada' }, '2026-11-17T13:00:00Z', null],
  ['estricta, a week before', { politicaCancelacion: 'estricta' }, '2026-11-13T13:00:00Z', null],
  ['estricta, later', { politicaCancelacion: 'estricta' }, '2026-11-14T13:00:00Z', 'cambio-fuera-de-plazo'],
  [
    'never, without refund',
    { politicaCancelacion: 'no_reembolsable' },
    '2026-11-02T13:00:00Z',
    'cambio-fuera-de-plazo',
  ],
  [
    'without refund, but within retracto',
    { politicaCancelacion: 'no_reembolsable', retractoVigente: true },
    '2026-11-02T13:00:00Z',
    null,
  ],
  ['not paid', { estado: 'pendiente', estadoPago: 'sin_pago' }, '2026-11-02T13:00:00Z', 'reserva-no-cambiable'],
  ['not accepted yet', { estado: 'pagada' }, '2026-11-02T13:00:00Z', 'reserva-no-cambiable'],
  ['cancelled', { estado: 'cancelada' }, '2026-11-02T13:00:00Z', 'reserva-no-cambiable'],
  ['for nothing', { estadoPago: 'sin_pago' }, '2026-11-02T13:00:00Z', null],
  ['while a rebate is under way', { estadoPago: 'reembolso_pendiente', cambios: 1 }, '2026-11-02T13:00:00Z', null],
  ['while the payment is unknown', { estadoPago: 'desconocido' }, '2026-11-02T13:00:00Z', 'pago-en-revision'],
  ['while the bank decides', { estadoPago: 'contracargo' }, '2026-11-02T13:00:00Z', 'reserva-no-cambiable'],
  ['paid by the account of a company', { aCuenta: true }, '2026-11-02T13:00:00Z', 'reserva-no-cambiable'],
  ['confirmed by hand', { confirmacion: 'solicitud' }, '2026-11-02T13:00:00Z', 'cambio-con-anfitrion'],
  ['given back by hand', { estadoPago: 'reembolsado' }, '2026-11-02T13:00:00Z', 'reserva-devuelta'],
  ['given back in part', { estadoPago: 'reembolsado_parcial' }, '2026-11-02T13:00:00Z', null],
  ['a third time', { cambios: 2 }, '2026-11-02T13:00:00Z', null],
  ['a fourth time', { cambios: 3 }, '2026-11-02T13:00:00Z', 'cambios-agotados'],
])('%s', (_name, cambio, ahora, motivo) => {
  expect(motivoParaNoCambiar({ ...reserva, ...cambio }, new Date(ahora))).toBe(motivo)
})

it.each([
  [40_000, 40_000, 'sin_costo', 0],
  [40_000, 30_000, 'devolucion', -10_000],
  [40_000, 55_000, 'pago', 15_000],
  [0, 0, 'sin_costo', 0],
])('%d paid, %d now: %s', (pagado, nuevo, tipo, diferencia) => {
  expect(calcularCambio(pagado, nuevo)).toEqual({ tipo, pagado, nuevo, diferencia })
})

it.each<[string, Partial<Parameters<typeof motivoParaNoCompletarCambio>[0]>, string, string | null]>([
  ['as it was agreed', {}, '2026-11-10T13:00:00Z', null],
  ['agreed in time, paid when leaving would cost', {}, '2026-11-19T13:10:00Z', null],
  [
    'while a rebate is under way',
    { estadoPago: 'reembolso_pendiente', cambios: 1, acuerdo: { cambios: 1, pagado: 40_000 } },
    '2026-11-10T13:00:00Z',
    null,
  ],
  [
    'cancelled meanwhile',
    { estado: 'cancelada', estadoPago: 'reembolso_pendiente' },
    '2026-11-10T13:00:00Z',
    'reserva-no-cambiable',
  ],
  ['moved elsewhere meanwhile', { cambios: 1 }, '2026-11-10T13:00:00Z', 'reserva-no-cambiable'],
  ['given back at the provider meanwhile', { pagado: 0 }, '2026-11-10T13:00:00Z', 'reserva-no-cambiable'],
  ['called off meanwhile', { suspendida: true }, '2026-11-10T13:00:00Z', 'reserva-no-cambiable'],
  [
    'given back by hand meanwhile',
    { estadoPago: 'reembolso_pendiente', retenido: 0 },
    '2026-11-10T13:00:00Z',
    'reserva-devuelta',
  ],
  ['begun meanwhile', {}, '2026-11-20T13:00:00Z', 'reserva-no-cambiable'],
  ['the bank decides about it', { estadoPago: 'contracargo' }, '2026-11-10T13:00:00Z', 'reserva-no-cambiable'],
  ['nobody knows about its payment', { estadoPago: 'desconocido' }, '2026-11-10T13:00:00Z', 'pago-en-revision'],
])('the difference is paid: %s', (_name, cambio, ahora, motivo) => {
  expect(
    motivoParaNoCompletarCambio(
      { ...reserva, retenido: 40_000, pagado: 40_000, acuerdo: { cambios: 0, pagado: 40_000 }, ...cambio },
      new Date(ahora),
    ),
  ).toBe(motivo)
})

it.each([
  ['reembolsado', 0, true],
  ['reembolso_pendiente', 0, true],
  ['reembolso_pendiente', 30_000, false],
  ['reembolsado_parcial', 30_000, false],
  ['pagado', 40_000, false],
  ['sin_pago', 0, false],
] as const)('%s, with %d held: given back, %s', (estadoPago, retenido, devuelta) => {
  expect(quedoDevuelta({ estadoPago, retenido })).toBe(devuelta)
})
