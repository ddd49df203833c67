import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, cordillera, facetas, lomas, rutaNieve } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, ruta, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { enBandada } from './aves-de-orilla.ts'
import { casa, tinte } from './caserio.ts'
import { pelicano } from './costa.ts'
import { puesto } from './mercado.ts'
import { muralla } from './volcanes.ts'

/** A great rock by the shore, whitened by those who perch on it: pelicans and cormorants. */
export function roquerio(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = (dx: number, dy: number): Punto => [600 + s * dx, y + dy]
  const roca = mezcla(tinte(c, '#6B5A4E', 0.24), t.K, 0.12)
  const guano = tinte(c, '#EDE6D6', 0.04)
  const cormoran = (dx: number, dy: number, k: number, d: 1 | -1, abre = false): string => {
    const p = pluma(...en(dx, dy), k, (s * d) as 1 | -1)
    const negro = mezcla(t.K, t.R, 0.06)
    return (
      (abre
        ? [-1, 1]
            .map((m) =>
              p.poli(
                (
                  [
                    [4, 64],
                    [30, 78],
                    [52, 80],
                    [82, 60],
                    [76, 46],
                    [68, 50],
                    [68, 34],
                    [58, 40],
                    [56, 22],
                    [46, 32],
                    [42, 16],
                    [32, 28],
                    [10, 30],
                  ] as const
                ).map(([a, b]): Punto => [a * m, b]),
                mezcla(negro, t.L, 0.14),
              ),
            )
            .join('')
        : '') +
      p.suave(xy('-30,-8 -18,16 -20,44 -6,66 14,66 22,46 18,18 2,4'), negro) +
      p.curva(xy('8,58 20,78 8,94 14,108'), negro, 13) +
      p.disco(15, 107, 9, negro) +
      p.poli(xy('20,113 44,108 46,100 20,103'), tinte(c, '#D8A23C', 0.04)) +
      p.suave(xy('-4,30 2,56 16,58 16,34'), mezcla(negro, t.L, 0.16)) +
      p.disco(17, 109, 2, t.L)
    )
  }
  return (
    lomas(c, { y: y - 30, amplitud: 30, color: t.lejos }) +
    agua(c, y) +
    poli([en(760, 20), en(700, -40), en(640, -90), en(560, -80), en(500, -20), en(450, 20)], mezcla(roca, t.H, 0.44)) +
    elipse(...en(20, 160), 520, 22, t.L, opaco(0.85)) +
    poli(
      [
        en(-470, 160),
        en(-440, 70),
        en(-360, 20),
        en(-320, -90),
        en(-240, -150),
        en(-150, -140),
        en(-90, -60),
        en(10, -40),
        en(70, 20),
        en(200, 30),
        en(290, 70),
        en(420, 100),
        en(480, 160),
      ],
      roca,
    ) +
    poli(
      [
        en(-320, -90),
        en(-240, -150),
        en(-150, -140),
        en(-90, -60),
        en(10, -40),
        en(70, 20),
        en(200, 30),
        en(290, 70),
        en(180, 60),
        en(60, 56),
        en(-10, -6),
        en(-110, -20),
        en(-170, -96),
        en(-236, -104),
        en(-270, -40),
        en(-300, -60),
      ],
      guano,
    ) +
    camino(
      [
        ruta([en(-360, 20), en(-320, -90), en(-300, 10), en(-330, 160), en(-420, 160), en(-400, 80)]),
        ruta([en(-110, -20), en(-10, -6), en(-40, 70), en(20, 160), en(-130, 160), en(-90, 60)]),
        ruta([en(180, 60), en(290, 70), en(250, 160), en(160, 160)]),
      ].join(''),
      t.K,
      opaco(0.2),
    ) +
    trazos(
      rutaSuave([en(-520, 166), en(-360, 154), en(-160, 170), en(60, 156), en(300, 170), en(520, 158)]),
      t.L,
      10,
      opaco(0.95),
    ) +
    camino(rutaLoma(xy('-40,738 400,730 800,740 1240,728'), 910), tinte(c, '#C9BBA2', 0.1)) +
    trazos(
      `M-20 826H1220${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => `M${i * 106 + 18} 826V880`).join('')}M-20 852H1220`,
      mezcla(t.K, t.R, 0.14),
      9,
    ) +
    pelicano(c, ...en(-206, -146), 1.1, s) +
    pelicano(c, ...en(-24, -48), 0.96, -s as 1 | -1) +
    pelicano(c, ...en(182, 31), 0.9, s) +
    pelicano(c, ...en(-380, 44), 0.86, -s as 1 | -1) +
    cormoran(54, 8, 0.68, 1) +
    cormoran(110, 26, 0.7, 1) +
    cormoran(294, 72, 0.7, 1) +
    cormoran(386, 92, 0.8, 1, true) +
    cormoran(-290, -96, 0.66, -1) +
    enBandada(
      c,
      [0, 1, 2, 3, 4, 5].map((i) => [600 + s * (40 + i * 46), y * 0.4 + Math.abs(i - 2) * 13, 17] as const),
    )
  )
}

