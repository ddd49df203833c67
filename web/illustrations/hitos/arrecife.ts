import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { camino, opaco, poli, rect, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { penones } from './costas-claras.ts'
import { nadador } from './huiros.ts'

const SUPERFICIE: readonly Punto[] = xy('-40,14 160,2 420,24 700,4 980,22 1240,6')

/** The islets over the water; under it corals, fish and two people with mask and fins. */
export function arrecife(c: Cuadro): string {
  const { t, lado: s } = c
  const y = 400
  const mar = mezcla(tinte(c, '#1478B4', 0.02), t.G, 0.2)
  const borde = SUPERFICIE.map(([px, v]): Punto => [px, y + v])
  return (
    rect(-10, y - 30, 1220, 70, mezcla(mar, t.H, 0.4)) +
    penones({ ...c, hy: y - 66 }) +
    camino(rutaLoma(borde, 910), mezcla(mar, t.H, 0.24)) +
    [0, 1, 2]
      .map((i) =>
        camino(
          rutaLoma(
            [
              [-40, y + 150 + i * 120],
              [360, y + 130 + i * 124],
              [800, y + 160 + i * 120],
              [1240, y + 136 + i * 122],
            ],
            910,
          ),
          mezcla(mar, t.K, 0.04 + i * 0.12),
          opaco(0.8),
        ),
      )
      .join('') +
    [-300, -60, 190, 380]
      .map((dx, i) =>
        poli(
          [
            [600 + dx, y + 20],
            [660 + dx, y + 20],
            [740 + dx - i * 60, 860],
            [560 + dx - i * 60, 860],
          ],
          t.L,
          opaco(0.1),
        ),
      )
      .join('') +
    trazos(rutaSuave(borde), t.L, 9, opaco(0.85)) +
    fondoDeCoral(c, mar) +
    nadador(c, 600 + s * 130, y + 74, 1.5, s) +
    `<g transform="rotate(${s * 24} ${600 - s * 240} 620)">${nadador(c, 600 - s * 240, 600, 1.24, s)}</g>` +
    (
      [
        [250, 650, 1.1],
        [340, 610, 0.9],
        [330, 700, 1],
        [430, 664, 0.8],
        [-470, 700, 0.9],
        [-390, 740, 0.7],
      ] as const
    )
      .map(([dx, v, k]) => pez(c, 600 + s * dx, v, k))
      .join('')
  )
}

function fondoDeCoral(c: Cuadro, mar: string): string {
  const roca = mezcla(mar, c.t.K, 0.5)
  const rama = (x: number, y: number, k: number, color: string): string => {
    const p = pluma(x, y, k)
    return (
      p.linea(xy('0,0 0,70 -6,110'), color, 16) +
      p.linea(xy('0,30 -34,60 -40,96'), color, 14) +
      p.linea(xy('0,44 32,66 40,104'), color, 14) +
      p.linea(xy('0,70 18,90 16,120'), color, 12)
    )
  }
  const cerebro = (x: number, y: number, r: number, color: string): string =>
    camino(`M${x - r} ${y}q0-${r} ${r}-${r}t${r} ${r}q-${r} ${Math.round(r * 0.5)}-${r * 2} 0z`, color) +
    trazos(
      `M${Math.round(x - r * 0.6)} ${Math.round(y - r * 0.2)}q${Math.round(r * 0.3)}-${Math.round(r * 0.5)} ${Math.round(r * 0.6)}-${Math.round(r * 0.5)}M${Math.round(x - r * 0.1)} ${Math.round(y - r * 0.1)}q${Math.round(r * 0.3)}-${Math.round(r * 0.4)} ${Math.round(r * 0.6)}-${Math.round(r * 0.2)}`,
      mezcla(color, c.t.K, 0.3),
      6,
    )
  const [rosa, ocre, lila] = [tinte(c, '#D98A8A', 0.06), tinte(c, '#D9AE5A', 0.06), tinte(c, '#9A7AB0', 0.06)]
  return (
    camino(rutaLoma(xy('-40,740 140,720 300,812 560,830 760,836 960,760 1240,730'), 910), roca) +
    rama(110, 740, 1.1, rosa) +
    rama(1060, 760, 1.2, lila) +
    cerebro(270, 806, 60, ocre) +
    cerebro(930, 800, 74, rosa) +
    rama(420, 830, 0.7, lila) +
    cerebro(700, 850, 44, ocre) +
    rama(800, 830, 0.6, ocre) +
    camino(rutaLoma(xy('-40,850 300,842 700,872 1240,846'), 910), mezcla(roca, c.t.K, 0.3))
  )
}

/** Flat and yellow, a dark band over its eye. */
function pez(c: Cuadro, x: number, y: number, k: number): string {
  const p = pluma(x, y, k * 1.2, c.lado)
  const amarillo = tinte(c, '#F2C73A', 0.03)
  return (
    p.poli(xy('-26,0 -48,18 -44,0 -48,-18'), amarillo) +
    p.suave(xy('-34,0 -16,26 12,26 36,6 44,-2 34,-10 10,-26 -16,-24'), amarillo) +
    p.poli(xy('14,22 24,16 24,-16 14,-22'), c.t.K) +
    p.linea(xy('-12,18 -14,-16'), mezcla(c.t.L, '#FFFFFF', 0.4), 5) +
    p.disco(30, 3, 2.6, c.t.K)
  )
}
