import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { agua, copas, cordillera, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, ruta, rutaLoma, rutaSuave, trazos, type Punto } from '../trazo.ts'
import { enBandada, gaviota, gaviotaEnVuelo, pato, playero, tagua } from './aves-de-orilla.ts'
import { tinte } from './caserio.ts'
import { cisne, garza } from './humedal.ts'
import { matas } from './patagonia.ts'

const desde =
  (c: Cuadro) =>
  (dx: number, dy: number): Punto => [600 + c.lado * dx, c.hy + dy]
const hacia = (c: Cuadro, d: number): 1 | -1 => (c.lado * d) as 1 | -1

/** Long lines of foam, one behind the other. */
function rompiente(c: Cuadro, y: number, cuantas: number, paso: number): string {
  return Array.from({ length: cuantas }, (_, i) =>
    trazos(
      rutaSuave([
        [-40, y + i * paso],
        [180, y + i * paso - 6 - i],
        [420, y + i * paso + 5],
        [700, y + i * paso - 7 - i],
        [980, y + i * paso + 5],
        [1240, y + i * paso - 4],
      ]),
      c.t.L,
      4 + i * 2.4,
      opaco(0.6 + i * 0.1),
    ),
  ).join('')
}

/** Trunks that the earthquake drowned, standing in a still river. */
export function chepu(c: Cuadro): string {
  const { t, hy: y } = c
  const en = desde(c)
  const rio = mezcla(mezcla(t.C, t.Z, 0.3), t.G, 0.24)
  const tronco = (dx: number, dy: number, h: number, k: number): string => {
    const [x, v] = en(dx, dy)
    const w = 3 + h * 0.045
    const color = mezcla(mezcla(t.K, t.R, 0.3), t.H, k)
    const g = (Math.round(dx) % 3) - 1
    const copa: Punto[] = [
      [x - w, v],
      [x - w * 0.7 + g * 4, v - h * 0.6],
      [x - w * 0.2 + g * 8, v - h],
      [x + w * 0.5 + g * 6, v - h * 0.94],
      [x + w * 0.8 + g * 4, v - h * 0.5],
      [x + w, v],
    ]
    const ramas = `M${Math.round(x + g * 4)} ${Math.round(v - h * 0.56)}l${Math.round(h * 0.15)}-${Math.round(h * 0.12)}M${Math.round(x + g * 6)} ${Math.round(v - h * 0.74)}l${-Math.round(h * 0.13)}-${Math.round(h * 0.1)}`
    return (
      poli(
        copa.map(([a, b]): Punto => [a, v + (v - b) * 0.42]),
        color,
        opaco(0.24),
      ) +
      poli(copa, color) +
      trazos(ramas, color, Math.max(3, w * 0.5)) +
      elipse(x, v, w * 2.2, 3, t.L, opaco(0.55))
    )
  }
  return (
    lomas(c, { y: y - 56, amplitud: 50, color: t.lejos }) +
    copas(c, y - 26, 34, mezcla(t.verde, t.H, 0.5), [-40, 1240]) +
    copas(c, y - 4, 22, mezcla(t.verde, t.R, 0.2), [-40, 1240]) +
    agua(c, y + 12, rio) +
    (
      [
        [-500, 30, 90, 0.52],
        [-440, 34, 120, 0.5],
        [-350, 30, 80, 0.52],
        [-250, 36, 130, 0.46],
        [-160, 30, 76, 0.5],
        [-60, 40, 110, 0.44],
        [60, 32, 84, 0.5],
        [150, 38, 70, 0.48],
        [420, 34, 100, 0.5],
        [500, 38, 130, 0.46],
      ] as const
    )
      .map(([a, b, h, k]) => tronco(a, b, h, k))
      .join('') +
    elipse(600, y + 44, 700, 9, t.L, opaco(0.34)) +
    (
      [
        [-420, 84, 210, 0.24],
        [-310, 70, 150, 0.28],
        [-110, 86, 190, 0.24],
        [-10, 74, 130, 0.3],
        [470, 88, 180, 0.22],
      ] as const
    )
      .map(([a, b, h, k]) => tronco(a, b, h, k))
      .join('') +
    cisne(c, ...en(-220, 124), 0.56, hacia(c, 1)) +
    (
      [
        [-520, 190, 400, 0.02],
        [-390, 178, 250, 0.1],
        [560, 200, 330, 0.04],
      ] as const
    )
      .map(([a, b, h, k]) => tronco(a, b, h, k))
      .join('') +
    enBandada(
      c,
      [0, 1, 2, 3, 4].map((i) => [600 - c.lado * (60 + i * 40), y * 0.42 + Math.abs(i - 2) * 14, 14] as const),
    )
  )
}

