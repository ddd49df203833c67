import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas, type Postura } from '../persona.ts'
import { lomas } from '../relieve.ts'
import {
  camino,
  disco,
  elipse,
  opaco,
  poli,
  rect,
  ruta,
  rutaCaja,
  rutaDisco,
  rutaSuave,
  trazos,
  xy,
  type Punto,
} from '../trazo.ts'
import { tinte } from './caserio.ts'
import { segunLuz } from './platos.ts'
import { araucaria, volcan } from './volcanes.ts'

const conPala: Postura = { ...posturas.pie, brazos: [xy('34,50 18,58 6,75'), xy('20,46 18,60 4,76')] }
const cortar: Postura = { ...posturas.pie, brazos: [xy('34,62 20,62 6,75'), xy('38,74 22,68 4,76')] }
const tejer: Postura = { ...posturas.sentado, brazos: [xy('48,60 28,48 4,54'), xy('50,70 30,58 6,55')] }

/** A long table down the middle of the cellar, casks on their racks along both walls, the hills through the door. */
export function mesaEntreBarricas(c: Cuadro): string {
  const { t } = c
  const [muro, roble, tabla, luz, viga] = [
    tinte(c, '#7A5C48', 0.1),
    tinte(c, '#B98248', 0.06),
    tinte(c, '#D2A26A', 0.06),
    '#FFE7B4',
    tinte(c, '#4A3626', 0.06),
  ]
  const [piso, aro, hueso] = [
    mezcla(tinte(c, '#9C8068', 0.1), t.K, 0.06),
    mezcla(t.K, roble, 0.26),
    tinte(c, '#FBF5E6', 0.02),
  ]
  /** Two tiers to each side: beams on the floor, casks, beams, casks. */
  const rumas = (
    [
      [258, 640, 40, 0.3],
      [330, 668, 54, 0.2],
      [432, 710, 74, 0.1],
      [572, 772, 104, 0],
    ] as const
  )
    .map(([dx, suelo, r, k]) => {
      const claro = mezcla(roble, luz, k)
      const sitios = [-1, 1].flatMap((s) => [1.16, 3.3].map((alto) => [600 + s * dx, suelo - r * alto] as const))
      const una = (f: (x: number, y: number) => string): string => sitios.map(([x, y]) => f(x, y)).join('')
      const palos = [-1, 1]
        .flatMap((s) =>
          [0.2, 2.34].map((alto) => rutaCaja(600 + s * dx - r * 1.14, suelo - r * alto, r * 2.28, r * 0.2)),
        )
        .join('')
      return (
        camino(
          rutaDisco(600 - dx, suelo, r * 1.3, r * 0.16) + rutaDisco(600 + dx, suelo, r * 1.3, r * 0.16),
          t.K,
          opaco(0.3),
        ) +
        camino(palos, mezcla(viga, luz, k * 0.4)) +
        camino(
          una((x, y) => rutaDisco(x, y, r)),
          aro,
        ) +
        camino(
          una((x, y) => rutaDisco(x, y, r * 0.88)),
          claro,
        ) +
        trazos(
          una((x, y) =>
            [-0.46, 0, 0.46]
              .map(
                (f) =>
                  `M${Math.round(x + r * f)} ${Math.round(y - r * 0.82 * Math.sqrt(1 - f * f))}v${Math.round(r * 1.64 * Math.sqrt(1 - f * f))}`,
              )
              .join(''),
          ),
          mezcla(claro, t.K, 0.24),
          r * 0.05,
        ) +
        camino(
          una((x, y) => rutaCaja(x - r * 0.74, y - r * 0.1, r * 1.48, r * 0.2)),
          mezcla(claro, t.K, 0.2),
        ) +
        camino(
          una((x, y) => rutaDisco(x, y + r * 0.46, r * 0.1)),
          aro,
        )
      )
    })
    .join('')
  const quien = (x: number, y: number, h: number, lado: 1 | -1, ropa: string): string =>
    trazos(
      `M${Math.round(x - lado * h * 0.17)} ${Math.round(y - h * 0.62)}L${Math.round(x - lado * h * 0.14)} ${Math.round(y - h * 0.24)}V${y}M${Math.round(x - lado * h * 0.14)} ${Math.round(y - h * 0.24)}h${Math.round(lado * h * 0.28)}V${y}`,
      viga,
      h * 0.05,
    ) + persona(c, x, y, h, { postura: posturas.sentado, lado, ropa })
  const copa = (x: number, y: number, k: number): string =>
    camino(
      `M${x - 10 * k} ${y - 46 * k}q-5 ${26 * k} ${10 * k} ${26 * k}t${10 * k}-${26 * k}z`,
      tinte(c, '#9C2A4A', 0.04),
    ) + trazos(`M${x} ${y - 22 * k}V${y}M${x - 8 * k} ${y}h${16 * k}`, hueso, 3.4 * k)
  const ropas = ['#E3CFA0', '#3F8C96', '#D2604A', '#8FB07A'].map((v) => tinte(c, v, 0.06))
  const lampara = (x: number, y: number, k: number): string =>
    trazos(`M${x} ${y - 190 * k}V${y - 22 * k}`, viga, 4 * k) +
    disco(x, y, 70 * k, luz, opaco(0.16)) +
    poli(
      [
        [x - 26 * k, y],
        [x - 12 * k, y - 24 * k],
        [x + 12 * k, y - 24 * k],
        [x + 26 * k, y],
      ],
      viga,
    ) +
    disco(x, y + 3 * k, 13 * k, '#FFF6DC')
  return (
    rect(-10, -10, 1220, 920, muro) +
    poli(xy('-10,-10 1210,-10 770,190 430,190'), mezcla(muro, t.K, 0.4)) +
    trazos('M600 -10V190M300 -10L515 190M900 -10L685 190', mezcla(muro, t.K, 0.56), 15) +
    trazos('M182 70H1018M346 145H854', viga, 19) +
    poli(xy('430,190 770,190 770,610 430,610'), mezcla(muro, luz, 0.26)) +
    camino('M492 610V350Q492 244 600 244T708 350V610z', t.H) +
    camino('M492 440Q560 388 630 414T708 400V610H492z', mezcla(t.lejos, t.verde, 0.3)) +
    camino('M492 500Q590 456 708 490V610H492z', mezcla(t.verde, t.L, 0.24)) +
    trazos(
      'M516 610L566 504M558 610L584 500M642 610L616 500M684 610L634 504M600 610V500',
      mezcla(t.verde, t.K, 0.16),
      9,
    ) +
    trazos('M492 610V350Q492 244 600 244T708 350V610', viga, 17) +
    poli(xy('430,610 770,610 1330,920 -130,920'), piso) +
    poli(xy('504,610 696,610 960,920 240,920'), luz, opaco(0.2)) +
    rumas +
    lampara(600, 236, 0.7) +
    lampara(440, 300, 1) +
    lampara(760, 300, 1) +
    quien(476, 684, 132, 1, ropas[0]!) +
    quien(724, 684, 132, -1, ropas[1]!) +
    quien(424, 752, 172, 1, ropas[2]!) +
    quien(776, 752, 172, -1, ropas[3]!) +
    trazos('M420 790V880M780 790V880', mezcla(tabla, t.K, 0.5), 17) +
    poli(xy('548,610 652,610 800,780 400,780'), tabla) +
    rect(400, 780, 400, 18, mezcla(tabla, t.K, 0.34)) +
    poli(xy('582,610 618,610 664,780 536,780'), hueso) +
    poli(xy('536,780 664,780 660,826 540,826'), mezcla(hueso, t.K, 0.1)) +
    quien(336, 872, 236, 1, ropas[3]!) +
    quien(864, 872, 236, -1, ropas[2]!) +
    camino(
      rutaDisco(508, 708, 25, 8) +
        rutaDisco(692, 708, 25, 8) +
        rutaDisco(464, 756, 34, 10) +
        rutaDisco(736, 756, 34, 10) +
        rutaDisco(536, 664, 18, 6) +
        rutaDisco(664, 664, 18, 6),
      hueso,
    ) +
    copa(546, 732, 1.1) +
    copa(654, 732, 1.1) +
    copa(560, 682, 0.8) +
    copa(640, 682, 0.8) +
    copa(510, 776, 1.3) +
    copa(690, 776, 1.3) +
    camino('M588 744V690Q588 676 596 668V636H606V668Q614 676 614 690V744z', tinte(c, '#24503C', 0.08)) +
    rect(592, 701, 18, 24, ropas[0]!) +
    elipse(600, 770, 42, 11, tinte(c, '#B5562E', 0.06)) +
    elipse(600, 766, 34, 7, tinte(c, '#F0B44A', 0.04))
  )
}

