import { type Cuadro, haciaElSol } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas, type Postura } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { copas, horizonteAndino, lomas } from '../relieve.ts'
import {
  camino,
  disco,
  elipse,
  opaco,
  poli,
  rect,
  ruta,
  rutaDisco,
  rutaLoma,
  rutaSuave,
  trazos,
  xy,
  type Punto,
} from '../trazo.ts'
import { caballo } from './campo.ts'
import { casa, tinte } from './caserio.ts'
import { BLANCO, copaDeVino, TINTO } from './copas.ts'
import { alamos } from './norte-chico.ts'

/** A row of vines seen from its side: posts, wires, one hedge of leaves. */
export function hilera(c: Cuadro, y: number, k: number, hoja: string): string {
  const azar = c.azar(`hilera${Math.round(y)}`)
  let [postes, cepas] = ['', '']
  for (let x = azar.entero(-40, 0); x < 1240; x += Math.round(84 * k)) {
    if (k > 0.92)
      cepas += `M${x + Math.round(42 * k)} ${Math.round(y)}q${Math.round(6 * k)}-${Math.round(10 * k)} ${-Math.round(2 * k)}-${Math.round(24 * k)}`
    postes += `M${x} ${Math.round(y)}v${Math.round(-62 * k)}`
  }
  const borde: Punto[] = [[-40, y - 16 * k]]
  for (let x = -40; x <= 1250; x += 46 * k) borde.push([x, y - (44 + azar.real(0, 16)) * k])
  return (
    rect(0, y - 2, 1200, 8 * k, c.t.K, opaco(0.16)) +
    trazos(postes, mezcla(c.t.K, c.t.R, 0.5), 7 * k) +
    (cepas && trazos(cepas, tinte(c, '#6B4634', 0.2), 9 * k)) +
    camino(
      `${rutaSuave([...borde, [1250, y - 16 * k]])}Q600 ${Math.round(y - 10 * k)} -40 ${Math.round(y - 16 * k)}z`,
      hoja,
    ) +
    trazos(`M-40 ${Math.round(y - 40 * k)}H1250`, mezcla(hoja, c.t.L, 0.2), 12 * k)
  )
}

function oveja(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const [lana, cara] = [
    mezcla(mezcla('#F7F1E4', c.t.R, 0.06), c.t.K, c.hora === 'atardecer' ? 0.14 : 0),
    mezcla(c.t.K, c.t.R, 0.24),
  ]
  const vellon = (
    [
      [-30, 44, 19],
      [-12, 55, 20],
      [12, 55, 20],
      [30, 44, 18],
      [-18, 34, 18],
      [12, 34, 20],
    ] as const
  )
    .map(([a, b, r]) => rutaDisco(...p.en(a, b), r * s))
    .join('')
  return (
    p.elipse(0, 0, 46, 5, c.t.K, opaco(0.22)) +
    [-24, -14, 14, 24]
      .map((a) =>
        p.linea(
          [
            [a, 26],
            [a, 2],
          ],
          cara,
          6,
        ),
      )
      .join('') +
    camino(vellon, lana) +
    p.suave(xy('-40,34 -20,22 20,22 38,36 0,30'), c.t.K, opaco(0.12)) +
    p.suave(xy('36,62 46,66 60,50 58,40 46,42 36,50'), cara) +
    p.suave(xy('36,60 28,58 30,52 40,54'), cara)
  )
}

/** A few far trees of the field, each on its own foot. */
function arboleda(c: Cuadro, x: number): string {
  const arboles = [
    [-104, 10],
    [-58, 17],
    [50, 18],
    [94, 11],
  ] as const
  return (
    trazos(arboles.map(([dx]) => `M${x + dx} 492v-20`).join(''), mezcla(c.t.K, c.t.R, 0.4), 5) +
    trazos(
      arboles.map(([dx, r]) => `M${x + dx - r} 468l${r}-${r - 4} ${r} ${r - 4}z`).join(''),
      mezcla(tinte(c, '#5C7F42', 0.1), c.t.H, 0.16),
      24,
    )
  )
}

