import type { Azar } from './aleatorio.ts'
import type { Cuadro } from './cuadro.ts'
import { pluma, type Pluma } from './pluma.ts'
import { camino, macizo, ruta, rutaSuave, trazos, xy, type Punto } from './trazo.ts'

type Planta = (c: Cuadro, x: number, y: number, s: number, lado: 1 | -1) => string

/** Cardón: columns with few arms. */
const cardon: Planta = (c, x, y, s, lado) => {
  const p = pluma(x, y, s, lado)
  const brazo = (a: number, b: number, w: number, h: number): string =>
    p.linea(
      [
        [0, b],
        [a * 0.9, b + 6],
        [a, b + 24],
        [a, b + h],
      ],
      c.t.K,
      w,
    )
  return p.linea(xy('0,-20 0,300'), c.t.K, 46) + brazo(62, 90, 34, 130) + brazo(-54, 140, 30, 96) + espinas(c, p, 300)
}

function espinas(c: Cuadro, p: ReturnType<typeof pluma>, alto: number): string {
  let svg = ''
  for (const a of [-12, 0, 12])
    svg += p.linea(
      [
        [a, 0],
        [a, alto],
      ],
      c.t.cerca,
      2,
    )
  return svg
}

/** Copao: candelabra from the foot, each arm ending in a fruit. */
const copao: Planta = (c, x, y, s, lado) => {
  const p = pluma(x, y, s, lado)
  const brazos = xy('-92,170 -48,250 0,300 52,230 98,150')
  return brazos
    .map(
      ([a, h]) =>
        p.linea(
          [
            [a * 0.2, -20],
            [a * 0.7, 40],
            [a, 90],
            [a, h],
          ],
          c.t.K,
          32,
        ) +
        p.linea(
          [
            [a, 80],
            [a, h],
          ],
          c.t.cerca,
          2,
        ),
    )
    .join('')
}

/** Agave: a rosette and its tall flower stalk. */
const agave: Planta = (c, x, y, s, lado) => {
  const p = pluma(x, y, s, lado)
  const hojas = [-78, -54, -30, -8, 14, 38, 62, 84].map((g): Punto[] => {
    const a = ((90 - g) * Math.PI) / 180
    const r = 150 - Math.abs(g) * 0.35
    const [ux, uy] = [Math.cos(a), Math.sin(a)]
    return [
      [-uy * 15, ux * 15],
      [ux * r * 0.5 - uy * 19, uy * r * 0.5 + ux * 19],
      [ux * r, uy * r],
      [ux * r * 0.5 + uy * 15, uy * r * 0.5 - ux * 15],
      [uy * 15, -ux * 15],
    ]
  })
  const flores = [190, 222, 254, 284]
    .map((h, i) =>
      p.suave(
        [
          [0, h],
          [40 - i * 7, h + 10],
          [46 - i * 8, h + 20],
          [0, h + 8],
          [-46 + i * 8, h + 22],
          [-40 + i * 7, h + 12],
        ],
        c.t.K,
      ),
    )
    .join('')
  return p.linea(xy('0,40 4,180 0,312'), c.t.K, 8) + flores + hojas.map((h) => p.poli(h, c.t.K)).join('')
}

/** Nalca: huge lobed leaves on short stalks. */
const nalca: Planta = (c, x, y, s, lado) => {
  const p = pluma(x, y, s, lado)
  const hoja = (cx: number, cy: number, r: number, giro: number): string => {
    const puntos: Punto[] = []
    for (let i = 0; i < 18; i++) {
      const a = giro + (i / 18) * Math.PI * 2
      const k = i % 2 ? r * 0.78 : r * (1.06 - 0.12 * Math.cos(a))
      puntos.push([cx + Math.cos(a) * k, cy + Math.sin(a) * k * 0.62])
    }
    const nervios = [0.5, 1.2, 1.9, 2.6]
      .map((a) =>
        p.linea(
          [
            [cx, cy - r * 0.3],
            [cx + Math.cos(a) * r * 0.7, cy + Math.sin(a) * r * 0.42],
          ],
          c.t.cerca,
          3,
        ),
      )
      .join('')
    return p.poli(puntos, c.t.K) + nervios
  }
  return (
    p.curva(xy('0,-20 -20,60 -56,120'), c.t.K, 12) +
    p.curva(xy('10,-20 30,90 44,190'), c.t.K, 12) +
    p.curva(xy('20,-20 70,40 120,66'), c.t.K, 12) +
    hoja(-60, 128, 96, 0.3) +
    hoja(48, 206, 88, 0.9) +
    hoja(128, 74, 80, 0)
  )
}

