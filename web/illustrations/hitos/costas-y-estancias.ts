import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { surfista } from '../quehaceres.ts'
import { agua, bosque, cordillera, lomas } from '../relieve.ts'
import {
  camino,
  elipse,
  opaco,
  poli,
  rect,
  ruta,
  rutaCaja,
  rutaLoma,
  rutaSuave,
  trazos,
  xy,
  type Punto,
} from '../trazo.ts'
import { enBandada } from './aves-de-orilla.ts'
import { casa, tinte } from './caserio.ts'
import { pelicano } from './costa.ts'
import { matas } from './patagonia.ts'

const desde =
  (c: Cuadro) =>
  (dx: number, dy: number): Punto => [600 + c.lado * dx, c.hy + dy]
const hacia = (c: Cuadro, d: number): 1 | -1 => (c.lado * d) as 1 | -1

/** A wide beach and low waves: one stands up, two carry their board to the water. */
export function laBoca(c: Cuadro): string {
  const { t, hy: y } = c
  const en = desde(c)
  const [arena, mojada] = [tinte(c, '#E6CB97', 0.1), tinte(c, '#BFA074', 0.12)]
  const orilla = (dy: number): Punto[] => [
    en(-800, 210 + dy),
    en(-420, 196 + dy),
    en(-120, 166 + dy),
    en(180, 172 + dy),
    en(460, 142 + dy),
    en(800, 150 + dy),
  ]
  const playa = (dy: number): string => `${rutaSuave(orilla(dy))}L${en(800, 0)[0]} 920L${en(-800, 0)[0]} 920z`
  const ola = (dx: number, dy: number, w: number, h: number): string => {
    const cara: Punto[] = [
      en(dx - w, dy),
      en(dx - w * 0.6, dy - h * 0.8),
      en(dx - w * 0.1, dy - h),
      en(dx + w * 0.5, dy - h * 0.7),
      en(dx + w, dy),
    ]
    return (
      camino(`${rutaSuave(cara)}z`, mezcla(t.G, t.K, 0.16)) +
      camino(
        `${rutaSuave([en(dx - w * 0.66, dy - h * 0.7), en(dx - w * 0.1, dy - h * 1.14), en(dx + w * 0.56, dy - h * 0.7), en(dx + w * 0.4, dy - h * 0.5), en(dx + w * 0.2, dy - h * 0.66), en(dx, dy - h * 0.6), en(dx - w * 0.2, dy - h * 0.8), en(dx - w * 0.4, dy - h * 0.6)])}z`,
        t.L,
      )
    )
  }
  const torres = [-520, -470, -426, -380, -336].map((dx, i): [number, number, number] => [
    ...en(dx, 30),
    46 + (i % 3) * 20,
  ])
  const conTabla = (dx: number, dy: number, h: number, color: string): string => {
    const [x, v] = en(dx, dy)
    const p = pluma(x, v, h / 100, hacia(c, 1))
    return (
      elipse(x, v + 1, h * 0.5, h * 0.06, t.K, opaco(0.26)) +
      persona(c, x, v, h, { postura: posturas.andar, lado: hacia(c, 1), ropa: mezcla(t.K, t.R, 0.3) }) +
      p.suave(xy('-74,60 -50,48 40,46 84,66 40,70 -50,68'), color) +
      p.linea(xy('-60,59 66,62'), mezcla(color, t.K, 0.3), 2.4) +
      p.linea(xy('2,74 8,62 16,54'), mezcla(t.K, t.R, 0.4), 7)
    )
  }
  return (
    agua(c, y) +
    poli(
      [en(-800, 30), en(-800, -120), en(-560, -136), en(-400, -84), en(-290, -70), en(-190, -14), en(-130, 30)],
      mezcla(mezcla(arena, t.R, 0.3), t.H, 0.24),
    ) +
    poli([en(-560, -136), en(-400, -84), en(-450, -20), en(-420, 30), en(-590, 30), en(-540, -60)], t.K, opaco(0.1)) +
    torres.map(([px, py, h]) => rect(px - 15, py - h, 30, h, mezcla(t.L, t.R, 0.2))).join('') +
    camino(
      torres
        .map(([px, py, h]) =>
          [0.14, 0.36, 0.58, 0.8]
            .map((f) => rutaCaja(px - 10, py - h + h * f, 7, 6) + rutaCaja(px + 3, py - h + h * f, 7, 6))
            .join(''),
        )
        .join(''),
      mezcla(t.R, t.K, 0.2),
    ) +
    ola(-30, 92, 330, 24) +
    ola(330, 60, 220, 16) +
    ola(-330, 62, 200, 15) +
    ola(90, 142, 360, 34) +
    surfista(c, { x: en(60, 126)[0], y: en(60, 126)[1], h: 74, lado: hacia(c, 1), agua: true, acento: t.A }) +
    camino(playa(-16), t.L, opaco(0.9)) +
    camino(playa(0), mojada) +
    camino(playa(34), arena) +
    conTabla(-210, 262, 104, mezcla(t.L, t.C, 0.2)) +
    conTabla(-350, 236, 92, tinte(c, '#E8B04A', 0.06)) +
    trazos(
      [0, 1, 2, 3, 4]
        .map((i) => {
          const [px, py] = en(-300 + i * 22, 278 - i * 3)
          return `M${Math.round(px)} ${Math.round(py)}h7`
        })
        .join(''),
      mezcla(arena, t.K, 0.2),
      4,
    )
  )
}