/** Where a river meets the sea: the bar, its gulls, swans in the still water. */
export function bocana(c: Cuadro): string {
  const { t, hy: y } = c
  const en = desde(c)
  const arena = tinte(c, '#DDBF8E', 0.12)
  return (
    agua(c, y) +
    rompiente(c, y + 16, 3, 15) +
    poli(
      [en(-800, 40), en(-800, -180), en(-560, -150), en(-420, -86), en(-300, -60), en(-200, 0), en(-150, 40)],
      mezcla(mezcla(arena, t.R, 0.24), t.H, 0.2),
    ) +
    poli([en(-560, -150), en(-420, -86), en(-470, -20), en(-420, 40), en(-600, 40), en(-540, -60)], t.K, opaco(0.12)) +
    camino(
      `${rutaSuave([en(-800, 54), en(-300, 50), en(20, 58), en(190, 72), en(120, 96), en(-200, 104), en(-800, 110)])}z`,
      arena,
    ) +
    camino(`${rutaSuave([en(800, 54), en(520, 60), en(330, 72), en(400, 92), en(800, 104)])}z`, arena) +
    rect(0, y + 106, 1200, 800 - y, mezcla(mezcla(t.C, t.G, 0.5), t.Z, 0.1)) +
    camino(
      `${rutaSuave([en(-800, 96), en(-200, 98), en(130, 88), en(250, 70), en(320, 74), en(400, 90), en(800, 98)])}L${en(800, 130)[0]} ${y + 130}L${en(-800, 130)[0]} ${y + 130}z`,
      mezcla(mezcla(t.C, t.G, 0.5), t.Z, 0.1),
    ) +
    trazos(
      `M120 ${y + 150}h120M430 ${y + 138}h90M760 ${y + 160}h150M300 ${y + 196}h110M980 ${y + 190}h120`,
      t.L,
      5,
      opaco(0.5),
    ) +
    (
      [
        [-340, 84, 0.56, 1],
        [-240, 92, 0.62, 1],
        [-146, 80, 0.5, 1],
        [-60, 90, 0.58, 1],
        [470, 84, 0.54, -1],
      ] as const
    )
      .map(([dx, dy, k, d]) => gaviota(c, ...en(dx, dy), k, hacia(c, d)))
      .join('') +
    cisne(c, ...en(-240, 172), 0.86, hacia(c, 1)) +
    cisne(c, ...en(20, 158), 0.7, hacia(c, 1)) +
    gaviotaEnVuelo(c, ...en(-60, -150), 1.05, hacia(c, 1)) +
    gaviotaEnVuelo(c, ...en(-290, -232), 0.72, hacia(c, 1)) +
    gaviotaEnVuelo(c, ...en(120, -250), 0.56, hacia(c, 1))
  )
}

