import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, copas, lomas } from '../relieve.ts'
import {
  camino,
  disco,
  elipse,
  num,
  opaco,
  poli,
  rect,
  ruta,
  rutaCaja,
  rutaLoma,
  trazos,
  xy,
  type Punto,
} from '../trazo.ts'
import { casa, conLuz, hueco, tinte } from './caserio.ts'
import { bote } from './costa.ts'
import { edificios, muralla } from './valles.ts'

/** The long white palace over its lawn, the flag on top. */
export function palacio(c: Cuadro): string {
  const { t, fx: x, hy } = c
  const y = hy + 120
  const p = pluma(x, y, 1.36)
  const cal = tinte(c, '#F4EEDF', 0.05)
  const [sombra, luz] = [mezcla(cal, t.R, 0.3), hueco(c)]
  const cuadros = (b: number, h: number, as: readonly number[]): string =>
    camino(
      as
        .map((a) => {
          const [px, py] = p.en(a - 9, b + h)
          return rutaCaja(px, py, 24, h * 1.36)
        })
        .join(''),
      luz,
    )
  const alas = [-400, -356, -312, -268, -224, -180, -136, 136, 180, 224, 268, 312, 356, 400]
  const blanco = tinte(c, '#FBFAF4', 0.02)
  const estrella = Array.from({ length: 10 }, (_, i): Punto => {
    const [r, a] = [i % 2 ? 4 : 10, (i * Math.PI) / 5 + Math.PI / 2]
    return [17 + Math.cos(a) * r, 318 + Math.sin(a) * r]
  })
  const arco = (a: number): string =>
    ruta([p.en(a - 16, 0), p.en(a - 16, 44), p.en(a - 8, 56), p.en(a + 8, 56), p.en(a + 16, 44), p.en(a + 16, 0)])
  return (
    muralla(c) +
    edificios(c, 'lejanos', hy + 40, 0.62, mezcla(t.bajo, t.H, 0.2)) +
    copas(c, hy + 10, 34, mezcla(t.verde, t.K, 0.1), [-40, 1240]) +
    rect(0, hy + 40, 1200, 84, mezcla(t.G, t.verde, 0.3)) +
    p.poli(xy('-444,0 -444,140 444,140 444,0'), mezcla(sombra, t.K, 0.2)) +
    p.poli(xy('-444,0 -444,118 444,118 444,0'), cal) +
    p.poli(xy('-448,116 -448,126 448,126 448,116'), sombra) +
    p.poli(xy('-440,60 -440,65 440,65 440,60'), sombra) +
    trazos(
      Array.from({ length: 41 }, (_, i) => {
        const [a, b] = p.en(-440 + i * 22, 127)
        return `M${num(a)} ${num(b)}v-18`
      }).join(''),
      cal,
      6,
    ) +
    p.poli(xy('-444,139 -444,144 444,144 444,139'), cal) +
    cuadros(14, 36, alas) +
    cuadros(74, 32, alas) +
    trazos(
      alas
        .map((a) => {
          const [px, py] = p.en(a - 22, 2)
          return `M${num(px)} ${num(py)}V${num(py - 154)}`
        })
        .join(''),
      mezcla(cal, t.R, 0.16),
      7,
    ) +
    p.poli(xy('-112,0 -112,132 112,132 112,0'), mezcla(cal, '#FFFFFF', 0.4)) +
    p.poli(xy('-120,130 -120,142 120,142 120,130'), sombra) +
    p.poli(xy('-76,142 -76,176 76,176 76,142'), cal) +
    p.poli(xy('-94,168 -94,176 0,218 94,176 94,168'), sombra) +
    p.poli(xy('-78,176 0,210 78,176'), cal) +
    p.disco(0, 186, 9, luz) +
    trazos(
      [-104, -66, -28, 28, 66, 104]
        .map((a) => {
          const [px, py] = p.en(a, 2)
          return `M${num(px)} ${num(py)}v-176`
        })
        .join(''),
      mezcla(cal, t.R, 0.2),
      11,
    ) +
    camino([-84, 84].map(arco).join(''), luz) +
    camino(arco(0), mezcla(t.K, t.R, 0.3)) +
    cuadros(78, 34, [-84, -46, 0, 46, 84]) +
    p.linea(xy('0,212 0,330'), t.K, 4) +
    p.poli(xy('0,330 0,306 34,306 34,330'), tinte(c, '#1F3F96', 0.02)) +
    p.poli(xy('34,330 34,306 92,306 92,330'), blanco) +
    p.poli(xy('0,306 0,282 92,282 92,306'), tinte(c, '#D52B1E', 0.02)) +
    p.poli(estrella, blanco) +
    rect(0, y, 1200, 22, mezcla(tinte(c, '#CFC4B0', 0.1), t.K, 0.06)) +
    rect(0, y + 20, 1200, 900 - y, tinte(c, '#DACDB6', 0.1)) +
    [-1, 1]
      .map(
        (k) =>
          poli(
            [
              [x + k * 120, y + 34],
              [x + k * 520, y + 34],
              [x + k * 700, y + 104],
              [x + k * 150, y + 104],
            ],
            mezcla(t.G, t.verde, 0.3),
          ) +
          poli(
            [
              [x + k * 160, y + 126],
              [x + k * 760, y + 126],
              [x + k * 900, y + 300],
              [x + k * 230, y + 300],
            ],
            mezcla(t.G, t.verde, 0.36),
          ),
      )
      .join('') +
    trazos(`M${x - 60} ${y + 22}L${x - 190} 910M${x + 60} ${y + 22}L${x + 190} 910`, t.K, 3, opaco(0.14))
  )
}

