import { type Cuadro, haciaLaSombra } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas, type Postura } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, copas, cordillera, cresta, lomas, suelo } from '../relieve.ts'
import { camino, elipse, num, opaco, ruta, rutaDisco, rutaLoma, trazos, xy } from '../trazo.ts'
import { conLuz, tinte } from './caserio.ts'
import { araucaria } from './volcanes.ts'

/** A round thatched house of the Mapuche, open to who cooks in it, smoke through its roof. */
export function ruka(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const p = pluma(x, y + 96, 1.9 * c.talla, s)
  const umbria = haciaLaSombra(c, x) * s
  const paja = tinte(c, '#B8955A', 0.12)
  const humo = (
    [
      [6, 178, 10],
      [-6, 202, 14],
      [-26, 224, 17],
      [-54, 238, 15],
    ] as const
  )
    .map(([a, b, r]) => rutaDisco(...p.en(a, b), r * 2.7))
    .join('')
  const briznas = [-128, -100, -72, -44, -16, 12, 40, 68, 96, 124]
    .map((a) => {
      const [ax, ay] = p.en(a, 8)
      const [bx, by] = p.en(a * 0.3, 150)
      return `M${Math.round(ax)} ${Math.round(ay)}L${Math.round(bx)} ${Math.round(by)}`
    })
    .join('')
  return (
    cordillera(c, { y: y - 90, amplitud: 70, nieve: 50 }) +
    lomas(c, { y: y - 40, amplitud: 50, color: c.t.medio }) +
    bosque(c, y + 10, 70, mezcla(c.t.verde, c.t.K, 0.24)) +
    suelo(c, mezcla(c.t.verde, c.t.L, 0.12)) +
    copas(c, y + 40, 40, mezcla(c.t.verde, c.t.K, 0.34), s === 1 ? [-40, x - 250] : [x + 250, 1240]) +
    camino(
      `M${x - s * 40} ${y + 96}C${x - s * 30} ${y + 160} ${x + s * 120} ${y + 200} ${x + s * 80} 910H${x + s * 330}C${x + s * 260} ${y + 200} ${x + s * 30} ${y + 150} ${x + s * 40} ${y + 96}z`,
      mezcla(mezcla('#C9A878', c.t.G, 0.24), c.t.K, conLuz(c) ? 0.2 : 0),
    ) +
    camino(humo, c.t.L, opaco(0.6)) +
    p.elipse(0, 0, 158, 9, c.t.K, opaco(0.24)) +
    p.suave(xy('-150,0 -136,56 -96,112 -36,156 36,156 96,112 136,56 150,0 60,-6 -60,-6'), paja) +
    p.suave(
      (
        [
          [40, 154],
          [96, 112],
          [136, 56],
          [150, 0],
          [90, -2],
          [80, 70],
        ] as const
      ).map(([a, b]) => [umbria * a, b] as const),
      c.t.K,
      opaco(0.16),
    ) +
    trazos(briznas, mezcla(paja, c.t.K, 0.24), 4) +
    p.suave(xy('-44,150 -30,170 30,170 44,150 0,142'), mezcla(paja, c.t.K, 0.34)) +
    p.suave(xy('-92,-4 -90,70 -54,128 54,128 90,70 92,-4'), mezcla(paja, c.t.K, 0.5)) +
    p.suave(xy('-84,-4 -82,66 -50,118 50,118 82,66 84,-4'), tinte(c, '#8A6644', 0.08)) +
    p.elipse(0, 42, 60, 44, '#F0923A', opaco(0.3)) +
    `<g transform="translate(${x} ${Math.round(y + 91)}) scale(${num(0.8 * c.talla)})">${fogon(c, 0, 0)}</g>`
  )
}

