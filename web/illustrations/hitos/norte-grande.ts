import { type Cuadro, haciaLaSombra } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma, type Pluma } from '../pluma.ts'
import { agua, cordillera, cresta, lomas, suelo } from '../relieve.ts'
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

export function valleDeLaLuna(c: Cuadro, alFondo = licancabur(c, c.fx, c.hy + 10, 300 * c.talla)): string {
  const { t } = c
  return (
    cordillera(c, { amplitud: 60, y: c.hy - 60 }) +
    alFondo +
    lomas(c, { y: c.hy - 26, amplitud: 34, color: t.medio }) +
    suelo(c, mezcla(t.G, t.R, 0.15)) +
    crestones(c) +
    duna(c)
  )
}

export function licancabur(c: Cuadro, x: number, y: number, alto: number): string {
  const p = pluma(x, y, alto * 0.0115, 1, alto / 100)
  const color = c.t.medio
  const cono: Punto[] = xy('-100,0 -62,24 -36,54 -18,82 -9,98 -4,95 4,95 9,98 18,82 36,54 62,24 100,0')
  const q = pluma(x, y, alto * 0.0115, haciaLaSombra(c, x), alto / 100)
  return (
    p.poli(cono, color) +
    q.poli(
      xy('0,95 4,95 9,98 18,82 36,54 62,24 100,0 30,0 38,22 14,44 16,66 4,80'),
      c.t.sombra(mezcla(color, c.t.K, 0.1)),
    ) +
    p.poli(xy('-18,82 -9,98 -4,95 4,95 9,98 18,82 11,86 6,76 1,86 -5,79 -10,87'), c.t.nieve)
  )
}

function crestones(c: Cuadro): string {
  const azar = c.azar('crestones')
  const y = c.hy + 62
  const puntos: Punto[] = []
  for (let x = -40; x <= 1260; x += 44)
    puntos.push([x, y - azar.real(4, 26) - 44 * Math.abs(Math.sin(x / 190 + azar.real(0, 0.4)))])
  return (
    poli([...puntos, [1260, y + 60], [-40, y + 60]], mezcla(c.t.R, c.t.G, 0.25)) +
    rect(-40, y + 30, 1280, 40, mezcla(c.t.G, c.t.R, 0.15))
  )
}

/** One S crest from the summit to our feet: lit windward plane, shaded lee plane. */
function duna(c: Cuadro): string {
  const x = 1200 - c.fx + c.lado * 40
  const y = c.hy + 40
  const s = c.lado
  const luz = mezcla(c.t.G, c.t.L, 0.24)
  const sombra = mezcla(mezcla(c.t.G, c.t.R, 0.5), c.t.K, 0.24)
  const filo: Punto[] = [
    [x, y],
    [x - s * 70, y + 60],
    [x - s * 40, y + 120],
    [x + s * 150, y + 190],
    [x + s * 120, y + 280],
    [x - s * 60, 920],
  ]
  const abierta = `${rutaSuave([
    [x - s * 900, y + 190],
    [x - s * 420, y + 150],
    [x - s * 150, y + 30],
    [x, y],
  ])}L${x} 920L${x - s * 900} 920z`
  const frente = `${rutaSuave(filo)}L${x + s * 1000} 920L${x + s * 1000} ${y + 170}`
  const ladera = rutaSuave([
    [x + s * 1000, y + 170],
    [x + s * 420, y + 130],
    [x + s * 160, y + 26],
    [x, y],
  ])
  return (
    camino(abierta, sombra) +
    poli(
      [
        [x - s * 2, y],
        [x - s * 2, 920],
        [x + s * 200, 920],
        [x + s * 200, y + 200],
      ],
      sombra,
    ) +
    camino(`${frente}${ladera.replace(/^M[^q]*/, '')}z`, luz) +
    ripios(c, x, y)
  )
}

