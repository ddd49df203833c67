import { type Cuadro, haciaElSol } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, copas, cordillera, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, ruta, rutaSuave, trazos, rutaDisco, xy, type Punto } from '../trazo.ts'
import { conLuz, hueco, tinte } from './caserio.ts'
import { volcan } from './volcanes.ts'

/** A blue whale breathes in the gulf, another goes down farther off, a white cone beyond. */
export function ballena(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const p = pluma(x, y + 150, 1.2, s, 1.6)
  const lomo = mezcla(mezcla('#3F5F78', c.t.Z, 0.3), c.t.K, conLuz(c) ? 0.5 : 0.4)
  const [lejana, espuma] = [pluma(x - s * 70, y + 66, 0.66, s, 0.8), mezcla(mezcla(c.t.L, '#FFFFFF', 0.4), c.t.G, 0.14)]
  return (
    volcan(c, x + s * 300, y + 4, 660, c.t.lejos) +
    lomas(c, { y: y - 24, amplitud: 34, color: c.t.medio }) +
    agua(c, y) +
    p.suave(
      xy('114,24 113,64 98,82 90,108 98,130 110,126 120,142 132,130 146,124 148,104 140,82 126,64 124,24'),
      espuma,
    ) +
    p.elipse(16, -4, 196, 7, espuma) +
    p.suave(xy('-150,-2 -110,16 -30,34 60,36 124,26 170,8 182,-4 20,-10'), lomo) +
    p.suave(xy('-30,32 60,35 124,25 170,8 60,18'), mezcla(lomo, c.t.L, 0.2)) +
    p.poli(xy('-84,21 -96,40 -66,27'), lomo) +
    p.suave(xy('-176,-4 -140,-1 -60,-5 20,-2 110,-5 190,-1 206,-5 120,-10 0,-12 -110,-10'), espuma) +
    p.elipse(16, -20, 150, 3, c.t.L, opaco(0.4)) +
    lejana.elipse(-226, -2, 46, 5, espuma) +
    lejana.suave(
      xy('-236,-4 -240,24 -278,52 -318,62 -286,70 -248,66 -228,54 -208,68 -170,74 -140,68 -178,54 -214,24 -216,-4'),
      mezcla(lomo, c.t.H, 0.12),
    ) +
    lejana.suave(xy('-262,-3 -244,2 -226,-1 -206,2 -190,-3 -226,-7'), espuma) +
    albatros(c, x + s * 60, y - 210, 1) +
    albatros(c, x - s * 210, y - 120, 0.62)
  )
}

/** Black-browed: dark wings held stiff, white body, its bill ahead. */
function albatros(c: Cuadro, x: number, y: number, k: number): string {
  const p = pluma(x, y, k, c.lado)
  const [blanco, ala] = [mezcla(c.t.L, '#FFFFFF', 0.3), mezcla(c.t.K, c.t.R, 0.2)]
  return (
    p.poli(xy('-2,4 30,30 84,48 146,50 96,34 40,8 20,0'), mezcla(ala, c.t.R, 0.3)) +
    p.poli(xy('-44,-2 -68,4 -66,-10 -42,-12'), ala) +
    p.suave(xy('-52,-6 -20,8 24,10 46,9 50,-2 30,-10 -20,-14'), blanco) +
    p.disco(48, 3, 11, blanco) +
    p.suave(xy('56,7 70,5 74,-4 66,-2 56,-2'), tinte(c, '#E9A23C', 0.04)) +
    p.linea(xy('47,6 52,5.6'), c.t.K, 2) +
    p.poli(xy('22,6 -6,34 -70,54 -150,52 -92,38 -44,20 -18,0'), ala)
  )
}

