import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { camino, elipse, poli, rect, ruta, rutaCaja, rutaDisco, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'

/** Where every street of the town runs to. */
const FUGA: Punto = [640, 360]
const ALTURA = 0.12
const CALLES = [0.45, 1.05]
const ORILLA: readonly Punto[] = xy('510,396 462,425 452,450 456,475 470,500 537,590 600,700 672,800 760,910')

const enPlano = (m: number, d: number, alza = 0): Punto => [FUGA[0] + m * d, FUGA[1] + d * (1 - alza)]

function orilla(y: number): number {
  const i = Math.max(
    1,
    ORILLA.findIndex(([, v]) => v >= y),
  )
  const [[x0, y0], [x1, y1]] = [ORILLA[i - 1]!, ORILLA[i]!]
  return x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)
}

/** Blocks along streets, each row clear of the one behind it. */
export function ciudadDesdeElMorro(c: Cuadro, arena: string): string {
  const azar = c.azar('manzanas')
  const [techos, frentes] = [
    ['', '', '', ''],
    ['', '', '', ''],
  ]
  let [costados, vanos] = ['', '']
  for (let fila = 0; fila < 9; fila++) {
    const b = 46 * 1.368 ** fila
    const a = b / 1.2
    const casas = fila < 5 ? 1 : 2
    for (let k = Math.ceil(-190 / b / 0.6) - 2; ; k++) {
      if (fila === 0 && k % 2) continue
      const desde = 0.45 + k * 0.6 + (k < -1 ? 0.2 : 0.07)
      const hasta = desde + 0.33
      if (enPlano(desde, a)[0] > 1196) break
      const [x0, x1] = [enPlano(desde, b)[0], enPlano(hasta, b)[0]]
      const plaza = (k === -1 && (fila === 4 || fila === 5)) || (k === -2 && fila === 5)
      if (
        plaza ||
        x0 < orilla(FUGA[1] + b) + 10 ||
        enPlano(desde, a)[0] < orilla(FUGA[1] + a) + 10 ||
        FUGA[1] + a * 0.88 > 720 + (x1 - 560) * 0.42
      )
        continue
      const lado = desde > 0 ? desde : hasta < 0 ? hasta : 0
      if (lado && fila > 3)
        costados += ruta([enPlano(lado, b), enPlano(lado, b, ALTURA), enPlano(lado, a, ALTURA), enPlano(lado, a)])
      for (let n = 0; n < casas; n++) {
        const [i, m0, m1] = [
          (azar.entero(0, 1) + n * 2 + k + fila + 40) % 4,
          desde + (0.33 * n) / casas,
          desde + (0.33 * (n + 1)) / casas,
        ]
        const [x, y] = enPlano(m0, b, ALTURA)
        const [w, h] = [(m1 - m0) * b, b * ALTURA]
        const [fx, fy] = enPlano(m0, a, ALTURA)
        const sesgo = fila < 4 ? Math.max(-w * 0.4, Math.min(w * 0.4, fx - x)) : fx - x
        techos[i] += ruta([
          [x, y],
          [x + w, y],
          [x + sesgo + (w * a) / b, fy],
          [x + sesgo, fy],
        ])
        frentes[i] += rutaCaja(x, y, w, h)
        if (fila > 4) vanos += rutaCaja(x + w * 0.16, y + h * 0.36, w * 0.22, h * 0.64)
        if (fila > 5) vanos += rutaCaja(x + w * 0.58, y + h * 0.32, w * 0.24, h * 0.34)
      }
    }
  }
  const colores = ['#F1E3C8', '#E0A458', '#7FB3B5', '#D9826A'].map((k) => tinte(c, k, 0.1))
  return (
    camino(
      CALLES.map((m) =>
        ruta([enPlano(m - 0.035, 24), enPlano(m - 0.035, 550), enPlano(m + 0.035, 550), enPlano(m + 0.035, 24)]),
      ).join(''),
      mezcla(arena, c.t.L, 0.4),
    ) +
    camino(costados, mezcla(arena, c.t.K, 0.5)) +
    techos.map((d, i) => camino(d, mezcla(colores[i]!, c.t.L, 0.24))).join('') +
    frentes.map((d, i) => camino(d, mezcla(colores[i]!, c.t.K, 0.26))).join('') +
    camino(vanos, mezcla(c.t.K, c.t.R, 0.3)) +
    arbol(c, 550, 572, 0.75) +
    arbol(c, 591, 576, 1) +
    sanMarcos(c, 664, 573)
  )
}

function arbol(c: Cuadro, x: number, y: number, k: number): string {
  return (
    trazos(`M${x} ${y}v${-Math.round(34 * k)}`, tinte(c, '#6B4634', 0.1), 6 * k) +
    camino(
      rutaDisco(x, y - 46 * k, 15 * k) +
        rutaDisco(x - 11 * k, y - 34 * k, 12 * k) +
        rutaDisco(x + 11 * k, y - 34 * k, 12 * k),
      tinte(c, '#5F8A46', 0.06),
    )
  )
}

/** The iron church: a white front under a pointed tower. */
function sanMarcos(c: Cuadro, x: number, y: number): string {
  const [muro, hierro] = [tinte(c, '#F8F1E4', 0.02), tinte(c, '#9A4A38', 0.06)]
  return (
    elipse(x, y, 46, 5, c.t.K, 'opacity=".2"') +
    poli(
      [
        [x - 34, y],
        [x - 34, y - 40],
        [x, y - 66],
        [x + 34, y - 40],
        [x + 34, y],
      ],
      mezcla(muro, c.t.K, 0.14),
    ) +
    trazos(`M${x - 36} ${y - 40}L${x} ${y - 68} ${x + 36} ${y - 40}`, hierro, 5) +
    rect(x - 13, y - 90, 26, 90, muro) +
    poli(
      [
        [x - 17, y - 90],
        [x, y - 142],
        [x + 17, y - 90],
      ],
      hierro,
    ) +
    camino(
      `M${x - 7} ${y}v-20q0-8 7-14 7 6 7 14v20zM${x - 4} ${y - 66}v-8q0-5 4-8 4 3 4 8v8zM${x - 27} ${y - 12}v-12q0-5 4-8 4 3 4 8v12zM${x + 19} ${y - 12}v-12q0-5 4-8 4 3 4 8v12z${rutaDisco(x, y - 50, 6)}`,
      hierro,
    )
  )
}
