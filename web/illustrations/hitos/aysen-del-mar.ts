import { type Cuadro, haciaElSol } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, cordillera, lomas, suelo } from '../relieve.ts'
import {
  camino,
  opaco,
  poli,
  rect,
  ruta,
  rutaCaja,
  rutaDisco,
  rutaLoma,
  rutaSuave,
  trazos,
  xy,
  type Punto,
} from '../trazo.ts'
import { casa, conLuz, tinte } from './caserio.ts'

/** No streets, only planks on stilts along the wooded shore. */
export function tortel(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const lago = mezcla(mezcla('#4FA9A0', c.t.G, 0.4), c.t.K, conLuz(c) ? 0.2 : 0)
  const madera = tinte(c, '#C9A070', 0.2)
  const muros = ['#C98A5A', '#8FA3A8', '#B5583F', '#D8B878'].map((color) => tinte(c, color, 0.16))
  const sitios = [
    [-300, 2, 110],
    [-150, -74, 92],
    [10, 2, 118],
    [160, -60, 96],
    [320, 2, 112],
    [-430, -90, 84],
    [440, -84, 84],
  ] as const
  const pilotes = Array.from(
    { length: 27 },
    (_, i) => `M${-20 + i * 48} ${Math.round(y + 66)}v${40 + (i % 3) * 8}`,
  ).join('')
  const palo = mezcla(c.t.K, c.t.R, 0.3)
  const altas = [
    [-150, -74, 72],
    [160, -60, -72],
    [-430, -90, -66],
    [440, -84, 66],
  ] as const
  const apoyos = altas
    .map(([dx, dy]) =>
      [-46, -16, 16, 46]
        .map((a) => `M${Math.round(x + s * dx * c.talla + a)} ${Math.round(y + 56 + dy)}V${Math.round(y + 60)}`)
        .join(''),
    )
    .join('')
  return (
    cordillera(c, { y: y - 190, amplitud: 90, nieve: 60 }) +
    poli(
      [
        [x - s * 800, y + 60],
        [x - s * 800, y - 230],
        [x - s * 420, y - 260],
        [x - s * 60, y - 170],
        [x + s * 260, y - 200],
        [x + s * 800, y - 110],
        [x + s * 800, y + 60],
      ],
      mezcla(c.t.verde, c.t.H, 0.2),
    ) +
    bosque(c, y - 96, 70, mezcla(c.t.verde, c.t.K, 0.14)) +
    rect(0, y - 98, 1200, 170, mezcla(c.t.verde, c.t.K, 0.14)) +
    bosque(c, y + 10, 60, mezcla(c.t.verde, c.t.K, 0.3)) +
    rect(0, y + 6, 1200, 60, mezcla(c.t.verde, c.t.K, 0.3)) +
    agua(c, y + 56, lago) +
    trazos(pilotes, palo, 7) +
    trazos(apoyos, palo, 5) +
    sitios
      .map(([dx, dy, w], i) =>
        casa(c, {
          x: x + s * dx * c.talla - w / 2,
          y: y + 56 + dy,
          w,
          h: 66,
          muro: muros[i % 4]!,
          techo: mezcla(c.t.R, c.t.K, 0.4),
          cima: 44,
        }),
      )
      .join('') +
    altas.map(([dx, dy, a]) => escalera(c, madera, x + s * dx * c.talla, a, y + 56 + dy, y + 60)).join('') +
    pasarela(c, madera, y) +
    cercana(c, madera, x, y)
  )
}

/** From a landing under a house down to the planks, between two stringers. */
function escalera(c: Cuadro, madera: string, casa: number, a: number, arriba: number, abajo: number): string {
  const x = casa + a
  const n = Math.round((abajo - arriba) / 9)
  const peldanos = Array.from({ length: n }, (_, i) =>
    rutaCaja(x - 15, arriba + 4 + (i * (abajo - arriba)) / n, 30, 5),
  ).join('')
  const oscura = mezcla(madera, c.t.K, 0.4)
  return (
    rect(Math.min(casa - 54, x - 20), arriba - 2, 54 + Math.abs(a) + 20, 8, madera) +
    trazos(
      `M${Math.round(x - 16)} ${Math.round(arriba)}V${Math.round(abajo)}M${Math.round(x + 16)} ${Math.round(arriba)}V${Math.round(abajo)}`,
      oscura,
      5,
    ) +
    camino(peldanos, madera)
  )
}

