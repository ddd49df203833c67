import { type Cuadro, haciaElSol, haciaLaSombra } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma, type Pluma } from '../pluma.ts'
import { cordillera, lomas } from '../relieve.ts'
import { camino, opaco, rect, rutaCaja, trazos, xy } from '../trazo.ts'
import { conLuz, hueco, tinte } from './caserio.ts'

/** The square: the navigator in bronze on his column, a palace and tall trees behind. */
export function plazaDeMagallanes(c: Cuadro): string {
  const { t, fx: x, lado: s } = c
  const y = c.hy + 132
  const piedra = mezcla(tinte(c, '#C9C2B4', 0.16), t.K, conLuz(c) ? 0.2 : 0.02)
  return (
    cordillera(c, { y: y - 240, amplitud: 40, nieve: 30 }) +
    lomas(c, { y: y - 150, amplitud: 20, color: t.medio }) +
    rect(0, y - 150, 1200, 160, mezcla(t.verde, t.medio, 0.4)) +
    palacio(c, x + s * 330, y) +
    casona(c, x - s * 390, y) +
    [-560, -170, 110, 600].map((dx, i) => arbol(c, x + s * dx, y + 16, [1.3, 1.05, 1.15, 1.4][i]!)).join('') +
    rect(0, y, 1200, 30, mezcla(t.verde, t.L, 0.16)) +
    rect(0, y + 26, 1200, 900 - y, piedra) +
    trazos(
      `M0 ${y + 70}H1200M0 ${y + 130}H1200M0 ${y + 210}H1200` +
        [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => `M${600 + i * 140} ${y + 30}L${600 + i * 260} 910`).join(''),
      t.K,
      3,
      opaco(0.12),
    ) +
    monumento(c, x - s * 20, y + 70)
  )
}

function monumento(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.5 * c.talla, haciaLaSombra(c, x))
  const { t } = c
  const piedra = tinte(c, '#B4AC9E', 0.1)
  const [bronce, luz] = [tinte(c, '#4F6A5E', 0.1), mezcla(tinte(c, '#4F6A5E', 0.1), t.L, 0.3)]
  return (
    p.elipse(0, 0, 140, 9, t.K, opaco(0.22)) +
    p.poli(xy('-126,0 -120,18 120,18 126,0'), piedra) +
    p.poli(xy('-104,18 -100,44 100,44 104,18'), mezcla(piedra, t.L, 0.2)) +
    p.poli(xy('60,18 58,44 100,44 104,18'), t.K, opaco(0.14)) +
    p.poli(xy('-58,44 -46,178 46,178 58,44'), piedra) +
    p.poli(xy('18,44 14,178 46,178 58,44'), t.K, opaco(0.16)) +
    p.poli(xy('-56,176 -62,196 62,196 56,176'), mezcla(piedra, t.L, 0.2)) +
    p.suave(xy('-24,70 -28,96 0,116 28,96 24,70 0,60'), luz) +
    p.disco(0, 90, 9, bronce) +
    navegante(p, bronce, mezcla(bronce, t.K, 0.3), luz)
  )
}

/** In a plumed hat and a long cape, one foot on a cannon. */
const navegante = (p: Pluma, bronce: string, hondo: string, luz: string): string =>
  p.poli(xy('-46,196 -44,204 54,204 56,196'), hondo) +
  p.poli(xy('4,206 4,222 12,224 40,220 52,222 52,206 40,207 12,204'), hondo) +
  p.disco(1, 214, 4, hondo) +
  p.suave(xy('-10,316 -26,296 -40,244 -46,204 -46,204 -4,204 -4,204 -2,260 4,304'), hondo) +
  p.poli(xy('-14,264 -13,236 -11,212 -13,204 8,204 8,208 -1,213 1,238 8,264'), bronce) +
  p.poli(xy('-6,272 14,272 31,262 34,252 31,232 41,227 42,221 20,221 21,234 20,247 2,250'), bronce) +
  p.suave(xy('-20,276 -19,254 -4,246 14,248 24,260 14,278'), mezcla(bronce, luz, 0.3)) +
  p.poli(xy('-15,272 -17,298 -11,312 8,314 15,305 12,288 14,272'), bronce) +
  p.linea(xy('-15,272 14,272'), hondo, 4) +
  p.suave(xy('-20,308 -4,322 12,312 2,300 -6,268 -10,226 -12,210 -40,206 -36,250 -28,290'), hondo) +
  p.curva(xy('-23,302 -32,270 -36,212'), mezcla(hondo, luz, 0.5), 3) +
  p.linea(xy('10,304 27,287 26,267'), mezcla(bronce, hondo, 0.4), 8.5) +
  p.poli(xy('-5,310 -4,322 8,322 7,310'), bronce) +
  p.suave(xy('-8,320 -7,336 6,338 13,330 13,320 8,306 0,312'), bronce) +
  p.suave(xy('-24,332 -12,330 10,330 26,333 12,337 10,348 -8,348 -12,337'), hondo) +
  p.curva(xy('8,342 -6,354 -22,350 -28,338'), luz, 6)

