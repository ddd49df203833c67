import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, copas, cordillera, horizonteAndino, lomas, suelo } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, rutaDisco, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { matas } from './patagonia.ts'
import { caida } from './valles.ts'

/** A high fall into its pool: in deep forest in the south, between dry walls in the middle of the country. */
export function salto(c: Cuadro): string {
  const { t, fx: x, lado: s } = c
  const humedo = c.zona === 'S1'
  const roca = mezcla(t.R, t.K, humedo ? 0.42 : 0.24)
  const verde = mezcla(t.verde, t.K, humedo ? 0.16 : 0.04)
  const [cima, pie] = [humedo ? 232 : 300, 646]
  const alto = humedo ? 120 : 42
  const muro: Punto[] = [
    [-40, cima - 16],
    [x - 320, cima - 34],
    [x - 150, cima - 6],
    [x - 66, cima + 2],
    [x - 44, cima + 14],
    [x + 46, cima + 14],
    [x + 70, cima],
    [x + 180, cima - 10],
    [x + 340, cima - 40],
    [1240, cima - 14],
    [1240, 760],
    [-40, 760],
  ]
  return (
    cordillera(c, { y: cima - 60, amplitud: 90, nieve: humedo ? 0 : 50 }) +
    bosque(c, cima + 24, alto, mezcla(verde, t.H, 0.4)) +
    poli(muro, roca) +
    [
      [-250, 40, 60],
      [-150, 120, 34],
      [130, 70, 44],
      [250, 30, 70],
    ]
      .map(([dx = 0, dy = 0, w = 0]) =>
        poli(
          [
            [x + dx, cima + dy],
            [x + dx + w, cima + dy + 40],
            [x + dx + w * 0.8, cima + dy + 220],
            [x + dx + w * 0.2, cima + dy + 300],
            [x + dx - w * 0.2, cima + dy + 120],
          ],
          t.K,
          opaco(0.16),
        ),
      )
      .join('') +
    caida(c, x, cima + 20, pie, 52) +
    ladera(c, -1, cima, humedo ? verde : mezcla(roca, t.L, 0.1), verde) +
    ladera(c, 1, cima, humedo ? verde : mezcla(roca, t.L, 0.1), verde) +
    elipse(x, 682, 330, 58, tinte(c, '#2F9C9A', 0.16)) +
    elipse(x + s * 60, 674, 190, 24, mezcla(tinte(c, '#2F9C9A', 0.16), t.L, 0.28)) +
    camino([-70, -24, 30, 76].map((dx, i) => rutaDisco(x + dx, pie + 4, 46 - i * 3, 20)).join(''), t.L) +
    trazos(`M${x - 150} 690h300M${x - 90} 708h150`, t.L, 5, opaco(0.6)) +
    camino(
      rutaLoma(
        [
          [-40, 690],
          [x - 340, 706],
          [x - 120, 742],
          [x + 140, 740],
          [x + 360, 702],
          [1240, 690],
        ],
        910,
      ),
      mezcla(humedo ? verde : t.G, t.L, 0.08),
    ) +
    (
      [
        [-300, 716, 66],
        [-220, 740, 44],
        [280, 724, 74],
        [200, 746, 40],
      ] as const
    )
      .map(([dx, v, w]) =>
        camino(
          rutaSuave(
            [
              [x + dx - w, v],
              [x + dx - w * 0.6, v - w * 0.62],
              [x + dx + w * 0.3, v - w * 0.7],
              [x + dx + w, v],
            ],
            0,
            true,
          ),
          mezcla(roca, t.L, 0.16),
        ),
      )
      .join('') +
    (humedo
      ? bosque(c, 726, 150, mezcla(verde, t.K, 0.3), [-40, x - 390]) +
        bosque(c, 726, 130, mezcla(verde, t.K, 0.3), [x + 380, 1240])
      : '') +
    matas(c, 780, mezcla(verde, t.K, 0.4))
  )
}

