import { type Cuadro, haciaLaSombra } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, copas, cordillera, facetas, lomas, rutaNieve, suelo } from '../relieve.ts'
import { camino, opaco, poli, rect, rutaDisco, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { bote } from './costa.ts'
import { alamos } from './norte-chico.ts'
import { vinas } from './valles.ts'

const perfilOsorno: Punto[] = xy('0,0 12,9 24,22 34,40 42,63 46.5,84 48,90 52,90 53.5,84 58,63 66,40 76,22 88,9 100,0')
const hielo: Punto[] = xy(
  '33.5,39 42,63 46.5,84 48,90 52,90 53.5,84 58,63 66.5,39 69,30 65,36 63,26 60.5,39 58.5,28 56.5,42 54,24 51.5,42 49.4,30 47,44 44.5,26 42,40 39.6,28 37.6,38 34,28',
)

const alzada = 1.22
/** No summit stands higher. */
const CIMA = 128

/** As wide as it may be with its summit inside every cut of the picture. */
const conCumbre = (y: number, w: number): number => Math.min(w, ((y - CIMA) * 3.4) / alzada)

/** The perfect cone: ribs under the ice, one flank in shade. */
export function volcan(c: Cuadro, x: number, y: number, ancho: number, color: string): string {
  const w = conCumbre(y, ancho)
  const alto = w / 3.4 / 90
  const p = pluma(x - w / 2, y, w / 100, 1, alto * alzada)
  const sombra = haciaLaSombra(c, x)
  const q = pluma(x - (sombra * w) / 2, y, w / 100, sombra, alto * alzada)
  const costillas: Punto[][] = [
    xy('62,40 66,22 74,2 68,2 63,20'),
    xy('44,30 42,14 36,0 41,0 45,16'),
    xy('30,26 24,10 16,0 22,0 28,12'),
  ]
  return (
    p.poli(perfilOsorno, color) +
    q.poli(xy('50,90 52,90 53.5,84 58,63 66,40 76,22 88,9 100,0 64,0 66,12 58,22 60,34 54,48'), c.t.K, opaco(0.24)) +
    costillas.map((r) => q.poli(r, c.t.K, opaco(0.13))).join('') +
    p.poli(hielo, c.t.nieve) +
    q.poli(
      xy('50.4,90 52,90 53.5,84 58,63 66.5,39 69,30 65,36 63,26 60.5,39 58.5,28 57,40 56,56 52.6,66 53,78'),
      c.t.nieveSombra,
    )
  )
}

function reflejoVolcan(c: Cuadro, x: number, y: number, w: number): string {
  const p = pluma(x - w / 2, y, w / 100, 1, -(w / 3.4 / 90) * alzada * 0.55)
  return p.poli(perfilOsorno, c.t.medio, opaco(0.35)) + p.poli(hielo, c.t.nieve, opaco(0.4))
}

export function osorno(c: Cuadro): string {
  const { t } = c
  const w = conCumbre(c.hy + 4, 1180 * c.talla)
  const x = c.fx
  const vecino = 600 - (x - 600) * 1.2 + (x === 600 ? -c.lado * 430 : 0)
  return (
    (vecino > x ? calbuco : puntiagudo)(c, vecino, c.hy + 4) +
    cordillera(c, { y: c.hy - 36, amplitud: 34 }) +
    volcan(c, x, c.hy + 4, w, t.medio) +
    lomas(c, { y: c.hy - 12, amplitud: 14 }) +
    agua(c, c.hy, mezcla(t.G, t.Z, 0.12)) +
    reflejoVolcan(c, x, c.hy, w) +
    bosque(c, c.hy + 6, 44, t.cerca, c.lado === 1 ? [-40, 420] : [780, 1240]) +
    bosque(c, c.hy + 4, 26, mezcla(t.R, t.K, 0.2), c.lado === 1 ? [760, 1240] : [-40, 440]) +
    orilla(c)
  )
}

function orilla(c: Cuadro): string {
  const pasto = mezcla(mezcla(c.t.verde, c.t.R, 0.3), c.t.K, 0.1)
  return (
    camino(rutaLoma(xy('-40,770 260,748 640,762 960,744 1240,766'), 910), pasto) +
    camino(rutaLoma(xy('-40,838 400,812 860,836 1240,812'), 910), mezcla(pasto, c.t.K, 0.24)) +
    lupinos(c, mezcla(pasto, c.t.L, 0.26))
  )
}

function puntiagudo(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 2.6, c.lado, 2.3)
  return (
    p.poli(xy('-100,0 -60,22 -30,48 -10,84 -2,104 3,86 14,60 40,34 100,0'), c.t.lejos) +
    p.poli(xy('-14,76 -10,84 -2,104 3,86 10,68 4,72 0,60 -6,72'), c.t.nieve, opaco(0.9)) +
    (haciaLaSombra(c, x) === c.lado
      ? p.poli(xy('-2,104 3,86 14,60 40,34 100,0 20,0 8,40 -4,66'), c.t.K, opaco(0.14))
      : p.poli(xy('-2,104 -10,84 -30,48 -60,22 -100,0 -24,0 -14,40 2,66'), c.t.K, opaco(0.14)))
  )
}

