import { labDe, type Lab } from './oklab.ts'
import { aPixeles } from './raster.ts'

/** What two pictures are compared by, at the size of a stamp. */
export interface Huella {
  /** Mean colour of each cell of a 6 × 4 grid. */
  celdas: readonly Lab[]
  /** 64 bits: whether each of 8 × 8 cells is lighter than the next one. */
  bits: readonly boolean[]
}

const [ancho, alto] = [48, 36]
const [columnas, filas] = [6, 4]
const lado = 8

const DISTANCIA_MINIMA = 0.045
const BITS_MINIMOS = 14

export function huella(svg: string): Huella {
  const { pixeles } = aPixeles(svg, ancho)
  const labs = Array.from({ length: ancho * alto }, (_, i) =>
    labDe(pixeles[i * 4]! / 255, pixeles[i * 4 + 1]! / 255, pixeles[i * 4 + 2]! / 255),
  )
  const luz = cuadricula(labs, lado + 1, lado).map(([L]) => L)
  const bits = Array.from({ length: lado * lado }, (_, i) => {
    const en = Math.floor(i / lado) * (lado + 1) + (i % lado)
    return luz[en]! > luz[en + 1]!
  })
  return { celdas: cuadricula(labs, columnas, filas), bits }
}

export function seParecen(a: Huella, b: Huella): boolean {
  return distanciaDe(a, b) < DISTANCIA_MINIMA && bitsDistintos(a, b) < BITS_MINIMOS
}

function distanciaDe(a: Huella, b: Huella): number {
  const suma = a.celdas.reduce(
    (total, celda, i) => total + celda.reduce((parcial, v, k) => parcial + (v - b.celdas[i]![k]!) ** 2, 0),
    0,
  )
  return Math.sqrt(suma / a.celdas.length)
}

function bitsDistintos(a: Huella, b: Huella): number {
  return a.bits.filter((bit, i) => bit !== b.bits[i]).length
}

function cuadricula(labs: readonly Lab[], nx: number, ny: number): Lab[] {
  return Array.from({ length: nx * ny }, (_, i): Lab => {
    const [cx, cy] = [i % nx, Math.floor(i / nx)]
    const [x0, x1] = [Math.floor((cx * ancho) / nx), Math.floor(((cx + 1) * ancho) / nx)]
    const [y0, y1] = [Math.floor((cy * alto) / ny), Math.floor(((cy + 1) * alto) / ny)]
    const suma: [number, number, number] = [0, 0, 0]
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) for (const k of [0, 1, 2] as const) suma[k] += labs[y * ancho + x]![k]
    const n = (x1 - x0) * (y1 - y0)
    return [suma[0] / n, suma[1] / n, suma[2] / n]
  })
}
