import { disco, elipse, camino, ruta, rutaSuave, trazos, type Punto } from './trazo.ts'

/** Draws in the subject's own box (y up, from its foot) and answers absolute shapes. */
export interface Pluma {
  en(x: number, y: number): Punto
  poli(puntos: readonly Punto[], fill: string, resto?: string): string
  suave(puntos: readonly Punto[], fill: string, resto?: string): string
  linea(puntos: readonly Punto[], color: string, ancho: number, resto?: string): string
  curva(puntos: readonly Punto[], color: string, ancho: number, resto?: string): string
  disco(x: number, y: number, r: number, fill: string): string
  elipse(x: number, y: number, rx: number, ry: number, fill: string, resto?: string): string
}

export function pluma(x: number, y: number, escala: number, lado: 1 | -1 = 1, alto = escala): Pluma {
  const en = (a: number, b: number): Punto => [x + a * escala * lado, y - b * alto]
  const todos = (puntos: readonly Punto[]): Punto[] => puntos.map(([a, b]) => en(a, b))
  const fino = Math.max(escala, Math.abs(alto)) < 1 ? 1 : 0
  return {
    en,
    poli: (p, fill, resto = '') => camino(ruta(todos(p), fino), fill, resto),
    suave: (p, fill, resto = '') => camino(rutaSuave(todos(p), fino, true), fill, resto),
    linea: (p, color, ancho, resto = '') => trazos(ruta(todos(p), fino, false), color, ancho * escala, resto),
    curva: (p, color, ancho, resto = '') => trazos(rutaSuave(todos(p), fino), color, ancho * escala, resto),
    disco: (a, b, r, fill) => disco(...en(a, b), r * escala, fill),
    elipse: (a, b, rx, ry, fill, resto = '') => elipse(...en(a, b), rx * escala, ry * alto, fill, resto),
  }
}
