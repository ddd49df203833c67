import { describe, expect, it } from 'vitest'
import { laminas, rutaLamina } from '#contract/escenas.ts'
import { dibujar, escenaDe, focoDe } from './escenas.ts'
import { archivosDeIconos } from './iconos.ts'
import { letra } from './letra.ts'
import { aPng } from './raster.ts'
import { ALTO_SOCIAL, ANCHO_SOCIAL, dibujoSocial, imagenSocial, parejas, partir } from './social.ts'
import { errorDeXml } from './svg-testing.ts'

const titular = letra('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff')
const una = escenaDe(rutaLamina(laminas('S1', 'Trekking')[0]!))!
const tarjeta = {
  marca: 'Tourism Hub Chile',
  titulo: 'Sube el volcán Villarrica con crampones y piolet, paso a paso',
  linea: 'Trekking · Pucón, volcán Villarrica',
  dato: '$25.000 por persona',
  dibujo: dibujar(una),
}

const medidas = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)]
const firma = (png: Buffer): string => png.toString('latin1', 1, 4)

describe('letters as outlines', () => {
  it('know every sign that Spanish uses', () => {
    for (const signo of 'ABCXYZabcxyz0123456789ÁÉÍÓÚÜÑáéíóúüñ¿?¡!$.,·–’') {
      expect(titular.ruta(signo, 0, 0, 40), signo).toMatch(/^M[^a-z]+z/)
      expect(titular.ancho(signo, 40), signo).toBeGreaterThan(4)
    }
  })

  it('grow with their size and leave spaces empty', () => {
    expect(titular.ancho('Chile', 80)).toBeCloseTo(titular.ancho('Chile', 40) * 2)
    expect(titular.ruta(' ', 0, 0, 40)).toBe('')
  })

  it('put the accent over its letter', () => {
    const altura = (texto: string): number =>
      Math.min(...[...titular.ruta(texto, 0, 0, 100).matchAll(/[ML]\S+ (-?[\d.]+)/g)].map(([, y]) => Number(y)))
    expect(altura('á')).toBeLessThan(altura('a') - 10)
    expect(altura('Ñ')).toBeLessThan(altura('N') - 10)
  })

  it('keep what is open inside of them, also where an outline has control points only', () => {
    const cifras = letra('@fontsource/figtree/files/figtree-latin-700-normal.woff')
    expect(['1', '6', '8', '9', '0'].map((cifra) => cifras.ruta(cifra, 0, 0, 40).split('M').length - 1)).toEqual([
      1, 2, 3, 2, 2,
    ])
  })

  it('break lines between words only', () => {
    const lineas = partir(titular, tarjeta.titulo, 50, 480)
    expect(lineas.length).toBeGreaterThan(1)
    expect(lineas.join(' ')).toBe(tarjeta.titulo)
    expect(lineas.filter((linea) => titular.ancho(linea, 50) > 480)).toEqual([])
    expect(parejas(titular, 'Almuerza entre barricas con Pinot Noir del sur', 64, 504)).toEqual([
      'Almuerza',
      'entre barricas',
      'con Pinot Noir',
      'del sur',
    ])
    expect(partir(titular, 'Desoxirribonucleico', 50, 100)).toEqual(['Desoxirribonucleico'])
  })
})

