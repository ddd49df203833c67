import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import {
  alternativo,
  bodegonDe,
  fotosDeLamina,
  horaDeVista,
  laminas,
  rutaLamina,
  TOMAS,
  todasLasLaminas,
  type Lamina,
} from '#contract/escenas.ts'
import { archivos } from './escribir.ts'
import { escenaDe, escenas } from './escenas.ts'
import { pintores } from './hitos/pintores.ts'
import { motivos } from './motivos.ts'
import { distancia, mezcla } from './oklab.ts'
import { horas, paleta, zonas } from './paletas.ts'
import { huella, seParecen } from './parecido.ts'
import { areaDeColor, errorDeXml } from './svg-testing.ts'

const todos = new Map(archivos())
const dibujos = [...escenas()].map((una) => ({ ...una, svg: todos.get(una.nombre)! }))
const portadas = dibujos.filter(({ toma }) => toma === 'amplia')

describe('scene files', () => {
  it('has five shots of each cover, six covers or more per zone and kind', () => {
    expect(dibujos).toHaveLength(todasLasLaminas().length * TOMAS.length)
    expect(dibujos.every(({ svg }) => svg.startsWith('<svg '))).toBe(true)
    for (const zona of zonas)
      for (const tipo of TIPOS_EXPERIENCIA)
        expect(laminas(zona, tipo).length, `${zona} ${tipo}`).toBeGreaterThanOrEqual(6)
  })

  it('keeps each drawing within 14 KB, 5 KB compressed and three gradients', { timeout: 30_000 }, () => {
    const fuera = dibujos.filter(
      ({ svg }) =>
        svg.length > 14 * 1024 ||
        gzipSync(svg, { level: 9 }).length > 5 * 1024 ||
        svg.split('<linearGradient').length > 4,
    )
    expect(fuera.map(({ nombre, svg }) => `${nombre} ${svg.length}`)).toEqual([])
  })

  it('keeps the panorama within 20 KB', () => {
    const panoramas = [...todos].filter(([nombre]) => nombre.startsWith('panorama'))
    expect(panoramas).toHaveLength(5)
    expect(panoramas.filter(([, svg]) => svg.length > 20 * 1024).map(([nombre]) => nombre)).toEqual([])
  })

  it('draws the same picture from the same seed', { timeout: 30_000 }, () => {
    const otra = [...archivos()].filter(([nombre, svg]) => todos.get(nombre) !== svg).map(([nombre]) => nombre)
    expect(otra).toEqual([])
  })

  it('is well-formed, without text, filters, photographs or stray numbers', { timeout: 30_000 }, () => {
    for (const [nombre, svg] of todos) {
      expect(errorDeXml(svg), nombre).toBeNull()
      expect(svg, nombre).not.toMatch(/<text|<filter|<image|<script|NaN|undefined|Infinity/)
    }
  })

  it('spends the accent on about 4 % of the cover at most', () => {
    const excesos = portadas.filter(
      ({ svg, lamina: { zona, hora } }) => areaDeColor(svg, paleta(zona, hora).A) > 1200 * 900 * 0.045,
    )
    expect(excesos.map(({ nombre }) => nombre)).toEqual([])
  })

  it('finds a scene by its address, and no other', () => {
    expect(escenaDe('/escenas/C1-trekking-1-cerca.svg')).toMatchObject({
      toma: 'cerca',
      lamina: { zona: 'C1', tipo: 'Trekking', n: 1 },
    })
    for (const otra of ['/escenas/C1-trekking-99.svg', '/fotos/C1-trekking-1.svg', '/escenas/../C1-trekking-1.svg', ''])
      expect(escenaDe(otra)).toBeUndefined()
  })
})

