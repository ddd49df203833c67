import type { Cuadro } from '../cuadro.ts'
import { figura } from '../figuras.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua } from '../relieve.ts'
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
import { ave, vuela } from './aves.ts'
import { acantilado } from './costas-y-estancias.ts'
import { fondoDeZona } from './fondo.ts'

export function mesaBase(c: Cuadro, y: number): string {
  const { t } = c
  const madera = mezcla(
    mezcla('#9A6A42', t.R, 0.45),
    t.K,
    c.hora === 'noche' ? 0.45 : c.hora === 'atardecer' ? 0.2 : 0.05,
  )
  let d = ''
  for (let i = -5; i <= 5; i++)
    d += ruta([
      [600 + i * 130, y + 26],
      [600 + i * 130 + 5, y + 26],
      [600 + i * 176 + 6, 900],
      [600 + i * 176, 900],
    ])
  return (
    rect(0, y, 1200, 900 - y, madera) +
    rect(0, y, 1200, 26, mezcla(madera, t.L, 0.3)) +
    camino(d, mezcla(madera, t.K, 0.22))
  )
}

function plato(c: Cuadro, x: number, y: number, r: number, comida: string): string {
  const loza = mezcla(c.t.L, c.t.K, c.hora === 'noche' ? 0.3 : 0.03)
  return (
    disco(x + c.lado * -10, y + 12, r, c.t.K, opaco(0.25)) +
    disco(x, y, r, loza) +
    disco(x, y, r * 0.8, mezcla(loza, c.t.C, 0.3)) +
    disco(x, y, r * 0.68, comida)
  )
}

export function mesa(c: Cuadro): string {
  const { t } = c
  const y = 372
  const vuelta = c.lado === 1 ? ['<g transform="matrix(-1 0 0 1 1200 0)">', '</g>'] : ['', '']
  return (
    fondoDeZona({ ...c, hy: 360 }) +
    mesaBase(c, y) +
    vuelta[0] +
    poli(xy('330,396 870,396 960,900 240,900'), mezcla(t.L, t.C, 0.25)) +
    poli(xy('420,396 452,396 402,900 356,900'), t.A, opaco(0.9)) +
    fuente(c, 560, 600) +
    pebre(c, 800, 512) +
    canasto(c, 340, 500, mezcla('#D9A566', t.K, 0.06)) +
    copaDesdeArriba(c, 770, 690) +
    trazos('M386 560v150M376 556v34q10 14 20 0v-34', mezcla(t.K, t.L, 0.3), 8) +
    vuelta[1]
  )
}

/** The main dish, one of three: mussel broth, baked pies, fish. */
function fuente(c: Cuadro, x: number, y: number): string {
  const { t } = c
  const hoja = mezcla('#5E8F4A', t.K, 0.1)
  const hojas = camino(
    xy('-60,0 30,46 10,-52 62,40 -40,60')
      .map(([a = 0, b = 0]) => rutaDisco(x + a, y + b, 8))
      .join(''),
    hoja,
  )
  if (c.pose === 0) {
    const choro = (a: number, b: number, g: number): string =>
      `<g transform="translate(${x + a} ${y + b}) rotate(${g})">${elipse(0, 0, 30, 15, t.K)}${elipse(4, 2, 21, 9, mezcla('#E79A4E', t.L, 0.2))}</g>`
    return (
      plato(c, x, y, 142, mezcla('#D98A3A', t.R, 0.2)) +
      choro(-30, -40, -20) +
      choro(44, -10, 30) +
      choro(-14, 34, 8) +
      hojas
    )
  }
  if (c.pose === 1) {
    const masa = mezcla('#DDA25C', t.R, 0.12)
    const empanada = (a: number, b: number, g: number): string =>
      `<g transform="translate(${x + a} ${y + b}) rotate(${g})">${camino('M-58 16Q-50-46 0-46T58 16z', masa)}${camino('M-58 16h116l-6 14-14-6-14 8-16-8-14 8-16-8-14 8-14-8z', mezcla(masa, t.K, 0.22))}${camino('M-30-8q20-18 44-16', 'none', `stroke="${mezcla(masa, t.L, 0.4)}" stroke-width="6" stroke-linecap="round"`)}</g>`
    return plato(c, x, y, 142, mezcla(t.L, t.R, 0.2)) + empanada(-30, -30, -24) + empanada(34, 36, 14)
  }
  const pez = mezcla(mezcla('#C98A6B', t.R, 0.2), t.L, 0.1)
  return (
    plato(c, x, y, 142, mezcla(t.L, t.G, 0.25)) +
    `<g transform="rotate(-24 ${x} ${y})">${camino(`M${x - 92} ${y}Q${x - 30} ${y - 56} ${x + 50} ${y - 6}l40-30v66l-40-26Q${x - 30} ${y + 56} ${x - 92} ${y}z`, pez)}${trazos(`M${x - 40} ${y - 22}q16 22 0 44M${x - 8} ${y - 20}q14 20 0 40M${x + 22} ${y - 12}q8 12 0 24`, mezcla(pez, t.K, 0.3), 5)}${disco(x - 66, y - 4, 5, t.K)}</g>` +
    disco(x + 50, y + 62, 26, '#F0C94A') +
    disco(x + 50, y + 62, 19, '#F8E08A') +
    hojas
  )
}