/** The pot on its fire, who stirs it and who shells into her lap. */
function fogon(c: Cuadro, x: number, y: number): string {
  const olla = mezcla(c.t.K, c.t.R, 0.12)
  const banco = pluma(x + 150, y + 10, 1.9, -1)
  return (
    elipse(x, y + 4, 210, 14, c.t.K, opaco(0.22)) +
    camino(
      `M${x - 52} ${y}q-26-30-4-66 6 20 20 26 0-26 16-44 8 20 20 26 10-16 12-34 18 22 18 48 12-8 18-26 22 36-2 70z`,
      '#F0923A',
    ) +
    camino(`M${x - 30} ${y}q-12-18 2-38 6 14 14 16 4-16 14-28 12 16 14 30 8-6 12-16 12 18 0 36z`, '#F8CC5A') +
    trazos(
      `M${x - 80} ${y + 8}L${x + 66} ${y - 4}M${x - 62} ${y - 4}L${x + 82} ${y + 8}`,
      tinte(c, '#5A3826', 0.06),
      12,
    ) +
    trazos(`M${x - 84} ${y + 6}L${x} ${y - 190} ${x + 84} ${y + 6}M${x} ${y - 190}v60`, mezcla(c.t.K, c.t.R, 0.4), 9) +
    camino(`M${x - 58} ${y - 130}H${x + 58}Q${x + 64} ${y - 50} ${x} ${y - 46}T${x - 58} ${y - 130}z`, olla) +
    elipse(x, y - 130, 58, 13, tinte(c, '#C98A3A', 0.06)) +
    trazos(`M${x - 20} ${y - 148}q-22-30 0-60t0-50M${x + 20} ${y - 148}q-22-30 0-60t0-50`, c.t.L, 9, opaco(0.5)) +
    persona(c, x - 130, y + 6, 190, {
      postura: posturas.brindis,
      lado: 1,
      ropa: tinte(c, '#26324E', 0.04),
      falda: tinte(c, '#26324E', 0.04),
    }) +
    trazos(`M${x - 82} ${y - 138}L${x - 16} ${y - 118}`, mezcla(c.t.K, '#B07A48', 0.5), 7) +
    banco.poli(xy('-14,24 16,24 12,0 -10,0'), tinte(c, '#8A5E3C', 0.06)) +
    persona(c, x + 150, y + 10, 190, { postura: posturas.sentado, lado: -1, ropa: c.t.A }) +
    banco.suave(xy('-12,40 2,46 22,36 31,32 32,8 17,6 14,18 -10,16'), tinte(c, '#5A2F3A', 0.04)) +
    banco.poli(xy('14,46 38,46 34,36 29,32 23,32 18,36'), tinte(c, '#C79A66', 0.06))
  )
}

/** Araucarias above the snow of the pass, a track pressed into it. */
/** The tip of an araucaria branch with its snow, from an upper corner. */
function ramaNevada(c: Cuadro): string {
  const p = pluma(c.lado === 1 ? 1220 : -20, 40, 1, -c.lado as 1 | -1)
  const brazo = (fx: number, fy: number, n: number): string =>
    Array.from({ length: n }, (_, i) => {
      const f = (i + 1) / n
      const [a, b] = [fx * f, fy * f]
      const w = 40 - f * 12
      return p.poli(
        [
          [a - 20, b + 3],
          [a - 4, b + w],
          [a + 14, b + 6],
          [a + 22, b],
          [a + 12, b - 8],
          [a - 6, b - w],
          [a - 18, b - 4],
        ],
        i % 2 ? c.t.K : mezcla(c.t.K, c.t.R, 0.2),
      )
    }).join('') +
    p.linea(
      [
        [0, 0],
        [fx, fy],
      ],
      c.t.K,
      13,
    ) +
    p.suave(
      [
        [-10, 8],
        [fx * 0.3, fy * 0.3 + 24],
        [fx * 0.6, fy * 0.6 + 18],
        [fx, fy + 8],
        [fx * 0.9, fy * 0.9 + 2],
        [fx * 0.5, fy * 0.5 + 6],
      ],
      c.t.nieve,
    )
  return brazo(340, -30, 9) + brazo(140, -84, 5)
}

/** A far row of conifers, each under its own snow. */
function bosqueNevado(c: Cuadro, y: number): string {
  const azar = c.azar('bosque-nevado')
  let [arboles, nieve] = ['', '']
  for (let x = -10; x < 1220; x += azar.entero(40, 58)) {
    const [b, h] = [y + azar.entero(-8, 6), azar.entero(36, 62)]
    arboles += ruta([
      [x - 13, b],
      [x, b - h],
      [x + 13, b],
    ])
    nieve += ruta([
      [x - 8, b - h * 0.42],
      [x, b - h - 3],
      [x + 8, b - h * 0.42],
    ])
  }
  return camino(arboles, mezcla(c.t.verde, c.t.H, 0.24)) + camino(nieve, c.t.nieve)
}

