import { expect, it } from 'vitest'
import { esProporcionada, recorte, seDibuja } from './medidas.ts'

it.each([
  [32, 32, true, true],
  [31, 300, false, true],
  [320, 32, true, true],
  [321, 32, false, false],
  [32, 321, false, false],
  [1, 40_000, false, false],
  [4000, 3000, true, true],
  [0, 0, false, true],
])('%i × %i: is drawn %s, is in proportion %s', (ancho, alto, dibujada, proporcionada) => expect([seDibuja({ ancho, alto }), esProporcionada({ ancho, alto })]).toEqual([dibujada, proporcionada]))

it.each([
  [{ ancho: 1600, alto: 1200 }, 2, { ancho: 1600, alto: 800 }],
  [{ ancho: 160, alto: 1600 }, 2, { ancho: 160, alto: 80 }],
  [{ ancho: 1600, alto: 160 }, 2, { ancho: 320, alto: 160 }],
  [{ ancho: 1, alto: 9 }, 2, { ancho: 1, alto: 1 }],
])('of %o the largest part of a proportion', (medidas, razon, parte) => expect(recorte(medidas, razon)).toEqual(parte))
