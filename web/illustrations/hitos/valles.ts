import { type Cuadro, haciaElSol } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, copas, cordillera, cresta, facetas, horizonteAndino, lomas, rutaNieve, suelo } from '../relieve.ts'
import {
  camino,
  elipse,
  opaco,
  poli,
  rect,
  ruta,
  rutaCaja,
  rutaLoma,
  rutaSuave,
  trazos,
  xy,
  type Punto,
} from '../trazo.ts'
import { alamos } from './norte-chico.ts'

export function santiago(c: Cuadro): string {
  const { t } = c
  return (
    muralla(c) +
    lomas(c, { y: c.hy - 30, amplitud: 40, color: t.medio }) +
    edificios(c, 'lejanos', c.hy + 20, 0.72, t.bajo) +
    torreAlta(c) +
    edificios(c, 'cercanos', c.hy + 56, 1, mezcla(t.R, t.K, 0.2)) +
    parque(c)
  )
}

/** The snow wall behind the city, taller than any other range. */
export function muralla(c: Cuadro): string {
  const puntos = cresta(c.azar('muralla'), { pasos: 16, base: c.hy - 150, amplitud: 105, rugosidad: 0.9 })
  return (
    poli([...puntos, [1240, c.hy + 30], [-40, c.hy + 30]], mezcla(c.t.lejos, c.t.R, 0.18)) +
    camino(rutaNieve(puntos, c.hy - 128, c.azar('muralla-nieve')), c.t.nieve) +
    camino(facetas(puntos, c.hy, c), mezcla(c.t.R, c.t.K, 0.3), opaco(0.3))
  )
}

export function edificios(c: Cuadro, nombre: string, y: number, s: number, color: string): string {
  const azar = c.azar(nombre)
  let [caras, sombras, luces] = ['', '', '']
  for (let x = -20; x < 1220;) {
    const w = azar.entero(38, 74) * s
    const cerca = Math.max(0, 1 - Math.abs(x - c.fx) / 420)
    const h = (azar.real(36, 92) + cerca * 90) * s
    caras += rutaCaja(x, y - h, w, h)
    sombras += haciaElSol(c, x) === 1 ? rutaCaja(x, y - h, w * 0.34, h) : rutaCaja(x + w * 0.66, y - h, w * 0.34, h)
    if (azar.si(0.3)) caras += rutaCaja(x + w * 0.4, y - h - 16 * s, w * 0.2, 16 * s)
    for (let k = 0; k < (s < 1 ? 2 : 3); k++)
      luces += rutaCaja(x + w * azar.uno([0.12, 0.4, 0.68]), y - h + 10 + azar.entero(0, 4) * 16 * s, w * 0.18, 7 * s)
    x += w + azar.uno([2, 2, 10])
  }
  const ventana =
    c.hora === 'noche' || c.hora === 'atardecer' ? mezcla(c.t.L, '#FFD27A', 0.6) : c.t.filo(mezcla(color, c.t.H, 0.35))
  return camino(caras, color) + camino(sombras, c.t.K, opaco(0.22)) + camino(luces, ventana)
}

/** The tall tapering glass tower of the east side. */
export function torreAlta(c: Cuadro): string {
  const p = pluma(c.fx, c.hy + 56, 1.02 * c.talla)
  const q = pluma(c.fx, c.hy + 56, 1.02 * c.talla, -c.lado as 1 | -1)
  const vidrio = mezcla(mezcla(c.t.Z, c.t.R, 0.4), c.t.H, 0.12)
  const anillos = [60, 110, 160, 210, 260].map((h): Punto[] => [
    [-40 + h / 30, h],
    [40 - h / 30, h],
    [40 - h / 30, h + 4],
    [-40 + h / 30, h + 4],
  ])
  return (
    p.poli(xy('-42,0 -38,150 -32,262 -24,304 -16,318 16,318 24,304 32,262 38,150 42,0'), vidrio) +
    q.poli(xy('6,0 8,318 16,318 24,304 32,262 38,150 42,0'), c.t.K, opaco(0.35)) +
    anillos.map((a) => p.poli(a, c.t.K, opaco(0.3))).join('') +
    [-18, 0, 18]
      .map((x) =>
        p.poli(
          [
            [x - 1.5, 262],
            [x - 1.5, 316],
            [x + 1.5, 316],
            [x + 1.5, 262],
          ],
          c.t.L,
          opaco(0.6),
        ),
      )
      .join('')
  )
}

