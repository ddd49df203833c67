import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { copas, lomas, suelo } from '../relieve.ts'
import { camino, opaco, rect, trazos, xy } from '../trazo.ts'

/** The fence stands behind those who walk before it, however low the horizon is. */
const DETRAS_DE_QUIEN_PASA = 704

export function iglesiaChilota(c: Cuadro, otras = ''): string {
  const { t } = c
  const x = c.fx
  const y = c.hy + 70
  return (
    lomas(c, { y: c.hy - 80, amplitud: 40, color: t.lejos }) +
    lomas(c, { nombre: 'media', y: c.hy - 40, amplitud: 36, color: t.medio }) +
    copas(c, c.hy - 10, 32, mezcla(t.verde, t.R, 0.3), [-40, 1240]) +
    suelo(c, mezcla(t.verde, t.L, 0.14)) +
    otras +
    templo(c, x, y, 2.05 * c.talla) +
    camino(
      `M${x - 22} ${y}h44q10 60 70 104T${x + 290} 912H${x - 150}Q${x - 20} ${y + 150} ${x - 22} ${y}z`,
      mezcla(t.L, t.G, 0.3),
    ) +
    cerco(c, Math.min(y + 84, DETRAS_DE_QUIEN_PASA))
  )
}

/** Three of them, each of its own colour and tower, and who mends the shingles of the near one. */
export function tresIglesias(c: Cuadro): string {
  const s = c.fx > 600 || (c.fx === 600 && c.lado === 1) ? -1 : 1
  const x = c.fx + s * 130 * c.talla
  const [madera, y] = [mezcla(c.t.K, c.t.R, 0.4), c.hy + 70]
  const escalera = trazos(
    `M${x + s * 44} ${y}l${s * -28}-136M${x + s * 64} ${y}l${s * -28}-136${[18, 40, 62, 84, 106].map((b) => `M${Math.round(x + s * (44 - b * 0.2))} ${y - b}h${s * 20}`).join('')}`,
    madera,
    4,
  )
  const tejuelas = [0, 1, 2]
    .map((i) => rect(x + s * 92 - 20 + i * 5, y - 8 - i * 9, 42 - i * 10, 7, mezcla('#A8764A', c.t.R, 0.2)))
    .join('')
  return (
    iglesiaChilota(
      c,
      ermita(c, c.fx + s * 510, c.hy + 26, 0.95, '#F2ECDD', '#3F74A8') +
        ermita(c, c.fx + s * 336, c.hy + 42, 1.2, '#A87C56', '#6E5A48'),
    ) +
    escalera +
    tejuelas +
    persona(c, x + s * 54, y - 38, 66, { postura: posturas.trepar, lado: -s as 1 | -1, ropa: c.t.A })
  )
}

/** One of them from afar. */
function ermita(c: Cuadro, x: number, y: number, k: number, muro: string, adorno: string): string {
  const p = pluma(x, y, k * c.talla)
  const [pared, techo, oscuro] = [mezcla(muro, c.t.R, 0.12), mezcla(adorno, c.t.R, 0.2), mezcla(c.t.K, c.t.R, 0.3)]
  const umbria = (w: number, y0: number, y1: number): string =>
    p.poli(
      [
        [-c.lado * w, y0],
        [-c.lado * w, y1],
        [-c.lado * w * 0.4, y1],
        [-c.lado * w * 0.4, y0],
      ],
      c.t.K,
      opaco(0.16),
    )
  return (
    p.poli(xy('-72,0 -72,40 0,76 72,40 72,0'), pared) +
    p.poli(xy('-80,36 0,84 80,36 76,30 0,72 -76,30'), techo) +
    p.poli(xy('-20,62 -20,112 20,112 20,62'), pared) +
    umbria(20, 62, 112) +
    p.poli(xy('-25,110 0,162 25,110'), techo) +
    p.linea(xy('0,160 0,176'), c.t.K, 2) +
    p.linea(xy('-5,170 5,170'), c.t.K, 2) +
    [-46, -23, 0, 23, 46]
      .map((a) =>
        p.poli(
          [
            [a - 7, 0],
            [a - 7, 18],
            [a, 26],
            [a + 7, 18],
            [a + 7, 0],
          ],
          oscuro,
        ),
      )
      .join('') +
    p.disco(0, 92, 6, oscuro)
  )
}

