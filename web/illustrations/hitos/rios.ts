import { type Cuadro, tonoDeCara } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { bosque, cordillera, horizonteAndino } from '../relieve.ts'
import { camino, elipse, num, opaco, poli, rect, ruta, rutaDisco, rutaSuave, trazos, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { quisco } from './cerros-secos.ts'

const dePie = (x: number, y: number, w: number, h: number): Punto[] => [
  [x - w, y],
  [x - w * 0.86, y - h * 0.6],
  [x - w * 0.3, y - h],
  [x + w * 0.4, y - h * 0.86],
  [x + w * 0.9, y - h * 0.4],
  [x + w, y],
]

/** Water the colour of silt between bare slopes where only columns of cactus stand. */
export function rioPardo(c: Cuadro): string {
  const { t, fx: x, hy: y, lado: s } = c
  const en = (dx: number, dy: number): Punto => [x + s * dx, y + dy]
  const barro = mezcla(tinte(c, '#B9BDB6', 0.08), t.L, 0.1)
  const orilla = [
    en(-130, 30),
    en(-110, 54),
    en(-130, 90),
    en(-330, 170),
    en(-700, 300),
    en(-900, 480),
    en(1000, 480),
    en(760, 330),
    en(420, 200),
    en(230, 120),
    en(150, 60),
    en(60, 34),
    en(-30, 26),
  ]
  const [cerca, lejos] = [tinte(c, '#A8805C', 0.3), mezcla(tinte(c, '#B59A7C', 0.3), t.H, 0.3)]
  const roca = mezcla(tinte(c, '#6E6258', 0.3), t.K, 0.2)
  const crestas = (
    [
      [60, 96, 120],
      [-60, 128, 150],
      [170, 150, 190],
      [0, 190, 210],
      [240, 214, 240],
      [-140, 236, 220],
      [120, 280, 280],
      [-60, 318, 260],
      [380, 300, 260],
    ] as const
  )
    .map(([dx, dy, w]) =>
      rutaSuave([
        en(dx - w / 2, dy + 8),
        en(dx - w * 0.2, dy - w * 0.09),
        en(dx + w * 0.12, dy + w * 0.05),
        en(dx + w / 2, dy - w * 0.02),
      ]),
    )
    .join('')
  return (
    cordillera(c, { y: y - 150, amplitud: 100, nieve: 90 }) +
    cordillera(c, { nombre: 'media', y: y - 70, amplitud: 60, color: t.medio }) +
    rect(0, y + 12, 1200, 900 - y, mezcla(cerca, t.L, 0.16)) +
    trazos(`${rutaSuave(orilla, 0, true)}z`, mezcla(cerca, t.L, 0.6), 26) +
    camino(rutaSuave(orilla, 0, true), barro) +
    poli(
      [
        en(-900, -240),
        en(-420, -250),
        en(-300, -190),
        en(-220, -150),
        en(-150, -60),
        en(-60, -20),
        en(40, 30),
        en(-60, 40),
        en(-220, 90),
        en(-420, 110),
        en(-900, 190),
      ],
      lejos,
    ) +
    poli(
      [en(-420, -250), en(-300, -190), en(-260, -80), en(-300, 10), en(-250, 60), en(-420, 60), en(-390, -90)],
      t.K,
      opaco(0.12),
    ) +
    poli(
      [
        en(900, -330),
        en(620, -300),
        en(470, -190),
        en(380, -160),
        en(250, -30),
        en(150, 10),
        en(70, 34),
        en(200, 96),
        en(470, 190),
        en(900, 300),
      ],
      cerca,
    ) +
    poli(
      [en(620, -300), en(470, -190), en(430, -60), en(470, 40), en(400, 150), en(620, 220), en(560, 30), en(590, -120)],
      tonoDeCara(c, en(540, 0)[0], -s as 1 | -1),
      opaco(0.13),
    ) +
    poli(
      [en(380, -160), en(250, -30), en(150, 10), en(200, 60), en(300, 20), en(360, -60)],
      tonoDeCara(c, en(260, 0)[0], -s as 1 | -1),
      opaco(0.13),
    ) +
    trazos(crestas, mezcla(t.L, '#FFFFFF', 0.7), 10) +
    trazos(
      (
        [
          [-40, 160, 90],
          [220, 250, 120],
          [30, 346, 160],
        ] as const
      )
        .map(([dx, dy, w]) => rutaSuave([en(dx, dy), en(dx + w / 2, dy - 10), en(dx + w, dy)]))
        .join(''),
      mezcla(barro, t.K, 0.3),
      6,
      opaco(0.7),
    ) +
    (
      [
        [-260, 176, 60, 44],
        [-420, 250, 92, 66],
        [700, 330, 84, 60],
      ] as const
    )
      .map(
        ([dx, dy, w, h]) =>
          elipse(x + s * dx, y + dy + 2, w * 1.2, 8, t.L, opaco(0.8)) +
          poli(dePie(x + s * dx, y + dy, w, h), roca) +
          poli(
            [
              [x + s * dx - w * 0.6, y + dy - h * 0.78],
              [x + s * dx - w * 0.3, y + dy - h],
              [x + s * dx + w * 0.4, y + dy - h * 0.86],
              [x + s * dx, y + dy - h * 0.6],
            ],
            mezcla(roca, t.L, 0.26),
          ),
      )
      .join('') +
    (
      [
        [330, -6, 0.3],
        [430, 60, 0.44],
        [500, 10, 0.36],
        [620, 150, 0.74],
        [-420, 40, 0.4],
        [-540, 120, 0.66],
        [-330, 64, 0.34],
        [-660, 60, 0.5],
      ] as const
    )
      .map(([dx, dy, k]) => quisco(c, x + s * dx, y + dy, k, 34))
      .join('')
  )
}

/** A canyon of turquoise water under a hanging bridge. */
export function cajonConPuente(c: Cuadro): string {
  const { t, hy, fx: x } = c
  const y = hy - 20
  const rio = mezcla(mezcla('#27A3A8', t.G, 0.22), t.K, c.hora === 'noche' ? 0.4 : 0)
  const madera = tinte(c, '#9A7350', 0.14)
  const pared = (s: 1 | -1): string => {
    const en = (dx: number, dy: number): Punto => [x + s * dx, y + dy]
    const color = s === c.lado ? mezcla(t.bajo, t.verde, 0.14) : mezcla(t.cerca, t.verde, 0.14)
    const azar = c.azar(`pinos${s}`)
    const pinos = Array.from({ length: 26 }, (_, i) => {
      const dx = 400 + i * 33 + azar.real(-8, 8)
      const pie =
        14 -
        (dx < 430
          ? 34
          : dx < 560
            ? 40 + (dx - 430) * 0.69
            : dx < 800
              ? 130 + (dx - 560) * 0.25
              : 190 + (dx - 800) * 0.14)
      const h = azar.real(44, 84) * Math.min(1, 0.4 + i * 0.12)
      return ruta([en(dx - 16, pie), en(dx, pie - h), en(dx + 16, pie)])
    }).join('')
    const sueltos = (
      [
        [470, 30],
        [540, -40],
        [600, 60],
        [690, -50],
        [760, 40],
        [660, 150],
        [840, -90],
        [560, 190],
        [740, 250],
        [500, 110],
        [880, 120],
        [960, 0],
      ] as const
    )
      .map(([dx, dy], i) => ruta([en(dx - 15, dy), en(dx, dy - 50 - (i % 3) * 14), en(dx + 15, dy)]))
      .join('')
    const verde = mezcla(t.verde, t.K, s === c.lado ? 0.2 : 0.42)
    const via = [
      en(318, -8),
      en(440, -10),
      en(560, -36),
      en(690, -74),
      en(860, -96),
      en(1300, -150),
      en(1300, -140),
      en(860, -84),
      en(690, -58),
      en(560, -16),
      en(440, 12),
      en(318, 14),
    ]
    return (
      camino(pinos, verde) +
      poli(
        [
          en(560, 520),
          en(440, 430),
          en(340, 310),
          en(286, 210),
          en(262, 120),
          en(272, 40),
          en(310, 0),
          en(430, -40),
          en(560, -130),
          en(800, -190),
          en(1300, -260),
          en(1300, 520),
        ],
        color,
      ) +
      poli(
        [
          en(330, -10),
          en(430, -40),
          en(400, 60),
          en(450, 150),
          en(390, 260),
          en(420, 410),
          en(340, 310),
          en(286, 210),
          en(262, 120),
          en(272, 40),
          en(310, 0),
        ],
        t.K,
        opaco(0.18),
      ) +
      poli(via, mezcla(tinte(c, '#B8A88C', 0.2), t.L, 0.1)) +
      camino(sueltos, verde)
    )
  }
  const vano = 330
  const cable = (f: number): number => y - 10 - 130 + 118 * (1 - (2 * f - 1) ** 2)
  const tablero = (f: number): number => y - 6 + 22 * (1 - (2 * f - 1) ** 2)
  const px = (f: number): number => x - vano + 2 * vano * f
  const tiras = Array.from({ length: 17 }, (_, i) => i / 16)
  const torre = (s: 1 | -1): string => {
    const a = x + s * vano
    return (
      poli(
        [
          [a - 14, y + 20],
          [a - 9, y - 146],
          [a + 9, y - 146],
          [a + 14, y + 20],
        ],
        mezcla(madera, t.K, 0.3),
      ) +
      rect(a - 17, y - 150, 34, 12, mezcla(madera, t.K, 0.46)) +
      rect(a - 36, y + 18, 72, 30, mezcla(t.R, t.L, 0.3)) +
      rect(a + s * 104 - 18, y - 44, 36, 26, mezcla(t.R, t.L, 0.3))
    )
  }
  const rocas = [
    [-212, 176, 26],
    [206, 132, 20],
    [256, 254, 26],
    [-256, 306, 42],
    [-110, 128, 18],
    [336, 416, 50],
    [-344, 428, 56],
  ] as const
  const espuma = (
    [
      [-150, 190, 120],
      [110, 160, 90],
      [-20, 128, 70],
      [230, 320, 150],
      [-240, 370, 190],
      [60, 430, 240],
      [-90, 300, 110],
    ] as const
  )
    .map(([dx, dy, w]) =>
      rutaSuave(
        [
          [x + dx - w, y + dy],
          [x + dx - w * 0.5, y + dy - w * 0.16],
          [x + dx + w * 0.2, y + dy - w * 0.05],
          [x + dx + w * 0.7, y + dy - w * 0.14],
          [x + dx + w, y + dy + 4],
          [x + dx + w * 0.3, y + dy + w * 0.08],
          [x + dx - w * 0.4, y + dy + w * 0.05],
        ],
        0,
        true,
      ),
    )
    .join('')
  const olas = (
    [
      [-60, 150, 90],
      [60, 196, 130],
      [-130, 236, 150],
      [90, 280, 190],
      [-190, 320, 200],
      [170, 372, 240],
      [-60, 396, 230],
    ] as const
  )
    .map(([dx, dy, w]) => `M${x + dx - w / 2} ${num(y + dy)}q${w * 0.25} -24 ${w * 0.5} 0t${w * 0.5} 0`)
    .join('')
  return (
    horizonteAndino(c, 70) +
    bosque(c, y + 60, 70, mezcla(t.verde, t.H, 0.3)) +
    rect(0, y + 40, 1200, 900 - y, rio) +
    rect(x - 300, y + 40, 600, 46, mezcla(rio, t.H, 0.3)) +
    pared(-1) +
    pared(1) +
    camino(espuma, t.L, opaco(0.8)) +
    camino(
      rocas.map(([dx, dy, w]) => rutaDisco(x + dx, y + dy + w * 0.3, w * 1.3, w * 0.36)).join(''),
      t.L,
      opaco(0.9),
    ) +
    rocas
      .map(([dx, dy, w]) =>
        poli(
          [
            [x + dx - w, y + dy + w * 0.3],
            [x + dx - w * 0.7, y + dy - w * 0.4],
            [x + dx + w * 0.1, y + dy - w * 0.66],
            [x + dx + w * 0.8, y + dy - w * 0.3],
            [x + dx + w, y + dy + w * 0.3],
          ],
          mezcla(t.R, t.K, 0.5),
        ),
      )
      .join('') +
    trazos(olas, t.L, 11, opaco(0.9)) +
    trazos(
      `M${x - 60} ${num(y + 118)}h70M${x + 20} ${num(y + 240)}h90M${x - 170} ${num(y + 282)}h80`,
      mezcla(rio, t.L, 0.5),
      6,
    ) +
    trazos(
      ruta(
        [
          [x - vano - 104, y - 34],
          [x - vano, cable(0)],
        ],
        0,
        false,
      ) +
        ruta(
          [
            [x + vano + 104, y - 34],
            [x + vano, cable(1)],
          ],
          0,
          false,
        ) +
        rutaSuave(tiras.map((f): Punto => [px(f), cable(f)])),
      mezcla(t.K, t.R, 0.2),
      7,
    ) +
    trazos(tiras.map((f) => `M${num(px(f))} ${num(cable(f))}V${num(tablero(f))}`).join(''), mezcla(t.K, t.R, 0.3), 3) +
    poli(
      [
        ...tiras.map((f): Punto => [px(f), tablero(f)]),
        ...tiras.toReversed().map((f): Punto => [px(f), tablero(f) + 18]),
      ],
      t.A,
    ) +
    trazos(rutaSuave(tiras.map((f): Punto => [px(f), tablero(f) + 18])), mezcla(madera, t.K, 0.4), 6) +
    torre(-1) +
    torre(1)
  )
}