function parque(c: Cuadro): string {
  const { t } = c
  const y = c.hy + 66
  return (
    copas(c, y - 6, 26, mezcla(t.verde, t.K, 0.2), [-40, 1240]) +
    rect(0, y + 10, 1200, 400, mezcla(t.G, t.H, 0.1)) +
    sendero(c, y + 10) +
    copas(c, y + 96, 44, mezcla(t.verde, t.G, 0.25), [-40, c.fx - 260]) +
    copas(c, y + 90, 40, mezcla(t.verde, t.G, 0.25), [c.fx + 250, 1260]) +
    camino(
      `M-40 ${y + 120}H${c.fx - 260}Q${c.fx - 130} ${y + 150} ${c.fx - 420} 910H-40zM1240 ${y + 116}H${c.fx + 230}Q${c.fx + 290} ${y + 170} ${c.fx + 360} 910H1240z`,
      t.G,
    )
  )
}

/** The promenade widens towards us in one soft bend. */
function sendero(c: Cuadro, y: number): string {
  const x = c.fx
  return camino(
    `M${x - 8} ${y}C${x + 70} ${y + 44} ${x - 170} ${y + 80} ${x - 280} 910H${x + 60}C${x - 20} ${y + 150} ${x + 150} ${y + 70} ${x + 10} ${y}z`,
    mezcla(mezcla(c.t.L, c.t.G, 0.32), c.t.K, c.hora === 'noche' ? 0.4 : 0),
  )
}

export function cajonDelMaipo(c: Cuadro, por: (c: Cuadro, x: number, y: number) => string = rio): string {
  const { t } = c
  const x = c.fx
  const pico: Punto[] = [
    [x - 330, c.hy + 40],
    [x - 240, c.hy - 110],
    [x - 190, c.hy - 90],
    [x - 110, c.hy - 230],
    [x - 60, c.hy - 205],
    [x + 10, c.hy - 310],
    [x + 60, c.hy - 250],
    [x + 110, c.hy - 268],
    [x + 200, c.hy - 130],
    [x + 250, c.hy - 140],
    [x + 350, c.hy + 40],
  ]
  return (
    cordillera(c, { y: c.hy - 120, nieve: 60 }) +
    poli(pico, t.medio) +
    camino(rutaNieve(pico, c.hy - 165, c.azar('pico')), t.nieve) +
    camino(facetas(pico, c.hy + 40, c), mezcla(t.R, t.K, 0.4), opaco(0.34)) +
    falda(c, -1, c.hy - 60, t.bajo) +
    falda(c, 1, c.hy - 90, mezcla(t.bajo, t.R, 0.5)) +
    suelo(c, mezcla(t.G, t.R, 0.2)) +
    // Its rim rises and falls, lowest where the water comes out.
    camino(
      rutaLoma(
        [
          [-40, c.hy - 40],
          [x - 400, c.hy - 24],
          [x - 210, c.hy - 34],
          [x - 100, c.hy - 2],
          [x, c.hy - 10],
          [x + 110, c.hy],
          [x + 220, c.hy - 32],
          [x + 410, c.hy - 18],
          [1240, c.hy - 40],
        ],
        c.hy + 8,
      ),
      mezcla(mezcla(t.G, t.R, 0.2), t.H, 0.16),
    ) +
    falda(c, c.lado, c.hy + 70, mezcla(t.R, t.K, 0.16), 0.62) +
    pradera(c) +
    por(c, x, c.hy + 14)
  )
}

