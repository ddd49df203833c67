import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, copas, cordillera, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, ruta, rutaDisco, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { bote } from './costa.ts'
import { moai } from './rapa-nui.ts'

/** Three on one rope up the snow of a volcano, the lakes far below. */
const ESCORIA: readonly (readonly (readonly [number, number])[])[] = [
  xy('144,452 162,424 178,432 200,400 216,424 238,430 230,454'),
  xy('82,700 106,664 124,672 140,640 170,652 182,684 214,690 226,712'),
  xy('-176,846 -150,818 -128,826 -104,806 -84,838 -48,852'),
]

/** Rock that comes out of the snow, each piece of its own shape. */
function afloramientos(c: Cuadro): string {
  const roca = tinte(c, '#5B5A60', 0.1)
  const en = ([a, b]: readonly [number, number]): Punto => [600 + a, b]
  /** The snow that lies against its foot. */
  const nieve = ESCORIA.map((piedra) => {
    const [[a, b], [d, e]] = [en(piedra[0]!), en(piedra.at(-1)!)]
    const w = d - a
    return rutaSuave(
      [
        [a - 14, b + 4],
        [a + w * 0.2, b - 10],
        [a + w * 0.42, b + 4],
        [a + w * 0.66, e - 10],
        [a + w * 0.84, e - 2],
        [d + 16, e + 4],
        [a + w * 0.5, b + 22],
      ],
      0,
      true,
    )
  }).join('')
  return (
    ESCORIA.map(
      (piedra) => poli(piedra.map(en), roca) + poli(piedra.slice(1, 5).map(en), mezcla(roca, c.t.L, 0.24)),
    ).join('') + camino(nieve, c.t.nieve)
  )
}

/** Its summit is on the right: the name of the kind stands in the upper left corner of a card. */
export function cordada(c: Cuadro): string {
  const { t } = c
  const cima: Punto = [900, 190]
  const en = (f: number): Punto => [40 + 860 * f, 840 - 650 * f ** 1.25]
  const falda = [0, 0.2, 0.4, 0.6, 0.8, 1].map(en)
  const quienes = [0.26, 0.43, 0.58].map(en)
  const cuerda = quienes.map(([a, b], i): Punto => [a, b - 62 + i * 6])
  return (
    cordillera(c, { y: 560, amplitud: 70, color: mezcla(t.lejos, t.H, 0.2) }) +
    agua(c, 600, mezcla(t.G, t.H, 0.2)) +
    lomas(c, { y: 660, amplitud: 30, color: mezcla(t.verde, t.H, 0.34) }) +
    fumarola(c, cima) +
    camino(ruta([[-100, 900], ...falda, [960, 202], [1030, 260], [1300, 520], [1300, 910], [-100, 910]]), t.nieve) +
    poli(
      [cima, [960, 202], [1030, 260], [1300, 520], [1300, 910], [770, 910], [890, 640], [840, 480], [930, 330]],
      t.nieveSombra,
    ) +
    afloramientos(c) +
    trazos('M590 772q60-34 140-38M600 856q60-20 130-24', t.nieveSombra, 7) +
    trazos(
      rutaSuave(
        cuerda.flatMap((p, i): Punto[] =>
          i ? [[(p[0] + cuerda[i - 1]![0]) / 2, (p[1] + cuerda[i - 1]![1]) / 2 + 34], p] : [p],
        ),
      ),
      t.A,
      4,
    ) +
    quienes.map((p, i) => andinista(c, p, i)).join('')
  )
}

function andinista(c: Cuadro, [x, y]: Punto, i: number): string {
  const h = 140 - i * 14
  const p = pluma(x, y + 6, h / 100, 1)
  const ropa = [mezcla('#C8472E', c.t.R, 0.1), mezcla('#E2A33B', c.t.R, 0.1), mezcla('#2F7C9A', c.t.R, 0.1)][i]!
  return (
    p.linea(xy('24,56 34,10'), c.t.K, 3.4) +
    p.linea(xy('20,58 34,54'), c.t.K, 4) +
    persona(c, x, y + 6, h, { postura: posturas.andar, lado: 1, ropa }) +
    p.suave(xy('-2,80 -18,80 -22,62 -16,48 -4,50'), mezcla(c.t.K, ropa, 0.3)) +
    p.suave(xy('-1,92 0,102 10,104 19,98 20,91'), ropa)
  )
}