export function raices(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const nieve = c.t.nieve
  const nevada = (dx: number, dy: number, k: number): string => {
    const [a, b] = [x + s * dx, y + dy]
    const p = pluma(a, b, k)
    return (
      araucaria(c, a, b, k) +
      [30, 34, 32, 26, 18]
        .map((w, i) =>
          p.suave(
            [
              [-w * 0.9, 58.6 + i * 8.6],
              [-w * 0.5, 56.6 + i * 8.6],
              [0, 55 + i * 8.6],
              [w * 0.5, 56.6 + i * 8.6],
              [w * 0.9, 58.6 + i * 8.6],
              [w * 0.4, 59 + i * 8.6],
              [-w * 0.4, 59 + i * 8.6],
            ],
            nieve,
          ),
        )
        .join('') +
      p.elipse(0, 0, 14, 1.8, c.t.nieveSombra)
    )
  }
  return (
    cordillera(c, { y: y - 120, amplitud: 110, color: mezcla(nieve, c.t.nieveSombra, 0.4) }) +
    camino(
      rutaLoma(cresta(c.azar('loma-lejos'), { pasos: 8, base: y - 40, amplitud: 50, rugosidad: 0.6 }), 910),
      mezcla(c.t.nieveSombra, nieve, 0.14),
    ) +
    bosqueNevado(c, y + 4) +
    camino(
      rutaLoma(cresta(c.azar('loma-media'), { pasos: 8, base: y + 20, amplitud: 34, rugosidad: 0.6 }), 910),
      mezcla(nieve, c.t.nieveSombra, 0.5),
    ) +
    camino(
      rutaLoma(
        [
          [-40, y + 120],
          [260, y + 70],
          [620, y + 110],
          [960, y + 66],
          [1240, y + 110],
        ],
        910,
      ),
      nieve,
    ) +
    nevada(-150, 86, 2) +
    nevada(250, 70, 1.5) +
    nevada(400, 110, 2.6) +
    nevada(-340, 200, 4.4 * c.talla) +
    camino(rutaLoma(xy('-40,846 400,816 820,850 1240,810'), 910), c.t.nieveSombra) +
    ramaNevada(c)
  )
}

/** Walls of dry stone around taro and banana, out of the wind of the island. */
export function manavai(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const pasto = mezcla(mezcla(c.t.R, '#8FA046', 0.4), c.t.K, conLuz(c) ? 0.24 : 0)
  return (
    lomas(c, { y: y - 60, amplitud: 24, color: c.t.lejos }) +
    agua(c, y - 36) +
    lomas(c, { nombre: 'maunga', y: y - 10, amplitud: 60, color: c.t.medio, pasos: 8 }) +
    suelo(c, pasto) +
    corral(c, x + s * 330, y + 50, 0.62) +
    corral(c, x - s * 420, y + 90, 0.84) +
    corral(c, x - s * 60, y + 170, 1.5) +
    quienPlanta(c, x - s * 60, y + 170)
  )
}

const PLANTAR: Postura = {
  piernas: [xy('-22,0 -16,22 -14,46'), xy('4,0 6,24 -8,46')],
  brazos: [xy('40,14 32,32 20,56'), xy('30,12 26,34 18,56')],
  cadera: [-12, 48],
  hombro: [18, 60],
  cabeza: [34, 64],
}

