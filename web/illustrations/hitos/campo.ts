import { type Cuadro, haciaElSol } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { copas, cordillera, horizonteAndino, lomas, suelo } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, rutaCaja, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { alamos } from './norte-chico.ts'

const apaga = (c: Cuadro): number => (c.hora === 'noche' ? 0.5 : c.hora === 'atardecer' ? 0.14 : 0)
const ventana = (c: Cuadro): string =>
  c.hora === 'noche' || c.hora === 'atardecer' ? '#FFCF7A' : mezcla(c.t.K, c.t.R, 0.25)

/** Adobe house with its corridor, a willow, a horse at the fence. */
export function campo(c: Cuadro): string {
  const { t } = c
  const s = c.lado
  const x = c.fx
  const y = c.hy + 78
  return (
    horizonteAndino(c, 56) +
    suelo(c, mezcla(t.G, t.L, 0.08)) +
    alamos(c, c.hy + 26, x - s * 420, 9, 1.25) +
    alamos(c, c.hy + 22, x + s * 230, 6, 1.1) +
    copas(c, c.hy + 18, 24, mezcla(t.verde, t.K, 0.16), [-40, 1240]) +
    sauce(c, x - s * 285, y + 20, 1.5) +
    casa(c, x, y, 1.34 * c.talla) +
    camino(
      `M${x - 26} ${y}C${x} ${y + 60} ${x - 120} ${y + 90} ${x - 200} 910H${x + 190}C${x + 20} ${y + 120} ${x + 70} ${y + 50} ${x + 26} ${y}z`,
      mezcla(mezcla('#C9A878', t.G, 0.2), t.K, apaga(c)),
    ) +
    cerca(c, y + 66, x) +
    caballo(c, x - s * 270, y + 104, 1, s)
  )
}

export function casa(c: Cuadro, x: number, y: number, s: number): string {
  const p = pluma(x, y, s, c.lado)
  const { t } = c
  const muro = mezcla(mezcla('#F3E6D0', t.H, 0.12), t.K, apaga(c))
  const teja = mezcla(mezcla('#B0563A', t.R, 0.2), t.K, apaga(c) * 0.8 + 0.04)
  const madera = mezcla(mezcla('#5B3A26', t.R, 0.2), t.K, apaga(c))
  const hueco = ventana(c)
  return (
    p.poli(xy('-130,0 -130,52 118,52 118,0'), muro) +
    p.poli(xy('-130,0 -130,52 118,52 118,38 -130,34'), t.K, opaco(0.2)) +
    p.poli(xy('-148,46 -112,96 96,96 136,46'), teja) +
    p.poli(xy('-148,46 -112,96 -70,96 -104,46'), t.K, opaco(0.12)) +
    [-124, -76, -28, 20, 68, 112]
      .map((a) =>
        p.poli(
          [
            [a - 3, 0],
            [a - 3, 46],
            [a + 3, 46],
            [a + 3, 0],
          ],
          madera,
        ),
      )
      .join('') +
    p.poli(xy('-10,0 -10,36 10,36 10,0'), madera) +
    [-100, -52, 44, 90]
      .map((a) =>
        p.poli(
          [
            [a - 10, 10],
            [a - 10, 32],
            [a + 10, 32],
            [a + 10, 10],
          ],
          hueco,
        ),
      )
      .join('') +
    p.poli(xy('60,92 60,118 78,118 78,92'), mezcla(muro, t.R, 0.2)) +
    p.suave(xy('66,120 58,140 72,160 66,186 82,160 72,138 74,120'), t.L, opaco(0.6))
  )
}

function sauce(c: Cuadro, x: number, y: number, s: number): string {
  const p = pluma(x, y, s)
  const hoja = mezcla(
    mezcla('#7E9A4C', c.t.R, 0.16),
    c.t.K,
    c.hora === 'noche' ? 0.55 : c.hora === 'atardecer' ? 0.28 : 0.06,
  )
  const clara = mezcla(hoja, c.t.L, 0.14)
  const guedeja = (a: number, cima: number, punta: number, w: number): Punto[] => [
    [a * 0.1, cima - 6],
    [a * 0.62, cima + 12],
    [a, cima - 26],
    [a * 1.1 + Math.sign(a) * 6, cima * 0.52],
    [a * 1.1, punta],
    [a * 1.02 - Math.sign(a) * w * 0.5, punta + 26],
    [a - Math.sign(a) * w, cima * 0.5],
    [a * 0.5, cima - 34],
  ]
  const atras = [-108, 108, -66, 70]
    .map((a, i) => p.suave(guedeja(a, 168 - i * 3, 14 + i * 9, 44), mezcla(hoja, c.t.K, 0.16)))
    .join('')
  const delante = (
    [
      [-88, 176, 34],
      [90, 172, 24],
      [-46, 180, 52],
      [50, 178, 46],
      [-12, 182, 66],
      [16, 178, 60],
    ] as const
  )
    .map(([a, cima, punta], i) => p.suave(guedeja(a, cima, punta, 34), i % 2 === (c.lado === 1 ? 1 : 0) ? clara : hoja))
    .join('')
  return (
    p.elipse(-c.lado * 14, 0, 96, 6, c.t.K, opaco(0.2)) +
    atras +
    p.suave(xy('-74,140 -66,196 0,210 66,196 74,140 0,116'), mezcla(hoja, c.t.K, 0.1)) +
    p.poli(xy('-12,0 -7,60 -24,120 -14,124 0,84 18,122 26,116 8,60 13,0'), mezcla(c.t.K, c.t.R, 0.35)) +
    delante
  )
}