function pebre(c: Cuadro, x: number, y: number): string {
  const tomate = mezcla('#B8402E', c.t.R, 0.15)
  return (
    plato(c, x, y, 74, tomate) +
    camino(
      xy('-20,-12 6,18 22,-10 -4,-24')
        .map(([a = 0, b = 0]) => rutaDisco(x + a, y + b, 7))
        .join(''),
      mezcla('#5E8F4A', c.t.K, 0.1),
    )
  )
}

function canasto(c: Cuadro, x: number, y: number, pan: string): string {
  const borde = mezcla(c.t.R, c.t.K, 0.4)
  return (
    elipse(x - 8, y + 12, 96, 60, c.t.K, opaco(0.22)) +
    elipse(x, y, 94, 58, borde) +
    elipse(x, y, 80, 46, mezcla(borde, c.t.L, 0.25)) +
    [
      [-32, -6, 38],
      [28, -12, 40],
      [0, 18, 36],
    ]
      .map(
        ([a = 0, b = 0, r = 0]) =>
          elipse(x + a, y + b, r, r * 0.62, pan) +
          trazos(`M${x + a - r * 0.4} ${y + b - 6}l${r * 0.7} ${10}`, mezcla(pan, c.t.K, 0.25), 4),
      )
      .join('')
  )
}

function copaDesdeArriba(c: Cuadro, x: number, y: number): string {
  const vino = mezcla('#7C1F3F', c.t.K, 0.15)
  return (
    disco(x - c.lado * 10, y + 10, 60, c.t.K, opaco(0.2)) +
    disco(x, y, 60, mezcla(c.t.L, c.t.C, 0.45)) +
    disco(x, y, 50, vino) +
    camino(
      rutaSuave(
        [
          [x - 34, y - 14],
          [x - 8, y - 36],
          [x + 22, y - 30],
          [x - 4, y - 22],
        ],
        0,
        true,
      ),
      mezcla(vino, c.t.L, 0.35),
    )
  )
}

export function taller(c: Cuadro): string {
  const y = 560
  const s = c.lado
  return (
    fondoDeZona({ ...c, hy: 470 }) +
    mesaBase(c, y) +
    (c.pose === 1 ? telar(c, 600 - s * 210, 730) : cantaro(c, 600 - s * 190, 730)) +
    (c.pose === 1
      ? ovillos(c, 600 + s * 40, 716)
      : pocillo(c, 600 + s * 60, 742, 1.1) +
        pocillo(c, 600 + s * 150, 800, 0.8) +
        (c.pose === 2 ? pocillo(c, 600 - s * 390, 800, 0.9) : '')) +
    cucharas(c, 600 + s * 290, 742)
  )
}

