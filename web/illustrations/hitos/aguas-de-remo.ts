import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, copas, cordillera, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, ruta, rutaCaja, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { casa, tinte } from './caserio.ts'
import { bote } from './costa.ts'
import { sobreLaTabla } from './obras-de-agua.ts'
import { volcan } from './volcanes.ts'

/** Points given from the middle of the picture, towards the light. */
const desde =
  (c: Cuadro) =>
  (dx: number, dy: number): Punto => [600 + c.lado * dx, c.hy + dy]

/** A bare headland, a row of beach houses under it, boats asleep in the cove. */
export function poza(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = desde(c)
  const fijo = (dx: number, dy: number): string => en(dx, dy).map(Math.round).join(' ')
  const cerro = mezcla(mezcla(t.R, t.L, 0.24), t.H, 0.16)
  const arena = tinte(c, '#E2C495', 0.14)
  const muros = ['#F1E3C8', '#7FB3B5', '#E0A458', '#D9826A', '#C9D6C2']
  const rocas = [
    [250, 56, 70, 22],
    [330, 66, 96, 30],
    [430, 60, 84, 40],
    [520, 66, 110, 52],
    [640, 64, 120, 44],
  ] as const
  const casas = [-560, -486, -404, -330, -252, -178, -106]
    .map((dx, i) =>
      casa(c, {
        x: 600 + s * dx - 29,
        y: y + 34 - (i % 2) * 4,
        w: 58,
        h: 34 + (i % 3) * 9,
        muro: tinte(c, muros[i % 5]!, 0.1),
        techo: tinte(c, i % 2 ? '#8A5A44' : '#5F6E74', 0.2),
        cima: i % 3 ? 18 : 0,
      }),
    )
    .join('')
  return (
    lomas(c, { y: y - 26, amplitud: 30, color: t.lejos }) +
    poli(
      [
        en(-800, 20),
        en(-800, -250),
        en(-520, -226),
        en(-380, -160),
        en(-250, -142),
        en(-120, -76),
        en(20, -50),
        en(120, -8),
        en(150, 20),
      ],
      cerro,
    ) +
    camino(
      [
        ruta([en(-520, -226), en(-380, -160), en(-430, -90), en(-390, 10), en(-560, 10), en(-500, -110)]),
        ruta([en(-250, -142), en(-120, -76), en(-150, 10), en(-270, 10), en(-230, -70)]),
      ].join(''),
      t.K,
      opaco(0.14),
    ) +
    agua(c, y + 14, mezcla(tinte(c, '#3FA5B4', 0.06), t.Z, 0.2)) +
    camino(
      `${rutaSuave([en(-800, 8), en(-300, 8), en(90, 8), en(200, 30), en(60, 60), en(-300, 56), en(-800, 88)])}z`,
      arena,
    ) +
    casas +
    trazos(
      `M${fijo(168, 32)}Q${fijo(164, 39)} ${fijo(130, 46)} ${fijo(60, 61)} ${fijo(-120, 59)} ${fijo(-300, 57)} ${fijo(-800, 89)}`,
      t.L,
      7,
      opaco(0.8),
    ) +
    bote(c, 600 - s * 130, y + 118, 0.5, s, tinte(c, '#E9B949', 0.06)) +
    bote(c, 600 + s * 40, y + 100, 0.42, -s as 1 | -1, tinte(c, '#3F7FA8', 0.06)) +
    bote(c, 600 - s * 330, y + 136, 0.58, s, tinte(c, '#B8503C', 0.06)) +
    rocas
      .map(([dx, dy, w, h]) =>
        poli(
          [
            en(dx - w / 2, dy),
            en(dx - w * 0.36, dy - h * 0.7),
            en(dx - w * 0.04, dy - h),
            en(dx + w * 0.34, dy - h * 0.6),
            en(dx + w / 2, dy),
          ],
          mezcla(t.R, t.K, 0.34),
        ),
      )
      .join('') +
    trazos(
      rocas.map(([dx, dy, w]) => `M${fijo(dx - w * 0.56, dy + 1)}L${fijo(dx + w * 0.56, dy + 1)}`).join(''),
      t.L,
      5,
      opaco(0.8),
    ) +
    sobreLaTabla(c, 600 - s * 190, 740, 150, s, tinte(c, '#F0B23A', 0.02)) +
    sobreLaTabla(c, 600 + s * 130, 806, 250, s)
  )
}

