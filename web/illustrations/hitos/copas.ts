import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { copas, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, rutaDisco, rutaLoma, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { fondoDeZona } from './fondo.ts'
import { puesto, segunLuz } from './platos.ts'
import { haciaNahuelbuta, malleco, volcan } from './volcanes.ts'

export interface Vino {
  color: string
  uva: string
  vidrio: string
  capsula?: string
}

export const TINTO: Vino = { color: '#7C1F3F', uva: '#5A2350', vidrio: '#1F3A2C' }
export const BLANCO: Vino = { color: '#EBD67C', uva: '#A9BE58', vidrio: '#7F9A52' }
const ESPUMANTE: Vino = { color: '#F0DC8C', uva: '#A9BE58', vidrio: '#2F5A40', capsula: '#D9A93A' }

export function copa(c: Cuadro, vino = TINTO): string {
  const { t } = c
  const y = 700
  const s = c.lado
  return (
    // The summit of the zone stands beside the glass, never behind its rim.
    fondoDeZona({ ...c, hy: 540, fx: 600 - s * (c.pose === 2 ? 330 : 430) }, 'seco') +
    (vino === BLANCO && c.zona === 'C2' ? vaguada(c) : '') +
    rect(0, y - 40, 1200, 260, mezcla(mezcla('#8A5C3A', t.R, 0.45), t.K, c.hora === 'dia' ? 0.12 : 0.3)) +
    rect(0, y - 40, 1200, 16, mezcla('#C99A66', t.R, 0.35)) +
    (c.pose === 1 ? '' : barrica(c, 600 - s * 290, y + 24)) +
    (c.pose === 1 ? copaDeVino(c, 600 - s * 150, y + 30, vino) : '') +
    (c.pose === 2 ? '' : botella(c, 600 - s * 20, y + 40, vino)) +
    copaDeVino(c, 600 + s * (c.pose === 2 ? 40 : 190), y + 46, vino) +
    racimo(c, 600 + s * (c.pose === 2 ? 210 : c.pose === 1 ? -210 : 20), y + 66, vino)
  )
}

/** The sea fog that lies over the rows of the coast until it lifts. */
function vaguada(c: Cuadro): string {
  const { t } = c
  const niebla = mezcla(mezcla(t.L, t.C, 0.24), t.K, 0.06)
  const azar = c.azar('vaguada')
  const vides = Array.from({ length: 12 }, (_, i) => `M${600 + (i - 5.5) * 70} 540L${600 + (i - 5.5) * 190} 670`).join(
    '',
  )
  const banco = (y: number, r: number): string =>
    rect(-10, y, 1220, r, niebla) +
    camino(
      Array.from({ length: 15 }, (_, i) =>
        rutaDisco(i * 86 + azar.real(-20, 20), y + 4, azar.real(66, 110), r * azar.real(0.5, 0.9)),
      ).join(''),
      niebla,
    )
  return (
    trazos(vides, mezcla(t.verde, t.K, 0.24), 12) +
    `<g ${opaco(0.6)}>${banco(450, 60)}</g><g ${opaco(0.88)}>${banco(540, 46)}</g>` +
    camino(
      [
        [120, 622, 190],
        [520, 634, 150],
        [930, 618, 210],
        [1180, 640, 120],
      ]
        .map(([x = 0, y = 0, w = 0]) => rutaDisco(x, y, w, 15))
        .join(''),
      niebla,
      opaco(0.7),
    )
  )
}

/** A keg upright on the table: its hoops go round it as the staves do. */
function barrica(c: Cuadro, x: number, y: number): string {
  const k = 3.4
  const p = pluma(x, y, k)
  const { t } = c
  const roble = mezcla(mezcla('#A8713F', t.R, 0.35), t.K, c.hora === 'noche' ? 0.42 : 0.08)
  const fierro = mezcla(t.K, t.R, 0.25)
  const ancho = (h: number): number => 58 - 12 * ((h - 60) / 60) ** 2
  // Its near half at one height, from side to side: the stretch of an ellipse.
  const vuelta = (h: number, [desde, hasta] = [-1, 1]): Punto[] =>
    Array.from({ length: 13 }, (_, i) => {
      const f = desde! + ((hasta! - desde!) * i) / 12
      return [f * ancho(h), h - (12 - h / 40) * Math.sqrt(Math.max(0, 1 - f * f))]
    })
  const canto = (f: number): Punto[] =>
    [0, 15, 30, 45, 60, 75, 90, 105, 120].map((h) => [f * ancho(h), h - (12 - h / 40) * Math.sqrt(1 - f * f)])
  const aro = (h: number, alto: number): string => p.poli([...vuelta(h), ...vuelta(h + alto).toReversed()], fierro)
  const duelas = [-0.8, -0.5, -0.17, 0.17, 0.5, 0.8].map((f) => p.curva(canto(f), t.K, 1.2, opaco(0.4))).join('')
  const sombra: Punto[] = [
    ...vuelta(0, c.lado === 1 ? [-1, -0.45] : [0.45, 1]),
    ...(c.lado === 1 ? canto(-0.45) : canto(1)),
    ...vuelta(120, c.lado === 1 ? [-1, -0.45] : [0.45, 1]).toReversed(),
    ...(c.lado === 1 ? canto(-1) : canto(0.45)).toReversed(),
  ]
  return (
    elipse(x - c.lado * 16, y + 8, 56 * k, 13 * k, t.K, opaco(0.24)) +
    p.poli([...canto(-1), ...canto(1).toReversed(), ...vuelta(0).toReversed()], roble) +
    p.elipse(0, 120, 46, 9, mezcla(roble, t.L, 0.34)) +
    p.elipse(0, 119, 41, 7, mezcla(roble, t.K, 0.16)) +
    duelas +
    p.disco(0, 50, 5, fierro) +
    aro(2, 7) +
    aro(26, 6) +
    aro(84, 6) +
    aro(108, 7) +
    p.poli(sombra, t.K, opaco(0.25))
  )
}

export function botella(c: Cuadro, x: number, y: number, { vidrio: verde, capsula }: Vino): string {
  const p = pluma(x, y, 3.3)
  const { t } = c
  const vidrio = mezcla(verde, t.K, 0.4)
  return (
    elipse(x - c.lado * 12, y + 6, 80, 14, t.K, opaco(0.24)) +
    p.elipse(0, 0, 20, 3, vidrio) +
    p.poli(xy('-20,0 -20,62 -17,76 -8,88 -7,118 7,118 8,88 17,76 20,62 20,0'), vidrio) +
    p.poli(xy('-7.6,98 -7,119 7,119 7.6,98'), capsula ?? t.A) +
    p.poli(xy('-20,18 -20,52 20,52 20,18'), mezcla(t.L, t.K, 0.06)) +
    p.poli(xy('-20,26 -8,38 -2,33 6,44 20,27 20,18 -20,18'), t.medio) +
    p.poli(
      [
        [c.lado * 12, 4],
        [c.lado * 12, 66],
        [c.lado * 15, 62],
        [c.lado * 15, 4],
      ],
      t.L,
      opaco(0.28),
    )
  )
}

export function copaDeVino(c: Cuadro, x: number, y: number, { color }: Vino): string {
  const p = pluma(x, y, 3.1)
  const { t } = c
  const vino = mezcla(color, t.K, c.hora === 'noche' ? 0.3 : 0.1)
  const vidrio = mezcla(t.L, t.C, 0.35)
  return (
    elipse(x - c.lado * 14, y + 8, 84, 11, t.K, opaco(0.2)) +
    p.elipse(0, 1, 24, 4, vidrio, opaco(0.9)) +
    p.poli(xy('-2,2 -2,44 2,44 2,2'), vidrio) +
    p.suave(xy('-26,104 -32,74 -22,46 0,40 22,46 32,74 26,104 0,106'), vidrio, opaco(0.5)) +
    p.suave(xy('-29,80 -24,52 0,44 24,52 29,80 0,82'), vino) +
    p.elipse(0, 79, 27, 3.6, mezcla(vino, t.L, 0.25)) +
    p.curva(
      [
        [c.lado * 20, 98],
        [c.lado * 25, 78],
        [c.lado * 20, 58],
      ],
      t.L,
      2.6,
      opaco(0.7),
    )
  )
}

export function racimo(c: Cuadro, x: number, y: number, { uva: color }: Vino): string {
  const { t } = c
  const uva = mezcla(color, t.K, c.hora === 'noche' ? 0.35 : 0.1)
  const claras: string[] = []
  let d = ''
  for (let fila = 0; fila < 5; fila++)
    for (let i = 0; i <= 4 - fila; i++) {
      const [ux, uy] = [x - 60 + i * 32 + fila * 14, y - 6 - fila * 21]
      d += rutaDisco(ux, uy, 20)
      claras.push(rutaDisco(ux + c.lado * 6, uy - 7, 5))
    }
  const hoja: Punto[] = [
    [x + 20, y - 106],
    [x + 50, y - 150],
    [x + 74, y - 124],
    [x + 112, y - 134],
    [x + 100, y - 98],
    [x + 120, y - 74],
    [x + 74, y - 78],
    [x + 44, y - 70],
  ]
  return (
    elipse(x - c.lado * 14, y + 12, 94, 11, t.K, opaco(0.2)) +
    poli(hoja, mezcla(t.verde, t.K, 0.1)) +
    camino(d, uva) +
    camino(claras.join(''), mezcla(uva, t.L, 0.4))
  )
}

/** White wine: among the rows in the south, beside its barrel elsewhere. */
export const copaBlanca = (c: Cuadro): string => (c.zona === 'S1' ? entreHileras(c) : copa({ ...c, pose: 0 }, BLANCO))

function entreHileras(c: Cuadro): string {
  const madera = tinte(c, '#8A5C3A', 0.2)
  const x = 600 + c.lado * 40
  return (
    (c.hora === 'atardecer' ? haciaNahuelbuta : malleco)({ ...c, hy: 470, fx: 600 - c.lado * 330, talla: 0.8 }, [
      [-c.lado * 210, 1.1],
      [-c.lado * 262, 1.4],
      [c.lado * 30, 1.2],
    ]) +
    elipse(x, 850, 300, 24, c.t.K, opaco(0.3)) +
    poli(
      [
        [x - 236, 700],
        [x + 236, 700],
        [x + 210, 850],
        [x - 210, 850],
      ],
      madera,
    ) +
    trazos(
      `M${x - 150} 730L${x - 138} 846M${x - 60} 734V848M${x + 40} 734V850M${x + 140} 730L${x + 130} 846`,
      mezcla(madera, c.t.K, 0.34),
      8,
    ) +
    elipse(x, 700, 236, 52, mezcla(madera, c.t.L, 0.34)) +
    elipse(x, 700, 196, 40, mezcla(madera, c.t.L, 0.2)) +
    elipse(x, 700, 130, 25, mezcla(madera, c.t.L, 0.34)) +
    botella(c, x - c.lado * 90, 706, BLANCO) +
    copaDeVino(c, x + c.lado * 60, 720, BLANCO) +
    puesto(x + c.lado * 136, 716, 0, 0.8, racimo(c, 0, 0, BLANCO))
  )
}

/** Two flutes, their bubbles rising, beside the bottle in its gold. */
export function espumante(c: Cuadro): string {
  const { lado: s } = c
  const y = 700
  return (
    (c.zona === 'S1' ? orillaDelRahue(c) : fondoDeZona({ ...c, hy: 540, fx: 600 - s * 430 }, 'seco')) +
    rect(0, y - 40, 1200, 260, mezcla(mezcla('#8A5C3A', c.t.R, 0.45), c.t.K, c.hora === 'dia' ? 0.12 : 0.3)) +
    rect(0, y - 40, 1200, 16, mezcla('#C99A66', c.t.R, 0.35)) +
    botella(c, 600 - s * 190, y + 40, ESPUMANTE) +
    flauta(c, 600 + s * 10, y + 50) +
    flauta(c, 600 + s * 160, y + 70) +
    racimo(c, 600 + s * 310, y + 90, ESPUMANTE)
  )
}

/** A narrow river, woods on its other bank, the volcano small and pale beyond. */
function orillaDelRahue(c: Cuadro): string {
  const { t, lado: s } = c
  const prado = mezcla(t.verde, t.L, 0.2)
  return (
    volcan(c, 600 + s * 430, 520, 460, mezcla(t.lejos, t.H, 0.4)) +
    lomas(c, { y: 496, amplitud: 34, color: mezcla(t.verde, t.H, 0.5) }) +
    copas(c, 524, 46, mezcla(t.verde, t.H, 0.24), [-40, 1240]) +
    rect(0, 540, 1200, 40, mezcla(t.verde, t.H, 0.24)) +
    copas(c, 552, 30, mezcla(t.verde, t.K, 0.06), [-40, 1240]) +
    rect(0, 572, 1200, 60, mezcla(t.G, t.H, 0.2)) +
    rect(0, 572, 1200, 14, mezcla(t.verde, t.G, 0.5)) +
    trazos('M60 600h90M330 594h60M520 610h110M760 598h70M960 612h120', mezcla(t.G, t.H, 0.6), 5) +
    camino(rutaLoma(xy('-40,622 300,612 640,628 960,612 1240,624'), 700), prado)
  )
}

function flauta(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 3.1)
  const vidrio = mezcla(c.t.L, c.t.C, 0.35)
  const vino = mezcla(ESPUMANTE.color, c.t.K, c.hora === 'noche' ? 0.3 : 0.06)
  const burbujas = xy('-6,58 5,68 -3,78 7,88 -8,94 1,102 9,106')
    .map(([a = 0, b = 0]) => rutaDisco(...p.en(a, b), 6))
    .join('')
  return (
    p.elipse(0, 1, 22, 4, vidrio, opaco(0.9)) +
    p.poli(xy('-2,2 -2,44 2,44 2,2'), vidrio) +
    p.suave(xy('-16,132 -20,96 -16,58 0,38 16,58 20,96 16,132 0,134'), vidrio, opaco(0.5)) +
    p.suave(xy('-18,112 -18,84 -13,58 0,44 13,58 18,84 18,112 0,114'), vino) +
    p.elipse(0, 111, 16, 3, mezcla(vino, c.t.L, 0.5)) +
    camino(burbujas, c.t.L, opaco(0.8)) +
    p.curva(
      [
        [c.lado * 12, 126],
        [c.lado * 15, 96],
        [c.lado * 11, 66],
      ],
      c.t.L,
      2.4,
      opaco(0.7),
    )
  )
}

