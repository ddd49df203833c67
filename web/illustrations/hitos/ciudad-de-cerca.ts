import { type Cuadro, haciaElSol } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { copas, cordillera, lomas } from '../relieve.ts'
import {
  camino,
  disco,
  elipse,
  opaco,
  poli,
  rect,
  ruta,
  rutaDisco,
  rutaSuave,
  trazos,
  xy,
  type Punto,
} from '../trazo.ts'
import { casa, conLuz, hueco, tinte } from './caserio.ts'
import { edificios, muralla } from './valles.ts'

/** An avenue of tombs and cypresses; behind it the range, or the low hills of the west where the sun goes down. */
export function cementerio(c: Cuadro): string {
  const { t, hy: y, fx: x } = c
  const filas = (
    [
      [0.42, 96, 8],
      [0.62, 180, 26],
      [0.95, 300, 64],
      [1.4, 490, 130],
    ] as const
  )
    .map(([k, dx, dy]) =>
      [-1, 1]
        .map((s) => cipres(c, x + s * dx * 0.86, y + dy + 8, k * 1.1) + tumba(c, x + s * (dx + 70 * k), y + dy + 24, k))
        .join(''),
    )
    .join('')
  return (
    (c.hora === 'atardecer'
      ? lomas(c, { y: y - 96, amplitud: 46, color: t.lejos, pasos: 8 }) +
        lomas(c, { nombre: 'cerca', y: y - 58, amplitud: 34, color: t.medio, pasos: 8 })
      : muralla(c)) +
    copas(c, y - 26, 30, mezcla(t.verde, t.H, 0.2), [-40, 1240]) +
    capilla(c, x, y + 10) +
    rect(0, y + 6, 1200, 420, mezcla(t.verde, t.G, 0.4)) +
    poli(
      [
        [x - 44, y + 8],
        [x + 44, y + 8],
        [x + 520, 910],
        [x - 520, 910],
      ],
      mezcla(tinte(c, '#D8C6A4', 0.1), t.L, 0.1),
    ) +
    poli(
      [
        [x - 44, y + 8],
        [x - 36, y + 8],
        [x - 440, 910],
        [x - 520, 910],
      ],
      t.K,
      opaco(0.12),
    ) +
    poli(
      [
        [x + 44, y + 8],
        [x + 36, y + 8],
        [x + 440, 910],
        [x + 520, 910],
      ],
      t.K,
      opaco(0.12),
    ) +
    filas
  )
}

function capilla(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.1)
  const muro = tinte(c, '#E7D3B4', 0.1)
  return (
    p.poli(xy('-74,0 -74,84 74,84 74,0'), muro) +
    p.poli(xy('-84,84 0,122 84,84'), mezcla(muro, c.t.K, 0.12)) +
    p.suave(xy('-40,104 -40,150 0,180 40,150 40,104'), tinte(c, '#5E8F86')) +
    p.linea(xy('0,166 0,204'), c.t.K, 5) +
    p.linea(xy('-10,192 10,192'), c.t.K, 5) +
    p.poli(xy('-16,0 -16,44 0,60 16,44 16,0'), hueco(c))
  )
}

function cipres(c: Cuadro, x: number, y: number, s: number): string {
  const p = pluma(x, y, s, c.lado)
  const verde = mezcla(tinte(c, '#3F6A45', 0.1), c.t.K, 0.14)
  return (
    p.linea(xy('0,0 0,40'), c.t.K, 9) +
    p.suave(xy('-26,24 -34,120 -18,230 0,300 18,230 34,120 26,24 0,14'), verde) +
    p.suave(xy('-26,24 -34,120 -18,230 -4,290 -8,120 -6,20'), c.t.K, opaco(0.22))
  )
}

function tumba(c: Cuadro, x: number, y: number, s: number): string {
  const p = pluma(x, y, s * 1.15, haciaElSol(c, x))
  const muro = tinte(c, '#EFE6D4', 0.08)
  return (
    p.elipse(0, 0, 84, 7, c.t.K, opaco(0.2)) +
    p.poli(xy('-70,0 -70,14 70,14 70,0'), mezcla(muro, c.t.K, 0.2)) +
    p.poli(xy('-60,14 -60,120 60,120 60,14'), muro) +
    p.poli(xy('-60,14 -60,120 -34,120 -34,14'), c.t.K, opaco(0.16)) +
    p.poli(xy('-72,118 0,164 72,118'), mezcla(muro, c.t.R, 0.2)) +
    p.poli(xy('-18,14 -18,70 0,88 18,70 18,14'), mezcla(c.t.K, c.t.R, 0.3)) +
    p.linea(xy('0,160 0,204'), mezcla(muro, c.t.K, 0.3), 7) +
    p.linea(xy('-15,188 15,188'), mezcla(muro, c.t.K, 0.3), 7)
  )
}

