import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, copas, lomas } from '../relieve.ts'
import { camino, opaco, ruta, rutaLoma, trazos, xy, type Punto } from '../trazo.ts'
import { hueco, tinte } from './caserio.ts'
import { lupinos, volcan } from './volcanes.ts'

/** One great wooden house in its garden over the lake. */
export function caseronDelLago(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  const verde = mezcla(t.verde, t.R, 0.2)
  return (
    volcan(c, 1200 - x + (x === 600 ? -s * 360 : 0), y + 4, 620, t.lejos) +
    lomas(c, { y: y - 20, amplitud: 34, color: t.medio }) +
    agua(c, y) +
    copas(c, y + 40, 54, mezcla(verde, t.K, 0.24), s === 1 ? [-40, x - 60] : [x + 60, 1240]) +
    copas(c, y + 50, 40, mezcla(verde, t.K, 0.1), s === 1 ? [x + 120, 1240] : [-40, x - 120]) +
    camino(
      rutaLoma(
        [
          [-40, y + 74],
          [320, y + 64],
          [760, y + 78],
          [1240, y + 62],
        ],
        910,
      ),
      mezcla(verde, t.L, 0.16),
    ) +
    caseron(c, x, y + 150) +
    camino(
      `M${Math.round(x - 20)} ${Math.round(y + 152)}C${Math.round(x - 34 - s * 30)} ${Math.round(y + 210)} ${Math.round(x - 60 + s * 50)} ${Math.round(y + 250)} ${Math.round(x - 110)} 910H${Math.round(x + 130)}C${Math.round(x + 90 + s * 50)} ${Math.round(y + 250)} ${Math.round(x + 40 - s * 30)} ${Math.round(y + 210)} ${Math.round(x + 26)} ${Math.round(y + 152)}z`,
      mezcla(tinte(c, '#C9B48C', 0.14), t.L, 0.14),
    ) +
    lupinos(c)
  )
}

function caseron(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.55 * c.talla, c.lado)
  const [muro, blanco, teja] = [tinte(c, '#D9B65E', 0.08), tinte(c, '#F6EFDD', 0.06), tinte(c, '#6E4A44', 0.16)]
  const vanos = (
    [
      [-96, 74],
      [-52, 74],
      [-8, 74],
      [36, 74],
      [-96, 22],
      [-52, 22],
      [36, 22],
      [80, 22],
      [80, 74],
    ] as const
  ).map(([a, b]): [Punto[], Punto[]] => [
    [
      [a - 4, b - 4],
      [a - 4, b + 34],
      [a + 24, b + 34],
      [a + 24, b - 4],
    ],
    [
      [a, b],
      [a, b + 30],
      [a + 20, b + 30],
      [a + 20, b],
    ],
  ])
  const tablas = [16, 32, 48, 64, 80, 96, 112].map((b) => ruta([p.en(-118, b), p.en(118, b)], 0, false)).join('')
  return (
    p.elipse(0, 0, 170, 9, c.t.K, opaco(0.24)) +
    p.poli(xy('-120,0 -120,126 120,126 120,0'), muro) +
    trazos(tablas, c.t.K, 2.4, opaco(0.14)) +
    p.poli(xy('-134,120 -84,186 90,186 134,120'), teja) +
    p.poli(xy('-134,120 -84,186 -60,186 -100,120'), c.t.K, opaco(0.2)) +
    p.poli(xy('-34,120 -34,152 0,196 34,152 34,120'), muro) +
    p.poli(xy('-44,138 -44,150 0,210 44,150 44,138 0,194'), mezcla(teja, c.t.K, 0.22)) +
    p.poli(xy('-10,134 -10,158 10,158 10,134'), hueco(c)) +
    p.poli(xy('56,186 56,214 74,214 74,186'), mezcla(teja, c.t.K, 0.3)) +
    vanos.map(([m, v]) => p.poli(m, blanco) + p.poli(v, hueco(c))).join('') +
    p.poli(xy('112,0 112,150 164,150 164,0'), mezcla(muro, c.t.L, 0.16)) +
    p.poli(xy('104,146 138,236 172,146'), teja) +
    p.linea(xy('138,232 138,256'), c.t.K, 3) +
    (
      [
        [128, 92],
        [128, 34],
      ] as const
    )
      .map(
        ([a, b]) =>
          p.poli(
            [
              [a - 4, b - 4],
              [a - 4, b + 38],
              [a + 24, b + 38],
              [a + 24, b - 4],
            ],
            blanco,
          ) +
          p.poli(
            [
              [a, b],
              [a, b + 34],
              [a + 20, b + 34],
              [a + 20, b],
            ],
            hueco(c),
          ),
      )
      .join('') +
    p.poli(xy('-10,0 -10,44 18,44 18,0'), mezcla(teja, c.t.K, 0.2)) +
    p.poli(xy('-132,60 -132,66 112,66 112,60'), blanco) +
    [-128, -72, -18, 26, 70]
      .map((a) =>
        p.poli(
          [
            [a, 0],
            [a, 62],
            [a + 5, 62],
            [a + 5, 0],
          ],
          blanco,
        ),
      )
      .join('') +
    (
      [
        [-132, -14],
        [22, 112],
      ] as const
    )
      .map(
        ([a, b]) =>
          p.linea(
            [
              [a, 24],
              [b, 24],
            ],
            blanco,
            4,
          ) +
          Array.from({ length: Math.round((b - a) / 10) }, (_, i) =>
            p.linea(
              [
                [a + 5 + i * 10, 0],
                [a + 5 + i * 10, 22],
              ],
              blanco,
              2.4,
            ),
          ).join(''),
      )
      .join('')
  )
}
