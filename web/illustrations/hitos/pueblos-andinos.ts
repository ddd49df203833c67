import { type Cuadro, haciaLaSombra, haciaElSol } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { copas, cordillera, lomas, suelo } from '../relieve.ts'
import {
  camino,
  elipse,
  opaco,
  poli,
  rect,
  rutaCaja,
  rutaDisco,
  rutaLoma,
  rutaSuave,
  trazos,
  xy,
  type Punto,
} from '../trazo.ts'
import { hueco, tinte } from './caserio.ts'
import { tropa } from './llamas.ts'
import { nevado } from './norte-grande.ts'

/** Adobe, thatch and a bell tower that stands alone, over old terraces. */
export function puebloDeTerrazas(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  return (
    cordillera(c, { y: y - 110, amplitud: 60, nieve: 40 }) +
    nevado(c, x - s * 330, y - 30, 0.86, c.t.lejos) +
    lomas(c, { y: y - 76, amplitud: 50, color: c.t.medio }) +
    poli(
      [
        [-40, y - 40],
        [1240, y - 70],
        [1240, 900],
        [-40, 900],
      ],
      c.t.bajo,
    ) +
    caserioDeAdobe(c, x, y + 46) +
    [0, 1, 2, 3, 4].map((i) => terraza(c, y + 44 + i * 36 + i * i * 7, i)).join('') +
    camino(rutaLoma(xy('-40,770 300,752 700,774 1240,748'), 910), mezcla(c.t.G, c.t.R, 0.24))
  )
}

/** The church of a village where herders meet, its walls white, the animals before it. */
export function puebloDePastores(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const paja = tinte(c, '#C9A552')
  return (
    cordillera(c, { y: y - 60, amplitud: 50 }) +
    nevado(c, x + s * 300, y + 14, 1.16, c.t.medio) +
    lomas(c, { y: y - 10, amplitud: 20, color: c.t.bajo }) +
    suelo(c, mezcla(paja, c.t.G, 0.4)) +
    caserioDeAdobe(c, x - s * 60, y + 72) +
    tropa(c, x === 600 ? 600 + s * 240 : x === 400 ? 770 : 430)
  )
}

function terraza(c: Cuadro, y: number, i: number): string {
  const borde = (dy: number): Punto[] => [
    [-40, y - 20 + dy],
    [200, y + 8 + dy],
    [480, y - 10 + dy],
    [800, y + 12 + dy],
    [1240, y - 24 + dy],
  ]
  const verde = tinte(c, ['#7F9A4A', '#A9A850', '#8C8F44', '#6E8F4A', '#B59A52'][(i + c.pose) % 5]!, 0.12)
  return camino(rutaLoma(borde(0), 910), mezcla(c.t.R, c.t.K, 0.2)) + camino(rutaLoma(borde(9), 910), verde)
}

function caserioDeAdobe(c: Cuadro, x: number, y: number): string {
  const s = c.lado
  const adobe = tinte(c, '#C08A5C', 0.2)
  const paja = tinte(c, '#A8854A', 0.25)
  const cal = tinte(c, '#F4ECDD', 0.06)
  const choza = (dx: number, dy: number, k: number): string => {
    const p = pluma(x + s * dx, y + dy, k, haciaLaSombra(c, x + s * dx))
    return (
      p.poli(xy('-46,0 -46,40 0,66 46,40 46,0'), adobe) +
      p.poli(xy('46,0 46,40 110,40 110,0'), mezcla(adobe, c.t.K, 0.16)) +
      p.poli(xy('-2,72 56,36 120,36 66,72'), paja) +
      p.poli(xy('-54,34 0,74 8,74 -44,32'), mezcla(paja, c.t.K, 0.2)) +
      p.poli(xy('-10,0 -10,30 10,30 10,0'), hueco(c))
    )
  }
  const p = pluma(x, y, 1.5 * c.talla, haciaLaSombra(c, x))
  const iglesia =
    p.poli(xy('-50,0 -50,60 0,100 50,60 50,0'), cal) +
    p.poli(xy('50,0 50,60 150,60 150,0'), mezcla(cal, c.t.K, 0.14)) +
    p.poli(xy('-4,106 54,56 160,56 106,106'), paja) +
    p.poli(xy('-16,0 -16,34 0,44 16,34 16,0'), mezcla(c.t.K, c.t.R, 0.35)) +
    p.disco(0, 64, 6, hueco(c)) +
    p.poli(xy('-140,0 -134,96 -92,96 -86,0'), cal) +
    p.poli(xy('-98,0 -100,96 -92,96 -86,0'), c.t.K, opaco(0.16)) +
    p.poli(xy('-142,94 -142,104 -84,104 -84,94'), paja) +
    p.poli(xy('-130,104 -113,140 -96,104'), cal) +
    p.poli(xy('-122,62 -122,82 -104,82 -104,62'), hueco(c)) +
    p.linea(xy('-113,138 -113,158'), c.t.K, 3) +
    p.linea(xy('-120,151 -106,151'), c.t.K, 3)
  return choza(-330, -10, 0.86) + choza(300, -14, 0.9) + iglesia + choza(-440, 22, 1.2) + choza(400, 20, 1.24)
}