/** A small hill in the middle of the city: stairs, terraces, a tower on top. */
export function cerroEnLaCiudad(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  const p = pluma(x, y + 150, 1.15 * c.talla, s)
  const [ocre, roca, verde] = [tinte(c, '#D9A860', 0.1), tinte(c, '#8E8478', 0.2), mezcla(t.verde, t.K, 0.12)]
  const escalera = (a: Punto, b: Punto): string => {
    const n = Math.round((b[1] - a[1]) / 8)
    const peldanos = Array.from({ length: n - 1 }, (_, k) => {
      const f = (k + 1) / n
      const [u, v] = p.en(a[0] + (b[0] - a[0]) * f - s * 11, a[1] + (b[1] - a[1]) * f)
      return `M${Math.round(u)} ${Math.round(v)}h${Math.round(25 * c.talla)}`
    }).join('')
    return (
      p.poli(
        [
          [a[0] - 14, a[1]],
          [b[0] - 14, b[1]],
          [b[0] + 14, b[1]],
          [a[0] + 14, a[1]],
        ],
        mezcla(ocre, t.L, 0.4),
      ) + trazos(peldanos, mezcla(ocre, t.K, 0.3), 3)
    )
  }
  return (
    muralla(c) +
    edificios(c, 'lejanos', y + 10, 0.72, t.bajo) +
    edificios(c, 'cercanos', y + 50, 1, mezcla(t.R, t.K, 0.2)) +
    rect(0, y + 46, 1200, 120, mezcla(verde, t.K, 0.2)) +
    p.suave(
      xy('-400,-10 -330,70 -240,120 -190,210 -90,262 10,280 110,250 190,180 260,120 340,60 400,-10 0,-50'),
      verde,
    ) +
    p.poli(xy('-150,130 -120,220 -60,262 -20,200 -60,130'), roca) +
    p.poli(xy('60,90 90,190 160,206 200,120 150,70'), roca) +
    p.poli(xy('60,90 90,190 110,195 100,90'), t.K, opaco(0.2)) +
    [
      [-260, 60, 44],
      [-200, 110, 38],
      [240, 70, 46],
      [180, 40, 36],
      [-120, 50, 40],
      [-300, 14, 40],
      [320, 18, 42],
    ]
      .map(([a = 0, b = 0, r = 0], i) => p.disco(a, b, r, mezcla(verde, i % 2 ? t.L : t.K, 0.14)))
      .join('') +
    torreon(c, p, ocre) +
    p.poli(xy('-110,158 -110,186 120,186 120,158'), ocre) +
    p.poli(xy('-116,184 -116,192 126,192 126,184'), mezcla(ocre, t.L, 0.4)) +
    [-90, -50, -10, 30, 70]
      .map((a) =>
        p.poli(
          [
            [a, 158],
            [a, 174],
            [a + 9, 180],
            [a + 18, 174],
            [a + 18, 158],
          ],
          mezcla(ocre, t.K, 0.36),
        ),
      )
      .join('') +
    p.poli(xy('-190,40 -190,84 210,84 210,40'), ocre) +
    p.poli(xy('-198,82 -198,92 218,92 218,82'), mezcla(ocre, t.L, 0.4)) +
    [-160, -100, -40, 60, 120, 170]
      .map((a) =>
        p.poli(
          [
            [a, 40],
            [a, 64],
            [a + 14, 74],
            [a + 28, 64],
            [a + 28, 40],
          ],
          mezcla(ocre, t.K, 0.36),
        ),
      )
      .join('') +
    escalera([-70, -40], [16, 92]) +
    escalera([70, 92], [-20, 192]) +
    escalera([-36, 192], [8, 252]) +
    fachadas(c, -1) +
    fachadas(c, 1) +
    calle(c)
  )
}

/** Where the pavement on our side begins. */
export const bordeDeLaVereda = ({ hy }: Cuadro): number => Math.round(hy + 180 + (720 - hy) * 0.34)

/** The low houses of the street, to one side of the hill. */
function fachadas(c: Cuadro, s: 1 | -1): string {
  const muros = ['#E6D2A8', '#C98A6A', '#B9C0A8', '#D9B872', '#CFC6B8'].map((color) => tinte(c, color, 0.12))
  const [techo, w] = [mezcla(c.t.R, c.t.K, 0.4), 126]
  let casas = ''
  for (let i = 0, x = c.fx + s * 330; x > -w && x < 1200 + w; i++, x += s * w)
    casas += casa(c, {
      x: s === 1 ? x : x - w,
      y: c.hy + 162,
      w,
      h: 128 + ((i * 2 + (s === 1 ? 1 : 0)) % 3) * 16,
      muro: muros[(i + (s === 1 ? 2 : 0)) % 5]!,
      techo,
      cima: i % 2 ? 0 : 34,
    })
  return casas
}

