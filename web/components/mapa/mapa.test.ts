import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { agrupar, estanJuntos } from './agrupar.ts'
import { leerContornos, unir } from './geometria.ts'
import { lagosALaVista, leerLagos } from './lagos.ts'
import { lineasDe } from './lineas.ts'
import { LAMINAS, RECUADROS } from './lugares.ts'
import { marcoInicial, PAIS, parteLibre, vistaDe, zonaVisible } from './marco-mapa.ts'
import { rotularCiudades } from './rotular.ts'
import {
  acercar,
  alargada,
  aLugar,
  aPixel,
  cajaALaVista,
  cajaDe,
  cajaDeZona,
  encuadrar,
  ESCALA_MAX,
  estaEn,
  mover,
  zonaDe,
} from './proyeccion.ts'

const medida = { ancho: 360, alto: 600 }
const santiago = { lng: -70.65, lat: -33.44 }
const valparaiso = { lng: -71.62, lat: -33.05 }
const vista = { ...santiago, escala: 100 }

describe('the view', () => {
  it('has its centre in the middle, the west at the left and the north above', () => {
    expect(aPixel(vista, medida, santiago)).toEqual({ x: 180, y: 300 })
    const { x, y } = aPixel(vista, medida, valparaiso)
    expect([x, y].map(Math.round)).toEqual([83, 253])
  })

  it('finds the place of a pixel again', () => {
    const { lng, lat } = aLugar(vista, medida, aPixel(vista, medida, valparaiso))
    expect([lng, lat]).toEqual([expect.closeTo(valparaiso.lng, 9), expect.closeTo(valparaiso.lat, 9)])
  })

  it('is the same where the panel goes on below', () => {
    const larga = { ...medida, alto: 840 }
    const { x, y } = aPixel(alargada(vista, medida, larga.alto), larga, valparaiso)
    expect({ x, y }).toEqual({
      x: expect.closeTo(aPixel(vista, medida, valparaiso).x, 6),
      y: expect.closeTo(aPixel(vista, medida, valparaiso).y, 6),
    })
  })

  it('shows all of a box', () => {
    const caja = cajaDe([santiago, valparaiso])
    const dentro = cajaALaVista(encuadrar(caja, medida, 40), medida)
    expect(estaEn(dentro, santiago) && estaEn(dentro, valparaiso)).toBe(true)
    expect(encuadrar(cajaDe([santiago]), medida).escala).toBe(ESCALA_MAX)
  })

  it('follows the hand, and stops before the country is lost', () => {
    expect(aPixel(mover(vista, { x: 30, y: -20 }), medida, santiago)).toEqual({
      x: expect.closeTo(210, 6),
      y: expect.closeTo(280, 6),
    })
    expect(mover(vista, { x: -1e6, y: 1e6 })).toMatchObject({ lng: -65, lat: -16.5 })
  })

  it('comes nearer around the place that is pointed at', () => {
    const antes = aPixel(vista, medida, valparaiso)
    const cerca = acercar(vista, medida, 2, antes)
    expect(cerca.escala).toBe(200)
    expect(aPixel(cerca, medida, valparaiso)).toEqual({ x: expect.closeTo(antes.x, 6), y: expect.closeTo(antes.y, 6) })
    expect(acercar(vista, medida, 1e6).escala).toBe(ESCALA_MAX)
  })

  it('writes what it shows as a search takes it', () => {
    const caja = { oeste: -71.123456, sur: -33.5, este: -70, norte: -33 }
    expect(zonaDe(caja)).toBe('-71.1235,-33.5,-70,-33')
    expect(cajaDeZona(zonaDe(caja))).toMatchObject({ sur: -33.5, norte: -33 })
  })
})

