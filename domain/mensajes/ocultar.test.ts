import { expect, it } from 'vitest'
import { ocultarContacto, ocultarTarjetas } from './ocultar.ts'

it.each([
  ['Escríbeme a ana.rojas@correo.cl', 'Escríbeme a [correo oculto]'],
  ['Llama al +56 9 1234 5678, gracias', 'Llama al [teléfono oculto], gracias'],
  ['912345678', '[teléfono oculto]'],
  ['Somos 2 y llegamos a las 10:30 del 14-11', 'Somos 2 y llegamos a las 10:30 del 14-11'],
  ['Pagamos $125.000', 'Pagamos $125.000'],
])('%s', (antes, despues) => expect(ocultarContacto(antes)).toBe(despues))

it('blots out what is a card number, and nothing else', () => {
  expect(ocultarTarjetas('Es 4242 4242 4242 4242, ok')).toBe('Es •••• •••• ••••, ok')
  expect(ocultarTarjetas('Es 4242 4242 4242 4241')).toBe('Es 4242 4242 4242 4241')
})