/** South of the Osorno, at its right from the lake: broad, its top blown off. */
function calbuco(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 2.6, haciaLaSombra(c, x), 2.1)
  return (
    p.poli(
      xy('-120,0 -82,16 -50,42 -30,66 -20,70 -8,64 6,68 18,62 28,64 48,42 80,18 120,0'),
      mezcla(c.t.lejos, c.t.medio, 0.5),
    ) +
    p.poli(xy('-30,66 -20,70 -8,64 6,68 18,62 28,64 33,58 24,54 14,58 6,50 -4,57 -14,50 -22,60 -34,62'), c.t.nieve) +
    p.poli(xy('28,64 48,42 80,18 120,0 44,0 50,16 32,36 18,62'), c.t.K, opaco(0.18))
  )
}

/** Lupins on the bank, taller towards the corners. */
export function lupinos(c: Cuadro, tallo = mezcla(c.t.verde, c.t.K, 0.3)): string {
  const azar = c.azar('lupinos')
  const apaga = c.hora === 'noche' ? 0.5 : c.hora === 'atardecer' ? 0.24 : 0.04
  const tonos = ['#7D5BB5', '#B95C9E', '#5B6FC0'].map((v) => mezcla(mezcla(v, c.t.H, 0.1), c.t.K, apaga))
  const flores = ['', '', '']
  let tallos = ''
  for (let i = 0; i < 26; i++) {
    const x = azar.entero(-10, 1210)
    const lejos = Math.abs(x - 600) / 600
    if (lejos < 0.26) continue
    const s = 0.42 + lejos * 0.75 * azar.real(0.7, 1.15)
    const y = Math.round(872 + azar.real(-20, 40))
    tallos += `M${x} ${y}v${-Math.round(120 * s)}M${x} ${y - Math.round(20 * s)}l${Math.round(-24 * s)}-${Math.round(20 * s)}M${x} ${y - Math.round(26 * s)}l${Math.round(26 * s)}-${Math.round(16 * s)}`
    const d = flores[i % 3]!
    flores[i % 3] =
      d +
      rutaSuave(
        [
          [x - 11 * s, y - 52 * s],
          [x - 12 * s, y - 84 * s],
          [x - 3 * s, y - 142 * s],
          [x + 3 * s, y - 142 * s],
          [x + 12 * s, y - 84 * s],
          [x + 11 * s, y - 52 * s],
        ],
        0,
        true,
      )
  }
  return trazos(tallos, tallo, 5) + flores.map((d, i) => (d ? camino(d, tonos[i]!) : '')).join('')
}