/** A red-roofed estancia by the fiord, its sheep, the snow behind. */
export function eberhard(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = desde(c)
  const coiron = tinte(c, '#B8A45E', 0.14)
  const [rojo, cal] = [tinte(c, '#B23F34', 0.04), tinte(c, '#F1EADB', 0.06)]
  const oveja = (dx: number, dy: number, k: number, d: number): string => {
    const p = pluma(...en(dx, dy), k, hacia(c, d))
    const lana = mezcla(mezcla(t.L, '#FFFFFF', 0.3), t.K, 0.06)
    return (
      p.linea(xy('-14,0 -13,16'), t.K, 4.6) +
      p.linea(xy('12,0 12,16'), t.K, 4.6) +
      p.suave(xy('-30,14 -34,34 -16,46 10,46 28,36 26,16 0,10'), lana) +
      p.suave(xy('22,40 28,48 44,40 46,30 30,28'), mezcla(t.K, t.R, 0.2))
    )
  }
  const galpon = pluma(...en(-190, 34), 1, s)
  const costa: Punto[] = [
    en(-900, 6),
    en(-500, -10),
    en(-200, 4),
    en(20, 26),
    en(140, 48),
    en(20, 70),
    en(-240, 84),
    en(-500, 124),
    en(-900, 150),
  ]
  return (
    cordillera(c, { y: y - 120, amplitud: 120, nieve: 90, color: mezcla(t.lejos, t.R, 0.2) }) +
    cordillera(c, { nombre: 'media', y: y - 40, amplitud: 50, color: t.medio }) +
    lomas(c, { y: y - 10, amplitud: 22, color: mezcla(coiron, t.H, 0.4) }) +
    agua(c, y + 8) +
    camino(
      `${rutaSuave([en(900, 10), en(560, 0), en(380, 16), en(300, 30), en(520, 44), en(900, 54)])}z`,
      mezcla(coiron, t.H, 0.2),
    ) +
    camino(`${rutaSuave(costa)}z`, coiron) +
    trazos(rutaSuave([en(-90, 15), ...costa.slice(3)]), t.L, 6, opaco(0.6)) +
    bosque(c, y + 8, 76, mezcla(t.verde, t.K, 0.3), s === 1 ? [20, 210] : [990, 1180]) +
    casa(c, { x: en(-310, 0)[0] - 64, y: y + 36, w: 128, h: 64, muro: cal, techo: rojo, cima: 54 }) +
    galpon.poli(xy('-40,0 -40,44 26,78 92,44 92,0'), mezcla(cal, t.K, 0.12)) +
    galpon.poli(xy('-50,40 26,86 102,40 92,38 26,72 -40,38'), rojo) +
    galpon.poli(xy('8,0 8,36 44,36 44,0'), mezcla(rojo, t.K, 0.3)) +
    trazos(
      [0, 1, 2, 3, 4, 5].map((i) => `M${en(-590 + i * 40, 0)[0]} ${Math.round(y) + 46 - i * 2}v-24`).join('') +
        [14, 22]
          .map((b) => `M${en(-640, 0)[0]} ${Math.round(y) + 48 - b}L${en(-384, 0)[0]} ${Math.round(y) + 36 - b}`)
          .join(''),
      mezcla(coiron, t.K, 0.4),
      3,
    ) +
    (
      [
        [-470, 92, 0.86, 1],
        [-390, 76, 0.7, 1],
        [-330, 86, 0.78, -1],
        [-240, 66, 0.6, 1],
        [-150, 62, 0.56, -1],
        [-80, 52, 0.46, 1],
        [-540, 64, 0.66, -1],
      ] as const
    )
      .map(([a, b, k, d]) => oveja(a, b, k, d))
      .join('') +
    camino(rutaLoma(xy('-40,862 300,846 700,868 1240,850'), 910), mezcla(coiron, t.K, 0.42)) +
    matas(c, 888, mezcla(coiron, t.K, 0.5))
  )
}