/** Pavement, roadway, a crossing at the foot of the stairs, pavement. */
function calle(c: Cuadro): string {
  const { t, hy: y, fx, lado: s } = c
  const [a, b] = [y + 180, bordeDeLaVereda(c)]
  const losa = mezcla(tinte(c, '#CFC0A4', 0.16), t.K, 0.04)
  const x = fx - s * 46
  const cebra = [-2, -1, 0, 1, 2]
    .map((i) =>
      ruta([
        [x + i * 30 - 9, a + 4],
        [x + i * 30 + 9, a + 4],
        [x - s * 20 + i * 42 + 13, b - 4],
        [x - s * 20 + i * 42 - 13, b - 4],
      ]),
    )
    .join('')
  const juntas = Array.from({ length: 9 }, (_, i) => `M${60 + i * 136} ${b + 8}L${-180 + i * 196} 910`).join('')
  return (
    rect(0, y + 158, 1200, 22, losa) +
    rect(0, a - 4, 1200, b - a + 8, mezcla(tinte(c, '#7C7A78', 0.2), t.K, 0.16)) +
    camino(cebra, mezcla(t.L, t.R, 0.16)) +
    rect(0, b, 1200, 910 - b, losa) +
    rect(0, b, 1200, 8, mezcla(losa, t.L, 0.4)) +
    trazos(juntas + `M0 ${b + 62}H1200`, mezcla(losa, t.K, 0.16), 3)
  )
}

function torreon(c: Cuadro, p: ReturnType<typeof pluma>, ocre: string): string {
  const almenas = [-46, -22, 2, 26]
    .map((a) =>
      p.poli(
        [
          [a, 356],
          [a, 372],
          [a + 16, 372],
          [a + 16, 356],
        ],
        ocre,
      ),
    )
    .join('')
  return (
    p.poli(xy('-44,240 -40,350 38,350 42,240'), ocre) +
    p.poli(xy('-44,240 -40,350 -20,350 -22,240'), c.t.K, opaco(0.18)) +
    p.poli(xy('-50,346 -50,358 46,358 46,346'), mezcla(ocre, c.t.L, 0.3)) +
    almenas +
    p.poli(xy('-8,290 -8,318 2,328 12,318 12,290'), hueco(c)) +
    p.linea(xy('0,370 0,424'), c.t.K, 4) +
    p.poli(xy('0,424 0,404 34,410 30,418 36,426'), c.t.A)
  )
}