/** Two floors of pale stone under a mansard, with its glazed winter garden. */
function palacio(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.25, haciaElSol(c, x))
  const { t } = c
  const [muro, techo] = [tinte(c, '#E9DCC4', 0.06), mezcla(tinte(c, '#5E6E86', 0.1), t.K, 0.14)]
  const vanos = (
    [
      [-150, 24],
      [-100, 24],
      [-50, 24],
      [50, 24],
      [100, 24],
      [150, 24],
      [-150, 110],
      [-100, 110],
      [-50, 110],
      [0, 110],
      [50, 110],
      [100, 110],
      [150, 110],
    ] as const
  )
    .map(([a, b]) => {
      const [px, py] = p.en(a, b + 50)
      return rutaCaja(px - 15, py, 30, 62)
    })
    .join('')
  return (
    p.poli(xy('-190,0 -190,186 190,186 190,0'), muro) +
    p.poli(xy('-190,0 -190,186 -168,186 -168,0'), t.K, opaco(0.12)) +
    p.poli(xy('-198,88 -198,96 198,96 198,88'), mezcla(muro, t.R, 0.3)) +
    p.poli(xy('-204,182 -204,194 204,194 204,182'), mezcla(muro, t.L, 0.4)) +
    p.poli(xy('-192,194 -164,252 164,252 192,194'), techo) +
    [-100, 0, 100]
      .map(
        (a) =>
          p.poli(
            [
              [a - 22, 196],
              [a - 22, 232],
              [a, 248],
              [a + 22, 232],
              [a + 22, 196],
            ],
            muro,
          ) +
          p.poli(
            [
              [a - 11, 200],
              [a - 11, 228],
              [a + 11, 228],
              [a + 11, 200],
            ],
            hueco(c),
          ),
      )
      .join('') +
    trazos(
      `M${p.en(-164, 252).map(Math.round).join(' ')}L${p.en(164, 252).map(Math.round).join(' ')}`,
      mezcla(techo, t.L, 0.3),
      6,
    ) +
    camino(vanos, hueco(c)) +
    p.poli(xy('-20,0 -20,56 0,70 20,56 20,0'), mezcla(t.K, t.R, 0.3))
  )
}

function casona(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.2, c.lado)
  const muro = tinte(c, '#C4574A', 0.12)
  return (
    p.poli(xy('-130,0 -130,140 130,140 130,0'), muro) +
    p.poli(xy('-144,138 -110,184 110,184 144,138'), mezcla(c.t.R, c.t.K, 0.4)) +
    [-90, -30, 30, 90]
      .map(
        (a) =>
          p.poli(
            [
              [a - 15, 84],
              [a - 15, 122],
              [a + 15, 122],
              [a + 15, 84],
            ],
            hueco(c),
          ) +
          p.poli(
            [
              [a - 15, 22],
              [a - 15, 60],
              [a + 15, 60],
              [a + 15, 22],
            ],
            hueco(c),
          ),
      )
      .join('')
  )
}

function arbol(c: Cuadro, x: number, y: number, k: number): string {
  const p = pluma(x, y, k, haciaElSol(c, x))
  const hoja = mezcla(tinte(c, '#47704A', 0.1), c.t.K, 0.1)
  return (
    p.elipse(0, 0, 60, 6, c.t.K, opaco(0.24)) +
    p.poli(xy('-9,0 -6,70 6,70 9,0'), mezcla(c.t.K, c.t.R, 0.4)) +
    p.suave(xy('-70,50 -84,110 -56,190 -10,250 36,220 74,150 78,90 56,46 0,40'), hoja) +
    p.suave(xy('10,236 40,214 72,150 70,96 44,130 30,190'), mezcla(hoja, c.t.L, 0.2))
  )
}