describe('the picture for sharing', () => {
  it('is a PNG of 1200 × 630 that stays under 300 KB', async () => {
    const png = await imagenSocial(tarjeta)
    expect(firma(png)).toBe('PNG')
    expect(medidas(png)).toEqual([ANCHO_SOCIAL, ALTO_SOCIAL])
    expect(png.length).toBeLessThan(300_000)
  })

  it('carries its words as outlines, beside a cut of the drawing around its subject', () => {
    expect(errorDeXml(dibujoSocial(tarjeta))).toBeNull()
    expect(dibujoSocial(tarjeta)).not.toMatch(/<text|font-family|NaN/)
    for (const [foco, desde] of [
      [200, 0],
      [428, 0],
      [600, 172],
      [800, 343],
      [1100, 343],
    ]) {
      const [, x, y, ancho, alto, corte] = /<svg x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" viewBox="(\d+) /
        .exec(dibujoSocial({ ...tarjeta, foco: foco! }))!
        .map(Number)
      expect([x, y, ancho, alto, corte], `${foco}`).toEqual([600, 0, ANCHO_SOCIAL - 600, ALTO_SOCIAL, desde])
    }
    expect([400, 600, 800]).toContain(focoDe(una))
  })

  it.each(['/escenas/S1-aventura-6.svg', '/escenas/I1-culinaria-5.svg'])(
    'takes shapes that lie outside of it: %s',
    async (ruta) => {
      expect(medidas(await imagenSocial({ ...tarjeta, dibujo: dibujar(escenaDe(ruta)!) }))).toEqual([
        ANCHO_SOCIAL,
        ALTO_SOCIAL,
      ])
    },
  )

  it('survives a drawing that ends the process that draws it', async () => {
    const fuera =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><svg x="0" y="0" width="10" height="5" viewBox="0 0 10 5"><ellipse opacity=".5" cx="10.6" cy="8" rx="1" ry=".1"/></svg></svg>'
    for (const svg of [fuera, 'no es un dibujo']) await Promise.allSettled([aPng(svg, 100)])
    await expect(aPng('no es un dibujo', 100)).rejects.toThrow('could not be made')
    expect(firma(await imagenSocial(tarjeta))).toBe('PNG')
  })

  it('keeps the words inside the picture with the longest title', () => {
    const svg = dibujoSocial({
      ...tarjeta,
      titulo: 'Sube con crampones al mirador del ventisquero colgante y vuelve por el valle de los arrieros',
    })
    const alturas = [...svg.matchAll(/<path fill="#(?:14232B|46565F)" d="([^"]+)"/g)].flatMap(([, d]) =>
      [...d!.matchAll(/[ML]\S+ (-?[\d.]+)/g)].map(([, y]) => Number(y)),
    )
    expect(Math.min(...alturas)).toBeGreaterThan(40)
    expect(Math.max(...alturas)).toBeLessThan(ALTO_SOCIAL - 40)
  })
})

describe('icons', () => {
  it('have the sizes that systems ask for', async () => {
    const iconos = new Map(await archivosDeIconos())
    expect(
      [...iconos]
        .filter(([nombre]) => nombre.endsWith('.png'))
        .map(([nombre, png]) => [nombre, firma(png), ...medidas(png)]),
    ).toEqual([
      ['iconos/icono-192.png', 'PNG', 192, 192],
      ['iconos/icono-512.png', 'PNG', 512, 512],
      ['iconos/icono-maskable-512.png', 'PNG', 512, 512],
      ['apple-touch-icon.png', 'PNG', 180, 180],
    ])
    const ico = iconos.get('favicon.ico')!
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 3, 16])
    expect(firma(ico.subarray(ico.readUInt32LE(6 + 12)))).toBe('PNG')
  })
})

it('is drawn in the colour of its site, and without our sign where that has one of its own', () => {
  const [nuestra, otra, conLogo] = [
    dibujoSocial(tarjeta),
    dibujoSocial({ ...tarjeta, color: '#7b1fa2' }),
    dibujoSocial({ ...tarjeta, color: '#7b1fa2', sinSigno: true }),
  ]
  const palabras = (svg: string): string => svg.slice(svg.indexOf('</svg>'))
  expect(
    [nuestra, otra, conLogo].map((svg) => [
      /#0e5a6b/i.test(palabras(svg)),
      palabras(svg).includes('#7b1fa2'),
      palabras(svg).includes('scale(1.75)'),
    ]),
  ).toEqual([
    [true, false, true],
    [false, true, true],
    [false, true, false],
  ])
})
