import type { Anillo, Punto } from './geo-rings.ts'

/** Simplifies rings that share borders, so that what they share stays shared. */
export function simplificarJuntos(grupos: Map<string, Anillo[]>, tolerancia: number): Map<string, Anillo[]> {
  const nudos = encontrarNudos([...grupos.values()].flat())
  return new Map(
    [...grupos].map(([clave, anillos]) => [
      clave,
      anillos.map((anillo) => simplificarAnillo(anillo, nudos, tolerancia)).filter((each) => each.length > 3),
    ]),
  )
}

const claveDe = ([x, y]: Punto): string => `${x.toFixed(5)},${y.toFixed(5)}`

/** Points where borders meet: those with more than two neighbours among all rings. */
function encontrarNudos(anillos: Anillo[]): Set<string> {
  const vecinos = new Map<string, Set<string>>()
  for (const anillo of anillos) {
    const claves = anillo.slice(0, -1).map(claveDe)
    claves.forEach((clave, i) => {
      const suyos = vecinos.get(clave) ?? new Set()
      vecinos.set(clave, suyos.add(claves.at(i - 1)!).add(claves[(i + 1) % claves.length]!))
    })
  }
  return new Set([...vecinos].filter(([, suyos]) => suyos.size > 2).map(([clave]) => clave))
}

function simplificarAnillo(anillo: Anillo, nudos: Set<string>, tolerancia: number): Anillo {
  const abierto = anillo.slice(0, -1)
  const primero = Math.max(
    0,
    abierto.findIndex((punto) => nudos.has(claveDe(punto))),
  )
  const girado = [...abierto.slice(primero), ...abierto.slice(0, primero), abierto[primero]!]
  const cortes = girado.flatMap((punto, i) =>
    i === 0 || i === girado.length - 1 || nudos.has(claveDe(punto)) ? [i] : [],
  )
  // A ring without two fixed points would shrink to nothing: it gets one half way.
  if (cortes.length === 2) cortes.splice(1, 0, Math.floor(girado.length / 2))
  const tramos = cortes.slice(1).map((hasta, i) => simplificar(girado.slice(cortes[i], hasta + 1), tolerancia))
  return tramos.flatMap((tramo, i) => tramo.slice(i === 0 ? 0 : 1))
}

/** Douglas and Peucker; the same line gives the same points in both directions. */
function simplificar(linea: Punto[], tolerancia: number): Punto[] {
  const [a, b] = [linea[0]!, linea.at(-1)!]
  let [lejos, distancia] = [0, 0]
  for (let i = 1; i < linea.length - 1; i++) {
    const suya = alSegmento(linea[i]!, a, b)
    if (suya > distancia) [lejos, distancia] = [i, suya]
  }
  if (distancia <= tolerancia) return [a, b]
  return [
    ...simplificar(linea.slice(0, lejos + 1), tolerancia),
    ...simplificar(linea.slice(lejos), tolerancia).slice(1),
  ]
}

/** How far from a line, in degrees of latitude: those of longitude are shorter. */
export function alSegmento([px, py]: Punto, [ax, ay]: Punto, [bx, by]: Punto): number {
  const k = Math.cos((py * Math.PI) / 180)
  const [dx, dy] = [(bx - ax) * k, by - ay]
  const largo = dx * dx + dy * dy
  const t = largo === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * k * dx + (py - ay) * dy) / largo))
  return Math.hypot((px - ax) * k - t * dx, py - ay - t * dy)
}
