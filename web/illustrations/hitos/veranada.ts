import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { camino, elipse, opaco, ruta, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'

/** The hut of the summer pasture under the araucarias, its goats, somebody of the family in a poncho who goes ahead. */
export function veranada(c: Cuadro): string {
  const en = (dx: number): number => 600 + c.lado * dx
  const deLado = (k: 1 | -1): 1 | -1 => (c.lado * k) as 1 | -1
  return (
    puesto(c, en(446), c.hy + 84) +
    chivas(
      [
        [en(352), c.hy + 132, 0.62, deLado(-1)],
        [en(500), c.hy + 138, 0.66, deLado(-1)],
        [en(470), c.hy + 188, 0.86, deLado(-1)],
      ],
      mezcla(c.t.L, c.t.R, 0.14),
    ) +
    chivas(
      [
        [en(418), c.hy + 148, 0.7, deLado(1)],
        [en(556), c.hy + 168, 0.78, deLado(1)],
      ],
      tinte(c, '#7A4F34', 0.1),
    ) +
    quienGuia(c, en(130), 768, 90 * c.talla, deLado(-1), c.t.A)
  )
}

/** Planks and shingles, smoke over the ridge. */
function puesto(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.2, c.lado)
  const [tabla, tejuela] = [tinte(c, '#8A6A4C', 0.14), mezcla(tinte(c, '#5C4A3E', 0.2), c.t.K, 0.2)]
  return (
    trazos(rutaSuave([p.en(30, 78), p.en(20, 104), p.en(38, 128), p.en(28, 160)]), c.t.L, 11, opaco(0.4)) +
    p.poli(xy('-54,0 -54,44 54,44 54,0'), tabla) +
    p.poli(xy('-54,0 -54,44 -40,44 -40,0'), c.t.K, opaco(0.2)) +
    p.poli(xy('8,0 8,34 28,34 28,0'), mezcla(c.t.K, tabla, 0.16)) +
    p.poli(xy('-68,40 -46,80 46,80 68,40'), tejuela) +
    trazos(
      ruta([p.en(-60, 53), p.en(60, 53)], 0, false) + ruta([p.en(-52, 66), p.en(52, 66)], 0, false),
      mezcla(tejuela, c.t.L, 0.2),
      2,
    )
  )
}

/** Goats of one coat, where they stand. */
function chivas(sitios: readonly (readonly [x: number, y: number, k: number, lado: 1 | -1])[], pelo: string): string {
  const todas = (puntos: readonly Punto[], traza: (p: Punto[]) => string): string =>
    sitios.map(([x, y, k, lado]) => traza(puntos.map(([a, b]): Punto => [x + a * k * lado, y - b * k]))).join('')
  const palo = (p: Punto[]): string => ruta(p, 0, false)
  return (
    trazos(
      [
        xy('-18,24 -17,1'),
        xy('-10,22 -11,1'),
        xy('12,22 12,1'),
        xy('19,26 19,1'),
        xy('-24,36 -33,43'),
        xy('29,52 30,66 23,71'),
        xy('41,42 39,35'),
      ]
        .map((p) => todas(p as unknown as Punto[], palo))
        .join(''),
      pelo,
      3,
    ) +
    camino(
      todas(xy('-29,34 -27,19 18,18 26,32 34,44 43,42 46,46 34,57 27,56 17,40 -10,41'), (p) => ruta(p)),
      pelo,
    )
  )
}

function quienGuia(c: Cuadro, x: number, y: number, h: number, lado: 1 | -1, franja: string): string {
  const p = pluma(x, y, h / 100, lado)
  const manta = mezcla(c.t.K, c.t.R, 0.24)
  return (
    elipse(x, y + 1, h * 0.4, h * 0.05, c.t.K, opaco(0.28)) +
    persona(c, x, y, h, { postura: posturas.andar, lado, ropa: manta, sombrero: true }) +
    p.poli(xy('-16,38 -10,78 6,84 14,78 24,44'), manta) +
    p.poli(xy('-14,50 -12.7,58 19.4,60 21.8,52'), franja)
  )
}