/** A walk of planks that winds over the grass and ends in the air, over the cliffs of the Pacific. */
export function muelleDeLasAlmas(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const [verde, madera, roca] = [tinte(c, '#6F9A52', 0.16), tinte(c, '#C09A6C', 0.1), mezcla(c.t.R, c.t.K, 0.3)]
  const en = (dx: number, dy: number): Punto => [x + s * dx, y + dy]
  const eje = (f: number): Punto => en(-170 + 420 * f + 190 * Math.sin(f * 6.2) * (1 - f * 0.8), 470 - 430 * f ** 0.72)
  const ancho = (f: number): number => 22 + 130 * (1 - f) ** 1.7
  const tramo = Array.from({ length: 25 }, (_, i) => i / 24)
  const borde = (k: number): Punto[] => tramo.map((f) => [eje(f)[0] + k * ancho(f), eje(f)[1]])
  const vetas = Array.from({ length: 44 }, (_, i) => {
    const f = (i / 44) ** 1.2
    const [a, b] = eje(f)
    const w = ancho(f)
    return `M${Math.round(a - w)} ${Math.round(b)}h${Math.round(w * 2)}`
  }).join('')
  const postes = [0.68, 0.76, 0.84, 0.91, 0.98]
    .map((f) => {
      const [a, b] = eje(f)
      const w = ancho(f)
      return [-1, 1]
        .map((k) => `M${Math.round(a + k * w * 0.9)} ${Math.round(b + 6)}V${Math.round(b + (f < 0.8 ? 60 : 130))}`)
        .join('')
    })
    .join('')
  const espumas = camino(
    [0.84, 0.91, 0.98]
      .map((f) => {
        const [a, b] = eje(f)
        return [-1, 1]
          .map((k) => a + k * ancho(f) * 0.9)
          .filter((v) => s * (v - x) > 200)
          .map((v) => rutaDisco(v, b + 131, 13, 4))
          .join('')
      })
      .join(''),
    c.t.L,
    opaco(0.85),
  )
  const [fin, guia] = [eje(0.97), eje(0.5)]
  return (
    agua(c, y - 40) +
    poli(
      [en(800, -190), en(640, -170), en(570, -110), en(520, -96), en(470, -36), en(430, -22), en(800, -14)],
      mezcla(verde, c.t.H, 0.4),
    ) +
    poli(
      [en(570, -110), en(520, -96), en(470, -36), en(430, -22), en(620, -18), en(590, -70)],
      mezcla(mezcla(verde, c.t.H, 0.4), c.t.L, 0.3),
    ) +
    elipse(x + s * 540, y - 18, 130, 6, c.t.L, opaco(0.8)) +
    poli(
      [
        en(-800, -60),
        en(-500, 10),
        en(-200, 80),
        en(60, 96),
        en(150, 110),
        en(196, 150),
        en(190, 220),
        en(240, 280),
        en(226, 350),
        en(290, 430),
        en(300, 600),
        en(-800, 600),
      ],
      roca,
    ) +
    poli(
      [
        en(60, 100),
        en(150, 110),
        en(196, 150),
        en(190, 220),
        en(240, 280),
        en(226, 350),
        en(290, 430),
        en(180, 430),
        en(140, 280),
      ],
      c.t.K,
      opaco(0.24),
    ) +
    trazos(
      rutaSuave([en(240, 330), en(330, 344), en(420, 330), en(520, 340)]) +
        rutaSuave([en(270, 270), en(370, 278), en(470, 268)]),
      c.t.L,
      7,
      opaco(0.8),
    ) +
    trazos(postes, mezcla(madera, c.t.K, 0.5), 8) +
    espumas +
    camino(
      `${rutaSuave([en(-800, -70), en(-500, 0), en(-220, 74), en(20, 92), en(140, 112)])}L${[en(160, 140), en(116, 190), en(140, 280), en(120, 360), en(170, 430), en(170, 600), en(-800, 600)].map((q) => q.join(' ')).join('L')}z`,
      verde,
    ) +
    camino(
      rutaSuave(
        [en(-800, 210), en(-420, 190), en(-120, 300), en(90, 300), en(150, 420), en(120, 600), en(-800, 600)],
        0,
        true,
      ),
      mezcla(verde, c.t.K, 0.14),
    ) +
    poli(
      [...borde(-1.06), ...borde(1.06).toReversed()].map(([a, b]): Punto => [a, b + 10]),
      mezcla(madera, c.t.K, 0.5),
    ) +
    poli([...borde(-1), ...borde(1).toReversed()], madera) +
    trazos(vetas, mezcla(madera, c.t.K, 0.28), 4) +
    persona(c, fin[0], fin[1] + 2, 64 * c.talla, { postura: posturas.pie, ropa: c.t.A, lado: s }) +
    persona(c, guia[0], guia[1] + 4, 92 * c.talla, { postura: posturas.andar, lado: s, sombrero: true })
  )
}

/** The broken shore under the fort, from its point back to the land. */
const ORILLA: readonly Punto[] = xy('246,158 190,164 110,160 10,168 -110,164 -250,172 -400,168 -560,176 -800,172')

