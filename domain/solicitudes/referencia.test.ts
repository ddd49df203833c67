import { expect, it } from 'vitest'
import { leerReferencia, referenciaDe } from './referencia.ts'

it.each([
  ['THC-318', 318],
  [' thc-318 ', 318],
  [referenciaDe(4_102), 4_102],
  ['THC318', null],
  ['318', null],
  ['THC-', null],
  ['7K4M-92QX', null],
  ['THC-12345678901', null],
])('%j names the request %j', (texto, numero) => {
  expect(leerReferencia(texto)).toBe(numero)
})
