import { type Cuadro, haciaElSol, tonoDeCara } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, copas, facetas, lomas } from '../relieve.ts'
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
import { bote } from './costa.ts'
import { palmera } from './rapa-nui.ts'
import { vinas } from './valles.ts'

const turquesa = (c: Cuadro): string =>
  mezcla(mezcla('#27AFBE', c.t.Z, 0.22), c.t.K, c.hora === 'noche' ? 0.45 : c.hora === 'atardecer' ? 0.16 : 0)
const arena = (c: Cuadro): string =>
  mezcla(mezcla('#F6E7CC', c.t.H, 0.25), c.t.K, c.hora === 'noche' ? 0.5 : c.hora === 'atardecer' ? 0.12 : 0)

/** White crescent, turquoise water, pale headlands. */
export function bahiaInglesa(c: Cuadro): string {
  const { t } = c
  const s = c.lado
  const mx = (x: number): number => (s === 1 ? x : 1200 - x)
  const y = c.hy
  const playa: Punto[] = [
    [mx(-40), y + 40],
    [mx(160), y + 66],
    [mx(420), y + 92],
    [mx(600), y + 150],
    [mx(760), 768],
    [mx(1000), 800],
    [mx(1240), 806],
  ]
  const claro = mezcla(turquesa(c), t.L, 0.42)
  return (
    lomas(c, { y: y - 40, amplitud: 34, color: t.lejos }) +
    lomas(c, { nombre: 'media', y: y - 12, amplitud: 20, color: t.medio }) +
    agua(c, y, mezcla(mezcla('#2A7FB0', t.Z, 0.3), t.K, c.hora === 'noche' ? 0.3 : 0)) +
    camino(
      `${rutaSuave(playa.map(([x, v]): Punto => [x, Math.max(v - 74, y + 12)]))}L${mx(1240)} 910L${mx(-40)} 910z`,
      turquesa(c),
    ) +
    camino(
      `${rutaSuave(playa.map(([x, v]): Punto => [x, Math.max(v - 26, y + 24)]))}L${mx(1240)} 910L${mx(-40)} 910z`,
      claro,
    ) +
    penon(c, mx(1010), y + 34, 1.2) +
    penon(c, mx(1130), y + 52, 0.8) +
    bote(c, mx(690), y + 92, 0.72, s, t.A) +
    bote(c, mx(520), y + 62, 0.5, -s as 1 | -1, mezcla(t.L, t.C, 0.2)) +
    bote(c, mx(806), y + 46, 0.4, s, mezcla('#2E6FA0', t.K, c.hora === 'noche' ? 0.4 : 0)) +
    trazos(rutaSuave(playa), t.L, 13, opaco(0.95)) +
    camino(`${rutaSuave(playa)}L${mx(1240)} 910L${mx(-40)} 910z`, arena(c)) +
    camino(rutaLoma(xy('-40,850 300,826 700,858 1240,838'), 900), mezcla(arena(c), t.R, 0.16)) +
    sombrillas(c, mx(250), 704)
  )
}

function penon(c: Cuadro, x: number, y: number, s: number): string {
  const p = pluma(x, y, s, haciaElSol(c, x))
  const roca = mezcla(c.t.R, c.t.K, 0.15)
  return (
    p.poli(xy('-92,0 -70,44 -38,52 -14,86 20,78 44,46 76,34 96,0'), roca) +
    p.poli(xy('-92,0 -70,44 -38,52 -14,86 -20,40 -44,22 -30,0'), c.t.K, opaco(0.24)) +
    p.elipse(0, 0, 104, 5, c.t.L, opaco(0.9))
  )
}

function sombrillas(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1, c.lado)
  const una = (a: number, b: number, color: string): string =>
    p.elipse(a - 6, b, 30, 4, c.t.K, opaco(0.16)) +
    p.linea(
      [
        [a, b],
        [a + 5, b + 50],
      ],
      c.t.K,
      3,
    ) +
    p.suave(
      [
        [a - 36, b + 44],
        [a - 20, b + 68],
        [a + 5, b + 76],
        [a + 30, b + 68],
        [a + 46, b + 44],
        [a + 5, b + 54],
      ],
      color,
    ) +
    p.suave(
      [
        [a + 5, b + 54],
        [a + 8, b + 74],
        [a + 30, b + 68],
        [a + 46, b + 44],
      ],
      c.t.K,
      opaco(0.15),
    )
  return (
    una(0, 0, mezcla(c.t.L, c.t.H, 0.2)) +
    una(104, -24, mezcla(c.t.Z, c.t.L, 0.3)) +
    una(-104, -10, mezcla('#D9573F', c.t.L, 0.14))
  )
}