/** Smoke, ice to the waist, black sand and painted boats. */
export function villarrica(c: Cuadro): string {
  const { t } = c
  const x = c.fx
  const w = conCumbre(c.hy + 4, 1120 * c.talla)
  const cumbre = c.hy + 4 - (w / 3.4) * alzada
  const arena = mezcla(mezcla(t.K, t.R, 0.4), t.L, c.hora === 'noche' ? 0 : 0.1)
  return (
    cordillera(c, { y: c.hy - 40, amplitud: 40 }) +
    humo(c, x, cumbre + 8) +
    volcan(c, x, c.hy + 4, w, mezcla(t.medio, t.R, 0.3)) +
    copas(c, c.hy - 8, 26, mezcla(t.verde, t.R, 0.35), [-40, 1240]) +
    agua(c, c.hy + 8, mezcla(t.G, t.Z, 0.25)) +
    muelle(c, c.hy + 76) +
    bote(c, 600 + c.lado * 40, c.hy + 118, 0.7, c.lado, mezcla('#E9B949', t.K, c.hora === 'noche' ? 0.4 : 0.05)) +
    trazos(rutaSuave(xy('-40,752 300,740 700,760 1240,738')), t.L, 10, opaco(0.7)) +
    camino(rutaLoma(xy('-40,756 300,744 700,764 1240,742'), 910), arena)
  )
}

function humo(c: Cuadro, x: number, y: number, n = 9): string {
  const azar = c.azar('humo')
  const v = -c.lado
  const blanco = mezcla(c.t.L, c.t.C, c.hora === 'noche' ? 0.5 : 0.2)
  let d = ''
  for (let i = 0; i < n; i++)
    d += rutaDisco(x + v * i * i * 4.2, y - 12 - i * 11 + azar.real(-4, 4), 9 + i * 5.4, 8 + i * 3.4)
  return camino(d, blanco, opaco(0.82))
}

function muelle(c: Cuadro, y: number): string {
  const s = -c.lado
  const x = 600 - c.lado * 240
  const madera = mezcla(mezcla('#8A6B4F', c.t.K, 0.25), c.t.G, 0.15)
  let d = ''
  for (let i = 0; i < 7; i++) d += `M${x + s * i * 78} ${y + 4}v34`
  return (
    trazos(d, mezcla(madera, c.t.K, 0.5), 8) +
    poli(
      [
        [x - s * 20, y - 4],
        [x + s * 640, y - 10],
        [x + s * 640, y + 12],
        [x - s * 20, y + 8],
      ],
      madera,
    )
  )
}

export function araucarias(c: Cuadro): string {
  const { t } = c
  const x = 1200 - c.fx + (c.fx === 600 ? c.lado * 120 : 0)
  const s = c.fx === 600 ? -c.lado : c.fx < 600 ? -1 : 1
  const pasto = mezcla(mezcla(t.verde, '#B9A95A', 0.34), t.K, c.hora === 'noche' ? 0.3 : 0)
  return (
    cordillera(c, { y: c.hy - 70, amplitud: 50, nieve: 40 }) +
    humo(c, x, c.hy + 12 - (1060 / 3.4) * alzada, 7) +
    volcan(c, x, c.hy + 4, 1060, t.medio) +
    lomas(c, { y: c.hy - 16, amplitud: 22, pasos: 12 }) +
    bosque(c, c.hy + 22, 48, mezcla(t.R, t.K, 0.14)) +
    suelo(c, pasto) +
    laguna(c, x, c.hy + 70) +
    araucaria(c, 600 + s * 20, c.hy + 48, 1.9) +
    araucaria(c, 600 + s * 330, c.hy + 110, 2.8) +
    araucaria(c, 600 - s * 70, c.hy + 128, 1.6) +
    araucaria(c, 600 + s * 170, c.hy + 208, 5 * c.talla)
  )
}

/** Bays and tongues of grass: water that lies where the ground lets it. */
function laguna(c: Cuadro, x: number, y: number): string {
  const orilla: Punto[] = xy('-330,0 -220,-12 -110,0 60,-14 150,-6 310,-6 200,10 240,26 70,18 -30,36 -150,16 -200,30')
  const en = ([dx, dy]: Punto): Punto => [x + dx, y + dy]
  return (
    camino(rutaSuave(orilla.map(en), 0, true), mezcla(c.t.C, c.t.Z, 0.35)) +
    trazos(`M${x - 160} ${y + 4}h120M${x + 20} ${y + 8}h90`, mezcla(c.t.C, c.t.H, 0.6), 5)
  )
}