/** Blocks of flats whose end walls are one painting each. */
export function murales(c: Cuadro): string {
  const { t, hy, lado: s } = c
  const y = hy + 150
  const color = (v: string): string => tinte(c, v, 0.06)
  const bloque = (
    dx: number,
    w: number,
    h: number,
    fondo: string,
    pintura: (en: (a: number, b: number) => Punto) => string,
  ): string => {
    const cx = 600 + dx
    // Along the side wall roof, sills and foot run to the same point.
    const enLado = (f: number, g: number): Punto => [cx - s * (w / 2 + 130 * f), y - 12 * f - g * (h - 46 * f)]
    const vanos = [0.1, 0.34, 0.58, 0.8]
      .map((g) =>
        [0.14, 0.58]
          .map((f) => ruta([enLado(f, g), enLado(f + 0.26, g), enLado(f + 0.26, g + 0.12), enLado(f, g + 0.12)]))
          .join(''),
      )
      .join('')
    return (
      poli([enLado(0, 0), enLado(0, 1), enLado(1, 1), enLado(1, 0)], mezcla(color('#C9AE8E'), t.K, 0.24)) +
      camino(vanos, hueco(c)) +
      rect(cx - w / 2, y - h, w, h, fondo) +
      pintura((a, b) => [cx + s * a * (w / 300), y - b]) +
      rect(cx - w / 2 - 5, y - h - 10, w + 10, 14, mezcla(t.L, t.R, 0.34))
    )
  }
  const sol = (en: (a: number, b: number) => Punto): string =>
    poli([en(-150, 0), en(-150, 120), en(-40, 190), en(60, 110), en(150, 160), en(150, 0)], color('#D97B3C')) +
    poli([en(-150, 0), en(-150, 60), en(0, 110), en(150, 50), en(150, 0)], color('#7FA04B')) +
    disco(...en(40, 320), 62, color('#F0C24A')) +
    ave(c, (a, b) => en(a - 140, b + 20))
  const flor = (en: (a: number, b: number) => Punto): string =>
    trazos(ruta([en(0, 0), en(-10, 210)], 0, false), color('#4F8348'), 16) +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => {
        const g = i * 0.785
        const [a, b] = [Math.cos(g) * 70, Math.sin(g) * 70]
        return disco(...en(a, 266 + b), 38, color(i % 2 ? '#F2EAD6' : '#F0C24A'))
      })
      .join('') +
    disco(...en(0, 266), 44, color('#8A3F2E')) +
    camino(
      rutaSuave([en(0, 90), en(80, 170), en(140, 150), en(80, 90)], 0, true) +
        rutaSuave([en(0, 60), en(-80, 140), en(-140, 110), en(-70, 60)], 0, true),
      color('#7FA04B'),
    )
  return (
    cordillera(c, { y: hy - 150, amplitud: 90, nieve: 60 }) +
    copas(c, hy - 6, 40, mezcla(t.verde, t.H, 0.2), [-40, 1240]) +
    rect(0, hy + 20, 1200, 300, mezcla(t.verde, t.H, 0.1)) +
    bloque(-430, 290, 400, color('#7A3F5E'), flor) +
    bloque(430, 290, 400, color('#F2D9A0'), sol) +
    bloque(0, 360, 440, color('#2E6C80'), (en) => rostro(c, (a, b) => en((a + 185) * 0.8, b * 1.06))) +
    copas(c, y - 22, 30, mezcla(t.verde, t.K, 0.14), [180, 330]) +
    copas(c, y - 22, 30, mezcla(t.verde, t.K, 0.14), [860, 1020]) +
    rect(0, y, 1200, 40, mezcla(t.verde, t.L, 0.1)) +
    rect(0, y + 36, 1200, 900 - y, mezcla(mezcla(t.R, t.L, 0.3), t.K, 0.1)) +
    rect(0, y + 36, 1200, 8, mezcla(t.R, t.K, 0.3)) +
    andamio(c, 600 - s * 120, y - 206, y - 440)
  )
}

function rostro(c: Cuadro, en: (a: number, b: number) => Punto): string {
  const color = (v: string): string => tinte(c, v, 0.06)
  const suave = (p: Punto[], v: string): string =>
    camino(
      rutaSuave(
        p.map(([a, b]) => en(a, b)),
        0,
        true,
      ),
      v,
    )
  return (
    suave(xy('-340,-60 -356,190 -300,360 -170,392 -60,330 -40,160 -14,30 -24,-60'), color('#2B2438')) +
    suave(xy('-350,-70 -330,30 -250,66 -186,52 -120,66 -46,30 -24,-70'), color('#D9A23E')) +
    camino(
      ruta([en(-226, 150), en(-228, 62), en(-186, 30), en(-146, 62), en(-146, 150)]),
      mezcla(color('#B5694A'), c.t.K, 0.2),
    ) +
    suave(xy('-272,200 -292,270 -240,336 -140,336 -86,270 -94,180 -130,112 -186,82 -240,118'), color('#B5694A')) +
    suave(xy('-306,200 -290,330 -190,372 -90,346 -66,220 -106,300 -190,308 -262,290'), color('#2B2438')) +
    suave(xy('-300,330 -190,372 -80,320 -84,300 -190,346 -296,306'), color('#D8433B')) +
    trazos(
      rutaSuave([en(-230, 236), en(-206, 248), en(-182, 236)]) +
        rutaSuave([en(-150, 236), en(-128, 248), en(-108, 236)]),
      color('#2B2438'),
      8,
    ) +
    trazos(rutaSuave([en(-158, 226), en(-140, 186), en(-164, 182)]), color('#7E4030'), 6) +
    trazos(rutaSuave([en(-192, 152), en(-164, 142), en(-136, 154)]), color('#A8323A'), 10)
  )
}

function ave(c: Cuadro, en: (a: number, b: number) => Punto): string {
  const color = (v: string): string => tinte(c, v, 0.06)
  return (
    poli([en(20, 210), en(110, 330), en(140, 240), en(210, 200), en(120, 196), en(60, 170)], color('#F2EAD6')) +
    poli([en(60, 172), en(10, 120), en(90, 150), en(120, 196)], color('#D8433B')) +
    poli([en(206, 204), en(236, 196), en(204, 192)], color('#F0C24A'))
  )
}

