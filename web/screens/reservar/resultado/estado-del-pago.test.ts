import { describe, expect, it } from 'vitest'
import type { Reserva } from '#contract/reservas.ts'
import { estadoDelPago, sigueAbierto } from './estado-del-pago.ts'

const pago = (estado: NonNullable<Reserva['pago']>['estado']) => ({ estado, marca: null, ultimos4: null, motivo: null })
const reserva = (cambios: Partial<Reserva>) =>
  ({ estado: 'pendiente', estadoPago: 'sin_pago', pago: null, ...cambios }) as Reserva

describe('estadoDelPago', () => {
  it.each([
    ['a confirmed reserva is approved', reserva({ estado: 'confirmada', pago: pago('exitoso') }), true, 'aprobado'],
    ['money that waits for the host is received', reserva({ estado: 'pagada' }), true, 'recibido'],
    ['a decline is told', reserva({ pago: pago('fallido') }), true, 'rechazado'],
    ['a form that was left is not finished', reserva({ pago: pago('creado') }), true, 'sin_terminar'],
    ['nothing begun needs no answer of the provider', reserva({}), false, 'sin_terminar'],
    ['an open attempt without an answer stays open', reserva({ pago: pago('creado') }), false, 'revisando'],
    [
      'a lost trace is never called unpaid',
      reserva({ estadoPago: 'desconocido', pago: pago('creado') }),
      true,
      'confirmando',
    ],
    ['a charge not yet applied is being confirmed', reserva({ pago: pago('exitoso') }), true, 'confirmando'],
    ['a hold that ran out', reserva({ estado: 'expirada' }), true, 'vencido'],
    [
      'a difference that moved its booking',
      reserva({
        estado: 'expirada',
        cambio: { de: 'ABCD2345', pagado: 40_000, hecho: true, enlace: '/mis-entradas/ABCD2345' },
      }),
      true,
      'cambiada',
    ],
    [
      'money after the hold ran out',
      reserva({ estado: 'expirada', estadoPago: 'reembolso_pendiente' }),
      true,
      'tardio',
    ],
  ] as const)('%s', (_name, caso, wasAsked, esperado) => {
    expect(estadoDelPago(caso, wasAsked)).toBe(esperado)
  })

  it('keeps asking only while something may change by itself', () => {
    expect(sigueAbierto('confirmando')).toBe(true)
    expect(sigueAbierto('rechazado')).toBe(false)
  })
})