/** Hides the foot of the near slope, which the ground of the valley would otherwise carry like a wedge. */
function pradera(c: Cuadro): string {
  const azar = c.azar('pradera')
  const pasto = mezcla(c.t.G, c.t.R, 0.2)
  const loma = (base: number, amplitud: number, color: string): string =>
    camino(rutaLoma(cresta(azar, { pasos: 8, base, amplitud, rugosidad: 0.6 }), 900), color)
  const { lado: s } = c
  const borde = s === 1 ? 1260 : -60
  // The meadow swells over the foot of the slope, which would else end in a ruled line.
  const alza = (
    [
      [1.12, -24],
      [1, 0],
      [0.86, 16],
      [0.72, 6],
      [0.56, 34],
      [0.4, 22],
      [0.24, 56],
      [0.1, 40],
      [-0.05, 66],
    ] as const
  ).map(([f, h]): Punto => [borde + (c.fx - s * 10 - borde) * 0.62 * f, c.hy + 122 - h])
  return (
    camino(rutaLoma(s === 1 ? alza : alza.toReversed(), c.hy + 160), pasto) +
    loma(c.hy + 126, 12, pasto) +
    loma(c.hy + 250, 24, mezcla(pasto, c.t.K, 0.12))
  )
}

function falda(c: Cuadro, s: 1 | -1, cima: number, color: string, largo = 1): string {
  const borde = s === 1 ? 1260 : -60
  const pie = borde + (c.fx - s * 10 - borde) * largo
  const en = (f: number): number => borde + (pie - borde) * f
  const y1 = Math.max(c.hy + 26, cima + 80)
  const cuerpo: Punto[] = [
    [borde, cima - 150],
    [en(0.2), cima - 96],
    [en(0.34), cima - 60],
    [en(0.5), cima - 20],
    [en(0.66), cima + 10],
    [en(0.84), y1 - 24],
    [en(1), y1],
    [en(0.7), y1 + 60],
    [borde, y1 + 130],
  ]
  const aristas = [0.2, 0.5]
    .map((f, i) =>
      ruta([
        [en(f), cima - (i ? 20 : 96)],
        [en(f + 0.1), cima + 30],
        [en(f + 0.08), cima + 60],
        [en(f + 0.22), y1 + 20],
        [en(f - 0.04), y1 + 50],
        [en(f - 0.02), cima + 50],
      ]),
    )
    .join('')
  return poli(cuerpo, color) + camino(aristas, c.t.K, opaco(0.2))
}

function rio(c: Cuadro, x: number, y: number): string {
  const azul = mezcla(mezcla(c.t.C, c.t.Z, 0.4), c.t.H, 0.15)
  const d = `M${x - 8} ${y}C${x + 90} ${y + 50} ${x - 190} ${y + 70} ${x - 70} ${y + 130}S${x + 260} ${y + 190} ${x - 60} 900H${x + 330}C${x + 520} ${y + 210} ${x + 60} ${y + 150} ${x + 30} ${y + 110}S${x + 120} ${y + 50} ${x + 8} ${y}z`
  const espuma = `M${x - 20} ${y + 118}q60 16 90 34M${x + 90} ${y + 190}q70 24 70 60M${x + 40} ${y + 260}q70 10 100-20M${x - 20} ${y + 70}h44`
  return camino(d, azul) + trazos(espuma, c.t.L, 6, opaco(0.75))
}

/** The lane between the rows and its poplars, for who goes by bicycle. */
export function callejon(c: Cuadro): string {
  const { t, lado: s } = c
  const en = (dx: number, y: number): Punto => [600 + s * dx, y]
  const tierra = mezcla(mezcla('#C79A68', t.G, 0.16), t.K, c.hora === 'noche' ? 0.5 : 0.04)
  const fila = (
    [
      [-560, 752, 3.4],
      [-440, 750, 3],
      [-340, 748, 2.6],
      [-256, 747, 2.3],
      [-184, 746, 2],
    ] as const
  )
    .map(([dx, y, k]) => alamos(c, y, 600 + s * dx, 1, k))
    .join('')
  return (
    poli([en(-640, 742), en(640, 736), en(640, 752), en(-640, 760)], mezcla(t.verde, t.K, 0.2)) +
    poli([en(-640, 756), en(640, 748), en(640, 806), en(-640, 832)], tierra) +
    poli([en(-640, 792), en(640, 776), en(640, 782), en(-640, 800)], mezcla(tierra, t.L, 0.3)) +
    fila
  )
}