/** The lighthouse with its battlements, palms and a long beach. */
export function laSerena(c: Cuadro): string {
  const { t } = c
  const s = c.lado
  const x = c.fx
  const y = c.hy + 120
  const mar = mezcla(mezcla('#2F86A8', t.Z, 0.35), t.K, c.hora === 'noche' ? 0.35 : 0)
  const orilla: Punto[] = [
    [-40, y + 20],
    [x - 260, y - 4],
    [x, y - 16],
    [x + 260, y],
    [1240, y + 24],
  ]
  return (
    lomas(c, { y: c.hy - 30, amplitud: 40, color: t.lejos }) +
    lomas(c, { nombre: 'media', y: c.hy - 6, amplitud: 18, color: t.medio }) +
    agua(c, c.hy, mar) +
    trazos(
      `M-20 ${c.hy + 60}q160-14 300 0t340-4 360 6 260-4M-20 ${c.hy + 92}q180 14 340 0t400 2 520-2`,
      t.L,
      8,
      opaco(0.85),
    ) +
    camino(rutaLoma(orilla, 910), arena(c)) +
    camino(
      rutaLoma(xy('-40,812 360,800 820,822 1240,800'), 910),
      mezcla(mezcla(t.G, t.L, 0.18), t.K, c.hora === 'noche' ? 0.3 : 0),
    ) +
    palmera(c, x - s * 300, y + 46, 2.4, s) +
    palmera(c, x - s * 400, y + 66, 3, -s as 1 | -1) +
    torre(c, x, y + 6, 1.18 * c.talla) +
    palmera(c, x + s * 330, y + 60, 2.7, s)
  )
}

function torre(c: Cuadro, x: number, y: number, s: number): string {
  const p = pluma(x, y, s)
  const q = pluma(x, y, s, -c.lado as 1 | -1)
  const { t } = c
  const blanco = mezcla(mezcla('#FAF5EA', t.H, 0.16), t.K, c.hora === 'noche' ? 0.5 : c.hora === 'atardecer' ? 0.08 : 0)
  const rojo = mezcla(mezcla('#B9402F', t.R, 0.12), t.K, c.hora === 'noche' ? 0.4 : 0.02)
  const almenas = (w: number, h: number, n: number): string =>
    Array.from({ length: n }, (_, i) => {
      const a = -w + (2 * w * i) / n
      return p.poli(
        [
          [a, h],
          [a, h + 12],
          [a + w / n, h + 12],
          [a + w / n, h],
        ],
        rojo,
      )
    }).join('')
  const arco = (a: number, b: number, w: number, h: number): string =>
    p.poli(
      [
        [a - w, b],
        [a - w, b + h * 0.7],
        [a, b + h],
        [a + w, b + h * 0.7],
        [a + w, b],
      ],
      c.hora === 'dia' || c.hora === 'amanecer' ? mezcla(t.K, t.Z, 0.35) : '#FFD887',
    )
  return (
    p.poli(xy('-112,0 -112,74 112,74 112,0'), blanco) +
    almenas(112, 74, 9) +
    q.poli(xy('60,0 60,74 112,74 112,0'), t.K, opaco(0.14)) +
    arco(-74, 0, 14, 50) +
    arco(74, 0, 14, 50) +
    arco(-36, 16, 9, 34) +
    arco(36, 16, 9, 34) +
    p.poli(xy('-46,60 -34,268 34,268 46,60'), blanco) +
    q.poli(xy('8,60 6,268 34,268 46,60'), t.K, opaco(0.16)) +
    p.poli(xy('-46,74 -45,90 45,90 46,74'), rojo) +
    p.poli(xy('-40,168 -39.4,178 39.4,178 40,168'), rojo) +
    arco(0, 112, 9, 34) +
    arco(0, 202, 8, 30) +
    p.poli(xy('-50,266 -50,276 50,276 50,266'), rojo) +
    almenas(50, 276, 5) +
    p.poli(xy('-20,276 -20,316 20,316 20,276'), c.hora === 'dia' ? mezcla(t.C, t.L, 0.45) : '#FFE08A') +
    p.linea(xy('0,278 0,314'), rojo, 3) +
    p.suave(xy('-26,312 -20,334 0,344 20,334 26,312'), rojo) +
    (c.hora === 'noche' || c.hora === 'atardecer'
      ? p.poli(
          [
            [c.lado * 18, 306],
            [c.lado * 1000, 400],
            [c.lado * 1000, 240],
            [c.lado * 18, 290],
          ],
          '#FFE9A8',
          opaco(0.2),
        )
      : '')
  )
}

