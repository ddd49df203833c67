import type { Cuadro } from './cuadro.ts'
import { hierba, pajonal, plantas, rama, tronco } from './plantas.ts'

/** Layer 9: the near edge in ink, never over the middle of the picture; straw and stones where the plant of the zone does not grow, a bank under each plant where all is water. */
export function marco(c: Cuadro, ras = false, enAgua = false): string {
  const planta = ras ? pajonal : plantas[c.zona]
  const azar = c.azar('marco-forma')
  const s = azar.real(1.25, 1.5) * (c.zona === 'S2' ? 0.74 : c.zona === 'I1' ? 0.9 : 1)
  switch (c.marco) {
    case 'izquierda':
      return planta(c, 96, 900, s, 1) + borde(c, 1)
    case 'derecha':
      return planta(c, 1104, 900, s, -1) + borde(c, -1)
    case 'ambos':
      if (enAgua)
        return (
          planta(c, 64, 880, s * 0.9, 1) + margen(c, 64, 150) + planta(c, 1010, 888, s * 0.62, 1) + margen(c, 1080, 210)
        )
      return planta(c, 70, 900, s * 0.9, 1) + planta(c, 1132, 900, s * 0.62, -1)
    case 'piso':
      return hierba(c, azar)
    case 'rama':
      return ras ? hierba(c, azar) : rama(c, c.lado === 1 ? 1 : -1, azar)
    case 'tronco':
      return c.zona === 'S1' || c.zona === 'C1'
        ? tronco(c, c.lado === 1 ? -1 : 1) + rama(sinParra(c), c.lado === 1 ? -1 : 1, azar)
        : planta(c, c.lado === 1 ? 1090 : 110, 910, s * 1.35, c.lado === 1 ? -1 : 1)
  }
}

/** No vine grows out of a trunk: its leaves are those of a wood. */
const sinParra = (c: Cuadro): Cuadro => ({ ...c, zona: 'S1' })

/** The bank of a plant that the same wind has combed as the other one. */
function margen(c: Cuadro, x: number, w: number): string {
  return `<path fill="${c.t.K}" d="M${x - w} 910Q${x - w * 0.7} 872 ${x - 20} 858T${x + w} 910z"/>`
}

function borde(c: Cuadro, lado: 1 | -1): string {
  const x = (v: number): number => (lado === 1 ? v : 1200 - v)
  return `<path fill="${c.t.K}" d="M${x(-10)} 910V850Q${x(90)} 840 ${x(190)} 872T${x(420)} 910z"/>`
}