/** Sheep driven through the rows by day, a table laid under a tree. */
export function ovejas(c: Cuadro): string {
  const { t, lado: s } = c
  const x = 600 + s * 30
  const verde = tinte(c, '#7F9A52', 0.12)
  const pasto = mezcla(verde, t.L, 0.24)
  const manada = [
    [-330, 690, 1.05, 1],
    [-210, 656, 1, 1],
    [-90, 700, 1.15, 1],
    [-250, 770, 1.35, 1],
    [-60, 790, 1.45, 1],
    [70, 735, 1.2, -1],
  ] as const
  const copaDelArbol = tinte(c, '#5C7F42', 0.1)
  const [p, q] = [pluma(x + s * 440, 680, 1.5, haciaElSol(c, x + s * 440)), pluma(x + s * 325, 800, 1.5, s)]
  return (
    lomas(c, { y: 400, amplitud: 70, color: t.lejos }) +
    lomas(c, { nombre: 'media', y: 440, amplitud: 50, color: mezcla(t.medio, verde, 0.4) }) +
    camino(rutaLoma(xy('-40,470 300,452 760,476 1240,446'), 910), mezcla(verde, t.H, 0.3)) +
    arboleda(c, x - s * 300) +
    hilera(c, 540, 0.6, mezcla(verde, t.K, 0.12)) +
    hilera(c, 604, 0.9, mezcla(verde, t.K, 0.04)) +
    camino(rutaLoma(xy('-40,622 400,612 900,624 1240,610'), 910), pasto) +
    p.elipse(0, 0, 150, 10, t.K, opaco(0.2)) +
    p.poli(xy('-12,0 -8,90 -40,150 -28,156 0,110 30,160 42,152 12,90 14,0'), mezcla(t.K, t.R, 0.4)) +
    p.suave(xy('-130,130 -120,200 -50,240 40,236 110,200 124,140 60,120 -50,118'), copaDelArbol) +
    p.suave(xy('-60,230 40,236 110,200 120,160 60,190 -10,200'), mezcla(copaDelArbol, t.L, 0.2)) +
    (
      [
        [220, s],
        [430, -s],
      ] as const
    )
      .map(([dx, d]) =>
        trazos(
          `M${x + s * dx - d * 27} 710l${d * 5} 56-2 40M${x + s * dx - d * 22} 766h${d * 43}v40`,
          mezcla(t.K, t.R, 0.4),
          8,
        ),
      )
      .join('') +
    persona(c, x + s * 220, 806, 160, { postura: posturas.sentado, lado: s, ropa: mezcla(t.L, t.C, 0.3) }) +
    persona(c, x + s * 430, 806, 160, {
      postura: posturas.sentado,
      lado: -s as 1 | -1,
      ropa: mezcla(t.R, t.L, 0.5),
      sombrero: true,
    }) +
    q.linea(xy('-30,40 -22,0'), tinte(c, '#8A5E3C', 0.1), 6) +
    q.linea(xy('30,40 22,0'), tinte(c, '#8A5E3C', 0.1), 6) +
    q.poli(xy('-50,50 -54,28 54,28 50,50'), mezcla(t.L, t.C, 0.2)) +
    q.poli(xy('-12,50 -12,70 -8,78 -8,88 -2,88 -2,78 2,70 2,50'), mezcla('#1F3A2C', t.K, 0.2)) +
    q.elipse(26, 52, 15, 3, t.L) +
    q.elipse(-30, 52, 13, 3, t.L) +
    trazos(`M${x - s * 434} 606l${s * 33} 132`, tinte(c, '#6B4634', 0.1), 6) +
    persona(c, x - s * 460, 730, 170, { postura: posturas.andar, lado: s, ropa: t.A, sombrero: true }) +
    manada.map(([dx, v, k, l]) => oveja(c, x + s * dx, v, k, (l * s) as 1 | -1)).join('') +
    camino(rutaLoma(xy('-40,862 400,846 900,866 1240,842'), 910), mezcla(verde, t.K, 0.3))
  )
}

