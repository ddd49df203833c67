import { areaDe, type Anillo, type Punto } from './geo-rings.ts'

/**
 * The source is older than the region of Ñuble (2018, the northern part of the old Biobío). Their border by the comunas on
 * both sides, drawn by hand to within some kilometres: Coelemu and Tomé, Quillón and Florida, Pemuco and Cabrero, Yungay and
 * Tucapel, up to the frontier.
 */
const LIMITE: Punto[] = [
  [-73.5, -36.46],
  [-72.9, -36.47],
  [-72.76, -36.54],
  [-72.67, -36.68],
  [-72.57, -36.81],
  [-72.46, -36.92],
  [-72.3, -37.0],
  [-72.22, -37.1],
  [-72.05, -37.18],
  [-71.85, -37.21],
  [-71.6, -37.17],
  [-71.4, -37.12],
  [-70.8, -37.09],
]

/** Cuts the ring that the border crosses in two; islands and the rest stay with Biobío. */
export function partirBiobio(anillos: Anillo[]): { biobio: Anillo[]; nuble: Anillo[] } {
  const mayor = anillos.reduce((a, b) => (areaDe(a) > areaDe(b) ? a : b))
  const abierto = mayor.slice(0, -1)
  const cruces = abierto.flatMap((a, i) => {
    const b = abierto[(i + 1) % abierto.length]!
    return LIMITE.slice(1).flatMap((d, j) => {
      const punto = cruce(a, b, LIMITE[j]!, d)
      return punto ? [{ i, j, punto }] : []
    })
  })
  if (cruces.length !== 2) throw new Error(`the border of Ñuble crosses the region ${cruces.length} times`)
  const [uno, dos] = cruces as [(typeof cruces)[0], (typeof cruces)[0]]
  const entre = abierto.slice(uno.i + 1, dos.i + 1)
  const resto = [...abierto.slice(dos.i + 1), ...abierto.slice(0, uno.i + 1)]
  const [oeste, este] = uno.j < dos.j ? [uno, dos] : [dos, uno]
  const limite = [oeste.punto, ...LIMITE.slice(oeste.j + 1, este.j + 1), este.punto]
  const deUnoADos = uno === oeste ? limite : limite.toReversed()
  const a: Anillo = [...entre, ...deUnoADos.toReversed()]
  const b: Anillo = [...resto, ...deUnoADos]
  const [norte, sur] = latitud(a) > latitud(b) ? [a, b] : [b, a]
  return { nuble: [cerrar(norte)], biobio: [cerrar(sur), ...anillos.filter((each) => each !== mayor)] }
}

const cerrar = (anillo: Anillo): Anillo => [...anillo, anillo[0]!]
const latitud = (anillo: Anillo): number => anillo.reduce((suma, [, y]) => suma + y, 0) / anillo.length

function cruce(a: Punto, b: Punto, c: Punto, d: Punto): Punto | null {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const divisor = rx * sy - ry * sx
  if (divisor === 0) return null
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / divisor
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / divisor
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? [a[0] + t * rx, a[1] + t * ry] : null
}
