import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { opaco, xy, type Punto } from '../trazo.ts'
import { pelicano } from './costa.ts'
import { flamenco } from './norte-grande.ts'

/** The bird of the zone, about 150 units tall at scale 1, standing or in flight. */
export function ave(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  if (c.zona === 'N1') return flamenco(c, x, y, s, lado)
  if (c.zona === 'N2' || c.zona === 'C1') return condor(c, x, y, s, lado)
  if (c.zona === 'C2') return pelicano(c, x, y, s * 1.25, lado)
  if (c.zona === 'S1') return martinPescador(c, x, y, s, lado)
  if (c.zona === 'S2') return bandurria(c, x, y, s, lado)
  return makohe(c, x, y, s, lado)
}

export const vuela = (c: Cuadro): boolean => c.zona === 'N2' || c.zona === 'C1' || c.zona === 'I1'

export function condor(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const { t } = c
  const negro = mezcla(t.K, t.R, 0.12)
  const piel = mezcla(mezcla('#B8766C', t.R, 0.12), t.K, 0.12)
  const ala = (k: 1 | -1): Punto[] =>
    (
      xy(
        '0,72 30,92 70,104 104,102 140,116 128,103 146,104 130,95 146,92 127,86 140,78 120,78 126,66 100,72 64,60 30,50 0,52',
      ) as Punto[]
    ).map(([a, b]): Punto => [a * k, b])
  const banda = (k: 1 | -1): Punto[] =>
    (xy('20,62 60,76 102,84 100,73 64,61 26,51') as Punto[]).map(([a, b]): Punto => [a * k, b])
  return (
    p.poli(xy('-14,52 -22,14 -8,20 0,12 8,20 22,14 14,52'), negro) +
    p.poli(ala(1), negro) +
    p.poli(ala(-1), negro) +
    p.poli(banda(1), mezcla(t.L, t.K, 0.12)) +
    p.poli(banda(-1), mezcla(t.L, t.K, 0.12)) +
    p.suave(xy('-14,78 -16,50 0,34 16,50 14,78 0,84'), negro) +
    p.suave(xy('-13,76 -12,84 0,88 12,84 13,76 0,72'), t.L) +
    p.suave(xy('-6,78 -6,92 -9,104 0,112 14,109 18,101 9,95 6,78'), piel) +
    p.suave(xy('0,107 1,114 9,117 17,113 17,105 9,109'), mezcla(piel, t.K, 0.4)) +
    p.poli(xy('13,107 24,107 31,103 33,96 31,91 27,97 13,97'), mezcla('#EBDDB4', t.K, 0.08)) +
    p.poli(xy('12,107 19,107 18,97 12,97'), mezcla(piel, t.K, 0.62)) +
    p.disco(6, 103, 2.6, t.L) +
    p.disco(6.6, 103, 1.5, t.K)
  )
}

function martinPescador(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const { t } = c
  const azul = mezcla(mezcla('#3F6E94', t.Z, 0.25), t.K, c.hora === 'noche' ? 0.4 : 0.12)
  return (
    p.curva(xy('-330,-60 -200,-14 -40,6 40,-2 130,18'), mezcla(t.K, t.R, 0.25), 10) +
    p.poli(xy('-24,26 -58,-40 -46,-44 -34,-40 -8,18'), azul) +
    p.suave(xy('-30,20 -38,64 -16,94 18,94 30,66 22,24 0,4'), mezcla(t.A, t.R, 0.12)) +
    p.suave(xy('-26,4 -48,44 -36,84 -8,88 -14,40'), azul) +
    p.suave(xy('-20,84 4,94 30,84 26,74 -16,74'), t.L) +
    p.poli(xy('-18,90 -40,116 -24,114 -28,132 -10,124 -4,138 8,126 26,122 34,104 26,88 0,84'), azul) +
    p.poli(xy('28,112 88,100 30,94'), t.K) +
    p.disco(18, 109, 4.2, t.L) +
    p.disco(19, 109, 2.2, t.K) +
    p.linea(xy('-4,8 -4,-2'), t.K, 5) +
    p.linea(xy('10,8 10,-2'), t.K, 5)
  )
}

