import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, copas, cordillera, lomas, suelo } from '../relieve.ts'
import { camino, elipse, opaco, poli, rutaDisco, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'

/** A rock like a church before a calm sea. */
export function penonIglesia(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  const p = pluma(x, y + 96, 1.5 * c.talla, s)
  const roca = mezcla(tinte(c, '#8A7B70', 0.2), t.K, 0.14)
  const arena = mezcla(tinte(c, '#A89A86', 0.12), t.L, 0.12)
  const perfil: Punto[] = xy(
    '-190,0 -182,50 -150,66 -142,110 -112,120 -100,176 -70,236 -46,250 -30,210 -6,196 20,158 58,150 84,112 120,106 140,60 176,44 188,0',
  )
  return (
    lomas(c, { y: y - 26, amplitud: 40, color: t.lejos }) +
    agua(c) +
    penasco(c, x + s * 410, y + 44, 0.5) +
    penasco(c, x - s * 420, y + 60, 0.42) +
    p.poli(perfil, roca) +
    p.poli(
      xy('-190,0 -182,50 -150,66 -142,110 -112,120 -100,176 -70,236 -60,243 -76,150 -104,70 -110,0'),
      t.K,
      opaco(0.28),
    ) +
    p.poli(xy('-46,250 -30,210 -6,196 20,158 58,150 30,130 -14,150 -44,200'), mezcla(roca, t.L, 0.3)) +
    p.suave(xy('-30,4 -30,4 -34,48 -8,92 20,84 36,40 34,4 34,4'), mezcla(roca, t.K, 0.62)) +
    p.suave(xy('-14,4 -14,4 -16,34 0,60 16,50 20,4 20,4'), mezcla(t.G, t.H, 0.3)) +
    p.linea(xy('-8,30 6,30'), mezcla(t.G, t.H, 0.6), 3) +
    p.linea(xy('2,16 13,16'), mezcla(t.G, t.H, 0.6), 3) +
    p.linea(xy('90,96 80,50 96,10'), mezcla(roca, t.K, 0.3), 5) +
    p.linea(xy('-70,180 -58,110 -70,60'), mezcla(roca, t.K, 0.4), 5) +
    p.elipse(0, -2, 214, 8, t.L, opaco(0.85)) +
    xy('-80,262 -40,276 10,232')
      .map(([a = 0, b = 0]) =>
        trazos(`M${Math.round(p.en(a - 12, b)[0])} ${Math.round(p.en(a, b)[1])}q9-10 18 2q9-13 18-2`, t.K, 4),
      )
      .join('') +
    trazos(
      rutaSuave([
        [-40, y + 186],
        [300, y + 164],
        [720, y + 190],
        [1240, y + 160],
      ]),
      t.L,
      12,
      opaco(0.85),
    ) +
    camino(
      rutaLoma(
        [
          [-40, y + 192],
          [300, y + 170],
          [720, y + 196],
          [1240, y + 166],
        ],
        910,
      ),
      mezcla(arena, t.C, 0.16),
    ) +
    camino(
      rutaLoma(
        [
          [-40, y + 226],
          [420, y + 206],
          [800, y + 234],
          [1240, y + 204],
        ],
        910,
      ),
      arena,
    )
  )
}

function penasco(c: Cuadro, x: number, y: number, k: number): string {
  const p = pluma(x, y, k * 1.5, c.lado)
  return (
    p.poli(xy('-120,0 -96,60 -50,80 -20,130 30,110 60,60 110,40 126,0'), mezcla(c.t.R, c.t.K, 0.3)) +
    p.elipse(0, -2, 140, 8, c.t.L, opaco(0.85))
  )
}

/** Round grey cacti of the fog, in clumps on the bed of a dry ravine, between its walls. */
export function copiapoas(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = (dx: number, dy: number): Punto => [600 + s * dx, y + dy]
  const [cerro, niebla] = [mezcla(t.R, t.H, 0.2), mezcla(t.H, t.L, 0.5)]
  return (
    lomas(c, { nombre: 'quebrada', y: y - 90, amplitud: 60, color: t.lejos, pasos: 8 }) +
    poli(
      [en(-260, 20), en(-120, -110), en(10, -150), en(90, -96), en(160, -120), en(300, 20)],
      mezcla(t.medio, t.H, 0.3),
    ) +
    camino(
      rutaLoma(
        [
          en(-700, -60),
          en(-330, -86),
          en(-200, -54),
          en(-90, -92),
          en(40, -64),
          en(140, -84),
          en(260, -52),
          en(420, -90),
          en(700, -60),
        ],
        y + 60,
      ),
      niebla,
      opaco(0.6),
    ) +
    camino(
      rutaLoma(
        [
          en(-700, -20),
          en(-300, -40),
          en(-150, -14),
          en(-20, -46),
          en(110, -10),
          en(220, -34),
          en(380, -12),
          en(700, -30),
        ],
        y + 60,
      ),
      niebla,
      opaco(0.8),
    ) +
    poli(
      [
        en(740, -330),
        en(620, -300),
        en(540, -210),
        en(440, -186),
        en(380, -96),
        en(290, -70),
        en(220, 10),
        en(120, 34),
        en(740, 90),
      ],
      mezcla(cerro, t.H, 0.12),
    ) +
    poli(
      [en(540, -210), en(440, -186), en(380, -96), en(430, -40), en(400, 30), en(500, 40), en(520, -80)],
      t.K,
      opaco(0.13),
    ) +
    poli([en(290, -70), en(220, 10), en(120, 34), en(300, 40)], t.K, opaco(0.13)) +
    poli(
      [
        en(-740, -400),
        en(-600, -380),
        en(-520, -270),
        en(-430, -250),
        en(-370, -130),
        en(-270, -110),
        en(-230, -10),
        en(-120, 30),
        en(-740, 130),
      ],
      mezcla(cerro, t.K, 0.12),
    ) +
    poli(
      [en(-520, -270), en(-430, -250), en(-370, -130), en(-440, -70), en(-400, 40), en(-520, 60), en(-560, -110)],
      t.L,
      opaco(0.16),
    ) +
    poli([en(-270, -110), en(-230, -10), en(-120, 30), en(-310, 44), en(-330, -20)], t.L, opaco(0.16)) +
    suelo({ ...c, hy: y + 26 }) +
    camino(
      rutaSuave(
        [
          en(14, 26),
          en(22, 26),
          en(120, 90),
          en(-30, 160),
          en(120, 240),
          en(150, 420),
          en(-230, 420),
          en(-160, 240),
          en(-190, 150),
          en(10, 90),
        ],
        0,
        true,
      ),
      mezcla(mezcla(t.G, t.L, 0.3), t.H, 0.2),
    ) +
    (
      [
        [-70, 0.28, 66],
        [260, 0.3, 70],
        [-370, 0.34, 84],
        [170, 0.4, 108],
        [-270, 0.54, 150],
        [206, 0.54, 166],
        [-400, 0.66, 236],
        [350, 0.8, 262],
      ] as const
    )
      .map(([dx, k, dy]) => mata(c, ...en(dx, dy), k * c.talla))
      .join('') +
    (
      [
        [196, 240, 30],
        [-450, 150, 40],
        [500, 158, 26],
        [-300, 292, 34],
      ] as const
    )
      .map(([dx, dy, w]) =>
        poli(
          [en(dx - w, dy), en(dx - w * 0.5, dy - w * 0.6), en(dx + w * 0.4, dy - w * 0.5), en(dx + w, dy)],
          mezcla(t.R, t.K, 0.3),
        ),
      )
      .join('')
  )
}

const BOLAS = [
  [-6, -26, 36],
  [-56, -4, 32],
  [52, -2, 34],
  [0, 6, 40],
] as const

function mata(c: Cuadro, x: number, y: number, s: number): string {
  const [gris, flor] = [tinte(c, '#A9B3A2', 0.1), tinte(c, '#E6C36A', 0.08)]
  const partes = BOLAS.map(([dx, dy, r]) => {
    const p = pluma(x + dx * s, y + dy * s, s, c.lado)
    const en = (a: number, b: number): Punto => p.en(a * r, b * r)
    return {
      cuerpo: rutaSuave(
        [en(-1, 0.1), en(-1.08, 0.9), en(-0.5, 1.7), en(0.5, 1.7), en(1.08, 0.9), en(1, 0.1), en(0, -0.1)],
        0,
        true,
      ),
      costillas: [-0.6, -0.2, 0.24, 0.64]
        .map((k) => rutaSuave([en(k, 0.1), en(k * 1.3, 0.8), en(k * 0.5, 1.5)]))
        .join(''),
      flor: rutaDisco(...en(0, 1.5), r * 0.46 * s, r * 0.17 * s),
    }
  })
  const pie = elipse(x, y + 4, 92 * s, 9 * s, c.t.K, opaco(0.24))
  if (s < LEJANA)
    return (
      pie +
      camino(partes.map((una) => una.cuerpo).join(''), gris) +
      trazos(partes[3]!.costillas, mezcla(gris, c.t.K, 0.42), 3) +
      camino(partes.map((una) => una.flor).join(''), flor)
    )
  return (
    pie +
    partes
      .map(
        (una, i) =>
          camino(una.cuerpo, mezcla(gris, c.t.K, i === 3 ? 0 : 0.12)) +
          trazos(una.costillas, mezcla(gris, c.t.K, 0.42), 3.4 * s) +
          camino(una.flor, flor),
      )
      .join('')
  )
}

const LEJANA = 0.5

/** A great boulder with llamas, people and a spiral cut into it, above a strip of green. */
export function piedraDeLlamas(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  const [roca, luz] = [tinte(c, '#8A5A44', 0.24), mezcla(t.L, '#F2D9B0', 0.3)]
  const p = pluma(x, y + 236, 2 * c.talla, s)
  return (
    cordillera(c, { y: y - 80, amplitud: 80 }) +
    lomas(c, { nombre: 'ladera', y: y - 50, amplitud: 100, color: t.medio, pasos: 8 }) +
    lomas(c, { y: y - 16, amplitud: 40 }) +
    copas(c, y + 4, 30, tinte(c, '#6F9140', 0.1), [-40, 1240]) +
    suelo({ ...c, hy: y + 26 }) +
    (
      [
        [-470, 70, 66],
        [650, 70, 70],
      ] as const
    )
      .map(([dx, dy, w]) =>
        poli(
          [
            [x + s * dx - w, y + dy],
            [x + s * dx - w * 0.8, y + dy - w * 0.6],
            [x + s * dx, y + dy - w * 0.9],
            [x + s * dx + w * 0.8, y + dy - w * 0.5],
            [x + s * dx + w, y + dy],
          ],
          mezcla(roca, t.K, 0.14),
        ),
      )
      .join('') +
    p.elipse(0, 0, 190, 10, t.K, opaco(0.26)) +
    p.poli(xy('-180,0 -190,70 -150,136 -70,168 30,160 120,130 176,66 182,0'), roca) +
    p.poli(xy('-180,0 -190,70 -150,136 -104,154 -124,80 -116,0'), t.K, opaco(0.26)) +
    p.poli(xy('-150,136 -70,168 30,160 120,130 20,140 -60,146'), mezcla(roca, t.L, 0.26)) +
    llama(p, -70, 84, luz) +
    llama(p, -6, 96, luz) +
    llama(p, -40, 36, luz) +
    p.linea(xy('60,56 60,92'), luz, 5) +
    p.disco(60, 100, 7, luz) +
    p.linea(xy('42,84 60,78 78,84'), luz, 5) +
    p.linea(xy('50,36 60,56 70,36'), luz, 5) +
    p.curva(xy('118,70 112,60 122,52 134,62 128,80 108,80 100,60 114,42 138,46'), luz, 5) +
    p.linea(xy('4,30 20,30 20,46 36,46'), luz, 5)
  )
}

function llama(p: ReturnType<typeof pluma>, x: number, y: number, luz: string): string {
  return (
    p.linea(
      [
        [x - 18, y],
        [x + 16, y],
      ],
      luz,
      8,
    ) +
    [-16, -9, 8, 15]
      .map((a) =>
        p.linea(
          [
            [x + a, y - 2],
            [x + a, y - 20],
          ],
          luz,
          4,
        ),
      )
      .join('') +
    p.linea(
      [
        [x + 16, y],
        [x + 22, y + 24],
        [x + 32, y + 24],
      ],
      luz,
      5,
    ) +
    p.linea(
      [
        [x - 20, y + 2],
        [x - 26, y - 6],
      ],
      luz,
      4,
    )
  )
}