/** What closes the gorge on one side, with its wood or its scrub. */
function ladera(c: Cuadro, s: 1 | -1, cima: number, color: string, verde: string): string {
  const en = (dx: number, y: number): Punto => [c.fx + s * dx, y]
  const d = rutaSuave(
    [
      en(1300, cima - 90),
      en(560, cima - 40),
      en(430, cima + 60),
      en(350, cima + 190),
      en(270, 560),
      en(190, 690),
      en(240, 730),
      en(1300, 730),
    ],
    0,
    true,
  )
  const azar = c.azar(`ladera${s}`)
  let matorral = ''
  for (let i = 0; i < 17; i++) {
    const f = azar.real(0, 1)
    matorral += rutaDisco(
      c.fx + s * (280 + (1 - f) * 170 + azar.real(10, 420)),
      cima + 70 + f * 420,
      azar.real(26, 52),
      azar.real(20, 34),
    )
  }
  return (
    camino(d, s === c.lado ? color : mezcla(color, c.t.K, 0.14)) +
    camino(matorral, mezcla(verde, c.t.K, s === c.lado ? 0.16 : 0.28))
  )
}

/** Quillayes, litres and peumos that close over a clear stream: the leathery wood of the middle of the country, dry hills behind. */
export function clarillo(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  const oliva = tinte(c, '#6F8A45', 0.12)
  const hondo = tinte(c, '#4F6F3C', 0.1)
  const agua = tinte(c, '#5FB0B8', 0.1)
  const en = (dx: number, dy: number): Punto => [x + s * dx, y + dy]
  const orilla = [
    [60, 40, 1],
    [80, 57, 10],
    [50, 72, 16],
    [96, 94, 30],
    [70, 136, 52],
    [130, 196, 84],
    [110, 270, 120],
    [150, 380, 170],
  ] as const
  return (
    horizonteAndino(c, 40) +
    lomas(c, { nombre: 'monte', y: y - 40, amplitud: 90, color: mezcla(oliva, t.H, 0.42), pasos: 8 }) +
    copas(c, y - 26, 70, mezcla(hondo, t.H, 0.26), [-40, 1240]) +
    rect(0, y + 20, 1200, 50, mezcla(hondo, t.K, 0.5)) +
    copas(c, y - 14, 48, hondo, [-40, 1240]) +
    suelo({ ...c, hy: y + 52 }, mezcla(mezcla('#A9A860', t.G, 0.44), t.R, 0.1)) +
    camino(
      `${rutaSuave(orilla.map(([dx, dy, w]) => en(dx - w, dy)))}L${rutaSuave(orilla.toReversed().map(([dx, dy, w]) => en(dx + w, dy))).slice(1)}z`,
      agua,
    ) +
    trazos(
      `M${x + s * 80} ${y + 140}h${s * 50}M${x + s * 90} ${y + 196}h${s * 70}M${x + s * 60} ${y + 262}h${s * 90}`,
      mezcla(agua, t.L, 0.6),
      5,
    ) +
    matorral(c, y + 60, mezcla(hondo, t.K, 0.14), x + s * 66) +
    quillay(c, ...en(-150, 70), 0.84) +
    quillay(c, ...en(196, 68), 0.8) +
    (
      [
        [36, 104, 24],
        [158, 140, 34],
        [26, 210, 46],
        [236, 236, 60],
      ] as const
    )
      .map(([dx, dy, w]) =>
        camino(
          rutaSuave(
            [
              [x + s * dx - w, y + dy],
              [x + s * dx - w * 0.7, y + dy - w * 0.6],
              [x + s * dx + w * 0.3, y + dy - w * 0.76],
              [x + s * dx + w, y + dy],
              [x + s * dx, y + dy + w * 0.16],
            ],
            0,
            true,
          ),
          mezcla(mezcla('#B5AFA4', t.R, 0.2), t.K, 0.14),
        ),
      )
      .join('') +
    quillay(c, ...en(-330, 124), 1.6) +
    quillay(c, ...en(-500, 150), 1.8) +
    quillay(c, ...en(320, 110), 1.4) +
    quillay(c, ...en(460, 140), 1.8)
  )
}

