import { type Cuadro, haciaElSol, haciaLaSombra } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, type Postura } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { agua, copas, lomas, suelo } from '../relieve.ts'
import { camino, disco, elipse, opaco, poli, rect, rutaCaja, rutaLoma, trazos, xy, type Punto } from '../trazo.ts'
import { casa, conLuz, hueco, tinte } from './caserio.ts'

/** The headframe of the coal pit and the long houses of those who went down it. */
export function lota(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const suelo = mezcla(mezcla(c.t.R, c.t.L, 0.24), c.t.K, conLuz(c) ? 0.2 : 0.04)
  return (
    lomas(c, { y: y - 60, amplitud: 40, color: c.t.lejos }) +
    agua(c, y - 20) +
    poli(
      [
        [x - s * 700, y + 120],
        [x - s * 640, y - 90],
        [x - s * 420, y - 110],
        [x - s * 180, y - 60],
        [x + s * 40, y + 20],
        [x + s * 300, y + 50],
        [x + s * 800, y + 80],
        [x + s * 800, y + 160],
      ],
      mezcla(c.t.verde, c.t.R, 0.4),
    ) +
    rect(0, y + 84, 1200, 830 - y, suelo) +
    pabellon(c, x - s * 250, y + 96) +
    castillete(c, x + s * 90, y + 108) +
    camino(rutaLoma(xy('-40,742 300,726 760,748 1240,728'), 910), mezcla(suelo, c.t.K, 0.16))
  )
}

function castillete(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.62 * c.talla, c.lado)
  const hierro = mezcla(c.t.K, c.t.R, 0.22)
  const rueda = (a: number, b: number, r: number): string => {
    const [cx, cy] = p.en(a, b)
    return (
      `<circle fill="none" stroke="${c.t.A}" stroke-width="8" cx="${Math.round(cx)}" cy="${Math.round(cy)}" r="${Math.round(r * 1.6)}"/>` +
      p.linea(
        [
          [a - r, b],
          [a + r, b],
        ],
        hierro,
        2,
      ) +
      p.linea(
        [
          [a, b - r],
          [a, b + r],
        ],
        hierro,
        2,
      )
    )
  }
  const cruces = [0, 46, 92, 138]
    .map((b) => {
      const w = 44 - b * 0.13
      return (
        p.linea(
          [
            [-w, b],
            [w - 6, b + 44],
          ],
          hierro,
          3,
        ) +
        p.linea(
          [
            [w, b],
            [-w + 6, b + 44],
          ],
          hierro,
          3,
        )
      )
    })
    .join('')
  return (
    p.poli(xy('110,0 110,74 216,74 216,0'), tinte(c, '#A8583F')) +
    p.poli(xy('102,70 163,112 224,70'), mezcla(c.t.R, c.t.K, 0.45)) +
    p.poli(xy('132,30 132,54 152,54 152,30'), hueco(c)) +
    p.poli(xy('172,30 172,54 192,54 192,30'), hueco(c)) +
    p.linea(xy('-46,0 -22,196'), hierro, 8) +
    p.linea(xy('46,0 22,196'), hierro, 8) +
    p.linea(xy('22,190 94,0'), hierro, 6) +
    cruces +
    p.poli(xy('-34,190 -34,200 34,200 34,190'), hierro) +
    rueda(-8, 214, 17) +
    rueda(20, 208, 12)
  )
}

/** Two floors under one roof, a stair for each family. */
function pabellon(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.1 * c.talla, c.lado)
  const muro = tinte(c, '#E3D0A8', 0.1)
  const vanos = [-190, -130, -70, -10, 50, 110]
    .flatMap((a) =>
      [64, 16].map((b) => {
        const [vx, vy] = p.en(a, b + 30)
        return rutaCaja(vx - 12, vy, 24, 36)
      }),
    )
    .join('')
  return (
    p.poli(xy('-220,0 -220,112 150,112 150,0'), muro) +
    p.poli(xy('-236,108 -212,146 142,146 166,108'), tinte(c, '#8F4A3C')) +
    p.poli(xy('-220,54 -220,62 150,62 150,54'), mezcla(muro, c.t.R, 0.5)) +
    camino(vanos, hueco(c))
  )
}