/** Ñirre: a trunk that the wind has combed. */
const nirre: Planta = (c, x, y, s, lado) => {
  const p = pluma(x, y, s, lado)
  const copas: [number, number, number][] = [
    [40, 214, 66],
    [104, 248, 74],
    [170, 262, 60],
    [86, 180, 52],
    [150, 208, 56],
  ]
  return (
    p.curva(xy('-8,-20 -14,80 26,150 110,230'), c.t.K, 18) +
    p.curva(xy('0,110 20,160 90,186 140,196'), c.t.K, 9) +
    copas
      .map(([a, b, r]) =>
        p.suave(
          [
            [a - r, b - 8],
            [a - r * 0.5, b + r * 0.36],
            [a + r * 0.3, b + r * 0.42],
            [a + r * 1.2, b + r * 0.2],
            [a + r * 0.6, b - r * 0.2],
            [a - r * 0.4, b - r * 0.24],
          ],
          c.t.K,
        ),
      )
      .join('')
  )
}

/** Boldo: stems from the foot, leathery oval leaves in pairs. */
const boldo: Planta = (c, x, y, s, lado) => {
  const p = pluma(x, y, s, lado)
  const tallos: Punto[][] = [xy('-20,-20 -44,60 -90,130'), xy('0,-20 6,90 -16,220'), xy('16,-20 44,80 100,176')]
  const hojas = tallos.flatMap(([a, b, fin], i) =>
    [0.45, 0.72, 1].flatMap((f) => {
      const en = (k: 0 | 1): number => (1 - f) ** 2 * a![k] + 2 * f * (1 - f) * b![k] + f ** 2 * fin![k]
      const rumbo = Math.atan2(fin![1] - b![1], fin![0] - b![0])
      return (f === 1 ? [-0.75, 0, 0.75] : [-1, 1]).map((g) =>
        hojaOval(p, [en(0), en(1)], rumbo + g, 72 - i * 4 - f * 8),
      )
    }),
  )
  return tallos.map((tallo) => p.curva(tallo, c.t.K, 9)).join('') + camino(hojas.join(''), c.t.K)
}

function hojaOval(p: Pluma, [x, y]: Punto, g: number, r: number): string {
  const [ux, uy] = [Math.cos(g) * r, Math.sin(g) * r]
  return rutaSuave(
    [
      [x, y],
      [x, y],
      [x + ux * 0.5 - uy * 0.34, y + uy * 0.5 + ux * 0.34],
      [x + ux, y + uy],
      [x + ux * 0.5 + uy * 0.34, y + uy * 0.5 - ux * 0.34],
    ].map(([a = 0, b = 0]) => p.en(a, b)),
    0,
    true,
  )
}

export function hojaDeParra(x: number, y: number, r: number, giro: number): Punto[] {
  const radios = [1, 0.62, 1.05, 0.6, 1, 0.66, 0.8, 0.3, 0.8, 0.66]
  return radios.map((k, i): Punto => {
    const a = giro * 0.7 + (i / radios.length) * Math.PI * 2
    return [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k]
  })
}

/** A blade that rises from the crown and bends to its tip. */
function fronda([x, y]: Punto, [a, b]: Punto): Punto[] {
  const [dx, dy] = [a - x, b - y]
  const largo = Math.hypot(dx, dy)
  const alza = Math.abs(dx) * 0.36
  const en = (f: number, w: number): Punto => [x + dx * f - (dy / largo) * w, y + dy * f + (dx / largo) * w + alza]
  return [[x, y], [x, y], en(0.4, 15), en(0.74, 10), [a, b], [a, b], en(0.7, -10), en(0.4, -13)]
}

const palma: Planta = (c, x, y, s, lado) => {
  const p = pluma(x, y, s, lado)
  const frondas: Punto[] = xy('156,318 134,246 74,220 -70,306 -54,236 -16,372 112,380')
  return (
    p.curva(xy('-10,-20 0,120 26,220 40,300'), c.t.K, 18) +
    frondas.map((punta) => p.suave(fronda([40, 300], punta), c.t.K)).join('') +
    p.disco(40, 300, 11, c.t.K)
  )
}