/** The beach under the great cliff: parasols, palms, a sea without waves. */
export function lisera(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = desde(c)
  const [roca, arena] = [mezcla(t.R, t.L, 0.14), tinte(c, '#E7CFA0', 0.1)]
  const sombra = mezcla(t.R, t.K, 0.16)
  const palma = (dx: number, dy: number, k: number): string => {
    const p = pluma(...en(dx, dy), k, s)
    return (
      p.curva(xy('0,0 6,70 0,130'), mezcla(t.R, t.K, 0.4), 8) +
      (
        [
          [60, 110],
          [44, 152],
          [0, 172],
          [-46, 150],
          [-60, 108],
          [24, 92],
        ] as const
      )
        .map(([a, b]) =>
          p.suave(
            [
              [0, 130],
              [0, 130],
              [a * 0.6, b + 22],
              [a, b],
              [a * 0.5, b - 2],
            ],
            tinte(c, '#4F7F3F', 0.1),
          ),
        )
        .join('')
    )
  }
  const quitasol = (dx: number, dy: number, k: number, color: string): string => {
    const p = pluma(...en(dx, dy), k, s)
    return (
      p.elipse(10, 0, 40, 6, t.K, opaco(0.18)) +
      p.linea(xy('0,0 0,50'), mezcla(t.K, t.R, 0.3), 4) +
      p.suave(xy('-50,46 -36,74 0,88 36,74 50,46 0,52'), color)
    )
  }
  return (
    agua(c, y, mezcla(tinte(c, '#2F9DB8', 0.04), t.Z, 0.14)) +
    poli(
      [
        en(-900, 40),
        en(-900, -260),
        en(-560, -266),
        en(-400, -292),
        en(-230, -330),
        en(-150, -322),
        en(-110, -240),
        en(-70, -190),
        en(-56, -120),
        en(-10, -60),
        en(40, 18),
        en(56, 40),
      ],
      roca,
    ) +
    camino(
      [
        ruta([en(-400, -292), en(-330, -200), en(-350, -110), en(-270, 10), en(-420, 10), en(-450, -120)]),
        ruta([en(-640, -264), en(-560, -150), en(-580, 10), en(-700, 10), en(-660, -140)]),
      ].join(''),
      sombra,
      opaco(0.5),
    ) +
    rect(Math.min(600 - s * 700, 600 - s * 20), y + 16, 680, 16, mezcla(t.L, t.R, 0.3)) +
    camino(
      `${rutaSuave([en(-800, 30), en(-100, 30), en(60, 34), en(110, 52), en(-60, 84), en(-280, 130), en(-380, 220), en(-420, 340), en(-480, 700), en(-800, 700)])}z`,
      arena,
    ) +
    trazos(
      rutaSuave([en(91, 48), en(90, 56), en(-56, 84), en(-280, 130), en(-380, 220), en(-420, 340), en(-480, 700)]),
      t.L,
      10,
      opaco(0.85),
    ) +
    palma(-170, 36, 0.62) +
    palma(-280, 42, 0.8) +
    palma(-420, 56, 1) +
    quitasol(-110, 62, 0.5, tinte(c, '#E8B04A', 0.06)) +
    quitasol(-250, 84, 0.66, tinte(c, '#D9653F', 0.06)) +
    quitasol(-360, 122, 0.86, t.L) +
    quitasol(-470, 182, 1.1, tinte(c, '#3F8FA0', 0.06)) +
    quitasol(-520, 86, 0.7, tinte(c, '#D9653F', 0.06))
  )
}

