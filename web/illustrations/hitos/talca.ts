import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { agua, aguaSinDestellos, copas, horizonteAndino } from '../relieve.ts'
import { camino, opaco, rect, rutaLoma, trazos, xy } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { alamos } from './norte-chico.ts'
import { puesto } from './mercado.ts'

/** The snow is to the east: in the evening the sun is behind us. */
export const solDetras = (c: Cuadro): boolean => c.hora === 'atardecer'

/** Stalls of the market on the bank, rowing boats on the river behind them. */
export function talca(c: Cuadro): string {
  const { t, lado: s } = c
  const q = { ...c, hy: 420 }
  const rio = mezcla(mezcla(t.C, t.Z, 0.5), tinte(c, '#3F8FA0'), 0.4)
  const piedra = mezcla(tinte(c, '#C2AC90', 0.2), t.K, 0.06)
  return (
    horizonteAndino(q, 60) +
    alamos(q, 452, 600 - s * 200 - 140, 9, 1.4) +
    alamos(q, 446, 600 + s * 300 - 60, 7, 1.2) +
    copas(q, 446, 30, mezcla(t.verde, t.K, 0.2), [-40, 1240]) +
    rect(0, 464, 1200, 20, mezcla(t.verde, t.K, 0.3)) +
    (solDetras(c) ? aguaSinDestellos : agua)(q, 478, rio) +
    deRemos(c, 600 + s * 74, 562, 0.92, s, t.A) +
    deRemos(c, 600 - s * 140, 504, 0.66, -s as 1 | -1, tinte(c, '#E3BE3A', 0.06)) +
    camino(rutaLoma(xy('-40,640 300,628 600,650 900,630 1240,644'), 910), mezcla(t.verde, t.L, 0.1)) +
    rect(0, 676, 1200, 240, piedra) +
    trazos(
      'M0 740H1200M0 820H1200M180 676L60 910M460 676L420 910M740 676L780 910M1020 676L1140 910',
      mezcla(piedra, t.K, 0.16),
      4,
    ) +
    puesto(c, 600 - s * 400, 760, 1.5, 2) +
    puesto(c, 600 + s * 410, 760, 1.5, 1)
  )
}

function deRemos(c: Cuadro, x: number, y: number, k: number, lado: 1 | -1, color: string): string {
  const p = pluma(x, y, k, lado)
  return (
    persona(c, x, y - 24 * k, 96 * k, { postura: posturas.bogar, lado: -lado as 1 | -1, sombrero: true }) +
    p.linea(xy('10,50 96,-8'), mezcla(c.t.K, c.t.R, 0.3), 5) +
    p.linea(xy('-6,46 -70,-10'), mezcla(c.t.K, c.t.R, 0.4), 5) +
    p.poli(xy('-118,40 -92,0 88,0 122,42 60,28 -60,26'), color) +
    p.poli(xy('-118,40 -60,26 60,28 122,42 112,30 58,18 -60,16 -110,30'), c.t.L) +
    p.elipse(0, -3, 130, 5, c.t.L, opaco(0.8))
  )
}