function ovillos(c: Cuadro, x: number, y: number): string {
  return (
    ovillo(c, x, y, 78, mezcla(c.t.Z, c.t.L, 0.2)) +
    ovillo(c, x + c.lado * 120, y + 26, 62, mezcla(c.t.L, c.t.R, 0.18)) +
    ovillo(c, x + c.lado * 46, y + 74, 52, mezcla(c.t.R, c.t.G, 0.4))
  )
}

/** A small bowl of clay. */
function pocillo(c: Cuadro, x: number, y: number, k: number): string {
  const p = pluma(x, y, k)
  const greda = mezcla(mezcla('#A85A3A', c.t.R, 0.25), c.t.K, c.hora === 'noche' ? 0.4 : 0.06)
  return (
    p.elipse(0, -28, 66, 10, c.t.K, opaco(0.3)) +
    p.poli(xy('-90,44 -74,-4 -42,-28 42,-28 74,-4 90,44'), greda) +
    p.elipse(0, 44, 90, 24, mezcla(greda, c.t.L, 0.24)) +
    p.elipse(0, 42, 76, 17, mezcla(greda, c.t.K, 0.45))
  )
}

function cantaro(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 2.5)
  const { t } = c
  const greda = mezcla(mezcla('#9C4F33', t.R, 0.25), t.K, c.hora === 'noche' ? 0.4 : 0.08)
  const cuerpo: Punto[] = xy('-34,0 -62,34 -58,78 -24,104 -22,122 -30,134 30,134 22,122 24,104 58,78 62,34 34,0')
  return (
    p.elipse(0, 1, 58, 6, t.K, opaco(0.3)) +
    p.suave(xy('50,92 90,96 86,48 54,40 60,52 74,60 74,84 50,82'), mezcla(greda, t.K, 0.15)) +
    p.suave(cuerpo, greda) +
    p.suave(
      [
        [c.lado * 20, 14],
        [c.lado * 48, 40],
        [c.lado * 44, 74],
        [c.lado * 20, 96],
        [c.lado * 34, 60],
      ],
      mezcla(greda, t.L, 0.25),
    ) +
    p.elipse(0, 130, 24, 5, mezcla(greda, t.K, 0.55)) +
    p.curva(xy('-58,62 0,52 58,62'), mezcla(greda, t.K, 0.35), 3) +
    p.curva(xy('-58,72 0,62 58,72'), mezcla(greda, t.K, 0.35), 3)
  )
}

/** Small frame loom with plain bands. */
function telar(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 3)
  const { t } = c
  const madera = mezcla(mezcla('#8A5C3A', t.R, 0.3), t.K, c.hora === 'noche' ? 0.4 : 0.1)
  const banda = (a: number, b: number, color: string): string =>
    p.poli(
      [
        [-40, a],
        [-40, b],
        [40, b],
        [40, a],
      ],
      color,
    )
  const urdimbre = [-36, -24, -12, 0, 12, 24, 36]
    .map((a) =>
      p.linea(
        [
          [a, 88],
          [a, 120],
        ],
        mezcla(t.L, t.R, 0.2),
        1.2,
      ),
    )
    .join('')
  return (
    banda(14, 88, mezcla(t.L, t.R, 0.12)) +
    banda(20, 34, mezcla(t.R, t.K, 0.1)) +
    banda(40, 52, t.A) +
    banda(58, 64, mezcla(t.R, t.K, 0.1)) +
    banda(70, 82, mezcla(t.C, t.R, 0.35)) +
    urdimbre +
    p.linea(xy('-50,2 -50,132'), madera, 9) +
    p.linea(xy('50,2 50,132'), madera, 9) +
    p.linea(xy('-56,122 56,122'), madera, 8) +
    p.linea(xy('-56,12 56,12'), madera, 8)
  )
}

