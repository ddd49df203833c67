import type { Quehacer } from '#contract/escenas-repertorio.ts'
import type { TipoExperiencia as Tipo } from '#contract/comun.ts'
import type { Cuadro } from './cuadro.ts'
import { kayaks } from './embarcaciones.ts'
import { caballo } from './hitos/campo.ts'
import { mezcla } from './oklab.ts'
import { persona, type Postura } from './persona.ts'
import { pluma } from './pluma.ts'
import { opaco, trazos, xy } from './trazo.ts'

/** Deeds that a kind already draws: which kind, in which pose. */
export const comoTipo: Partial<Record<Quehacer, readonly [Tipo, number]>> = {
  balsa: ['Aventura', 0],
  bicicleta: ['Aventura', 0],
  cuerda: ['Aventura', 1],
  carpa: ['Aventura', 2],
  'a pie': ['Trekking', 1],
  baile: ['Cultural', 0],
  greda: ['Cultural', 1],
  telescopio: ['Avistamiento de Aves', 1],
  paseo: ['City Tour', 1],
}

export const HECHOS_EN_AGUA: ReadonlySet<Quehacer> = new Set(['balsa', 'kayak', 'bote', 'surf', 'buceo', 'baño'])

interface Sitio {
  x: number
  y: number
  h: number
  lado: 1 | -1
  agua: boolean
  acento: string
}

const montar: Postura = {
  piernas: [xy('10,-40 15,-16 2,2')],
  brazos: [xy('30,12 18,14 4,28'), xy('32,14 20,12 6,28')],
  cadera: [0, 3],
  hombro: [3, 29],
  cabeza: [6, 46],
}
const andarEnNieve: Postura = {
  piernas: [xy('-20,4 -9,22 -2,46'), xy('20,4 12,26 3,46')],
  brazos: [xy('-14,50 -11,62 -3,74'), xy('24,54 13,60 5,74')],
  cadera: [0, 47],
  hombro: [4, 73],
  cabeza: [8, 90],
}
const surfear: Postura = {
  piernas: [xy('-24,2 -20,22 -5,34'), xy('18,0 18,22 2,34')],
  brazos: [xy('-32,66 -18,60 -1,62'), xy('38,54 24,58 6,61')],
  cadera: [-3, 36],
  hombro: [6, 62],
  cabeza: [12, 78],
}

export function jinete(c: Cuadro, l: Sitio): string {
  const uno = (dx: number, k: number, ropa: string): string => {
    const [x, s] = [l.x + dx * l.h * l.lado, Math.max(1, (l.h * k) / 88)]
    return (
      caballo(c, x, l.y, s, l.lado) +
      persona(c, x, l.y - 78 * s, 88 * s, { postura: montar, lado: l.lado, ropa, sombrero: true })
    )
  }
  return uno(-1.5, 0.9, mezcla(c.t.R, c.t.L, 0.5)) + uno(0.4, 1, mezcla(c.t.L, c.t.C, 0.2))
}

/** Knees bent on a board: over a wave, or down a dune. */
export function surfista(c: Cuadro, l: Sitio): string {
  const p = pluma(l.x, l.y, l.h / 100, l.lado)
  return (
    p.suave(xy('-66,10 -50,-2 40,-12 78,-12 50,-4 -40,8'), l.acento) +
    persona(c, l.x, l.y + l.h * 0.02, l.h, { postura: surfear, lado: l.lado, ropa: mezcla(c.t.K, c.t.R, 0.3) }) +
    (l.agua
      ? trazos(
          `M${Math.round(l.x - l.lado * l.h * 1.5)} ${Math.round(l.y + 8)}q${Math.round(l.lado * l.h * 0.8)} 14 ${Math.round(l.lado * l.h * 1.7)} 4M${Math.round(l.x - l.lado * l.h * 1.1)} ${Math.round(l.y + 24)}h${Math.round(l.lado * l.h * 1.1)}`,
          c.t.L,
          6,
          opaco(0.85),
        )
      : trazos(
          `M${Math.round(l.x - l.lado * l.h * 0.5)} ${Math.round(l.y + 4)}l${Math.round(-l.lado * l.h * 1.6)} ${Math.round(-l.h * 0.5)}`,
          mezcla(c.t.R, c.t.K, 0.2),
          5,
          opaco(0.6),
        ))
  )
}

