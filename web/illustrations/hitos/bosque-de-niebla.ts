import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { cresta } from '../relieve.ts'
import { camino, opaco, poli, rect, rutaDisco, rutaLoma, rutaSuave, trazos, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'

/** Close, crooked trunks hung with moss where the fog of the sea comes in, ferns at their feet, a walk of planks between them. */
export function bosqueDeNiebla(c: Cuadro): string {
  const { t } = c
  const verde = tinte(c, '#3F6B44', 0.06)
  const niebla = mezcla(mezcla(t.H, t.L, 0.6), verde, 0.08)
  const corteza = mezcla(tinte(c, '#5A4C3E', 0.1), verde, 0.14)
  return (
    rect(0, -10, 1200, 920, mezcla(niebla, verde, 0.16)) +
    troncos(c, 'lejos', [-20, 90, 170, 290, 360, 470, 560, 640, 750, 830, 930, 1010, 1110, 1200], {
      w: 17,
      pie: 650,
      color: mezcla(niebla, verde, 0.34),
    }) +
    copa(c, 'lejos', 130, mezcla(niebla, verde, 0.44)) +
    banco(c, 0, 300, 70, niebla, 0.7) +
    banco(c, 1, 560, 80, niebla, 0.9) +
    troncos(c, 'medio', [40, 220, 400, 780, 900, 1120], {
      w: 36,
      pie: 690,
      color: mezcla(corteza, niebla, 0.46),
      musgo: mezcla(verde, niebla, 0.36),
    }) +
    copa(c, 'medio', 86, mezcla(verde, niebla, 0.24)) +
    camino(
      rutaLoma(cresta(c.azar('suelo'), { pasos: 8, base: 650, amplitud: 22, rugosidad: 0.6 }), 910),
      mezcla(verde, niebla, 0.42),
    ) +
    banco(c, 2, 650, 60, niebla, 0.85) +
    camino(
      rutaLoma(cresta(c.azar('claro'), { pasos: 8, base: 724, amplitud: 18, rugosidad: 0.6 }), 910),
      mezcla(verde, t.L, 0.14),
    ) +
    pasarela(c, mezcla(tinte(c, '#B08E66', 0.08), niebla, 0.1)) +
    banco(c, 4, 668, 34, niebla, 1) +
    troncos(c, 'cerca', [-6, 300, 990, 1190], {
      w: 66,
      pie: 800,
      color: mezcla(corteza, t.K, 0.3),
      musgo: mezcla(verde, t.K, 0.1),
      suelo: mezcla(verde, t.L, 0.14),
    }) +
    helechos(c, 770, 14, 54, mezcla(verde, t.L, 0.04)) +
    banco(c, 3, 470, 44, niebla, 0.5) +
    barbas(c, mezcla(verde, niebla, 0.5)) +
    copa(c, 'cerca', 52, mezcla(verde, t.K, 0.44)) +
    helechos(c, 880, 12, 96, mezcla(verde, t.K, 0.42))
  )
}

interface Fila {
  w: number
  pie: number
  color: string
  musgo?: string
  /** Its grass comes up around the foot. */
  suelo?: string
}

/** Each leans its own way, and forks under the leaves. */
function troncos(c: Cuadro, nombre: string, xs: readonly number[], { w, pie, color, musgo, suelo }: Fila): string {
  const azar = c.azar(`olivillo-${nombre}`)
  let [d, verdes, ramas, pies] = ['', '', '', '']
  for (const x of xs) {
    const giro = azar.real(-1, 1)
    const eje = [0, 0.12, 0.4, 0.7, 1].map((f, i): Punto => [
      x + w * (giro * f * 2.6 + (i % 2 ? 0.34 : -0.2) * (i && i < 4 ? 1 : 0)),
      pie + azar.real(0, 16) - f * (pie + 30),
    ])
    const borde = (k: number): Punto[] => eje.map(([a, b], i) => [a + k * w * [1, 0.62, 0.5, 0.42, 0.36][i]!, b])
    const [a, b] = eje[2]!
    ramas += musgo
      ? rutaSuave([
          [a, b + w],
          [a - giro * w * 1.4, b - w * 1.6],
          [a - giro * w * 3.4, 30],
        ])
      : rutaSuave([eje[0]!, eje[2]!, eje[4]!])
    if (!musgo) continue
    d += rutaSuave([...borde(-1), ...borde(1).reverse()], 0, true)
    pies += rutaDisco(
      Math.round(eje[0]![0]),
      Math.round(eje[0]![1] - w * 0.06),
      Math.round(w * 1.3),
      Math.round(w * 0.22),
    )
    verdes += rutaSuave([...borde(-0.96).slice(0, 4), ...borde(-0.2).slice(0, 4).reverse()], 0, true)
  }
  return (
    trazos(ramas, color, musgo ? w * 0.46 : w) +
    (musgo ? camino(d, color) + camino(verdes, musgo) : '') +
    (suelo ? camino(pies, suelo) : '')
  )
}

function copa(c: Cuadro, nombre: string, grosor: number, color: string): string {
  const azar = c.azar(`copa-${nombre}`)
  let d = ''
  for (let x = -30; x < 1250; x += 78)
    d += rutaDisco(
      x,
      Math.round(azar.real(-0.2, 0.5) * grosor),
      Math.round(azar.real(62, 92)),
      Math.round(grosor * azar.real(0.8, 1.2)),
    )
  return camino(d, color)
}

/** What the fog feeds: it hangs from every twig. */
function barbas(c: Cuadro, color: string): string {
  const azar = c.azar('barbas')
  let d = ''
  for (let i = 0; i < 26; i++)
    d += `M${azar.entero(-10, 1210)} ${azar.entero(20, 36)}q${azar.entero(-6, 6)} ${azar.entero(40, 60)} 0 ${azar.entero(80, 124)}`
  return trazos(d, color, 6, opaco(0.85))
}

function banco(c: Cuadro, i: number, v: number, alto: number, color: string, o: number): string {
  const azar = c.azar(`niebla${i}`)
  const borde = (k: number): Punto[] =>
    Array.from({ length: 6 }, (_, n): Punto => [
      -100 + n * 280,
      v + k * (n % 2 ? azar.real(0.5, 0.9) : azar.real(0, 0.3)) * alto,
    ])
  return camino(rutaSuave([...borde(-1), ...borde(1).reverse()], 0, true), color, opaco(o))
}

function helechos(c: Cuadro, y: number, n: number, alto: number, color: string): string {
  const azar = c.azar(`helechos${y}`)
  let d = ''
  for (let i = 0; i < n; i++) {
    const x = (1240 * (i + azar.real(0.2, 0.8))) / n - 20
    if (Math.abs(x - 600) < 190) continue
    const [v, h] = [y + azar.real(-14, 20), alto * azar.real(0.7, 1.1)]
    for (const k of [-1, -0.6, -0.15, 0.3, 0.7, 1.05])
      d += `M${Math.round(x)} ${Math.round(v)}q${Math.round(k * h * 0.3)} ${Math.round(-h * (1.1 - Math.abs(k) * 0.3))} ${Math.round(k * h * 1.1)} ${Math.round(-h * (0.86 - Math.abs(k) * 0.55))}`
  }
  return trazos(d, color, alto * 0.12)
}

/** Where the walk passes, from its far end (0) to us (1). */
const eje = ({ lado: s }: Cuadro, f: number): Punto => [
  600 - s * 40 + s * 90 * Math.sin(f * 2.6) * (1 - f * 0.6),
  664 + f * 246,
]

/** Where who walks on it stands. */
export const sobreLasTablas = (c: Cuadro): Punto => eje(c, 0.38)

function pasarela(c: Cuadro, madera: string): string {
  const filas = Array.from({ length: 15 }, (_, i) => {
    const f = (i / 14) ** 1.6
    const [x, y] = eje(c, f)
    return { x, y, w: 18 + f * 150 }
  })
  const borde = (k: number): Punto[] => filas.map((q) => [q.x + k * q.w, q.y])
  return (
    poli(
      [...borde(-1.05), ...borde(1.05).reverse()].map(([a, b]): Punto => [a, b + 10]),
      mezcla(madera, c.t.K, 0.5),
    ) +
    poli([...borde(-1), ...borde(1).reverse()], madera) +
    trazos(
      filas.map((q) => `M${Math.round(q.x - q.w)} ${Math.round(q.y)}h${Math.round(q.w * 2)}`).join(''),
      mezcla(madera, c.t.K, 0.3),
      4,
    )
  )
}
