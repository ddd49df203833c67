import { type Cuadro, haciaLaSombra, haciaElSol } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, cordillera, cresta, lomas, suelo } from '../relieve.ts'
import { camino, opaco, poli, rect, ruta, rutaCaja, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { hueco, tinte } from './caserio.ts'
import { lobo } from './ferias.ts'
import { licancabur } from './norte-grande.ts'

/** The great dune above the city, the sea at its feet, wings in the air. */
export function iquique(c: Cuadro, conParapentes = true): string {
  const { t } = c
  const s = c.lado
  const mx = (x: number): number => (s === 1 ? x : 1200 - x)
  const y = c.hy
  const farellon: Punto[] = [
    [-40, y - 300],
    [160, y - 318],
    [330, y - 284],
    [520, y - 300],
    [700, y - 240],
    [860, y - 190],
    [1010, y - 90],
    [1240, y - 30],
    [1240, y + 60],
    [-40, y + 60],
  ]
  const [clara, oscura] = [mezcla(t.G, t.L, 0.3), mezcla(mezcla(t.G, t.R, 0.5), t.K, 0.14)]
  const [luz, sombra] = mx(c.luz.x) > 430 ? [oscura, clara] : [clara, oscura]
  const filo: Punto[] = [
    [-40, y - 70],
    [120, y - 96],
    [300, y - 176],
    [430, y - 210],
    [560, y - 150],
    [760, y - 60],
    [940, y + 30],
  ]
  const lee: Punto[] = [
    [430, y - 204],
    [470, y - 150],
    [410, y - 100],
    [520, y - 40],
    [470, y + 40],
    [940, y + 40],
    [760, y - 52],
    [560, y - 146],
  ]
  return (
    poli(
      farellon.map(([x, v]): Punto => [mx(x), v]),
      t.medio,
    ) +
    camino(
      xy('180,310 420,286 640,250')
        .map(([x = 0, alto = 0]) =>
          ruta([
            [mx(x), y - alto],
            [mx(x + 60), y - 200],
            [mx(x + 30), y - 120],
            [mx(x + 110), y],
            [mx(x + 20), y],
            [mx(x - 10), y - 140],
          ]),
        )
        .join(''),
      t.K,
      opaco(0.1),
    ) +
    camino(
      rutaLoma(
        filo.map(([x, v]): Punto => [mx(x), v]),
        y + 60,
      ),
      luz,
    ) +
    camino(
      rutaSuave(
        lee.map(([x, v]): Punto => [mx(x), v]),
        0,
        true,
      ),
      sombra,
    ) +
    ciudad(c, y + 34) +
    agua(c, y + 60, mezcla(mezcla('#2389A6', t.Z, 0.35), t.K, c.hora === 'noche' ? 0.35 : 0.02)) +
    rect(0, y + 52, 1200, 16, mezcla(t.L, t.G, 0.3)) +
    (conParapentes ? orilla(c) : boyaDeLobos(c)) +
    (conParapentes
      ? parapente(c, 600 + s * 150, y - 250, 1.15, t.A) +
        parapente(c, 600 - s * 60, y - 350, 0.7, mezcla(t.L, t.A, 0.1))
      : '')
  )
}

function ciudad(c: Cuadro, y: number): string {
  const azar = c.azar('ciudad')
  const { t } = c
  let [claras, medias, sombras, luces] = ['', '', '', '']
  for (let x = -20; x < 1220;) {
    const [w, h] = [azar.entero(26, 48), azar.entero(24, 62) + (azar.si(0.22) ? 62 : 0)]
    if (azar.si(0.55)) claras += rutaCaja(x, y - h, w, h + 30)
    else medias += rutaCaja(x, y - h, w, h + 30)
    sombras += rutaCaja(haciaElSol(c, x) === 1 ? x : x + w * 0.68, y - h, w * 0.32, h + 30)
    for (let k = 0; k < 2; k++) luces += rutaCaja(x + w * (0.16 + 0.4 * k), y - h + 8 + azar.entero(0, 2) * 12, 6, 6)
    x += w + azar.uno([2, 4, 12])
  }
  const apaga = c.hora === 'noche' ? 0.5 : c.hora === 'atardecer' ? 0.2 : 0
  return (
    camino(medias, mezcla(mezcla(t.R, t.L, 0.42), t.K, apaga)) +
    camino(claras, mezcla(mezcla(t.L, t.G, 0.22), t.K, apaga)) +
    camino(sombras, t.K, opaco(0.16)) +
    camino(luces, c.hora === 'dia' || c.hora === 'amanecer' ? mezcla(t.R, t.K, 0.3) : '#FFD887')
  )
}

function orilla(c: Cuadro): string {
  const arena = mezcla(mezcla(c.t.G, c.t.L, 0.42), c.t.K, c.hora === 'noche' ? 0.45 : 0)
  const borde: Punto[] = xy('-40,752 240,730 560,756 900,722 1240,748')
  return (
    trazos(rutaSuave(borde), c.t.L, 14, opaco(0.8)) +
    camino(rutaLoma(borde, 900), arena) +
    camino(rutaLoma(xy('-40,830 340,812 800,838 1240,816'), 900), mezcla(arena, c.t.R, 0.28))
  )
}

/** Canopy, lines and two people in their seats. */
function parapente(c: Cuadro, x: number, y: number, s: number, color: string): string {
  const p = pluma(x, y, s, c.lado)
  return (
    p.linea(xy('-70,40 2,-42 -30,54'), c.t.K, 1.4) +
    p.linea(xy('70,40 2,-42 28,55'), c.t.K, 1.4) +
    p.suave(xy('-92,34 -60,66 0,78 60,66 92,34 60,44 0,54 -60,44'), color) +
    pluma(x, y, s, haciaLaSombra(c, x)).suave(xy('0,54 0,76 60,66 92,34 60,44'), c.t.K, opaco(0.2)) +
    p.linea(xy('-4,-40 -2,-58 12,-62'), c.t.K, 11) +
    p.disco(-4, -30, 6.5, c.t.K) +
    p.linea(xy('10,-60 24,-72'), c.t.K, 6) +
    p.linea(xy('14,-46 17,-64 30,-68'), mezcla(c.t.K, c.t.R, 0.4), 11) +
    p.disco(16, -36, 6.5, c.t.K) +
    p.linea(xy('30,-66 44,-78'), c.t.K, 6) +
    p.linea(xy('4,-40 22,-54'), c.t.L, 3)
  )
}

/** Whitewashed adobe church in the oasis, the volcano behind. */
export function sanPedro(c: Cuadro): string {
  const { t } = c
  const s = c.lado
  const x = c.fx
  const y = c.hy + 104
  const cal = mezcla(mezcla('#F7EFE0', t.H, 0.12), t.K, c.hora === 'noche' ? 0.5 : c.hora === 'atardecer' ? 0.1 : 0)
  const adobe = mezcla(mezcla('#B9794E', t.R, 0.35), t.K, c.hora === 'noche' ? 0.4 : 0.02)
  return (
    cordillera(c, { amplitud: 56, y: c.hy - 60 }) +
    licancabur(c, 600 - (x - 600) * 0.7, c.hy + 6, 330) +
    lomas(c, { y: c.hy - 10, amplitud: 20, color: t.bajo }) +
    suelo(c, mezcla(t.G, t.L, 0.16)) +
    muro(c, y - 8, adobe) +
    templo(c, x, y, 1.5 * c.talla, cal, adobe) +
    acequia(c, x, y) +
    pimiento(c, x - s * 330, y + 12, 1.25) +
    camino(
      `M${x - 40} ${y}C${x - 20} ${y + 70} ${x - 160} ${y + 90} ${x - 260} 910H${x + 220}C${x + 40} ${y + 110} ${x + 90} ${y + 50} ${x + 40} ${y}z`,
      mezcla(t.G, t.L, 0.42),
    )
  )
}

/** It comes along the wall and turns towards us beside the path. */
function acequia(c: Cuadro, x: number, y: number): string {
  const s = c.lado
  const junto = s === 1 ? 0 : 56
  const eje = [
    [900, 14, 0, 4],
    [520, 16, 0, 5],
    [250, 20, 0, 6],
    [120, 42, 8, 6],
    [104, 84, 14, 0],
    [170, 160, 22, -4],
    [330, 330, 40, -10],
  ] as const
  const cauce = (k: number): string =>
    rutaSuave(
      [
        ...eje.map(([a, b, u, v]): Punto => [x + s * (a + junto - u * k), y + b - v * k]),
        ...eje.toReversed().map(([a, b, u, v]): Punto => [x + s * (a + junto + u * k), y + b + v * k]),
      ],
      0,
      true,
    )
  return (
    camino(cauce(1.5), mezcla(c.t.R, c.t.L, 0.3)) +
    camino(cauce(1), mezcla(mezcla('#4F9FB0', c.t.C, 0.3), c.t.K, c.hora === 'noche' ? 0.4 : 0.04))
  )
}

function muro(c: Cuadro, y: number, adobe: string): string {
  const borde = cresta(c.azar('muro'), { pasos: 16, base: y - 58, amplitud: 4, rugosidad: 0.6 })
  return (
    poli([...borde, [1240, y + 14], [-40, y + 14]], adobe) +
    poli(
      [...borde.map(([a, b]): Punto => [a, b - 7]), ...[...borde].reverse().map(([a, b]): Punto => [a, b + 7])],
      mezcla(adobe, c.t.L, 0.3),
    ) +
    rect(0, y - 16, 1200, 30, c.t.K, opaco(0.12))
  )
}

function templo(c: Cuadro, x: number, y: number, s: number, cal: string, adobe: string): string {
  const { t } = c
  const p = pluma(x, y, s, -c.lado as 1 | -1)
  const q = (puntos: Punto[]): string => p.poli(puntos, t.K, opaco(0.14))
  const madera = mezcla(mezcla('#6B4228', t.R, 0.2), t.K, c.hora === 'noche' ? 0.3 : 0.1)
  const hueco = c.hora === 'noche' || c.hora === 'atardecer' ? '#FFCF7A' : mezcla(t.K, t.R, 0.25)
  return (
    p.poli(xy('60,0 60,88 210,88 216,0'), cal) +
    q(xy('60,0 60,88 90,88 84,0')) +
    p.poli(xy('52,86 72,122 198,122 220,86'), mezcla(adobe, t.K, 0.18)) +
    p.poli(xy('104,0 108,60 126,60 132,0'), mezcla(cal, t.R, 0.14)) +
    p.poli(xy('164,0 168,60 186,60 192,0'), mezcla(cal, t.R, 0.14)) +
    p.poli(xy('-62,0 -58,106 0,162 58,106 62,0'), cal) +
    q(xy('22,0 24,138 58,106 62,0')) +
    p.poli(xy('-66,98 0,158 66,98 66,108 0,168 -66,108'), mezcla(adobe, t.K, 0.1)) +
    p.poli(xy('-24,0 -24,52 -14,66 0,71 14,66 24,52 24,0'), madera) +
    p.linea(xy('0,0 0,70'), mezcla(madera, t.K, 0.5), 2) +
    p.poli(xy('-9,96 -9,112 9,112 9,96'), hueco) +
    p.poli(xy('-128,0 -124,122 -70,122 -66,0'), cal) +
    p.poli(xy('-122,122 -120,166 -74,166 -72,122'), mezcla(cal, t.L, 0.2)) +
    q(xy('-84,0 -84,166 -74,166 -66,0')) +
    p.poli(xy('-130,118 -130,127 -64,127 -64,118'), mezcla(adobe, t.K, 0.1)) +
    p.poli(xy('-126,164 -97,196 -68,164'), mezcla(adobe, t.K, 0.1)) +
    p.poli(xy('-108,132 -108,150 -97,158 -86,150 -86,132'), hueco) +
    p.linea(xy('-97,194 -97,216'), t.K, 3) +
    p.linea(xy('-104,208 -90,208'), t.K, 3) +
    p.linea(xy('0,166 0,186'), t.K, 3) +
    p.linea(xy('-7,179 7,179'), t.K, 3)
  )
}

function pimiento(c: Cuadro, x: number, y: number, s: number): string {
  const p = pluma(x, y, s)
  const hoja = mezcla(mezcla('#6F8A46', c.t.R, 0.2), c.t.K, c.hora === 'noche' ? 0.55 : 0.14)
  const copa: Punto[] = xy(
    '-104,60 -128,120 -96,186 -30,214 50,210 112,170 130,104 98,52 66,92 34,66 4,96 -34,62 -66,94',
  )
  return (
    p.elipse(-c.lado * 20, 0, 90, 7, c.t.K, opaco(0.22)) +
    p.poli(xy('-10,0 -6,90 -30,130 -8,120 2,140 10,116 34,130 8,88 12,0'), mezcla(c.t.K, c.t.R, 0.35)) +
    p.suave(copa, hoja) +
    p.suave(
      [
        [c.lado * 20, 190],
        [c.lado * 84, 176],
        [c.lado * 110, 120],
        [c.lado * 70, 124],
        [c.lado * 50, 160],
      ],
      mezcla(hoja, c.t.L, 0.2),
    )
  )
}

/** Sea lions asleep on the red buoy, boobies over the water. */
function boyaDeLobos(c: Cuadro): string {
  const x = 600 - c.lado * 210
  const rojo = tinte(c, '#C9402E', 0.04)
  const aves = xy('-150,-70 -60,-110 60,-80 190,-120')
    .map(([dx = 0, dy = 0]) => `M${x + dx - 24} ${720 + dy}q12-16 24 0 12-16 24 0`)
    .join('')
  return (
    poli(
      [
        [x - 190, 770],
        [x + 190, 770],
        [x + 160, 812],
        [x - 160, 812],
      ],
      rojo,
    ) +
    poli(
      [
        [x - 60, 770],
        [x - 16, 610],
        [x + 16, 610],
        [x + 60, 770],
      ],
      mezcla(rojo, c.t.K, 0.2),
    ) +
    poli(
      [
        [x - 22, 610],
        [x, 574],
        [x + 22, 610],
      ],
      c.t.L,
    ) +
    lobo(c, x - 122, 772, 0.72, -1) +
    lobo(c, x + 126, 774, 0.78, 1) +
    trazos(`M${x - 230} 816h460M${x - 150} 836h300`, c.t.L, 6, opaco(0.8)) +
    trazos(aves, c.t.K, 6)
  )
}

/** Three tiers of white stone. */
export function campanarioDeToconao(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.3 * c.talla, haciaLaSombra(c, x))
  const piedra = tinte(c, '#F4ECDC', 0.06)
  const cuerpo = (w: number, b: number, h: number): string =>
    p.poli(
      [
        [-w, b],
        [-w, b + h],
        [w, b + h],
        [w, b],
      ],
      piedra,
    ) +
    p.poli(
      [
        [w * 0.4, b],
        [w * 0.4, b + h],
        [w, b + h],
        [w, b],
      ],
      c.t.K,
      opaco(0.14),
    ) +
    p.poli(
      [
        [-w - 5, b + h - 3],
        [-w - 5, b + h + 5],
        [w + 5, b + h + 5],
        [w + 5, b + h - 3],
      ],
      mezcla(piedra, c.t.R, 0.3),
    )
  const vano = (b: number, w: number, h: number): string =>
    p.poli(
      [
        [-w, b],
        [-w, b + h],
        [0, b + h + w],
        [w, b + h],
        [w, b],
      ],
      hueco(c),
    )
  return (
    cuerpo(44, 0, 78) +
    vano(0, 13, 38) +
    cuerpo(33, 83, 54) +
    vano(92, 9, 24) +
    cuerpo(23, 142, 40) +
    vano(148, 7, 18) +
    p.poli(xy('-28,186 0,214 28,186'), mezcla(piedra, c.t.R, 0.4)) +
    p.linea(xy('0,212 0,236'), c.t.K, 3) +
    p.linea(xy('-7,228 7,228'), c.t.K, 3)
  )
}