/** Fruit trees by the water channel of an oasis, bare desert above. */
export function huertos(c: Cuadro, fruta: string): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const verde = tinte(c, '#5F8A3F')
  const arena = mezcla(c.t.G, c.t.L, 0.16)
  const arboles = (
    [
      [470, 66, 0.86],
      [-400, 132, 1.25],
      [-250, 196, 1.6],
      [560, 150, 1.3],
    ] as const
  )
    .map(([dx, dy, k]) => frutal(c, x + s * dx, y + dy, k, verde, fruta))
    .join('')
  return (
    cordillera(c, { y: y - 84, amplitud: 54 }) +
    lomas(c, { y: y - 30, amplitud: 36, color: c.t.medio }) +
    suelo(c, arena) +
    copas(c, y + 2, 30, mezcla(verde, c.t.K, 0.22), [-40, 1240]) +
    rect(0, y + 24, 1200, 12, mezcla(verde, c.t.K, 0.34)) +
    casaDePatio(c, x + s * 60, y + 76) +
    acequia(c, x, y + 78) +
    arboles +
    cajon(c, x + s * 110, y + 206, fruta)
  )
}

export function frutal(c: Cuadro, x: number, y: number, k: number, verde: string, fruta: string): string {
  const p = pluma(x, y, k * c.talla, haciaElSol(c, x))
  const frutas = (
    [
      [-44, 76],
      [-20, 110],
      [8, 84],
      [38, 104],
      [52, 68],
      [-60, 104],
      [-6, 62],
      [22, 132],
      [-34, 136],
    ] as const
  )
    .map(([a, b]) => rutaDisco(...p.en(a, b), 7.5 * k))
    .join('')
  return (
    p.elipse(0, 0, 66, 7, c.t.K, opaco(0.22)) +
    p.poli(xy('-7,0 -5,50 5,50 8,0'), mezcla(c.t.K, c.t.R, 0.4)) +
    p.suave(xy('-86,60 -84,116 -50,158 6,168 62,150 86,106 78,58 36,44 -40,44'), verde) +
    p.suave(xy('-40,152 6,164 60,148 80,110 50,120 10,130'), mezcla(verde, c.t.L, 0.18)) +
    camino(frutas, tinte(c, fruta, 0.02))
  )
}

function casaDePatio(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.44 * c.talla, c.lado)
  const adobe = tinte(c, '#D8A878', 0.14)
  const madera = mezcla(c.t.K, c.t.R, 0.4)
  return (
    p.poli(xy('-120,0 -120,70 110,70 110,0'), adobe) +
    p.poli(xy('-120,52 -120,70 110,70 110,52'), c.t.K, opaco(0.14)) +
    p.poli(xy('-134,68 -128,82 118,82 124,68'), tinte(c, '#A8854A', 0.25)) +
    [-116, -62, -8, 46, 100]
      .map((a) =>
        p.poli(
          [
            [a - 3, 0],
            [a - 3, 68],
            [a + 3, 68],
            [a + 3, 0],
          ],
          madera,
        ),
      )
      .join('') +
    p.poli(xy('-22,0 -22,46 -44,46 -44,0'), tinte(c, '#3F7F8C')) +
    p.poli(xy('10,18 10,44 32,44 32,18'), hueco(c)) +
    p.poli(xy('-100,18 -100,44 -78,44 -78,18'), hueco(c)) +
    p.poli(xy('60,18 60,44 84,44 84,18'), hueco(c))
  )
}

/** It comes from beyond the trees and passes before the house. */
function acequia(c: Cuadro, x: number, y: number): string {
  const s = c.lado
  const eje = (k: number): Punto[] => [
    [x + s * 700, y + 14 + k * 2],
    [x + s * 380, y + 22 + k * 4],
    [x + s * 130, y + 40 + k * 6],
    [x - s * 90 - k * 8 * s, y + 74 + k * 8],
    [x - s * (70 + k * 20), y + 150],
    [x + s * (20 - k * 34), y + 220],
    [x - s * (60 + k * 52), 930],
  ]
  const cinta = (a: number, b: number): string => `${rutaSuave(eje(a))}L${rutaSuave([...eje(b)].reverse()).slice(1)}z`
  return (
    camino(cinta(-1.6, 1.6), mezcla(c.t.R, c.t.L, 0.3)) +
    camino(cinta(-1, 1), mezcla(c.t.C, c.t.Z, 0.4)) +
    trazos(rutaSuave(eje(-0.3)), c.t.L, 4, opaco(0.6))
  )
}

