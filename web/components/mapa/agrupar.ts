import { aPixel, type Lugar, type Medida, type Pixel, type Vista } from './proyeccion.ts'

export type Grupo<T> = Pixel & { puntos: T[] }

/** A plate with a price, and the room it wants around it. */
const PLACA = { ancho: 76, alto: 48 }

type Panel = { vista: Vista; medida: Medida; orilla?: number; placa?: Medida }

/** What would overlap becomes one; groups and what is in them keep the order given. Outside the panel nothing is shown, and nothing nearer than `orilla` to its edges. */
export function agrupar<T extends Lugar>(
  puntos: readonly T[],
  { vista, medida, orilla = 0, placa = PLACA }: Panel,
): Grupo<T>[] {
  let grupos: Grupo<T>[] = []
  for (const punto of puntos) {
    const { x, y } = aPixel(vista, medida, punto)
    if (x < 0 || y < 0 || x > medida.ancho || y > medida.alto) continue
    juntar(placa, grupos, {
      x: entre(orilla, x, medida.ancho - orilla),
      y: entre(orilla, y, medida.alto - orilla),
      puntos: [punto],
    })
  }
  // Joining moves the middle of a group, which may bring it over another one.
  for (let antes = -1; antes !== grupos.length;) {
    antes = grupos.length
    const juntados: Grupo<T>[] = []
    for (const grupo of grupos) juntar(placa, juntados, grupo)
    grupos = juntados
  }
  return grupos
}

const entre = (min: number, valor: number, max: number): number => Math.min(max, Math.max(min, valor))

function juntar<T>(placa: Medida, grupos: Grupo<T>[], nuevo: Grupo<T>): void {
  const cerca = grupos.find(({ x, y }) => Math.abs(x - nuevo.x) < placa.ancho && Math.abs(y - nuevo.y) < placa.alto)
  if (!cerca) return void grupos.push({ ...nuevo, puntos: [...nuevo.puntos] })
  const [antes, mas] = [cerca.puntos.length, nuevo.puntos.length]
  cerca.x = (cerca.x * antes + nuevo.x * mas) / (antes + mas)
  cerca.y = (cerca.y * antes + nuevo.y * mas) / (antes + mas)
  cerca.puntos.push(...nuevo.puntos)
}

/** All at one place, so that coming nearer would not part them. */
export function estanJuntos(puntos: readonly Lugar[]): boolean {
  const [primero] = puntos
  return puntos.every(({ lng, lat }) => Math.abs(lng - primero!.lng) < 1e-3 && Math.abs(lat - primero!.lat) < 1e-3)
}
