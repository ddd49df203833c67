import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, rutaDisco, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'

/** Half under water: the coast above, below it kelp, fish and somebody with a mask. */
export function huiros(c: Cuadro): string {
  const { t, fx: x, lado: s } = c
  const y = 350
  const mar = mezcla(tinte(c, '#1F8C93', 0.06), t.G, 0.3)
  return (
    camino(
      rutaLoma(
        [
          [600 - s * 660, y - 120],
          [600 - s * 380, y - 150],
          [600 - s * 180, y - 60],
          [600 - s * 90, y - 10],
          [600 + s * 60, y],
        ],
        y + 30,
      ),
      t.medio,
    ) +
    camino(
      rutaLoma(
        [
          [600 - s * 660, y - 50],
          [600 - s * 440, y - 66],
          [600 - s * 240, y - 4],
          [600 - s * 170, y + 10],
        ],
        y + 30,
      ),
      t.cerca,
    ) +
    rect(-10, y - 14, 1220, 60, mezcla(mar, t.H, 0.5)) +
    camino(
      rutaLoma(
        [
          [-40, y + 14],
          [160, y + 2],
          [420, y + 26],
          [700, y + 4],
          [980, y + 24],
          [1240, y + 6],
        ],
        910,
      ),
      mezcla(mar, t.H, 0.22),
    ) +
    [0.5, 0.26, 0]
      .map((k, i) =>
        camino(
          rutaLoma(
            [
              [-40, y + 130 + i * 150],
              [360, y + 110 + i * 160],
              [800, y + 140 + i * 150],
              [1240, y + 116 + i * 156],
            ],
            910,
          ),
          mezcla(mar, t.K, 0.1 + i * 0.14),
          opaco(1 - k * 0.4),
        ),
      )
      .join('') +
    [-260, -60, 170, 330]
      .map((dx, i) =>
        poli(
          [
            [x + dx, y + 20],
            [x + dx + 60, y + 20],
            [x + dx + 130 - i * 60, 860],
            [x + dx - 40 - i * 60, 860],
          ],
          t.L,
          opaco(0.1),
        ),
      )
      .join('') +
    trazos(
      rutaSuave([
        [-40, y + 14],
        [160, y + 2],
        [420, y + 26],
        [700, y + 4],
        [980, y + 24],
        [1240, y + 6],
      ]),
      t.L,
      9,
      opaco(0.85),
    ) +
    fondo(c, mar) +
    (
      [
        [-470, 0.9, 0],
        [-330, 1.12, 1],
        [-200, 0.72, 2],
        [260, 0.86, 3],
        [390, 1.16, 4],
        [520, 0.94, 5],
      ] as const
    )
      .map(([dx, k, i]) => huiro(c, x + dx, 850, k, i))
      .join('') +
    cardumen(c, x + s * 130, 500) +
    `<g transform="rotate(${s * 54} ${x - s * 20} 580)">${nadador(c, x - s * 20, 580, 1.5 * c.talla, s)}</g>`
  )
}

function fondo(c: Cuadro, mar: string): string {
  const roca = mezcla(mar, c.t.K, 0.62)
  return (
    camino(rutaLoma(xy('-40,800 140,770 320,850 560,830 760,856 960,780 1240,820'), 910), roca) +
    camino(rutaLoma(xy('-40,870 300,850 700,880 1240,862'), 910), mezcla(roca, c.t.K, 0.4))
  )
}

function huiro(c: Cuadro, x: number, y: number, k: number, turno: number): string {
  const alto = 400 * k
  const v = turno % 2 ? 1 : -1
  const pardo = tinte(c, turno % 3 ? '#8A7A2E' : '#6E6A2C', 0.08)
  const tallo = (f: number): Punto => [x + v * 46 * Math.sin(f * 3.4), y - alto * f]
  let hojas = ''
  for (let i = 1; i < 10; i++) {
    const [px, py] = tallo(i / 10)
    const d = (i % 2 ? 1 : -1) * (92 - i * 4) * k
    hojas += rutaSuave(
      [
        [px, py],
        [px + d * 0.4, py - 34 * k],
        [px + d, py - 40 * k],
        [px + d * 1.1, py - 34 * k],
        [px + d * 0.5, py - 4 * k],
        [px, py + 8],
      ],
      0,
      true,
    )
  }
  return (
    trazos(rutaSuave([0, 0.2, 0.4, 0.6, 0.8, 1].map(tallo)), pardo, 11) +
    trazos(
      `M${x} ${y - 26}q-4 20-24 26M${x} ${y - 26}q4 20 24 26M${x} ${y - 20}q-4 20-9 28M${x} ${y - 20}q4 20 9 28`,
      pardo,
      7,
    ) +
    camino(hojas, pardo)
  )
}

function cardumen(c: Cuadro, x: number, y: number): string {
  return (
    [
      [0, 0, 1],
      [96, -34, 0.8],
      [120, 40, 0.9],
      [-96, 36, 0.76],
      [30, 84, 0.7],
    ] as const
  )
    .map(([dx, dy, k]) => {
      const p = pluma(x + dx, y + dy, k * 1.2, c.lado)
      return (
        p.suave(xy('-26,0 -4,13 26,4 30,0 26,-4 -4,-13'), mezcla(c.t.L, c.t.C, 0.3)) +
        p.poli(xy('-18,0 -38,13 -34,0 -38,-13'), mezcla(c.t.L, c.t.C, 0.45)) +
        p.disco(18, 3, 2.6, c.t.K)
      )
    })
    .join('')
}