/** The bell tower of a campus among its trees. */
export function campanil(c: Cuadro): string {
  const [x, y] = [c.fx, c.hy]
  const verde = mezcla(c.t.verde, c.t.R, 0.1)
  const p = pluma(x, y + 92, 1.5 * c.talla, haciaLaSombra(c, x))
  const muro = tinte(c, '#EFE6D6', 0.08)
  const bloques = (
    [
      [-560, 190, 96],
      [-340, 150, 130],
      [170, 190, 118],
      [400, 200, 90],
    ] as const
  )
    .map(([dx, w, h]) =>
      casa(c, {
        x: x + dx * c.talla,
        y: y + 86,
        w,
        h,
        muro: tinte(c, dx > 0 ? '#D8A88A' : '#E3D6BE', 0.12),
        techo: mezcla(c.t.R, c.t.K, 0.3),
        cima: 0,
      }),
    )
    .join('')
  return (
    lomas(c, { y: y - 60, amplitud: 60, color: c.t.lejos }) +
    lomas(c, { nombre: 'media', y: y - 20, amplitud: 50, color: mezcla(c.t.verde, c.t.H, 0.34) }) +
    copas(c, y + 10, 46, mezcla(verde, c.t.K, 0.14), [-40, 1240]) +
    bloques +
    suelo({ ...c, hy: y + 84 }, mezcla(verde, c.t.L, 0.16)) +
    camino(`M${x - 60} ${y + 92}L${x - 190} 910H${x + 190}L${x + 60} ${y + 92}z`, mezcla(c.t.R, c.t.L, 0.56)) +
    trazos(
      `M${x} ${Math.round(y + 100)}V900M${x - 110} 700H${x + 110}M${x - 150} 800H${x + 150}`,
      c.t.R,
      4,
      opaco(0.3),
    ) +
    p.poli(xy('-44,0 -44,20 44,20 44,0'), mezcla(muro, c.t.R, 0.3)) +
    p.poli(xy('-24,20 -20,232 20,232 24,20'), muro) +
    p.poli(xy('8,20 8,232 20,232 24,20'), c.t.K, opaco(0.16)) +
    [44, 84, 124]
      .map((b) =>
        p.poli(
          [
            [-5, b],
            [-5, b + 24],
            [5, b + 24],
            [5, b],
          ],
          hueco(c),
        ),
      )
      .join('') +
    p.disco(0, 186, 14, c.t.K) +
    p.disco(0, 186, 11, conLuz(c) ? '#FFE9A8' : c.t.L) +
    p.linea(xy('0,193 0,186 6,183'), c.t.K, 2) +
    p.poli(xy('-27,230 -27,238 27,238 27,230'), mezcla(muro, c.t.R, 0.3)) +
    [-18, -3, 12]
      .map((a) =>
        p.poli(
          [
            [a, 238],
            [a, 266],
            [a + 6, 266],
            [a + 6, 238],
          ],
          muro,
        ),
      )
      .join('') +
    p.poli(xy('-26,264 0,300 26,264'), mezcla(muro, c.t.R, 0.3)) +
    p.poli(xy('8,264 0,300 26,264'), c.t.K, opaco(0.16)) +
    (
      [
        [-270, 30, 1.2],
        [300, 36, 1.3],
        [-440, 90, 1.7],
        [480, 110, 1.8],
      ] as const
    )
      .map(([dx, dy, k]) => arbol(c, x + dx, y + 86 + dy, k, verde))
      .join('')
  )
}

function arbol(c: Cuadro, x: number, y: number, k: number, verde: string): string {
  const p = pluma(x, y, k, haciaElSol(c, x))
  return (
    p.elipse(0, 0, 50, 6, c.t.K, opaco(0.22)) +
    p.poli(xy('-7,0 -4,60 4,60 7,0'), mezcla(c.t.K, c.t.R, 0.4)) +
    p.suave(xy('-58,50 -64,96 -34,140 16,150 56,122 64,80 44,46 -10,38'), mezcla(verde, c.t.K, 0.2)) +
    p.suave(xy('-30,134 16,146 52,120 54,92 10,110'), verde)
  )
}

