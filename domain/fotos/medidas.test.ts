import { expect, it } from 'vitest'
import { bytesEnteros, esProporcionada, lugaresPara, recorte, seDibuja } from './medidas.ts'

it.each([
  [32, 32, true, true],
  [31, 300, false, true],
  [320, 32, true, true],
  [321, 32, false, false],
  [32, 321, false, false],
  [1, 40_000, false, false],
  [4000, 3000, true, true],
  [0, 0, false, true],
])('%i × %i: is drawn %s, is in proportion %s', (ancho, alto, dibujada, proporcionada) =>
  expect([seDibuja({ ancho, alto }), esProporcionada({ ancho, alto })]).toEqual([dibujada, proporcionada]),
)

it.each([
  [{ ancho: 1600, alto: 1200 }, 2, { ancho: 1600, alto: 800 }],
  [{ ancho: 160, alto: 1600 }, 2, { ancho: 160, alto: 80 }],
  [{ ancho: 1600, alto: 160 }, 2, { ancho: 320, alto: 160 }],
  [{ ancho: 1, alto: 9 }, 2, { ancho: 1, alto: 1 }],
])('of %o the largest part of a proportion', (medidas, razon, parte) => expect(recorte(medidas, razon)).toEqual(parte))

const foto = {
  ancho: 6320,
  alto: 6320,
  formato: 'jpeg',
  canales: 3,
  bytesPorCanal: 1,
  porPasadas: true,
  submuestreo: '4:4:4',
} as const
it.each([
  ['a JPEG that comes row by row', { porPasadas: false }, 0, 1],
  ['one of forty megapixels in passes', {}, 239, 2],
  ['one with half its colour', { submuestreo: '4:2:2' }, 159, 2],
  ['one with a quarter of its colour', { submuestreo: '4:2:0' }, 119, 2],
  ['one that says of its colour what nobody knows', { submuestreo: null }, 239, 2],
  ['one of twelve megapixels', { ancho: 4000, alto: 3000, submuestreo: '4:2:0' }, 36, 1],
  ['one in grey', { canales: 1, submuestreo: null }, 79, 2],
  ['one of four inks', { canales: 4, submuestreo: '4:2:0' }, 319, null],
  ['a PNG in passes', { formato: 'png', canales: 4, submuestreo: null }, 159, 2],
  [
    'a deep PNG in passes',
    { formato: 'png', canales: 4, bytesPorCanal: 2, ancho: 4400, alto: 4400, submuestreo: null },
    154,
    2,
  ],
] as const)('%s', (_, cambios, megas, lugares) => {
  const una = { ...foto, ...cambios }
  expect([Math.floor(bytesEnteros(una) / 1e6), lugaresPara(una)]).toEqual([megas, lugares])
})
