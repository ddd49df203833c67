import { expect, it } from 'vitest'
import { cotizarEnCuenta, debePorQuitar, soltadoDeLaCuenta } from './cotizacion.ts'

const fecha = '2026-11-18'

it.each([
  [
    'all of it',
    { debe: 45_000, porcentaje: 100 },
    { monto: 45_000, porcentaje: 100, via: 'cuenta', fechaEstimada: fecha, queda: 0 },
  ],
  [
    'a half, rounded as the ledger rounds',
    { debe: 45_001, porcentaje: 50 },
    { monto: 22_501, porcentaje: 50, via: 'cuenta', fechaEstimada: fecha, queda: 22_500 },
  ],
  [
    'nothing, past the limit',
    { debe: 45_000, porcentaje: 0 },
    { monto: 0, porcentaje: 0, via: 'ninguna', fechaEstimada: null, queda: 45_000 },
  ],
  [
    'a half of what is on it, and nothing of what units taken off owe',
    { debe: 45_000, porQuitadas: 27_000, porcentaje: 50 },
    { monto: 9_000, porcentaje: 50, via: 'cuenta', fechaEstimada: fecha, queda: 36_000 },
  ],
  [
    'nothing of a hold, which costs nothing',
    { debe: 0, porcentaje: 100 },
    { monto: 0, porcentaje: 0, via: 'ninguna', fechaEstimada: null, queda: 0 },
  ],
])('cancelling takes off the account %s', (_que, deuda, cotizacion) => {
  expect(cotizarEnCuenta({ ...deuda, fecha })).toEqual(cotizacion)
})

it.each([
  [
    { soltado: 45_000, debe: 0 },
    { monto: 45_000, porcentaje: 100, via: 'cuenta', fechaEstimada: fecha, queda: 0 },
  ],
  [
    { soltado: 22_501, debe: 22_500 },
    { monto: 22_501, porcentaje: 50, via: 'cuenta', fechaEstimada: fecha, queda: 22_500 },
  ],
  [
    { soltado: 0, debe: 45_000 },
    { monto: 0, porcentaje: 0, via: 'ninguna', fechaEstimada: null, queda: 45_000 },
  ],
  [
    { soltado: 0, debe: 0 },
    { monto: 0, porcentaje: 0, via: 'ninguna', fechaEstimada: null, queda: 0 },
  ],
  [
    { soltado: 9_000, debe: 36_000, porQuitadas: 27_000 },
    { monto: 9_000, porcentaje: 50, via: 'cuenta', fechaEstimada: fecha, queda: 36_000 },
  ],
  [
    { soltado: 45_000, debe: 0, porQuitadas: 27_000 },
    { monto: 45_000, porcentaje: 100, via: 'cuenta', fechaEstimada: fecha, queda: 0 },
  ],
])('of %j it says what was quoted', (cuenta, dicho) => {
  expect(soltadoDeLaCuenta({ ...cuenta, fecha })).toEqual(dicho)
})

it.each([
  ['three of four, in the half', { antes: 72_000, ahora: 18_000, porcentaje: 50 }, 27_000],
  ['what leaves an odd peso, kept as a cancellation keeps it', { antes: 45_001, ahora: 0, porcentaje: 50 }, 22_500],
  ['while leaving costs nothing', { antes: 72_000, ahora: 18_000, porcentaje: 100 }, 0],
  ['where nothing comes back', { antes: 72_000, ahora: 18_000, porcentaje: 0 }, 54_000],
  ['of as many at the same price', { antes: 72_000, ahora: 72_000, porcentaje: 50 }, 0],
  ['of more', { antes: 18_000, ahora: 72_000, porcentaje: 50 }, 0],
])('taking units off leaves owed: %s', (_que, cambio, queda) => {
  expect(debePorQuitar(cambio)).toBe(queda)
})