/** Pans in the mud of the lagoon, each at its own degree of salt; the white heaps beside them. */
export function salinas(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const barro = tinte(c, '#A88A68', 0.24)
  const fuga = x - s * 60
  const tonos = [
    mezcla(c.t.C, c.t.L, 0.4),
    tinte(c, '#D9A8A0', 0.06),
    mezcla(c.t.C, c.t.G, 0.4),
    mezcla(c.t.L, c.t.C, 0.14),
  ]
  const filas = [0, 28, 66, 118, 190, 290, 420].map((v) => y + 34 + v)
  const camellon = (v: number, alto: number): string =>
    camino(
      rutaLoma(
        [
          [-40, v],
          [300, v - 5],
          [700, v + 4],
          [1240, v - 3],
        ],
        Math.round(v + alto),
      ),
      mezcla(barro, c.t.L, 0.12),
    )
  let pozas = ''
  for (const [f, y0] of filas.slice(0, -1).entries()) {
    const y1 = filas[f + 1]!
    const en = (a: number, v: number): Punto => [fuga + a * (60 + (v - y) * 0.74), v]
    for (let i = -8; i < 8; i++) {
      const [a, b] = [en(i + 0.06, y0 + 3), en(i + 0.94, y1 - 4 - f * 1.6)]
      if (b[0] < -20 && a[0] < -20) continue
      if (a[0] > 1220) continue
      pozas += poli([a, en(i + 0.94, y0 + 3), b, en(i + 0.06, y1 - 4 - f * 1.6)], tonos[(i + 8 + f * 3) % 4]!)
    }
  }
  return (
    lomas(c, { y: y - 50, amplitud: 44, color: c.t.lejos }) +
    lomas(c, { nombre: 'media', y: y - 14, amplitud: 30, color: mezcla(c.t.verde, c.t.H, 0.3) }) +
    agua(c, y) +
    rect(0, y + 26, 1200, 880 - y, barro) +
    pozas +
    (
      [
        [-310, 120, 0.9],
        [-430, 176, 1.24],
        [-190, 96, 0.66],
        [250, 72, 0.54],
        [360, 84, 0.62],
      ] as const
    )
      .map(([dx, dy, k]) => monton(c, x + s * dx, y + dy, k))
      .join('') +
    galpon(c, x + s * 470, y + 44) +
    camellon(y + 124, 16) +
    salinero(c, x - s * 40, y + 128, 120, s, tinte(c, '#3F7F8C', 0.06)) +
    camellon(y + 226, 26) +
    salinero(c, x + s * 190, y + 232, 220, -s as 1 | -1, tinte(c, '#F4EBD8', 0.04))
  )
}

const RASTRILLAR: Postura = {
  piernas: [xy('-18,0 -12,24 -4,46'), xy('16,0 14,24 2,46')],
  brazos: [xy('20,49 20,58 12,68'), xy('34,37 26,51 11,69')],
  cadera: [-4, 47],
  hombro: [10, 71],
  cabeza: [20, 84],
}

/** Bent over the pan, the long wooden rake in both hands. */
function salinero(c: Cuadro, x: number, y: number, h: number, lado: 1 | -1, ropa: string): string {
  const p = pluma(x, y, h / 100, lado)
  const palo = tinte(c, '#7A5232', 0.1)
  const sal = mezcla(c.t.L, '#FFFFFF', 0.6)
  return (
    p.suave(xy('78,-26 92,-12 118,-8 146,-14 160,-28 118,-32'), sal) +
    p.elipse(0, 1, 34, 4, c.t.K, opaco(0.25)) +
    persona(c, x, y, h, { postura: RASTRILLAR, lado, ropa, sombrero: true }) +
    p.linea(xy('6,60.4 96,-14'), palo, 3.4) +
    p.disco(34, 37.2, 3.8, mezcla('#9A623F', c.t.K, 0.25)) +
    p.disco(20, 48.8, 3.8, mezcla('#9A623F', c.t.K, 0.25)) +
    p.linea(xy('84,-20 106,-8'), palo, 7)
  )
}

function monton(c: Cuadro, x: number, y: number, k: number): string {
  const p = pluma(x, y, k * 1.3, haciaLaSombra(c, x))
  const sal = mezcla(mezcla(c.t.L, '#FFFFFF', 0.6), c.t.K, conLuz(c) ? 0.16 : 0)
  return (
    p.elipse(0, 0, 96, 9, c.t.K, opaco(0.2)) +
    p.suave(xy('-92,0 -60,34 -20,86 0,98 20,86 60,34 92,0 0,-6'), sal) +
    p.suave(xy('6,96 24,80 62,32 92,0 34,-2 26,40'), c.t.K, opaco(0.12))
  )
}

function galpon(c: Cuadro, x: number, y: number): string {
  return casa(c, { x: x - 60, y, w: 120, h: 60, muro: tinte(c, '#8A5E3C'), techo: c.t.A, cima: 34 })
}