function ripios(c: Cuadro, x: number, y: number): string {
  const s = c.lado
  let d = ''
  for (let i = 0; i < 4; i++) {
    const v = y + 190 + i * 56
    d += rutaSuave([
      [x + s * (240 + i * 16), v],
      [x + s * (330 + i * 20), v - 22],
      [x + s * (420 + i * 20), v + 18],
      [x + s * (540 + i * 20), v - 14],
      [x + s * (640 + i * 10), v + 8],
    ])
  }
  return trazos(d, mezcla(c.t.G, c.t.R, 0.2), 5, opaco(0.55))
}

export function salar(c: Cuadro): string {
  const { t } = c
  const sal = mezcla(mezcla(t.L, t.G, 0.22), t.C, c.hora === 'noche' ? 0.6 : 0.12)
  const bandada = (
    [
      [-350, 20, -1, 0.6],
      [370, 14, 1, 0.55],
      [250, 80, 1, 1.05],
      [-210, 100, 1, 1.25],
      [20, 112, -1, 1.6],
    ] as const
  ).map(([dx, dz, s, k]) => ({ x: c.fx + dx, y: c.hy + 62 + dz * menguada(c) - 62 * (1 - menguada(c)), s, k }))
  return (
    // The evening sun goes down in the west, where no volcano is.
    (c.hora === 'atardecer'
      ? cordillera(c, { amplitud: 40, y: c.hy - 44 })
      : cordillera(c, { amplitud: 70, y: c.hy - 54, nieve: 44 }) + licancabur(c, 1200 - c.fx, c.hy + 6, 190)) +
    lomas(c, { y: c.hy - 14, amplitud: 22, pasos: 8 }) +
    rect(0, c.hy, 1200, 420, mezcla(sal, t.C, 0.25)) +
    hexagonos(c, sal) +
    laguna(c, sal) +
    `<g clip-path="url(#laguna)" ${opaco(0.22)}>${bandada
      .filter(({ k }) => k > 1)
      .map(({ x, y, s, k }) => flamenco(c, x, y, k * c.talla, s, -0.28))
      .join('')}</g>` +
    bandada
      .map(({ x, y, s, k }) => elipse(x, y, 40 * k, 5 * k, t.L, opaco(0.6)) + flamenco(c, x, y - 2, k * c.talla, s))
      .join('')
  )
}

function hexagonos(c: Cuadro, sal: string): string {
  let d = ''
  let y = 906
  for (let fila = 0, h = 96; y > c.hy + 150; fila++, y -= h, h *= 0.7) {
    const w = h * 2.7
    for (let x = 600 - Math.ceil(600 / w) * w + (fila % 2 ? w / 2 : 0); x < 1200 + w / 2; x += w) {
      const [a, b] = [w * 0.46, h * 0.58]
      d += ruta([
        [x - a, y - b * 0.55],
        [x, y - b * 1.0],
        [x + a, y - b * 0.55],
        [x + a, y + b * 0.3],
        [x, y + b * 0.72],
        [x - a, y + b * 0.3],
      ])
    }
    if (h < 40) break
  }
  return camino(d, sal)
}

const FONDO = 206

/** Less deep where the horizon is low: whoever watches stands on the crust. */
const menguada = (c: Cuadro): number => Math.min(1, (742 - c.hy) / FONDO)

