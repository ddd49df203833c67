import { expect, it } from 'vitest'
import { ocultarContacto } from './ocultar.ts'

it.each([
  ['Escríbeme a ana.rojas@correo.cl', 'Escríbeme a [correo oculto]'],
  ['Llama al +56 9 1234 5678, gracias', 'Llama al [teléfono oculto], gracias'],
  ['912345678', '[teléfono oculto]'],
  ['Somos 2 y llegamos a las 10:30 del 14-11', 'Somos 2 y llegamos a las 10:30 del 14-11'],
  ['Pagamos $125.000', 'Pagamos $125.000'],
])('%s', (antes, despues) => expect(ocultarContacto(antes)).toBe(despues))