/** Towers along the bay, a castle on its rock, palms on the walk by the sea. */
export function vinaDelMar(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const mx = (v: number): number => x + s * v
  const bahia = (v: number): number => 600 + s * v
  const piedra = tinte(c, '#B8A088', 0.16)
  const p = pluma(mx(20), y + 118, 1.4 * c.talla, s)
  const almenas = (a: number, w: number, h: number): Punto[] => [
    [a, 0],
    [a, h],
    ...Array.from({ length: 4 }, (_, i): Punto[] => [
      [a + (w * i) / 4, h],
      [a + (w * i) / 4, h + 10],
      [a + (w * (i + 0.6)) / 4, h + 10],
      [a + (w * (i + 0.6)) / 4, h],
    ]).flat(),
    [a + w, h],
    [a + w, 0],
  ]
  const torre = (a: number, w: number, h: number, tono: string): string =>
    p.poli(almenas(a, w, h), tono) +
    p.poli(
      [
        [a, 0],
        [a, h],
        [a + w * 0.26, h],
        [a + w * 0.26, 0],
      ],
      c.t.K,
      opaco(0.14),
    )
  return (
    poli(
      [
        [bahia(-760), y + 10],
        [bahia(-700), y - 150],
        [bahia(-380), y - 130],
        [bahia(-60), y - 84],
        [bahia(200), y - 40],
        [bahia(420), y + 10],
      ],
      mezcla(c.t.verde, c.t.H, 0.4),
    ) +
    torres(c, bahia, y) +
    agua(c, y) +
    poli(
      [
        [mx(-190), y + 124],
        [mx(-160), y + 90],
        [mx(-60), y + 76],
        [mx(120), y + 84],
        [mx(190), y + 104],
        [mx(230), y + 128],
      ],
      mezcla(c.t.R, c.t.K, 0.4),
    ) +
    elipse(mx(20), y + 126, 250, 9, c.t.L, opaco(0.8)) +
    p.poli(xy('-66,6 -66,84 60,84 60,6'), piedra) +
    torre(-104, 46, 128, mezcla(piedra, c.t.L, 0.12)) +
    torre(42, 40, 104, piedra) +
    p.poli(xy('-66,82 -4,122 60,82'), tinte(c, '#A8483A')) +
    p.poli(xy('-106,138 -81,172 -56,138'), tinte(c, '#A8483A')) +
    [-90, -44, -8, 26, 56]
      .map((a) =>
        p.poli(
          [
            [a, 46],
            [a, 64],
            [a + 6, 71],
            [a + 12, 64],
            [a + 12, 46],
          ],
          hueco(c),
        ),
      )
      .join('') +
    paseo(c)
  )
}

function torres(c: Cuadro, mx: (v: number) => number, y: number): string {
  const azar = c.azar('torres')
  let [a, b, sombra] = ['', '', '']
  for (let v = -620; v < 300; v += azar.entero(44, 74)) {
    const [w, h] = [azar.entero(30, 48), azar.entero(50, 150) * (1 - (v + 620) / 1400)]
    const base = y - 4
    if (azar.si(0.5)) a += rutaCaja(mx(v) - w / 2, base - h, w, h + 8)
    else b += rutaCaja(mx(v) - w / 2, base - h, w, h + 8)
    sombra += rutaCaja(haciaElSol(c, mx(v)) === 1 ? mx(v) - w / 2 : mx(v) + w * 0.16, base - h, w * 0.34, h + 8)
  }
  return camino(a, tinte(c, '#F1E9DC', 0.1)) + camino(b, tinte(c, '#D8B89A', 0.14)) + camino(sombra, c.t.K, opaco(0.14))
}

function paseo(c: Cuadro): string {
  const claro = tinte(c, '#F3EADA', 0.06)
  const y = 724
  let pilares = ''
  for (let x = -10; x < 1210; x += 46) pilares += rutaCaja(x, y - 34, 16, 36)
  return (
    rect(0, y, 1200, 190, mezcla(c.t.R, c.t.L, 0.5)) +
    camino(pilares, claro) +
    rect(0, y - 46, 1200, 14, claro) +
    rect(0, y - 4, 1200, 10, mezcla(claro, c.t.R, 0.3)) +
    rect(0, y + 100, 1200, 90, mezcla(c.t.R, c.t.K, 0.18)) +
    [130, 1070].map((x) => palma(c, x, y + 30)).join('') +
    [310, 890]
      .map((x) => disco(x, y - 122, 11, conLuz(c) ? '#FFE9A8' : c.t.L) + rect(x - 4, y - 112, 8, 124, c.t.K))
      .join('')
  )
}