describe('the first view of a search', () => {
  const aLaVista = (...lugares: (typeof santiago)[]) =>
    cajaALaVista(vistaDe(marcoInicial(undefined, lugares), medida)!, medida)

  it('of one city has its neighbours in sight', () => {
    const pucon = { lng: -71.95, lat: -39.28 }
    expect(estaEn(aLaVista(pucon, { lng: -71.75, lat: -39.15 }), { lng: -72.23, lat: -39.28 })).toBe(true)
  })

  it('of an island has all of it in sight, no more', () => {
    const caja = RECUADROS[0]!.caja
    const vista = aLaVista({ lng: -109.43, lat: -27.15 })
    expect(
      estaEn(vista, { lng: caja.oeste, lat: caja.sur }) && estaEn(vista, { lng: caja.este, lat: caja.norte }),
    ).toBe(true)
    expect(vista.este - vista.oeste).toBeLessThan(1)
  })

  it('of a zone is that zone again, in the part that no card covers', () => {
    const libre = parteLibre(medida, 240)
    expect(libre).toEqual({ ancho: 360, alto: 360 })
    expect(parteLibre({ ancho: 660, alto: 240 }, 240).alto).toBe(120)
    const caja = zonaVisible(vista, libre)
    const otra = vistaDe(marcoInicial(zonaDe(caja), []), libre)!
    expect([otra.lng, otra.lat, otra.escala]).toEqual([
      expect.closeTo(vista.lng, 3),
      expect.closeTo(vista.lat, 3),
      expect.closeTo(vista.escala, 0),
    ])
  })

  it('of the north and the south is the whole country', () => {
    expect(marcoInicial(undefined, [santiago, { lng: -70.31, lat: -18.48 }])).toBe(PAIS)
  })
})

describe('pins', () => {
  const puntos = [
    { id: 'a', ...santiago },
    { id: 'b', ...valparaiso },
    { id: 'c', lng: -70.66, lat: -33.45 },
    { id: 'd', lng: -109.4, lat: -27.1 },
  ]
  const ids = (escala: number) =>
    agrupar(puntos, { vista: { ...vista, escala }, medida }).map((grupo) => grupo.puntos.map(({ id }) => id).join(''))

  it.each([
    [20, ['abc']],
    [100, ['ac', 'b']],
    [2000, ['ac']],
  ])('that overlap at %d pixels a degree are one, in the order of the list', (escala, esperados) => {
    expect(ids(escala)).toEqual(esperados)
  })

  it('never overlap, however many', () => {
    const muchos = Array.from({ length: 400 }, (_, i) => ({
      lng: -70 - ((i * 37) % 100) / 40,
      lat: -33 + ((i * 53) % 100) / 40,
    }))
    const grupos = agrupar(muchos, { vista: { lng: -71, lat: -32, escala: 140 }, medida })
    expect(grupos.flatMap((grupo) => grupo.puntos).length).toBeGreaterThan(100)
    const encimados = grupos.filter((a, i) =>
      grupos.some((b, j) => j > i && Math.abs(a.x - b.x) < 76 && Math.abs(a.y - b.y) < 44),
    )
    expect(encimados).toEqual([])
  })

  it('keep away from the edges, and from each other there as well', () => {
    const alBorde = [
      { lng: -70, lat: -33 },
      { lng: -70, lat: -32.55 },
      { lng: -70, lat: -32.95 },
    ].map((lugar) => ({ ...lugar, lng: -72.79 }))
    const grupos = agrupar(alBorde, { vista: { lng: -71, lat: -33, escala: 100 }, medida, orilla: 22 })
    expect(grupos.map(({ x, puntos }) => [x, puntos.length])).toEqual([
      [22, 2],
      [22, 1],
    ])
  })

  it('at one place stay together', () => {
    expect(estanJuntos([santiago, { ...santiago }])).toBe(true)
    expect(estanJuntos([santiago, valparaiso])).toBe(false)
  })
})

describe('the outlines', () => {
  const geometria = leerContornos(
    JSON.parse(readFileSync(new URL('../../../public/mapa/chile.json', import.meta.url), 'utf8')) as never,
  )

  it('have the 16 regions, on the mainland, and the far islands apart', () => {
    expect(geometria.regiones.size).toBe(16)
    for (const { caja } of geometria.regiones.values())
      expect(caja.oeste > -77 && caja.este < -66 && caja.norte > caja.sur).toBe(true)
    for (const { caja } of RECUADROS)
      expect(geometria.islas.some((isla) => estaEn(caja, { lng: isla.caja.oeste, lat: isla.caja.norte }))).toBe(true)
  })

  it('of every region fit one of the three panels', () => {
    for (const [codigo, { caja }] of geometria.regiones) {
      const medio = { lng: (caja.oeste + caja.este) / 2, lat: (caja.sur + caja.norte) / 2 }
      expect([codigo, LAMINAS.some((lamina) => estaEn(lamina.caja, medio))]).toEqual([codigo, true])
    }
  })
})