export function ovillo(c: Cuadro, x: number, y: number, r: number, color: string): string {
  const oscuro = mezcla(color, c.t.K, 0.28)
  const vueltas = [-0.5, -0.15, 0.2, 0.55]
    .map(
      (f) =>
        `M${Math.round(x - r * Math.sqrt(1 - f * f))} ${Math.round(y + r * f * 0.9)}q${Math.round(r)} ${Math.round(-r * 0.5)} ${Math.round(2 * r * Math.sqrt(1 - f * f))} 0`,
    )
    .join('')
  const cruce = [-0.3, 0.1, 0.45]
    .map(
      (f) =>
        `M${Math.round(x + r * f - r * 0.3)} ${Math.round(y - r * 0.82)}q${Math.round(r * 0.7)} ${Math.round(r * 0.8)} ${Math.round(r * 0.2)} ${Math.round(r * 1.56)}`,
    )
    .join('')
  return (
    elipse(x, y + r * 0.94, r * 0.95, r * 0.14, c.t.K, opaco(0.3)) +
    disco(x, y, r, color) +
    trazos(vueltas + cruce, oscuro, r * 0.055)
  )
}

function cucharas(c: Cuadro, x: number, y: number): string {
  const madera = mezcla(mezcla('#C08A55', c.t.R, 0.2), c.t.K, c.hora === 'noche' ? 0.4 : 0.05)
  const p = pluma(x, y, 2)
  const oscura = mezcla(madera, c.t.K, 0.25)
  return (
    p.linea(xy('-10,60 -24,160'), oscura, 7) +
    p.suave(xy('-34,158 -38,196 -20,204 -12,164'), oscura) +
    p.linea(xy('10,60 18,178'), madera, 7) +
    p.suave(xy('6,172 8,214 32,216 32,172'), madera) +
    p.poli(xy('-34,0 -38,84 38,84 34,0'), mezcla(madera, c.t.R, 0.4)) +
    p.poli(xy('-38,66 -38,84 38,84 38,66'), madera) +
    p.poli(c.lado === 1 ? xy('-34,0 -38,84 -18,84 -16,0') : xy('34,0 38,84 18,84 16,0'), c.t.K, opaco(0.25))
  )
}

/** A board that stands on the shore, somebody out on the water with another. */
export function tablaEnLaOrilla(c: Cuadro): string {
  const { t } = c
  const mar = mezcla(
    mezcla('#2A93A6', t.G, c.zona === 'N1' || c.zona === 'N2' || c.zona === 'C1' ? 0.15 : 0.6),
    t.K,
    c.hora === 'noche' ? 0.45 : c.hora === 'atardecer' ? 0.18 : 0,
  )
  const q = { ...c, hy: 470, t: { ...t, onda: mar } }
  const arena = mezcla(
    mezcla('#D9BE92', t.R, c.zona === 'S1' || c.zona === 'S2' ? 0.4 : 0.2),
    t.K,
    c.hora === 'noche' ? 0.5 : c.hora === 'atardecer' ? 0.2 : 0.04,
  )
  const x = c.fx === 600 ? 600 - c.lado * 190 : c.fx
  const bolsa = x < 600 ? 1 : -1
  const orilla = rutaSuave(xy('-40,660 240,700 560,690 900,724 1240,690'))
  return (
    fondoDeZona(q) +
    agua(q, 474, mar) +
    figura({ ...c, pose: 2 }, 'Stand Up Paddle', {
      x: x + bolsa * 410,
      y: 580,
      h: 104,
      lado: bolsa,
      agua: true,
      acento: mezcla(t.R, t.K, 0.3),
    }) +
    trazos(orilla, t.L, 18, opaco(0.8)) +
    camino(`${orilla}V910H-40z`, arena) +
    camino(
      rutaSuave(
        [
          [x - c.lado * 40, 790],
          [x + c.lado * 30, 800],
          [x - c.lado * 90, 836],
          [x - c.lado * 330, 842],
          [x - c.lado * 430, 830],
          [x - c.lado * 300, 806],
        ],
        0,
        true,
      ),
      t.K,
      opaco(0.2),
    ) +
    `<g transform="rotate(${c.lado * -9} ${x} 800)">${tablaArriba(c, x, 520, mezcla(arena, t.K, 0.3))}</g>` +
    camino(
      rutaSuave(
        [
          [x - 170, 834],
          [x - 100, 782],
          [x - 30, 752],
          [x + 40, 748],
          [x + 110, 772],
          [x + 190, 834],
        ],
        0,
        true,
      ),
      mezcla(arena, t.L, 0.1),
    ) +
    bolsaEstanca(c, x + bolsa * 240, 812)
  )
}