function palma(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.9, c.lado)
  const hoja = tinte(c, '#4F7F42')
  const frondas = [200, 168, 136, 104, 76, 44, 12, -20]
    .map((g) => {
      const a = (g * Math.PI) / 180
      return p.suave(
        [
          [0, 150],
          [0, 150],
          [Math.cos(a) * 40, 156 + Math.sin(a) * 40],
          [Math.cos(a) * 92, 134 + Math.sin(a) * 44],
          [Math.cos(a) * 46, 146 + Math.sin(a) * 24],
        ],
        hoja,
      )
    })
    .join('')
  return (
    p.poli(xy('-11,0 -8,60 -6,150 6,150 8,60 11,0'), mezcla(c.t.K, c.t.R, 0.36)) +
    frondas +
    p.disco(0, 150, 11, mezcla(hoja, c.t.K, 0.2))
  )
}

/** A long block of the mining camp: a row of windows to each of its floors, a low roof. */
function edificio(
  c: Cuadro,
  {
    x,
    pie,
    lado,
    w,
    pisos,
    k,
    muro,
  }: { x: number; pie: number; lado: 1 | -1; w: number; pisos: number; k: number; muro: string },
): string {
  const x0 = lado === 1 ? x : x - w
  const alto = pisos * 25 * k + 8
  const techo = mezcla(c.t.R, c.t.K, 0.4)
  const cuantas = Math.round(w / (30 * k))
  let vanos = ''
  for (let piso = 0; piso < pisos; piso++)
    for (let i = 0; i < cuantas; i++)
      vanos += rutaCaja(x0 + ((i + 0.3) * w) / cuantas, pie - alto + 8 + piso * 25 * k, 12 * k, 13 * k)
  const zocalo = mezcla(c.t.R, c.t.K, 0.3)
  const repisa =
    poli(
      [
        [x0 - 26 * k, pie + 34 * k],
        [x0 - 12 * k, pie - 2],
        [x0 + w + 12 * k, pie - 2],
        [x0 + w + 26 * k, pie + 34 * k],
      ],
      zocalo,
    ) + rect(x0 - 14 * k, pie - 2, w + 28 * k, 8 * k, mezcla(zocalo, c.t.L, 0.4))
  return (
    repisa +
    rect(x0, pie - alto, w, alto, muro) +
    rect(haciaElSol(c, x0 + w / 2) === 1 ? x0 : x0 + w - 22, pie - alto, 22, alto, c.t.K, opaco(0.16)) +
    poli(
      [
        [x0 - 8, pie - alto + 2],
        [x0 + 22 * k, pie - alto - 24 * k],
        [x0 + w - 22 * k, pie - alto - 24 * k],
        [x0 + w + 8, pie - alto + 2],
      ],
      techo,
    ) +
    camino(vanos, hueco(c))
  )
}

