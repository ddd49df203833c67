import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, aguaSinDestellos, copas, lomas } from '../relieve.ts'
import {
  camino,
  elipse,
  num,
  opaco,
  poli,
  rect,
  ruta,
  rutaCaja,
  rutaDisco,
  rutaLoma,
  rutaSuave,
  trazos,
  xy,
  type Punto,
} from '../trazo.ts'
import { palmera } from './calles.ts'
import { conLuz, hueco, tinte } from './caserio.ts'
import { bote } from './costa.ts'

/** A steam engine where the zone has one: by the sea, before a seaside casino, on the turntable of its roundhouse. */
export function locomotora(c: Cuadro): string {
  return c.zona === 'N2' ? estacionDelPuerto(c) : c.zona === 'C2' ? balneario(c) : casaDeMaquinas(c)
}

/** How flat the round of the turntable looks. */
const SESGO = 58 / 356

/** Bays in an arc, rails that meet on the turntable, the wooded hill behind. */
function casaDeMaquinas(c: Cuadro): string {
  const { t, fx: x, lado: s } = c
  const y = c.hy - 20
  const verde = mezcla(t.verde, t.R, 0.2)
  const balasto = tinte(c, '#B7A48C', 0.16)
  const [ladrillo, techo] = [tinte(c, '#B26A48', 0.12), mezcla(t.R, t.K, 0.42)]
  const naves = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
  const arista = (u: number, z: number): Punto => [x + u * 160, y + 104 + u * u * 4 - (128 + u * u * 5) * z]
  /** A point on the flat face of a bay: from side to side -1 to 1, from its foot to its eave 0 to 1. */
  const en = (i: number, k: number, z: number): Punto => {
    const [a, b] = [arista(i - 0.5, z), arista(i + 0.5, z)]
    return [a[0] + ((b[0] - a[0]) * (k + 1)) / 2, a[1] + ((b[1] - a[1]) * (k + 1)) / 2]
  }
  const puertas = naves
    .map((i) =>
      ruta([
        en(i, -0.62, 0),
        en(i, -0.62, 0.6),
        en(i, -0.38, 0.76),
        en(i, 0.38, 0.76),
        en(i, 0.62, 0.6),
        en(i, 0.62, 0),
      ]),
    )
    .join('')
  const filo = [...naves.map((i) => i - 0.5), 5.5].map((u) => arista(u, 1))
  const pie = [...naves.map((i) => i - 0.5), 5.5].map((u) => arista(u, 0))
  /** Two rails from each door to the rim of the pit, on a ground seen at a low angle. */
  const radios = naves
    .map((i) => {
      const [px, py] = en(i, 0, 0)
      const [u, v] = [px - x, (py - 690) / SESGO]
      const r = Math.hypot(u, v)
      return [-16, 16]
        .map((w) => {
          const [a, b] = [(-v / r) * w, (u / r) * w * SESGO]
          return `M${num(px + a)} ${num(py + b)}L${num(x + (u / r) * 352 + a)} ${num(690 + (v / r) * 352 * SESGO + b)}`
        })
        .join('')
    })
    .join('')
  return (
    lomas(c, { y: y - 60, amplitud: 40, color: t.lejos }) +
    camino(
      rutaLoma(
        [
          [-40, y - 30],
          [200 - s * 60, y - 120],
          [600 - s * 160, y - 250],
          [760 - s * 160, y - 236],
          [1000 - s * 60, y - 110],
          [1240, y - 60],
        ],
        900,
      ),
      mezcla(verde, t.H, 0.3),
    ) +
    copas(c, y - 70, 34, mezcla(verde, t.H, 0.12), [-40, 1240]) +
    rect(0, y + 40, 1200, 900 - y, balasto) +
    poli([...filo, ...pie.toReversed()], ladrillo) +
    camino(puertas, mezcla(t.K, t.R, 0.22)) +
    camino(
      naves.map((i) => ruta([en(i, -0.5, 0.93), en(i, 0.5, 0.93), en(i, 0.5, 0.84), en(i, -0.5, 0.84)])).join(''),
      hueco(c) === '#FFCF7A' ? '#FFCF7A' : mezcla(t.C, t.L, 0.4),
    ) +
    poli(
      [...filo.map(([a, b]): Punto => [a, b - 6]), ...filo.toReversed().map(([a, b]): Punto => [a, b - 40])],
      techo,
    ) +
    camino(
      naves
        .map((i) => {
          const [a, b] = en(i, 0, 1)
          return rutaCaja(a - 9, b - 62, 18, 30) + rutaCaja(a - 15, b - 68, 30, 8)
        })
        .join(''),
      mezcla(techo, t.K, 0.3),
    ) +
    trazos(radios, mezcla(balasto, t.K, 0.4), 3.4) +
    elipse(x, 690, 356, 58, mezcla(balasto, t.K, 0.22)) +
    elipse(x, 694, 336, 48, mezcla(balasto, t.K, 0.55)) +
    rect(x - 342, 690, 684, 26, mezcla(t.R, t.K, 0.5)) +
    rect(x - 342, 684, 684, 8, mezcla(t.L, t.K, 0.35)) +
    rect(x - s * 300 - 22, 640, 44, 46, mezcla(techo, t.A, 0.2)) +
    maquina(c, x + s * 10, 686) +
    camino(rutaLoma(xy('-40,836 400,822 800,840 1240,820'), 910), mezcla(balasto, t.K, 0.16))
  )
}