function bandurria(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const { t } = c
  const noche = c.hora === 'noche' ? 0.35 : 0.04
  const ocre = mezcla(mezcla('#DDAE58', t.A, 0.2), t.K, noche)
  const gris = mezcla(mezcla('#8B8F93', t.R, 0.3), t.K, noche)
  const pata = mezcla(mezcla('#CF6660', t.R, 0.16), t.K, noche)
  const pie = (a: number): string =>
    p.linea(
      [
        [a + 3, 46],
        [a + 4, 26],
        [a, 2],
      ],
      pata,
      4.4,
    ) +
    p.linea(
      [
        [a - 10, 1],
        [a, 2],
        [a + 15, -1],
      ],
      pata,
      2.8,
    ) +
    p.linea(
      [
        [a, 2],
        [a + 11, -5],
      ],
      pata,
      2.8,
    )
  return (
    pie(-14) +
    pie(8) +
    p.suave(xy('-58,52 -30,74 20,78 46,66 36,46 0,37 -34,40'), t.K) +
    p.suave(xy('-92,46 -92,46 -60,60 -34,62 -30,44 -64,42'), t.K) +
    p.suave(xy('12,88 16,60 36,44 54,58 54,84 53,104 58,120 40,124 32,108 28,94'), ocre) +
    p.suave(xy('10,70 22,50 40,44 54,58 53,68 40,58 26,64'), gris) +
    p.suave(xy('-70,46 -50,76 -6,90 26,86 30,68 6,54 -30,50'), gris) +
    p.suave(xy('-84,44 -52,60 -16,62 10,56 -22,46 -56,44'), mezcla(t.K, gris, 0.16)) +
    p.suave(xy('-52,66 -14,72 22,66 0,62 -30,62'), mezcla(gris, t.L, 0.42)) +
    p.suave(xy('33,112 33,132 46,140 62,135 68,125 58,114 44,112'), mezcla(ocre, mezcla('#A8642E', t.K, noche), 0.34)) +
    p.suave(xy('38,112 44,124 60,126 62,116 52,106 40,104'), ocre) +
    p.suave(xy('48,127 56,133 72,130 72,120 60,120'), t.K) +
    p.suave(xy('64,131 64,131 86,131 103,116 107,90 107,90 98,110 84,121 64,120 64,120'), mezcla(t.K, gris, 0.2)) +
    p.disco(56, 127, 3, mezcla('#D23B2E', t.K, noche)) +
    p.disco(56.4, 127, 1.3, t.K)
  )
}

function makohe(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const { t } = c
  const negro = mezcla(t.K, t.Z, 0.14)
  return (
    p.poli(xy('-10,50 -66,14 -38,30 -52,0 -14,28 14,46'), negro) +
    p.poli(xy('0,62 22,90 10,118 70,150 132,148 176,128 130,132 82,122 60,96 34,58'), negro) +
    p.poli(xy('0,58 -14,86 -46,104 -96,146 -128,158 -104,128 -84,96 -50,62 -10,44'), mezcla(negro, t.R, 0.2)) +
    p.suave(xy('-18,44 0,68 36,76 58,84 66,74 50,62 24,44 0,36'), negro) +
    p.suave(xy('30,60 46,70 68,72 74,62 64,48 46,46 32,52'), t.A) +
    p.suave(xy('46,66 52,84 64,90 76,84 76,72 62,66'), negro) +
    p.poli(xy('70,87 84,82 112,79 120,74 118,66 112,73 84,75 72,73'), mezcla(t.L, t.K, 0.34)) +
    p.disco(66, 82, 2.4, t.L) +
    p.poli(xy('60,96 82,122 130,132 84,114 66,92'), t.L, opaco(0.25))
  )
}