export function colchagua(c: Cuadro): string {
  const { t } = c
  const x = c.fx
  return (
    horizonteAndino(c, 52) +
    rect(0, c.hy, 1200, 420, mezcla(t.G, t.H, 0.2)) +
    vinas(c, 1200 - x) +
    alamos(c, c.hy + 8, x - 330, 6, 1) +
    alamos(c, c.hy + 8, x + 150, 8, 1) +
    copas(c, c.hy - 6, 18, mezcla(t.verde, t.K, 0.25), [x - 190, x + 160]) +
    casona(c, x - 20, c.hy + 14)
  )
}

/** Wedges from the bottom edge to a vanishing point on the horizon. */
export function vinas(c: Cuadro, fuga: number): string {
  const { t } = c
  const hojas = mezcla(mezcla(t.G, t.verde, 0.5), t.K, c.estacion === 'otono' ? 0 : 0.06)
  let [filas, sombras, racimos] = ['', '', '']
  for (let i = -7; i <= 7; i++) {
    const x = fuga + i * 235
    const y = c.hy + 10
    filas += ruta([
      [fuga + i * 9 - 2, y],
      [fuga + i * 9 + 2, y],
      [x + 62, 900],
      [x - 62, 900],
    ])
    const k = -c.lado
    sombras += ruta([
      [fuga + i * 9 + k * 2, y],
      [x + k * 62, 900],
      [x + k * 122, 900],
      [fuga + i * 9 + k * 4, y],
    ])
    if (Math.abs(x - 600) < 1100)
      for (const f of [0.3, 0.5, 0.72, 0.95])
        if (Math.abs(fuga + i * 9 + (x - fuga - i * 9) * f - 600) < 640)
          racimos += rutaSuave(
            [0, 1, 2, 3].map((q): Punto => {
              const [cx, cy, r] = [fuga + i * 9 + (x - fuga - i * 9) * f, y + (900 - y) * f, 40 * f]
              return [cx + [-r, 0, r, 0][q]!, cy + [0, -r * 1.6, 0, r * 0.5][q]!]
            }),
            0,
            true,
          )
  }
  return camino(sombras, t.surco) + camino(filas + racimos, hojas) + camino(filas, t.filo(hojas), opaco(0.35))
}

/** The lane of `casablanca` nearest to `x`. */
export function entreHileras(c: Cuadro, x: number, y: number): number {
  const [fuga, paso] = [1200 - c.fx, 9 + (226 * (y - c.hy - 10)) / (890 - c.hy)]
  return Math.round(fuga + (Math.floor((x - fuga) / paso) + 0.5) * paso)
}

function casona(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.1 * c.talla)
  const { t } = c
  const muro = mezcla(t.L, t.H, 0.4)
  const teja = mezcla(mezcla('#A4502F', t.R, 0.35), t.K, c.hora === 'noche' ? 0.4 : 0.05)
  const arcos = [-88, -58, -28, 2, 32, 62].map((a): Punto[] => [
    [a, 0],
    [a, 22],
    [a + 4, 29],
    [a + 14, 29],
    [a + 18, 22],
    [a + 18, 0],
  ])
  const luz = c.hora === 'noche' || c.hora === 'atardecer' ? '#FFCF7A' : mezcla(t.K, t.R, 0.3)
  return (
    p.poli(xy('-100,0 -100,40 90,40 90,0'), muro) +
    p.poli(xy('-112,38 -92,64 82,64 102,38'), teja) +
    p.poli(xy('-30,52 -30,78 14,78 14,52'), muro) +
    p.poli(xy('-38,76 -8,98 22,76'), teja) +
    arcos.map((a) => p.poli(a, luz)).join('') +
    p.poli(xy('-14,58 -14,72 -2,72 -2,58'), luz)
  )
}