/** Sand, a bay with its boats and a long timber station. */
function estacionDelPuerto(c: Cuadro): string {
  const { t, fx: x, lado: s } = c
  const y = c.hy - 40
  const arena = tinte(c, '#E6C894', 0.12)
  const palo = tinte(c, '#EADBB8', 0.08)
  const [e, h] = [x - s * 150, 654]
  const puertas = [-230, -138, -46, 46, 138, 230]
    .map((a) =>
      ruta([
        [e + a - 30, h],
        [e + a - 30, h - 74],
        [e + a, h - 96],
        [e + a + 30, h - 74],
        [e + a + 30, h],
      ]),
    )
    .join('')
  return (
    lomas(c, { y: y - 34, amplitud: 34, color: t.lejos, pasos: 8 }) +
    agua(c, y - 10, tinte(c, '#3E9FB8', 0.06)) +
    poli(
      [
        [x + s * 900, y - 40],
        [x + s * 420, y - 22],
        [x + s * 250, y - 6],
        [x + s * 180, y + 8],
        [x + s * 900, y + 14],
      ],
      mezcla(tinte(c, '#B99A72', 0.2), t.H, 0.3),
    ) +
    (
      [
        [360, 40, 0.5, '#D8573F'],
        [450, 84, 0.74, '#F2EEE2'],
      ] as const
    )
      .map(([dx, dy, k, color]) => bote(c, x + s * dx, y + dy, k, -1, tinte(c, color, 0.06)))
      .join('') +
    rect(x - s * 90 - 320, y + 92, 640, 8, tinte(c, '#8A6A4C')) +
    camino(
      rutaLoma(
        [
          [-40, y + 110],
          [300, y + 96],
          [760, y + 112],
          [1240, y + 98],
        ],
        910,
      ),
      arena,
    ) +
    poli(
      [
        [e - 290, h],
        [e - 290, h - 116],
        [e, h - 196],
        [e + 290, h - 116],
        [e + 290, h],
      ],
      palo,
    ) +
    poli(
      [
        [e - 320, h - 106],
        [e, h - 222],
        [e + 320, h - 106],
        [e + 306, h - 92],
        [e, h - 200],
        [e - 306, h - 92],
      ],
      tinte(c, '#A4583A', 0.1),
    ) +
    trazos(
      [-264, -176, -88, 0, 88, 176, 264].map((a) => `M${num(e + a)} ${h}v-104`).join(''),
      mezcla(palo, t.K, 0.14),
      4,
    ) +
    camino(puertas, tinte(c, '#3F6F7C')) +
    elipse(e, h - 146, 25, 25, t.K) +
    elipse(e, h - 146, 20, 20, t.L) +
    trazos(`M${num(e)} ${h - 160}v14l10 6`, t.K, 4) +
    rect(0, h, 1200, 40, mezcla(arena, t.K, 0.14)) +
    via(c, 712) +
    maquina({ ...c, talla: 0.92 }, x + s * 80, 704) +
    rect(0, 730, 1200, 12, mezcla(t.L, t.R, 0.2)) +
    rect(0, 742, 1200, 170, mezcla(arena, t.R, 0.2)) +
    camino(rutaLoma(xy('-40,846 400,828 800,850 1240,830'), 910), mezcla(arena, t.K, 0.3))
  )
}

