import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { agua, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, rutaSuave, trazos, type Punto } from '../trazo.ts'
import { pinguino } from './norte-chico.ts'

/** Green-topped stacks in the Pacific of the south, one with an arch; penguins on the nearest rock. */
export function islotes(c: Cuadro): string {
  const { t } = c
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const roca = mezcla(mezcla('#57524C', t.R, 0.25), t.K, c.hora === 'dia' ? 0.3 : 0.4)
  const verde = mezcla(mezcla(t.verde, t.L, 0.1), t.K, 0.06)
  return (
    lomas(c, { y: y - 46, amplitud: 60, color: t.medio }) +
    agua(c, y) +
    farallon(c, [x + s * 330, y + 22], 120, 96, mezcla(roca, t.H, 0.3), mezcla(verde, t.H, 0.3)) +
    farallon(c, [x - s * 300, y + 34], 190, 150, mezcla(roca, t.H, 0.14), mezcla(verde, t.H, 0.14)) +
    arco(c, x + s * 20, y + 60, roca, verde) +
    rompiente(c, x - s * 180, y + 190, roca, verde)
  )
}

function espuma(c: Cuadro, x: number, y: number, w: number): string {
  return elipse(x, y, w, w * 0.06 + 4, c.t.L, opaco(0.9))
}

function farallon(c: Cuadro, [x, y]: Punto, w: number, h: number, roca: string, verde: string): string {
  const en = (a: number, b: number): Punto => [x + a * w, y - b * h]
  return (
    espuma(c, x, y, w * 1.16) +
    poli(
      [
        en(-1, 0),
        en(-0.9, 0.4),
        en(-0.7, 0.56),
        en(-0.5, 0.86),
        en(0, 1),
        en(0.5, 0.84),
        en(0.78, 0.5),
        en(0.94, 0.36),
        en(1, 0),
      ],
      roca,
    ) +
    poli(
      [
        en(-c.lado * 0.1, 0),
        en(-c.lado * 0.2, 0.5),
        en(-c.lado * 0.06, 0.9),
        en(-c.lado * 0.5, 0.84),
        en(-c.lado * 0.78, 0.5),
        en(-c.lado * 0.94, 0.36),
        en(-c.lado, 0),
      ],
      c.t.K,
      opaco(0.2),
    ) +
    camino(
      rutaSuave(
        [
          en(-0.74, 0.54),
          en(-0.5, 0.96),
          en(0, 1.14),
          en(0.5, 0.96),
          en(0.82, 0.5),
          en(0.5, 0.66),
          en(0.26, 0.6),
          en(0.02, 0.78),
          en(-0.26, 0.62),
          en(-0.5, 0.7),
        ],
        0,
        true,
      ),
      verde,
    )
  )
}

function arco(c: Cuadro, x: number, y: number, roca: string, verde: string): string {
  const s = 1.1 * c.talla
  const en = (a: number, b: number): Punto => [x + c.lado * a * s, y - b * s]
  const masa: Punto[] = [
    en(-226, 0),
    en(-204, 60),
    en(-206, 120),
    en(-172, 176),
    en(-120, 190),
    en(-60, 214),
    en(20, 204),
    en(84, 176),
    en(140, 168),
    en(176, 110),
    en(182, 50),
    en(204, 0),
    en(102, 0),
    en(98, 50),
    en(70, 88),
    en(30, 104),
    en(-8, 92),
    en(-30, 56),
    en(-34, 0),
  ]
  const copete: Punto[] = [
    en(-206, 130),
    en(-186, 190),
    en(-124, 208),
    en(-64, 240),
    en(30, 226),
    en(86, 196),
    en(150, 186),
    en(184, 116),
    en(150, 146),
    en(120, 138),
    en(84, 160),
    en(50, 152),
    en(10, 182),
    en(-40, 166),
    en(-80, 190),
    en(-124, 160),
    en(-160, 162),
    en(-176, 130),
  ]
  return (
    espuma(c, x - c.lado * 130 * s, y + 2, 118) +
    espuma(c, x + c.lado * 150 * s, y + 2, 96) +
    poli(masa, roca) +
    poli(
      [
        en(-226, 0),
        en(-204, 60),
        en(-206, 120),
        en(-172, 176),
        en(-130, 186),
        en(-150, 110),
        en(-120, 50),
        en(-140, 0),
      ],
      c.t.K,
      opaco(0.26),
    ) +
    poli([en(102, 0), en(98, 50), en(70, 88), en(30, 104), en(76, 116), en(124, 66), en(126, 0)], c.t.K, opaco(0.26)) +
    poli([en(130, 20), en(124, 110), en(150, 140), en(172, 100), en(174, 46), en(190, 8)], mezcla(roca, c.t.L, 0.16)) +
    camino(rutaSuave(copete, 0, true), verde) +
    camino(
      rutaSuave([en(-120, 202), en(-60, 230), en(20, 218), en(-20, 206), en(-60, 212)], 0, true),
      mezcla(verde, c.t.L, 0.25),
    )
  )
}

function rompiente(c: Cuadro, x: number, y: number, roca: string, verde: string): string {
  const en = (a: number, b: number): Punto => [x + c.lado * a, y - b]
  const color = mezcla(roca, c.t.K, 0.2)
  const colonia = (
    [
      [-128, 40, 1],
      [-98, 48, -1],
      [-60, 57, 1],
      [-22, 64, -1],
      [10, 60, 1],
      [56, 52, -1],
      [92, 43, 1],
      [-44, 36, 1],
    ] as const
  )
    .map(([a, b, lado]) => pinguino(c, x + c.lado * a, y - b, 0.36, lado))
    .join('')
  return (
    espuma(c, x, y + 2, 236) +
    poli([en(-216, 0), en(-180, 34), en(-110, 52), en(-20, 70), en(70, 54), en(140, 36), en(200, 0)], color) +
    poli([en(-110, 52), en(-20, 70), en(70, 54), en(20, 40), en(-50, 46)], mezcla(verde, c.t.K, 0.1)) +
    trazos(`M${x - 250} ${y + 20}h130M${x + 30} ${y + 24}h180`, c.t.L, 5, opaco(0.7)) +
    colonia
  )
}
