import { describe, expect, it } from 'vitest'
import { enDireccion } from '#contract/direcciones.ts'
import { armarDestinos, cercanosDe, type Oferta, recomendar } from './destinos.ts'

const PUCON = { ciudad: 'Pucón', region: '09', lat: -39.27, lng: -71.98 }
const VILLARRICA = { ciudad: 'Villarrica', region: '09', lat: -39.28, lng: -72.23 }
const ARICA = { ciudad: 'Arica', region: '15', lat: -18.48, lng: -70.31 }

const oferta = (lugar: typeof PUCON, tipo: string, cantidad: number, precioDesde: number, dia: number): Oferta => ({
  ...lugar,
  tipo,
  cantidad,
  precioDesde,
  notas: 0,
  opiniones: 0,
  viajeros: 0,
  cambioEn: new Date(Date.UTC(2026, 10, dia)),
})

const destinos = armarDestinos([
  { ...oferta(PUCON, 'Trekking', 3, 30_000, 2), notas: 37, opiniones: 8, viajeros: 30 },
  { ...oferta(PUCON, 'Avistamiento de Aves', 1, 18_000, 9), notas: 5, opiniones: 1, viajeros: 20 },
  { ...oferta(VILLARRICA, 'Trekking', 2, 25_000, 1), viajeros: 9 },
  { ...oferta(ARICA, 'Cultural', 5, 9_000, 1), notas: 9, opiniones: 2, viajeros: 11 },
])
const [arica, pucon, villarrica] = destinos

it.each([
  ['Pucón', 'pucon'],
  ['Ñuñoa', 'nunoa'],
  ['San José de Maipo', 'san-jose-de-maipo'],
  ['Avistamiento de Aves', 'avistamiento-de-aves'],
  ["Isla O'Higgins  ", 'isla-o-higgins'],
  ['…', ''],
])('writes %s as %s in an address', (nombre, direccion) => {
  expect(enDireccion(nombre)).toBe(direccion)
})

describe('the cities of the catalogue', () => {
  it('come by name, each with what it has, most first', () => {
    expect(destinos.map(({ slug }) => slug)).toEqual(['arica', 'pucon', 'villarrica'])
    expect(pucon).toMatchObject({ ciudad: 'Pucón', region: '09', cantidad: 4, precioDesde: 18_000 })
    expect(pucon!.tipos).toEqual([
      { tipo: 'Trekking', slug: 'trekking', cantidad: 3, precioDesde: 30_000 },
      { tipo: 'Avistamiento de Aves', slug: 'avistamiento-de-aves', cantidad: 1, precioDesde: 18_000 },
    ])
  })

  it('say when they last changed', () => {
    expect(pucon!.cambioEn.toISOString()).toMatch(/^2026-11-09/)
    expect(pucon!.cambios.trekking?.toISOString()).toMatch(/^2026-11-02/)
  })

  it('know their neighbours, nearest first', () => {
    expect(cercanosDe(pucon!, destinos, null).map(({ slug }) => slug)).toEqual(['villarrica', 'arica'])
    expect(cercanosDe(pucon!, destinos, null)[0]!.distanciaKm).toBeGreaterThan(15)
    expect(cercanosDe(pucon!, destinos, null)[0]!.distanciaKm).toBeLessThan(30)
  })

  it('name as neighbours of a kind only those that have some of it', () => {
    expect(cercanosDe(villarrica!, destinos, 'trekking')).toMatchObject([{ slug: 'pucon', cantidad: 3 }])
    expect(cercanosDe(arica!, destinos, 'cultural')).toEqual([])
  })
})

describe('what our staff recommends', () => {
  const dicho = (ciudad: string) => ({
    zona: 'sur' as const,
    ciudad,
    region: '',
    descripcion: '',
    puntos: 'Lago\n\n  Volcán ',
    mejorEpoca: '',
    imagen: '',
    imagenAlt: '',
  })

  it.each([
    [
      'Pucón',
      {
        id: 'pucon',
        puntos: ['Lago', 'Volcán'],
        actividades: ['Trekking', 'Avistamiento de Aves'],
        calificacion: { promedio: 4.67, cantidad: 9 },
        popularidad: 100,
        visitado: 'el_mas',
      },
    ],
    [
      'Arica',
      {
        id: 'arica',
        actividades: ['Cultural'],
        calificacion: { promedio: 4.5, cantidad: 2 },
        popularidad: 22,
        visitado: null,
      },
    ],
    [
      'Villarrica',
      {
        id: 'villarrica',
        actividades: ['Trekking'],
        calificacion: { promedio: null, cantidad: 0 },
        popularidad: 18,
        visitado: null,
      },
    ],
    [
      'Loncoche',
      {
        id: 'loncoche',
        actividades: [],
        calificacion: { promedio: null, cantidad: 0 },
        popularidad: 0,
        visitado: null,
      },
    ],
  ])('has of %s what the catalogue shows', (ciudad, suyo) => {
    const todas = recomendar(['Pucón', 'Arica', 'Villarrica', 'Loncoche'].map(dicho), destinos)
    expect(todas.find((una) => una.ciudad === ciudad)).toMatchObject(suyo)
  })

  it('is popular beside the others that it stands with', () => {
    expect(recomendar([dicho('Arica')], destinos)[0]!.popularidad).toBe(100)
    expect(recomendar([dicho('Loncoche')], destinos)[0]!.popularidad).toBe(0)
  })

  it.each([
    [30, 20, ['el_mas', 'entre_los_mas']],
    [30, 17, ['el_mas', null]],
    [12, 12, ['el_mas', 'el_mas']],
    [9, 8, [null, null]],
    [0, 0, [null, null]],
  ] as const)('says so of %i and %i travellers: %o', (uno, otro, dichos) => {
    const lugares = armarDestinos([
      { ...oferta(PUCON, 'Trekking', 1, 1_000, 1), viajeros: uno },
      { ...oferta(ARICA, 'Cultural', 1, 1_000, 1), viajeros: otro },
    ])
    expect(recomendar([dicho('Pucón'), dicho('Arica')], lugares).map(({ visitado }) => visitado)).toEqual(dichos)
    expect(recomendar([dicho('Pucón')], lugares)[0]!.visitado, 'beside nobody').toBeNull()
  })
})
