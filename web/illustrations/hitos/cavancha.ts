import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua } from '../relieve.ts'
import { camino, opaco, poli, rect, ruta, rutaCaja, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { hueco, tinte } from './caserio.ts'

/** Towers on the peninsula, the high wall of the coast behind, flat water before them. */
export function cavancha(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = (dx: number, dy: number): Punto => [600 + s * dx, y + dy]
  const muro = mezcla(mezcla(t.R, t.L, 0.2), t.H, 0.4)
  const arena = tinte(c, '#E2C495', 0.12)
  const muros = ['#EFE3CF', '#C9B8A6', '#E3C9A4', '#A9B4BC'].map((v) => tinte(c, v, 0.12))
  const torres = (
    [
      [-500, 96, 44],
      [-446, 150, 40],
      [-396, 118, 48],
      [-338, 204, 42],
      [-286, 140, 46],
      [-228, 178, 38],
      [-180, 106, 50],
      [-118, 146, 38],
      [-68, 84, 44],
      [-14, 112, 36],
      [32, 66, 46],
    ] as const
  ).map(([dx, h, w], i) => ({ x: en(dx, 0)[0] - w / 2, h, w, color: muros[i % 4]! }))
  const ventanas = torres
    .flatMap(({ x, h, w }) =>
      Array.from({ length: Math.floor(h / 26) }, (_, k) => rutaCaja(x + w * 0.2, y + 28 - h + k * 26, w * 0.6, 8)),
    )
    .join('')
  const casas = [
    [96, 34, 34],
    [138, 28, 24],
    [172, 32, 40],
    [214, 38, 22],
    [262, 30, 30],
    [300, 36, 20],
    [352, 28, 34],
    [390, 34, 22],
    [446, 30, 28],
    [488, 40, 18],
    [548, 28, 24],
    [600, 34, 18],
    [660, 30, 26],
  ] as const
  const palma = (dx: number, dy: number, k: number): string => {
    const p = pluma(...en(dx, dy), k, s)
    return (
      p.curva(xy('0,0 4,60 0,110'), mezcla(t.R, t.K, 0.4), 8) +
      p.poli(xy('0,104 -52,84 -40,118 -14,128 0,150 16,128 42,118 52,84'), tinte(c, '#4F7F3F', 0.1))
    )
  }
  return (
    poli(
      [
        en(-900, 20),
        en(-900, -230),
        en(-520, -244),
        en(-300, -226),
        en(-60, -240),
        en(150, -212),
        en(330, -218),
        en(480, -190),
        en(620, -186),
        en(900, -170),
        en(900, 20),
      ],
      muro,
    ) +
    camino(
      xy('-520,-244 -60,-240 330,-218 620,-186')
        .map(([dx = 0, dy = 0]) =>
          ruta([en(dx, dy), en(dx + 60, dy + 90), en(dx + 30, 20), en(dx - 90, 20), en(dx - 50, dy + 110)]),
        )
        .join(''),
      t.K,
      opaco(0.1),
    ) +
    camino(
      `${rutaSuave([en(-60, 20), en(120, -60), en(260, -96), en(420, -50), en(560, -20), en(680, 20)])}z`,
      mezcla(t.G, t.L, 0.34),
    ) +
    agua(c, y + 12, mezcla(tinte(c, '#3C9FB4', 0.06), t.Z, 0.2)) +
    poli([en(-900, 4), en(900, 4), en(900, 20), en(520, 24), en(100, 30), en(-900, 40)], mezcla(arena, t.R, 0.22)) +
    camino(casas.map(([dx, w, h]) => rutaCaja(en(dx, 0)[0] - w / 2, y + 14 - h, w, h)).join(''), muros[0]!) +
    camino(
      casas
        .flatMap(([dx, w, h]) => [-0.24, 0.14].map((k) => rutaCaja(en(dx, 0)[0] + w * k, y + 20 - h, 6, 6)))
        .join(''),
      hueco(c),
      opaco(0.5),
    ) +
    trazos(rutaSuave([en(900, 20), en(520, 24), en(100, 30)]), t.L, 5, opaco(0.8)) +
    torres
      .map(
        ({ x, h, w, color }) =>
          rect(x, y + 42, w, h * 0.62, color, opaco(0.22)) + rect(x, y + 20 - h, w, h + 14, color),
      )
      .join('') +
    camino(
      torres.map(({ x, h, w }) => rutaCaja(s === 1 ? x : x + w * 0.78, y + 20 - h, w * 0.22, h + 12)).join(''),
      t.K,
      opaco(0.14),
    ) +
    camino(ventanas, hueco(c), opaco(0.5)) +
    camino(
      `${rutaSuave([en(-900, 26), en(-400, 26), en(20, 24), en(120, 34), en(40, 46), en(-300, 48), en(-900, 70)])}z`,
      arena,
    ) +
    trazos(rutaSuave([en(120, 36), en(40, 48), en(-300, 50), en(-900, 72)]), t.L, 6, opaco(0.8)) +
    palma(-560, 44, 0.6) +
    palma(-420, 38, 0.46) +
    palma(-210, 36, 0.42) +
    palma(64, 34, 0.4)
  )
}