/** The volcano far across its lake, a wooded point nearer. */
export function lagoVillarrica(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = desde(c)
  const x = 600 - s * 190
  const arbol = mezcla(t.verde, t.R, 0.35)
  return (
    cordillera(c, { y: y - 30, amplitud: 36 }) +
    [0, 1, 2]
      .map((i) => elipse(x + s * (24 + i * 56), y - 196 - i * 16, 34 + i * 16, 12 + i * 3, t.L, opaco(0.7 - i * 0.16)))
      .join('') +
    volcan(c, x, y + 4, 560, mezcla(t.medio, t.R, 0.2)) +
    copas(c, y - 4, 16, mezcla(arbol, t.H, 0.4), [-40, 1240]) +
    agua(c, y + 6, mezcla(t.G, t.Z, 0.1)) +
    poli(
      [
        [x - 170, y + 8],
        [x + 170, y + 8],
        [x + 30, y + 96],
        [x - 30, y + 96],
      ],
      mezcla(t.medio, t.H, 0.3),
      opaco(0.35),
    ) +
    camino(
      `${rutaSuave([en(700, 40), en(700, -96), en(520, -110), en(380, -60), en(270, -40), en(190, 4), en(120, 40)])}z`,
      mezcla(arbol, t.K, 0.1),
    ) +
    bosque(c, y + 42, 62, mezcla(arbol, t.K, 0.34), s === 1 ? [740, 1240] : [-40, 460]) +
    elipse(600 + s * 420, y + 46, 330, 7, t.L, opaco(0.5)) +
    juncal(c, 600 - s * 470, 905, 140) +
    juncal(c, 600 - s * 330, 905, 90) +
    juncal(c, 600 + s * 540, 905, 100)
  )
}

function juncal(c: Cuadro, x: number, y: number, h: number): string {
  const azar = c.azar(`juncal${Math.round(x)}`)
  let [d, espigas] = ['', '']
  for (let i = 0; i < 22; i++) {
    const [px, k, alto] = [
      Math.round(x + azar.real(-120, 120)),
      azar.entero(-14, 14),
      Math.round(h * azar.real(0.6, 1.3)),
    ]
    d += `M${px} ${y}q0-${Math.round(alto * 0.6)} ${k}-${alto}`
    if (i % 5 === 0) espigas += `M${px + k} ${y - alto}v24`
  }
  return trazos(d, mezcla(c.t.verde, c.t.K, 0.5), 4.4) + trazos(espigas, tinte(c, '#6B4A2E'), 10)
}

/** Heaps of salt on the bank, the low bridge behind them. */
export function cahuil(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = desde(c)
  const verde = mezcla(t.verde, t.R, 0.3)
  const arcos = Array.from({ length: 9 }, (_, i) => {
    const [px] = en(-300 + i * 104, 0)
    return rutaCaja(px - 7, y - 6, 14, 38)
  }).join('')
  const sal = mezcla(mezcla(t.L, '#FFFFFF', 0.6), t.K, 0.02)
  const monton = (dx: number, dy: number, k: number): string => {
    const p = pluma(...en(dx, dy), k, s)
    return (
      p.elipse(0, 0, 92, 9, t.K, opaco(0.18)) +
      p.suave(xy('-92,0 -56,40 -12,92 12,92 56,40 92,0 0,-6'), sal) +
      p.suave(xy('-12,90 -40,50 -92,0 -34,-2 -26,40'), t.K, opaco(0.12))
    )
  }
  return (
    lomas(c, { y: y - 64, amplitud: 56, color: mezcla(verde, t.H, 0.62) }) +
    lomas(c, { nombre: 'media', y: y - 22, amplitud: 36, color: mezcla(verde, t.H, 0.34) }) +
    agua(c, y + 6, mezcla(tinte(c, '#3E9AA0', 0.06), t.C, 0.24)) +
    camino(arcos, mezcla(t.R, t.K, 0.3)) +
    rect(600 - (s === 1 ? 420 : 740), y - 20, 1160, 18, mezcla(t.L, t.R, 0.24)) +
    rect(600 - (s === 1 ? 420 : 740), y - 5, 1160, 7, mezcla(t.R, t.K, 0.3)) +
    trazos(
      `M${600 - s * 380} ${y - 34}h${s * 1120}${Array.from({ length: 15 }, (_, i) => `M${600 + s * (i * 80 - 380)} ${y - 34}v14`).join('')}`,
      mezcla(t.R, t.K, 0.2),
      4,
    ) +
    camino(
      `${rutaSuave([en(-800, -10), en(-470, -12), en(-300, 20), en(-160, 60), en(-240, 96), en(-380, 150), en(-470, 260), en(-800, 300)])}z`,
      tinte(c, '#B99C74', 0.14),
    ) +
    camino(
      [
        ruta([en(-760, 128), en(-520, 128), en(-540, 166), en(-800, 170)]),
        ruta([en(-450, 70), en(-300, 70), en(-330, 96), en(-490, 98)]),
      ].join(''),
      mezcla(t.C, t.L, 0.3),
    ) +
    monton(-470, 46, 0.9) +
    monton(-350, 58, 0.66) +
    monton(-250, 60, 0.46) +
    monton(-590, 84, 1.2) +
    monton(-430, 128, 0.86) +
    juncal(c, 600 + s * 520, 900, 120) +
    juncal(c, 600 - s * 520, 900, 90)
  )
}