/** A gorge of basalt columns, three round cups sunk in its steps one below the other, a short fall into each. */
export function sieteTazas(c: Cuadro): string {
  const { t, fx: x, hy: y, lado: s } = c
  const basalto = mezcla(t.R, t.K, 0.3)
  const verde = mezcla(t.verde, t.H, 0.24)
  const poza = mezcla(mezcla('#27AFA6', t.Z, 0.16), t.K, c.hora === 'noche' ? 0.3 : c.hora === 'dia' ? 0 : 0.12)
  const pie = y + 196
  const taza = (dx: number, cy: number, rx: number, ry: number): string =>
    elipse(x + dx, cy, rx * 1.04, ry, mezcla(basalto, t.K, 0.62)) +
    elipse(x + dx, cy + ry * 0.25, rx * 0.98, ry * 0.75, poza) +
    elipse(x + dx + s * rx * 0.2, cy + ry * 0.22, rx * 0.6, ry * 0.32, mezcla(poza, t.L, 0.26))
  const salto = (dx: number, desde: number, hasta: number, w: number): string =>
    caida(c, x + dx, desde, hasta, w) +
    elipse(x + dx, hasta, w * 1.6, w * 0.24, t.L) +
    elipse(x + dx, hasta + w * 0.3, w * 2.6, w * 0.16, t.L, opaco(0.45))
  return (
    cordillera(c, { nieve: 60, y: y - 190 }) +
    lomas(c, { y: y - 170, amplitud: 40, color: t.medio }) +
    copas(c, y - 190, 40, verde, [-40, 1240]) +
    rect(0, y - 152, 1200, 90, verde) +
    columnas(c, x, y - 122, y + 80, 150, mezcla(basalto, t.H, 0.16), 1) +
    grada(c, x + s * 60, [y - 88, y - 36, y + 40], 230, mezcla(basalto, t.H, 0.06)) +
    taza(s * 60, y - 62, 116, 20) +
    salto(s * 84, y - 118, y - 62, 22) +
    columnas(c, x + s * 60, y - 70, y + 120, 184, mezcla(basalto, t.K, 0.04), 2) +
    grada(c, x, [y + 8, y + 86, pie], 420, mezcla(basalto, t.K, 0.1)) +
    taza(-s * 20, y + 46, 190, 32) +
    salto(s * 44, y - 48, y + 46, 32) +
    columnas(c, x, y - 4, pie + 90, 320, mezcla(basalto, t.K, 0.2), 3) +
    rect(0, pie - 50, 1200, 960 - pie, mezcla(mezcla(basalto, t.K, 0.3), t.L, 0.08)) +
    taza(0, pie + 26, 372, 66) +
    salto(-s * 40, y + 70, pie + 10, 46) +
    columnas(c, x, y + 120, 930, 560, mezcla(basalto, t.K, 0.34), 4) +
    camino(`M-40 910V848Q300 822 600 846T1240 838V910z`, mezcla(basalto, t.K, 0.5))
  )
}

/** One step of the gorge: its level top from `fondo` to `filo`, then the columns it is made of. */
function grada(
  c: Cuadro,
  x: number,
  [fondo, filo, pie]: readonly [number, number, number],
  w: number,
  tono: string,
): string {
  const azar = c.azar(`grada${w}`)
  const ancho = w / 7
  let [cuerpo, claras] = ['', '']
  for (let px = x - w; px < x + w - 1; px += ancho) {
    const v = filo + azar.real(-5, 5)
    cuerpo += rutaCaja(px, v, ancho + 1, pie - v)
    claras += rutaCaja(c.lado === 1 ? px + ancho * 0.58 : px, v, ancho * 0.42, pie - v)
  }
  return (
    rect(x - w, fondo, w * 2, filo - fondo + 6, mezcla(tono, c.t.L, 0.26)) +
    camino(cuerpo, tono) +
    camino(claras, mezcla(tono, c.t.L, 0.12))
  )
}