/** Stairs for streets: a mining town in colour on the flank of the mountain. */
export function sewell(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const tonos = ['#C4574A', '#E3B84A', '#6F9AA8', '#7FA06B', '#D98A4A', '#D8C8A8'].map((color) => tinte(c, color, 0.1))
  const ladera: Punto[] = [
    [x - s * 800, y + 60],
    [x - s * 620, y - 70],
    [x - s * 430, y - 200],
    [x - s * 250, y - 250],
    [x - s * 60, y - 330],
    [x + s * 110, y - 270],
    [x + s * 330, y - 180],
    [x + s * 560, y - 60],
    [x + s * 800, y + 20],
    [x + s * 800, 910],
    [x - s * 800, 910],
  ]
  const bloques = [0, 1, 2, 3]
    .map((fila) => {
      const k = 0.74 + fila * 0.13
      return ([-1, 1] as const)
        .map((i) =>
          edificio(c, {
            x: x + i * (46 + fila * 16),
            pie: y - 66 + fila * 84,
            lado: i,
            w: (fila === 0 ? 210 : 300 + fila * 16) * k,
            pisos: fila === 0 ? 3 : 4 + ((fila + (i === s ? 1 : 0)) % 2),
            k,
            muro: tonos[(fila * 2 + (i === 1 ? 1 : 4)) % 6]!,
          }),
        )
        .join('')
    })
    .join('')
  /** The lowest terrace stands on the ground. */
  const muros = [-1, 1]
    .map(
      (i) =>
        poli(
          [
            [x + i * 65, y + 218],
            [x + i * 516, y + 218],
            [x + i * 540, 770],
            [x + i * 65, 770],
          ],
          mezcla(c.t.R, c.t.L, 0.14),
        ) +
        trazos(
          [150, 240, 330, 420, 505]
            .map((dx) => `M${Math.round(x + i * dx)} ${Math.round(y + 226)}L${Math.round(x + i * dx * 1.03)} 762`)
            .join(''),
          mezcla(c.t.R, c.t.K, 0.14),
          7,
        ),
    )
    .join('')
  let peldanos = ''
  for (let i = 0; i < 24; i++) {
    const v = y - 130 + i * 15 + i * i * 0.34
    peldanos += `M${Math.round(x - 20 - i * 2.4)} ${Math.round(v)}h${Math.round(40 + i * 4.8)}`
  }
  return (
    lomas(c, { y: y - 170, amplitud: 90, color: c.t.lejos, pasos: 16 }) +
    poli(ladera, mezcla(c.t.medio, c.t.R, 0.2)) +
    poli(
      [ladera[4]!, ladera[3]!, ladera[2]!, ladera[1]!, [x - s * 480, y + 60], [x - s * 220, y - 120]],
      c.t.K,
      opaco(0.16),
    ) +
    poli(
      [
        [x - s * 160, y - 289],
        [x - s * 60, y - 330],
        [x + s * 40, y - 296],
        [x, y - 262],
        [x - s * 40, y - 284],
        [x - s * 90, y - 256],
      ],
      c.t.nieve,
    ) +
    muros +
    bloques +
    poli(
      [
        [x - 20, y - 136],
        [x + 20, y - 136],
        [x + 92, y + 330],
        [x - 92, y + 330],
      ],
      mezcla(c.t.L, c.t.R, 0.34),
    ) +
    trazos(peldanos, mezcla(c.t.R, c.t.K, 0.2), 4) +
    camino(rutaLoma(xy('-40,752 400,736 800,748 1240,730'), 910), mezcla(c.t.R, c.t.K, 0.16))
  )
}

/** A whale's skeleton on its props: long jaws, the spine vertebra by vertebra, the ribs in pairs that hang from it. */
function osamenta(c: Cuadro, x: number, y: number, hueso: string): string {
  const p = pluma(x, y, 1.42 * c.talla, c.lado)
  const [lejano, fierro] = [mezcla(hueso, c.t.K, 0.26), mezcla(c.t.K, c.t.R, 0.2)]
  const espinazo = (a: number): number => 128 - ((a + 30) / 30) ** 2 * (a < -30 ? 1.6 : 1.5)
  const ancho = (a: number): number => (a < 60 ? 8 : 8 - (a - 60) / 34)
  const vertebras = Array.from({ length: 19 }, (_, i) => -92 + i * 16.4)
  const costilla = (a: number, d: number, i: number): Punto[] => {
    const [h, l] = [espinazo(a) - 4, 100 - Math.abs(i - 2.4) * 9]
    return [
      [a, h],
      [a - 26 + d, h - l * 0.12],
      [a - 20 + d, h - l * 0.78],
      [a + 14 + d, h - l],
    ]
  }
  const pares = [0, 1, 2, 3, 4, 5, 6].map((i): [number, number] => [-76 + i * 16.4, i])
  return (
    p.elipse(24, 0, 176, 8, c.t.K, opaco(0.16)) +
    p.curva(xy('-112,96 -140,62 -186,46 -214,62'), lejano, 8) +
    pares.map(([a, i]) => p.curva(costilla(a, 18, i), lejano, 4.5)).join('') +
    [-130, -44, 50, 140]
      .map((a) =>
        p.linea(
          [
            [a, 0],
            [a, a === -130 ? 100 : espinazo(a)],
          ],
          fierro,
          4,
        ),
      )
      .join('') +
    p.linea(
      vertebras.map((a): Punto => [a, espinazo(a)]),
      mezcla(hueso, c.t.K, 0.1),
      8,
    ) +
    vertebras
      .map((a) =>
        p.linea(
          [
            [a, espinazo(a)],
            [a + 5, espinazo(a) + ancho(a) * 2.1],
          ],
          hueso,
          4,
        ),
      )
      .join('') +
    vertebras.map((a) => p.elipse(a, espinazo(a), ancho(a) * 0.92, ancho(a), hueso)).join('') +
    pares.map(([a, i]) => p.curva(costilla(a, 0, i), hueso, 5.5)).join('') +
    p.suave(xy('-92,126 -112,136 -136,128 -176,106 -222,66 -214,64 -170,86 -132,92 -108,96 -92,108'), hueso) +
    p.suave(xy('-118,112 -128,114 -132,106 -122,102'), fierro) +
    p.curva(xy('-104,102 -122,42 -190,22 -218,54'), hueso, 10) +
    p.poli(xy('-82,70 -92,108 -74,116 -54,104 -72,70'), mezcla(hueso, c.t.K, 0.1)) +
    p.linea(xy('-77,70 -70,46'), mezcla(hueso, c.t.K, 0.1), 9) +
    p.poli(xy('-74,46 -66,48 -40,16 -48,10 -62,20'), mezcla(hueso, c.t.K, 0.1))
  )
}

