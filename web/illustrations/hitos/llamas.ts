import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { camino, opaco, rutaDisco, xy } from '../trazo.ts'
import { tinte } from './caserio.ts'

/** A woolly llama, tassels of yarn in its ears. */
export function llama(
  c: Cuadro,
  x: number,
  y: number,
  s: number,
  { lado, lana, borla }: { lado: 1 | -1; lana: string; borla: string },
): string {
  const p = pluma(x, y, s, lado)
  const pelo = tinte(c, lana, 0.06)
  const sombra = mezcla(pelo, c.t.K, 0.24)
  const rizos = (
    [
      [-40, 38, 11],
      [-24, 32, 12],
      [-4, 31, 12],
      [16, 33, 12],
      [30, 40, 11],
    ] as const
  )
    .map(([a, b, r]) => rutaDisco(...p.en(a, b), r * s))
    .join('')
  return (
    p.elipse(0, 0, 54, 5, c.t.K, opaco(0.22)) +
    p.linea(xy('-26,36 -25,2'), sombra, 9) +
    p.linea(xy('34,36 36,2'), sombra, 9) +
    p.linea(xy('-37,36 -41,2'), pelo, 10) +
    p.linea(xy('22,36 18,2'), pelo, 10) +
    p.suave(xy('-50,70 -62,62 -60,44 -50,54'), pelo) +
    p.suave(xy('-54,46 -56,72 -34,84 4,80 26,90 30,124 36,140 52,138 54,118 48,76 38,40 0,32 -40,34'), pelo) +
    (s > 1 ? camino(rizos, pelo) : '') +
    p.suave(xy('-50,46 -30,30 20,28 40,46 10,42 -24,42'), c.t.K, opaco(0.14)) +
    p.suave(xy('32,132 34,150 50,152 72,140 72,130 54,128'), pelo) +
    p.poli(xy('34,148 30,168 38,166 43,150'), pelo) +
    p.poli(xy('44,150 46,168 53,164 51,150'), sombra) +
    p.disco(54, 143, 3, c.t.K) +
    p.disco(30, 148, 5, borla) +
    p.linea(xy('31,146 28,130'), borla, 5)
  )
}

/** A herd, each of another wool, none before another nor before the people who stand at `x`. */
export function tropa(c: Cuadro, x: number): string {
  const s = x < 600 ? 1 : -1
  return (
    [
      [200, 748, 0.66, -1, '#6E4630'],
      [-150, 772, 0.7, 1, '#2E2A30'],
      [560, 770, 0.78, -1, '#E6CFA8'],
      [350, 836, 1.1, 1, '#F7F1E4'],
    ] as const
  )
    .map(([dx, y, k, lado, lana]) => llama(c, x + s * dx, y, k, { lado: (lado * s) as 1 | -1, lana, borla: c.t.A }))
    .join('')
}
