import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { copas, cordillera, lomas, suelo } from '../relieve.ts'
import { elipse, opaco, rect, trazos, xy } from '../trazo.ts'
import { casa } from './campo.ts'
import { tinte } from './caserio.ts'
import { alamos } from './norte-chico.ts'

/** Beds of maize, tomatoes, lettuces and pumpkins before the house, somebody with a full basket. */
export function huerta(c: Cuadro): string {
  const { t, lado: s } = c
  const [verde, tierra] = [tinte(c, '#6E9A48', 0.08), tinte(c, '#8A5E3E', 0.08)]
  const cama = (y: number, h: number): string =>
    rect(0, y - h * 0.4, 1200, h, tierra) +
    rect(0, y - h * 0.4, 1200, h * 0.2, mezcla(tierra, t.L, 0.2)) +
    rect(0, y + h * 0.6, 1200, h * 0.3, mezcla(verde, t.L, 0.24))
  return (
    cordillera({ ...c, hy: 450 }, { y: 360, nieve: 60 }) +
    lomas({ ...c, hy: 450 }) +
    suelo({ ...c, hy: 450 }, mezcla(t.G, t.L, 0.08)) +
    alamos(c, 476, 600 - s * 560, 5, 1.3) +
    alamos(c, 470, 600 + s * 140, 3, 1.1) +
    copas(c, 462, 24, mezcla(t.verde, t.K, 0.16), [-40, 1240]) +
    casa(c, 600 - s * 250, 550, 1.3) +
    cama(580, 34) +
    maizal(c, 586, s === 1 ? [640, 1240] : [-40, 560]) +
    cama(650, 44) +
    tomates(c, 658) +
    cama(740, 54) +
    lechugas(c, 748, 0.8, verde) +
    persona(c, 600 + s * 90, 800, 190, {
      postura: posturas.andar,
      lado: -s as 1 | -1,
      ropa: t.A,
      sombrero: true,
      falda: mezcla(t.L, t.C, 0.3),
    }) +
    canasto(c, 600 + s * 50, 770, s) +
    cama(850, 66) +
    lechugas(c, 866, 1.2, mezcla(verde, t.K, 0.1)) +
    (
      [
        [-450, 1.3],
        [-360, 0.9],
        [470, 1.3],
      ] as const
    )
      .map(([dx, k]) => zapallo(c, 600 + s * dx, 868, k))
      .join('')
  )
}

function maizal(c: Cuadro, y: number, [desde, hasta]: readonly [number, number]): string {
  let [tallos, hojas, flores] = ['', '', '']
  for (let x = desde, i = 0; x < hasta; x += 70, i++) {
    const h = 120 + (i % 3) * 14
    tallos += `M${x} ${y}v${-h}`
    for (const [v, d] of [
      [40, 40],
      [58, -42],
      [78, 36],
      [98, -32],
    ] as const)
      hojas += `M${x} ${y - v}q${d * 0.6}-34 ${d}-2`
    flores += `M${x - 8} ${y - h - 24}l8 24 8-24M${x} ${y - h}v-26M${x + 9} ${y - h * 0.5}v-16`
  }
  const verde = tinte(c, '#7FA243', 0.08)
  return (
    trazos(tallos, verde, 7) +
    trazos(hojas, mezcla(verde, c.t.K, 0.16), 7) +
    trazos(flores, tinte(c, '#F0C84A', 0.04), 8)
  )
}

/** A row of round things, all alike. */
const fila = (x: number, y: number, r: number, paso: number, color: string): string =>
  trazos(`M${x} ${y}H1230`, color, r * 2, `stroke-dasharray="0 ${paso}"`)

function tomates(c: Cuadro, y: number): string {
  const [hoja, rojo] = [tinte(c, '#4F8348', 0.08), tinte(c, '#D8402E', 0.02)]
  return (
    fila(-10, y - 26, 30, 62, hoja) +
    fila(-10, y - 62, 28, 62, hoja) +
    fila(6, y - 26, 8, 62, rojo) +
    fila(-26, y - 44, 8, 62, rojo) +
    fila(-2, y - 60, 8, 62, rojo) +
    fila(-22, y - 74, 7, 62, rojo) +
    trazos(Array.from({ length: 20 }, (_, i) => `M${-10 + i * 62} ${y - 84}v-20`).join(''), tinte(c, '#B9925E', 0.1), 6)
  )
}

const lechugas = (c: Cuadro, y: number, k: number, verde: string): string =>
  fila(20, y - 16 * k, 30 * k, 84 * k, verde) +
  fila(2, y - 10 * k, 20 * k, 84 * k, mezcla(verde, c.t.L, 0.14)) +
  fila(38, y - 10 * k, 20 * k, 84 * k, mezcla(verde, c.t.L, 0.14)) +
  fila(20, y - 20 * k, 17 * k, 84 * k, mezcla(verde, c.t.L, 0.4))

function zapallo(c: Cuadro, x: number, y: number, k: number): string {
  const p = pluma(x, y, k, c.lado)
  const naranja = tinte(c, '#E08A2E', 0.04)
  return (
    p.elipse(0, 0, 60, 8, c.t.K, opaco(0.24)) +
    p.suave(xy('-50,4 -62,36 -40,66 0,58 40,66 62,36 50,4 0,-6'), naranja) +
    p.curva(xy('-24,4 -34,34 -18,58'), mezcla(naranja, c.t.K, 0.24), 5) +
    p.curva(xy('24,4 34,34 18,58'), mezcla(naranja, c.t.K, 0.24), 5) +
    p.linea(xy('0,0 0,56'), mezcla(naranja, c.t.K, 0.24), 5) +
    p.curva(xy('0,56 4,72 18,78'), tinte(c, '#5F7F3F'), 9)
  )
}

function canasto(c: Cuadro, x: number, y: number, s: 1 | -1): string {
  const p = pluma(x, y, 1.5, s)
  const mimbre = tinte(c, '#C08A4E', 0.08)
  return (
    p.disco(-14, 22, 9, tinte(c, '#D8402E', 0.02)) +
    p.disco(4, 24, 9, tinte(c, '#F0C84A', 0.04)) +
    p.disco(18, 20, 9, tinte(c, '#6E9A48', 0.08)) +
    p.poli(xy('-30,18 -22,-14 22,-14 30,18'), mimbre) +
    elipse(...p.en(0, 18), 45, 7, mezcla(mimbre, c.t.K, 0.3)) +
    p.curva(xy('-28,16 -20,52 20,52 28,16'), mezcla(mimbre, c.t.K, 0.3), 4)
  )
}