/** Rows over the first hills; the sea sends its fog between them. */
export function casablanca(c: Cuadro): string {
  const { t } = c
  const verde = mezcla(mezcla('#7F9A52', t.R, 0.2), t.K, c.hora === 'noche' ? 0.5 : c.hora === 'atardecer' ? 0.18 : 0)
  const q = {
    ...c,
    t: {
      ...t,
      G: verde,
      surco: mezcla(verde, t.K, 0.25),
      verde: mezcla('#4F7F42', t.K, c.hora === 'noche' ? 0.5 : 0.1),
    },
  }
  const niebla = mezcla(t.H, t.L, 0.45)
  const banco = (y: number, h: number, dx: number): string =>
    camino(
      rutaSuave(
        [
          [-80, y],
          [120 + dx, y - h],
          [380 + dx, y - h * 0.5],
          [640 + dx, y - h * 1.1],
          [930 + dx, y - h * 0.5],
          [1290, y - h * 0.8],
          [1290, y + h * 0.6],
          [700, y + h * 0.3],
          [-80, y + h * 0.7],
        ],
        0,
        true,
      ),
      niebla,
      opaco(0.78),
    )
  return (
    lomas(c, { y: c.hy - 130, amplitud: 60, color: t.lejos }) +
    banco(c.hy - 70, 30, -60) +
    lomas(c, { nombre: 'media', y: c.hy - 66, amplitud: 56, color: mezcla(t.medio, verde, 0.4) }) +
    banco(c.hy - 14, 26, 90) +
    lomas(c, { nombre: 'cerca', y: c.hy - 6, amplitud: 26, color: mezcla(t.bajo, verde, 0.6) }) +
    rect(0, c.hy + 6, 1200, 420, mezcla(verde, t.H, 0.2)) +
    vinas(q, 1200 - c.fx) +
    copas(c, c.hy + 4, 22, mezcla(verde, t.K, 0.4), [c.fx - 170, c.fx + 210]) +
    bodega(c, c.fx, c.hy + 26)
  )
}

function bodega(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.15 * c.talla)
  const { t } = c
  const muro = mezcla(mezcla(t.L, t.R, 0.12), t.K, c.hora === 'noche' ? 0.4 : 0)
  const luz = c.hora === 'noche' || c.hora === 'atardecer' ? '#FFCF7A' : mezcla(t.K, t.R, 0.3)
  return (
    p.poli(xy('-90,0 -90,48 10,48 10,0'), muro) +
    p.poli(xy('-98,46 -40,82 18,46'), mezcla(t.A, t.K, 0.42)) +
    p.poli(xy('10,0 10,34 96,34 96,0'), mezcla(muro, t.R, 0.2)) +
    p.poli(xy('4,33 20,54 88,54 104,33'), mezcla(t.R, t.K, 0.4)) +
    [-70, -44, 26, 50, 74]
      .map((a) =>
        p.poli(
          [
            [a - 7, 6],
            [a - 7, 24],
            [a + 7, 24],
            [a + 7, 6],
          ],
          luz,
        ),
      )
      .join('')
  )
}