export function araucaria(c: Cuadro, x: number, y: number, s: number): string {
  const p = pluma(x, y, s)
  const tronco = mezcla(c.t.K, c.t.R, 0.25)
  const hoja = mezcla(c.t.R, c.t.K, 0.6)
  const medias = [30, 34, 32, 26, 18, 9]
  const rama = (w: number, y0: number): Punto[] => [
    [-w, y0 + 8],
    [-w * 0.94, y0 + 2.6],
    [-w * 0.6, y0 - 0.6],
    [-w * 0.24, y0 - 2],
    [0, y0 - 2.2],
    [w * 0.24, y0 - 2],
    [w * 0.6, y0 - 0.6],
    [w * 0.94, y0 + 2.6],
    [w, y0 + 8],
    [w * 0.76, y0 + 5.6],
    [w * 0.5, y0 + 5.4],
    [w * 0.22, y0 + 4.4],
    [0, y0 + 6],
    [-w * 0.22, y0 + 4.4],
    [-w * 0.5, y0 + 5.4],
    [-w * 0.76, y0 + 5.6],
  ]
  const luz = (w: number, y0: number): Punto[] => [
    [c.lado * w, y0 + 8],
    [c.lado * w * 0.76, y0 + 5.6],
    [c.lado * w * 0.22, y0 + 4.4],
    [c.lado * w * 0.55, y0 + 2.6],
  ]
  return (
    p.elipse(c.lado * -6, 0, 13, 1.6, c.t.K, opaco(0.3)) +
    p.poli(xy('-3.6,-1 -2,16 -1.5,60 -1,100 1,100 1.5,60 2,16 4,-1'), tronco) +
    medias.map((w, i) => p.poli(rama(w, 55 + i * 8.6), hoja)).join('') +
    medias.map((w, i) => p.poli(luz(w, 55 + i * 8.6), mezcla(hoja, c.t.G, 0.45))).join('')
  )
}

/** Rows of a young valley, the volcano and its araucarias at the end. */
export function malleco(c: Cuadro, arboles?: Arboles): string {
  return (
    cordillera(c, { y: c.hy - 60, amplitud: 50, nieve: 40 }) +
    volcan(c, c.fx, c.hy + 4, 980 * c.talla, c.t.medio) +
    hileras(c, arboles)
  )
}

/** The same rows looking west, where the sun goes down. */
export function haciaNahuelbuta(c: Cuadro, arboles?: Arboles): string {
  return (
    lomas(c, { nombre: 'nahuelbuta', y: c.hy - 64, amplitud: 44, color: c.t.lejos, pasos: 8 }) +
    lomas(c, { nombre: 'media', y: c.hy - 40, amplitud: 26, color: c.t.medio, pasos: 8 }) +
    hileras(c, arboles)
  )
}

/** Its araucarias: how far from the focus, and how big. */
type Arboles = readonly (readonly [dx: number, talla: number])[]

function hileras(c: Cuadro, arboles: Arboles = xy('210,1.1 262,1.4 -250,1.2')): string {
  const { t } = c
  const verde = mezcla(mezcla('#6E9A5A', t.R, 0.25), t.K, c.hora === 'noche' ? 0.5 : c.hora === 'atardecer' ? 0.2 : 0)
  const q = { ...c, t: { ...t, G: verde, surco: mezcla(verde, t.K, 0.25) } }
  return (
    lomas(c, { y: c.hy - 22, amplitud: 30, color: mezcla(t.bajo, verde, 0.4) }) +
    arboles.map(([dx, k]) => araucaria(c, c.fx + dx, c.hy + (k > 1.3 ? 14 : 12), k)).join('') +
    alamos(c, c.hy + 10, c.fx - 190, 6, 0.7) +
    rect(0, c.hy + 4, 1200, 420, mezcla(verde, t.H, 0.2)) +
    vinas(q, 1200 - c.fx)
  )
}