/** A long lake with wooded islands before the snow. */
export function ranco(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const isla = (dx: number, dy: number, w: number, h: number, color: string): string => {
    const [x, v] = [600 + s * dx, y + dy]
    return (
      elipse(x, v + 2, w * 1.06, w * 0.05 + 3, t.L, opaco(0.5)) +
      camino(
        `${rutaSuave([
          [x - w, v],
          [x - w * 0.8, v - h * 0.5],
          [x - w * 0.4, v - h * 0.9],
          [x + w * 0.1, v - h],
          [x + w * 0.6, v - h * 0.6],
          [x + w, v],
        ])}z`,
        color,
      ) +
      bosque(c, v + 2, h * 0.62, mezcla(color, t.K, 0.28), [x - w * 0.92, x + w * 0.8])
    )
  }
  const verde = mezcla(t.verde, t.R, 0.3)
  return (
    cordillera(c, { y: y - 110, amplitud: 110, nieve: 70 }) +
    cordillera(c, { nombre: 'media', y: y - 50, amplitud: 60, color: t.medio }) +
    lomas(c, { y: y - 6, amplitud: 34, color: mezcla(verde, t.H, 0.5) }) +
    agua(c, y + 4, mezcla(t.G, t.Z, 0.2)) +
    isla(330, 24, 110, 40, mezcla(verde, t.H, 0.36)) +
    isla(-20, 34, 150, 62, mezcla(verde, t.H, 0.22)) +
    isla(-400, 62, 220, 96, mezcla(verde, t.H, 0.08)) +
    isla(520, 84, 190, 90, mezcla(verde, t.K, 0.08)) +
    isla(90, 96, 70, 34, verde)
  )
}

/** A small lake in town: gum trees on its hills, the stadium behind. */
export function sausalito(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = desde(c)
  const verde = mezcla(t.verde, t.R, 0.24)
  const hormigon = tinte(c, '#D9D2C4', 0.14)
  const foco = (dx: number, k: number): string =>
    trazos(`M${en(dx, 0)[0]} ${y - 20}V${y - k}`, mezcla(t.K, t.R, 0.4), 6) +
    rect(en(dx, 0)[0] - 24, y - k - 30, 48, 32, mezcla(t.L, t.C, 0.3)) +
    camino(
      [0, 1, 2].map((i) => rutaCaja(en(dx, 0)[0] - 19 + i * 14, y - k - 24, 9, 20)).join(''),
      mezcla(t.K, t.Z, 0.4),
    )
  return (
    lomas(c, { y: y - 120, amplitud: 60, color: mezcla(verde, t.H, 0.56), pasos: 8 }) +
    copas(c, y - 96, 40, mezcla(verde, t.H, 0.34), [-40, 1240]) +
    rect(0, y - 60, 1200, 100, mezcla(verde, t.H, 0.34)) +
    foco(-330, 206) +
    foco(-30, 216) +
    poli([en(-400, 6), en(-420, -62), en(-360, -108), en(0, -112), en(60, -64), en(40, 6)], hormigon) +
    poli(
      [en(-420, -62), en(-360, -108), en(0, -112), en(60, -64), en(-30, -84), en(-340, -82)],
      mezcla(t.K, t.R, 0.3),
    ) +
    camino(
      Array.from({ length: 9 }, (_, i) => rutaCaja(en(-396 + i * 50, 0)[0] - 9, y - 52, 18, 50)).join(''),
      mezcla(hormigon, t.K, 0.34),
    ) +
    poli([en(-424, -60), en(62, -62), en(60, -48), en(-420, -46)], t.A) +
    copas(c, y - 30, 30, mezcla(verde, t.K, 0.14), s === 1 ? [690, 1240] : [-40, 510]) +
    copas(c, y - 40, 44, mezcla(verde, t.K, 0.2), s === 1 ? [-40, 190] : [1010, 1240]) +
    copas(c, y + 2, 18, mezcla(verde, t.K, 0.3), [-40, 1240]) +
    agua(c, y + 20, mezcla(tinte(c, '#3F8F86', 0.06), t.G, 0.3)) +
    rect(-10, y + 14, 1220, 12, tinte(c, '#C7B08A', 0.1)) +
    xy('-280,66 -190,84 -100,68')
      .map(([dx = 0, dy = 0]) => pluma(...en(dx, dy), 0.46, s))
      .map(
        (p) =>
          p.suave(xy('-44,16 -30,0 30,0 44,18 10,30 -30,26'), t.L) +
          p.curva(xy('34,14 50,40 36,58 48,72'), t.L, 9) +
          p.poli(xy('46,76 66,68 48,64'), tinte(c, '#E7A93C')),
      )
      .join('') +
    juncal(c, 600 - s * 500, 900, 120)
  )
}