/** The hall of iron and glass between the hills of the port, stalls before it, somebody with a basket. */
export function cardonal(c: Cuadro): string {
  const { t, lado: s } = c
  const [pie, piedra] = [640, mezcla(tinte(c, '#BFA98A', 0.14), t.K, 0.02)]
  const [muro, hierro, vidrio] = [
    tinte(c, '#E9DDC2', 0.08),
    mezcla(tinte(c, '#3E6E6A', 0.08), t.K, 0.1),
    mezcla(t.C, t.L, 0.36),
  ]
  const colores = ['#D98A4A', '#7FB3B5', '#E3C478', '#C4574A', '#8FA6B0', '#E9DDC2']
  const casas = (
    [
      [60, 300],
      [150, 270],
      [230, 318],
      [330, 300],
      [440, 322],
      [1120, 470],
    ] as const
  )
    .map(([dx, y], i) =>
      casa(c, {
        x: (s === 1 ? dx : 1200 - dx) - 31,
        y,
        w: 62,
        h: 44 + (i % 2) * 10,
        muro: mezcla(tinte(c, colores[i]!, 0.12), t.H, 0.24),
        techo: mezcla(t.R, t.H, 0.2),
        cima: i % 2 ? 18 : 0,
      }),
    )
    .join('')
  const arco = (x: number, w: number, y0: number, y1: number): string =>
    ruta([
      [x - w, y1],
      [x - w, y0 + w],
      [x - w * 0.8, y0 + w * 0.4],
      [x - w * 0.4, y0 + 4],
      [x, y0 - 4],
      [x + w * 0.4, y0 + 4],
      [x + w * 0.8, y0 + w * 0.4],
      [x + w, y0 + w],
      [x + w, y1],
    ])
  const xs = [176, 288, 400, 800, 912, 1024]
  const arcos = xs.map((x) => arco(x, 38, 420, 600)).join('') + arco(600, 118, 360, 600)
  const nervios =
    xs.map((x) => `M${x} 420V600M${x - 38} 480h76M${x - 38} 540h76`).join('') +
    'M600 356V600M540 372V600M660 372V600M482 470h236M482 536h236'
  const compra = (x: number, y: number, h: number, d: 1 | -1, ropa: string, cesta: string): string =>
    elipse(x, y + 3, h * 0.3, 7, t.K, opaco(0.22)) +
    persona(c, x, y, h, { postura: posturas.andar, lado: d, ropa, sombrero: d === 1 }) +
    (() => {
      const p = pluma(x, y, h / 100, d)
      return (
        p.disco(14, 38, 6, tinte(c, '#5F8A3E')) +
        p.disco(24, 39, 6, tinte(c, '#C9402E')) +
        p.disco(33, 38, 5, tinte(c, '#E3BE3A')) +
        p.poli(xy('6,37 11,16 31,16 38,37'), cesta) +
        p.curva(xy('7,37 20,70 37,37'), mezcla(cesta, t.K, 0.3), 2.6)
      )
    })()
  return (
    camino(
      rutaLoma(
        (s === 1
          ? xy('-40,210 200,196 520,262 860,330 1240,400')
          : xy('-40,400 340,330 680,262 1000,196 1240,210')) as unknown as Punto[],
        660,
      ),
      mezcla(mezcla(t.R, t.verde, 0.3), t.H, 0.36),
    ) +
    casas +
    rect(110, 396, 980, pie - 396, muro) +
    rect(s === 1 ? 110 : 1060, 396, 30, pie - 396, t.K, opaco(0.12)) +
    poli(xy('420,396 420,340 600,260 780,340 780,396'), muro) +
    poli(xy('404,348 600,268 796,348 796,332 600,248 404,332'), hierro) +
    poli(xy('86,400 120,366 420,366 420,400'), hierro) +
    poli(xy('780,400 780,366 1080,366 1114,400'), hierro) +
    camino(arcos, vidrio) +
    trazos(nervios, hierro, 6) +
    trazos(arcos, hierro, 8) +
    poli(xy('556,640 556,520 644,520 644,640'), mezcla(hierro, t.K, 0.3)) +
    rect(110, 600, 980, 12, hierro) +
    rect(0, pie - 10, 1200, 910 - pie, piedra) +
    trazos('M-20 690H1220M-20 752H1220M-20 830H1220', mezcla(piedra, t.K, 0.14), 3) +
    puesto(c, 600 - s * 350, 744, 1.22, 0) +
    puesto(c, 600 + s * 350, 744, 1.22, 1) +
    compra(600 - s * 90, 826, 170, s, tinte(c, '#2F7A86', 0.06), tinte(c, '#C9A06A', 0.1)) +
    compra(600 + s * 110, 812, 156, -s as 1 | -1, tinte(c, '#E9DDC2', 0.06), tinte(c, '#C9A06A', 0.1))
  )
}

