import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { elipse, opaco, trazos, xy } from '../trazo.ts'
import { tinte } from './caserio.ts'

type Ave = (c: Cuadro, x: number, y: number, s: number, lado: 1 | -1) => string

const blanco = (c: Cuadro): string => mezcla(mezcla(c.t.L, '#FFFFFF', 0.6), c.t.Z, c.hora === 'noche' ? 0.3 : 0.03)

export const gaviota: Ave = (c, x, y, s, lado) => {
  const p = pluma(x, y, s, lado)
  const [claro, gris] = [blanco(c), tinte(c, '#6F7780', 0.1)]
  return (
    elipse(x, y + 1, 30 * s, 4 * s, c.t.K, opaco(0.18)) +
    p.linea(xy('-2,0 -3,22'), tinte(c, '#E0A23C', 0.06), 3) +
    p.linea(xy('9,0 7,22'), tinte(c, '#E0A23C', 0.06), 3) +
    p.suave(xy('-46,30 -18,44 16,50 30,34 16,16 -16,18'), claro) +
    p.disco(26, 54, 13, claro) +
    p.suave(xy('-62,26 -36,44 2,46 10,34 -20,26'), gris) +
    p.poli(xy('-44,34 -72,24 -44,25'), c.t.K) +
    p.poli(xy('36,57 54,51 37,49'), tinte(c, '#E7A93C', 0.04)) +
    p.disco(30, 57, 2.2, c.t.K)
  )
}

export const gaviotaEnVuelo: Ave = (c, x, y, s, lado) => {
  const p = pluma(x, y, s, lado)
  const [claro, gris] = [blanco(c), tinte(c, '#8A929A', 0.1)]
  return (
    p.poli(xy('6,6 30,46 74,66 96,58 62,42 26,4'), mezcla(gris, c.t.K, 0.14)) +
    p.suave(xy('-44,4 -16,14 24,13 42,6 26,-6 -12,-8'), claro) +
    p.poli(xy('-18,10 -66,11 -72,3 -62,-4 -10,-5.5'), claro) +
    p.disco(40, 10, 13, claro) +
    p.poli(xy('20,8 -4,50 -52,72 -84,64 -44,44 -14,4'), gris) +
    p.poli(xy('-52,72 -84,64 -62,54 -40,62'), c.t.K) +
    p.poli(xy('51,14 70,7 51,4'), tinte(c, '#E7A93C', 0.04)) +
    p.disco(45, 12, 2.6, c.t.K)
  )
}

/** A coot: dark, its bill and brow pale. */
export const tagua: Ave = (c, x, y, s, lado) => {
  const p = pluma(x, y, s, lado)
  const oscuro = mezcla(c.t.K, c.t.R, 0.12)
  return (
    p.elipse(-2, -2, 56, 6, c.t.L, opaco(0.5)) +
    p.suave(xy('-58,22 -40,34 -4,38 30,28 38,8 20,-3 -30,-3 -50,8'), oscuro) +
    p.suave(xy('-48,24 -16,34 10,26 -10,14 -38,14'), mezcla(oscuro, c.t.L, 0.14)) +
    p.curva(xy('24,14 33,24 34,36'), oscuro, 18) +
    p.disco(36, 42, 14, oscuro) +
    p.poli(xy('46,47 48,36 68,39'), tinte(c, '#F4EFE0', 0.02)) +
    p.suave(xy('41,56 49,52 52,45 47,46'), tinte(c, '#C8402E', 0.04)) +
    p.disco(40, 45, 2.4, tinte(c, '#D8603C', 0.02))
  )
}

export const pato: Ave = (c, x, y, s, lado) => {
  const p = pluma(x, y, s, lado)
  const pardo = tinte(c, '#8A6844', 0.12)
  return (
    p.elipse(-2, -2, 60, 6, c.t.L, opaco(0.5)) +
    p.suave(xy('-76,36 -46,26 -6,34 28,26 38,8 20,-3 -32,-3 -54,10'), pardo) +
    p.suave(xy('-60,28 -24,30 8,22 -12,12 -44,14'), mezcla(pardo, c.t.L, 0.3)) +
    p.suave(xy('4,4 26,22 38,12 24,-2'), mezcla(pardo, c.t.L, 0.45)) +
    p.curva(xy('24,14 36,30 34,46'), pardo, 14) +
    p.disco(36, 52, 12, mezcla(pardo, c.t.K, 0.3)) +
    p.suave(xy('44,58 68,50 66,44 44,46'), tinte(c, '#D8A23C', 0.06)) +
    p.disco(40, 55, 2, c.t.K)
  )
}

/** A small wader, head up or probing the mud. */
export function playero(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1, picotea = false): string {
  const p = pluma(x, y, s, lado)
  const pardo = tinte(c, '#8B6B4C', 0.14)
  const [hx, hy] = picotea ? [34, 22] : [30, 54]
  return (
    elipse(x, y + 2 * s, 26 * s, 3.4 * s, c.t.L, opaco(0.5)) +
    p.linea(xy('-5,0 -3,24'), c.t.K, 2.6) +
    p.linea(xy('8,0 4,24'), c.t.K, 2.6) +
    p.suave(xy('-30,26 -10,20 16,22 26,36 6,34 -18,34'), blanco(c)) +
    p.suave(xy('-46,30 -20,44 12,48 26,38 10,32 -20,30'), pardo) +
    p.curva(
      [
        [16, 38],
        [hx - 4, (38 + hy) / 2],
        [hx, hy],
      ],
      pardo,
      10,
    ) +
    p.disco(hx, hy, 8.4, pardo) +
    (picotea
      ? p.poli(
          [
            [hx + 2, hy - 6],
            [hx + 17, 0],
            [hx + 7, hy - 2],
          ],
          c.t.K,
        )
      : p.poli(
          [
            [hx + 6, hy + 2.4],
            [hx + 34, hy - 5],
            [hx + 7, hy - 2.4],
          ],
          c.t.K,
        )) +
    p.disco(hx + 3, hy + 2, 1.8, c.t.K)
  )
}

/** Far birds on the wing. */
export function enBandada(c: Cuadro, puntos: readonly (readonly [number, number, number])[], ancho = 4): string {
  return trazos(
    puntos
      .map(
        ([x, y, w]) =>
          `M${Math.round(x - w)} ${Math.round(y - w * 0.3)}q${Math.round(w * 0.5)}-${Math.round(w * 0.6)} ${w} ${Math.round(w * 0.3)}q${Math.round(w * 0.5)}-${Math.round(w * 0.9)} ${w}-${Math.round(w * 0.3)}`,
      )
      .join(''),
    c.t.K,
    ancho,
  )
}
