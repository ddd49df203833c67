import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { cordillera, lomas } from '../relieve.ts'
import {
  camino,
  elipse,
  num,
  opaco,
  poli,
  rect,
  rutaDisco,
  rutaLoma,
  rutaSuave,
  trazos,
  xy,
  type Punto,
} from '../trazo.ts'
import { tinte } from './caserio.ts'
import { llama } from './llamas.ts'
import { matas } from './patagonia.ts'

/** One jet that winter turns into a tower of ice, llamas on the straw about it. */
export function geiserConHielo(c: Cuadro): string {
  const { t, fx: x, hy: y, lado: s } = c
  const blanco = mezcla(t.L, '#FFFFFF', 0.5)
  const hielo = mezcla('#DDF0F4', t.C, 0.2)
  const [bx, by] = [x, y + 150]
  const p = pluma(bx, by, 1.15 * c.talla, -s as 1 | -1)
  const paja = tinte(c, '#D3B25E', 0.16)
  const nube = (
    [
      [0, 300, 40],
      [14, 350, 56],
      [40, 396, 68],
      [84, 430, 74],
      [140, 446, 66],
      [196, 448, 48],
    ] as const
  )
    .map(([a, b, r]) => rutaDisco(...p.en(a, b), r))
    .join('')
  const halo = (
    [
      [-20, 330, 44],
      [-6, 400, 58],
      [60, 452, 66],
      [150, 476, 54],
    ] as const
  )
    .map(([a, b, r]) => rutaDisco(...p.en(a, b), r))
    .join('')
  return (
    cordillera(c, { y: y - 60, amplitud: 70, nieve: 40 }) +
    lomas(c, { y: y - 24, amplitud: 44, color: t.medio }) +
    lomas(c, { nombre: 'pampa', y: y + 6, amplitud: 18, color: mezcla(paja, t.H, 0.34) }) +
    rect(0, y + 20, 1200, 900 - y, paja) +
    camino(
      rutaSuave(
        [
          [x - 420, by + 20],
          [x - 260, by - 60],
          [x, by - 76],
          [x + 260, by - 50],
          [x + 430, by + 24],
          [x + 240, by + 86],
          [x - 220, by + 92],
        ],
        0,
        true,
      ),
      mezcla(tinte(c, '#E9DFCB', 0.1), t.L, 0.2),
    ) +
    elipse(bx + s * 150, by + 44, 120, 20, mezcla(t.C, t.Z, 0.5)) +
    elipse(bx + s * 150, by + 42, 90, 12, mezcla(t.C, t.H, 0.3)) +
    elipse(bx - s * 200, by + 30, 70, 12, mezcla(t.C, t.Z, 0.5)) +
    camino(halo, mezcla(blanco, t.C, 0.3)) +
    camino(nube, mezcla(blanco, t.C, 0.08)) +
    p.suave(xy('-16,60 -22,200 -30,320 0,380 44,330 24,200 16,60'), blanco) +
    p.linea(xy('-4,70 -6,210 -2,310'), mezcla(hielo, t.Z, 0.3), 5, opaco(0.6)) +
    p.poli(
      xy('-120,-4 -104,40 -84,34 -74,92 -56,84 -44,146 -24,128 -8,176 10,150 28,164 44,104 60,112 78,52 94,58 124,-4'),
      hielo,
    ) +
    p.poli(xy('20,0 28,80 28,164 44,104 60,112 78,52 94,58 124,-4'), mezcla(hielo, t.Z, 0.26)) +
    p.poli(xy('-104,0 -84,34 -74,92 -64,40 -70,0'), '#F7FBFC') +
    p.poli(xy('-30,0 -24,128 -8,176 -6,90 0,0'), '#F7FBFC') +
    (
      [
        [-360, 6, 0.19, '#F1EADB', 1],
        [-410, 20, 0.23, '#8A5B3C', -1],
        [290, 8, 0.2, '#5A4034', -1],
        [-470, 2, 0.18, '#F1EADB', 1],
        [336, 16, 0.22, '#F1EADB', 1],
      ] as const
    )
      .map(([dx, dy, k, lana, m]) => llama(c, bx - s * dx, y + dy + 40, k, { lado: m, lana, borla: t.A }))
      .join('') +
    matas(c, 800, mezcla(paja, t.K, 0.34)) +
    camino(rutaLoma(xy('-40,872 400,856 800,876 1240,858'), 910), mezcla(paja, t.K, 0.2))
  )
}