/** Meadow, forest and a thin clear river on the floor of the valley, granite on both sides, the track between rails. */
export function valleDeLaJunta(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  const en = (dx: number, dy: number): Punto => [x + s * dx, y + dy]
  const fondo: Punto[] = [
    [x - 260, y + 10],
    [x - 180, y - 130],
    [x - 120, y - 116],
    [x - 30, y - 246],
    [x + 20, y - 214],
    [x + 80, y - 230],
    [x + 150, y - 120],
    [x + 260, y + 10],
  ]
  const prado = mezcla(t.verde, t.L, 0.26)
  const barro = mezcla(tinte(c, '#A87C52', 0.1), t.L, 0.12)
  const cinta = (eje: readonly (readonly [number, number, number])[]): string =>
    `${rutaSuave(eje.map(([a, b, w]): Punto => [en(a, b)[0] - w, y + b]))}L${rutaSuave(eje.toReversed().map(([a, b, w]): Punto => [en(a, b)[0] + w, y + b])).slice(1)}z`
  const alerce = (dx: number, dy: number, k: number): string => {
    const p = pluma(...en(dx, dy), k, s)
    const v = mezcla(t.verde, t.K, 0.36)
    return (
      p.elipse(0, 0, 40, 6, t.K, opaco(0.2)) +
      p.poli(xy('-8,0 -5,250 5,250 8,0'), tinte(c, '#7A5238', 0.2)) +
      (
        [
          [60, 66],
          [110, 58],
          [158, 46],
          [204, 32],
        ] as const
      )
        .map(([b, w]) =>
          p.suave(
            [
              [-w, b],
              [-w * 0.5, b + 30],
              [0, b + 62],
              [w * 0.5, b + 30],
              [w, b],
              [0, b + 8],
            ],
            v,
          ),
        )
        .join('')
    )
  }
  return (
    cordillera(c, { y: y - 110, nieve: 60, amplitud: 70 }) +
    poli(fondo, t.medio) +
    camino(rutaNieve(fondo, y - 140, c.azar('fondo')), t.nieve) +
    camino(facetas(fondo, y, c), t.K, opaco(0.2)) +
    muralla(c, -1) +
    muralla(c, 1) +
    rect(0, y + 6, 1200, 900 - y, mezcla(prado, t.H, 0.14)) +
    camino(
      rutaLoma(
        [
          [-40, y + 80],
          [300, y + 60],
          [700, y + 84],
          [1240, y + 58],
        ],
        910,
      ),
      prado,
    ) +
    bosque(c, y + 30, 60, mezcla(mezcla(t.verde, t.K, 0.2), t.H, 0.1)) +
    camino(
      cinta([
        [30, 34, 4],
        [120, 56, 6],
        [250, 80, 9],
        [180, 112, 12],
        [300, 150, 16],
        [470, 196, 22],
        [420, 250, 30],
        [700, 330, 44],
        [1000, 420, 60],
      ]),
      mezcla(tinte(c, '#4FA7B8', 0.04), t.L, 0.16),
    ) +
    trazos(
      [
        `M${en(230, 118).map(Math.round).join(' ')}l${s * 40} 14`,
        `M${en(410, 190).map(Math.round).join(' ')}l${s * 40} 22`,
        `M${en(480, 270).map(Math.round).join(' ')}l${s * 70} 26`,
      ].join(''),
      t.L,
      5,
      opaco(0.8),
    ) +
    camino(
      cinta([
        [-20, 40, 3],
        [-70, 66, 5],
        [40, 100, 8],
        [70, 136, 11],
        [-40, 176, 15],
        [120, 222, 20],
        [240, 262, 26],
        [120, 320, 34],
        [-60, 420, 46],
      ]),
      barro,
    ) +
    camino(rutaLoma(xy('-40,850 300,838 700,862 1240,846'), 910), mezcla(t.verde, t.K, 0.3)) +
    alerce(-250, 150, 0.8) +
    alerce(-330, 230, 1.15) +
    alerce(-170, 110, 0.56) +
    alerce(620, 150, 0.9) +
    alerce(720, 240, 1.3) +
    alerce(540, 100, 0.6)
  )
}
