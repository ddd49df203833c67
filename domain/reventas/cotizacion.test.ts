import { expect, it } from 'vitest'
import { cotizarEnCuenta, soltadoDeLaCuenta } from './cotizacion.ts'

const fecha = '2026-11-18'

it.each([
  ['all of it', { debe: 45_000, porcentaje: 100 }, { monto: 45_000, porcentaje: 100, via: 'cuenta', fechaEstimada: fecha, queda: 0 }],
  ['a half, rounded as the ledger rounds', { debe: 45_001, porcentaje: 50 }, { monto: 22_501, porcentaje: 50, via: 'cuenta', fechaEstimada: fecha, queda: 22_500 }],
  ['nothing, past the limit', { debe: 45_000, porcentaje: 0 }, { monto: 0, porcentaje: 0, via: 'ninguna', fechaEstimada: null, queda: 45_000 }],
  ['nothing of a hold, which costs nothing', { debe: 0, porcentaje: 100 }, { monto: 0, porcentaje: 0, via: 'ninguna', fechaEstimada: null, queda: 0 }],
])('cancelling takes off the account %s', (_que, deuda, cotizacion) => {
  expect(cotizarEnCuenta({ ...deuda, fecha })).toEqual(cotizacion)
})

it.each([
  [{ soltado: 45_000, debe: 0 }, { monto: 45_000, porcentaje: 100, via: 'cuenta', fechaEstimada: fecha, queda: 0 }],
  [{ soltado: 22_501, debe: 22_500 }, { monto: 22_501, porcentaje: 50, via: 'cuenta', fechaEstimada: fecha, queda: 22_500 }],
  [{ soltado: 0, debe: 45_000 }, { monto: 0, porcentaje: 0, via: 'ninguna', fechaEstimada: null, queda: 45_000 }],
  [{ soltado: 0, debe: 0 }, { monto: 0, porcentaje: 0, via: 'ninguna', fechaEstimada: null, queda: 0 }],
])('of %j it says what was quoted', (cuenta, dicho) => {
  expect(soltadoDeLaCuenta({ ...cuenta, fecha })).toEqual(dicho)
})