/** Steep green summits straight out of the ocean; the flat-topped anvil above all. */
export function juanFernandez(c: Cuadro): string {
  const { t } = c
  const s = c.lado
  const x = c.fx
  const y = c.hy + 16
  const verde = mezcla(
    mezcla('#4E7F4C', t.R, 0.3),
    t.K,
    c.hora === 'noche' ? 0.5 : c.hora === 'atardecer' ? 0.24 : 0.04,
  )
  const cima: Punto[] = [
    [x - 520, y],
    [x - 430, y - 70],
    [x - 380, y - 150],
    [x - 330, y - 132],
    [x - 250, y - 236],
    [x - 212, y - 200],
    [x - 150, y - 300],
    [x - 120, y - 372],
    [x - 60, y - 392],
    [x + 30, y - 384],
    [x + 62, y - 352],
    [x + 86, y - 250],
    [x + 150, y - 196],
    [x + 196, y - 250],
    [x + 236, y - 190],
    [x + 310, y - 120],
    [x + 350, y - 140],
    [x + 430, y - 44],
    [x + 500, y],
  ]
  const delante: Punto[] = [
    [x - 600, y + 6],
    [x - 460, y - 50],
    [x - 340, y - 86],
    [x - 240, y - 60],
    [x - 120, y - 116],
    [x + 40, y - 66],
    [x + 160, y - 100],
    [x + 300, y - 40],
    [x + 560, y + 6],
  ]
  return (
    agua(c, c.hy, mezcla(mezcla('#1D6F9C', t.Z, 0.3), t.K, c.hora === 'noche' ? 0.3 : 0)) +
    poli(cima, mezcla(verde, t.H, 0.34)) +
    camino(facetas(cima, y, c), t.K, opaco(0.22)) +
    camino(
      rutaSuave(
        [
          [x - 210, y - 250],
          [x - 40, y - 290],
          [x + 120, y - 262],
          [x + 200, y - 240],
          [x + 60, y - 232],
          [x - 80, y - 244],
        ],
        0,
        true,
      ),
      mezcla(t.H, t.L, 0.5),
      opaco(0.8),
    ) +
    poli(delante, verde) +
    camino(facetas(delante, y, c), t.K, opaco(0.24)) +
    casitas(c, x - s * 40, y - 4) +
    elipse(x - 20, y + 4, 580, 6, t.L, opaco(0.85)) +
    bote(c, x - s * 160, y + 120, 1.1, s, t.A) +
    bote(c, x + s * 90, y + 82, 0.74, -s as 1 | -1, mezcla('#E9B949', t.K, c.hora === 'noche' ? 0.4 : 0.04)) +
    bote(c, x - s * 330, y + 70, 0.6, s, mezcla(t.L, t.C, 0.2))
  )
}

function casitas(c: Cuadro, x: number, y: number): string {
  const azar = c.azar('casitas')
  let [muros, techos] = ['', '']
  for (let i = 0; i < 8; i++) {
    const [px, w, h] = [x - 130 + i * 34, azar.entero(18, 26), azar.entero(12, 18)]
    const v = y - azar.entero(2, 22)
    muros += rutaCaja(px, v - h, w, h)
    techos += ruta([
      [px - 3, v - h],
      [px + w / 2, v - h - 11],
      [px + w + 3, v - h],
    ])
  }
  return (
    camino(muros, mezcla(c.t.L, c.t.K, c.hora === 'noche' ? 0.3 : 0.04)) +
    camino(techos, mezcla('#B9402F', c.t.K, 0.16))
  )
}

/** Two islets and a needle before the cliff. */
export function motuNui(c: Cuadro): string {
  const { t, fx: x } = c
  const y = c.hy + 60
  return (
    agua(
      c,
      c.hy,
      mezcla(mezcla('#117FA6', t.Z, 0.3), t.K, c.hora === 'noche' ? 0.35 : c.hora === 'atardecer' ? 0.12 : 0),
    ) +
    farallon(c) +
    penones(c) +
    trazos(`M${x - 330} ${y + 96}q60-12 120 0t130-2M${x + 60} ${y + 120}q60-12 130 0`, t.L, 5, opaco(0.6))
  )
}

/** The brink where who looks down on them stands at `x`; past it the wall drops out of the picture. */
export function brinco(c: Cuadro, x: number): string {
  const { t } = c
  const d = x < c.fx ? -1 : 1
  const en = (dx: number, y: number): Punto => [x + d * dx, y]
  const roca = mezcla(mezcla('#7A5A48', t.R, 0.3), t.K, c.hora === 'noche' ? 0.45 : 0.16)
  return (
    trazos(
      `M${x - d * 330} 846q${-d * 40}-10 ${-d * 80} 0t${-d * 90} 0M${x - d * 250} 880q${-d * 50}-12 ${-d * 100} 0`,
      t.L,
      6,
      opaco(0.6),
    ) +
    poli(
      [en(-140, 784), en(-128, 822), en(-168, 858), en(-150, 884), en(-190, 912), en(1200, 912), en(1200, 770)],
      roca,
    ) +
    poli(
      [
        en(-140, 784),
        en(-128, 822),
        en(-168, 858),
        en(-150, 884),
        en(-190, 912),
        en(-80, 912),
        en(-94, 866),
        en(-50, 838),
        en(-70, 804),
      ],
      tonoDeCara(c, x, -d as 1 | -1),
      opaco(0.2),
    ) +
    poli(
      [en(60, 820), en(110, 846), en(84, 880), en(130, 912), en(210, 912), en(170, 870), en(180, 838)],
      t.K,
      opaco(0.16),
    ) +
    camino(
      `${rutaSuave([en(1200, 716), en(420, 738), en(120, 752), en(-60, 766), en(-176, 784), en(-70, 808), en(40, 806), en(170, 836), en(330, 848), en(620, 884), en(1200, 880)])}z`,
      mezcla(t.R, t.L, 0.06),
    ) +
    camino(
      `${rutaSuave([en(1200, 800), en(520, 806), en(240, 812), en(170, 834), en(330, 848), en(620, 884), en(1200, 880)])}z`,
      t.K,
      opaco(0.12),
    )
  )
}