/** The planks that we walk on, and the branch that comes from the houses. */
function cercana(c: Cuadro, madera: string, x: number, y: number): string {
  const s = c.lado
  const [lejos, cerca] = [y + 72, 776]
  const [palo, oscura] = [mezcla(c.t.K, c.t.R, 0.3), mezcla(madera, c.t.K, 0.3)]
  const borde = (f: number, k: number): number => Math.round(x - s * (250 + 90 * f) + k * (16 + 44 * f))
  const alto = (f: number): number => Math.round(lejos + (cerca - lejos) * f)
  const pasos = Array.from({ length: 9 }, (_, i) => {
    const f = ((i + 1) / 10) ** 1.3
    return `M${borde(f, -1)} ${alto(f)}H${borde(f, 1)}`
  }).join('')
  const patas = [0.3, 0.66].map((f) => `M${borde(f, -1)} ${alto(f)}v40M${borde(f, 1)} ${alto(f)}v40`).join('')
  const postes = Array.from({ length: 9 }, (_, i) => `M${20 + i * 146} 816V910`).join('')
  const [a, b] = [Math.min(borde(1, -1), borde(1, 1)), Math.max(borde(1, -1), borde(1, 1))]
  const tramo = (desde: number, hasta: number): string =>
    camino(
      Array.from({ length: Math.floor((hasta - desde) / 73) + 1 }, (_, i) => rutaCaja(desde + i * 73, 716, 8, 64)).join(
        '',
      ) + rutaCaja(hasta - 8, 716, 8, 64),
      mezcla(madera, c.t.K, 0.14),
    ) +
    rect(desde, 710, hasta - desde, 9, madera) +
    rect(desde, 746, hasta - desde, 5, mezcla(madera, c.t.K, 0.14))
  return (
    trazos(patas, palo, 8) +
    poli(
      [
        [borde(0, -1), lejos],
        [borde(0, 1), lejos],
        [borde(1, 1), cerca],
        [borde(1, -1), cerca],
      ],
      madera,
    ) +
    trazos(pasos, oscura, 3) +
    trazos(postes, palo, 17) +
    tramo(-20, a) +
    tramo(b, 1240) +
    rect(0, cerca, 1200, 32, madera) +
    trazos(Array.from({ length: 40 }, (_, i) => `M${i * 31} ${cerca + 2}v28`).join(''), oscura, 3) +
    rect(0, cerca + 32, 1200, 14, mezcla(madera, c.t.K, 0.46))
  )
}

function pasarela(c: Cuadro, madera: string, y: number): string {
  const baranda = Array.from({ length: 34 }, (_, i) => rutaCaja(-16 + i * 37, y + 34, 5, 26)).join('')
  return (
    rect(0, y + 58, 1200, 12, madera) +
    rect(0, y + 68, 1200, 5, mezcla(madera, c.t.K, 0.4)) +
    camino(baranda, mezcla(madera, c.t.K, 0.14)) +
    rect(0, y + 32, 1200, 6, madera)
  )
}

/** A dome that smokes, grey trunks of the forest it burned. */
export function volcanChaiten(c: Cuadro): string {
  return crater(c, c.fx, c.hy + 10) + suelo(c, ceniza(c)) + brotes(c) + troncos(c, c.hy)
}