/** A white casino among its palms over the beach; the small train of the summer has come in. */
function balneario(c: Cuadro): string {
  const { t, fx: x, lado: s } = c
  const y = c.hy - 20
  const cal = tinte(c, '#F6EFE0', 0.05)
  const mansarda = tinte(c, '#6F7F8C', 0.12)
  const p = pluma(x - s * 60, 650, 1.36, s)
  const piso = (b: number, w: number): string =>
    p.poli(
      [
        [-w, b],
        [-w, b + 62],
        [w, b + 62],
        [w, b],
      ],
      cal,
    )
  const vanos = (b: number, w: number, n: number): string =>
    camino(
      Array.from({ length: n }, (_, i) => {
        const a = -w + (2 * w * (i + 0.5)) / n
        return ruta([p.en(a - 10, b), p.en(a - 10, b + 26), p.en(a, b + 36), p.en(a + 10, b + 26), p.en(a + 10, b)])
      }).join(''),
      hueco(c),
    )
  return (
    aguaSinDestellos(c, y - 60) +
    elipse(600, y + 30, 700, 8, t.L, opaco(0.8)) +
    camino(
      rutaLoma(
        [
          [-40, y + 30],
          [300, y + 44],
          [760, y + 34],
          [1240, y + 48],
        ],
        910,
      ),
      tinte(c, '#E8CFA0', 0.1),
    ) +
    camino(
      rutaLoma(
        [
          [-40, y + 92],
          [300, y + 76],
          [760, y + 96],
          [1240, y + 80],
        ],
        910,
      ),
      mezcla(t.verde, t.L, 0.14),
    ) +
    palmera(c, x - s * 330, 656) +
    palmera(c, x + s * 166, 652) +
    piso(0, 170) +
    piso(62, 130) +
    p.poli(xy('-182,60 -182,70 182,70 182,60'), mezcla(cal, t.R, 0.3)) +
    p.poli(xy('-140,122 -112,168 112,168 140,122'), mansarda) +
    p.poli(xy('-34,62 -34,150 0,180 34,150 34,62'), cal) +
    p.poli(xy('-44,148 0,200 44,148'), mansarda) +
    p.disco(0, 130, 10, hueco(c)) +
    p.linea(xy('0,196 0,240'), t.K, 3) +
    p.poli(xy('0,240 0,220 -34,224 -34,238'), t.A) +
    vanos(10, 170, 9) +
    vanos(76, 130, 7) +
    p.poli(xy('-170,54 -170,61 170,61 170,54'), t.K, opaco(0.12)) +
    trazos(
      Array.from({ length: 35 }, (_, i) => {
        const [a, b] = p.en(-170 + i * 10, 0)
        return `M${num(a)} ${num(b)}v-22`
      }).join('') + ruta([p.en(-172, 16), p.en(172, 16)], 0, false),
      mezcla(cal, t.K, 0.3),
      3,
    ) +
    palmera(c, x - s * 210, 690) +
    palmera(c, x + s * 60, 694) +
    rect(0, 676, 1200, 60, mezcla(tinte(c, '#B7A48C', 0.16), t.K, 0.1)) +
    via(c, 706) +
    maquina({ ...c, talla: 0.6, lado: s }, x + s * 330, 700) +
    rect(0, 730, 1200, 14, mezcla(t.L, t.R, 0.2)) +
    rect(0, 744, 1200, 170, tinte(c, '#C7AE90', 0.16)) +
    trazos([0, 1, 2, 3].map((i) => `M-20 ${772 + i * 34}H1220`).join(''), t.K, 3, opaco(0.12)) +
    camino(
      rutaSuave(
        [
          [x - s * 640, 760],
          [x - s * 420, 752],
          [x - s * 300, 790],
          [x - s * 420, 850],
          [x - s * 700, 860],
        ],
        0,
        true,
      ),
      mezcla(t.verde, t.K, 0.16),
    ) +
    camino(
      xy('-560,780 -470,800 -400,784 -500,826')
        .map(([a = 0, b = 0]) => rutaDisco(x + s * a, b, 9))
        .join(''),
      t.A,
    )
  )
}

