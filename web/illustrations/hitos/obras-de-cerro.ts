import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { bosque, cordillera, facetas, lomas } from '../relieve.ts'
import { camino, opaco, poli, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { condor } from './aves.ts'
import { tinte } from './caserio.ts'
import { valleDeLaLuna } from './norte-grande.ts'

/** Between walls of clay and salt; where they part the volcano, or in the evening the low ridges of the west. */
export function quebradaDeSal(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const barro = mezcla(tinte(c, '#B5653C', 0.2), t.G, 0.16)
  const pared = (lado: number, borde: readonly Punto[], color: string): string => {
    const en = ([dx, dy]: Punto): Punto => [600 + lado * dx, y + dy]
    const orillaEn = (dy: number): number => {
      const i = borde.findIndex(([, v]) => v >= dy)
      const [[xa, ya], [xb, yb]] = [borde[i - 1]!, borde[i]!]
      return xa + ((xb - xa) * (dy - ya)) / (yb - ya)
    }
    const capas = [-96, -20, 56]
      .map((dy) => {
        const dx = orillaEn(dy) + 34
        return rutaSuave([
          en([720, dy - 46]),
          en([dx + (720 - dx) * 0.6, dy - 8]),
          en([dx + (720 - dx) * 0.3, dy - 22]),
          en([dx, dy]),
        ])
      })
      .join('')
    return (
      poli([...borde.map(en), en([720, 330]), en([720, -260])], color) +
      trazos(capas, mezcla(color, t.L, 0.4), 9, opaco(0.8)) +
      poli(
        [
          borde[3]!,
          borde[4]!,
          borde[5]!,
          borde[6]!,
          [borde[5]![0] + 60, borde[5]![1] + 20],
          [borde[4]![0] + 54, borde[4]![1] + 10],
        ].map((q) => en(q as Punto)),
        t.K,
        opaco(0.2),
      )
    )
  }
  return (
    (c.hora === 'atardecer'
      ? valleDeLaLuna(
          c,
          lomas(c, { nombre: 'poniente', y: y - 74, amplitud: 40, color: mezcla(t.medio, t.H, 0.2), pasos: 8 }),
        )
      : valleDeLaLuna(c)) +
    pared(
      -s,
      xy('720,-260 610,-236 560,-190 470,-176 440,-96 400,-70 384,30 330,70 312,160 250,200 420,250'),
      mezcla(barro, t.H, 0.1),
    ) +
    pared(
      s,
      xy('720,-170 640,-150 600,-110 540,-90 520,-20 470,6 456,80 410,110 402,180 388,216 410,262 470,330 560,420'),
      mezcla(barro, t.K, 0.14),
    )
  )
}

/** A condor leaning on the wind between snowy walls; in the rapids under it, a torrent duck. */
export function condorEntreMurallas(c: Cuadro): string {
  const { t, lado: s } = c
  const en = (dx: number, y: number): Punto => [600 - s * dx, y]
  const roca = mezcla(t.R, t.H, 0.14)
  const izquierda: Punto[] = [
    en(-700, 300),
    en(-600, 250),
    en(-520, 340),
    en(-440, 310),
    en(-360, 440),
    en(-280, 500),
    en(-200, 620),
    en(-90, 720),
    en(-40, 800),
  ]
  const derecha: Punto[] = [
    en(20, 800),
    en(130, 680),
    en(230, 590),
    en(300, 470),
    en(380, 500),
    en(450, 390),
    en(540, 350),
    en(620, 400),
    en(720, 320),
  ]
  const lomo = (borde: readonly Punto[], color: string, fin: number): string =>
    poli([...borde, en(fin, 920), en(borde === izquierda ? -720 : 20, 920)], color)
  const nieve = (dx: number, y: number, w: number, [a, b] = [1, 1]): string =>
    poli(
      [
        en(dx, y),
        en(dx - w * a, y + w * 1.1),
        en(dx - w * 0.55 * a, y + w * 0.9),
        en(dx - w * 0.3 * a, y + w * 1.5),
        en(dx, y + w),
        en(dx + w * 0.34 * b, y + w * 1.4),
        en(dx + w * 0.6 * b, y + w * 0.8),
        en(dx + w * b, y + w),
      ],
      t.nieve,
    )
  return (
    cordillera({ ...c, hy: 860 }, { y: 600, amplitud: 170, nieve: 110, color: mezcla(t.lejos, t.R, 0.16) }) +
    lomo(derecha, mezcla(roca, t.K, 0.1), 720) +
    camino(facetas(s === 1 ? [...derecha].reverse() : derecha, 900, c), t.K, opaco(0.24)) +
    lomo(izquierda, mezcla(roca, t.K, 0.26), -40) +
    camino(facetas(s === 1 ? [...izquierda].reverse() : izquierda, 900, c), t.K, opaco(0.24)) +
    nieve(-600, 250, 90) +
    nieve(-440, 310, 56, [1, 0.48]) +
    nieve(540, 350, 84) +
    nieve(300, 470, 54, [0.48, 1]) +
    bosque(c, 790, 46, mezcla(t.verde, t.K, 0.3), [-40, 1240]) +
    camino(rutaLoma(xy('-40,776 400,792 800,784 1240,774'), 910), mezcla(t.verde, t.K, 0.36)) +
    mirones(c, ...en(-190, 802), -s as 1 | -1, 48) +
    torrente(c, en) +
    patoCortacorrientes(c, ...en(130, 836), 1.8, s, true) +
    patoCortacorrientes(c, ...en(462, 846), 1.5, -s as 1 | -1, false) +
    `<g transform="rotate(${s * 16} 640 472)">${condor(c, 620, 472, 2.3, -s as 1 | -1)}</g>`
  )
}

function torrente(c: Cuadro, en: (dx: number, y: number) => Punto): string {
  const { t } = c
  const agua = mezcla(tinte(c, '#5FA3A8', 0.1), t.C, 0.24)
  const roca = (dx: number, y: number, w: number): string =>
    poli(
      [
        en(dx - w, y),
        en(dx - w * 0.8, y - w * 0.3),
        en(dx - w * 0.2, y - w * 0.46),
        en(dx + w * 0.5, y - w * 0.4),
        en(dx + w, y),
      ],
      mezcla(t.R, t.K, 0.5),
    ) +
    poli(
      [
        en(dx - w * 0.2, y - w * 0.46),
        en(dx + w * 0.5, y - w * 0.4),
        en(dx + w * 0.3, y - w * 0.2),
        en(dx - w * 0.4, y - w * 0.24),
      ],
      mezcla(t.R, t.L, 0.24),
    ) +
    trazos(
      rutaSuave([en(dx - w * 1.3, y + 6), en(dx - w * 0.4, y - 4), en(dx + w * 0.5, y + 8), en(dx + w * 1.4, y + 2)]),
      t.L,
      8,
      opaco(0.9),
    )
  return (
    camino(
      rutaSuave(
        [
          en(-90, 818),
          en(0, 802),
          en(120, 806),
          en(360, 810),
          en(720, 798),
          en(720, 960),
          en(-460, 960),
          en(-210, 860),
        ],
        0,
        true,
      ),
      agua,
    ) +
    trazos(
      [
        [70, 824, 110],
        [-70, 840, 110],
        [260, 834, 150],
        [-180, 884, 150],
        [430, 868, 120],
        [40, 892, 130],
        [560, 838, 100],
      ]
        .map(([dx = 0, y = 0, w = 0]) =>
          rutaSuave([en(dx - w / 2, y), en(dx - w * 0.2, y - 9), en(dx + w * 0.2, y + 8), en(dx + w / 2, y - 2)]),
        )
        .join(''),
      t.L,
      7,
      opaco(0.8),
    ) +
    roca(-80, 850, 26) +
    roca(-210, 912, 60) +
    roca(130, 936, 200) +
    roca(462, 930, 172)
  )
}

/** White head drawn with black, red bill, stiff tail; she is grey over rust. */
function patoCortacorrientes(c: Cuadro, x: number, y: number, k: number, lado: 1 | -1, macho: boolean): string {
  const p = pluma(x, y, k, lado)
  const [lomo, pecho] = macho
    ? [mezcla(tinte(c, '#4A4038', 0.06), c.t.K, 0.3), mezcla(c.t.L, c.t.K, 0.1)]
    : [tinte(c, '#7C8790', 0.06), tinte(c, '#D9743A', 0.02)]
  const cabeza = macho ? mezcla(c.t.L, '#FFFFFF', 0.4) : lomo
  const rojo = tinte(c, '#D9402E', 0.02)
  return (
    p.linea(xy('-4,-2 -2,14'), rojo, 5) +
    p.linea(xy('14,-2 12,14'), rojo, 5) +
    p.poli(xy('-36,26 -92,4 -86,-4 -30,14'), mezcla(lomo, c.t.K, 0.3)) +
    p.suave(xy('-46,18 -30,40 10,46 42,44 46,24 24,8 -20,8'), pecho) +
    p.suave(xy('-52,20 -32,44 10,50 26,42 6,26 -24,18'), lomo) +
    p.linea(xy('-30,34 8,40'), mezcla(c.t.L, lomo, 0.4), 3) +
    p.linea(xy('34,34 42,56 46,74'), cabeza, 17) +
    (macho ? '' : p.linea(xy('42,32 50,56 53,70'), pecho, 9)) +
    p.disco(50, 80, 15, cabeza) +
    (macho ? p.curva(xy('37,84 50,98 64,90'), c.t.K, 6) + p.linea(xy('63,82 44,80 36,62 30,42'), c.t.K, 5) : '') +
    p.poli(xy('62,84 86,74 84,69 61,73'), rojo) +
    p.disco(56, 84, 3, c.t.K)
  )
}

/** A cliff over the steppe where condors sleep: two still on their ledges, one off on the wind. */
export function condorera(c: Cuadro): string {
  const { t, lado: s } = c
  const en = (dx: number, y: number): Punto => [600 + s * dx, y]
  const roca = mezcla(tinte(c, '#9A7F70', 0.24), t.R, 0.14)
  const pasto = tinte(c, '#BFA765', 0.14)
  const pared: Punto[] = [
    en(-760, 170),
    en(-520, 176),
    en(-400, 150),
    en(-290, 168),
    en(-250, 220),
    en(-262, 330),
    en(-190, 350),
    en(-200, 470),
    en(-120, 492),
    en(-140, 620),
    en(-40, 700),
    en(120, 760),
    en(-760, 800),
  ]
  return (
    cordillera({ ...c, hy: 640 }, { y: 560, amplitud: 90, nieve: 70 }) +
    lomas({ ...c, hy: 640 }, { y: 640, amplitud: 40, color: mezcla(pasto, t.H, 0.4) }) +
    poli(pared, roca) +
    poli(
      [
        en(-290, 168),
        en(-250, 220),
        en(-262, 330),
        en(-190, 350),
        en(-200, 470),
        en(-120, 492),
        en(-140, 620),
        en(-40, 700),
        en(120, 760),
        en(-200, 790),
        en(-250, 680),
        en(-280, 560),
        en(-330, 430),
        en(-310, 280),
      ],
      ...(s * (c.luz.x - 600) > -250 ? ([t.L, opaco(0.2)] as const) : ([t.K, opaco(0.2)] as const)),
    ) +
    trazos(
      [230, 330, 430, 540, 640]
        .map((y, i) => rutaSuave([en(-700, y + 10), en(-520, y - 8), en(-400, y + 12), en(-300 + i * 26, y)]))
        .join(''),
      mezcla(roca, t.L, 0.4),
      9,
      opaco(0.7),
    ) +
    trazos(
      [280, 480, 600].map((y) => rutaSuave([en(-700, y), en(-540, y + 14), en(-420, y - 4)])).join(''),
      mezcla(roca, t.K, 0.3),
      7,
    ) +
    posado(c, ...en(-226, 341), 1.1, s) +
    posado(c, ...en(-162, 482), 1.2, s) +
    camino(rutaLoma(xy('-40,770 300,742 760,766 1240,730'), 910), pasto) +
    camino(rutaLoma(xy('-40,846 400,824 900,850 1240,822'), 910), mezcla(pasto, t.K, 0.2)) +
    mirones(c, 600 + s * 250, 800, s) +
    `<g transform="rotate(${s * 12} ${600 + s * 160} 400)">${condor(c, 600 + s * 170, 470, 1.9, s)}</g>` +
    condor(c, 600 + s * 420, 250, 0.6, -s as 1 | -1)
  )
}

/** Two who look up, one through the glass on its tripod. */
function mirones(c: Cuadro, x: number, y: number, s: 1 | -1, h = 130): string {
  const p = pluma(x, y, h / 130, s)
  return (
    persona(c, x, y, h, { postura: posturas.mirar, lado: -s as 1 | -1, ropa: c.t.A, sombrero: true }) +
    persona(c, ...p.en(110, -6), h * 0.97, {
      postura: posturas.brindis,
      lado: -s as 1 | -1,
      ropa: mezcla(c.t.L, c.t.R, 0.3),
    }) +
    p.linea(xy('66,78 54,-4'), c.t.K, 4) +
    p.linea(xy('66,78 80,-4'), c.t.K, 4) +
    p.linea(xy('76,84 42,94'), c.t.K, 11)
  )
}

function posado(c: Cuadro, x: number, y: number, k: number, lado: 1 | -1): string {
  const p = pluma(x, y, k, lado)
  const negro = mezcla(c.t.K, c.t.R, 0.12)
  const pata = mezcla(c.t.L, c.t.K, 0.45)
  return (
    p.linea(xy('-4,16 -3,2 7,-1'), pata, 4) +
    p.linea(xy('6,16 8,0 18,-4'), pata, 4) +
    p.suave(xy('-12,8 -40,12 -42,22 -28,54 -4,70 14,64 20,36 10,8'), negro) +
    p.suave(xy('-26,10 -22,44 -6,50 -10,14'), mezcla(c.t.L, c.t.K, 0.3)) +
    p.suave(xy('-4,62 -2,76 14,78 22,66 10,58'), c.t.L) +
    p.disco(14, 82, 9, mezcla('#A8705E', c.t.K, 0.3)) +
    p.poli(xy('20,84 34,78 22,76'), mezcla(c.t.L, c.t.K, 0.2))
  )
}