/** Where the rock under the grass is cleft, how wide and from how high. */
const GRIETAS = [
  [156, 34, 84],
  [62, 70, 118],
  [-70, 40, 96],
  [-250, 90, 124],
  [-372, 44, 108],
  [-560, 80, 134],
] as const

/** The star of the flag, in the middle of its blue square. */
const ESTRELLA = Array.from({ length: 10 }, (_, i): Punto => {
  const [r, a] = [i % 2 ? 3.6 : 9, (i * Math.PI) / 5]
  return [-195 + Math.sin(a) * r, 225 + Math.cos(a) * r]
})

/** Stone walls of the Spanish years over the bay, guns towards the sea. */
export function fuerte(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const piedra = tinte(c, '#A89078', 0.22)
  const verde = mezcla(c.t.verde, c.t.L, 0.1)
  const p = pluma(x - s * 10, y + 64, 1.16 * c.talla, s)
  const almenas: Punto[] = [
    [-420, 30],
    [-420, 122],
    ...Array.from({ length: 7 }, (_, i): Punto[] => [
      [-380 + i * 72, 122],
      [-380 + i * 72, 96],
      [-350 + i * 72, 96],
      [-350 + i * 72, 122],
    ]).flat(),
    [130, 122],
    [148, 30],
  ]
  const roca = mezcla(tinte(c, '#7A7468', 0.2), c.t.K, 0.3)
  /** Seen from the water it looks at: its mouth between the cheeks of the carriage. */
  const canon = (a: number): string =>
    p.poli(
      [
        [a - 13, 96],
        [a - 12, 110],
        [a + 12, 110],
        [a + 13, 96],
      ],
      tinte(c, '#6E4A30', 0.1),
    ) +
    p.disco(a, 105, 10.4, mezcla(c.t.K, c.t.L, 0.16)) +
    p.disco(a, 105, 6.2, c.t.K)
  return (
    lomas(c, { y: y - 60, amplitud: 50, color: c.t.lejos }) +
    lomas(c, { nombre: 'media', y: y - 24, amplitud: 34, color: c.t.medio }) +
    agua(c, y) +
    trazos(
      ruta(
        ORILLA.map(([dx, dy]): Punto => [x + s * dx, y + dy + 3]),
        0,
        false,
      ),
      c.t.L,
      12,
      opaco(0.6),
    ) +
    poli(
      [
        [x - s * 800, y + 20],
        [x + s * 140, y + 20],
        [x + s * 172, y + 40],
        [x + s * 192, y + 82],
        [x + s * 222, y + 112],
        ...ORILLA.map(([dx, dy]): Punto => [x + s * dx, y + dy]),
      ],
      roca,
    ) +
    GRIETAS.map(([dx, w, alto]) =>
      poli(
        [
          [x + s * dx, y + alto],
          [x + s * (dx + w * 0.6), y + alto + 20],
          [x + s * (dx + w), y + 161],
          [x + s * (dx - w * 0.4), y + 161],
        ],
        mezcla(roca, c.t.K, 0.3),
      ),
    ).join('') +
    camino(
      `${rutaSuave([
        [x - s * 800, y + 130],
        [x - s * 420, y + 92],
        [x - s * 120, y + 110],
        [x + s * 130, y + 62],
        [x + s * 170, y + 40],
      ])}L${x + s * 90} ${y + 14}L${x - s * 800} ${y + 6}z`,
      verde,
    ) +
    copas(c, y - 34, 60, mezcla(verde, c.t.K, 0.3), s === 1 ? [-40, x - 330] : [x + 330, 1240]) +
    p.poli(almenas, piedra) +
    p.poli(xy('-420,30 -420,62 144,62 148,30'), c.t.K, opaco(0.16)) +
    trazos(
      [0, 1, 2].map((i) => ruta([p.en(-410, 52 + i * 20), p.en(138, 52 + i * 20)], 0, false)).join(''),
      mezcla(piedra, c.t.K, 0.24),
      3,
    ) +
    [-365, -293, -149, -77, -5, 67].map(canon).join('') +
    p.poli(xy('118,30 112,146 164,146 166,30'), mezcla(piedra, c.t.L, 0.14)) +
    p.poli(xy('104,144 138,182 172,144'), tinte(c, '#8F4A3C')) +
    p.poli(xy('132,96 132,118 144,118 144,96'), hueco(c)) +
    p.linea(xy('-210,96 -210,238'), c.t.K, 4) +
    p.poli(xy('-208,238 -208,186 -130,186 -130,238'), tinte(c, '#FBFAF4', 0.02)) +
    p.poli(xy('-208,212 -208,186 -130,186 -130,212'), tinte(c, '#D52B1E', 0.02)) +
    p.poli(xy('-208,238 -208,212 -182,212 -182,238'), tinte(c, '#1F3F96', 0.02)) +
    p.poli(ESTRELLA, tinte(c, '#FBFAF4', 0.02))
  )
}