/** Tufts of straw between stones: the high plain and the bare coast. */
export const pajonal: Planta = (c, x, y, s, lado) => {
  const p = pluma(x, y, s, lado)
  const mata = (cx: number, alto: number): string => {
    const hojas = [-0.85, -0.55, -0.28, 0, 0.28, 0.55, 0.85].flatMap((k): Punto[] => [
      [cx + k * 26 - 5, 0],
      [cx + k * alto * 0.62, alto * (1 - Math.abs(k) * 0.34)],
      [cx + k * 26 + 5, 0],
    ])
    return p.poli([[cx - 34, -20], ...hojas, [cx + 34, -20]], c.t.K)
  }
  return (
    p.suave(xy('-120,-30 -100,34 -40,52 30,40 64,-30'), c.t.K) +
    p.suave(xy('60,-30 80,16 130,26 170,-30'), c.t.K) +
    mata(-20, 150) +
    mata(46, 104) +
    mata(-90, 96) +
    mata(128, 66)
  )
}

export const plantas: Record<Cuadro['zona'], Planta> = {
  N1: cardon,
  N2: copao,
  C1: boldo,
  C2: agave,
  S1: nalca,
  S2: nirre,
  I1: palma,
}

/** Grass, fern or stones along the bottom edge. */
export function hierba(c: Cuadro, azar: Azar): string {
  let base: Punto[] = [[-40, 910]]
  let d = ''
  for (let x = -40; x <= 1240; x += 80) base = [...base, [x, 868 + azar.real(-18, 14)]]
  const alto = { N1: 40, N2: 54, C1: 62, C2: 58, S1: 84, S2: 70, I1: 58 }[c.zona]
  for (let i = 0; i < 44; i++) {
    const x = azar.entero(-10, 1210)
    const borde = Math.abs(x - 600) / 600
    const h = Math.round(alto * (0.4 + borde * 0.9) * azar.real(0.6, 1.15))
    const k = azar.entero(-24, 24)
    d += `M${x - 5} 890q${Math.round(k * 0.2)} ${-Math.round(h * 0.6)} ${k} ${-h - 20}q${Math.round(6 - k * 0.3)} ${Math.round(h * 0.4)} ${10 - k} ${h + 20}z`
  }
  return camino(`${rutaSuave([...base, [1240, 910]])}z`, c.t.K) + camino(d, c.t.K)
}

/** What hangs from an upper corner: pepper tree in the north, fronds on the island, flat tiers where the wind blows. */
export function rama(c: Cuadro, lado: 1 | -1, azar: Azar): string {
  if (c.zona === 'N1' || c.zona === 'N2') return pimiento(c, lado, azar)
  if (c.zona === 'I1') return frondas(c, lado)
  if (c.zona === 'S2' || c.zona === 'C2') return estratos(c, lado, azar)
  return follaje(c, lado, azar)
}

function pimiento(c: Cuadro, lado: 1 | -1, azar: Azar): string {
  const p = pluma(lado === 1 ? -20 : 1220, 0, 1, lado)
  let [tallos, hojas] = ['', '']
  for (let i = 0; i < 11; i++) {
    const x0 = 10 + i * 40
    const largo = azar.real(70, 190) * (1.1 - i * 0.055)
    tallos += rutaSuave([p.en(x0, 20), p.en(x0 + 16, -largo * 0.5), p.en(x0 + 6, -largo)])
    for (let k = 1; k < 7; k++) {
      const f = k / 6.2
      const [x, y] = p.en(x0 + 22 * f * (1 - f) * 2 + 6 * f, -largo * f)
      for (const s of [-1, 1])
        hojas += macizo([
          [x, y],
          [x + s * 15, y + 7],
          [x + s * 19, y + 17],
          [x + s * 5, y + 9],
        ])
    }
  }
  return (
    camino(
      `M${lado === 1 ? -20 : 1220} -10h${lado * 470}q${lado * -120} 34 ${lado * -260} 30t${lado * -210} 24z`,
      c.t.K,
    ) +
    trazos(tallos, c.t.K, 3.4) +
    camino(hojas, c.t.K)
  )
}