/** Eating houses on stilts over the channel, boats below, the catch on the quay. */
export function caletaDeMariscos(c: Cuadro): string {
  const { t, hy, fx: x, lado: s } = c
  const y = hy - 10
  const madera = tinte(c, '#8E6A4C', 0.16)
  const muros = ['#C4574A', '#E3B84A', '#5F8FA0', '#D8CDB4'].map((color) => tinte(c, color, 0.1))
  const base = y + 132
  const casas = [0, 1, 2, 3].map((i) => {
    const w = 148
    const cx = x - s * (210 - i * 152) - w / 2
    return (
      casa(c, { x: cx, y: base, w, h: 120 + (i % 2) * 26, muro: muros[i]!, techo: mezcla(t.R, t.K, 0.42), cima: 60 }) +
      rect(cx - 4, base - 28, w + 8, 6, mezcla(madera, t.L, 0.3)) +
      trazos(
        [4, 38, 74, 110, 144].map((d) => `M${num(cx + d)} ${num(base - 24)}v24`).join(''),
        mezcla(madera, t.L, 0.3),
        5,
      )
    )
  })
  const pilotes = Array.from({ length: 15 }, (_, i) => `M${num(x - s * 300 + s * i * 44)} ${num(base + 14)}v76`).join(
    '',
  )
  return (
    lomas(c, { y: y - 90, amplitud: 50, color: t.lejos }) +
    camino(
      rutaLoma(
        [
          [-40, y - 50],
          [260, y - 110],
          [620, y - 90],
          [940, y - 130],
          [1240, y - 60],
        ],
        900,
      ),
      mezcla(t.verde, t.H, 0.34),
    ) +
    copas(c, y - 30, 40, mezcla(t.verde, t.H, 0.12), [-40, 1240]) +
    agua(c, y) +
    trazos(pilotes, mezcla(madera, t.K, 0.4), 10) +
    rect(x - 330, base - 4, 660, 18, madera) +
    casas.join('') +
    rect(x - 330, base, 660, 6, t.K, opaco(0.2)) +
    (
      [
        [450, 176, 1.05, '#E8B23F'],
        [40, 214, 1.1, '#C9453A'],
        [-300, 196, 0.9, '#F0EADB'],
      ] as const
    )
      .map(([dx, dy, k, color], i) => bote(c, x + s * dx, y + dy, k, (i % 2 ? -s : s) as 1 | -1, tinte(c, color, 0.05)))
      .join('') +
    rect(0, 738, 1200, 170, mezcla(madera, t.L, 0.2)) +
    rect(0, 738, 1200, 14, mezcla(madera, t.K, 0.3)) +
    trazos(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => `M${60 + i * 136} 752L${20 + i * 146} 910`).join(''),
      t.K,
      4,
      opaco(0.2),
    ) +
    canasto(c, x - s * 140, 808, '#2E2A3A') +
    canasto(c, x - s * 226, 812, '#D9894A') +
    canasto(c, x - s * 54, 810, '#E8DFC8') +
    canasto(c, x - s * 182, 858, '#C9574A') +
    canasto(c, x - s * 94, 862, '#8FA37A')
  )
}