/** The crew at the harvest of Malleco: trained rows to both sides of the lane, bunches under the leaves, the volcano behind. */
export function cuadrilla(c: Cuadro): string {
  const { t } = c
  const [verde, uva, palo] = [tinte(c, '#6E9A5A', 0.1), tinte(c, '#5A2350', 0.06), mezcla(t.K, t.R, 0.4)]
  const q = { ...c, hy: 430 }
  const gamela = (x: number, y: number, k: number): string =>
    poli(
      [
        [x - 60 * k, y - 50 * k],
        [x + 60 * k, y - 50 * k],
        [x + 50 * k, y],
        [x - 50 * k, y],
      ],
      tinte(c, '#C9402E', 0.04),
    ) +
    trazos(
      xy('-36,54 -12,54 12,54 36,54 -24,70 0,70 24,70')
        .map(([a = 0, b = 0]) => `M${Math.round(x + a * k)} ${Math.round(y - b * k)}h0`)
        .join(''),
      uva,
      30 * k,
    )
  /** Along a row from its far end (0) to us (1): where it stands and how big things are there. */
  const en = (s: 1 | -1, f: number): { x: number; pie: number; k: number } => ({
    x: 620 + s * (26 + 620 * f ** 1.7),
    pie: 484 + 430 * f ** 1.5,
    k: 0.1 + 0.95 * f ** 1.5,
  })
  const pasos = [0.08, 0.3, 0.5, 0.68, 0.84, 0.98]
  const lados = [-1, 1] as const
  const borde = (s: 1 | -1, alto: number): (readonly [number, number])[] =>
    Array.from({ length: 7 }, (_, i) => {
      const { x, pie, k } = en(s, i / 6)
      return [x, pie - alto * k] as const
    })
  /** Round marks on both rows at one depth. */
  const motas = (f: number, puntos: readonly (readonly [number, number])[], r: number, color: string): string => {
    const { k } = en(1, f)
    return trazos(
      lados
        .flatMap((s) =>
          puntos.map(([u, v]) => {
            const { x, pie } = en(s, f)
            return `M${Math.round(x + u * k)} ${Math.round(pie - v * k)}h0`
          }),
        )
        .join(''),
      color,
      2 * r * k,
    )
  }
  const bultos = (alto: number, r: number, n: number, corrido: number, color: string): string =>
    Array.from({ length: n }, (_, i) => motas(((i + corrido) / n) ** 0.7, [[0, alto + (i % 3) * 14]], r, color)).join(
      '',
    )
  const postes = lados
    .flatMap((s) =>
      pasos.map((f) => {
        const { x, pie, k } = en(s, f)
        return ruta([
          [x - 9 * k, pie],
          [x - 8 * k, pie - 372 * k],
          [x + 8 * k, pie - 372 * k],
          [x + 9 * k, pie],
        ])
      }),
    )
    .join('')
  const cepas = lados
    .flatMap((s) =>
      pasos.slice(2).map((f) => {
        const { x, pie, k } = en(s, f - 0.07)
        return `M${Math.round(x)} ${Math.round(pie)}q${Math.round(-14 * k)}-${Math.round(90 * k)} ${Math.round(6 * k)}-${Math.round(260 * k)}`
      }),
    )
    .join('')
  const hojas = mezcla(verde, t.K, 0.26)
  const hileras =
    camino(
      lados.map((s) => `${rutaSuave(borde(s, 0))}L${s === 1 ? 1260 : -60} 920L${s === 1 ? 1260 : -60} 484z`).join(''),
      mezcla(verde, t.K, 0.08),
    ) +
    camino(postes, palo) +
    trazos(cepas, palo, 11) +
    trazos(lados.map((s) => rutaSuave(borde(s, 96)) + rutaSuave(borde(s, 356))).join(''), mezcla(t.L, t.K, 0.3), 3) +
    camino(
      lados.map((s) => `${rutaSuave(borde(s, 310))}L${rutaSuave(borde(s, 226).reverse()).slice(1)}z`).join(''),
      hojas,
    ) +
    bultos(300, 48, 10, 0, hojas) +
    bultos(226, 38, 9, 0.5, hojas) +
    bultos(302, 27, 7, 0.4, mezcla(verde, t.L, 0.14)) +
    Array.from({ length: 7 }, (_, i) => motas(0.385 + i * 0.085, xy('-13,224 13,224 0,206 0,188'), 14, uva)).join('')
  const [a, b, d] = [en(1, 0.725), en(-1, 0.64), en(1, 0.385)]
  const quien = (p: typeof a, lado: 1 | -1, alto: number, ropa: string): string =>
    persona(c, p.x - lado * alto * 0.4, p.pie + 6, alto, { postura: cortar, lado, ropa, sombrero: true })
  return (
    lomas(q, { y: 400, amplitud: 30, color: t.lejos }) +
    volcan(q, 600 + c.lado * 190, 440, 470, t.medio) +
    lomas(q, { nombre: 'media', y: 430, amplitud: 24, color: mezcla(t.medio, verde, 0.4) }) +
    araucaria(c, 600 + c.lado * 420, 470, 1.6) +
    araucaria(c, 600 + c.lado * 500, 470, 1.2) +
    rect(-10, 466, 1220, 450, mezcla(verde, t.L, 0.2)) +
    segunLuz(
      c,
      poli(xy('594,470 646,470 1060,910 180,910'), tinte(c, '#B58A5E', 0.1)) +
        hileras +
        almuerzo(c, 620, 580) +
        quien(d, 1, 108, tinte(c, '#D9C6A0', 0.06)) +
        quien(b, -1, 214, tinte(c, '#3F7F8C', 0.04)) +
        gamela(540, 800, 0.9) +
        quien(a, 1, 252, tinte(c, '#E0A12F', 0.04)) +
        gamela(700, 880, 1.2),
    )
  )
}

