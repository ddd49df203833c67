import { expect, it } from 'vitest'
import { usoDeCupos } from './cupos.ts'

it.each([
  [{ porAceptar: true, formaPago: null }, 'aceptar'],
  [{ porAceptar: true, formaPago: 'transferencia' }, 'transferir'],
  [{ porAceptar: false, formaPago: 'tarjeta' }, 'pagar'],
  [{ porAceptar: false, formaPago: null }, 'pagar'],
])('%j: the company has to %s', (cupos, uso) => {
  expect(usoDeCupos(cupos)).toBe(uso)
})
