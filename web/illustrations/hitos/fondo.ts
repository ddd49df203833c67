import type { Cuadro } from '../cuadro.ts'
import { agua, cordillera, horizonteAndino, lomas, suelo } from '../relieve.ts'
import { camino, rutaSuave } from '../trazo.ts'
import { licancabur } from './norte-grande.ts'
import { macizoTorres } from './patagonia.ts'
import { moai } from './rapa-nui.ts'
import { volcan } from './volcanes.ts'

/** The zone reduced to a band behind the subject. */
export function fondoDeZona(c: Cuadro): string {
  const x = 1200 - c.fx
  if (c.zona === 'N1') return cordillera(c) + licancabur(c, x, c.hy + 8, 250) + lomas(c, { amplitud: 24 }) + suelo(c)
  if (c.zona === 'C2') return lomas(c, { y: c.hy - 40, amplitud: 40, color: c.t.medio }) + agua(c)
  if (c.zona === 'S1') return volcan(c, x, c.hy + 4, 900, c.t.medio) + lomas(c, { y: c.hy - 10, amplitud: 18 }) + agua(c)
  if (c.zona === 'S2') return cordillera(c, { y: c.hy - 60, nieve: 50 }) + macizoTorres(c, x, c.hy + 8, 560) + lomas(c, { amplitud: 20 }) + agua(c)
  if (c.zona === 'I1') return lomas(c, { y: c.hy - 24, amplitud: 34, color: c.t.medio }) + agua(c) + islote(c, x)
  return horizonteAndino(c, c.zona === 'C1' ? 56 : 0) + suelo(c)
}

function islote(c: Cuadro, x: number): string {
  const y = c.hy + 6
  return moai(c, x - 50, y - 12, 120, false) + moai(c, x + 34, y - 14, 138, true) + camino(rutaSuave([[x - 210, y + 14], [x - 120, y - 16], [x, y - 28], [x + 130, y - 16], [x + 220, y + 14]]) + 'z', c.t.cerca)
}