/** The table laid in the lane for those who pick: a cloth, bread and a jug between two benches. */
function almuerzo(c: Cuadro, x: number, y: number): string {
  const [tabla, mantel] = [tinte(c, '#7A5238', 0.1), tinte(c, '#F4EBD8', 0.06)]
  return (
    elipse(x, y, 84, 6, c.t.K, opaco(0.22)) +
    trazos(`M${x - 56} ${y - 48}l-2 46M${x + 56} ${y - 48}l2 46`, tabla, 6) +
    camino(`M${x - 64} ${y - 58}h128l3 34-27-6-26 6-28-6-26 6-28-6-26 6z`, mantel) +
    trazos(`M${x - 38} ${y - 61}h2M${x - 18} ${y - 60}h2`, tinte(c, '#D9A25A', 0.04), 14) +
    camino(`M${x + 6} ${y - 56}q-6-14 3-28h11q9 14 3 28z`, tinte(c, '#A8522E', 0.06)) +
    elipse(x + 45, y - 59, 13, 4, tinte(c, '#5F8A3E', 0.06)) +
    trazos(`M${x - 70} ${y - 16}h140M${x - 58} ${y - 14}v14M${x + 58} ${y - 14}v14`, tabla, 6)
  )
}

/** Juana at her upright loom, the wool in its colours, the dye pot smoking. */
export function witral(c: Cuadro): string {
  const { t } = c
  const [paja, madera, piso] = [tinte(c, '#A8855A', 0.1), tinte(c, '#7A4F30', 0.06), tinte(c, '#8A6A4E', 0.1)]
  /** A belt as wide as a hand, red at its edges, lozenges along the middle. */
  const faja = (x: number, y: number, w: number, h: number, v: string): string =>
    rect(x, y, w, h, tinte(c, v, 0.04)) +
    rect(x + w * 0.18, y, w * 0.64, h, tinte(c, '#EFE4CC', 0.04)) +
    camino(
      Array.from(
        { length: Math.floor(h / w / 0.6) },
        (_, i) =>
          `M${x + w / 2} ${Math.round(y + h - (i + 1) * w * 0.6)}l${Math.round(w * 0.25)} ${Math.round(w * 0.3)}-${Math.round(w * 0.25)} ${Math.round(w * 0.3)}-${Math.round(w * 0.25)}-${Math.round(w * 0.3)}z`,
      ).join(''),
      tinte(c, v, 0.04),
    )
  const colgada = (x: number, v: string): string =>
    trazos([6, 18, 30, 42].map((a) => `M${x + a} 560v26`).join(''), tinte(c, v, 0.04), 5) + faja(x, 318, 48, 242, v)
  const ovillo = (x: number, y: number, r: number, v: string): string =>
    disco(x, y, r, tinte(c, v, 0.04)) +
    trazos(
      `M${x - r * 0.8} ${y - r * 0.3}q${r} ${-r * 0.7} ${r * 1.5} ${r * 0.3}M${x - r * 0.9} ${y + r * 0.2}q${r} ${-r * 0.7} ${r * 1.7} ${r * 0.1}`,
      mezcla(tinte(c, v, 0.04), t.L, 0.4),
      5,
    )
  return segunLuz(
    c,
    rect(-10, -10, 1220, 700, mezcla(paja, t.K, 0.3)) +
      trazos(
        Array.from({ length: 25 }, (_, i) => `M${i * 50 - 20} -10L${Math.round(600 + (i * 50 - 620) * 1.1)} 690`).join(
          '',
        ),
        mezcla(paja, t.K, 0.46),
        11,
      ) +
      trazos('M-10 130H1210M-10 330H1210M-10 520H1210', mezcla(paja, t.L, 0.1), 13) +
      camino('M120 690V360Q230 220 340 360V690z', t.H) +
      camino('M120 520Q200 470 340 510V690H120z', mezcla(t.verde, t.L, 0.24)) +
      camino('M120 600Q240 560 340 590V690H120z', t.verde) +
      trazos('M120 690V360Q230 220 340 360V690', madera, 22) +
      rect(-10, 680, 1220, 230, piso) +
      rect(-10, 680, 1220, 14, mezcla(piso, t.L, 0.2)) +
      camino(rutaDisco(600, 850, 420, 44), mezcla(piso, t.K, 0.2)) +
      colgada(960, '#2F5A4C') +
      colgada(1042, '#8E2F34') +
      colgada(1124, '#26324E') +
      trazos('M620 820V130M860 820V130M580 180H900M580 660H900', madera, 28) +
      trazos(Array.from({ length: 9 }, (_, i) => `M${694 + i * 11.5} 196V440`).join(''), tinte(c, '#F4EBD6', 0.04), 4) +
      faja(690, 432, 100, 214, '#8E2F34') +
      trazos('M634 392H846M634 330H846', mezcla(madera, t.L, 0.3), 12) +
      rect(480, 742, 110, 26, madera) +
      trazos('M500 768v70M570 768v70', madera, 13) +
      persona(c, 530, 850, 360, {
        postura: tejer,
        lado: 1,
        ropa: tinte(c, '#26324E', 0.04),
        falda: tinte(c, '#26324E', 0.04),
      }) +
      camino('M482 650Q530 600 578 660L590 750H470z', t.A) +
      camino(rutaDisco(704, 634, 13) + rutaDisco(711, 598, 13), mezcla(mezcla('#9A623F', t.R, 0.2), t.K, 0.25)) +
      ovillo(700, 812, 50, '#8E2F34') +
      ovillo(800, 826, 42, '#E0A12F') +
      ovillo(884, 816, 46, '#EFE4CC') +
      ovillo(760, 862, 36, '#2F5A4C') +
      elipse(180, 850, 110, 14, t.K, opaco(0.3)) +
      trazos('M112 740L92 846M248 740L268 846', mezcla(t.K, t.R, 0.14), 13) +
      camino(
        'M118 852q-26-44-2-104 8 26 24 32 0-40 22-62 10 32 26 40 10-24 24-46 12 30 14 60 10-10 14-28 22 60 0 108z',
        '#F0923A',
      ) +
      camino('M144 852q-14-26 4-58 8 20 18 22 4-22 18-40 14 20 18 42 8-6 12-20 14 30-2 54z', '#F8CC5A') +
      trazos('M84 858L276 842M88 842L272 858', tinte(c, '#6B4630', 0.04), 15) +
      camino('M90 660H270Q276 770 180 776T90 660z', mezcla(t.K, t.R, 0.14)) +
      elipse(180, 662, 92, 20, tinte(c, '#8A7A2E', 0.06)) +
      trazos('M150 640q-30-40 0-80t0-70M210 640q-30-40 0-80t0-70', t.L, 14, opaco(0.5)),
  )
}