/** Height of a slope over `x`, from its far edge to its foot. */
function alzaEn(p: readonly Punto[], x: number): number {
  const i = p.findIndex(([a], k) => k > 1 && (a - x) * (p[k - 1]![0] - x) <= 0)
  if (i < 0) return 900
  const [[a, b], [d, e]] = [p[i - 1]!, p[i]!]
  return b + ((e - b) * (x - a)) / (d - a || 1)
}

/** Single trees on a slope, where it holds them. */
function arboles(
  c: Cuadro,
  fuera: (x: number, y: number) => boolean,
  [desde, hasta]: readonly [number, number],
  y: number,
  color: string,
): string {
  const azar = c.azar(`arboles${Math.round(desde)}`)
  let d = ''
  for (let i = 0; i < 110; i++) {
    const [a, b, h] = [azar.entero(desde, hasta), azar.entero(y - 330, y + 60), azar.entero(22, 34)]
    if (!fuera(a, b)) d += `M${a - 8} ${b}l8-${h} 8 ${h}z`
  }
  return camino(d, color)
}

/** Steep hills of snow, one behind the other, and still water between them. */
export function fiordo(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const punta = (dx: number, alto: number, k: number, color: string, fondo: number): string => {
    const dir = k as 1 | -1
    const p: Punto[] = [
      [x + dir * 900, y + fondo],
      [x + dir * 900, y - alto * 1.8],
      [x + dir * (dx + 330), y - alto * 0.86],
      [x + dir * (dx + 210), y - alto * 0.56],
      [x + dir * (dx + 120), y - alto * 0.4],
      [x + dir * (dx + 50), y - alto * 0.12],
      [x + dir * dx, y + fondo],
    ]
    const pie = haciaElSol(c, x + dir * (dx + 330)) === dir ? 0.3 : 0.2
    return (
      poli(p, color) +
      arboles(
        c,
        (a, b) => b > y + fondo - 30 || b < alzaEn(p, a) + 46,
        dir === 1 ? [x + dx + 40, 1230] : [-30, x - dx - 40],
        y,
        mezcla(color, c.t.K, pie),
      ) +
      poli(
        [p[2]!, p[3]!, p[4]!, p[5]!, p[6]!, [x + dir * (dx + 160), y + fondo], [x + dir * (dx + 240), y - alto * 0.3]],
        ...(haciaElSol(c, x + dir * (dx + 330)) === dir
          ? ([c.t.K, opaco(0.2)] as const)
          : ([c.t.L, opaco(0.1)] as const)),
      ) +
      elipse(x + dir * (dx + 430), y + fondo, 440, 5, c.t.L, opaco(0.5))
    )
  }
  return (
    cordillera(c, { y: y - 110, amplitud: 130, nieve: 90, color: mezcla(c.t.lejos, c.t.R, 0.2) }) +
    cordillera(c, { nombre: 'media', y: y - 30, amplitud: 50, color: c.t.medio }) +
    agua(c, y) +
    punta(-150, 150, -s, mezcla(c.t.bajo, c.t.H, 0.2), 16) +
    punta(40, 250, s, mezcla(mezcla(c.t.verde, c.t.R, 0.36), c.t.H, 0.1), 40) +
    bosque(c, y + 42, 44, mezcla(c.t.verde, c.t.K, 0.3), s === 1 ? [x + 60, 1240] : [-40, x - 60]) +
    punta(230, 330, -s, mezcla(mezcla(c.t.verde, c.t.R, 0.4), c.t.K, 0.22), 84) +
    bosque(c, y + 86, 60, mezcla(c.t.verde, c.t.K, 0.5), s === 1 ? [-40, x - 240] : [x + 240, 1240])
  )
}
