import { expect, it } from 'vitest'
import { mostrarTelefono } from './telefono.ts'

it.each([
  ['a stored celular', '+56912345678', '+56 9 1234 5678'],
  ['a landline of Santiago', '+56221234567', '+56 2 2123 4567'],
  ['a landline of a region', '+56322123456', '+56 32 212 3456'],
  ['a number of Chile of another length', '+56600123', '+56600123'],
  ['a number of another country', '+541123456789', '+541123456789'],
])('is read in groups: %s', (_cual, guardado, leido) => {
  expect(mostrarTelefono(guardado)).toBe(leido)
})
