import { describe, expect, it } from 'vitest'
import { toMovimiento, toSaldo } from './saldo-de-stripe.ts'

describe('a balance of Stripe', () => {
  const fondos = (...montos: [number, string][]) => montos.map(([amount, currency]) => ({ amount, currency }))
  it.each([
    [
      'is what is free and what is not yet',
      fondos([40_000, 'clp']),
      fondos([9_000, 'clp']),
      { disponible: 40_000, pendiente: 9_000 },
    ],
    [
      'counts pesos alone',
      fondos([12, 'usd'], [40_000, 'clp']),
      fondos([7, 'usd']),
      { disponible: 40_000, pendiente: 0 },
    ],
    ['may be owed', fondos([-500, 'clp']), [], { disponible: -500, pendiente: 0 }],
    ['in no pesos is none', fondos([12, 'usd']), fondos([7, 'usd']), null],
  ])('%s', (_que, available, pending, saldo) => expect(toSaldo({ available, pending })).toEqual(saldo))

  it.each([
    ['charge', 'venta'],
    ['refund', 'venta'],
    ['refund_failure', 'venta'],
    ['dispute', 'venta'],
    ['dispute_reversal', 'venta'],
    ['payout', 'traspaso'],
    ['payout_reversal', 'traspaso'],
    ['fee', 'tarifa'],
    ['tax', 'tarifa'],
    ['other_adjustment', 'otro'],
    ['topup', 'otro'],
    ['something_new', 'otro'],
  ])('has lines of %s that are %s', (reporting_category, clase) => {
    expect(toMovimiento({ id: 'txn_1', reporting_category, amount: -10, fee: 3 })).toEqual({
      id: 'txn_1',
      clase,
      monto: -10,
      tarifa: 3,
    })
  })
})