/** Coots and ducks between bulrushes, the sea behind its bar, bare hills. */
export function estuario(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = desde(c)
  const [arena, rio] = [tinte(c, '#D9BD8F', 0.14), mezcla(tinte(c, '#5E9DAA', 0.1), t.C, 0.3)]
  const totora = (dx: number, dy: number, w: number, h: number): string => {
    const azar = c.azar(`totora${dx}`)
    let [d, e] = ['', '']
    for (let i = 0; i < 24; i++) {
      const [px, py] = en(dx + azar.real(-w, w), dy + azar.real(-4, 4))
      const [k, a] = [azar.entero(-10, 10), Math.round(h * azar.real(0.6, 1.2))]
      d += `M${Math.round(px)} ${Math.round(py)}q0-${Math.round(a * 0.6)} ${k}-${a}`
      if (i % 4 === 0) e += `M${Math.round(px) + k} ${Math.round(py) - a}v${Math.round(h * 0.2)}`
    }
    return (
      elipse(...en(dx, dy + 2), w * 1.15, 9, mezcla(t.verde, t.K, 0.3)) +
      trazos(d, mezcla(t.verde, t.K, 0.16), 5) +
      trazos(e, tinte(c, '#6B4A2E'), 10)
    )
  }
  return (
    poli(
      [
        en(-800, 10),
        en(-800, -190),
        en(-520, -210),
        en(-380, -150),
        en(-260, -170),
        en(-120, -96),
        en(20, -70),
        en(90, 10),
      ],
      mezcla(mezcla(t.R, t.L, 0.24), t.H, 0.34),
    ) +
    poli([en(-800, -190), en(-520, -210), en(-570, -110), en(-530, 10), en(-800, 10)], t.K, opaco(0.1)) +
    poli([en(-380, -150), en(-260, -170), en(-306, -84), en(-276, 10), en(-440, 10), en(-400, -70)], t.K, opaco(0.1)) +
    rect(0, y - 16, 1200, 60, mezcla(tinte(c, '#2F86A8', 0.1), t.H, 0.16)) +
    rompiente(c, y + 6, 2, 14) +
    camino(
      rutaLoma(
        [
          [-40, y + 34],
          [300, y + 26],
          [700, y + 36],
          [1240, y + 26],
        ],
        y + 80,
      ),
      arena,
    ) +
    agua(c, y + 54, rio) +
    totora(-470, 118, 120, 150) +
    totora(440, 92, 110, 80) +
    totora(-90, 78, 70, 56) +
    pato(c, ...en(150, 100), 0.5, hacia(c, -1)) +
    pato(c, ...en(262, 116), 0.56, hacia(c, -1)) +
    pato(c, ...en(-300, 96), 0.46, hacia(c, 1)) +
    (
      [
        [-320, 168, 0.78],
        [-190, 146, 0.66],
        [-70, 172, 0.8],
        [60, 148, 0.68],
      ] as const
    )
      .map(([dx, dy, k]) => tagua(c, ...en(dx, dy), k, hacia(c, 1)))
      .join('') +
    enBandada(
      c,
      [0, 1, 2, 3, 4, 5].map((i) => [600 - s * (-40 + i * 36), y * 0.44 + i * 12, 15] as const),
    )
  )
}

/** The river ends on a long beach: surf, gulls, the bare wall of the coast. */
export function desembocadura(c: Cuadro): string {
  const { t, hy: y } = c
  const en = desde(c)
  const arena = tinte(c, '#CDA679', 0.14)
  const mar = mezcla(tinte(c, '#3C90A8', 0.08), t.Z, 0.2)
  const orilla = (k: number): Punto[] =>
    (
      [
        [-800, 30],
        [-380, 30],
        [-100, 60],
        [90, 130],
        [330, 210],
        [800, 300],
      ] as const
    ).map(([dx, dy]) => en(dx, dy * k))
  return (
    cordillera(c, { y: y - 120, amplitud: 46, color: mezcla(t.R, t.H, 0.56), pasos: 8 }) +
    lomas(c, { y: y - 40, amplitud: 40, color: mezcla(t.R, t.H, 0.36), pasos: 8 }) +
    rect(0, y, 1200, 900 - y, mezcla(mar, t.H, 0.16)) +
    rect(0, y + 46, 1200, 860 - y, mar) +
    camino(`${rutaSuave(orilla(1))}L${en(800, 520).join(' ')} ${en(-800, 520).join(' ')}z`, arena) +
    [0, 1, 2]
      .map((i) =>
        camino(
          `${rutaSuave(orilla(1 - i * 0.22))}L${rutaSuave(orilla(0.94 - i * 0.2).reverse()).slice(1)}z`,
          t.L,
          opaco(0.9 - i * 0.16),
        ),
      )
      .join('') +
    camino(
      `${rutaSuave([en(-800, 108), en(-460, 96), en(-300, 120), en(-180, 104), en(-30, 96), en(60, 122), en(-40, 134), en(-190, 142), en(-320, 166), en(-480, 140), en(-800, 168)])}z`,
      mezcla(mar, t.H, 0.34),
    ) +
    trazos(rutaSuave([en(-700, 132), en(-470, 116), en(-310, 142), en(-180, 122), en(-40, 114)]), t.L, 5, opaco(0.6)) +
    matas(c, y + 190, mezcla(arena, t.K, 0.3), (x, v) => v - y > 125 + 0.35 * c.lado * (x - 600)) +
    (
      [
        [-150, 190, 0.62, 1],
        [-30, 172, 0.54, 1],
        [-270, 210, 0.68, 1],
        [-390, 186, 0.58, -1],
      ] as const
    )
      .map(([dx, dy, k, d]) => gaviota(c, ...en(dx, dy), k, hacia(c, d)))
      .join('') +
    (
      [
        [-230, -150, 1.3],
        [-20, -220, 1],
        [-330, -268, 0.74],
        [150, -130, 0.82],
        [60, -300, 0.6],
        [-120, -70, 0.66],
      ] as const
    )
      .map(([dx, dy, k]) => gaviotaEnVuelo(c, ...en(dx, dy), k, hacia(c, 1)))
      .join('')
  )
}