/** The wall of the volcano that falls into the sea. */
function farallon(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = (dx: number, dy: number): Punto => [600 + s * dx, y + dy]
  const roca = mezcla(mezcla('#7A5A48', t.R, 0.3), t.K, c.hora === 'noche' ? 0.45 : 0.1)
  return (
    poli(
      [
        en(700, -270),
        en(600, -262),
        en(560, -214),
        en(530, -200),
        en(510, -120),
        en(470, -84),
        en(462, -10),
        en(420, 34),
        en(404, 62),
        en(700, 70),
      ],
      roca,
    ) +
    poli(
      [
        en(600, -262),
        en(560, -214),
        en(530, -200),
        en(510, -120),
        en(470, -84),
        en(462, -10),
        en(500, 20),
        en(540, -60),
        en(560, -150),
      ],
      tonoDeCara(c, en(510, 0)[0], -s as 1 | -1),
      opaco(0.2),
    ) +
    poli([en(700, -290), en(600, -270), en(556, -216), en(600, -236), en(700, -240)], mezcla(t.R, t.L, 0.08)) +
    elipse(600 + s * 520, y + 66, 140, 6, t.L, opaco(0.85))
  )
}

export function penones(c: Cuadro): string {
  const { t, fx: x, lado: s } = c
  const y = c.hy + 60
  const roca = mezcla(mezcla('#6E5A48', t.R, 0.3), t.K, c.hora === 'noche' ? 0.45 : 0.16)
  const isla = (dx: number, dy: number, k: number, puntos: Punto[], pasto: Punto[]): string => {
    const p = pluma(x + dx * s, y + dy, k * c.talla, haciaElSol(c, x + dx * s))
    return (
      p.poli(puntos, roca) +
      p.poli(puntos.slice(0, Math.ceil(puntos.length / 2)).concat([[0, 10]]), t.K, opaco(0.2)) +
      p.poli(pasto, mezcla(t.R, t.L, 0.08)) +
      p.elipse(0, 0, 128, 6, t.L, opaco(0.9))
    )
  }
  return (
    isla(
      250,
      -10,
      1.15,
      xy('-40,0 -32,60 -20,130 -6,196 4,212 12,190 24,110 38,54 48,0'),
      xy('-6,196 4,212 12,190 6,176 0,184'),
    ) +
    isla(60, 0, 0.9, xy('-100,0 -88,40 -40,62 20,74 66,52 96,0'), xy('-88,40 -40,62 20,74 66,52 30,54 -20,50 -60,38')) +
    isla(
      -180,
      46,
      1.7,
      xy('-118,0 -110,30 -84,54 -20,66 40,60 90,36 116,0'),
      xy('-110,30 -84,54 -20,66 40,60 90,36 40,44 -10,48 -70,36'),
    ) +
    bandada(c, x + s * 20, c.hy - 140)
  )
}

function bandada(c: Cuadro, x: number, y: number): string {
  const azar = c.azar('bandada')
  let d = ''
  for (let i = 0; i < 9; i++) {
    const [px, py, w] = [
      x + ((i % 3) - 1) * 130 + azar.entero(-34, 34),
      y + (Math.floor(i / 3) - 1) * 58 + azar.entero(-14, 14),
      azar.entero(13, 26),
    ]
    d += `M${px - w} ${py - 4}q${w * 0.5}-${Math.round(w * 0.6)} ${w} 4q${w * 0.5}-${Math.round(w * 0.6)} ${w}-4`
  }
  return trazos(d, c.t.K, 4)
}
