import { expect, it } from 'vitest'
import { Telefono } from './comun.ts'
import { esTelefono } from './telefonos.ts'

it.each([
  ['+56 9 1234 5678', '+56912345678'],
  ['+56912345678', '+56912345678'],
  ['+56 2 2345 6789', '+56223456789'],
  ['+56 32 212 3456', '+56322123456'],
  ['+56 800 123 456', '+56800123456'],
  ['+56\u00A09\u20091234\u202F5678', '+56912345678'],
  ['+54 9 11 1234 5678', '+5491112345678'],
  ['+1 212 555 0100', '+12125550100'],
  ['+591 7123 4567', '+59171234567'],
])('%s is a number: %s', (texto, numero) => {
  expect(esTelefono(texto)).toBe(true)
  expect(Telefono.parse(texto)).toBe(numero)
})

it.each([
  ['the zero of calls within the country', '+56 09 1234 5678'],
  ['a zero instead of the nine', '+56 0 1234 5678'],
  ['a mobile of eight figures', '+56 9 1234 567'],
  ['a mobile without its nine', '+56 1234 5678'],
  ['the old mobiles of eight figures', '+56 8123 4567'],
  ['one figure too many', '+56 9 1234 56789'],
  ['no country code', '9 1234 5678'],
  ['a country that begins with zero', '+0 1234 5678'],
  ['words', '+56 nueve'],
  ['nothing', ''],
])('%s is none: %s', (_caso, texto) => {
  expect(esTelefono(texto)).toBe(false)
  expect(Telefono.safeParse(texto).success).toBe(false)
})