/** Hexagonal columns on both sides of a gap, higher away from it. */
function columnas(c: Cuadro, x: number, cima: number, pie: number, hueco: number, tono: string, turno: number): string {
  const azar = c.azar(`columnas${turno}`)
  const ancho = 34 + turno * 10
  let [cuerpo, claras, tapas] = ['', '', '']
  for (let px = -20; px < 1200; px += ancho) {
    const lejos = Math.abs(px + ancho / 2 - x) - hueco / (turno === 1 ? 2.2 : 1)
    if (lejos < 0 && turno > 1) continue
    const alza = Math.max(0, lejos) * (turno === 1 ? 0.42 : 0.3)
    const v = cima - Math.min(turno === 1 ? 128 : 150, alza) + azar.real(-12, 12) * (lejos < 0 ? 0.2 : 1)
    cuerpo += rutaCaja(px, v, ancho + 1, Math.max(30, pie - v))
    claras += rutaCaja(c.lado === 1 ? px + ancho * 0.58 : px, v, ancho * 0.42, Math.max(30, pie - v))
    tapas += ruta([
      [px, v],
      [px + ancho * 0.3, v - 7],
      [px + ancho * 0.8, v - 6],
      [px + ancho, v + 2],
    ])
  }
  return (
    camino(cuerpo, tono) +
    camino(claras, mezcla(tono, c.t.L, 0.14)) +
    camino(tapas, mezcla(tono, mezcla(c.t.verde, c.t.L, 0.2), 0.55))
  )
}

export function caida(c: Cuadro, x: number, y: number, pie: number, w: number): string {
  const h = pie - y
  const chorros = [-0.62, -0.28, 0.08, 0.44, 0.7]
    .map(
      (f, i) =>
        `M${Math.round(x + w * f)} ${Math.round(y + (12 + (i % 2) * 20) * Math.min(1, h / 160))}l${Math.round(f * 8)} ${Math.round(h * (0.84 - (i % 3) * 0.14))}`,
    )
    .join('')
  return (
    poli(
      [
        [x - w * 0.8, y - 6],
        [x + w * 0.8, y - 6],
        [x + w * 0.96, y + h * 0.3],
        [x + w * 1.1, pie],
        [x - w * 1.1, pie],
        [x - w * 0.96, y + h * 0.3],
      ],
      mezcla(c.t.L, c.t.C, 0.1),
    ) + trazos(chorros, mezcla(c.t.C, c.t.Z, 0.3), 7, opaco(0.5))
  )
}

/** Turquoise water between two slopes and a snow summit. */
export function embalse(c: Cuadro): string {
  const { t } = c
  const x = c.fx
  const lago = mezcla(mezcla('#2AA7AE', t.Z, 0.25), t.K, c.hora === 'noche' ? 0.4 : c.hora === 'atardecer' ? 0.16 : 0)
  const cumbre: Punto[] = [
    [x - 460, c.hy + 10],
    [x - 330, c.hy - 120],
    [x - 250, c.hy - 96],
    [x - 120, c.hy - 290],
    [x - 40, c.hy - 240],
    [x + 50, c.hy - 330],
    [x + 130, c.hy - 220],
    [x + 210, c.hy - 236],
    [x + 330, c.hy - 90],
    [x + 480, c.hy + 10],
  ]
  const morrena = (s: 1 | -1): string => {
    const borde = s === 1 ? 1260 : -60
    const puntos: Punto[] = [
      [borde, c.hy - 210],
      [x + s * 520, c.hy - 150],
      [x + s * 400, c.hy - 96],
      [x + s * 250, c.hy - 30],
      [x + s * 130, c.hy + 12],
      [borde, c.hy + 60],
    ]
    const tono = s === c.lado ? t.bajo : mezcla(t.bajo, t.K, 0.2)
    return (
      poli(puntos, tono) +
      poli(
        [
          [x + s * 520, c.hy - 150],
          [x + s * 470, c.hy - 60],
          [x + s * 500, c.hy + 20],
          [x + s * 390, c.hy + 16],
          [x + s * 420, c.hy - 50],
        ],
        t.K,
        opaco(0.18),
      )
    )
  }
  return (
    cordillera(c, { y: c.hy - 110, nieve: 70 }) +
    poli(cumbre, t.medio) +
    camino(rutaNieve(cumbre, c.hy - 150, c.azar('cumbre')), t.nieve) +
    camino(facetas(cumbre, c.hy, c), mezcla(t.R, t.K, 0.4), opaco(0.34)) +
    agua(c, c.hy, lago) +
    morrena(1) +
    morrena(-1)
  )
}