function cerca(c: Cuadro, y: number, x: number): string {
  const palo = mezcla(mezcla('#6B4A30', c.t.R, 0.2), c.t.K, c.hora === 'noche' ? 0.5 : 0.1)
  let d = ''
  for (let a = -10; a < 1210; a += 58) if (Math.abs(a - x) > 120) d += `M${a} ${y + 34}v-52`
  return trazos(
    `${d}M-20 ${y - 4}H${x - 130}M-20 ${y + 14}H${x - 130}M${x + 130} ${y - 4}H1220M${x + 130} ${y + 14}H1220`,
    palo,
    6,
  )
}

export function caballo(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const pelo = mezcla(mezcla('#7A4527', c.t.R, 0.15), c.t.K, c.hora === 'noche' ? 0.5 : 0.1)
  const crin = mezcla(c.t.K, c.t.R, 0.1)
  return (
    p.elipse(0, 0, 60, 5, c.t.K, opaco(0.25)) +
    xy('-36,1 -28,0 30,1 38,0')
      .map(([a = 0, k]) =>
        p.linea(
          [
            [a, 46],
            [a + (k ? -4 : 3), 24],
            [a, 2],
          ],
          k ? mezcla(pelo, c.t.K, 0.35) : pelo,
          7,
        ),
      )
      .join('') +
    p.curva(xy('-48,62 -66,56 -66,26'), crin, 9) +
    p.suave(xy('-50,50 -48,76 -14,76 20,74 44,98 56,104 60,84 44,52 22,40 -22,42'), pelo) +
    p.suave(xy('44,94 46,116 58,120 84,96 88,86 78,82 58,92'), pelo) +
    p.poli(xy('50,114 50,126 57,117'), pelo) +
    p.suave(xy('48,118 36,106 22,78 30,74 46,98'), crin) +
    p.poli(xy('-18,74 -14,82 12,82 18,72 10,58 -10,58'), c.t.A)
  )
}

/** Continuous façades in colour, cornices, a church tower and palms over the square. */
export function barrio(c: Cuadro): string {
  const { t } = c
  const s = c.lado
  const y = c.hy + 132
  return (
    cordillera(c, { y: c.hy - 190, amplitud: 90, nieve: 30, color: mezcla(t.lejos, t.R, 0.12) }) +
    lomas(c, { y: c.hy - 90, amplitud: 40, color: t.medio }) +
    torre(c, c.fx + s * 40, c.hy - 10, 1.24 * c.talla) +
    copas(c, c.hy - 66, 34, mezcla(t.verde, t.K, 0.2), [-40, 1240]) +
    fachadas(c, y) +
    rect(0, y, 1200, 60, mezcla(t.L, t.R, 0.3)) +
    rect(0, y + 56, 1200, 8, mezcla(t.R, t.K, 0.3)) +
    adoquines(c, y + 62) +
    palma(c, c.fx - s * 330, y + 46, 3.1) +
    palma(c, c.fx + s * 300, y + 40, 2.6) +
    farol(c, c.fx - s * 130, y + 58) +
    farol(c, c.fx + s * 470, y + 58)
  )
}

function fachadas(c: Cuadro, y: number): string {
  const { t } = c
  const azar = c.azar('fachadas')
  const tonos = ['#D98A4A', '#5F8FA0', '#C4574A', '#E3C478', '#7E9A6C', '#B97A93'].map((v) =>
    mezcla(mezcla(v, t.H, 0.12), t.K, apaga(c)),
  )
  let svg = ''
  let [huecos, molduras, puertas] = ['', '', '']
  for (let x = -30, i = azar.entero(0, 5); x < 1220; i++) {
    const w = azar.entero(128, 190)
    const alto = azar.entero(150, 214)
    const tono = tonos[i % 6]!
    svg +=
      rect(x, y - alto, w, alto, tono) +
      rect(x, y - alto - 12, w, 16, mezcla(tono, t.L, 0.42)) +
      rect(haciaElSol(c, x + w / 2) === 1 ? x : x + w - 14, y - alto, 14, alto, t.K, opaco(0.14))
    const n = w > 160 ? 3 : 2
    for (let k = 0; k < n; k++) {
      const vx = x + (w * (k + 0.5)) / n
      const puerta = k === i % n
      huecos += puerta ? '' : rutaCaja(vx - 15, y - 92, 30, 64)
      puertas += puerta ? rutaCaja(vx - 17, y - 98, 34, 98) : ''
      molduras += rutaCaja(vx - 21, y - (puerta ? 106 : 100), 42, 7)
      if (alto > 176) huecos += rutaCaja(vx - 13, y - alto + 24, 26, 40)
    }
    x += w
  }
  return (
    svg +
    camino(molduras, mezcla(mezcla(t.L, t.H, 0.2), t.K, apaga(c) * 0.7)) +
    camino(huecos, ventana(c)) +
    camino(puertas, mezcla(mezcla('#4F3322', t.R, 0.2), t.K, apaga(c) * 0.7)) +
    rect(0, y - 16, 1200, 16, t.K, opaco(0.2))
  )
}

