import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, ruta, rutaDisco, rutaLoma, trazos, xy, type Punto } from '../trazo.ts'
import { casa, hueco, tinte } from './caserio.ts'
import { puesto } from './platos.ts'

/** The brick mill of a wool town by the sea: saw-tooth roofs, a stack, bolts of cloth on their cart. */
export function panos(c: Cuadro): string {
  const { t, fx: x } = c
  const s = (x > 600 ? -1 : x < 600 ? 1 : -c.lado) as 1 | -1
  const [ladrillo, patio] = [tinte(c, '#A8543E', 0.08), tinte(c, '#C4B49A', 0.16)]
  const p = pluma(x, 640, 2, s)
  const dientes = [0, 1, 2, 3, 4]
    .map((i) => {
      const a = -230 + i * 72
      return (
        p.poli(
          [
            [a, 96],
            [a, 150],
            [a + 72, 96],
          ],
          ladrillo,
        ) +
        p.poli(
          [
            [a + 5, 98],
            [a + 5, 140],
            [a + 24, 126],
            [a + 24, 98],
          ],
          mezcla(t.C, t.L, 0.3),
        ) +
        p.poli(
          [
            [a - 4, 154],
            [a + 76, 98],
            [a + 76, 90],
            [a - 4, 146],
          ],
          mezcla(t.R, t.K, 0.44),
        )
      )
    })
    .join('')
  const vanos = [-208, -160, -112, -64, -16, 32, 80]
    .flatMap((a) =>
      [14, 56].map((b) =>
        ruta([
          p.en(a, b),
          p.en(a, b + 22),
          p.en(a + 6, b + 28),
          p.en(a + 18, b + 28),
          p.en(a + 24, b + 22),
          p.en(a + 24, b),
        ]),
      ),
    )
    .join('')
  const humo = (
    [
      [168, 222, 14],
      [156, 246, 22],
      [126, 268, 26],
      [88, 276, 22],
    ] as const
  )
    .map(([a, b, r]) => rutaDisco(...p.en(a, b), r * 1.5))
    .join('')
  const rollo = (a: number, b: number, color: string): string => {
    const tono = tinte(c, color, 0.04)
    const [rx, ry] = p.en(a, b)
    return (
      poli(
        [
          [rx, ry - 26],
          [rx + s * 150, ry - 26],
          [rx + s * 150, ry + 26],
          [rx, ry + 26],
        ],
        tono,
      ) +
      elipse(rx + s * 150, ry, 13, 26, mezcla(tono, t.K, 0.24)) +
      elipse(rx, ry, 13, 26, mezcla(tono, t.L, 0.3)) +
      elipse(rx, ry, 5, 10, mezcla(tono, t.K, 0.4))
    )
  }
  return (
    lomas(c, { y: 420, amplitud: 40, color: t.lejos }) +
    agua({ ...c, hy: 440 }, 440) +
    camino(
      rutaLoma(
        (s === 1
          ? xy('-40,330 220,300 480,380 720,460 1240,560')
          : xy('-40,560 480,460 720,380 980,300 1240,330')) as unknown as Punto[],
        660,
      ),
      mezcla(t.verde, t.H, 0.2),
    ) +
    (
      [
        [-512, 400, '#8FB0AC'],
        [-562, 462, '#E3C478'],
        [-508, 528, '#D9A85A'],
      ] as const
    )
      .map(([dx, y, color]) =>
        casa(c, {
          x: x + s * dx - 30,
          y,
          w: 60,
          h: 42,
          muro: mezcla(tinte(c, color, 0.1), t.H, 0.2),
          techo: mezcla(t.R, t.K, 0.2),
          cima: 22,
        }),
      )
      .join('') +
    rect(0, 600, 1200, 310, patio) +
    camino(humo, mezcla(t.L, t.K, 0.42), opaco(0.7)) +
    p.poli(xy('150,0 157,206 183,206 190,0'), mezcla(ladrillo, t.K, 0.1)) +
    p.poli(xy('174,0 174,206 183,206 190,0'), t.K, opaco(0.2)) +
    p.poli(xy('153,200 153,216 187,216 187,200'), mezcla(ladrillo, t.K, 0.4)) +
    p.poli(xy('-230,0 -230,98 130,98 130,0'), ladrillo) +
    dientes +
    p.poli(xy('-230,90 -230,97 130,97 130,90'), mezcla(ladrillo, t.L, 0.34)) +
    camino(vanos, hueco(c)) +
    p.poli(xy('116,0 116,98 130,98 130,0'), t.K, opaco(0.16)) +
    camino(rutaLoma(xy('-40,668 400,656 900,670 1240,652'), 910), mezcla(patio, t.L, 0.14)) +
    puesto(
      Math.round(p.en(-40, 0)[0] * 0.42),
      336,
      0,
      0.58,
      elipse(p.en(-40, -66)[0], 798, 260, 14, t.K, opaco(0.22)) +
        rollo(-130, -32, '#3F6C94') +
        rollo(-46, -32, '#C9A23E') +
        rollo(-88, -8, t.A) +
        p.poli(xy('-152,-44 -152,-52 66,-52 66,-44'), mezcla(t.K, t.R, 0.4)) +
        p.linea(xy('66,-48 104,-28'), mezcla(t.K, t.R, 0.4), 5) +
        [-110, 24]
          .map((a) => trazos(rutaDisco(...p.en(a, -62), 26), mezcla(t.K, t.R, 0.3), 11) + p.disco(a, -62, 4, t.K))
          .join(''),
    )
  )
}