function templo(c: Cuadro, x: number, y: number, s: number): string {
  const { t } = c
  const p = pluma(x, y, s)
  const apaga = c.hora === 'noche' ? 0.5 : c.hora === 'atardecer' ? 0.16 : 0
  const muro = mezcla(mezcla('#E3C46A', t.L, 0.25), t.K, apaga)
  const techo = mezcla(mezcla('#8F4A3C', t.R, 0.25), t.K, apaga + 0.05)
  const azul = mezcla(mezcla('#4F86A8', t.R, 0.15), t.K, apaga)
  const hueco = c.hora === 'noche' || c.hora === 'atardecer' ? '#FFD887' : mezcla(t.K, t.R, 0.3)
  const arco = (a: number, w: number, h: number): string =>
    p.poli(
      [
        [a - w, 0],
        [a - w, h * 0.72],
        [a - w * 0.6, h * 0.94],
        [a, h],
        [a + w * 0.6, h * 0.94],
        [a + w, h * 0.72],
        [a + w, 0],
      ],
      hueco,
    )
  const tejuela = [40, 47, 54]
    .map((h) =>
      p.linea(
        [
          [-72, h],
          [72, h],
        ],
        t.K,
        0.8,
        opaco(0.2),
      ),
    )
    .join('')
  const caja = (w: number, y0: number, y1: number, color: string): string =>
    p.poli(
      [
        [-w, y0],
        [-w, y1],
        [w, y1],
        [w, y0],
      ],
      color,
    ) +
    p.poli(
      [
        [-c.lado * w, y0],
        [-c.lado * w, y1],
        [-c.lado * w * 0.4, y1],
        [-c.lado * w * 0.4, y0],
      ],
      t.K,
      opaco(0.16),
    )
  return (
    p.poli(xy('-86,0 -86,50 -62,84 62,84 86,50 86,0'), mezcla(muro, t.R, 0.1)) +
    p.poli(
      (
        [
          [70, 0],
          [70, 50],
          [86, 50],
          [86, 0],
        ] as const
      ).map(([a, b]) => [-c.lado * a, b] as const),
      t.K,
      opaco(0.24),
    ) +
    p.poli(xy('-92,48 -62,88 62,88 92,48'), techo) +
    p.poli(xy('-76,0 -76,36 0,72 76,36 76,0'), muro) +
    tejuela +
    p.poli(xy('-82,34 0,78 82,34 78,30 0,71 -78,30'), techo) +
    caja(24, 58, 104, muro) +
    caja(27, 102, 107, techo) +
    caja(18, 107, 134, azul) +
    caja(21, 132, 137, techo) +
    caja(12, 137, 154, muro) +
    p.poli(xy('-16,152 0,190 16,152'), techo) +
    p.linea(xy('0,188 0,203'), t.K, 2) +
    p.linea(xy('-5,198 5,198'), t.K, 2) +
    [-54, -27, 0, 27, 54].map((a) => arco(a, 9, a === 0 ? 34 : 29)).join('') +
    xy('-10,112 10,112')
      .map(([a = 0, b = 0]) =>
        p.poli(
          [
            [a - 4, b],
            [a - 4, b + 12],
            [a, b + 15],
            [a + 4, b + 12],
            [a + 4, b],
          ],
          hueco,
        ),
      )
      .join('') +
    p.disco(0, 84, 7, hueco)
  )
}

function cerco(c: Cuadro, y: number): string {
  const blanco = mezcla(c.t.L, c.t.H, 0.3)
  let d = ''
  for (let x = -10; x < 1210; x += 34) if (Math.abs(x - c.fx - 30) > 150) d += `M${x} ${y + 46}v-44`
  const tramo = (a: number, b: number): string => `M${a} ${y + 14}H${b}M${a} ${y + 32}H${b}`
  return trazos(d + tramo(-10, c.fx - 130) + tramo(c.fx + 190, 1210), blanco, 6)
}