/** From one side to the other, its edge of white crust. */
function laguna(c: Cuadro, sal: string): string {
  const y = c.hy
  const fin = y + FONDO * menguada(c)
  const color = mezcla(mezcla(c.t.C, c.t.Z, 0.5), '#5FA8B4', c.hora === 'dia' || c.hora === 'amanecer' ? 0.3 : 0.1)
  const lejos: Punto[] = [
    [-60, y + 30],
    [180, y + 22],
    [420, y + 34],
    [700, y + 20],
    [960, y + 32],
    [1260, y + 22],
  ]
  const cerca: Punto[] = [
    [1260, fin - 40],
    [1040, fin - 14],
    [860, fin + 6],
    [640, fin],
    [420, fin + 20],
    [180, fin - 4],
    [-60, fin + 4],
  ]
  const franja = (dy: number, dz: number): string =>
    `${rutaSuave(lejos.map(([a, b]): Punto => [a, b + dy]))}L${rutaSuave(cerca.map(([a, b]): Punto => [a, b + dz])).slice(1)}z`
  return (
    camino(franja(-8, 14), mezcla(sal, c.t.L, 0.6)) +
    `<clipPath id="laguna"><path d="${franja(0, 0)}"/></clipPath>` +
    camino(franja(0, 0), color) +
    camino(franja(0, -120), mezcla(color, c.t.H, 0.4)) +
    trazos(
      `M${c.fx - 420} ${y + 110}h120M${c.fx + 90} ${y + 96}h150M${c.fx - 120} ${fin - 20}h130M${c.fx + 300} ${fin - 34}h120`,
      mezcla(color, c.t.H, 0.5),
      5,
    )
  )
}

/** Under this size, and in the water, a head is its bill alone: many of them must fit in one file. */
const DE_LEJOS = 1

export function flamenco(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1, alto = 1): string {
  const p = pluma(x, y, s, lado, s * alto)
  const rosa = mezcla(mezcla('#EF8E8A', c.t.L, 0.15), c.t.Z, c.hora === 'noche' ? 0.4 : 0)
  const hondo = mezcla(rosa, '#B83A55', 0.45)
  return (
    p.linea(xy('-4,0 -2,34 -8,62'), hondo, 3) +
    p.linea(xy('8,0 7,60'), hondo, 3) +
    p.suave(xy('-44,64 -30,92 6,98 30,84 22,64 -8,54'), rosa) +
    p.suave(xy('-50,58 -20,84 10,84 -8,66'), hondo) +
    p.curva(xy('22,80 46,78 40,108 16,124 22,150 40,146'), rosa, 8) +
    (s < DE_LEJOS || alto < 0
      ? p.poli(xy('36,152 50,146 52,130 46,134 42,140 34,141'), c.t.K)
      : p.disco(40, 147, 8.4, rosa) +
        p.poli(xy('43,154 54,148 52,138 44,140'), mezcla(c.t.L, rosa, 0.3)) +
        p.poli(xy('53,149 56,136 51,128 46,134 48,141'), c.t.K) +
        p.disco(41, 149, 2, c.t.K))
  )
}

export function tatio(c: Cuadro): string {
  return (
    cordillera(c, { amplitud: 80, nieve: 56 }) +
    cordillera(c, { nombre: 'media', y: c.hy - 40, amplitud: 60, color: c.t.medio }) +
    lomas(c, { amplitud: 26 }) +
    suelo(c) +
    charcas(c) +
    [
      [-330, 102, 0.7],
      [-130, 62, 0.5],
      [330, 108, 0.74],
      [120, 150, 1.5],
      [-190, 172, 1.18],
    ]
      .map(([dx = 0, dy = 0, s = 1], i) => columna(c, c.fx + dx, c.hy + dy, s * c.talla, i))
      .join('')
  )
}

function charcas(c: Cuadro): string {
  const borde = mezcla(c.t.L, c.t.G, 0.35)
  const honda = mezcla(c.t.C, c.t.Z, 0.5)
  return [
    [-130, 60, 34],
    [-330, 100, 50],
    [330, 106, 60],
    [110, 150, 120],
    [-170, 172, 110],
  ]
    .map(
      ([dx = 0, dy = 0, r = 0]) =>
        elipse(c.fx + dx, c.hy + dy, r, r * 0.24, borde) + elipse(c.fx + dx, c.hy + dy + 2, r * 0.78, r * 0.16, honda),
    )
    .join('')
}