/** The whalers' ramp with a skeleton beside it, the boiler house behind. */
export function ballenera(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const losa = mezcla(mezcla(c.t.R, c.t.L, 0.62), c.t.K, conLuz(c) ? 0.2 : 0.14)
  const hueso = mezcla(mezcla('#F4EBDA', c.t.H, 0.14), c.t.K, conLuz(c) ? 0.2 : 0.02)
  const q = pluma(x + s * 190, y + 84, 1.2 * c.talla, s)
  const nave = (a: number, h: number): string =>
    q.poli(
      [
        [a, 0],
        [a, h],
        [a + 60, h + 38],
        [a + 120, h],
        [a + 120, 0],
      ],
      tinte(c, '#B9846A', 0.16),
    ) +
    q.poli(
      [
        [a - 6, h - 4],
        [a + 60, h + 44],
        [a + 126, h - 4],
        [a + 120, h - 10],
        [a + 60, h + 34],
        [a, h - 10],
      ],
      mezcla(c.t.R, c.t.K, 0.4),
    ) +
    [24, 60, 96]
      .map((d) =>
        q.poli(
          [
            [a + d - 9, h * 0.3],
            [a + d - 9, h * 0.66],
            [a + d + 9, h * 0.66],
            [a + d + 9, h * 0.3],
          ],
          hueco(c),
        ),
      )
      .join('')
  return (
    lomas(c, { y: y - 50, amplitud: 40, color: c.t.lejos }) +
    agua(c, y - 20) +
    poli(
      [
        [x + s * 800, y - 200],
        [x + s * 520, y - 170],
        [x + s * 330, y - 90],
        [x + s * 180, y - 40],
        [x + s * 60, y + 60],
        [x + s * 800, y + 90],
      ],
      mezcla(c.t.R, c.t.verde, 0.36),
    ) +
    poli(
      [
        [x - s * 150, y + 100],
        [x + s * 60, y + 76],
        [x + s * 800, y + 76],
        [x + s * 800, 920],
        [x - s * 800, 920],
        [x - s * 800, 776],
        [x - s * 420, y + 200],
      ],
      losa,
    ) +
    poli(
      [
        [x - s * 150, y + 100],
        [x - s * 420, y + 200],
        [x - s * 800, 776],
        [x - s * 800, 800],
        [x - s * 400, y + 218],
        [x - s * 130, y + 108],
      ],
      c.t.L,
      opaco(0.85),
    ) +
    q.poli(xy('150,60 156,236 178,236 184,60'), tinte(c, '#A8583F')) +
    q.poli(xy('150,60 156,236 163,236 163,60'), c.t.K, opaco(0.2)) +
    q.poli(xy('152,226 152,238 182,238 182,226'), c.t.A) +
    nave(0, 78) +
    nave(126, 92) +
    trazos(
      [0, 1, 2, 3]
        .map(
          (i) =>
            `M${Math.round(x - s * (300 - i * 40))} ${Math.round(y + 190 + i * 56)}L${Math.round(x + s * 800)} ${Math.round(y + 120 + i * 70)}`,
        )
        .join(''),
      c.t.K,
      4,
      opaco(0.1),
    ) +
    osamenta(c, x - s * 24, y + 176, hueso)
  )
}