function fumarola(c: Cuadro, [x, y]: Punto): string {
  let d = ''
  for (let i = 0; i < 6; i++) d += rutaDisco(x + (20 + i * i * 9), y - i * 13, 16 + i * 9, 13 + i * 5)
  return camino(d, mezcla(c.t.L, c.t.C, 0.2), opaco(0.85))
}

const deIzquierda = (puntos: Punto[]): Punto[] => puntos.toSorted((a, b) => a[0] - b[0])

/** The cove and, past it, the one moai that has its eyes and its topknot. */
export function tahai(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  const piedra = mezcla(tinte(c, '#7E7466', 0.3), t.K, 0.26)
  const [mx, my] = [x + s * 150, y + 66]
  const pasto = mezcla(t.R, t.L, 0.1)
  const orilla = (dy: number): Punto[] =>
    deIzquierda([
      [600 + s * 700, y + 10 + dy],
      [x + s * 380, y + 22 + dy],
      [x + s * 60, y + 36 + dy],
      [x - s * 170, y + 60 + dy],
      [x - s * 280, y + 136 + dy],
      [x - s * 420, y + 186 + dy],
      [600 - s * 900, y + 196 + dy],
    ])
  return (
    agua(c, y - 20) +
    bote(c, x - s * 390, y + 66, 0.9, s, tinte(c, '#3F8FB0', 0.06)) +
    bote(c, x - s * 230, y + 28, 0.6, -s as 1 | -1, tinte(c, '#D8B23F', 0.06)) +
    trazos(rutaSuave(orilla(-3)), t.L, 10, opaco(0.85)) +
    camino(rutaLoma(orilla(0), 910), mezcla(piedra, t.K, 0.2)) +
    camino(rutaLoma(orilla(18), 910), pasto) +
    elipse(mx, my + 42, 240 * c.talla, 12, t.K, opaco(0.2)) +
    poli(
      [
        [mx - 190, my],
        [mx + 190, my],
        [mx + 210, my + 44],
        [mx - 210, my + 44],
      ],
      piedra,
    ) +
    trazos(
      `M${mx - 194} ${my + 20}h388M${mx - 120} ${my}v20M${mx - 30} ${my}v20M${mx + 70} ${my}v20M${mx - 80} ${my + 20}v22M${mx + 20} ${my + 20}v22M${mx + 120} ${my + 20}v22`,
      mezcla(piedra, t.L, 0.2),
      4,
    ) +
    moai(c, mx, my, 290 * c.talla, true) +
    [-1, 1]
      .map(
        (k) =>
          elipse(mx + k * 17 * c.talla, my - 222 * c.talla, 8, 5.4, t.L) +
          elipse(mx + k * 17 * c.talla, my - 222 * c.talla, 3.4, 4, t.K),
      )
      .join('') +
    camino(
      rutaLoma(
        [
          [-40, y + 260],
          [400, y + 236],
          [800, y + 256],
          [1240, y + 230],
        ],
        910,
      ),
      mezcla(t.R, t.K, 0.16),
    )
  )
}