/** Steam leans with the morning wind and opens in puffs as it climbs. */
function columna(c: Cuadro, x: number, y: number, s: number, turno: number): string {
  const azar = c.azar(`vapor${turno}`)
  const viento = -c.lado
  const blanco = c.hora === 'noche' ? mezcla(c.t.L, c.t.C, 0.4) : mezcla(c.t.L, '#FFFFFF', 0.35)
  const alto = azar.real(280, 340) * s
  const eje = Array.from({ length: 10 }, (_, i) => {
    const f = i / 9
    return { px: x + viento * s * (f * f * 92 + (i % 2 ? 8 : -8) * f), py: y - f * alto, r: s * (7 + 54 * f ** 1.1) }
  })
  const nube = (k: number): string => {
    const borde = (d: 1 | -1): Punto[] =>
      eje.map(({ px, py, r }, i): Punto => [
        px + d * r * k * (i < 2 ? 0.9 : (i % 2 === 0) === (d === 1) ? 1.5 : 0.7),
        py,
      ])
    const { px, py, r } = eje.at(-1)!
    return rutaSuave(
      [
        [x, y + 6 * s],
        ...borde(-1),
        [px - r * k * 0.7, py - r * k],
        [px + r * k * 0.6, py - r * k * 1.2],
        ...borde(1).toReversed(),
      ],
      0,
      true,
    )
  }
  return camino(nube(1), blanco, opaco(0.45)) + camino(nube(0.6), blanco, opaco(0.8))
}

export function payachatas(c: Cuadro): string {
  const { t } = c
  const y = c.hy + 8
  return (
    cordillera(c, { amplitud: 46, y: c.hy - 30 }) +
    nevado(c, c.fx + 205, y, 1.05, t.medio) +
    nevado(c, c.fx - 120, y, 1.28, mezcla(t.medio, t.R, 0.3)) +
    lomas(c, { y: c.hy - 4, amplitud: 14, color: t.bajo }) +
    agua(c, c.hy, mezcla(t.Z, t.C, 0.5)) +
    bofedal(c) +
    [
      [-200, 44, 1],
      [-56, 62, -1],
      [70, 34, 1],
    ]
      .map(([dx = 0, dy = 0, s]) => vicuna(c, c.fx + dx, 706 + dy, 0.66 * c.talla, s as 1 | -1))
      .join('')
  )
}

export function nevado(c: Cuadro, x: number, y: number, s: number, color: string): string {
  const [p, q] = [pluma(x, y, s * 2.7, 1, s * 2.5), pluma(x, y, s * 2.7, haciaLaSombra(c, x), s * 2.5)]
  const cono: Punto[] = xy('-100,0 -60,26 -32,60 -12,92 -5,97 6,95 12,90 32,60 60,26 100,0')
  return (
    p.poli(cono, color) +
    p.poli(
      xy('-36,54 -12,92 -5,97 6,95 12,90 38,52 30,46 24,56 16,38 8,54 0,42 -8,56 -17,40 -24,54 -30,48'),
      c.t.nieve,
    ) +
    q.poli(xy('2,95 12,90 32,60 60,26 100,0 28,0 34,18 16,34 22,52 6,68 9,82'), c.t.K, opaco(0.26))
  )
}

function bofedal(c: Cuadro): string {
  const puntos = cresta(c.azar('bofedal'), { pasos: 8, base: 690, amplitud: 18, rugosidad: 0.6 })
  const azar = c.azar('coiron')
  let d = ''
  for (let i = 0; i < 26; i++) {
    const [x, y] = [azar.entero(0, 1200), azar.entero(720, 890)]
    d += `M${x} ${y}l-7-17M${x} ${y}v-22M${x} ${y}l8-16`
  }
  const pasto = mezcla(c.t.G, c.t.verde, 0.3)
  return camino(rutaLoma(puntos, 900), pasto) + trazos(d, mezcla(pasto, c.t.K, 0.3), 4)
}