function via(c: Cuadro, y: number): string {
  const durmientes = Array.from({ length: 26 }, (_, i) => rutaCaja(-20 + i * 48, y - 2, 28, 12)).join('')
  return camino(durmientes, mezcla(c.t.R, c.t.K, 0.5)) + rect(0, y - 8, 1200, 7, mezcla(c.t.L, c.t.K, 0.4))
}

function maquina(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.62 * c.talla, c.lado)
  const { t } = c
  const hierro = mezcla(t.K, t.Z, 0.16)
  const rueda = (a: number, r: number): string => {
    const [cx, cy] = p.en(a, r)
    return `<circle fill="${mezcla(t.K, t.R, 0.1)}" stroke="${t.A}" stroke-width="${num(4 * c.talla)}" cx="${num(cx)}" cy="${num(cy)}" r="${num(r * 1.5 * c.talla)}"/>`
  }
  const humo = (
    [
      [104, 158, 18],
      [84, 192, 28],
      [46, 222, 36],
      [-10, 244, 40],
      [-80, 258, 34],
    ] as const
  )
    .map(([a, b, r]) => rutaDisco(...p.en(a, b), r * 1.5))
    .join('')
  return (
    camino(humo, mezcla(mezcla(t.L, '#FFFFFF', 0.3), t.H, 0.2)) +
    p.poli(xy('-128,24 -128,34 140,34 140,24'), t.K) +
    p.poli(xy('-120,34 -120,116 -60,116 -60,34'), hierro) +
    p.poli(xy('-110,72 -110,102 -72,102 -72,72'), conLuz(c) ? '#FFCF7A' : mezcla(t.C, t.L, 0.3)) +
    p.poli(xy('-130,112 -126,124 -54,124 -50,112'), mezcla(t.R, t.K, 0.4)) +
    p.poli(xy('-62,40 -62,94 112,94 122,84 122,48 112,40'), hierro) +
    [-30, 20, 70]
      .map((a) =>
        p.poli(
          [
            [a, 40],
            [a, 94],
            [a + 7, 94],
            [a + 7, 40],
          ],
          mezcla(t.L, t.R, 0.35),
        ),
      )
      .join('') +
    p.poli(xy('-62,84 -62,94 112,94 118,88'), t.L, opaco(0.22)) +
    p.poli(xy('92,92 86,136 80,144 122,144 116,136 110,92'), hierro) +
    p.suave(xy('-14,92 -12,112 6,120 22,110 24,92'), mezcla(t.A, t.R, 0.3)) +
    p.disco(124, 76, 7, conLuz(c) ? '#FFE9A8' : t.L) +
    p.poli(xy('126,30 166,2 112,2'), mezcla(t.R, t.K, 0.35)) +
    rueda(-92, 22) +
    rueda(-38, 22) +
    rueda(14, 22) +
    rueda(70, 14) +
    rueda(104, 14) +
    p.linea(xy('-92,20 14,20'), mezcla(t.L, t.K, 0.3), 5)
  )
}