/** Low bushes along a wood, none where the water comes out. */
function matorral(c: Cuadro, y: number, color: string, paso: number): string {
  const azar = c.azar('matorral')
  let d = ''
  for (let x = -20; x < 1240; x += 58)
    if (Math.abs(x - paso) > 44)
      d += rutaDisco(x + azar.real(-8, 8), y + azar.real(-8, 8), azar.real(28, 42), azar.real(16, 24))
  return camino(d, color)
}

function quillay(c: Cuadro, x: number, y: number, s: number): string {
  const p = pluma(x, y, s, c.lado)
  const copa = tinte(c, '#5E7D3E', 0.1)
  const [umbra, clara] = (
    [
      [
        [-52, 92, 42],
        [54, 94, 38],
        [32, 138, 34],
      ],
      [
        [0, 104, 40],
        [-26, 134, 36],
        [2, 158, 32],
      ],
    ] as const
  ).map((discos) => discos.map(([a, b, r]) => rutaDisco(...p.en(a, b), r * s)).join(''))
  return (
    elipse(x, y + 2, 70 * s, 8 * s, c.t.K, opaco(0.2)) +
    p.linea(xy('0,0 -4,50 -26,92'), mezcla(c.t.K, c.t.R, 0.4), 13) +
    p.linea(xy('-4,46 24,96'), mezcla(c.t.K, c.t.R, 0.4), 9) +
    camino(umbra!, mezcla(copa, c.t.K, 0.16)) +
    camino(clara!, copa) +
    p.disco(14, 140, 22, mezcla(copa, c.t.L, 0.16))
  )
}

/** One bare rock over the valley, as big as a hill. */
export function piedraDelAguila(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  const p = pluma(x, y + 70, 1.3 * c.talla, s)
  const roca = mezcla(tinte(c, '#A9A49C', 0.2), t.H, 0.06)
  const verde = mezcla(t.verde, t.R, 0.24)
  return (
    cordillera(c, { y: y - 90, amplitud: 110, nieve: 70 }) +
    cordillera(c, { nombre: 'media', y: y - 20, amplitud: 60, color: t.medio }) +
    bosque(c, y + 30, 60, mezcla(verde, t.H, 0.2)) +
    rect(0, y + 26, 1200, 90, mezcla(verde, t.H, 0.2)) +
    p.poli(
      xy(
        '-250,0 -226,96 -190,130 -170,206 -120,240 -96,292 -20,316 40,306 66,268 112,262 128,190 176,150 192,70 236,0',
      ),
      roca,
    ) +
    p.poli(xy('-250,0 -226,96 -190,130 -170,206 -120,240 -96,292 -70,299 -96,210 -120,130 -150,0'), t.K, opaco(0.3)) +
    p.poli(xy('40,306 66,268 112,262 128,190 70,210 20,250 -20,316'), mezcla(roca, t.L, 0.34)) +
    p.linea(xy('-60,270 -46,180 -70,90 -54,10'), mezcla(roca, t.K, 0.36), 6) +
    p.linea(xy('30,220 20,130 44,50'), mezcla(roca, t.K, 0.3), 5) +
    p.linea(xy('110,180 96,100 120,30'), mezcla(roca, t.K, 0.3), 5) +
    bosque(c, y + 84, 96, verde) +
    rect(0, y + 80, 1200, 40, verde) +
    bosque(c, y + 112, 74, mezcla(verde, t.K, 0.3)) +
    suelo({ ...c, hy: y + 96 }, tinte(c, '#8DA153', 0.16)) +
    matas(c, 770, mezcla(verde, t.K, 0.3))
  )
}

