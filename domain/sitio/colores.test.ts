import { describe, expect, it } from 'vitest'
import { revisarContenido } from '#domain/reglas/revisar.ts'
import { contraste, legible } from './color.ts'
import {
  COLORES_PRIMEROS,
  coloresDe,
  coloresDeRuta,
  comoContraste,
  hojaDeColores,
  motivoDeColor,
  muestraDe,
  rutaDeColores,
  temasDe,
} from './colores.ts'
import { DATOS_PRIMEROS } from './datos.ts'

it.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#0e5a6b', '#fbf8f3', 7.18],
  ['#6cc5d4', '#1d2c34', 7.2],
])('%s on %s reads at %d', (uno, otro, cuanto) => {
  expect(contraste(uno, otro)).toBeCloseTo(cuanto, 0)
  expect(contraste(otro, uno)).toBe(contraste(uno, otro))
})

describe('a colour that is chosen', () => {
  it.each([
    ['#0e5a6b', null],
    ['#a8481a', null],
    ['#7b1fa2', null],
    ['verde', 'Escribe un color como #0e5a6b'],
    ['#0E5A6', 'Escribe un color como #0e5a6b'],
  ])('%s: %j', (color, motivo) => expect(motivoDeColor(color)).toBe(motivo))

  it.each(['#ffb300', '#00c853', '#ff4081', '#29b6f6', '#ffffff', '#ffff00'])(
    '%s does not read on a page, and one that does is proposed',
    (color) => {
      const motivo = motivoDeColor(color)!
      const propuesto = /#[0-9a-f]{6}$/.exec(motivo)![0]
      expect(motivo).toMatch(/^No se lee bien: su contraste es de \d,\d a 1 y se necesitan 4,5\. Prueba con /)
      expect(motivoDeColor(propuesto)).toBeNull()
    },
  )

  it.each([
    [' #0E5A6B ', '#0e5a6b', '6,7', false],
    ['#757575', '#757575', '3,9', true],
  ])(
    '%j is shown as %s, with a contrast of %s, and another one proposed: %s',
    (escrito, color, dicho, conPropuesta) => {
      const { propuesta, ...muestra } = muestraDe(escrito)!
      expect([muestra.color, comoContraste(muestra.contraste), propuesta !== null]).toEqual([
        color,
        dicho,
        conPropuesta,
      ])
      expect(motivoDeColor(propuesta ?? color)).toBeNull()
    },
  )

  it.each(['#0e5a', '', 'verde'])('%j is not shown', (escrito) => expect(muestraDe(escrito)).toBeNull())

  it('has a contrast that is not rounded up to what is needed', () => {
    expect([4.4999, 4.5, 21].map(comoContraste)).toEqual(['4,4', '4,5', '21,0'])
  })

  it('is refused by its field and kept in small letters', () => {
    const revisar = (colores: object) =>
      revisarContenido<typeof DATOS_PRIMEROS>('sitio', { ...DATOS_PRIMEROS, colores } as never)
    expect(revisar({ primario: '#FFB300', acento: '' }).errores).toEqual([
      { campo: 'colores.primario', mensaje: expect.stringContaining('Prueba con #') },
    ])
    expect(revisar({ primario: '#7B1FA2', acento: '' }).contenido?.colores).toEqual({ primario: '#7b1fa2', acento: '' })
    expect(revisar({ primario: '', acento: '' }).errores).toEqual([])
  })
})

const PARES = [
  ['primary', 'on-primary'],
  ['primary-hover', 'on-primary'],
  ['primary-pressed', 'on-primary'],
  ['primary-soft', 'primary-soft-ink'],
  ['accent-soft', 'accent-soft-ink'],
] as const

describe.each([
  COLORES_PRIMEROS.primario,
  '#7b1fa2',
  '#b71c1c',
  '#1b5e20',
  '#0d47a1',
  '#4e342e',
  '#000000',
  '#37474f',
  '#8a5600',
  '#c2185b',
  '#00695c',
])('the two themes of %s', (color) => {
  const { claro, oscuro } = temasDe({ primario: color, acento: color })
  it.each(PARES)('%s and %s read in both', (fondo, tinta) => {
    expect(contraste(claro[fondo]!, claro[tinta]!)).toBeGreaterThanOrEqual(4.5)
    expect(contraste(oscuro[fondo]!, oscuro[tinta]!)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['#fbf8f3', '#ffffff', '#f3eee5'])('its text reads on %s', (fondo) => {
    for (const cual of ['primary', 'primary-hover', 'accent'] as const)
      expect(contraste(claro[cual]!, fondo), cual).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['#0e171c', '#152128', '#1d2c34'])('its text reads on %s in the dark', (fondo) => {
    for (const cual of ['primary', 'primary-hover', 'accent'] as const)
      expect(contraste(oscuro[cual]!, fondo), cual).toBeGreaterThanOrEqual(4.5)
  })
})

it('the nearest one that reads is the colour itself where it does', () =>
  expect(legible('#0e5a6b', ['#ffffff'], -1)).toBe('#0e5a6b'))

describe('its stylesheet', () => {
  it('lies at an address that says the colours, and at no other', () => {
    const colores = coloresDe({ primario: '#7b1fa2', acento: '' })!
    expect(rutaDeColores(colores)).toBe('/marca/7b1fa2-a8481a.css')
    expect(coloresDeRuta('/marca/7b1fa2-a8481a.css')).toEqual(colores)
    for (const ajena of [
      '/marca/ffb300-a8481a.css',
      '/marca/7b1fa2.css',
      '/marca/7b1fa2-a8481a.css/..',
      '/marca/7B1FA2-a8481a.css',
    ])
      expect(coloresDeRuta(ajena), ajena).toBeNull()
  })

  it('is none while nothing was chosen', () => expect(coloresDe({ primario: '', acento: '' })).toBeNull())

  it('names the variables of the product in its order', () => {
    const hoja = hojaDeColores({ primario: '#7b1fa2', acento: '#a8481a' })
    expect(hoja).toMatch(/^:root,\[data-theme='light'\]\{--primary:#7b1fa2;--on-primary:#ffffff;/)
    expect(hoja.replaceAll(/--[a-z-]+:#[0-9a-f]{6};?/g, '')).toBe(
      ":root,[data-theme='light']{}@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light']){}}@media screen{[data-theme='dark']{}}",
    )
  })
})
