import type { Cuadro } from './cuadro.ts'
import { mezcla } from './oklab.ts'
import { pluma } from './pluma.ts'
import { xy, type Punto } from './trazo.ts'

/** Joints in a box 100 high, facing right; the first point of a limb is its end. */
export interface Postura {
  piernas: readonly (readonly Punto[])[]
  brazos: readonly (readonly Punto[])[]
  cadera: Punto
  hombro: Punto
  cabeza: Punto
}

export const posturas = {
  pie: {
    piernas: [xy('-7,0 -4,46'), xy('7,0 4,46')],
    brazos: [xy('-12,46 -13,62 -6,76'), xy('12,46 13,62 6,76')],
    cadera: [0, 48],
    hombro: [0, 74],
    cabeza: [1, 91],
  },
  andar: {
    piernas: [xy('-20,2 -9,22 -2,46'), xy('18,0 10,24 3,46')],
    brazos: [xy('-14,50 -11,62 -3,74'), xy('20,54 12,60 5,74')],
    cadera: [0, 47],
    hombro: [4, 73],
    cabeza: [8, 90],
  },
  brindis: {
    piernas: [xy('-6,0 -4,46'), xy('8,0 4,46')],
    brazos: [xy('-12,46 -13,60 -6,75'), xy('26,76 16,64 6,74')],
    cadera: [0, 48],
    hombro: [1, 74],
    cabeza: [2, 91],
  },
  mirar: {
    piernas: [xy('-9,0 -4,46'), xy('8,0 4,46')],
    brazos: [xy('14,88 14,72 4,75'), xy('16,88 18,74 6,74')],
    cadera: [0, 48],
    hombro: [2, 74],
    cabeza: [4, 91],
  },
  sentado: {
    piernas: [xy('20,0 20,26 0,28'), xy('26,0 24,25 2,26')],
    brazos: [xy('24,40 14,40 4,54'), xy('28,44 18,42 6,54')],
    cadera: [0, 30],
    hombro: [2, 55],
    cabeza: [4, 72],
  },
  remar: {
    piernas: [xy('-10,0 -10,24 -3,44'), xy('10,0 12,24 3,44')],
    brazos: [xy('38,44 22,52 6,72'), xy('31,79 19,72 6,73')],
    cadera: [-2, 45],
    hombro: [4, 71],
    cabeza: [9, 87],
  },
  bailar: {
    piernas: [xy('-14,2 -8,24 -2,46'), xy('10,0 6,24 3,46')],
    brazos: [xy('-18,52 -14,64 -4,75'), xy('20,104 18,88 6,75')],
    cadera: [0, 48],
    hombro: [1, 74],
    cabeza: [0, 91],
  },
  pedalear: {
    piernas: [xy('4,14 14,32 -10,46'), xy('-2,22 12,40 -8,46')],
    brazos: [xy('34,52 24,58 14,72'), xy('34,52 26,56 14,71')],
    cadera: [-10, 49],
    hombro: [11, 72],
    cabeza: [18, 87],
  },
  bogar: {
    piernas: [xy('18,2 4,6')],
    brazos: [xy('26,22 18,26 4,30'), xy('34,34 20,34 4,31')],
    cadera: [0, 6],
    hombro: [2, 31],
    cabeza: [5, 47],
  },
  trepar: {
    piernas: [xy('-4,0 -14,20 -6,44'), xy('22,16 8,28 0,44')],
    brazos: [xy('30,64 22,60 8,70'), xy('34,100 26,88 8,72')],
    cadera: [-4, 45],
    hombro: [6, 70],
    cabeza: [6, 87],
  },
  pisar: {
    piernas: [xy('-8,0 -4,46'), xy('20,16 22,34 4,46')],
    brazos: [xy('-30,70 -16,66 -4,76'), xy('32,74 18,68 6,76')],
    cadera: [0, 48],
    hombro: [0, 74],
    cabeza: [1, 91],
  },
  tomado: {
    piernas: [xy('-7,0 -4,46'), xy('7,0 4,46')],
    brazos: [xy('-26,56 -18,64 -4,76'), xy('32,76 18,70 6,76')],
    cadera: [0, 48],
    hombro: [0, 74],
    cabeza: [1, 91],
  },
} satisfies Record<string, Postura>

export interface Vestido {
  postura: Postura
  lado?: 1 | -1
  ropa?: string
  sombrero?: boolean
  falda?: string
}

/** A silhouette without a face: ink legs, one coloured garment. */
export function persona(c: Cuadro, x: number, y: number, h: number, v: Vestido): string {
  const p = pluma(x, y, h / 100, v.lado ?? 1)
  const { t } = c
  const { piernas, brazos, cadera, hombro, cabeza } = v.postura
  const ropa = v.ropa ?? mezcla(t.L, t.R, 0.22)
  const piel = mezcla(mezcla('#9A623F', t.R, 0.2), t.K, c.hora === 'noche' ? 0.5 : 0.25)
  const [a, b] = brazos
  return (
    p.linea(a!, mezcla(ropa, t.K, 0.3), 7) +
    piernas.map((m) => p.linea(m, t.K, 9.5)).join('') +
    p.linea([cadera, hombro], ropa, 20) +
    (v.falda
      ? p.poli(
          [
            [cadera[0] - 9, cadera[1] + 10],
            [cadera[0] + 9, cadera[1] + 10],
            [cadera[0] + 22, 14],
            [cadera[0] - 20, 12],
          ],
          v.falda,
        )
      : '') +
    p.disco(cabeza[0], cabeza[1], 8.6, piel) +
    p.suave(
      [
        [cabeza[0] - 9, cabeza[1] - 3],
        [cabeza[0] - 9.5, cabeza[1] + 8],
        [cabeza[0] + 2, cabeza[1] + 11],
        [cabeza[0] + 9, cabeza[1] + 5],
        [cabeza[0], cabeza[1] + 3],
      ],
      t.K,
    ) +
    (v.sombrero
      ? p.poli(
          [
            [cabeza[0] - 17, cabeza[1] + 3],
            [cabeza[0] - 9, cabeza[1] + 6],
            [cabeza[0] - 7, cabeza[1] + 14],
            [cabeza[0] + 7, cabeza[1] + 14],
            [cabeza[0] + 9, cabeza[1] + 6],
            [cabeza[0] + 18, cabeza[1] + 3],
          ],
          t.K,
        )
      : '') +
    p.linea(b!, mezcla(ropa, t.K, 0.12), 7)
  )
}
