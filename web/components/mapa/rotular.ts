import type { Grupo } from './agrupar.ts'
import type { Medida, Pixel } from './proyeccion.ts'

/** A name on the map: its left edge and the middle of its line. */
export type Rotulo = Pixel & { nombre: string; ancho: number }

const LETRA = 7
const RENGLON = 18
const MARCA = { alto: 36, uno: 92, varios: 40 }

export const anchoDe = (nombre: string): number => nombre.length * LETRA

/** Each mark says the city with most of it, once: below, to a side or above, where neither a mark nor a name is. `uno`: how wide a mark of one is. */
export function rotularCiudades(
  grupos: readonly Grupo<{ ubicacionGeografica: string }>[],
  medida: Medida,
  uno = MARCA.uno,
): Rotulo[] {
  const anchoDeMarca = ({ puntos }: Grupo<unknown>): number => (puntos.length === 1 ? uno : MARCA.varios)
  const rotulos: Rotulo[] = []
  for (const grupo of grupos.toSorted((a, b) => b.puntos.length - a.puntos.length)) {
    const nombre = ciudadDe(grupo)
    const ancho = anchoDe(nombre)
    const lado = anchoDeMarca(grupo) / 2 + 4
    const libre = [
      { x: grupo.x - ancho / 2, y: grupo.y + 29 },
      { x: grupo.x + lado, y: grupo.y },
      { x: grupo.x - lado - ancho, y: grupo.y },
      { x: grupo.x - ancho / 2, y: grupo.y - 29 },
    ].find(({ x, y }) => {
      const cabe = x > 4 && x + ancho < medida.ancho - 4 && y > RENGLON && y < medida.alto - RENGLON
      return (
        cabe &&
        !grupos.some((otro) => tapa(otro, anchoDeMarca(otro), { x, y, ancho })) &&
        !rotulos.some((otro) => seTocan(otro, { x, y, ancho }))
      )
    })
    if (libre && !rotulos.some((otro) => otro.nombre === nombre)) rotulos.push({ nombre, ancho, ...libre })
  }
  return rotulos
}

function ciudadDe({ puntos }: Grupo<{ ubicacionGeografica: string }>): string {
  const ciudades = Map.groupBy(puntos, ({ ubicacionGeografica }) => ubicacionGeografica.split(',')[0]!)
  return [...ciudades].reduce((mayor, otra) => (otra[1].length > mayor[1].length ? otra : mayor))[0]
}

export const seTocan = (a: Omit<Rotulo, 'nombre'>, b: Omit<Rotulo, 'nombre'>): boolean =>
  a.x < b.x + b.ancho && b.x < a.x + a.ancho && Math.abs(a.y - b.y) < RENGLON

function tapa(grupo: Pixel, anchoDeMarca: number, { x, y, ancho }: Omit<Rotulo, 'nombre'>): boolean {
  const medio = anchoDeMarca / 2
  return grupo.x - medio < x + ancho && grupo.x + medio > x && Math.abs(grupo.y - y) < (MARCA.alto + RENGLON) / 2
}