/** A wooden crate of picked fruit. */
function cajon(c: Cuadro, x: number, y: number, fruta: string): string {
  const p = pluma(x, y, 0.7, c.lado)
  const palo = tinte(c, '#C99A62', 0.1)
  return (
    p.elipse(0, 0, 56, 5, c.t.K, opaco(0.24)) +
    camino(
      (
        [
          [-34, 40],
          [-12, 46],
          [12, 44],
          [34, 40],
          [-22, 52],
          [22, 52],
          [0, 56],
        ] as const
      )
        .map(([a, b]) => rutaDisco(...p.en(a, b), 7.6))
        .join(''),
      tinte(c, fruta, 0.02),
    ) +
    p.poli(xy('-50,0 -50,40 50,40 50,0'), palo) +
    p.linea(xy('-48,20 48,20'), mezcla(palo, c.t.K, 0.34), 4)
  )
}

/** Works of the nitrate years: stack, mill, a row of houses, the cart that stayed on its rails. */
export function salitrera(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const oxido = tinte(c, '#A4583A', 0.1)
  const lata = tinte(c, '#B9A892', 0.2)
  const p = pluma(x, y + 66, 1.5 * c.talla, s)
  const nave = (a: number, w: number, h: number, color: string): string =>
    p.poli(
      [
        [a, 0],
        [a, h],
        [a + w * 0.5, h + w * 0.3],
        [a + w, h],
        [a + w, 0],
      ],
      color,
    ) +
    p.poli(
      [
        [a - 6, h - 4],
        [a + w * 0.5, h + w * 0.3 + 5],
        [a + w + 6, h - 4],
        [a + w * 0.5, h + w * 0.3 - 5],
      ],
      mezcla(color, c.t.K, 0.34),
    ) +
    p.poli(
      [
        [a, 0],
        [a, h],
        [a + w * 0.2, h + w * 0.12],
        [a + w * 0.2, 0],
      ],
      c.t.K,
      opaco(0.14),
    )
  const costillas = [-150, -132, -114, -96, -60, -42, -24, -6, 12, 30]
    .map((a) => {
      const [px, py] = p.en(a, 0)
      return `M${Math.round(px)} ${Math.round(py)}v${-Math.round(60 * c.talla)}`
    })
    .join('')
  return (
    cordillera(c, { y: y - 64, amplitud: 40 }) +
    lomas(c, { y: y - 30, amplitud: 26, color: c.t.medio }) +
    poli(
      [
        [x + s * 200, y + 30],
        [x + s * 270, y - 74],
        [x + s * 560, y - 66],
        [x + s * 700, y + 30],
      ],
      mezcla(c.t.G, c.t.L, 0.34),
    ) +
    poli(
      [
        [x + s * 420, y - 70],
        [x + s * 560, y - 66],
        [x + s * 700, y + 30],
        [x + s * 470, y + 30],
      ],
      c.t.K,
      opaco(0.12),
    ) +
    suelo(c, mezcla(c.t.G, c.t.L, 0.1)) +
    p.poli(xy('-216,0 -209,250 -187,250 -180,0'), oxido) +
    p.poli(xy('-216,0 -209,250 -202,250 -202,0'), c.t.K, opaco(0.2)) +
    p.poli(xy('-214,244 -214,256 -182,256 -182,244'), mezcla(oxido, c.t.K, 0.4)) +
    p.linea(xy('-184,244 -118,90'), c.t.K, 1.6) +
    p.linea(xy('-212,244 -268,0'), c.t.K, 1.6) +
    nave(-78, 130, 104, mezcla(oxido, c.t.L, 0.14)) +
    nave(-168, 100, 60, lata) +
    nave(40, 96, 70, oxido) +
    trazos(costillas, c.t.K, 3, opaco(0.18)) +
    p.poli(xy('-34,66 -34,92 8,92 8,66'), hueco(c)) +
    p.poli(xy('-30,0 -30,40 4,40 4,0'), mezcla(c.t.K, c.t.R, 0.3)) +
    hilera(c, x + s * 300, y + 74) +
    rieles(c, Math.round(y + 118)) +
    carro(c, x - s * 130, Math.round(y + 118))
  )
}

