import { expect, it } from 'vitest'
import { reglaDePesos } from './regla-de-pesos.ts'

const regla = reglaDePesos('Entre $1.000 y $20.000', { min: 1_000, max: 20_000, vacio: 'Escribe cuánto' })

it.each([
  ['', 'Escribe cuánto'],
  ['15 mil', undefined],
  ['15.000,00', undefined],
  ['1.5', '¿Son $1.500? Escríbelo con todas sus cifras'],
  ['999', 'Entre $1.000 y $20.000'],
  ['21 lucas', 'Entre $1.000 y $20.000'],
])('of %j a form says %j', (texto, mensaje) => expect(regla(texto)).toBe(mensaje))

it('may be left empty where it is not asked for', () => expect(reglaDePesos('no')('')).toBeUndefined())