/** The black coast: a cave over the surf, a track along the edge. */
export function costaDeLava(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  const lava = mezcla(tinte(c, '#4A4340', 0.16), t.K, 0.1)
  const en = (dx: number, dy: number): Punto => [x + s * dx, y + dy]
  const mar = (dx: number, dy: number): Punto => [600 - s * (600 + dx), y + dy]
  return (
    agua(c, y - 60) +
    camino(
      rutaSuave([mar(300, -40), mar(100, -96), mar(-80, -84), mar(-200, -20), mar(-240, 10), mar(300, 10)], 0, true),
      mezcla(t.R, t.H, 0.3),
    ) +
    poli(
      [
        en(-40, 90),
        en(-20, 10),
        en(30, -20),
        en(50, -96),
        en(120, -130),
        en(250, -140),
        en(420, -170),
        en(900, -180),
        en(900, 130),
      ],
      lava,
    ) +
    poli(
      [
        en(50, -96),
        en(120, -130),
        en(250, -140),
        en(420, -170),
        en(900, -180),
        en(900, -150),
        en(420, -138),
        en(240, -108),
        en(120, -98),
      ],
      mezcla(t.R, t.L, 0.06),
    ) +
    camino(
      rutaSuave(
        [en(120, 96), en(110, 30), en(160, -40), en(250, -56), en(330, -10), en(340, 60), en(330, 96), en(220, 100)],
        0,
        true,
      ),
      mezcla(t.K, '#0B0D10', 0.4),
    ) +
    trazos(
      rutaSuave([en(300, 6), en(316, 50), en(310, 90)]) + rutaSuave([en(150, 0), en(136, 40), en(140, 84)]),
      mezcla(lava, t.L, 0.14),
      6,
    ) +
    poli([en(-40, 90), en(-20, 10), en(30, -20), en(50, -96), en(80, -110), en(70, 0), en(90, 90)], t.K, opaco(0.24)) +
    trazos(
      rutaSuave([en(420, -100), en(400, -40), en(430, 40), en(410, 90)]) +
        rutaSuave([en(560, -110), en(540, -20), en(570, 80)]),
      mezcla(lava, t.L, 0.16),
      6,
    ) +
    camino(
      rutaSuave(
        [
          en(-210, 104),
          en(-120, 92),
          en(-60, 72),
          en(-30, 92),
          en(20, 62),
          en(60, 90),
          en(120, 82),
          en(180, 94),
          en(240, 78),
          en(320, 92),
          en(390, 76),
          en(460, 92),
          en(560, 80),
          en(700, 92),
          en(920, 84),
          en(920, 118),
          en(640, 104),
          en(520, 118),
          en(380, 106),
          en(260, 124),
          en(140, 108),
          en(20, 126),
          en(-90, 108),
        ],
        0,
        true,
      ),
      t.L,
    ) +
    trazos(`M${Math.round(x - s * 300)} ${Math.round(y + 104)}h${s * 120}`, t.L, 7, opaco(0.7)) +
    camino(
      rutaLoma(
        [
          [-40, y + 150],
          [300, y + 132],
          [700, y + 150],
          [1240, y + 128],
        ],
        910,
      ),
      lava,
    ) +
    camino(
      rutaLoma(
        [
          [-40, y + 164],
          [300, y + 146],
          [700, y + 164],
          [1240, y + 142],
        ],
        910,
      ),
      mezcla(t.R, t.L, 0.1),
    ) +
    camino(rutaLoma(xy('-40,762 400,752 800,764 1240,750'), 806), tinte(c, '#B9785A', 0.16)) +
    camino(rutaLoma(xy('-40,806 400,798 800,812 1240,796'), 910), mezcla(t.R, t.K, 0.14))
  )
}

/** Wooden crosses on a wooded island of a wide green river. */
export function islaDeCruces(c: Cuadro): string {
  const { t, fx: x, lado: s } = c
  const y = c.hy - 50
  const verde = mezcla(t.verde, t.R, 0.24)
  const madera = mezcla(tinte(c, '#8C7A66', 0.16), t.L, 0.44)
  return (
    cordillera(c, { y: y - 110, amplitud: 120, nieve: 90 }) +
    lomas(c, { y: y - 40, amplitud: 60, color: t.medio }) +
    bosque(c, y + 12, 70, mezcla(verde, t.H, 0.3)) +
    agua(c, y + 6, tinte(c, '#3E9C98', 0.14)) +
    bosque(c, y + 64, 190, mezcla(verde, t.K, 0.1), s === 1 ? [x - 330, x + 250] : [x - 250, x + 330]) +
    copas(c, y + 40, 46, mezcla(verde, t.K, 0.3), [x - 360, x + 360]) +
    camino(
      rutaSuave(
        [
          [x - 520, y + 128],
          [x - 400, y + 72],
          [x - 120, y + 54],
          [x + 160, y + 58],
          [x + 420, y + 78],
          [x + 520, y + 128],
          [x, y + 142],
        ],
        0,
        true,
      ),
      tinte(c, '#8DA153', 0.14),
    ) +
    elipse(x, y + 134, 510, 8, t.L, opaco(0.6)) +
    (
      [
        [-322, 92, 0.5],
        [-250, 82, 0.46],
        [-186, 90, 0.5],
        [-120, 78, 0.46],
        [-56, 86, 0.5],
        [10, 78, 0.46],
        [74, 88, 0.5],
        [140, 80, 0.46],
        [206, 90, 0.5],
        [272, 84, 0.48],
        [-286, 112, 0.6],
        [-206, 114, 0.62],
        [-128, 108, 0.6],
        [-44, 116, 0.64],
        [44, 110, 0.6],
        [124, 116, 0.64],
      ] as const
    )
      .map(([dx, dy, k], i) => {
        const p = pluma(x + dx, y + dy, k, i % 2 ? 1 : -1)
        return (
          p.poli(xy('-26,-6 -24,10 24,10 26,-6'), madera) +
          p.linea(xy('0,6 3,78'), madera, 10) +
          p.linea(xy('-24,56 27,60'), madera, 9)
        )
      })
      .join('')
  )
}