function canasto(c: Cuadro, x: number, y: number, color: string): string {
  const p = pluma(x, y, 0.56)
  const mimbre = tinte(c, '#C9A06A', 0.12)
  const fila = (b: number, n: number, color: string): string =>
    trazos(
      Array.from({ length: n }, (_, i) => {
        const [px, py] = p.en((i - (n - 1) / 2) * 17 - 2, b)
        return `M${num(px)} ${num(py)}h2`
      }).join(''),
      color,
      8,
    )
  const conchas =
    fila(46, 7, tinte(c, color, 0.06)) +
    fila(57, 5, mezcla(tinte(c, color, 0.06), c.t.L, 0.2)) +
    fila(67, 3, tinte(c, color, 0.06))
  return (
    p.elipse(0, 0, 60, 7, c.t.K, opaco(0.24)) +
    conchas +
    p.poli(xy('-56,0 -66,44 66,44 56,0'), mimbre) +
    p.linea(xy('-62,28 62,28'), mezcla(mimbre, c.t.K, 0.3), 4) +
    p.linea(xy('-58,13 58,13'), mezcla(mimbre, c.t.K, 0.3), 4)
  )
}

/** A street of the port when its lamps are lit, the cranes at its end. */
export function calleDelPuerto(c: Cuadro): string {
  const { t, fx: x, hy } = c
  const y = hy + 20
  const cortes = [0.17, 0.25, 0.36, 0.52, 0.74, 1.02, 1.5]
  const altos = [330, 400, 350, 430, 370, 450]
  const colores = ['#C97A56', '#6F9AA0', '#E3CFA0', '#A9688A', '#8FA37A', '#D9A85A'].map((color) =>
    tinte(c, color, 0.2),
  )
  const en = (s: 1 | -1, k: number, h: number): Punto => [x + s * 600 * k, y + 250 * k - h * k]
  const manzana = (s: 1 | -1): string =>
    altos
      .map((_, i) => {
        const [a, b] = [cortes[i]!, cortes[i + 1]!]
        const h = altos[(i + (s === 1 ? 2 : 0)) % 6]!
        const muro = colores[(i + (s === 1 ? 3 : 0)) % 6]!
        const vano = (f: number, g: number, h0: number, h1: number): string => {
          const [k0, k1] = [a + (b - a) * f, a + (b - a) * g]
          return ruta([en(s, k0, h0), en(s, k0, h1), en(s, k1, h1), en(s, k1, h0)])
        }
        const filas = [0.36, 0.58, 0.8].slice(0, h > 400 ? 3 : 2)
        const prendidas = filas
          .flatMap((f, fila) =>
            [0.14, 0.44, 0.72]
              .filter((_v, k) => (k + fila + i) % 3 !== 1)
              .map((g) => vano(g, g + 0.16, h * f, h * (f + 0.13))),
          )
          .join('')
        const apagadas = filas
          .flatMap((f, fila) =>
            [0.14, 0.44, 0.72]
              .filter((_v, k) => (k + fila + i) % 3 === 1)
              .map((g) => vano(g, g + 0.16, h * f, h * (f + 0.13))),
          )
          .join('')
        return (
          poli([en(s, a, 0), en(s, a, h), en(s, b, h), en(s, b, 0)], s === c.lado ? muro : mezcla(muro, t.K, 0.24)) +
          poli([en(s, a, h), en(s, a, h + 16), en(s, b, h + 16), en(s, b, h)], mezcla(muro, t.K, 0.4)) +
          camino(prendidas + vano(0.22, 0.4, 0, 112), conLuz(c) ? '#FFCF7A' : mezcla(t.K, t.R, 0.2)) +
          camino(apagadas + vano(0.6, 0.78, 0, 112), mezcla(muro, t.K, 0.5))
        )
      })
      .join('')
  const faroles = (
    [
      [-1, 0.22],
      [1, 0.3],
      [-1, 0.42],
      [1, 0.72],
      [-1, 0.8],
    ] as const
  )
    .map(([s, k]) => {
      const [a, b] = [x + s * 430 * k, y + 262 * k]
      const alto = 300 * k
      return (
        elipse(a + s * 70 * k, b + 16 * k, 150 * k, 34 * k, '#FFE08A', opaco(0.16)) +
        elipse(a, b - alto, 92 * k, 92 * k, '#FFE08A', opaco(0.25)) +
        trazos(`M${num(a)} ${num(b)}v${num(-alto)}`, t.K, 9 * k + 2) +
        disco(a, b - alto, 26 * k, '#FFE9B0')
      )
    })
    .join('')
  const charcos = (
    [
      [-1, 0.3],
      [1, 0.42],
      [-1, 0.58],
      [1, 0.8],
    ] as const
  )
    .map(
      ([s, k]) =>
        `M${num(x + s * 330 * k - 60 * k)} ${num(y + 290 * k)}h${num(130 * k)}M${num(x + s * 300 * k - 40 * k)} ${num(y + 306 * k)}h${num(80 * k)}`,
    )
    .join('')
  const grua = (dx: number, k: number, s: 1 | -1): string => {
    const p = pluma(x + dx, y + 30, k, s)
    const tono = mezcla(t.medio, t.K, 0.4)
    return (
      p.linea(xy('-22,0 -12,120 12,120 22,0'), tono, 6) +
      p.linea(xy('-40,128 110,128'), tono, 6) +
      p.linea(xy('-34,128 0,186 100,130'), tono, 3.4) +
      p.linea(xy('-18,60 18,60'), tono, 4) +
      p.linea(xy('84,126 84,70'), tono, 2) +
      p.disco(0, 188, 5, t.A)
    )
  }
  return (
    lomas(c, { y: y - 70, amplitud: 60, color: mezcla(t.medio, t.K, 0.1) }) +
    agua(c, y) +
    grua(-44, 1.15, 1) +
    grua(36, 0.86, 1) +
    poli(
      [
        [x - 80, y + 16],
        [x + 96, y + 16],
        [x + 84, y + 34],
        [x - 66, y + 34],
      ],
      tinte(c, '#A83F34', 0.2),
    ) +
    rect(x - 30, y - 6, 70, 22, mezcla(t.L, t.R, 0.4)) +
    poli(
      [
        [x - 130, y + 40],
        [x + 130, y + 40],
        [x + 1000, 910],
        [x - 1000, 910],
      ],
      mezcla(mezcla(t.R, t.Z, 0.4), t.K, 0.3),
    ) +
    poli(
      [
        [x - 66, y + 40],
        [x + 66, y + 40],
        [x + 480, 910],
        [x - 480, 910],
      ],
      mezcla(mezcla(t.R, t.Z, 0.4), t.K, 0.5),
    ) +
    trazos(
      `M${x - 14} ${num(y + 42)}L${x - 130} 910M${x + 14} ${num(y + 42)}L${x + 130} 910`,
      mezcla(t.L, t.Z, 0.4),
      4,
      opaco(0.6),
    ) +
    trazos(charcos, '#FFD887', 7, opaco(0.6)) +
    manzana(-1) +
    manzana(1) +
    faroles
  )
}
