import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { archivos } from './escribir.ts'
import { alternativo, rutaEscena, tipos, variante, variantes } from './escenas.ts'
import { motivos } from './motivos.ts'
import { distancia, mezcla } from './oklab.ts'
import { horas, paleta, zonas } from './paletas.ts'
import { areaDeColor, errorDeXml } from './svg-testing.ts'

const todos = new Map(archivos())
const escenas = zonas.flatMap((zona) => tipos.flatMap((tipo) => variantes.map((n) => ({ zona, tipo, n, svg: todos.get(rutaEscena(zona, tipo, n).split('/').pop()!)! }))))

describe('scene files', () => {
  it('has 336 covers, six per zone and type', () => {
    expect(escenas).toHaveLength(336)
    expect(escenas.every((e) => e.svg.startsWith('<svg '))).toBe(true)
  })

  it('keeps each cover within 14 KB, 5 KB compressed and three gradients', () => {
    const fuera = escenas.filter((e) => e.svg.length > 14 * 1024 || gzipSync(e.svg, { level: 9 }).length > 5 * 1024 || e.svg.split('<linearGradient').length > 4)
    expect(fuera.map((e) => `${e.zona}-${e.tipo}-${e.n} ${e.svg.length}`)).toEqual([])
  })

  it('keeps the panorama within 20 KB', () => {
    const panoramas = [...todos].filter(([nombre]) => nombre.startsWith('panorama'))
    expect(panoramas).toHaveLength(5)
    expect(panoramas.filter(([, svg]) => svg.length > 20 * 1024).map(([nombre]) => nombre)).toEqual([])
  })

  it('draws the same picture from the same seed', () => {
    expect([...archivos()]).toEqual([...todos])
  })

  it('never repeats a picture', () => {
    expect(new Set(escenas.map((e) => e.svg)).size).toBe(escenas.length)
  })

  it('is well-formed, without text, filters, photographs or stray numbers', () => {
    for (const [nombre, svg] of todos) {
      expect(errorDeXml(svg), nombre).toBeNull()
      expect(svg, nombre).not.toMatch(/<text|<filter|<image|<script|NaN|undefined|Infinity/)
    }
  })

  it('spends the accent on about 4 % of the picture at most', () => {
    const excesos = escenas.filter((e) => {
      const { A } = paleta(e.zona, variante(e.zona, e.tipo, e.n).hora)
      return areaDeColor(e.svg, A) > 1200 * 900 * 0.045
    })
    expect(excesos.map((e) => `${e.zona}-${e.tipo}-${e.n}`)).toEqual([])
  })
})

describe('palettes', () => {
  it('orders the ridges by lightness and keeps the accent apart', () => {
    for (const zona of zonas)
      for (const hora of horas) {
        const { R, H, K, A } = paleta(zona, hora)
        const pasos = [H, mezcla(R, H, 0.68), mezcla(R, H, 0.44), mezcla(R, H, 0.2), mezcla(R, K, 0.35), K]
        for (const [i, color] of pasos.slice(1).entries()) expect(distancia(color, pasos[i]!), `${zona} ${hora}`).toBeGreaterThan(0.05)
        expect(distancia(A, K), `${zona} ${hora}`).toBeGreaterThanOrEqual(0.27)
      }
  })
})

describe('alternative text', () => {
  it('names the motif, the place and the hour', () => {
    expect(alternativo('C1', 'enologica', 1)).toBe('Ilustración: hileras de viñas y casona, Valle de Colchagua, al atardecer')
    expect(alternativo('N1', 'avistamiento-de-aves', 2)).toBe('Ilustración: flamenco, Norte Grande, de día')
  })

  it('gives Stand Up Paddle water and the observatory its night', () => {
    for (const zona of zonas)
      for (const n of variantes) {
        const { motivo } = variante(zona, 'stand-up-paddle', n)
        expect(motivo.suelo === 'agua' || motivo.id === 'tabla' || motivo.id === 'anakena', `${zona} ${n}`).toBe(true)
      }
    expect(motivos.get('observatorio')!.hora).toBe('noche')
  })
})