/** Two inside the wall: one bends to set a shoot, one brings more. */
function quienPlanta(c: Cuadro, x: number, y: number): string {
  const [s, k] = [c.lado, c.talla]
  const verde = tinte(c, '#5F8F3F', 0.08)
  const [ax, ay] = [x + s * 6 * k, y + 8]
  const brote = pluma(ax + s * 44 * k, ay, k, s)
  const [bx, by] = [x - s * 330 * k, y + 98]
  const hato = pluma(bx, by, 1.2 * k, s)
  return (
    brote.curva(xy('0,0 2,14 14,26'), verde, 5) +
    brote.curva(xy('0,0 0,16 -8,26'), verde, 5) +
    persona(c, ax, ay, 112 * k, { postura: PLANTAR, lado: s, ropa: tinte(c, '#E9DFC4', 0.06), sombrero: true }) +
    elipse(bx, by + 2, 50 * k, 6, c.t.K, opaco(0.24)) +
    hato.suave(xy('10,58 6,84 20,66 28,92 34,66 52,84 46,58'), verde) +
    hato.poli(xy('8,60 48,60 44,40 12,40'), tinte(c, '#B58A52', 0.08)) +
    persona(c, bx, by, 120 * k, {
      postura: { ...posturas.tomado, brazos: [xy('30,46 10,56 -4,76'), xy('38,48 18,56 6,76')] },
      lado: s,
      ropa: c.t.A,
      falda: tinte(c, '#F1E6CE', 0.06),
    })
  )
}

function corral(c: Cuadro, x: number, y: number, k: number): string {
  const p = pluma(x, y, k * c.talla, c.lado)
  const piedra = tinte(c, '#5F5750', 0.24)
  const verde = tinte(c, '#5F8F3F', 0.08)
  const taro = (a: number, b: number, m: number): string =>
    p.linea(
      [
        [a, b - 20],
        [a, b + 26 * m],
      ],
      mezcla(verde, c.t.K, 0.3),
      4,
    ) +
    p.suave(
      [
        [a - 30 * m, b + 36 * m],
        [a - 20 * m, b + 60 * m],
        [a + 6 * m, b + 56 * m],
        [a + 36 * m, b + 30 * m],
        [a + 20 * m, b + 6 * m],
        [a - 6 * m, b + 16 * m],
      ],
      verde,
    ) +
    p.linea(
      [
        [a - 14 * m, b + 46 * m],
        [a + 24 * m, b + 20 * m],
      ],
      mezcla(verde, c.t.L, 0.3),
      2,
    )
  const platano = [160, 130, 100, 66, 34, 8]
    .map((g) => {
      const r = (g * Math.PI) / 180
      return p.suave(
        [
          [-70, 96],
          [-70 + Math.cos(r) * 56, 116 + Math.sin(r) * 80],
          [-70 + Math.cos(r) * 128, 84 + Math.sin(r) * 70],
          [-70 + Math.cos(r) * 60, 92 + Math.sin(r) * 56],
        ],
        mezcla(verde, c.t.L, 0.14),
      )
    })
    .join('')
  let muro = ''
  const piedras = k > 1 ? 13 : 6
  for (let i = 0; i <= piedras; i++)
    muro += rutaDisco(
      ...p.en(-178 + (i * 356) / piedras, -14 - Math.sin((i / piedras) * Math.PI) * 22),
      (300 / piedras) * k,
      20 * k,
    )
  return (
    p.elipse(0, -10, 208, 44, c.t.K, opaco(0.2)) +
    p.elipse(0, 16, 186, 40, piedra) +
    p.elipse(0, 10, 166, 32, tinte(c, '#7A4F34', 0.2)) +
    p.poli(xy('-78,0 -76,110 -64,110 -60,0'), mezcla(verde, c.t.K, 0.3)) +
    p.elipse(-69, 1, 12, 4, mezcla(verde, c.t.K, 0.3)) +
    platano +
    p.suave(xy('-80,88 -74,110 -66,110 -58,88'), mezcla(verde, c.t.L, 0.06)) +
    taro(110, 16, 0.6) +
    (k > 1 ? taro(60, 20, 0.6) + taro(84, -2, 0.7) + taro(136, -4, 0.6) : '') +
    camino(muro, piedra) +
    camino(
      (k > 1 ? [-150, -70, 10, 90] : [-60])
        .map((a) => rutaDisco(...p.en(a, -20 - Math.sin(((a + 178) / 356) * Math.PI) * 20), 13 * k, 9 * k))
        .join(''),
      mezcla(piedra, c.t.L, 0.24),
    )
  )
}