/** Walls of pale stone; terraces, quince trees and a thread of water between them. */
export function quebradaVerde(c: Cuadro): string {
  const { t, fx: x, hy: y, lado: s } = c
  const piedra = tinte(c, '#D9B690', 0.14)
  const verde = tinte(c, '#7FA04E', 0.1)
  const pared = (k: 1 | -1): string => {
    const en = (dx: number, dy: number): Punto => [x + k * dx, y + dy]
    const tono = k === s ? mezcla(piedra, t.K, 0.2) : mezcla(piedra, t.L, 0.16)
    const borde = [
      en(96, 60),
      en(120, -30),
      en(170, -44),
      en(196, -130),
      en(270, -150),
      en(310, -250),
      en(420, -262),
      en(480, -330),
      en(640, -340),
      en(1200, -360),
      en(1200, 900),
      en(640, 460),
      en(430, 300),
      en(250, 170),
    ]
    const capas = [0.26, 0.5, 0.74]
      .map((f) =>
        rutaSuave([
          en(140 + 60 * (1 - f), 50 - 130 * (1 - f)),
          en(260, -60 + 150 * f),
          en(430, -150 + 260 * f),
          en(640, -200 + 400 * f),
          en(1200, -230 + 560 * f),
        ]),
      )
      .join('')
    return (
      poli(borde, tono) +
      poli(
        [en(196, -130), en(270, -150), en(250, -60), en(290, 30), en(220, 120), en(150, 90), en(190, 0)],
        t.K,
        opaco(0.12),
      ) +
      poli(
        [
          en(420, -262),
          en(480, -330),
          en(520, -190),
          en(480, -60),
          en(540, 100),
          en(430, 220),
          en(400, 60),
          en(440, -100),
        ],
        t.K,
        opaco(0.12),
      ) +
      trazos(capas, mezcla(tono, t.R, 0.3), 6, opaco(0.7))
    )
  }
  const anden = (i: number): string => {
    const v = y + 84 + i * 44 + i * i * 9
    const w = 150 + i * 92 + i * i * 14
    return (
      poli(
        [
          [x - w, v + 26],
          [x - w * 0.86, v],
          [x + w * 0.86, v],
          [x + w, v + 26],
          [x + w * 1.2, v + 130],
          [x - w * 1.2, v + 130],
        ],
        i % 2 ? verde : mezcla(verde, t.L, 0.2),
      ) +
      poli(
        [
          [x - w * 0.86, v],
          [x + w * 0.86, v],
          [x + w * 0.88, v + 12 + i * 2],
          [x - w * 0.88, v + 12 + i * 2],
        ],
        mezcla(piedra, t.R, 0.36),
      ) +
      trazos(
        Array.from({ length: 7 }, (_, k) => `M${num(x - w * 0.7 + k * w * 0.23)} ${num(v + 1)}v${10 + i * 2}`).join(''),
        mezcla(piedra, t.K, 0.3),
        3,
      )
    )
  }
  /** It comes out behind the top terrace and falls from each wall to the next bed. */
  const borde = (i: number): number => y + 84 + i * 44 + i * i * 9
  const cauce = [0, 1, 2, 3].map((i) => {
    const [xa, xb] = [x + s * [18, -6, 20, -10][i]!, x + s * [-6, 20, -10, 34][i]!]
    const [ya, yb] = [borde(i) + 12 + i * 2, i === 3 ? 912 : borde(i + 1)]
    const [wa, wb] = [7 + i * 4, i === 3 ? 30 : 10 + i * 4]
    const losa = (k: number): Punto[] => [
      [xa - wa * k, ya],
      [xa + wa * k, ya],
      [xb + wb * k, yb],
      [xb - wb * k, yb],
    ]
    return {
      losa,
      salto: [
        [xa - wa, ya - 14 - i * 2],
        [xa + wa, ya - 14 - i * 2],
        [xa + wa * 1.1, ya + 5],
        [xa - wa * 1.1, ya + 5],
      ] as Punto[],
      pie: [xa, ya + 5, wa * 1.7] as const,
    }
  })
  const corriente = mezcla(t.C, t.Z, 0.4)
  const aguaPorAndenes = cauce
    .map(
      ({ losa, salto, pie: [px, py, w] }) =>
        poli(losa(1.7), mezcla(piedra, t.K, 0.22)) +
        poli(losa(1), corriente) +
        poli(salto, mezcla(corriente, t.L, 0.6)) +
        elipse(px, py, w, w * 0.3, t.L, opaco(0.8)),
    )
    .join('')
  const membrillo = (dx: number, dy: number, k: number): string => {
    const p = pluma(x + s * dx, y + dy, k, s)
    return (
      p.elipse(0, 0, 46, 5, t.K, opaco(0.2)) +
      p.poli(xy('-6,0 -4,40 4,40 7,0'), mezcla(t.K, t.R, 0.4)) +
      p.suave(xy('-54,44 -56,84 -20,112 24,108 56,80 50,42 0,32'), mezcla(verde, t.K, 0.3)) +
      p.suave(xy('-30,100 -4,110 30,100 44,78 10,88'), verde) +
      camino(
        (
          [
            [-28, 62],
            [-4, 84],
            [22, 58],
            [34, 80],
            [-36, 86],
            [4, 54],
          ] as const
        )
          .map(([a, b]) => rutaDisco(...p.en(a, b), 6.4 * k))
          .join(''),
        tinte(c, '#F0CE4A', 0.02),
      )
    )
  }
  return (
    cordillera(c, { y: y - 100, amplitud: 50 }) +
    lomas(c, { y: y - 50, amplitud: 30, color: t.medio }) +
    rect(0, y, 1200, 900 - y, mezcla(piedra, t.L, 0.1)) +
    pared(-1) +
    pared(1) +
    [0, 1, 2, 3].map(anden).join('') +
    aguaPorAndenes +
    membrillo(-110, 120, 0.7) +
    membrillo(120, 112, 0.62) +
    membrillo(-210, 190, 1) +
    membrillo(190, 184, 0.9) +
    membrillo(-330, 290, 1.5)
  )
}

