import type { Cuadro } from '../cuadro.ts'
import { agua, copas, cordillera, horizonteAndino, lomas, suelo } from '../relieve.ts'
import { camino, rutaSuave, type Punto } from '../trazo.ts'
import { moai } from './rapa-nui.ts'
import { volcan } from './volcanes.ts'

/** The zone reduced to a band behind the subject: nothing that only one town has. 'llano' where no volcano is in sight, 'seco' where no water is. */
export function fondoDeZona(c: Cuadro, como: 'abierto' | 'llano' | 'seco' = 'abierto'): string {
  const x = 1200 - c.fx
  if (c.zona === 'N1')
    return (
      cordillera(c) +
      lomas(c, { nombre: 'cerros', y: c.hy - 34, amplitud: 70, color: c.t.medio, pasos: 8 }) +
      lomas(c, { amplitud: 24 }) +
      suelo(c)
    )
  if (c.zona === 'C2' && como === 'seco')
    return (
      lomas(c, { y: c.hy - 44, amplitud: 50, color: c.t.lejos }) +
      lomas(c, { nombre: 'cerca', y: c.hy - 10, amplitud: 34, color: c.t.medio }) +
      suelo(c, c.t.verde)
    )
  if (c.zona === 'C2') return punta(c) + agua(c)
  if (c.zona === 'S1' && como === 'llano')
    return (
      lomas(c, { y: c.hy - 60, amplitud: 60, color: c.t.lejos }) +
      lomas(c, { nombre: 'media', y: c.hy - 24, amplitud: 40, color: c.t.medio }) +
      copas(c, c.hy - 16, 70, c.t.cerca, [-40, 1240]) +
      agua(c)
    )
  if (c.zona === 'S1')
    return volcan(c, x, c.hy + 4, 900, c.t.medio) + lomas(c, { y: c.hy - 10, amplitud: 18 }) + agua(c)
  if (c.zona === 'S2')
    return (
      cordillera(c, { y: c.hy - 90, amplitud: 120, nieve: 80 }) +
      cordillera(c, { nombre: 'media', y: c.hy - 30, amplitud: 50, color: c.t.medio }) +
      lomas(c, { amplitud: 20 }) +
      agua(c)
    )
  if (c.zona === 'I1') return punta(c) + agua(c) + (como === 'llano' ? '' : islote(c, x))
  return horizonteAndino(c, c.zona === 'C1' ? 56 : 0) + suelo(c)
}

/** A headland from one side: beyond it the Pacific has no other shore. */
function punta(c: Cuadro): string {
  const en = (dx: number, dy: number): Punto => [c.lado === 1 ? dx : 1200 - dx, c.hy + dy]
  return camino(
    rutaSuave(
      [en(-60, 20), en(-60, -74), en(90, -66), en(220, -40), en(330, -30), en(430, -8), en(500, 10), en(300, 24)],
      0,
      true,
    ),
    c.t.medio,
  )
}

function islote(c: Cuadro, x: number): string {
  const y = c.hy + 6
  return (
    moai(c, x - 50, y - 12, 120, false) +
    moai(c, x + 34, y - 14, 138, true) +
    camino(
      rutaSuave([
        [x - 210, y + 14],
        [x - 120, y - 16],
        [x, y - 28],
        [x + 130, y - 16],
        [x + 220, y + 14],
      ]) + 'z',
      c.t.cerca,
    )
  )
}