/** Two swimmers on the surface: mask, tube, fins. */
function buceadores(c: Cuadro, l: Sitio): string {
  const piel = mezcla(mezcla('#9A623F', c.t.R, 0.2), c.t.K, 0.25)
  const uno = (dx: number, dy: number, color: string): string => {
    const p = pluma(l.x + dx * l.h * l.lado, l.y + dy * l.h, l.h / 78, l.lado)
    return (
      p.suave(xy('-58,-4 -34,7 10,14 26,4 10,-5 -36,-6'), mezcla(c.t.K, c.t.R, 0.25)) +
      p.poli(xy('-56,2 -84,17 -80,3 -58,-5'), color) +
      p.disco(32, 7, 11, piel) +
      p.suave(xy('20,8 24,20 38,20 40,12 30,10'), c.t.K) +
      p.linea(xy('34,2 44,4 41,34'), color, 4.6) +
      p.poli(xy('37,11 45,10 44,1 36,1'), c.t.L) +
      p.linea(xy('-70,-9 54,-9'), c.t.L, 4, opaco(0.85)) +
      p.linea(xy('-40,-17 20,-17'), c.t.L, 4, opaco(0.5))
    )
  }
  return uno(-1.3, -0.34, mezcla(c.t.L, c.t.R, 0.3)) + uno(0.2, 0, l.acento)
}

/** Two walkers on snowshoes, poles in hand, their broad prints behind them. */
export function conRaquetas(c: Cuadro, l: Sitio): string {
  const p = pluma(l.x, l.y, l.h / 100, l.lado)
  const aro = mezcla(c.t.K, '#C8702E', 0.6)
  const raqueta = (a: number, b: number): string =>
    p.suave(
      [
        [a - 26, b + 2],
        [a - 14, b - 7],
        [a + 12, b - 7],
        [a + 26, b + 6],
        [a + 10, b + 4],
        [a - 14, b + 4],
      ],
      aro,
    ) +
    p.linea(
      [
        [a - 10, b - 1],
        [a + 10, b - 1],
      ],
      c.t.L,
      2,
    )
  const huella = (desde: number, alto: number): string =>
    p.linea(
      [
        [desde, alto],
        [desde - 440, alto + 46],
      ],
      mezcla(c.t.nieveSombra, c.t.R, 0.16),
      9,
      `stroke-dasharray="${Math.round(l.h * 0.16)} ${Math.round(l.h * 0.66)}"`,
    )
  const uno = (dx: number, ropa: string, bolso: string): string => {
    const q = pluma(l.x + dx * l.h * l.lado, l.y, l.h / 100, l.lado)
    return (
      raqueta(dx * 100 - 20, 2) +
      raqueta(dx * 100 + 22, 0) +
      q.linea(xy('24,54 38,0'), c.t.K, 3) +
      persona(c, l.x + dx * l.h * l.lado, l.y, l.h, { postura: andarEnNieve, lado: l.lado, ropa }) +
      q.suave(xy('-2,82 -18,82 -22,64 -18,46 -4,48 -2,66'), bolso) +
      q.linea(xy('-14,50 -22,0'), c.t.K, 3)
    )
  }
  return (
    huella(-90, 2) +
    huella(-130, -8) +
    uno(-0.42, mezcla(c.t.L, c.t.C, 0.4), mezcla(c.t.R, c.t.K, 0.2)) +
    uno(0.52, mezcla(c.t.L, c.t.R, 0.22), l.acento)
  )
}

/** Heads and shoulders over hot water. */
function banistas(c: Cuadro, l: Sitio): string {
  const piel = mezcla(mezcla('#B07A55', c.t.R, 0.15), c.t.K, c.hora === 'noche' ? 0.3 : 0.15)
  const uno = (dx: number, dy: number): string => {
    const p = pluma(l.x + dx * l.h, l.y + dy * l.h, l.h / 74, l.lado)
    return (
      p.elipse(0, -1, 36, 7, mezcla(c.t.L, c.t.C, 0.3), opaco(0.5)) +
      p.suave(xy('-24,2 -20,13 -7,19 7,19 20,13 24,2 0,-6'), piel) +
      p.disco(0, 28, 10, piel) +
      p.suave(xy('-11,26 -11,38 2,42 11,36 4,31'), c.t.K)
    )
  }
  return uno(-0.62, 0) + uno(0.1, -0.16) + uno(0.8, 0.04)
}

export const propios: Partial<Record<Quehacer, (c: Cuadro, l: Sitio) => string>> = {
  kayak: kayaks,
  caballo: jinete,
  surf: surfista,
  buceo: buceadores,
  baño: banistas,
}
