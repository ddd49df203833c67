import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { agua, cordillera, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, rutaDisco, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'

/** Marble caves: we look out of the vault over a turquoise lake. */
export function capillasDeMarmol(c: Cuadro): string {
  const { t } = c
  const lago = mezcla(mezcla('#22A6B0', t.G, 0.35), t.K, c.hora === 'noche' ? 0.4 : c.hora === 'atardecer' ? 0.12 : 0)
  return (
    cordillera(c, { y: c.hy - 60, amplitud: 70, nieve: 60 }) +
    lomas(c, { y: c.hy - 16, amplitud: 20 }) +
    agua(c, c.hy, lago) +
    `<g transform="translate(${Math.round(c.fx * -0.34)} ${Math.round((c.hy + 128) * -0.34 + 10)}) scale(1.34)">${islote(c, lago)}</g>` +
    boveda(c)
  )
}

function islote(c: Cuadro, lago: string): string {
  const { t } = c
  const x = c.fx
  const y = c.hy + 104
  const marmol = mezcla(t.nieve, t.R, 0.26)
  const roca: Punto[] = [
    [x - 250, y],
    [x - 240, y - 60],
    [x - 262, y - 120],
    [x - 200, y - 180],
    [x - 120, y - 214],
    [x - 60, y - 204],
    [x + 10, y - 246],
    [x + 90, y - 226],
    [x + 170, y - 240],
    [x + 236, y - 176],
    [x + 262, y - 100],
    [x + 236, y - 46],
    [x + 250, y],
  ]
  const arco = (a: number, w: number, h: number): string =>
    `M${x + a - w} ${y}Q${x + a - w * 1.1} ${y - h} ${x + a} ${y - h}T${x + a + w} ${y}z`
  /** How far the rock reaches at a height over the water, along the side given. */
  const hasta = (h: number, borde: readonly (readonly [number, number])[]): number => {
    const k = borde.findIndex(([, b]) => b > h)
    const [[a0, b0], [a1, b1]] = [borde[k - 1]!, borde[k]!]
    return x + a0 + ((a1 - a0) * (h - b0)) / (b1 - b0)
  }
  const izquierda = (h: number): Punto => [hasta(h, xy('-250,0 -240,60 -262,120 -200,180')), y - h]
  const derecha = (h: number): Punto => [hasta(h, xy('250,0 236,46 262,100 236,176')), y - h]
  const vetas = [44, 78, 112, 146]
    .map((h, i) => {
      const filo = (g: number): Punto[] => [
        izquierda(h + g),
        [x - 130, y - h - g - 26 + i * 6],
        [x, y - h - g + 10],
        [x + 120, y - h - g - 20],
        derecha(h + g + 4),
      ]
      return `${rutaSuave(filo(4.5))}L${rutaSuave(filo(-4.5).toReversed()).slice(1)}z`
    })
    .join('')
  const matas = [-190, -150, -96, 40, 84, 150, 190].map(
    (a, i) => [x + a, y - [190, 204, 214, 240, 234, 240, 216][i]!, 26 + (i % 3) * 7] as const,
  )
  return (
    elipse(x, y + 8, 268, 20, mezcla(lago, t.K, 0.3), opaco(0.6)) +
    camino(matas.map(([a, b, r]) => rutaDisco(a, b, r, r * 0.7)).join(''), mezcla(t.verde, t.K, 0.3)) +
    poli(roca, marmol) +
    poli(
      c.lado === 1
        ? [...roca.slice(0, 5), [x - 150, y - 130], [x - 184, y - 60], [x - 170, y]]
        : [...roca.slice(9), [x + 170, y], [x + 184, y - 60], [x + 150, y - 140]],
      mezcla(t.R, t.K, 0.1),
      opaco(0.3),
    ) +
    camino(vetas, mezcla(lago, t.R, 0.4), opaco(0.5)) +
    camino(arco(-138, 66, 96) + arco(20, 84, 128) + arco(170, 50, 78), mezcla(lago, t.K, 0.5)) +
    camino(arco(-138, 46, 58) + arco(20, 58, 78) + arco(170, 34, 46), mezcla(lago, t.L, 0.16)) +
    trazos(`M${x - 270} ${y + 24}h150M${x - 60} ${y + 34}h190M${x + 160} ${y + 22}h110`, t.L, 5, opaco(0.7))
  )
}

/** Swirled ceiling and one column near us, in three tones. */
function boveda(c: Cuadro): string {
  const { t } = c
  const s = c.fx > 600 ? -1 : 1
  const mx = (x: number): number => (s === 1 ? x : 1200 - x)
  /** Roof and column are one edge: it turns the corner without a seam. */
  const borde = (k: number, d: number): string => {
    const p: Punto[] = [
      [-40, 60 - k],
      [60, 110 - k],
      [200, 60 - k],
      [380, 130 - k * 0.9],
      [640, 96 - k * 0.8],
      [900, 112 - k * 0.8],
      [1080 + d * 0.7, 140 - k * 0.6],
      [1020 + d, 330],
      [1064 + d, 470],
      [1008 + d, 600],
      [1050 + d, 720],
      [960 + d, 920],
    ]
    return `${rutaSuave(p.map(([x, y]): Punto => [mx(x), y]))}L${mx(1260)} 920L${mx(1260)} -20L${mx(-40)} -20z`
  }
  const base = mezcla(t.R, t.K, 0.5)
  const tonos = [base, mezcla(base, t.G, 0.3), mezcla(base, t.K, 0.4)]
  return (
    [
      [0, 0],
      [42, 50],
      [84, 104],
    ] as const
  )
    .map(([k, d], i) => camino(borde(k, d), tonos[i]!))
    .join('')
}