describe('the lakes', () => {
  const archivo = JSON.parse(
    readFileSync(new URL('../../../public/mapa/lagos.json', import.meta.url), 'utf8'),
  ) as Parameters<typeof leerLagos>[0] & { fuente: string }
  const lagos = leerLagos(archivo)

  it('say whose they are, and every name belongs to one of them', () => {
    expect(archivo.fuente).toContain('OpenStreetMap')
    const ajenos = lagos.flatMap(({ caja, nombres }) => nombres.filter((lugar) => !estaEn(caja, lugar)))
    expect([ajenos, lagos.flatMap(({ nombres }) => nombres).length]).toEqual([[], archivo.nombres.length])
  })

  it('are shown where they are in sight and not too small', () => {
    const nombresA = (lng: number, lat: number, escala: number) =>
      lagosALaVista(lagos, { lng, lat, escala }, medida).flatMap(({ nombres }) => nombres.map(({ nombre }) => nombre))
    expect(nombresA(-71.95, -39.28, 220)).toEqual(
      expect.arrayContaining(['Lago Villarrica', 'Lago Caburgua', 'Lago Calafquén']),
    )
    expect(nombresA(-71.95, -39.28, 220)).not.toContain('Lago Llanquihue')
    expect(nombresA(-71.95, -39.28, 14)).not.toContain('Lago Icalma')
    expect(lagosALaVista(lagos, { lng: -109.4, lat: -27.1, escala: 220 }, medida)).toEqual([])
  })

  it('of the salt desert are only those with water', () => {
    const salares = [
      [-68.3, -23.5],
      [-69.13, -24.43],
      [-67.31, -23.01],
    ] as const
    expect(salares.filter(([lng, lat]) => lagos.some(({ caja }) => estaEn(caja, { lng, lat })))).toEqual([])
  })
})

describe('the names of cities', () => {
  const marca = (x: number, y: number, ...ciudades: string[]) => ({
    x,
    y,
    puntos: ciudades.map((ciudad) => ({ ubicacionGeografica: `${ciudad}, Centro` })),
  })
  const largo = 'Un nombre más largo que toda la ventana en que se muestra'

  it.each([
    { donde: 'below its mark, in the middle', marcas: [marca(180, 300, 'Pica')], esperados: [['Pica', 166, 329]] },
    { donde: 'above where the window ends below', marcas: [marca(180, 590, 'Pica')], esperados: [['Pica', 166, 561]] },
    {
      donde: 'at the side where another mark lies below',
      marcas: [marca(180, 300, 'Pica', 'Pica'), marca(180, 340, 'Arica')],
      esperados: [
        ['Pica', 204, 300],
        ['Arica', 162.5, 369],
      ],
    },
    {
      donde: 'once, beside the mark with most of it',
      marcas: [marca(60, 100, 'Pica'), marca(180, 300, 'Pica', 'Pica', 'Arica')],
      esperados: [['Pica', 166, 329]],
    },
    { donde: 'nowhere if there is no room', marcas: [marca(180, 300, largo)], esperados: [] },
  ])('stand $donde', ({ marcas, esperados }) => {
    expect(rotularCiudades(marcas, medida).map(({ nombre, x, y }) => [nombre, x, y])).toEqual(esperados)
  })

  // Pixels of the window, as a line of the ground.
  const linea = (...puntos: [number, number][]) =>
    lineasDe(
      [
        unir([
          puntos.map(([x, y]) => {
            const { lng, lat } = aLugar(vista, medida, { x, y })
            return [lng, lat]
          }),
        ]),
      ],
      vista,
      medida,
    )

  it.each([
    { que: 'crosses it', lineas: linea([0, 302], [360, 298]), pasa: true },
    { que: 'crosses it far from its ends', lineas: linea([205, 100], [205, 590]), pasa: true },
    { que: 'runs over it', lineas: linea([0, 280], [360, 280]), pasa: false },
    { que: 'ends before it', lineas: linea([0, 300], [150, 300]), pasa: false },
  ])('know whether a line $que', ({ lineas, pasa }) => {
    expect(lineas.pasaPor({ x: 180, y: 300, ancho: 40 })).toBe(pasa)
  })

  it('are crossed by the same lines wherever the map is dragged', () => {
    const { trazo, caja, anillos } = unir([
      [
        [-70.7, -33.4],
        [-70.6, -33.5],
      ],
    ])
    const cruces = [0, 3, 7, 50].map((pasos) => {
      const movida = mover(vista, { x: pasos, y: pasos })
      const { x, y } = aPixel(movida, medida, santiago)
      return lineasDe([{ trazo, caja, anillos }], movida, medida).pasaPor({ x, y, ancho: 20 })
    })
    expect(cruces).toEqual([true, true, true, true])
  })
})