/** The small oven of Toconao in its yard, a woman at it with the long peel, loaves on the board. */
export function hornoDeToconao(c: Cuadro, pan: (x: number, y: number, k: number) => string): string {
  const { t } = c
  const [barro, adobe, arena, tabla] = [
    tinte(c, '#C08A62', 0.1),
    tinte(c, '#B9794E', 0.12),
    mezcla(t.G, t.L, 0.24),
    tinte(c, '#9A6A42', 0.1),
  ]
  const hiladas = Array.from(
    { length: 6 },
    (_, i) =>
      `M0 ${430 + i * 36}H1200` +
      Array.from({ length: 11 }, (_, k) => `M${k * 116 + (i % 2) * 58} ${430 + i * 36}v36`).join(''),
  ).join('')
  return (
    lomas(c, { y: 380, amplitud: 50, color: t.medio, pasos: 8 }) +
    segunLuz(
      c,
      rect(-10, 410, 1220, 240, adobe) +
        trazos(hiladas, mezcla(adobe, t.K, 0.16), 5) +
        rect(-10, 396, 1220, 22, mezcla(adobe, t.L, 0.3)) +
        rect(-10, 640, 1220, 280, arena) +
        trazos('M1060 660Q1040 480 1100 380T1070 220', mezcla(t.K, t.R, 0.4), 34) +
        camino(
          rutaSuave(xy('820,250 860,130 1000,60 1160,90 1250,200 1210,320 1080,300 980,340 880,320'), 0, true),
          mezcla(tinte(c, '#7F9A4C', 0.1), t.K, 0.1),
        ) +
        camino(rutaSuave(xy('860,200 960,100 1100,100 1180,170 1040,170 940,230'), 0, true), tinte(c, '#97B05C', 0.1)) +
        elipse(310, 800, 280, 22, t.K, opaco(0.24)) +
        camino('M70 790V640H560V790z', mezcla(adobe, t.K, 0.2)) +
        trazos(
          'M70 690H560M70 740H560M160 640v50M300 640v50M440 640v50M230 690v50M370 690v50M510 690v50',
          mezcla(adobe, t.K, 0.36),
          5,
        ) +
        camino('M90 650Q90 430 315 420T540 650z', barro) +
        camino('M540 650Q530 460 380 426 460 500 460 650z', t.K, opaco(0.16)) +
        camino('M236 650V580Q240 520 315 520T394 580V650z', mezcla(t.K, '#3A1C10', 0.5)) +
        camino('M270 648q-10-40 20-70 10 20 24 24 4-30 22-40 8 30 22 46 10 20 0 40z', '#F0923A') +
        camino('M300 648q-4-24 14-40 14 16 26 40z', '#F8CC5A') +
        trazos('M150 560q30-80 100-100', mezcla(barro, t.L, 0.4), 13) +
        trazos('M320 626L684 674', tinte(c, '#6A4328', 0.06), 13) +
        persona(c, 730, 830, 330, {
          postura: conPala,
          lado: -1,
          ropa: tinte(c, '#F4EBD8', 0.04),
          sombrero: true,
          falda: tinte(c, '#2F8F8A', 0.04),
        }) +
        rect(820, 730, 370, 26, tabla) +
        trazos('M850 756V870M1160 756V870', mezcla(tabla, t.K, 0.3), 22) +
        poli(
          xy('840,730 1170,730 1180,770 1120,748 1060,772 1000,748 940,772 880,748 830,770'),
          tinte(c, '#F6F0E0', 0.04),
        ) +
        pan(902, 700, 0.44) +
        pan(1005, 700, 0.44) +
        pan(1108, 700, 0.44) +
        pan(952, 664, 0.42) +
        pan(1056, 664, 0.42),
    )
  )
}