/** Crescents of sand as far as the bare hills, each with its horns down the wind. */
export function marDeArena(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const arena = mezcla(tinte(c, '#EDBE80', 0.04), t.R, 0.06)
  const luna = (dx: number, dy: number, k: number, f: number): string => {
    const p = pluma(600 + s * dx, y + dy, k, -s as 1 | -1)
    const tono = mezcla(arena, t.H, f)
    return (
      p.suave(xy('-190,-6 -130,4 -70,34 -16,62 14,66 70,34 150,-4 100,-8 40,-2 -60,-10'), mezcla(tono, t.L, 0.2)) +
      p.suave(
        xy('14,66 14,66 74,36 172,-12 172,-12 86,-2 40,2 24,14 34,30 16,46'),
        mezcla(mezcla(tono, t.R, 0.42), t.K, 0.16 - f * 0.2),
      ) +
      p.curva(xy('-120,2 -60,20 -10,36'), mezcla(tono, t.R, 0.2), 2.4, opaco(0.6))
    )
  }
  const llano = (dy: number, f: number): string =>
    camino(
      rutaLoma(
        [
          [-40, y + dy],
          [260, y + dy - 10],
          [640, y + dy + 8],
          [940, y + dy - 8],
          [1240, y + dy],
        ],
        910,
      ),
      mezcla(arena, t.H, f),
    )
  return (
    cordillera(c, { y: y - 50, amplitud: 56 }) +
    lomas(c, { y: y - 10, amplitud: 26, color: t.medio }) +
    llano(10, 0.46) +
    luna(-520, 34, 0.62, 0.4) +
    luna(-230, 30, 0.54, 0.4) +
    luna(60, 36, 0.6, 0.4) +
    luna(360, 32, 0.66, 0.4) +
    luna(600, 40, 0.6, 0.4) +
    llano(50, 0.34) +
    luna(-380, 96, 1.15, 0.26) +
    luna(70, 92, 1, 0.26) +
    luna(470, 104, 1.2, 0.26) +
    llano(124, 0.2) +
    luna(-160, 214, 2.2, 0.1) +
    luna(560, 196, 1.7, 0.14) +
    llano(236, 0.06) +
    luna(-430, 360, 2.7, 0) +
    trazos(
      [0, 1, 2, 3]
        .map((i) => {
          const v = y + 270 + i * 30
          return rutaSuave([
            [600 + s * (60 + i * 20), v],
            [600 + s * (170 + i * 20), v - 10],
            [600 + s * (290 + i * 20), v + 10],
            [600 + s * (420 + i * 20), v - 4],
          ])
        })
        .join(''),
      mezcla(arena, t.R, 0.34),
      4,
      opaco(0.5),
    ) +
    trazos(
      rutaSuave([
        [600 + s * 330, 900],
        [600 + s * 250, 840],
        [600 + s * 200, 790],
        [600 + s * 160, 772],
      ]),
      mezcla(arena, t.K, 0.44),
      6,
      'stroke-dasharray="3 17"',
    )
  )
}