/** Dry bag, its mouth rolled shut. */
function bolsaEstanca(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.7, c.lado)
  const tela = mezcla(c.t.Z, c.t.C, 0.3)
  return (
    p.elipse(0, 0, 46, 5, c.t.K, opaco(0.25)) +
    p.suave(xy('-36,0 -40,40 -34,86 34,86 40,40 36,0'), tela) +
    p.suave(xy('-36,0 -40,40 -34,86 -16,86 -20,40 -16,0'), c.t.K, opaco(0.18)) +
    p.poli(xy('-34,82 -30,98 30,98 34,82'), mezcla(tela, c.t.K, 0.4)) +
    p.curva(xy('-30,92 -20,118 20,118 30,92'), c.t.K, 4) +
    p.poli(xy('-38,30 -38,42 38,42 38,30'), mezcla(c.t.L, c.t.C, 0.3))
  )
}

function tablaArriba(c: Cuadro, x: number, y: number, sombra: string): string {
  const p = pluma(x, y, 1.15)
  const { t } = c
  const forma = (k: number, dy = 0): Punto[] => [
    [0, 262 + dy],
    [34 * k, 200],
    [56 * k, 60],
    [54 * k, -80],
    [40 * k, -190],
    [0, -232 - dy],
    [-40 * k, -190],
    [-54 * k, -80],
    [-56 * k, 60],
    [-34 * k, 200],
  ]
  return (
    p.suave(
      forma(1.12).map(([a, b]): Punto => [a + 16, b - 12]),
      mezcla(sombra, t.K, 0.4),
    ) +
    p.suave(forma(1.08), t.L) +
    p.poli(xy('-9,214 9,214 9,-196 -9,-196'), mezcla(t.R, t.K, 0.1)) +
    p.poli(xy('-54,66 54,66 55,24 -55,24'), t.A) +
    p.poli(xy('-40,-30 40,-30 38,-130 -38,-130'), mezcla(t.L, t.R, 0.35)) +
    p.linea(xy('92,190 92,-140'), mezcla(t.K, t.R, 0.3), 8) +
    p.suave(xy('92,-128 112,-150 112,-214 92,-236 72,-214 72,-150'), mezcla(t.K, t.R, 0.15)) +
    p.linea(xy('78,192 106,192'), t.K, 9)
  )
}

export function aveDeCerca(c: Cuadro): string {
  const enVuelo = vuela(c)
  const q = { ...c, hy: enVuelo ? 640 : 560 }
  const s = enVuelo ? 2.9 : c.zona === 'S1' ? 3.3 : c.zona === 'C2' ? 3.4 : 3.1
  const y = enVuelo ? 560 : c.zona === 'S1' ? 690 : 770
  const lado = c.lado
  const roca =
    c.zona === 'C2' || c.zona === 'S2'
      ? camino(rutaSuave(xy('260,910 320,800 470,764 640,756 800,778 900,910')) + 'z', mezcla(c.t.R, c.t.K, 0.42))
      : ''
  const onda =
    c.zona === 'N1'
      ? elipse(600, 786, 470, 70, mezcla(c.t.C, c.t.Z, 0.4)) +
        elipse(600, 780, 380, 44, mezcla(c.t.C, c.t.H, 0.4)) +
        trazos('M480 800h110M640 812h130M560 770h90', c.t.L, 6, opaco(0.7))
      : ''
  return (
    (c.zona === 'I1' ? acantilado(q) : fondoDeZona(q)) +
    roca +
    onda +
    ave(c, 600 - lado * (c.zona === 'I1' ? 90 : 20), y, s, lado)
  )
}

/** Where the bird of the zone is another one. */