/** A street between houses up to their windows in the ash that the river brought. */
export function chaitenEnterrado(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const gris = ceniza(c)
  const colores = ['#C9A25A', '#7FA0A8', '#B5583F', '#A8B08A'].map((color) => tinte(c, color, 0.26))
  const claro = mezcla(gris, c.t.L, 0.14)
  const duna = (a: number, b: number, w: number, k: 1 | -1): string =>
    camino(
      rutaSuave(
        xy('-0.95,26 -0.7,4 -0.46,-36 -0.2,-26 0.1,-8 0.36,-12 0.6,-4 0.9,22 0.3,32 -0.5,32').map(
          ([u = 0, v = 0]): Punto => [a + k * u * w, b + v],
        ),
        0,
        true,
      ),
      claro,
    )
  const casas = (
    [
      [-180, 24, 124],
      [190, 18, 132],
      [-380, 84, 196],
      [390, 92, 206],
    ] as const
  )
    .map(
      ([dx, dy, w], i) =>
        casa(c, {
          x: 600 + s * dx - w / 2,
          y: y + 52 + dy,
          w,
          h: 84,
          muro: colores[i]!,
          techo: mezcla(c.t.R, c.t.K, 0.36),
          cima: 64,
        }) + duna(600 + s * dx, y + 52 + dy, w, i % 2 ? -1 : 1),
    )
    .join('')
  const borde = (v: number): number => 24 + ((v - y - 30) / (880 - y)) * 320
  const lenguas = camino(
    (
      [
        [74, -1, 0.9],
        [116, 1, 1.1],
        [170, -1, 1],
        [228, 1, 1.2],
        [300, -1, 0.8],
      ] as const
    )
      .map(([dy, k, largo]) => {
        const [v, w] = [y + dy, borde(y + dy)]
        const h = 4 + dy * 0.1
        return rutaSuave(
          [
            [600 + k * w * 2.6, v + h * 0.5],
            [600 + k * w * 1.5, v - h],
            [600 + k * w * 0.9, v - h * 1.1],
            [600 + k * w * (1 - largo), v - h * 0.2],
            [600 + k * w * (1 - largo) * 0.6, v + h * 0.5],
            [600 + k * w, v + h],
            [600 + k * w * 1.7, v + h * 1.4],
          ],
          0,
          true,
        )
      })
      .join(''),
    claro,
  )
  const poste = x === 600 ? -s : x > 600 ? 1 : -1
  const palos = (
    [
      [50, 90],
      [120, 150],
      [240, 250],
    ] as const
  ).map(([dy, h]): Punto => [600 + poste * (borde(y + dy) + 12), y + dy - h])
  const [primero, medio, cercano] = palos as [Punto, Punto, Punto]
  const postes = palos.map(([a, b], i) => `M${Math.round(a)} ${Math.round(b - 8)}V${y + [50, 120, 240][i]!}`).join('')
  return (
    crater(c, x - s * (x === 600 ? 200 : 30), y + 12, 0.72) +
    lomas(c, { y: y - 14, amplitud: 30, color: mezcla(c.t.verde, c.t.R, 0.4) }) +
    suelo(c, gris) +
    poli(
      [
        [598, y],
        [602, y],
        [600 + borde(910), 910],
        [600 - borde(910), 910],
      ],
      mezcla(gris, c.t.K, 0.2),
    ) +
    lenguas +
    casas +
    brotes(c, (a, b) => b > y + 190 && Math.abs(a - 600) > borde(b) + 16) +
    trazos(postes, mezcla(c.t.K, c.t.R, 0.3), 7) +
    trazos(
      rutaSuave([primero, [(primero[0] + medio[0]) / 2, medio[1] + 40], medio]) +
        rutaSuave([medio, [(medio[0] + cercano[0]) / 2, cercano[1] + 60], cercano]),
      c.t.K,
      2.4,
    )
  )
}

const ceniza = (c: Cuadro): string => mezcla(mezcla('#B9B4AC', c.t.R, 0.26), c.t.K, conLuz(c) ? 0.3 : 0.03)

