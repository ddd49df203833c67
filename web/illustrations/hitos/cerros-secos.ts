import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { cordillera, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, rutaDisco, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { matas } from './patagonia.ts'

/** A thread of water down bare rock, cactus and thorn on the slopes. */
export function saltoSeco(c: Cuadro): string {
  const { t, fx, lado: s } = c
  const x = 600 + (fx - 600) * 0.4
  const roca = mezcla(tinte(c, '#A98C68', 0.2), t.H, 0.06)
  const falda = tinte(c, '#B79A5E', 0.14)
  const estero = mezcla(tinte(c, '#8FBAC0', 0.1), t.L, 0.2)
  const en = (dx: number, y: number): Punto => [x + s * dx, y]
  const cara = (puntos: readonly (readonly [number, number])[], k: number): string =>
    poli(
      puntos.map(([a, b]) => en(a, b)),
      k > 0 ? t.L : t.K,
      opaco(Math.abs(k)),
    )
  return (
    cordillera(c, { y: 250, amplitud: 80, nieve: 60 }) +
    lomas(c, { y: 270, amplitud: 60, color: mezcla(falda, t.H, 0.5), pasos: 8 }) +
    poli(
      [
        en(-800, 300),
        en(-420, 262),
        en(-300, 290),
        en(-200, 214),
        en(-96, 206),
        en(-50, 232),
        en(-16, 262),
        en(30, 262),
        en(56, 220),
        en(150, 190),
        en(260, 206),
        en(340, 270),
        en(470, 250),
        en(800, 310),
        en(800, 800),
        en(-800, 800),
      ],
      roca,
    ) +
    cara(xy('-300,290 -200,214 -166,340 -206,470 -176,600 -200,720 -330,720 -300,560 -324,430'), -0.16) +
    cara(xy('-96,206 -50,232 -16,262 -4,340 -14,420 -4,520 -14,640 -20,720 -116,720 -80,570 -122,400'), 0.16) +
    cara(xy('30,262 56,220 150,190 126,320 160,440 112,570 130,720 30,720 22,520 34,420 20,340'), -0.16) +
    cara(xy('260,206 340,270 400,420 370,720 240,720 290,420'), 0.16) +
    cara(xy('-420,262 -300,290 -324,430 -300,560 -330,720 -460,720 -400,430'), 0.12) +
    trazos(
      rutaSuave([en(-150, 330), en(-60, 350), en(-20, 346)]) +
        rutaSuave([en(40, 440), en(120, 452), en(210, 430)]) +
        rutaSuave([en(-240, 500), en(-120, 520), en(-40, 510)]),
      mezcla(roca, t.K, 0.34),
      6,
    ) +
    camino(
      rutaSuave(
        [
          en(-16, 262),
          en(-16, 262),
          en(30, 262),
          en(30, 262),
          en(20, 340),
          en(34, 420),
          en(22, 520),
          en(34, 640),
          en(44, 730),
          en(-26, 730),
          en(-14, 640),
          en(-4, 520),
          en(-14, 420),
          en(-4, 340),
        ],
        0,
        true,
      ),
      mezcla(t.L, t.C, 0.2),
    ) +
    trazos(`M${x + s * 6} 284V410M${x + s * 14} 440V640`, t.L, 6) +
    poli(
      [
        en(-800, 560),
        en(-480, 520),
        en(-330, 600),
        en(-190, 650),
        en(-60, 690),
        en(60, 690),
        en(200, 640),
        en(320, 610),
        en(460, 500),
        en(800, 560),
        en(800, 920),
        en(-800, 920),
      ],
      falda,
    ) +
    camino(rutaLoma(xy('-40,770 300,744 800,772 1240,740'), 910), mezcla(falda, t.K, 0.1)) +
    elipse(x + s * 8, 700, 84, 24, estero) +
    camino(
      rutaSuave(
        [
          en(-40, 696),
          en(56, 696),
          en(40, 714),
          en(70, 750),
          en(10, 806),
          en(50, 920),
          en(-70, 920),
          en(-50, 806),
          en(10, 750),
          en(-24, 714),
        ],
        0,
        true,
      ),
      estero,
    ) +
    camino(
      [
        [-32, 694, 22, 9],
        [8, 690, 34, 13],
        [46, 695, 20, 9],
      ]
        .map(([dx = 0, v = 0, a = 0, b = 0]) => rutaDisco(x + s * dx, v, a, b))
        .join(''),
      mezcla(t.L, t.C, 0.1),
    ) +
    trazos(`M${x - 50} 710h34M${x + 14} 714h44M${x + s * 20 - 16} 764h32`, t.L, 4, opaco(0.6)) +
    (
      [
        [-70, 686, 54],
        [84, 690, 62],
        [-120, 716, 44],
        [120, 742, 50],
        [-90, 800, 66],
        [90, 830, 60],
      ] as const
    )
      .map(
        ([dx, v, w]) =>
          camino(
            rutaSuave(
              [en(dx - w, v), en(dx - w * 0.7, v - w * 0.7), en(dx + w * 0.3, v - w * 0.86), en(dx + w, v)],
              0,
              true,
            ),
            mezcla(roca, t.K, 0.2),
          ) +
          camino(
            rutaSuave(
              [en(dx - w * 0.4, v - w * 0.5), en(dx, v - w * 0.7), en(dx + w * 0.5, v - w * 0.5), en(dx, v - w * 0.44)],
              0,
              true,
            ),
            mezcla(roca, t.L, 0.2),
          ),
      )
      .join('') +
    (
      [
        [-520, 552, 0.8],
        [460, 532, 0.8],
        [-585, 612, 1],
        [575, 590, 1],
        [280, 660, 0.9],
        [-180, 704, 0.9],
        [-520, 690, 1.2],
      ] as const
    )
      .map(([dx, v, k]) => espino(c, ...en(dx, v), k))
      .join('') +
    quisco(c, ...en(-400, 770), 1.3) +
    quisco(c, ...en(-270, 700), 0.8) +
    quisco(c, ...en(400, 720), 1) +
    quisco(c, ...en(500, 800), 1.5) +
    matas(c, 800, mezcla(falda, t.K, 0.5), (a) => Math.abs(a - x) > 110)
  )
}

/** Thorn tree: two crooked stems under a flat crown. */
function espino(c: Cuadro, x: number, y: number, k: number): string {
  const p = pluma(x, y, k, c.lado)
  const copa = tinte(c, '#7C8A4A', 0.1)
  const palo = mezcla(c.t.K, c.t.R, 0.4)
  return (
    elipse(x, y, 46 * k, 6 * k, c.t.K, opaco(0.22)) +
    p.linea(xy('0,0 -6,22 -22,44'), palo, 7) +
    p.linea(xy('0,0 8,24 22,42'), palo, 6) +
    camino(
      [
        [-26, 50, 26, 15],
        [0, 60, 32, 18],
        [28, 50, 26, 15],
      ]
        .map(([a = 0, h = 0, w = 0, r = 0]) => rutaDisco(...p.en(a, h), w * k, r * k))
        .join(''),
      mezcla(copa, c.t.K, 0.16),
    ) +
    camino(rutaDisco(...p.en(6, 66), 20 * k, 8 * k), copa)
  )
}

/** The column cactus of the dry slopes of the middle, branched only at its foot; a slope takes less of its shadow. */
export function quisco(c: Cuadro, x: number, y: number, k: number, sombra = 54): string {
  const verde = tinte(c, '#5B7A4A', 0.14)
  const columnas = (da: number, corte: number): string =>
    (
      [
        [-34, 96],
        [-10, 150],
        [16, 120],
        [40, 74],
      ] as const
    )
      .map(
        ([a, h]) =>
          `M${Math.round(x + (c.lado * a + da) * k)} ${Math.round(y - 4 * k)}v${-Math.round((h - 4 - corte) * k)}`,
      )
      .join('')
  return (
    elipse(x, y, sombra * k, 7 * k, c.t.K, opaco(0.22)) +
    trazos(columnas(0, 0), verde, 19 * k) +
    trazos(columnas(4 * c.lado, 2), mezcla(verde, c.t.L, 0.24), 3 * k) +
    trazos(columnas(-5 * c.lado, 2), mezcla(verde, c.t.K, 0.3), 3 * k)
  )
}