/** Grapes in the old vat, the must running out of it into a jug. */
export function lagar(c: Cuadro): string {
  const [duela, uva, mosto] = [tinte(c, '#A8713F', 0.1), tinte(c, '#5A2350', 0.06), tinte(c, '#8A2F4A', 0.04)]
  const [fierro, barro] = [mezcla(c.t.K, c.t.R, 0.25), tinte(c, '#B5623C', 0.08)]
  // A row of grapes is one dashed line whose dashes are dots.
  const hilera = (y: number, w: number, i: number): string =>
    `M${460 - w} ${y}Q460 ${y + 44} ${460 + w - (i % 2) * 13} ${y}`
  const hileras = (desde: number, n: number, w: number): string =>
    Array.from({ length: n }, (_, i) => hilera(desde + i * 20, w + i * 22, i)).join('')
  const racimo = (y: number, n: number, w: number, k: number): string =>
    trazos(hileras(y, n, w), mezcla(uva, c.t.L, k), 28, 'stroke-dasharray="0 26"') +
    trazos(hileras(y - 6, n, w), mezcla(uva, c.t.L, 0.45), 6, 'stroke-dasharray="0 26"')
  return (
    fondoDeZona({ ...c, hy: 500 }, 'seco') +
    rect(0, 770, 1200, 140, mezcla(mezcla('#8A6A4A', c.t.R, 0.4), c.t.K, c.hora === 'noche' ? 0.4 : 0.14)) +
    segunLuz(
      c,
      elipse(480, 812, 440, 26, c.t.K, opaco(0.26)) +
        elipse(460, 430, 370, 70, mezcla(duela, c.t.K, 0.4)) +
        elipse(460, 434, 352, 60, mezcla(uva, c.t.K, 0.3)) +
        racimo(384, 4, 236, 0) +
        persona(c, 340, 500, 330, {
          postura: posturas.pisar,
          lado: 1,
          ropa: tinte(c, '#F4EBD8', 0.06),
          sombrero: true,
        }) +
        persona(c, 580, 506, 322, { postura: posturas.tomado, lado: -1, ropa: c.t.A, sombrero: true }) +
        racimo(428, 4, 276, 0.1) +
        camino('M90 430Q460 520 830 430L780 800Q460 840 140 800z', duela) +
        camino('M830 430L780 800Q740 808 690 812L720 452z', c.t.K, opaco(0.18)) +
        trazos(
          'M200 462L230 812M320 476L338 820M460 480V824M600 476L582 820M720 460L690 812',
          mezcla(duela, c.t.K, 0.32),
          7,
        ) +
        trazos('M98 510Q460 596 822 510M122 700Q460 772 798 700', fierro, 22) +
        trazos('M790 640H880', mezcla(duela, c.t.K, 0.3), 34) +
        trazos('M884 650Q930 660 936 720', mosto, 16) +
        elipse(946, 826, 120, 16, c.t.K, opaco(0.26)) +
        trazos('M980 716q112 4 110 54t-80 30', barro, 22) +
        camino('M900 690H990Q984 720 1020 750 1050 800 1000 828H890Q840 800 870 750 906 720 900 690z', barro) +
        elipse(945, 690, 46, 14, mosto),
    )
  )
}