/** Where the rain forest ends: crowns down to the open sea. */
export function selvaAlMar(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  const verde = mezcla(t.verde, t.R, 0.2)
  return (
    agua(c, y - 60) +
    camino(
      rutaLoma(
        [
          [600 + s * 660, y - 110],
          [600 + s * 470, y - 100],
          [600 + s * 330, y - 40],
          [600 + s * 200, y - 26],
          [600 + s * 140, y - 2],
          [600 + s * 90, y + 16],
        ],
        y + 16,
      ),
      mezcla(verde, t.H, 0.45),
    ) +
    trazos(
      rutaSuave([
        [600 + s * 60, y + 18],
        [600 + s * 220, y + 22],
        [600 + s * 380, y + 16],
        [600 + s * 660, y + 20],
      ]),
      t.L,
      9,
      opaco(0.9),
    ) +
    trazos(
      rutaSuave([
        [600 - s * 40, y + 36],
        [600 + s * 160, y + 42],
        [600 + s * 420, y + 34],
        [600 + s * 640, y + 38],
      ]),
      t.L,
      5,
      opaco(0.6),
    ) +
    (
      [
        [70, 40, 0.3],
        [118, 52, 0.12],
        [166, 62, -0.08],
      ] as const
    )
      .map(([dy, r, k]) => {
        const color = k > 0 ? mezcla(verde, t.H, k) : mezcla(verde, t.K, 0.14)
        return copas(c, y + dy, r, color, [-60, 1280]) + rect(0, y + dy + r - 4, 1200, 300, color)
      })
      .join('') +
    camino(
      rutaLoma(
        [
          [-40, 716],
          [x - 120, 742],
          [x + 160, 726],
          [1240, 744],
        ],
        910,
      ),
      mezcla(verde, t.L, 0.14),
    ) +
    camino(
      `M${x - 30} 736C${x + s * 40} 780 ${x - s * 90} 820 ${x - 100} 910H${x + 140}C${x + s * 20} 830 ${x + s * 110} 780 ${x + 34} 736z`,
      mezcla(mezcla('#B08A5E', t.G, 0.3), t.L, 0.2),
    ) +
    (
      [
        [-540, 30],
        [-370, 26],
        [-480, 56],
        [-330, 48],
        [-262, 26],
        [200, 24],
        [246, 44],
        [626, 44],
        [690, 26],
        [740, 66],
      ] as const
    )
      .map(([dx, w]) => tronco(c, x + dx, w))
      .join('') +
    camino(
      (
        [
          [-480, 20, 150],
          [-330, 40, 120],
          [-230, 10, 90],
          [-420, 120, 110],
          [186, 6, 76],
          [262, -4, 92],
          [560, 10, 110],
          [660, 60, 140],
          [790, 40, 160],
        ] as const
      )
        .map(([dx, cy, r]) => rutaDisco(x + dx, cy, r, r * 0.74))
        .join(''),
      mezcla(mezcla(verde, t.K, 0.3), t.R, 0.1),
    ) +
    camino(
      (
        [
          [-520, -10, 120],
          [-380, -10, 110],
          [640, -20, 120],
          [760, 0, 120],
        ] as const
      )
        .map(([dx, cy, r]) => rutaDisco(x + dx, cy, r, r * 0.74))
        .join(''),
      mezcla(verde, t.K, 0.46),
    ) +
    camino(
      (
        [
          [20, 190, 120],
          [130, 110, 110],
          [0, 330, 110],
          [70, 420, 80],
          [150, 250, 60],
          [1170, 170, 140],
          [1070, 80, 110],
          [1200, 330, 120],
          [1140, 440, 80],
          [1050, 220, 64],
        ] as const
      )
        .map(([px, cy, r]) => rutaDisco(px, cy, r, r * 0.9))
        .join(''),
      mezcla(verde, t.K, 0.24),
    ) +
    camino(
      (
        [
          [40, 150, 70],
          [20, 300, 60],
          [1180, 130, 84],
          [1190, 300, 66],
        ] as const
      )
        .map(([px, cy, r]) => rutaDisco(px, cy, r, r * 0.8))
        .join(''),
      mezcla(verde, t.R, 0.1),
    ) +
    copihues(c) +
    sotobosque(c, x, verde)
  )
}

