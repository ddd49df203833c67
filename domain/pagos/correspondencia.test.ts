import { expect, it } from 'vitest'
import { corresponde, discrepancias } from './correspondencia.ts'

const intento = { monto: 62_000, livemode: false, reservaId: 'r1' }
const informe = { monto: 62_000, moneda: 'clp', livemode: false, reservaId: 'r1' }

it.each([
  ['the same', informe, []],
  ['capital letters', { ...informe, moneda: 'CLP' }, []],
  ['centavos', { ...informe, monto: 6_200_000 }, ['monto']],
  ['one peso less', { ...informe, monto: 61_999 }, ['monto']],
  ['dollars', { ...informe, moneda: 'usd' }, ['moneda']],
  ['live money in a test', { ...informe, livemode: true }, ['modo']],
  ['another reserva', { ...informe, reservaId: 'r2' }, ['reserva']],
  ['no reserva', { ...informe, reservaId: undefined }, ['reserva']],
  ['all of it', { monto: 0, moneda: '', livemode: true, reservaId: null }, ['monto', 'moneda', 'modo', 'reserva']],
])('%s', (_caso, reportado, lista) => {
  expect(discrepancias(reportado, intento)).toEqual(lista)
  expect(corresponde(reportado, intento)).toBe(lista.length === 0)
})