function hilera(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.1 * c.talla, c.lado)
  const palo = tinte(c, '#C9A070', 0.2)
  return (
    p.poli(xy('-60,0 -60,58 420,58 420,0'), palo) +
    p.poli(xy('-70,54 -60,74 420,74 420,54'), tinte(c, '#8A4A34')) +
    camino(
      [-40, 40, 120, 200, 280]
        .map((a) => {
          const [px, py] = p.en(a + 10, 40)
          return rutaCaja(px - 10, py, 22, 44 * c.talla)
        })
        .join(''),
      mezcla(c.t.K, c.t.R, 0.3),
    ) +
    [-56, 24, 104, 184, 264]
      .map((a) =>
        p.poli(
          [
            [a - 4, 0],
            [a - 4, 56],
            [a + 4, 56],
            [a + 4, 0],
          ],
          mezcla(palo, c.t.L, 0.3),
        ),
      )
      .join('')
  )
}

/** From side to side, as the tub is seen. */
function rieles(c: Cuadro, y: number): string {
  const durmientes = Array.from({ length: 26 }, (_, i) => {
    const x = -20 + i * 50
    return `M${x} ${y - 11}L${Math.round(x + (x - 600) * 0.03)} ${y + 12}`
  }).join('')
  return (
    trazos(durmientes, mezcla(c.t.R, c.t.K, 0.35), 11, opaco(0.7)) +
    trazos(`M-20 ${y - 8}H1220M-20 ${y + 5}H1220`, mezcla(c.t.K, c.t.R, 0.2), 5)
  )
}

function carro(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.1 * c.talla, c.lado)
  return (
    elipse(x, y + 2, 70, 7, c.t.K, opaco(0.24)) +
    p.poli(xy('-62,62 -44,16 44,16 62,62'), tinte(c, '#7A4630')) +
    p.poli(xy('-66,60 -66,68 66,68 66,60'), c.t.K) +
    p.suave(xy('-54,66 -30,90 10,94 44,82 56,66'), mezcla(c.t.L, c.t.G, 0.14)) +
    p.disco(-26, 10, 13, c.t.K) +
    p.disco(26, 10, 13, c.t.K)
  )
}

/** Steps of dark stone up the slope, what is left of a foundry. */
export function huanchaca(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const piedra = tinte(c, '#8F6E5C', 0.24)
  const cerro = mezcla(mezcla(c.t.G, c.t.R, 0.3), c.t.H, 0.1)
  const p = pluma(x, y + 96, 1.5 * c.talla, s)
  const grada = (i: number): string => {
    const [a, b, h] = [-230 + i * 34, i * 34, 38]
    const arcos =
      i % 2
        ? ''
        : [0.2, 0.4, 0.6, 0.8]
            .map((f) => {
              const m = a + (190 - a) * f
              return p.poli(
                [
                  [m - 9, b],
                  [m - 9, b + 18],
                  [m, b + 26],
                  [m + 9, b + 18],
                  [m + 9, b],
                ],
                mezcla(c.t.K, c.t.R, 0.2),
              )
            })
            .join('')
    return (
      p.poli(
        [
          [a, b],
          [a, b + h],
          [200, b + h],
          [200, b],
        ],
        i % 2 ? piedra : mezcla(piedra, c.t.K, 0.14),
      ) +
      p.poli(
        [
          [a, b + h - 6],
          [a, b + h],
          [200, b + h],
          [200, b + h - 6],
        ],
        mezcla(piedra, c.t.L, 0.3),
      ) +
      arcos
    )
  }
  return (
    cordillera(c, { y: y - 150, amplitud: 70, color: c.t.lejos }) +
    lomas(c, { y: y - 90, amplitud: 60, color: c.t.medio }) +
    suelo(c, mezcla(c.t.G, c.t.R, 0.12)) +
    p.poli(xy('-40,0 50,180 120,238 206,272 330,230 470,120 560,0'), cerro) +
    p.poli(xy('-40,0 50,180 120,238 206,272 176,214 130,150 110,0'), c.t.K, opaco(0.14)) +
    [0, 1, 2, 3, 4, 5].map(grada).join('') +
    p.poli(xy('136,0 150,58 158,84 174,152 184,182 198,216 260,216 380,120 430,0'), cerro) +
    elipse(x, y + 100, 380, 9, c.t.K, opaco(0.14)) +
    camino(rutaLoma(xy('-40,856 400,838 900,860 1240,842'), 910), mezcla(c.t.G, c.t.K, 0.2)) +
    camino(
      `M${x - 90} ${y + 96}C${x - 110} ${y + 180} ${x - 40} ${y + 200} ${x - s * 120 - 120} 910H${x - s * 120 + 200}C${x + 90} ${y + 220} ${x + 10} ${y + 160} ${x + 20} ${y + 96}z`,
      mezcla(c.t.G, c.t.L, 0.36),
    )
  )
}