/** Ferns and giant leaves under the trees, on both sides of the window onto the sea. */
function sotobosque(c: Cuadro, x: number, verde: string): string {
  const [claro, oscuro] = [mezcla(verde, c.t.L, 0.1), mezcla(verde, c.t.K, 0.3)]
  const helecho = (px: number, py: number, k: number): string => {
    let d = ''
    for (const g of [-2.7, -2.2, -1.6, -1, -0.5]) {
      const [a, b] = [Math.cos(g) * 90 * k, Math.sin(g) * 76 * k]
      d +=
        rutaSuave([
          [px, py],
          [px + a * 0.5 - 9 * k, py + b * 0.9],
          [px + a, py + b * 0.8 + 10 * k],
          [px + a, py + b * 0.8 + 10 * k],
          [px + a * 0.5 + 9 * k, py + b * 0.6],
          [px, py],
        ]) + 'z'
    }
    return d
  }
  const a = (
    [
      [-350, 764, 1.4],
      [-240, 776, 0.9],
      [250, 760, 1],
      [560, 766, 1.3],
      [720, 784, 1.6],
    ] as const
  )
    .map(([dx, y, k]) => helecho(x + dx, y, k))
    .join('')
  const b = (
    [
      [-330, 866, 1.7],
      [-240, 880, 1.2],
      [330, 874, 1.2],
      [500, 880, 1.8],
      [700, 870, 1.6],
    ] as const
  )
    .map(([dx, y, k]) => helecho(x + dx, y, k))
    .join('')
  return camino(a, claro) + camino(b, oscuro)
}

/** Red bells that hang from their vines. */
function copihues(c: Cuadro): string {
  const guias = [
    [196, 120, 250],
    [110, 400, 190],
    [1010, 120, 240],
    [1090, 420, 180],
  ] as const
  const flores = guias
    .flatMap(([px, y, h]) =>
      xy('0.44,22 0.7,-16 0.99,0').map(([f = 0, dx = 0]) => `M${px + dx} ${Math.round(y + h * f)}l-8 20q8 7 16 0z`),
    )
    .join('')
  return (
    trazos(
      guias
        .map(
          ([px, y, h]) =>
            `M${px} ${y}V${Math.round(y + h)}M${px} ${Math.round(y + h * 0.32)}q20 4 22 ${Math.round(h * 0.12)}M${px} ${Math.round(y + h * 0.58)}q-14 4-16 ${Math.round(h * 0.12)}`,
        )
        .join(''),
      mezcla(c.t.verde, c.t.K, 0.4),
      4,
    ) + camino(flores, tinte(c, '#D8374A', 0.04))
  )
}

function tronco(c: Cuadro, x: number, w: number): string {
  const y = Math.round(734 + w)
  return (
    poli(
      [
        [x - w * 0.3, -20],
        [x + w * 0.3, -20],
        [x + w * 0.4, 690],
        [x + w * 0.9, y],
        [x, y + 8],
        [x - w * 0.9, y],
        [x - w * 0.4, 690],
      ],
      mezcla(mezcla('#7A6650', c.t.R, 0.3), c.t.K, 0.2),
    ) +
    poli(
      [
        [x - c.lado * w * 0.3, -20],
        [x - c.lado * w * 0.02, -20],
        [x - c.lado * w * 0.1, y],
        [x - c.lado * w * 0.9, y],
        [x - c.lado * w * 0.4, 690],
      ],
      c.t.K,
      opaco(0.2),
    )
  )
}