/** Pines down to the water, a house with its jetty, thin mist at first light. */
export function vichuquen(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = desde(c)
  const pino = mezcla(mezcla(t.verde, t.K, 0.1), t.R, 0.2)
  const madera = tinte(c, '#9A7350', 0.16)
  const muelle = [0, 1, 2, 3]
    .map((i) => {
      const [px, py] = en(-232 + i * 42, 88 + i * 3)
      return rutaCaja(px - 5, py, 10, 26 + i * 7)
    })
    .join('')
  return (
    lomas(c, { y: y - 110, amplitud: 60, color: mezcla(pino, t.H, 0.7), pasos: 8 }) +
    bosque(c, y - 6, 96, mezcla(pino, t.H, 0.56)) +
    agua(c, y - 8, mezcla(t.G, t.C, 0.4)) +
    camino(
      `${rutaSuave([en(760, 30), en(760, -110), en(520, -120), en(360, -60), en(240, -30), en(180, 6), en(130, 30)])}z`,
      mezcla(pino, t.H, 0.3),
    ) +
    bosque(c, y + 32, 84, mezcla(pino, t.H, 0.2), s === 1 ? [790, 1240] : [-40, 410]) +
    [
      [-40, 40, 420],
      [260, 70, 300],
      [-260, 22, 240],
    ]
      .map(([dx = 0, dy = 0, w = 0]) => elipse(...en(dx, dy), w, 9, t.L, opaco(0.4)))
      .join('') +
    camino(
      `${rutaSuave([en(-800, 110), en(-800, -200), en(-600, -190), en(-440, -90), en(-330, 10), en(-250, 70), en(-240, 100), en(-400, 110)])}z`,
      mezcla(pino, t.K, 0.14),
    ) +
    bosque(c, y + 40, 150, mezcla(pino, t.K, 0.34), s === 1 ? [-40, 190] : [1010, 1240]) +
    casa(c, {
      x: en(-390, 0)[0] - 60,
      y: y + 82,
      w: 120,
      h: 58,
      muro: madera,
      techo: tinte(c, '#7A3F34', 0.1),
      cima: 44,
    }) +
    camino(muelle, mezcla(madera, t.K, 0.5)) +
    poli([en(-336, 76), en(-320, 70), en(-84, 84), en(-98, 98)], mezcla(madera, t.L, 0.2)) +
    poli([en(-336, 76), en(-98, 98), en(-98, 107), en(-336, 84)], mezcla(madera, t.K, 0.2)) +
    poli([en(-98, 98), en(-84, 84), en(-84, 92), en(-98, 107)], mezcla(madera, t.K, 0.36)) +
    juncal(c, 600 - s * 520, 900, 120) +
    juncal(c, 600 + s * 470, 904, 80)
  )
}