const EN_LA_BARANDA: Postura = { ...posturas.sentado, brazos: [xy('17,29 12,38 4,54'), xy('22,28 12,37 6,54')] }

/** A horse cart along the vines, the manor far behind. */
export function carreta(c: Cuadro): string {
  const { t, lado: s } = c
  const x = 600
  const verde = mezcla(mezcla(t.G, t.verde, 0.4), t.H, 0.06)
  const [madera, tierra] = [tinte(c, '#9A6238', 0.1), tinte(c, '#C9A070', 0.14)]
  const p = pluma(x - s * 170, 760, 2, s)
  const arnes = pluma(x + s * 290, 772, 2.2, s)
  const rueda = (a: number, r: number): string => {
    const [cx, cy] = p.en(a, r)
    const rayos = [0, 45, 90, 135]
      .map((g) => {
        const k = (g * Math.PI) / 180
        return `M${Math.round(cx - Math.cos(k) * r * 2)} ${Math.round(cy - Math.sin(k) * r * 2)}L${Math.round(cx + Math.cos(k) * r * 2)} ${Math.round(cy + Math.sin(k) * r * 2)}`
      })
      .join('')
    return (
      trazos(rayos, madera, 8) +
      trazos(rutaDisco(cx, cy, r * 2), mezcla(madera, t.K, 0.4), 13) +
      disco(cx, cy, 14, mezcla(madera, t.K, 0.5))
    )
  }
  const sentada = (a: number, ropa: string, sombrero: boolean, postura: Postura = EN_LA_BARANDA): string =>
    persona(c, p.en(a, 74)[0], p.en(a, 52)[1], 190, { postura, lado: s, ropa, sombrero })
  return (
    horizonteAndino({ ...c, hy: 470 }, 52) +
    rect(0, 462, 1200, 440, mezcla(verde, t.H, 0.24)) +
    alamos(c, 476, x + s * 300, 8, 1.1) +
    alamos(c, 476, x - s * 540, 6, 1) +
    casa(c, {
      x: x - s * 30 - 100,
      y: 486,
      w: 200,
      h: 54,
      muro: tinte(c, '#F3E6D0', 0.08),
      techo: tinte(c, '#B0563A', 0.12),
      cima: 40,
    }) +
    hilera(c, 526, 0.5, mezcla(verde, t.K, 0.12)) +
    hilera(c, 566, 0.72, mezcla(verde, t.K, 0.06)) +
    hilera(c, 630, 1.1, verde) +
    poli(xy('-10,640 1210,640 1210,830 -10,830'), tierra) +
    trazos('M-20 700H1220M-20 790H1220', mezcla(tierra, t.K, 0.14), 14) +
    hilera(c, 902, 1.5, mezcla(verde, t.K, 0.34)) +
    elipse(x, 772, 430, 14, t.K, opaco(0.24)) +
    caballo(c, x + s * 290, 772, 2.2, s) +
    arnes.linea(xy('2,73 2,42'), t.K, 4) +
    arnes.curva(xy('24,84 42,74 46,54'), t.K, 7) +
    p.linea(xy('60,44 180,52 276,58'), mezcla(madera, t.K, 0.3), 6) +
    sentada(-52, mezcla(t.L, t.C, 0.3), false) +
    sentada(0, mezcla(t.L, t.R, 0.3), true) +
    sentada(48, mezcla('#3F7F8C', t.K, 0.1), true, posturas.sentado) +
    trazos(
      rutaSuave([p.en(74, 94), p.en(150, 74), arnes.en(-20, 76), arnes.en(24, 85)]) +
        ruta([arnes.en(24, 85), arnes.en(76, 92)], 0, false),
      t.K,
      4,
    ) +
    p.poli(xy('-104,40 -114,92 -94,92 -90,76 78,76 84,40'), madera) +
    p.poli(xy('-104,40 -100,46 82,46 84,40'), mezcla(madera, t.K, 0.34)) +
    trazos(
      ruta([p.en(-60, 76), p.en(-60, 42)], 0, false) +
        ruta([p.en(-10, 76), p.en(-10, 42)], 0, false) +
        ruta([p.en(40, 76), p.en(40, 42)], 0, false),
      mezcla(madera, t.K, 0.3),
      5,
    ) +
    rueda(-50, 32) +
    rueda(44, 26)
  )
}

