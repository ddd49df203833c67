import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { agua, cordillera, lomas } from '../relieve.ts'
import { camino, elipse, opaco, rutaSuave, trazos, type Punto } from '../trazo.ts'

/** Marble caves: we look out of the vault over a turquoise lake. */
export function capillasDeMarmol(c: Cuadro): string {
  const { t } = c
  const lago = mezcla(mezcla('#22A6B0', t.G, 0.35), t.K, c.hora === 'noche' ? 0.4 : c.hora === 'atardecer' ? 0.12 : 0)
  return (
    cordillera(c, { y: c.hy - 60, amplitud: 70, nieve: 60 }) +
    lomas(c, { y: c.hy - 16, amplitud: 20 }) +
    agua(c, c.hy, lago) +
    islote(c, lago) +
    boveda(c)
  )
}

function islote(c: Cuadro, lago: string): string {
  const { t } = c
  const x = c.fx
  const y = c.hy + 90
  const marmol = mezcla(t.nieve, t.R, 0.3)
  const forma: Punto[] = [[x - 210, y - 130], [x - 120, y - 190], [x + 40, y - 206], [x + 170, y - 160], [x + 210, y - 90], [x + 160, y - 40], [x + 130, y], [x + 96, y + 4], [x + 90, y - 44], [x + 40, y - 66], [x, y - 40], [x - 4, y + 4], [x - 60, y + 4], [x - 74, y - 40], [x - 116, y - 56], [x - 140, y], [x - 190, y + 2], [x - 180, y - 60]]
  const vetas = [0, 1, 2, 3].map((i) => rutaSuave([[x - 184, y - 66 - i * 22], [x - 90, y - 92 - i * 20], [x + 40, y - 88 - i * 24], [x + 190, y - 70 - i * 18]])).join('')
  return (
    elipse(x, y + 8, 220, 20, mezcla(lago, t.K, 0.3), opaco(0.6)) +
    camino(rutaSuave(forma, 0, true), marmol) +
    trazos(vetas, mezcla(lago, t.R, 0.4), 8, opaco(0.55)) +
    camino(rutaSuave([[x - 230, y - 130], [x - 190, y - 176], [x - 120, y - 186], [x - 60, y - 226], [x + 20, y - 206], [x + 90, y - 232], [x + 150, y - 180], [x + 214, y - 160], [x + 200, y - 120], [x + 60, y - 160], [x - 110, y - 150]], 0, true), mezcla(t.verde, t.K, 0.25)) +
    trazos(`M${x - 230} ${y + 22}h120M${x - 60} ${y + 30}h180M${x + 150} ${y + 18}h90`, t.L, 5, opaco(0.7))
  )
}

/** Swirled ceiling and one column near us, in three tones. */
function boveda(c: Cuadro): string {
  const { t } = c
  const s = c.fx > 600 ? -1 : 1
  const mx = (x: number): number => (s === 1 ? x : 1200 - x)
  const curva = (k: number): string => {
    const p: Punto[] = [[1240, 250 - k], [1080, 190 - k], [900, 120 - k * 0.8], [640, 96 - k * 0.8], [380, 130 - k * 0.9], [200, 60 - k], [60, 110 - k], [-40, 60 - k]]
    return rutaSuave(p.map(([x, y]): Punto => [mx(x), y]))
  }
  const cierre = `L${mx(-40)} -20L${mx(1240)} -20z`
  const columna = (k: number): string => {
    const p: Punto[] = [[1240, 120], [1090 + k, 210], [1020 + k, 330], [1064 + k, 470], [1008 + k, 600], [1050 + k, 720], [960 + k, 920], [1260, 920], [1260, 120]]
    return `${rutaSuave(p.map(([x, y]): Punto => [mx(x), y]))}z`
  }
  const base = mezcla(t.R, t.K, 0.5)
  const tonos = [base, mezcla(base, t.G, 0.3), mezcla(base, t.K, 0.4)]
  return (
    [0, 42, 84].map((k, i) => camino(curva(k) + cierre, tonos[i]!)).join('') +
    [0, 50, 104].map((k, i) => camino(columna(k), tonos[i]!)).join('')
  )
}