/** Flat on the surface, seen from below it. */
export function nadador(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const neopreno = mezcla(c.t.K, c.t.R, 0.16)
  const piel = mezcla(mezcla('#B9815A', c.t.R, 0.12), c.t.K, c.hora === 'noche' ? 0.4 : 0.12)
  const brazo = mezcla(neopreno, c.t.L, 0.16)
  return (
    p.linea(xy('-34,0 -76,12 -116,2'), neopreno, 15) +
    p.poli(xy('-110,10 -168,20 -176,0 -112,-8'), c.t.A) +
    p.linea(xy('-34,-2 -74,-14 -112,-22'), brazo, 15) +
    p.poli(xy('-106,-14 -160,-20 -160,-42 -108,-30'), mezcla(c.t.A, c.t.K, 0.2)) +
    p.linea(xy('24,12 56,44 98,52'), mezcla(neopreno, c.t.K, 0.3), 12) +
    p.disco(103, 53, 7, mezcla(piel, c.t.K, 0.2)) +
    p.linea(xy('-34,0 30,10'), neopreno, 31) +
    p.linea(xy('26,6 44,-28 82,-44'), brazo, 12) +
    p.disco(86, -46, 7, piel) +
    p.disco(58, 14, 18, piel) +
    p.suave(xy('36,10 40,36 62,38 72,28 56,22 50,4 42,-2'), neopreno) +
    p.linea(xy('44,16 66,12'), c.t.K, 4) +
    p.poli(xy('63,24 81,20 77,0 61,5'), c.t.K) +
    p.poli(xy('67,20 78,17 75,4 66,8'), mezcla(c.t.C, c.t.L, 0.5)) +
    p.curva(xy('69,2 60,-6 50,2 47,22 40,52'), c.t.A, 5)
  )
}

/** Brown kelp at the surface between islets, and the sea otter that sleeps in it. */
export function huirales(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  const mar = mezcla(mezcla('#2F86A8', t.Z, 0.35), t.K, c.hora === 'noche' ? 0.35 : 0)
  const mata = (dx: number, dy: number, w: number, turno: number): string => {
    const [cx, cy, pardo] = [x + s * dx, y + dy, tinte(c, turno % 2 ? '#7A6A2A' : '#94802F', 0.08)]
    let [hojas, boyas] = ['', '']
    for (let i = 0; i < 9; i++) {
      const [px, py, k] = [cx + (i / 4 - 1) * w * 0.8, cy + [0, 9, -8][i % 3]!, i % 2 ? 1 : -1]
      hojas += rutaSuave(
        [
          [px, py - 3],
          [px + k * w * 0.16, py - 13],
          [px + k * w * 0.46, py - 1],
          [px + k * w * 0.2, py + 7],
          [px, py + 3],
        ],
        0,
        true,
      )
      if (i % 2) boyas += rutaDisco(Math.round(px), Math.round(py), 4.5, 3.5)
    }
    return (
      elipse(cx, cy + 3, w * 1.16, 19, mezcla(mar, c.t.K, 0.3), opaco(0.5)) +
      camino(hojas, pardo) +
      camino(boyas, mezcla(pardo, t.L, 0.4))
    )
  }
  return (
    lomas(c, { y: y - 30, amplitud: 36, color: t.lejos }) +
    agua({ ...c, t: { ...t, onda: mar } }, y, mar) +
    islote(c, x + s * 60, y + 16, 0.6) +
    islote(c, x + s * 300, y + 30, 1) +
    islote(c, x - s * 340, y + 44, 0.8) +
    (
      [
        [-220, 108, 110],
        [120, 124, 90],
        [360, 96, 80],
        [300, 206, 130],
        [-430, 236, 110],
      ] as const
    )
      .map(([dx, dy, w], i) => mata(dx, dy, w, i))
      .join('') +
    nutria(c, x - s * 60, y + 226, 0.42 * c.talla, s)
  )
}

function islote(c: Cuadro, x: number, y: number, k: number): string {
  const p = pluma(x, y, k * 1.3, c.lado)
  return (
    p.poli(xy('-150,0 -120,34 -70,50 -40,92 10,100 50,66 100,50 130,20 150,0'), mezcla(c.t.R, c.t.K, 0.28)) +
    p.poli(xy('-40,92 10,100 50,66 100,50 46,44 20,60 -10,76'), mezcla(mezcla(c.t.R, c.t.K, 0.28), c.t.L, 0.2)) +
    p.elipse(0, -1, 166, 6, c.t.L, opaco(0.85))
  )
}

function nutria(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const pardo = tinte(c, '#6B4A32', 0.12)
  return (
    p.suave(xy('-90,2 -74,14 -30,24 30,24 52,12 40,-4 -30,-6'), pardo) +
    p.suave(xy('-40,12 -10,22 26,20 20,10'), mezcla(pardo, c.t.L, 0.4)) +
    p.poli(xy('-82,8 -118,22 -96,2'), mezcla(pardo, c.t.K, 0.2)) +
    p.suave(xy('-64,12 -66,30 -54,32 -50,16'), mezcla(pardo, c.t.K, 0.3)) +
    p.linea(xy('20,20 12,34'), mezcla(pardo, c.t.K, 0.2), 8) +
    p.linea(xy('0,20 8,34'), mezcla(pardo, c.t.K, 0.2), 8) +
    p.suave(xy('2,32 4,44 18,44 20,32'), c.t.L) +
    p.disco(58, 22, 18, pardo) +
    p.suave(xy('62,14 64,28 78,28 80,16'), mezcla(pardo, c.t.L, 0.5)) +
    p.disco(77, 25, 3.4, c.t.K) +
    p.disco(64, 30, 2.6, c.t.K) +
    p.disco(50, 38, 5, pardo) +
    p.linea(xy('-110,-6 100,-6'), c.t.L, 4, opaco(0.8))
  )
}
