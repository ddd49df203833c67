import { expect, it } from 'vitest'
import { cuadro } from './cuadro.ts'
import { facetas } from './relieve.ts'
import type { Punto } from './trazo.ts'

const CUMBRE = 400
const LADERAS: Punto[] = [
  [200, 500],
  [300, 420],
  [CUMBRE, 300],
  [500, 410],
  [600, 500],
]

it.each([
  { sol: 900, lado: 'left', medio: 300 },
  { sol: 100, lado: 'right', medio: 500 },
])('a summit with its sun at $sol is shaded on its $lado', ({ sol, medio }) => {
  const c = cuadro('C1', 'dia', 'cumbre')
  const xs = xsDe(facetas(LADERAS, 600, { ...c, luz: { ...c.luz, x: sol } }))
  const centro = (Math.min(...xs) + Math.max(...xs)) / 2
  expect(Math.abs(centro - medio)).toBeLessThan(70)
})

/** The x of each corner of a path of relative lines. */
function xsDe(d: string): number[] {
  const [x0, , ...pasos] = d.match(/-?\d+/g)!.map(Number)
  return pasos.filter((_, i) => i % 2 === 0).reduce<number[]>((xs, dx) => [...xs, xs.at(-1)! + dx], [x0!])
}
