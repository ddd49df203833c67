import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { copas, lomas } from '../relieve.ts'
import { rect, rutaSuave, trazos } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { edificios, muralla, torreAlta } from './valles.ts'

/** The river between its stone walls, the path along it. */
export function mapocho(de: Cuadro): string {
  const c = { ...de, hy: Math.min(de.hy, 474) }
  const { t, hy } = c
  const [piedra, rio, verde] = [tinte(c, '#B3A58E', 0.16), tinte(c, '#8E9C94', 0.1), mezcla(t.verde, t.G, 0.2)]
  const [muro, cauce, pretil] = [hy + 92, hy + 146, 690]
  const sillares = (y: number, filas: number, alto: number, ancho: number): string => {
    let d = ''
    for (let i = 0; i < filas; i++) {
      d += `M0 ${y + i * alto}H1200`
      for (let x = (i % 2) * ancho * 0.5; x < 1200; x += ancho) d += `M${x} ${y + i * alto}v${alto}`
    }
    return trazos(d, mezcla(piedra, t.K, 0.3), 2.4)
  }
  return (
    muralla(c) +
    lomas(c, { y: hy - 30, amplitud: 40, color: t.medio }) +
    edificios(c, 'lejanos', hy + 20, 0.72, t.bajo) +
    torreAlta(c) +
    edificios(c, 'cercanos', hy + 56, 1, mezcla(t.R, t.K, 0.2)) +
    copas(c, hy + 46, 34, mezcla(t.verde, t.K, 0.2), [-40, 1240]) +
    rect(0, hy + 76, 1200, 24, verde) +
    rect(0, muro, 1200, cauce - muro, mezcla(piedra, t.K, 0.12)) +
    sillares(muro + 8, 3, 16, 54) +
    rect(0, muro - 2, 1200, 9, mezcla(piedra, t.L, 0.4)) +
    rect(0, cauce, 1200, pretil - cauce, rio) +
    rect(0, cauce, 1200, 9, t.K, 'opacity=".2"') +
    trazos(
      [0, 1, 2]
        .map((i) => {
          const y = cauce + 14 + ((pretil - cauce - 24) * i) / 2
          const donde = [
            [60, 470, 880],
            [260, 700, 1040],
            [90, 520, 860],
          ]
          return donde[i]!.map((x) =>
            rutaSuave([
              [x, y],
              [x + 46, y - 7],
              [x + 92, y + 6],
              [x + 150, y],
            ]),
          ).join('')
        })
        .join(''),
      t.L,
      4,
      'opacity=".75"',
    ) +
    rect(0, pretil, 1200, 34, piedra) +
    sillares(pretil + 10, 2, 12, 78) +
    rect(0, pretil - 5, 1200, 14, mezcla(piedra, t.L, 0.4)) +
    rect(0, pretil + 34, 1200, 190, t.G) +
    rect(0, 744, 1200, 52, mezcla(mezcla(t.L, t.G, 0.2), t.R, 0.14)) +
    trazos(
      'M20 770h60M160 770h60M300 770h60M440 770h60M580 770h60M720 770h60M860 770h60M1000 770h60M1140 770h60',
      t.L,
      4,
    ) +
    rect(0, 796, 1200, 7, mezcla(t.G, t.K, 0.24))
  )
}