/** Sea lions on their rock, pelicans on the nearer one. */
export function loberia(c: Cuadro): string {
  const { t, hy: y } = c
  const en = desde(c)
  const roca = mezcla(mezcla('#5E5148', t.R, 0.3), t.K, 0.24)
  const lobo = (dx: number, dy: number, k: number, d: number): string => {
    const p = pluma(...en(dx, dy), k, hacia(c, d))
    const piel = tinte(c, '#7A5236', 0.1)
    return (
      p.suave(xy('-84,0 -60,22 -14,34 14,60 20,84 36,92 52,84 48,76 42,70 44,36 30,4 -20,-6'), piel) +
      p.poli(xy('-70,6 -106,16 -98,-4 -64,-4'), mezcla(piel, t.K, 0.3)) +
      p.suave(xy('18,30 34,0 54,-6 44,10 36,34'), mezcla(piel, t.K, 0.3)) +
      p.suave(xy('36,88 60,86 58,78 44,74'), mezcla(piel, t.L, 0.24)) +
      p.disco(40, 85, 2.6, t.K)
    )
  }
  return (
    lomas(c, { y: y - 46, amplitud: 40, color: t.lejos }) +
    agua(c, y) +
    poli([en(620, 8), en(580, -60), en(500, -96), en(430, -74), en(390, -20), en(350, 8)], mezcla(roca, t.H, 0.4)) +
    elipse(...en(-170, 94), 410, 16, t.L, opaco(0.85)) +
    poli(
      [
        en(-540, 90),
        en(-520, 20),
        en(-450, -50),
        en(-390, -70),
        en(-320, -30),
        en(-220, -14),
        en(-140, 26),
        en(0, 40),
        en(120, 58),
        en(200, 90),
      ],
      roca,
    ) +
    camino(
      [
        ruta([en(-390, -70), en(-320, -30), en(-350, 30), en(-300, 90), en(-420, 90), en(-400, 20)]),
        ruta([en(-140, 26), en(0, 40), en(-30, 90), en(-130, 90)]),
      ].join(''),
      t.K,
      opaco(0.2),
    ) +
    trazos(rutaSuave([en(-560, 96), en(-400, 88), en(-200, 98), en(40, 90), en(220, 98)]), t.L, 9, opaco(0.9)) +
    lobo(-240, 0, 0.82, 1) +
    lobo(-60, 46, 0.94, -1) +
    lobo(70, 62, 0.7, 1) +
    poli([en(-510, 44), en(-488, 34), en(-346, 34), en(-322, 44)], mezcla(roca, t.L, 0.14)) +
    poli([en(-510, 44), en(-322, 44), en(-344, 62), en(-478, 60)], t.K, opaco(0.3)) +
    lobo(-410, 40, 0.76, 1) +
    pelicano(c, ...en(-395, -62), 0.86, hacia(c, 1)) +
    poli(
      [
        en(140, 400),
        en(170, 300),
        en(240, 262),
        en(300, 214),
        en(420, 196),
        en(520, 214),
        en(600, 180),
        en(700, 170),
        en(700, 400),
      ],
      mezcla(roca, t.K, 0.24),
    ) +
    poli([en(300, 214), en(420, 196), en(520, 214), en(440, 240), en(330, 250)], mezcla(roca, t.L, 0.12)) +
    lobo(420, 214, 1.9, -1) +
    enBandada(
      c,
      [0, 1, 2, 3, 4].map((i) => [600 - c.lado * (-60 + i * 44), y * 0.46 + i * 13, 17] as const),
    )
  )
}

/** The wall of the crater over the sea, the islets of the birdmen far below. */
export function acantilado(c: Cuadro): string {
  const { t, hy: y } = c
  const en = desde(c)
  const roca = mezcla(mezcla('#5E4636', t.R, 0.3), t.K, 0.12)
  const pasto = mezcla(t.R, t.L, 0.08)
  return (
    agua(c, y) +
    [
      [150, 26, 20, 78],
      [240, 40, 84, 34],
      [60, 30, 46, 20],
    ]
      .map(
        ([dx = 0, dy = 0, w = 0, h = 0]) =>
          poli(
            [
              en(dx - w, dy),
              en(dx - w * 0.7, dy - h * 0.6),
              en(dx - w * 0.1, dy - h),
              en(dx + w * 0.5, dy - h * 0.6),
              en(dx + w, dy),
            ],
            mezcla(roca, t.H, 0.2),
          ) + elipse(...en(dx, dy), w * 1.3, 4, t.L, opaco(0.8)),
      )
      .join('') +
    poli(
      [
        en(-800, 190),
        en(-800, -330),
        en(-560, -300),
        en(-430, -244),
        en(-370, -236),
        en(-330, -150),
        en(-300, -30),
        en(-230, 40),
        en(-190, 130),
        en(-120, 190),
      ],
      roca,
    ) +
    camino(
      [
        ruta([
          en(-560, -300),
          en(-430, -244),
          en(-470, -120),
          en(-430, 20),
          en(-470, 190),
          en(-620, 190),
          en(-560, 0),
          en(-590, -140),
        ]),
        ruta([
          en(-370, -236),
          en(-330, -150),
          en(-300, -30),
          en(-230, 40),
          en(-190, 130),
          en(-120, 190),
          en(-330, 190),
          en(-370, 40),
          en(-350, -100),
        ]),
      ].join(''),
      t.K,
      opaco(0.24),
    ) +
    camino(
      `${rutaSuave([en(-900, -300), en(-800, -352), en(-560, -322), en(-430, -264), en(-350, -240), en(-400, -222), en(-520, -262), en(-640, -284), en(-800, -290)])}z`,
      pasto,
    ) +
    trazos(rutaSuave([en(-900, 196), en(-300, 198), en(-150, 206), en(-60, 196)]), t.L, 10, opaco(0.85))
  )
}