/** Channels that wind through the salt marsh, a flock going up, the hills of the peninsula. */
export function marisma(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = desde(c)
  const pasto = tinte(c, '#9A9C4E', 0.12)
  const canal = mezcla(t.C, t.Z, 0.4)
  const meandro = (k: number, w: number): string => {
    const eje: [number, number, number][] = [
      [k, 34, 3],
      [k + 90, 56, 7],
      [k - 110, 86, 12],
      [k + 130, 126, 20],
      [k - 170, 190, 32],
      [k + 60, 270, 50],
      [k - 60, 450, 90],
    ]
    return `${rutaSuave(eje.map(([a, b, v]) => en(a - v * w, b)))}L${rutaSuave(eje.map(([a, b, v]) => en(a + v * w, b)).reverse()).slice(1)}z`
  }
  /** Beside the bends that its grass could fall into. */
  const enSeco = (a: number, v: number): boolean => {
    const [dy, f] = [v - y, v - y < 158 ? (v - y - 106) / 52 : (v - y - 158) / 72]
    const giro =
      dy < 158
        ? 10 * (1 - f) ** 2 + 260 * f * (1 - f) - 20 * f * f
        : -20 * (1 - f) ** 2 - 340 * f * (1 - f) - 55 * f * f
    return (
      [
        [-60, 1.9],
        [330, 0.8],
        [-400, 0.8],
      ] as const
    ).every(([k, w]) => Math.abs(s * (a - 600) - k - giro) > 22 + (dy - 60) * 0.28 * w)
  }
  const flota = Array.from({ length: 26 }, (_, i): [number, number, number] => {
    const f = i / 25
    return [600 - s * (330 - f * 640), y - 130 - Math.sin(f * 3.1) * 130 + ((i * 37) % 5) * 22, 17 + ((i * 5) % 3) * 5]
  })
  return (
    lomas(c, { y: y - 90, amplitud: 70, color: t.lejos, pasos: 8 }) +
    poli(
      [en(-800, 10), en(-800, -120), en(-560, -156), en(-430, -104), en(-300, -116), en(-160, -30), en(-60, 10)],
      mezcla(mezcla(t.verde, t.R, 0.3), t.H, 0.3),
    ) +
    rect(0, y, 1200, 22, mezcla(t.G, t.H, 0.2)) +
    camino(
      rutaLoma(
        [
          [-40, y + 20],
          [300, y + 12],
          [700, y + 22],
          [1240, y + 12],
        ],
        910,
      ),
      mezcla(pasto, t.H, 0.24),
    ) +
    camino(
      rutaLoma(
        [
          [-40, y + 96],
          [400, y + 80],
          [800, y + 104],
          [1240, y + 80],
        ],
        910,
      ),
      pasto,
    ) +
    camino(
      rutaLoma(
        [
          [-40, y + 200],
          [400, y + 176],
          [800, y + 206],
          [1240, y + 180],
        ],
        910,
      ),
      mezcla(pasto, t.K, 0.12),
    ) +
    camino(meandro(-60, 1.9), mezcla(pasto, t.K, 0.34)) +
    camino(meandro(-60, 1.5), canal) +
    camino(meandro(330, 0.8), mezcla(pasto, t.K, 0.34)) +
    camino(meandro(330, 0.6), canal) +
    camino(meandro(-400, 0.8), mezcla(pasto, t.K, 0.34)) +
    camino(meandro(-400, 0.6), canal) +
    matas(c, y + 120, mezcla(pasto, t.K, 0.34), (a, v) => enSeco(a, v) && enSeco(a, v - 24)) +
    enBandada(c, flota) +
    garza(c, ...en(-503, 194), 0.62, hacia(c, -1)) +
    garza(c, ...en(3, 131), 0.62, hacia(c, -1))
  )
}