/** Low bush vines over round hills, one red and one white glass on a stump. */
export function itata(c: Cuadro): string {
  const { t, lado: s } = c
  const [greda, hoja, palo] = [tinte(c, '#C98A5E', 0.1), tinte(c, '#6E9440', 0.06), tinte(c, '#6B4634', 0.06)]
  const cepa = (x: number, y: number, k: number): string => {
    const p = pluma(x, y, k, haciaElSol(c, x))
    return (
      p.elipse(0, 0, 40, 5, t.K, opaco(0.2)) +
      p.curva(xy('0,0 -6,20 6,34 -2,50'), palo, 13) +
      p.suave(xy('-46,34 -50,62 -22,84 8,88 40,74 50,44 26,34 0,42 -24,32'), hoja) +
      p.suave(xy('-10,84 10,88 42,74 48,52 20,64'), mezcla(hoja, t.L, 0.24))
    )
  }
  const fila = (y: number, k: number, desde: number, curva: (x: number) => number): string => {
    const linea = rutaSuave(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i): Punto => [desde + i * 160, y + curva(desde + i * 160) - 12 * k]),
    )
    return trazos(
      linea,
      mezcla(hoja, t.H, Math.max(0, 0.4 - k * 0.5)),
      46 * k,
      `stroke-dasharray="0 ${Math.round(88 * k)}"`,
    )
  }
  const onda =
    (alto: number, giro: number) =>
    (x: number): number =>
      -Math.sin((x / 1200) * Math.PI * 1.6 + giro) * alto
  const loma = (y: number, f: (x: number) => number, color: string): string =>
    camino(
      rutaLoma(
        [-40, 160, 360, 560, 760, 960, 1240].map((x): Punto => [x, y + f(x)]),
        910,
      ),
      color,
    )
  const [a, b, d] = [onda(40, 0.4), onda(46, 2.4), onda(30, 4.4)]
  const tocon = { x: 600 + s * 40, y: 720 }
  return (
    lomas(c, { y: 400, amplitud: 70, color: t.lejos }) +
    lomas(c, { nombre: 'media', y: 440, amplitud: 60, color: mezcla(t.medio, t.verde, 0.3) }) +
    loma(500, a, mezcla(greda, t.H, 0.4)) +
    [0, 1, 2].map((i) => fila(516 + i * 20, 0.34 + i * 0.06, -20 + i * 14, a)).join('') +
    copas(c, 490, 22, mezcla(t.verde, t.K, 0.2), s === 1 ? [40, 240] : [960, 1160]) +
    casa(c, {
      x: 600 - s * 330 - 60,
      y: 520,
      w: 120,
      h: 44,
      muro: tinte(c, '#F3E6D0', 0.08),
      techo: tinte(c, '#B0563A', 0.12),
      cima: 30,
    }) +
    loma(590, b, mezcla(greda, t.H, 0.16)) +
    [0, 1].map((i) => fila(616 + i * 36, 0.6 + i * 0.16, -30 + i * 30, b)).join('') +
    loma(700, d, greda) +
    (
      [
        [-520, 730, 1.1],
        [-360, 752, 1.2],
        [330, 742, 1.1],
        [480, 720, 1.05],
        [-480, 850, 1.9],
        [-240, 866, 1.8],
        [520, 850, 1.9],
      ] as const
    )
      .map(([dx, y, k]) => cepa(600 + s * dx, y, k))
      .join('') +
    elipse(tocon.x, 872, 270, 20, t.K, opaco(0.26)) +
    camino(
      `M${tocon.x - 220} ${tocon.y}L${tocon.x - 240} 872H${tocon.x + 240}L${tocon.x + 220} ${tocon.y}z`,
      mezcla(palo, t.L, 0.14),
    ) +
    trazos(`M${tocon.x - 110} 760l-16 100M${tocon.x} 764v104M${tocon.x + 100} 760l14 100`, palo, 8) +
    elipse(tocon.x, tocon.y, 220, 44, tinte(c, '#D8B482', 0.08)) +
    elipse(tocon.x, tocon.y, 150, 28, tinte(c, '#C99A66', 0.08)) +
    elipse(tocon.x, tocon.y, 74, 13, tinte(c, '#D8B482', 0.08)) +
    copaDeVino(c, tocon.x - s * 112, tocon.y + 2, TINTO) +
    copaDeVino(c, tocon.x + s * 104, tocon.y + 14, BLANCO)
  )
}