/** Granite walls on both sides of a still fjord. */
export function cochamo(c: Cuadro): string {
  const { t } = c
  const x = c.fx
  const y = c.hy
  const fondo: Punto[] = [
    [x - 300, y + 10],
    [x - 210, y - 110],
    [x - 150, y - 96],
    [x - 60, y - 236],
    [x - 20, y - 214],
    [x + 50, y - 270],
    [x + 96, y - 200],
    [x + 150, y - 212],
    [x + 230, y - 90],
    [x + 320, y + 10],
  ]
  return (
    cordillera(c, { y: y - 110, nieve: 60, amplitud: 70 }) +
    poli(fondo, t.medio) +
    camino(rutaNieve(fondo, y - 140, c.azar('fondo')), t.nieve) +
    camino(facetas(fondo, y, c), t.K, opaco(0.2)) +
    muralla(c, -1) +
    muralla(c, 1) +
    agua(c, y + 6, mezcla(t.G, mezcla('#2A7F7A', t.Z, 0.3), 0.4)) +
    [
      [-36, 26, 90],
      [-20, 44, 70],
      [-30, 62, 50],
    ]
      .map(([dx = 0, dy = 0, w = 0]) => rect(x + dx, y + dy, w, 7, t.nieve, opaco(0.4)))
      .join('') +
    camino(
      rutaSuave(
        [
          [-60, y - 20],
          [180, y - 36],
          [420, y - 22],
          [700, y - 34],
          [940, y - 18],
          [1260, y - 32],
          [1260, y + 9],
          [700, y + 7],
          [-60, y + 10],
        ],
        0,
        true,
      ),
      mezcla(mezcla(t.H, t.L, 0.4), t.C, 0.2),
    )
  )
}

/** A rounded dome of granite with its streaks, forest at the foot. */
export function muralla(c: Cuadro, s: 1 | -1): string {
  const { t } = c
  const en = (dx: number, dy: number): Punto => [c.fx + s * dx, c.hy + dy]
  const alto = s === c.lado ? 300 : 380
  const granito =
    s === c.lado
      ? mezcla(mezcla(t.bajo, '#B9B4A6', 0.36), t.K, c.hora === 'noche' ? 0.4 : 0)
      : mezcla(mezcla(t.R, '#8C8A80', 0.3), t.K, 0.2)
  const domo = rutaSuave(
    [
      en(120, 20),
      en(140, -60),
      en(186, -alto * 0.72),
      en(270, -alto * 1.04),
      en(380, -alto),
      en(480, -alto * 0.8),
      en(640, -alto * 1.05),
      en(900, -alto * 1.1),
      en(1300, -alto),
      en(1300, 20),
    ],
    0,
    true,
  )
  const vetas = (
    [
      [200, 0.46],
      [250, 0.74],
      [310, 0.84],
      [380, 0.84],
      [520, 0.66],
      [620, 0.84],
      [720, 0.84],
    ] as const
  )
    .map(([dx, f]) => ruta2(en(dx, -alto * f), en(dx - 14, -alto * 0.3)))
    .join('')
  const salto =
    s === c.lado
      ? poli(
          [
            en(476, -alto * 0.795),
            en(486, -alto * 0.806),
            en(497, -alto * 0.812),
            en(500, -alto * 0.5),
            en(514, 4),
            en(466, 4),
            en(474, -alto * 0.5),
          ],
          t.L,
        )
      : ''
  const tramo = s === 1 ? ([c.fx + 110, 1240] as const) : ([-40, c.fx - 110] as const)
  return (
    camino(domo, granito) +
    trazos(vetas, t.K, 9, opaco(0.14)) +
    salto +
    bosque(c, c.hy + 12, 96, mezcla(t.R, t.K, s === c.lado ? 0.4 : 0.52), tramo)
  )
}

const ruta2 = ([ax, ay]: Punto, [bx, by]: Punto): string =>
  `M${Math.round(ax)} ${Math.round(ay)}L${Math.round(bx)} ${Math.round(by)}`

/** Turquoise rapids that break between black rocks. */