function crater(c: Cuadro, x: number, y: number, k = 1): string {
  const p = pluma(x, y, 3.3 * k * c.talla, c.lado, 2.9 * k * c.talla)
  const umbria: Punto[] =
    haciaElSol(c, x) === c.lado
      ? xy('4,90 -18,80 -26,62 -40,68 -54,58 -84,28 -130,0 -30,0 -42,30 -8,50')
      : xy('4,90 20,78 28,62 42,70 58,56 88,26 132,0 30,0 40,30 14,50')
  const humo = (
    [
      [4, 96, 15],
      [0, 114, 20],
      [-12, 132, 24],
      [-34, 146, 26],
      [-62, 152, 21],
    ] as const
  )
    .map(([a, b, r]) => rutaDisco(...p.en(a, b), r * 3 * k))
    .join('')
  return (
    cordillera(c, { y: c.hy - 60, amplitud: 60, nieve: 40 }) +
    camino(humo, mezcla(mezcla(c.t.L, c.t.R, 0.2), c.t.C, 0.12)) +
    p.poli(xy('-130,0 -84,28 -54,58 -40,68 -26,62 -18,80 4,90 20,78 28,62 42,70 58,56 88,26 132,0'), c.t.medio) +
    p.poli(xy('-26,62 -18,80 4,90 20,78 28,62 4,54'), mezcla('#A8705E', c.t.R, 0.4)) +
    p.poli(umbria, c.t.K, opaco(0.2))
  )
}

function troncos(c: Cuadro, y: number): string {
  const azar = c.azar('troncos')
  let [d, lejos] = ['', '']
  for (let i = 0; i < 40; i++) {
    const x = azar.entero(-10, 1210)
    lejos += `M${x} ${Math.round(y + azar.real(4, 40))}v-${azar.entero(30, 60)}`
  }
  for (let i = 0; i < 15; i++) {
    const x = azar.entero(-10, 1210)
    if (Math.abs(x - c.fx) < 130) continue
    const [v, h] = [Math.round(y + 60 + azar.real(0, 120)), azar.entero(110, 210)]
    d += `M${x} ${v}l${azar.entero(-8, 8)} ${-h}M${x} ${Math.round(v - h * 0.6)}l${azar.uno([-26, 24])} -30`
  }
  return trazos(lejos, mezcla(c.t.R, c.t.L, 0.4), 4) + trazos(d, mezcla(mezcla('#8A8580', c.t.R, 0.3), c.t.K, 0.2), 10)
}

/** Tufts that come up through the ash. */
function brotes(c: Cuadro, cabe: (x: number, y: number) => boolean = () => true): string {
  const azar = c.azar('brotes')
  let d = ''
  for (let i = 0; i < 34; i++) {
    const [x, y, k] = [azar.entero(0, 1200), azar.entero(Math.round(c.hy + 90), 880), azar.real(0.8, 1.3)]
    const n = (v: number): number => Math.round(v * k)
    if (cabe(x, y))
      d += `M${x} ${y}l${n(-14)}-${n(15)} ${n(9)} ${n(6)} ${n(3)}-${n(20)} ${n(7)} ${n(18)} ${n(11)}-${n(11)}-${n(8)} ${n(22)}z`
  }
  return camino(d, mezcla(mezcla(c.t.verde, c.t.L, 0.06), c.t.K, 0.1))
}

/** Out of the great cave: the beast that was found in it, and the lake beyond. */
export function cueva(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const roca = mezcla(c.t.R, c.t.K, 0.55)
  const boca = (k: number): Punto[] => [
    [-60, 640 - k],
    [40, 470 - k],
    [150, 300 - k * 1.2],
    [330, 170 - k * 1.4],
    [560, 116 - k],
    [820, 150 - k * 1.3],
    [1010, 260 - k],
    [1120, 430 - k],
    [1260, 620 - k],
  ]
  const techo = (k: number): string => `${rutaSuave(boca(k))}L1260 -20L-60 -20z`
  const dientes = [210, 300, 430, 700, 850, 950]
    .map((a, i) => {
      const b = [246, 188, 140, 130, 170, 216][i]!
      return ruta([
        [a - 26, b - 40],
        [a, b + 50 + (i % 3) * 14],
        [a + 24, b - 40],
      ])
    })
    .join('')
  return (
    cordillera(c, { y: y - 90, amplitud: 110, nieve: 90 }) +
    lomas(c, { y: y - 30, amplitud: 26, color: c.t.bajo }) +
    agua(c, y) +
    bosque(c, y + 54, 44, mezcla(mezcla(c.t.verde, c.t.K, 0.14), c.t.H, 0.14)) +
    rect(0, y + 52, 1200, 80, mezcla(mezcla(c.t.verde, c.t.K, 0.14), c.t.H, 0.14)) +
    bosque(c, y + 104, 70, mezcla(c.t.verde, c.t.K, 0.3)) +
    camino(techo(0) + dientes, mezcla(roca, c.t.G, 0.16)) +
    camino(techo(44), roca) +
    camino(techo(96), mezcla(roca, c.t.K, 0.4)) +
    camino(
      rutaLoma(
        [
          [-40, y + 70],
          [200, y + 100],
          [480, y + 84],
          [800, y + 104],
          [1240, y + 66],
        ],
        910,
      ),
      mezcla(roca, c.t.L, 0.16),
    ) +
    camino(
      rutaLoma(
        [
          [-40, y + 170],
          [300, y + 150],
          [800, y + 174],
          [1240, y + 140],
        ],
        910,
      ),
      mezcla(roca, c.t.L, 0.04),
    ) +
    milodon(c, x - s * 40, y + 140)
  )
}