function frondas(c: Cuadro, lado: 1 | -1): string {
  const p = pluma(lado === 1 ? -30 : 1230, 0, 1, lado)
  let d = ''
  for (const [fx, fy, alza] of [
    [420, -120, 40],
    [215, -300, 30],
  ] as const) {
    const nervio = (f: number): Punto => [f * fx, f * fy + alza * Math.sin(f * 3.1)]
    d += macizo([
      p.en(0, 12),
      ...[0.25, 0.5, 0.75, 1].map((f) => p.en(...nervio(f))),
      ...[0.75, 0.5, 0.25].map((f) => p.en(nervio(f)[0], nervio(f)[1] - 7)),
      p.en(0, -6),
    ])
    for (let k = 2; k < 10; k++) {
      const f = k / 9.6
      const [x, y] = nervio(f)
      const largo = 104 * Math.sin(0.45 + f * 2.2)
      d +=
        macizo([
          p.en(x - 4, y),
          p.en(x + 6 + largo * 0.2, y - largo * 0.6),
          p.en(x + 10 + largo * 0.5, y - largo),
          p.en(x + 10 + largo * 0.26, y - largo * 0.5),
          p.en(x + 7, y - 2),
        ]) +
        macizo([
          p.en(x - 3, y),
          p.en(x + largo * 0.4, y + largo * 0.16),
          p.en(x + largo * 0.9, y + largo * 0.1),
          p.en(x + largo * 0.42, y + largo * 0.06),
          p.en(x + 8, y),
        ])
    }
  }
  return camino(d, c.t.K)
}

function estratos(c: Cuadro, lado: 1 | -1, azar: Azar): string {
  const p = pluma(lado === 1 ? -20 : 1220, 0, 1, lado)
  const capa = (x: number, y: number, w: number): string => {
    const borde: Punto[] = []
    for (let i = 0; i <= 8; i++) borde.push([x + (w * i) / 8, y + 12 + azar.real(-6, 15) * (i % 2 ? 1 : 0.3)])
    return rutaSuave(
      [
        p.en(x - 30, y - 6),
        ...borde.map(([a, b]) => p.en(a, b)),
        p.en(x + w + 34, y + 2),
        p.en(x + w * 0.7, y - 16),
        p.en(x + w * 0.4, y - 10),
        p.en(x + w * 0.16, y - 20),
      ],
      0,
      true,
    )
  }
  return (
    p.curva(xy('0,-20 120,-44 250,-66 400,-58'), c.t.K, 12) +
    p.curva(xy('90,-40 180,-100 290,-128'), c.t.K, 8) +
    camino(
      capa(-20, -8, 300) + capa(150, -50, 270) + capa(60, -92, 200) + capa(190, -124, 150) + capa(-20, -140, 120),
      c.t.K,
    )
  )
}

function follaje(c: Cuadro, lado: 1 | -1, azar: Azar): string {
  const x0 = lado === 1 ? -20 : 1220
  const p = pluma(x0, 0, 1, lado)
  const tallo: Punto[] = xy('0,-60 120,-50 230,-92 350,-70 430,-110')
  let d = ''
  for (let i = 0; i < 21; i++) {
    const f = (i + 1) / 22
    const [bx, by] = [f * 430, -56 - 44 * f + azar.real(-6, 6)]
    const hacia = i % (c.zona === 'C1' ? 3 : 2) === 0 ? 1 : -1
    const largo = azar.real(50, 88) * (1.15 - f * 0.4)
    d += hojaDeRama(c, p.en(bx, by), largo, lado, hacia, i)
  }
  return p.curva(tallo, c.t.K, 9) + camino(d, c.t.K)
}

function hojaDeRama(c: Cuadro, [x, y]: Punto, largo: number, lado: 1 | -1, hacia: number, i: number): string {
  if (c.zona === 'C1') return ruta(hojaDeParra(x, y - hacia * 26, largo * 0.62, i))
  const w = largo * 0.23
  const [fx, fy] = [x + lado * largo * 0.55, y - hacia * largo * (hacia < 0 ? 1.15 : 0.7)]
  return rutaSuave(
    [
      [x, y],
      [(x + fx) / 2 - w, (y + fy) / 2],
      [fx, fy],
      [fx, fy],
      [(x + fx) / 2 + w, (y + fy) / 2 + w * 0.4],
    ],
    0,
    true,
  )
}

/** One big trunk at the side, from bottom to top. */
export function tronco(c: Cuadro, lado: 1 | -1): string {
  const x0 = lado === 1 ? 0 : 1200
  const p = pluma(x0, 900, 1, lado)
  return (
    p.suave(xy('-90,-160 250,-160 118,70 88,400 106,700 190,1060 -90,1060'), c.t.K) +
    trazos(
      rutaSuave([p.en(50, 60), p.en(40, 300), p.en(54, 560), p.en(60, 800)]) +
        rutaSuave([p.en(78, 100), p.en(66, 360), p.en(80, 640)]),
      c.t.cerca,
      4,
    )
  )
}