/** A copper still over its fire, the spirit dripping into a bottle. */
export function alambique(c: Cuadro): string {
  const [cobre, ladrillo, duela] = [tinte(c, '#C8743A', 0.04), tinte(c, '#A35A42', 0.1), tinte(c, '#A8713F', 0.1)]
  const [sombra, brillo] = [mezcla(cobre, c.t.K, 0.24), mezcla(cobre, c.t.L, 0.5)]
  const hiladas = xy('640,0 690,40 740,0')
    .map(([y = 0, d = 0]) => `M200 ${y}H560` + [240, 320, 400, 480].map((x) => `M${x + d} ${y}v50`).join(''))
    .join('')
  return (
    fondoDeZona({ ...c, hy: 520 }, 'seco') +
    rect(0, 790, 1200, 120, mezcla(mezcla('#8A6A4A', c.t.R, 0.4), c.t.K, c.hora === 'noche' ? 0.4 : 0.14)) +
    segunLuz(
      c,
      elipse(560, 812, 480, 26, c.t.K, opaco(0.24)) +
        rect(190, 600, 380, 210, ladrillo) +
        trazos(hiladas, mezcla(ladrillo, c.t.L, 0.24), 6) +
        camino('M300 810V740Q300 680 380 680T460 740V810z', mezcla(c.t.K, '#3A1C10', 0.5)) +
        camino('M320 808q-6-60 34-86 6 20 14 24 4-34 26-50 4 34 30 56 20 24 16 56z', '#F0923A') +
        camino('M350 808q-4-34 22-50 16 24 30 22 14 14 8 28z', '#F8CC5A') +
        camino('M170 620Q150 470 260 420Q320 396 320 350H440Q440 396 500 420 610 470 590 620z', cobre) +
        camino('M590 620Q610 470 500 420 440 396 440 350H400Q410 420 470 460 530 520 510 620z', sombra) +
        trazos('M176 590H584M300 404H460', mezcla(cobre, c.t.K, 0.4), 12) +
        camino('M300 350Q250 300 290 240 330 190 380 190T470 240Q510 300 460 350z', cobre) +
        camino('M460 350Q510 300 470 240 440 206 400 194 450 260 416 350z', sombra) +
        trazos('M214 570q-4-70 50-106M310 300q4-40 34-60', brillo, 16) +
        trazos('M390 200Q420 110 540 130 700 170 800 300L850 420', cobre, 46) +
        trazos('M400 186Q430 118 540 124 690 160 790 280', brillo, 10) +
        camino('M700 420H1010Q1040 600 1000 800H710Q670 600 700 420z', duela) +
        trazos('M760 424q-20 190 0 372M855 420v380M950 424q20 190 0 372', mezcla(duela, c.t.K, 0.3), 6) +
        trazos(
          'M703 486Q855 516 1007 486M693 612Q855 646 1017 612M704 748Q855 780 1004 748',
          mezcla(c.t.K, c.t.R, 0.25),
          16,
        ) +
        elipse(855, 420, 155, 34, mezcla(duela, c.t.K, 0.4)) +
        elipse(855, 424, 134, 24, tinte(c, '#7FB4C8', 0.06)) +
        trazos('M812 330L848 418', cobre, 46) +
        trazos('M722 436Q855 476 988 436', mezcla(duela, c.t.L, 0.16), 12) +
        trazos('M1000 690Q1070 684 1078 716', cobre, 20) +
        camino('M1074 734q-12 18 0 22 12-4 0-22z', '#EAF4F6') +
        camino('M1030 830V776q0-10 24-20v-14h46v14q24 10 24 20v54z', mezcla(c.t.L, c.t.C, 0.35), opaco(0.85)) +
        camino('M1038 824V792h78v32z', tinte(c, '#F0D88A', 0.04)),
    )
  )
}