/** Small waders on the mud of a coastal lagoon, some of them up. */
export function fangal(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = desde(c)
  const [barro, duna] = [tinte(c, '#A08A6A', 0.12), tinte(c, '#DCC294', 0.12)]
  const charca = (dx: number, dy: number, w: number): string =>
    camino(
      rutaSuave(
        [
          en(dx - w, dy),
          en(dx - w * 0.4, dy - w * 0.1),
          en(dx + w * 0.5, dy - w * 0.08),
          en(dx + w, dy + 3),
          en(dx + w * 0.3, dy + w * 0.1),
          en(dx - w * 0.5, dy + w * 0.09),
        ],
        0,
        true,
      ),
      mezcla(t.C, t.H, 0.3),
    )
  const sitios = Array.from({ length: 13 }, (_, i): [Punto, 1 | -1] => [
    en(-470 + i * 74 + ((i * 29) % 5) * 6, 74 + ((i * 13) % 4) * 9),
    hacia(c, i % 4 === 1 ? -1 : 1),
  ])
  const lejanos =
    camino(
      sitios
        .map(([[x, v], d]) =>
          ruta([
            [x - d * 18, v - 10],
            [x - d * 6, v - 18],
            [x + d * 8, v - 18],
            [x + d * 14, v - 24],
            [x + d * 18, v - 19],
            [x + d * 8, v - 9],
          ]),
        )
        .join(''),
      tinte(c, '#8B6B4C', 0.14),
    ) +
    trazos(
      sitios
        .map(
          ([[x, v], d]) =>
            `M${Math.round(x)} ${Math.round(v)}v-8M${Math.round(x + d * 17)} ${Math.round(v - 20)}l${d * 11} 5`,
        )
        .join(''),
      t.K,
      2,
    )
  const arriba = Array.from({ length: 18 }, (_, i): [number, number, number] => [
    600 - s * (260 - i * 24 + (i % 2) * 16),
    y - 130 - Math.sin(i / 4) * 60 - ((i * 7) % 4) * 16,
    11,
  ])
  return (
    rect(0, y - 14, 1200, 40, mezcla(t.G, t.H, 0.2)) +
    rompiente(c, y - 4, 2, 10) +
    camino(
      rutaLoma(
        [
          [-40, y + 8],
          [160, y - 30],
          [360, y + 4],
          [560, y - 16],
          [800, y + 10],
          [1000, y - 26],
          [1240, y + 6],
        ],
        y + 80,
      ),
      duna,
    ) +
    matas(c, y + 4, mezcla(t.verde, t.K, 0.1), (_, v) => v < y + 36) +
    rect(0, y + 40, 1200, 900 - y, mezcla(t.C, t.G, 0.34)) +
    trazos(`M80 ${y + 52}h150M420 ${y + 50}h90M820 ${y + 54}h190`, t.L, 5, opaco(0.6)) +
    camino(
      rutaLoma(
        [
          [-40, y + 84],
          [300, y + 64],
          [700, y + 80],
          [1240, y + 62],
        ],
        910,
      ),
      mezcla(barro, t.H, 0.3),
    ) +
    camino(
      rutaLoma(
        [
          [-40, y + 150],
          [360, y + 130],
          [760, y + 160],
          [1240, y + 132],
        ],
        910,
      ),
      barro,
    ) +
    charca(-60, 150, 330) +
    charca(400, 194, 240) +
    charca(-420, 230, 230) +
    charca(120, 300, 300) +
    lejanos +
    (
      [
        [-350, 150, 0.74, 1, 0],
        [-220, 168, 0.82, 1, 1],
        [-90, 150, 0.74, 1, 0],
        [40, 176, 0.86, -1, 0],
        [-330, 236, 1.06, 1, 1],
        [-150, 232, 1.02, 1, 0],
      ] as const
    )
      .map(([dx, dy, k, d, pica]) => playero(c, ...en(dx, dy), k, hacia(c, d), pica === 1))
      .join('') +
    enBandada(c, arriba)
  )
}