/** Carmenere in its red leaf, ripe bunches under it, a barn behind the rows. */
export function yaquil(c: Cuadro): string {
  const { t } = c
  const s = -c.lado as 1 | -1
  const y = 440
  const [rojo, uva] = [tinte(c, '#C04A2E', 0.06), tinte(c, '#4A2348', 0.04)]
  const tierra = tinte(c, '#D8B07A', 0.1)
  const x = 600 + s * 250
  const p = pluma(x, y + 40, 1.7, s)
  const [muro, techo] = [tinte(c, '#E9D8B8', 0.08), tinte(c, '#6E7A80', 0.14)]
  const racimos = (v: number, k: number): string =>
    trazos(`M20 ${v}H1230`, uva, 20 * k, `stroke-dasharray="0 ${Math.round(76 * k)}"`) +
    trazos(`M${20 + 8 * k} ${Math.round(v + 12 * k)}H1230`, uva, 16 * k, `stroke-dasharray="0 ${Math.round(76 * k)}"`) +
    trazos(`M${20 + 4 * k} ${Math.round(v + 22 * k)}H1230`, uva, 11 * k, `stroke-dasharray="0 ${Math.round(76 * k)}"`)
  return (
    lomas(c, { y: y - 70, amplitud: 90, color: t.lejos, pasos: 8 }) +
    lomas(c, { nombre: 'media', y: y - 30, amplitud: 90, color: mezcla(t.medio, t.verde, 0.34), pasos: 8 }) +
    lomas(c, { nombre: 'cerca', y: y - 6, amplitud: 40, color: mezcla(t.verde, t.H, 0.24), pasos: 8 }) +
    rect(0, y + 4, 1200, 470, tierra) +
    copas(c, y + 4, 44, mezcla(t.verde, t.K, 0.3), s === 1 ? [x + 120, 1240] : [-40, x - 120]) +
    p.elipse(0, 0, 140, 6, t.K, opaco(0.24)) +
    p.poli(xy('-110,0 -110,70 -60,122 -10,70 -10,0'), muro) +
    p.poli(xy('-10,0 -10,70 120,70 120,0'), mezcla(muro, t.K, 0.14)) +
    p.poli(xy('-120,64 -60,130 72,130 132,64 120,64 -10,68 -60,120 -114,62'), techo) +
    p.poli(xy('-10,68 -60,124 72,124 128,68'), techo) +
    p.poli(xy('-84,0 -84,46 -36,46 -36,0'), mezcla(t.K, t.R, 0.4)) +
    p.poli(xy('20,24 20,48 44,48 44,24'), mezcla(t.K, t.R, 0.3)) +
    p.poli(xy('70,24 70,48 94,48 94,24'), mezcla(t.K, t.R, 0.3)) +
    p.disco(-60, 84, 10, mezcla(t.K, t.R, 0.3)) +
    hilera(c, 530, 0.64, mezcla(rojo, t.K, 0.2)) +
    hilera(c, 590, 0.94, mezcla(rojo, t.K, 0.1)) +
    hilera(c, 672, 1.36, rojo) +
    racimos(636, 0.5) +
    camino(rutaLoma(xy('-40,704 400,698 800,706 1240,696'), 910), mezcla(tierra, t.L, 0.1)) +
    hilera(c, 944, 2.3, mezcla(rojo, t.K, 0.3)) +
    racimos(860, 1.4)
  )
}