describe('acceptance of the covers', () => {
  it('never repeats subject, hour, focus and frame, nor a picture', () => {
    expect(new Set(portadas.map(({ svg }) => svg)).size).toBe(portadas.length)
    expect(new Set(portadas.map(({ composicion }) => composicion)).size).toBe(portadas.length)
  })

  it('keeps each pair apart at the size of a stamp: by colour or by shape', { timeout: 60_000 }, () => {
    const huellas = portadas.map(({ nombre, svg }) => ({ nombre, huella: huella(svg) }))
    const parecidas = huellas.flatMap((a, i) =>
      huellas
        .slice(i + 1)
        .filter((b) => seParecen(a.huella, b.huella))
        .map((b) => `${a.nombre} ${b.nombre}`),
    )
    expect(parecidas).toEqual([])
  })

  it('shows each place in its own zone only', () => {
    for (const { nombre, lamina, pedido } of dibujos) {
      for (const id of [lamina.motivo.id, pedido.motivo])
        expect([null, lamina.zona], nombre).toContain(motivos.get(id)!.zona)
      expect(pintores[pedido.motivo], nombre).toBeTypeOf('function')
    }
  })

  it('frames the high plain and the coast of the far north with straw, never with a cactus', () => {
    const sinCactus = [
      'payachatas',
      'guallatas',
      'tatio',
      'puchuldiza',
      'isluga',
      'socoroma',
      'portada',
      'morro',
      'iquique',
      'bahia-de-iquique',
      'humedal',
    ]
    const espinas = /stroke-width="(?:5\d|6\d|7\d)/
    const deCerca = portadas.filter(({ lamina: { zona, motivo } }) => zona === 'N1' && sinCactus.includes(motivo.id))
    expect(deCerca.length).toBeGreaterThan(sinCactus.length)
    expect(deCerca.filter(({ svg }) => espinas.test(svg)).map(({ nombre }) => nombre)).toEqual([])
    expect(portadas.some(({ svg, lamina: { zona } }) => zona === 'N1' && espinas.test(svg))).toBe(true)
  })

  it('keeps people who watch birds far from us, the bird near', () => {
    const cabezas = ({ svg, pedido: { zona, hora } }: (typeof portadas)[number]): number[] => {
      const { R, K } = paleta(zona, hora)
      const piel = mezcla(mezcla('#9A623F', R, 0.2), K, hora === 'noche' ? 0.5 : 0.25)
      return [...svg.matchAll(new RegExp(`<circle fill="${piel}"[^>]* r="([\\d.]+)"`, 'g'))].map(([, r]) => Number(r))
    }
    const seMiran = portadas.filter(
      ({ lamina: { tipo, motivo, hace } }) =>
        tipo === 'Avistamiento de Aves' &&
        !hace &&
        !motivos.get(motivo.id)!.gente &&
        motivos.get(motivo.id)!.suelo !== 'vineta',
    )
    const volando = (zona: string): boolean => ['N2', 'C1', 'I1'].includes(zona)
    expect(seMiran.length).toBeGreaterThan(20)
    expect(
      seMiran
        .filter((una) => motivos.get(una.lamina.motivo.id)!.aves && cabezas(una).length > 0)
        .map(({ nombre }) => nombre),
    ).toEqual([])
    expect(
      seMiran
        .filter((una) => !volando(una.lamina.zona) && Math.max(0, ...cabezas(una)) > 6)
        .map(({ nombre }) => nombre),
    ).toEqual([])
    expect(seMiran.some((una) => cabezas(una).length > 0)).toBe(true)
  })

  it('shows every place of the table', () => {
    const vistos = new Set(todasLasLaminas().map(({ motivo }) => motivo.id))
    expect([...motivos.keys()].filter((id) => !vistos.has(id))).toEqual([])
  })

  it('gives Stand Up Paddle water and sports the day', () => {
    const todas = todasLasLaminas()
    const conAgua = ({ motivo: { id } }: Lamina): boolean =>
      motivos.get(id)!.suelo === 'agua' || ['tabla', 'ensenada', 'tortugas', 'anakena'].includes(id)
    expect(
      todas.filter((una) => una.tipo === 'Stand Up Paddle' && !conAgua(una)).map((una) => rutaLamina(una)),
    ).toEqual([])
    expect(
      todas
        .filter(
          ({ tipo, hora, motivo }) =>
            hora === 'noche' && ['Trekking', 'Aventura', 'Stand Up Paddle'].includes(tipo) && motivo.id !== 'termas',
        )
        .map((una) => rutaLamina(una)),
    ).toEqual([])
  })
})

describe('the five shots', () => {
  it('never shows the cover twice', () => {
    for (const lamina of todasLasLaminas()) {
      expect(bodegonDe(lamina)).not.toBe(lamina.motivo.id)
      expect(lamina.motivo.hora ? null : horaDeVista(lamina)).not.toBe(lamina.hora)
      const svgs = TOMAS.map((toma) => todos.get(rutaLamina(lamina, toma).slice('/escenas/'.length)))
      expect(new Set(svgs).size, rutaLamina(lamina)).toBe(TOMAS.length)
    }
  })

  it('says in words what each one shows', () => {
    const [primera] = laminas('C1', 'Enológica')
    expect(fotosDeLamina(primera!).map(({ alt }) => alt)).toEqual([
      'Ilustración: hileras de viñas y casona. Valle de Colchagua, al atardecer',
      'Ilustración: hileras de viñas y casona de cerca. Valle de Colchagua, al atardecer',
      'Ilustración: brindis con copas. Valle de Colchagua, al atardecer',
      'Ilustración: dos copas, botella y racimo. Valles del centro, al atardecer',
      'Ilustración: hileras de viñas y casona. Valle de Colchagua, al amanecer',
    ])
    expect(alternativo(laminas('C1', 'Enológica')[9]!)).toBe(
      'Ilustración: tres bodegas entre las hileras. Valle de Curicó, de día',
    )
    expect(alternativo(laminas('N1', 'Avistamiento de Aves')[1]!)).toBe('Ilustración: flamenco. Norte Grande, de día')
  })
})

describe('palettes', () => {
  it('orders the ridges by lightness and keeps the accent apart', () => {
    for (const zona of zonas)
      for (const hora of horas) {
        const { R, H, K, A } = paleta(zona, hora)
        const pasos = [H, mezcla(R, H, 0.68), mezcla(R, H, 0.44), mezcla(R, H, 0.2), mezcla(R, K, 0.35), K]
        for (const [i, color] of pasos.slice(1).entries())
          expect(distancia(color, pasos[i]!), `${zona} ${hora}`).toBeGreaterThan(0.05)
        expect(distancia(A, K), `${zona} ${hora}`).toBeGreaterThanOrEqual(0.27)
      }
  })
})
