import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { agua, cordillera, cresta, lomas } from '../relieve.ts'
import { camino, opaco, rutaLoma, rutaSuave, trazos, type Punto } from '../trazo.ts'

/** A sea of sand: each crest lit on one side; behind it the desert, or the ocean on the coast. */
export function dunas(c: Cuadro): string {
  const { t } = c
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const arena = mezcla(mezcla('#E3B574', t.R, 0.22), t.K, c.hora === 'noche' ? 0.45 : 0)
  const lejana = mezcla(arena, t.H, 0.4)
  return (
    (c.zona === 'C2'
      ? lomas(c, { y: y - 30, amplitud: 30, color: t.medio }) + agua(c, y - 16)
      : cordillera(c, { y: y - 60, amplitud: 66 }) + lomas(c, { y: y - 20, amplitud: 26, color: t.medio })) +
    manto(c, y + 36, lejana) +
    una(c, x - s * 420, y - 10, 360, 120, lejana) +
    una(c, x + s * 380, y - 26, 420, 130, lejana) +
    una(c, x, y - 116 * c.talla, 660, 330, mezcla(arena, t.H, 0.14)) +
    manto(c, y + 186, mezcla(arena, t.H, 0.04)) +
    una(c, x - s * 560, y + 96, 560, 220, mezcla(arena, t.H, 0.06)) +
    una(c, x + s * 520, y + 120, 620, 330, arena) +
    manto(c, y + 292, arena) +
    rizos(c, y + 250, mezcla(arena, t.R, 0.3))
  )
}

function manto(c: Cuadro, y: number, color: string): string {
  return camino(
    rutaLoma(cresta(c.azar(`manto${Math.round(y - c.hy)}`), { pasos: 8, base: y, amplitud: 22, rugosidad: 0.6 }), 910),
    color,
  )
}

/** A dune whose crest winds from its summit down to its foot. */
function una(c: Cuadro, x: number, y: number, w: number, h: number, color: string): string {
  const s = -c.lado
  const en = (a: number, b: number): Punto => [x + s * a * w, y + b * h]
  const filo: Punto[] = [en(0, 0), en(0.02, 0.2), en(-0.14, 0.42), en(0.04, 0.62), en(0.2, 0.78), en(0.1, 1.02)]
  const luz = `${rutaSuave([en(-1.3, 1.02), en(-0.7, 0.84), en(-0.24, 0.2), en(0, 0)])}L${en(0, 0).map(Math.round).join(' ')}${rutaSuave(filo).replace(/^M[^q]*/, '')}z`
  const sombra = `${rutaSuave(filo)}L${en(1.1, 1.02).map(Math.round).join(' ')}${rutaSuave([en(1.1, 1.02), en(0.6, 0.8), en(0.22, 0.3), en(0, 0)]).replace(/^M[^q]*/, '')}z`
  return camino(sombra, mezcla(mezcla(color, c.t.R, 0.36), c.t.K, 0.2)) + camino(luz, mezcla(color, c.t.L, 0.2))
}

function rizos(c: Cuadro, y: number, color: string): string {
  let d = ''
  for (let i = 0; i < 6; i++) {
    const [a, v] = [80 + ((i * 271) % 700), y + i * 22]
    d += rutaSuave([
      [a, v],
      [a + 90, v - 14],
      [a + 190, v + 10],
      [a + 300, v - 10],
      [a + 390, v + 4],
    ])
  }
  return trazos(d, color, 4, opaco(0.5))
}