/** A painter in white overalls on a cradle hung from the roof. */
function andamio(c: Cuadro, x: number, y: number, techo: number): string {
  const s = c.lado
  const [acero, blanco] = [mezcla(c.t.L, c.t.K, 0.36), mezcla(c.t.L, c.t.R, 0.1)]
  const p = pluma(x - s * 12, y, 0.84, s)
  return (
    trazos([-50, 50].map((d) => `M${x + d} ${Math.round(techo)}V${Math.round(y)}`).join(''), acero, 4) +
    persona(c, x - s * 12, y, 84, {
      postura: { ...posturas.pie, brazos: [xy('18,58 14,62 5,74'), xy('28,84 18,72 5,75')] },
      lado: s,
      ropa: blanco,
    }) +
    p.linea(xy('-7,2 -4,46'), blanco, 9.5) +
    p.linea(xy('7,2 4,46'), mezcla(blanco, c.t.K, 0.12), 9.5) +
    p.linea(xy('28,84 42,104'), mezcla(c.t.R, c.t.L, 0.3), 4) +
    p.linea(xy('39,99 44,107'), color(c, '#D9A23E'), 8) +
    trazos(`M${x - 50} ${y - 34}h100`, acero, 4) +
    rect(x - 58, y, 116, 11, acero) +
    camino(`M${x + s * 30 - 13} ${y - 26}h26l-4 26h-18z`, color(c, '#D9A23E')) +
    elipse(x + s * 30, y - 26, 13, 4, mezcla(c.t.K, c.t.R, 0.3)) +
    elipse(x + s * 30, y - 26, 9, 2, color(c, '#D9A23E'))
  )
}

const color = (c: Cuadro, v: string): string => tinte(c, v, 0.06)

/** The yard of an old town house at night: two lit galleries, garlands, tiles. */
export function casona(c: Cuadro): string {
  const { t, hy } = c
  const y = hy + 120
  const [muro, madera, luz] = [
    tinte(c, '#C9785A', 0.1),
    mezcla(tinte(c, '#8A5A3A', 0.2), t.K, 0.1),
    conLuz(c) ? '#FFD27A' : mezcla(t.L, t.R, 0.2),
  ]
  const vanos = [0, 1, 2, 3, 4].map((i) => 130 + i * 235)
  const puerta = (x: number, b: number, h: number): string => `M${x - 36} ${Math.round(b)}v${-h}a36 30 0 0 1 72 0v${h}z`
  const tramos = [12, 482, 952]
  const bombillas = tramos
    .flatMap((x) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => {
        const f = (i + 0.5) / 9
        return rutaDisco(x + f * 470, y - 217 + f * (1 - f) * 200, 9)
      }),
    )
    .join('')
  return (
    rect(-10, y - 470, 1220, 474, muro) +
    rect(-10, y - 500, 1220, 40, tinte(c, '#8E3F2E', 0.1)) +
    rect(-10, y - 462, 1220, 8, t.K, opaco(0.3)) +
    camino(vanos.map((x) => puerta(x, y - 248, 130)).join(''), luz) +
    camino(vanos.map((x) => puerta(x, y, 150)).join(''), luz) +
    trazos(
      vanos
        .map((x) => `M${x} ${Math.round(y - 406)}V${Math.round(y - 248)}M${x} ${Math.round(y - 178)}V${Math.round(y)}`)
        .join(''),
      madera,
      8,
    ) +
    rect(-10, y - 250, 1220, 24, madera) +
    trazos(Array.from({ length: 31 }, (_, i) => `M${i * 40} ${Math.round(y - 300)}v52`).join(''), madera, 6) +
    rect(-10, y - 306, 1220, 11, madera) +
    [12, 248, 482, 718, 952, 1188].map((x) => rect(x - 10, y - 462, 20, 466, mezcla(madera, t.K, 0.3))).join('') +
    rect(0, y, 1200, 920 - y, tinte(c, '#A8705A', 0.2)) +
    elipse(600, y + 130, 560, 84, luz, opaco(0.2)) +
    trazos(
      [0, 1, 2, 3].map((i) => `M0 ${Math.round(y + 30 + i * 34 + i * i * 8)}H1200`).join('') +
        [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
          .map((i) => `M${600 + i * 110} ${Math.round(y)}L${600 + i * 230} 910`)
          .join(''),
      t.K,
      3,
      opaco(0.16),
    ) +
    trazos(
      tramos
        .map((x) =>
          rutaSuave([
            [x, y - 226],
            [x + 235, y - 126],
            [x + 470, y - 226],
          ]),
        )
        .join(''),
      t.K,
      4,
    ) +
    camino(bombillas, conLuz(c) ? '#FFEBB0' : t.L)
  )
}