const conLasManos = (lejos: Punto, cerca: Punto): Postura => ({
  ...posturas.pie,
  brazos: [
    [lejos, [15, 57], [5, 74]],
    [cerca, [10, 56], [3, 75]],
  ],
})

/** Two customers of the flea market: who has found a teapot, who pulls a record out of the crate. */
export function buscadores(c: Cuadro): string {
  const piel = mezcla(mezcla('#9A623F', c.t.R, 0.2), c.t.K, 0.25)
  const azul = tinte(c, '#3F6C94', 0.04)
  const [tetera, disco33] = [conLasManos([29, 55], [21, 58]), conLasManos([30, 70], [25, 60])]
  return (
    elipse(700, 852, 90, 12, c.t.K, opaco(0.24)) +
    persona(c, 700, 850, 400, { postura: disco33, lado: -1, ropa: tinte(c, '#2F6C80', 0.04) }) +
    disco(566, 590, 46, mezcla(c.t.K, '#1A1A1E', 0.6)) +
    disco(566, 590, 15, tinte(c, '#E3BE3A', 0.04)) +
    poli(xy('566,538 670,538 670,642 566,642'), tinte(c, '#D9572E', 0.04)) +
    disco(618, 590, 26, tinte(c, '#F4EBD8', 0.04)) +
    trazos('M659 626L600 610', mezcla(tinte(c, '#2F6C80', 0.04), c.t.K, 0.12), 28) +
    disco(600, 610, 17, piel) +
    elipse(304, 864, 100, 12, c.t.K, opaco(0.24)) +
    persona(c, 300, 862, 410, {
      postura: tetera,
      lado: 1,
      ropa: tinte(c, '#F4EBD8', 0.04),
      falda: tinte(c, '#7A3F5E', 0.04),
    }) +
    camino('M386 616q0-50 46-50t46 50q0 34-22 34h-48q-22 0-22-34z', azul) +
    trazos('M474 606q26-4 30-34', azul, 13) +
    trazos('M390 596q-34-4-24 40', azul, 9) +
    rect(412, 556, 40, 10, azul) +
    disco(432, 550, 8, azul) +
    trazos('M398 612q34 14 68 0', c.t.L, 6) +
    disco(386, 626, 17, piel) +
    disco(420, 648, 15, piel)
  )
}

/** Who bakes at the shared mouths, the long peel in hand. */
export const horneras = (c: Cuadro): string =>
  rect(-10, 648, 1220, 60, tinte(c, '#8A6A54', 0.1)) +
  persona(c, 470, 780, 330, {
    postura: conPala,
    lado: -1,
    ropa: tinte(c, '#F4EBD8', 0.04),
    falda: tinte(c, '#3F6F8C', 0.04),
  }) +
  persona(c, 760, 780, 330, {
    postura: conPala,
    lado: 1,
    ropa: tinte(c, '#E3CFA0', 0.04),
    falda: tinte(c, '#8A3F34', 0.04),
  }) +
  trazos('M250 585L560 672M980 585L670 672', tinte(c, '#C99A62', 0.06), 11) +
  trazos('M238 581l26 8M992 581l-26 8', tinte(c, '#C99A62', 0.06), 26) +
  camino(
    rutaDisco(404, 628, 13) + rutaDisco(358, 615, 13) + rutaDisco(826, 628, 13) + rutaDisco(872, 615, 13),
    mezcla('#9A623F', c.t.K, 0.25),
  )