/** The ground sloth as it stands there, twice as tall as who comes to see it: upright on its hind legs and tail, long claws. */
function milodon(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.06 * c.talla, c.lado)
  const pelo = mezcla(mezcla('#8A5E3C', c.t.R, 0.2), c.t.K, conLuz(c) ? 0.34 : 0.14)
  const [hondo, claro] = [mezcla(pelo, c.t.K, 0.3), mezcla(pelo, c.t.L, 0.16)]
  const brazo = (a: number, b: number, color: string): string =>
    p.curva(
      [
        [a, b],
        [a + 28, b - 22],
        [a + 46, b - 10],
      ],
      color,
      19,
    ) +
    [0, 1, 2]
      .map((i) =>
        p.curva(
          [
            [a + 46, b - 4 - i * 6],
            [a + 64, b + 2 - i * 6],
            [a + 68, b - 14 - i * 7],
          ],
          c.t.L,
          3.2,
        ),
      )
      .join('')
  const lanas = trazos(
    (
      [
        [-34, 100],
        [-40, 82],
        [-26, 84],
        [-14, 116],
        [-8, 96],
        [-20, 66],
        [4, 78],
        [8, 58],
        [14, 108],
        [-14, 132],
        [6, 138],
        [18, 76],
      ] as const
    )
      .map(([a, b]) => `M${p.en(a, b).map(Math.round).join(' ')}l${-4 * c.lado} 13`)
      .join(''),
    hondo,
    3.4,
  )
  return (
    p.elipse(-10, 0, 92, 7, c.t.K, opaco(0.4)) +
    p.suave(xy('-26,76 -54,34 -108,8 -110,-3 -60,-3 -16,34'), hondo) +
    p.suave(xy('4,70 38,58 38,26 36,10 64,4 64,-3 18,-3 18,12 14,36'), hondo) +
    brazo(16, 124, hondo) +
    p.suave(xy('-36,42 -46,80 -32,116 -4,144 20,142 32,120 36,88 32,58 8,38'), pelo) +
    p.poli(xy('-20,132 -36,116 -33,110 -46,96 -41,90 -51,74 -44,70 -52,52 -38,48 -10,60 -4,130'), pelo) +
    p.poli(xy('33,112 41,96 34,96 42,78 35,78 40,58 30,54 10,60 14,112'), pelo) +
    p.suave(xy('-8,130 -2,158 22,174 50,170 80,158 86,144 76,136 50,138 34,118'), pelo) +
    p.suave(xy('70,160 84,156 87,144 76,137 70,148'), hondo) +
    p.suave(xy('6,152 2,166 10,166 14,154'), hondo) +
    p.disco(46, 159, 2.4, c.t.K) +
    p.suave(xy('-46,74 -48,44 -32,22 -32,6 -34,-3 16,-3 16,6 -6,12 -2,32 12,54 -6,80'), claro) +
    lanas +
    brazo(2, 112, claro)
  )
}
