import { type Cuadro, haciaLaSombra } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { camino, opaco, rutaDisco, rutaLoma, rutaSuave, trazos, xy } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { morroDeArica } from './morro.ts'

/** Under the Morro the camp of the first fishers: a hut of reeds, fish and nets hung to dry, shells. */
export function chinchorro(c: Cuadro): string {
  const { t, lado: s } = c
  const arena = mezcla(t.G, t.L, 0.3)
  return (
    morroDeArica(c, false) +
    camino(rutaLoma(xy('-40,704 260,688 560,716 880,694 1240,712'), 910), arena) +
    camino(rutaLoma(xy('-40,806 400,790 800,812 1240,794'), 910), mezcla(arena, t.R, 0.2)) +
    choza(c, 600 - s * 380, 764) +
    tendal(c, 600 - s * 70, 756) +
    camino(
      (
        [
          [-240, 812, 17],
          [-206, 824, 14],
          [-270, 828, 13],
          [-226, 838, 15],
          [-180, 812, 11],
          [-292, 816, 11],
          [-252, 844, 12],
        ] as const
      )
        .map(([dx, y, r]) => rutaDisco(600 + s * dx, y, r, r * 0.66))
        .join(''),
      mezcla(t.L, '#FFFFFF', 0.4),
    ) +
    camino(
      (
        [
          [-236, 810, 6],
          [-204, 822, 5],
          [-224, 836, 6],
        ] as const
      )
        .map(([dx, y, r]) => rutaDisco(600 + s * dx, y, r, r * 0.66))
        .join(''),
      tinte(c, '#8A5A6A'),
    )
  )
}

function choza(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.5, haciaLaSombra(c, x))
  const totora = tinte(c, '#D2AE62', 0.08)
  const canas = [-90, -70, -50, 50, 70, 90]
    .map((a) =>
      p.curva(
        [
          [a, 2],
          [a * 0.86, 70],
          [a * 0.2, 144],
        ],
        mezcla(totora, c.t.K, 0.3),
        3,
      ),
    )
    .join('')
  return (
    p.elipse(0, 0, 126, 8, c.t.K, opaco(0.24)) +
    p.suave(xy('-116,0 -112,70 -50,146 50,146 112,70 116,0 0,-8'), totora) +
    camino(
      `${rutaSuave(xy('0,146 50,146 112,70 116,0 58,-4').map(([a = 0, b = 0]) => p.en(a, b)))}Q${p.en(92, 90).join(' ')} ${p.en(0, 146).join(' ')}z`,
      c.t.K,
      opaco(0.16),
    ) +
    canas +
    p.suave(xy('-38,0 -40,50 0,86 40,50 38,0 0,-4'), mezcla(c.t.K, c.t.R, 0.3)) +
    p.curva(xy('-104,60 0,96 104,60'), mezcla(totora, c.t.K, 0.4), 5) +
    p.curva(xy('-78,104 0,130 78,104'), mezcla(totora, c.t.K, 0.4), 5)
  )
}

/** A rack of poles with fish and a net, a harpoon against it. */
function tendal(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.4, c.lado)
  const palo = tinte(c, '#7A5232', 0.1)
  const pez = (a: number): string =>
    p.suave(
      [
        [a, 82],
        [a - 11, 60],
        [a - 7, 38],
        [a, 30],
        [a + 7, 38],
        [a + 11, 60],
      ],
      mezcla(tinte(c, '#8FA3AC', 0.06), c.t.L, 0.2),
    ) +
    p.poli(
      [
        [a, 34],
        [a - 10, 20],
        [a + 10, 20],
      ],
      tinte(c, '#8FA3AC', 0.1),
    )
  const red = Array.from(
    { length: 6 },
    (_, i) =>
      `M${p
        .en(44 + i * 12, 94)
        .map(Math.round)
        .join(' ')}L${p
        .en(24 + i * 12, 26)
        .map(Math.round)
        .join(' ')}M${p
        .en(44 + i * 12, 94)
        .map(Math.round)
        .join(' ')}L${p
        .en(64 + i * 8, 26)
        .map(Math.round)
        .join(' ')}`,
  ).join('')
  return (
    p.elipse(10, 0, 130, 6, c.t.K, opaco(0.18)) +
    trazos(red, mezcla(palo, c.t.L, 0.4), 3) +
    p.linea(xy('-104,0 -92,112'), palo, 7) +
    p.linea(xy('-80,0 -92,112'), palo, 6) +
    p.linea(xy('124,0 112,112'), palo, 7) +
    p.linea(xy('100,0 112,112'), palo, 6) +
    p.linea(xy('-106,96 126,96'), palo, 6) +
    [-66, -34, -2].map(pez).join('') +
    p.linea(xy('140,0 108,160'), palo, 5) +
    p.poli(xy('106,156 100,184 114,160'), mezcla(c.t.L, '#FFFFFF', 0.3))
  )
}
