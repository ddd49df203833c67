import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { cordillera, lomas, suelo } from '../relieve.ts'
import { camino, elipse, opaco, poli, rutaDisco, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { licancabur } from './norte-grande.ts'

/** The llama of the sky is what has no stars: a dark shape in the Milky Way, its two bright eyes, a fire below. */
export function coyo(c: Cuadro): string {
  const { t, lado: s } = c
  const y = c.hy
  const azar = c.azar('rio-de-estrellas')
  const eje = (f: number, d: number): Punto => [
    600 + s * (-760 + 1520 * f),
    560 - 520 * f + 130 * Math.sin(f * Math.PI) * -1 + d,
  ]
  const franja = (w: number, k: number, o: number): string => {
    const orilla = (lado: 1 | -1): Punto[] =>
      [0, 0.12, 0.26, 0.4, 0.55, 0.7, 0.84, 1].map((f, i) => eje(f, lado * (w + ((i * 37) % 5) * 7 - 14)))
    return camino(`${rutaSuave(orilla(-1))}L${rutaSuave(orilla(1).reverse()).slice(1)}z`, mezcla(t.C, t.H, k), opaco(o))
  }
  let [chicas, medias] = ['', '']
  for (let i = 0; i < 150; i++) {
    const [px, py] = eje(azar.real(0, 1), azar.real(-1, 1) * azar.real(10, 170))
    if (py > y - 60 || py < 8) continue
    if (i % 4) chicas += `M${Math.round(px)} ${Math.round(py)}h0`
    else medias += `M${Math.round(px)} ${Math.round(py)}h0`
  }
  const [lx, ly] = [600 - s * 30, y * 0.44]
  const p = pluma(0, 0, 1.12, s === 1 ? 1 : -1)
  const noche = mezcla(t.Z, t.K, 0.4)
  const llama =
    p.suave(xy('-118,4 -110,40 -60,52 0,42 52,52 84,34 84,-6 40,-26 -40,-24 -100,-20'), noche) +
    p.suave(xy('48,20 72,50 96,96 98,128 122,132 124,96 104,44 86,4'), noche) +
    p.suave(xy('92,118 100,142 128,146 160,128 158,116 124,114'), noche) +
    p.poli(xy('98,134 92,166 106,146'), noche) +
    p.poli(xy('110,138 112,170 122,142'), noche) +
    (
      [
        [-98, -104, -108],
        [-66, -96, -62],
        [38, -100, 30],
        [66, -102, 76],
      ] as const
    )
      .map(([a, b, d]) =>
        p.poli(
          [
            [a - 13, 0],
            [d - 6, b],
            [d + 6, b],
            [a + 13, 0],
          ],
          noche,
        ),
      )
      .join('') +
    p.suave(xy('-112,30 -136,44 -140,20 -116,12'), noche)
  const [fx, fy] = [600 - s * 140, 812]
  const quien = (dx: number, dy: number, h: number, lado: 1 | -1, ropa: string): string =>
    elipse(fx + dx, fy + dy + 2, h * 0.4, h * 0.07, t.K, opaco(0.4)) +
    poli(
      [
        [fx + dx - h * 0.16, fy + dy + 2],
        [fx + dx - h * 0.13, fy + dy - h * 0.25],
        [fx + dx + h * 0.11, fy + dy - h * 0.26],
        [fx + dx + h * 0.15, fy + dy + 2],
      ],
      mezcla(t.R, t.K, 0.4),
    ) +
    persona(c, fx + dx, fy + dy, h, { postura: posturas.sentado, lado, ropa, sombrero: lado === 1 })
  const ojos = (
    [
      [136, 130, 6.5],
      [108, 128, 5],
    ] as const
  )
    .map(([a, b, r]) => rutaDisco(...p.en(a, b), r))
    .join('')
  return (
    franja(210, 0.2, 0.6) +
    franja(150, 0.5, 0.6) +
    franja(96, 0.9, 0.5) +
    trazos(chicas, t.L, 3.6, opaco(0.85)) +
    trazos(medias, t.L, 5.6) +
    `<g transform="translate(${Math.round(lx)} ${Math.round(ly)}) rotate(${-s * 18})">${llama}${camino(ojos, t.L)}</g>` +
    cordillera(c, { amplitud: 40, y: y - 34, color: t.medio }) +
    licancabur(c, 600 + s * 360, y + 8, 170) +
    lomas(c, { y: y - 12, amplitud: 20, color: mezcla(t.bajo, t.K, 0.2) }) +
    suelo(c, mezcla(t.G, t.K, 0.16)) +
    elipse(fx, fy + 6, 330, 62, '#F0923A', opaco(0.16)) +
    elipse(fx, fy + 6, 220, 42, '#F0923A', opaco(0.14)) +
    elipse(fx, fy + 6, 110, 24, '#F0923A', opaco(0.2)) +
    quien(-150, 0, 128, 1, tinte(c, '#C9574A', 0.2)) +
    quien(150, 4, 128, -1, tinte(c, '#3F8C96', 0.3)) +
    quien(-86, -34, 108, 1, tinte(c, '#E3CFA0', 0.3)) +
    trazos(
      `M${fx - 46} ${fy + 10}L${fx + 40} ${fy - 6}M${fx - 40} ${fy - 6}L${fx + 46} ${fy + 10}`,
      tinte(c, '#5A3826', 0.2),
      13,
    ) +
    camino(`M${fx - 36} ${fy}q-14-46 16-80 4 26 20 28 2-30 26-44 4 48 20 58 8 24-14 38z`, '#F0923A') +
    camino(`M${fx - 14} ${fy}q-6-26 12-46 14 18 26 20 6 16-4 26z`, '#F8D46A')
  )
}