function torre(c: Cuadro, x: number, y: number, s: number): string {
  const p = pluma(x, y, s, -c.lado as 1 | -1)
  const { t } = c
  const muro = mezcla(mezcla('#EADCC4', t.H, 0.2), t.K, apaga(c))
  const cobre = mezcla(mezcla('#5E8F86', t.R, 0.2), t.K, apaga(c))
  return (
    p.poli(xy('-44,0 -44,176 44,176 44,0'), muro) +
    p.poli(xy('14,0 14,176 44,176 44,0'), t.K, opaco(0.14)) +
    p.poli(xy('-50,170 -50,182 50,182 50,170'), mezcla(muro, t.L, 0.3)) +
    p.poli(xy('-32,182 -32,246 32,246 32,182'), muro) +
    p.poli(xy('10,182 10,246 32,246 32,182'), t.K, opaco(0.14)) +
    p.poli(xy('-12,192 -12,224 0,236 12,224 12,192'), ventana(c)) +
    p.poli(xy('-14,110 -14,142 0,154 14,142 14,110'), ventana(c)) +
    p.suave(xy('-38,246 -30,284 0,306 30,284 38,246 0,244'), cobre) +
    p.linea(xy('0,300 0,328'), t.K, 3.4) +
    p.linea(xy('-8,318 8,318'), t.K, 3.4)
  )
}

function adoquines(c: Cuadro, y: number): string {
  const piedra = mezcla(mezcla(c.t.R, c.t.L, 0.16), c.t.K, c.hora === 'noche' ? 0.5 : 0.16)
  let d = ''
  for (let i = 0; i < 6; i++) d += `M-20 ${Math.round(y + 14 + i * 20 + i * i * 4)}H1220`
  for (let i = -7; i <= 7; i++) d += `M${600 + i * 90} ${y}L${600 + i * 200} 910`
  return rect(0, y, 1200, 910 - y, piedra) + trazos(d, mezcla(piedra, c.t.K, 0.22), 3)
}

/** Chilean palm: thick grey trunk, round crown. */
function palma(c: Cuadro, x: number, y: number, s: number): string {
  const p = pluma(x, y, s)
  const hoja = mezcla(mezcla('#5C7A3E', c.t.R, 0.2), c.t.K, c.hora === 'noche' ? 0.55 : 0.2)
  const frondas = [-68, -40, -14, 14, 42, 70, 104, -104].map((g): Punto[] => {
    const a = ((90 - g) * Math.PI) / 180
    const [ux, uy] = [Math.cos(a), Math.sin(a)]
    return [
      [0, 118],
      [ux * 20 - uy * 5, 118 + uy * 20 + 6],
      [ux * 42, 114 + uy * 30],
      [ux * 46, 104 + uy * 28],
      [ux * 20 + uy * 4, 116 + uy * 12],
    ]
  })
  return (
    p.elipse(0, 0, 18, 2, c.t.K, opaco(0.25)) +
    p.suave(
      xy('-7,0 -8,40 -5,116 5,116 8,40 7,0'),
      mezcla(mezcla('#9A8B78', c.t.R, 0.3), c.t.K, c.hora === 'noche' ? 0.45 : 0.12),
    ) +
    p.elipse(0, 116, 20, 9, hoja) +
    frondas.map((f, i) => p.suave(f, i % 2 ? mezcla(hoja, c.t.G, 0.28) : hoja)).join('')
  )
}

function farol(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1)
  const prende = c.hora === 'noche' || c.hora === 'atardecer'
  return (
    (prende ? elipse(x, y - 176, 56, 56, '#FFE08A', opaco(0.25)) : '') +
    p.linea(xy('0,0 0,160'), c.t.K, 7) +
    p.poli(xy('-12,0 -6,26 6,26 12,0'), c.t.K) +
    p.poli(xy('-13,160 -17,190 17,190 13,160'), prende ? '#FFE08A' : mezcla(c.t.L, c.t.C, 0.3)) +
    poli([p.en(-20, 190), p.en(0, 206), p.en(20, 190)], c.t.K) +
    camino(rutaSuave([p.en(-4, 206), p.en(0, 214), p.en(4, 206)], 0, true), c.t.K)
  )
}
