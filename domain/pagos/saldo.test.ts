import { describe, expect, it } from 'vitest'
import { asientoDeMovimiento, compararSaldo, type Mirada, type MovimientoDePsp } from './saldo.ts'

describe("a line of the provider's account", () => {
  const linea = (set: Partial<MovimientoDePsp>): MovimientoDePsp => ({ clase: 'venta', monto: 0, tarifa: 0, ...set })
  it.each([
    ['a sale without a price of its own is booked already', linea({ monto: 40_000 }), []],
    [
      'of a sale, what the provider kept',
      linea({ monto: 40_000, tarifa: 1_190 }),
      [['tarifa_psp', { psp: -1_190, costo_psp: 1_190 }]],
    ],
    [
      'of a dispute that was lost, its price',
      linea({ monto: -40_000, tarifa: 9_000 }),
      [['tarifa_psp', { psp: -9_000, costo_psp: 9_000 }]],
    ],
    [
      'what went to our bank',
      linea({ clase: 'traspaso', monto: -90_000 }),
      [['traspaso', { psp: -90_000, banco: 90_000 }]],
    ],
    [
      'what our bank sent back',
      linea({ clase: 'traspaso', monto: 90_000 }),
      [['traspaso', { psp: 90_000, banco: -90_000 }]],
    ],
    [
      'a transfer that costs something',
      linea({ clase: 'traspaso', monto: -90_000, tarifa: 300 }),
      [
        ['traspaso', { psp: -90_000, banco: 90_000 }],
        ['tarifa_psp', { psp: -300, costo_psp: 300 }],
      ],
    ],
    [
      'a price on its own',
      linea({ clase: 'tarifa', monto: -2_000 }),
      [['tarifa_psp', { psp: -2_000, costo_psp: 2_000 }]],
    ],
    [
      'a price that was given back',
      linea({ clase: 'tarifa', monto: 2_000 }),
      [['tarifa_psp', { psp: 2_000, costo_psp: -2_000 }]],
    ],
    ['nothing of what has no name here', linea({ clase: 'otro', monto: -500, tarifa: 20 }), []],
  ])('%s', (_que, movimiento, esperado) => {
    const hechos = asientoDeMovimiento(movimiento)
    expect(
      hechos.map(({ tipo, apuntes }) => [
        tipo,
        Object.fromEntries(apuntes.map(({ cuenta, monto }) => [cuenta, monto])),
      ]),
    ).toEqual(esperado)
    expect(hechos.flatMap(({ apuntes }) => apuntes).reduce((suma, { monto }) => suma + monto, 0)).toBe(0)
  })
})

describe('the balance', () => {
  const mirada = (libro: number, suyo: number, enCamino = 0): Mirada => ({ libro, suyo, enCamino })
  const difiere = (nuestro: number, suyo: number) => ({
    de: 'saldo',
    tipo: 'saldo_distinto',
    intento: 'saldo',
    reservaId: null,
    nuestro,
    suyo,
  })
  it.each([
    ['is the same', [mirada(10, 10)], null],
    ['is the same but for refunds on their way', [mirada(10, 6, 4)], null],
    ['differs at the first look, and is looked at again', [mirada(10, 12)], 'mirar'],
    ['differed only while money was on its way', [mirada(10, 12), mirada(12, 12)], null],
    ['differs by the same twice', [mirada(10, 12), mirada(10, 12)], difiere(10, 12)],
    ['differs by the same while both move', [mirada(10, 12), mirada(30, 32)], difiere(30, 32)],
    ['holds less than the ledger says', [mirada(10, 5, 4), mirada(10, 5, 4)], difiere(6, 5)],
    ['differs by something else each time', [mirada(10, 12), mirada(10, 15)], 'mirar'],
    ['was not looked at', [], 'mirar'],
  ])('%s', (_que, miradas, esperado) => expect(compararSaldo(miradas)).toEqual(esperado))
})
