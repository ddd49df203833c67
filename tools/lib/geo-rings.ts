export type Punto = [number, number]
/** A closed ring: its last point is its first. */
export type Anillo = Punto[]
export type Caja = { oeste: number; sur: number; este: number; norte: number }

const DECIMALES = 1000

/** Square degrees, whatever the direction. */
export function areaDe(anillo: Anillo): number {
  return (
    Math.abs(
      anillo.reduce(
        (suma, [x, y], i) => suma + x * (anillo[i + 1] ?? anillo[0]!)[1] - (anillo[i + 1] ?? anillo[0]!)[0] * y,
        0,
      ),
    ) / 2
  )
}

export function contiene(anillo: Anillo, [x, y]: Punto): boolean {
  const cruces = anillo.filter(([ax, ay], i) => {
    const [bx, by] = anillo[i + 1] ?? anillo[0]!
    return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)
  })
  return cruces.length % 2 === 1
}

/** The first point and then steps, in thousandths of a degree, all in one row; without the closing point. */
export function cuantizar(anillo: Anillo): number[] {
  let [x, y] = [0, 0]
  const pasos: number[] = []
  for (const [lng, lat] of anillo.slice(0, -1)) {
    const [nx, ny] = [Math.round(lng * DECIMALES), Math.round(lat * DECIMALES)]
    if (pasos.length > 0 && nx === x && ny === y) continue
    pasos.push(nx - x, ny - y)
    x = nx
    y = ny
  }
  return pasos
}

/** What of a ring lies inside a box (Sutherland and Hodgman). */
export function recortar(anillo: Anillo, { oeste, sur, este, norte }: Caja): Anillo {
  const lados: [(p: Punto) => boolean, (a: Punto, b: Punto) => Punto][] = [
    [([x]) => x >= oeste, (a, b) => enX(a, b, oeste)],
    [([x]) => x <= este, (a, b) => enX(a, b, este)],
    [([, y]) => y >= sur, (a, b) => enY(a, b, sur)],
    [([, y]) => y <= norte, (a, b) => enY(a, b, norte)],
  ]
  const abierto = lados.reduce(
    (puntos, [dentro, cruce]) => {
      return puntos.flatMap((punto, i) => {
        const antes = puntos.at(i - 1)!
        if (dentro(punto)) return dentro(antes) ? [punto] : [cruce(antes, punto), punto]
        return dentro(antes) ? [cruce(antes, punto)] : []
      })
    },
    anillo.slice(0, -1),
  )
  return abierto.length > 0 ? [...abierto, abierto[0]!] : []
}

const enX = ([ax, ay]: Punto, [bx, by]: Punto, x: number): Punto => [x, ay + ((by - ay) * (x - ax)) / (bx - ax)]
const enY = ([ax, ay]: Punto, [bx, by]: Punto, y: number): Punto => [ax + ((bx - ax) * (y - ay)) / (by - ay), y]