function vicuna(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const lana = mezcla(mezcla('#C07A45', c.t.R, 0.25), c.t.K, c.hora === 'noche' ? 0.45 : 0.08)
  return (
    p.elipse(0, 0, 38, 4, c.t.K, opaco(0.24)) +
    [-26, -19, 16, 23]
      .map((a, i) =>
        p.linea(
          [
            [a, 44],
            [a + (i % 2 ? 3 : -2), 22],
            [a, 2],
          ],
          i % 2 ? lana : mezcla(lana, c.t.K, 0.3),
          5,
        ),
      )
      .join('') +
    p.suave(xy('-34,46 -32,64 -4,66 20,68 38,100 45,104 43,86 32,50 14,40 -16,44'), lana) +
    p.poli(xy('36,94 36,108 34,118 39,110 44,118 44,108 56,101 55,96 46,94'), lana) +
    p.suave(xy('-20,46 6,49 26,60 30,44 14,39'), c.t.L) +
    p.disco(46, 104, 1.8, c.t.K)
  )
}

export function portada(c: Cuadro): string {
  const { t } = c
  const w = 520 * c.talla
  const p = pluma(c.fx - w / 2, c.hy + 96, w / 100, 1, (w / 130) * 0.98)
  const arco: Punto[] = xy(
    '-6,0 -3,40 0,78 6,92 30,100 70,96 94,88 100,72 102,30 106,0 76,0 76,30 68,48 55,56 42,50 34,34 30,0',
  )
  const roca = mezcla(t.R, t.L, 0.28)
  const sombra = mezcla(t.R, t.K, 0.22)
  const derecha: Punto[] = xy('76,0 76,30 68,48 62,52 66,74 74,95.5 94,88 100,72 102,30 106,0')
  const izquierda: Punto[] = xy('30,0 34,34 36,39 24,62 18,96 6,92 0,78 -3,40 -6,0')
  return (
    farallon(c) +
    agua(c, c.hy, mezcla(mezcla('#2A93A0', t.Z, 0.4), t.K, c.hora === 'noche' ? 0.3 : 0.04)) +
    p.poli(arco, roca) +
    p.poli(c.lado === 1 ? izquierda : derecha, sombra, opaco(0.6)) +
    estratos(p, mezcla(t.R, t.K, 0.3)) +
    xy('-6,36 72,38')
      .map(([a = 0, l = 0]) => p.elipse(a + l / 2, 0, l * 0.68, 3.4, t.L, opaco(0.9)))
      .join('')
  )
}

function estratos(p: Pluma, color: string): string {
  const bandas: Punto[][] = [
    xy('3,84 30,90 70,87 96,81 96.5,78 70,83 30,86 2,80'),
    xy('1,72 30,76 70,74 100,68 100,65.5 70,71 30,73 0,69'),
    xy('-2,52 20,54 38,51 37,48.5 20,51 -2,49'),
    xy('70,50 86,50 101,47 101,44.5 86,47 72,46.5'),
    xy('-4,28 16,29 33,27 33,24.5 16,26 -4,25'),
    xy('77,28 90,28 103,25 103,22 90,25 77,25'),
  ]
  return bandas.map((b) => p.poli(b, color, opaco(0.55))).join('')
}

function farallon(c: Cuadro): string {
  const x = c.lado === 1 ? -40 : 1240
  const s = c.lado
  const alto = 210
  const borde: Punto[] = [
    [x, c.hy - alto],
    [x + s * 150, c.hy - alto + 14],
    [x + s * 240, c.hy - alto + 70],
    [x + s * 330, c.hy - alto + 84],
    [x + s * 390, c.hy - 84],
    [x + s * 470, c.hy - 70],
    [x + s * 520, c.hy + 4],
    [x, c.hy + 4],
  ]
  const capas = [0.3, 0.55, 0.78]
    .map((f) => rutaCaja(Math.min(x, x + s * (230 + 190 * f)), c.hy - alto * (1 - f), 230 + 190 * f, 9))
    .join('')
  return poli(borde, c.t.medio) + camino(capas, c.t.bajo, opaco(0.55))
}
