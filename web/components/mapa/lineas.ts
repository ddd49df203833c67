import type { Figura } from './geometria.ts'
import { altura, type Medida, type Pixel, type Vista } from './proyeccion.ts'
import type { Rotulo } from './rotular.ts'

const CELDA = 8
/** Half of a line of letters, in pixels. */
const MEDIA_LETRA = 6
const ANCHO_DE_MUNDO = 2 ** 21

/** The small squares that coasts, borders and shores run through. They belong to the ground: dragging it changes none of them. */
export type Lineas = { pasaPor(sitio: Omit<Rotulo, 'nombre'>): boolean }

/** Where lines run in a view, so that no name has to lie across one. */
export function lineasDe(figuras: readonly Figura[], vista: Vista, { ancho, alto }: Medida): Lineas {
  const oeste = vista.lng * vista.escala - ancho / 2
  const norte = altura(vista.lat) * vista.escala - alto / 2
  const celdas = new Set<number>()
  for (const { anillos } of figuras) {
    for (const anillo of anillos) {
      let antes: Pixel | null = null
      for (const [lng, lat] of anillo) {
        const punto = { x: lng * vista.escala, y: altura(lat) * vista.escala }
        if (antes && tocaLaVista(antes, punto)) anotar(antes, punto)
        antes = punto
      }
    }
  }

  function tocaLaVista(a: Pixel, b: Pixel): boolean {
    return (
      Math.max(a.x, b.x) >= oeste &&
      Math.min(a.x, b.x) <= oeste + ancho &&
      Math.max(a.y, b.y) >= norte &&
      Math.min(a.y, b.y) <= norte + alto
    )
  }

  function anotar(a: Pixel, b: Pixel): void {
    const pasos = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / (CELDA / 2)))
    for (let i = 0; i <= pasos; i++)
      celdas.add(celdaDe(a.x + ((b.x - a.x) * i) / pasos, a.y + ((b.y - a.y) * i) / pasos))
  }

  return {
    pasaPor({ x, y, ancho: largo }) {
      const [desde, hasta] = [Math.floor((x + oeste) / CELDA), Math.floor((x + largo + oeste) / CELDA)]
      const [arriba, abajo] = [
        Math.floor((y - MEDIA_LETRA + norte) / CELDA),
        Math.floor((y + MEDIA_LETRA + norte) / CELDA),
      ]
      for (let fila = arriba; fila <= abajo; fila++)
        for (let columna = desde; columna <= hasta; columna++) if (celdas.has(numeroDe(columna, fila))) return true
      return false
    },
  }
}

const numeroDe = (columna: number, fila: number): number => fila * ANCHO_DE_MUNDO + columna
const celdaDe = (x: number, y: number): number => numeroDe(Math.floor(x / CELDA), Math.floor(y / CELDA))
