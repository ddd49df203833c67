import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { jinete } from '../quehaceres.ts'
import { cordillera } from '../relieve.ts'
import { camino, opaco, poli, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { quisco } from './cerros-secos.ts'
import { alamos } from './norte-chico.ts'

/** Riders in file over a dry ridge with its cactus, a thread of green below, the great range ahead. */
export function putaendo(c: Cuadro): string {
  const { t, lado: s, fx } = c
  // Ahead of the two that every ride shows.
  const x = fx === 600 ? 600 + s * 240 : fx === 400 ? 770 : 430
  const hacia = x < fx ? 1 : -1
  const en = (dx: number, y: number): Punto => [600 + s * dx, y]
  const [seco, pardo] = [tinte(c, '#BFA06A', 0.14), tinte(c, '#9A7450', 0.16)]
  const valle = mezcla(t.verde, t.L, 0.2)
  const cauce = [
    [134, 508, 1],
    [136, 532, 3],
    [20, 554, 7],
    [120, 578, 10],
    [20, 612, 13],
    [220, 660, 16],
  ] as const
  return (
    cordillera({ ...c, hy: 510 }, { y: 350, amplitud: 130, nieve: 40, color: mezcla(t.lejos, t.R, 0.14) }) +
    poli(
      [en(-760, 220), en(-600, 250), en(-470, 330), en(-360, 360), en(-220, 470), en(-120, 520), en(-760, 640)],
      mezcla(pardo, t.H, 0.3),
    ) +
    poli([en(-600, 250), en(-470, 330), en(-440, 420), en(-540, 500), en(-580, 380)], t.K, opaco(0.14)) +
    poli(
      [en(760, 170), en(620, 230), en(520, 300), en(420, 320), en(300, 430), en(180, 520), en(760, 640)],
      mezcla(pardo, t.H, 0.18),
    ) +
    poli([en(620, 230), en(520, 300), en(420, 320), en(440, 420), en(560, 500), en(580, 360)], t.K, opaco(0.14)) +
    camino(rutaLoma(xy('-40,516 300,506 700,512 1240,500'), 910), valle) +
    camino(
      `${rutaSuave(cauce.map(([dx, y, w]) => en(dx - w, y)))}L${rutaSuave(cauce.toReversed().map(([dx, y, w]) => en(dx + w, y))).slice(1)}z`,
      mezcla(t.C, t.L, 0.4),
    ) +
    alamos(c, 534, 600 - s * 60 - 200, 14, 1.1) +
    alamos(c, 552, 600 + s * 160, 7, 1.2) +
    camino(
      rutaLoma(
        [en(-700, 560), en(-420, 566), en(-120, 620), en(160, 640), en(420, 604), en(700, 560)].toSorted(
          (a, b) => a[0] - b[0],
        ),
        910,
      ),
      mezcla(seco, t.H, 0.16),
    ) +
    camino(rutaLoma(xy('-40,734 300,708 620,726 900,702 1240,724'), 910), seco) +
    trazos(rutaSuave(xy('-40,764 300,740 620,758 900,734 1240,756')), mezcla(seco, t.L, 0.4), 26) +
    camino(rutaLoma(xy('-40,850 400,826 800,852 1240,820'), 910), mezcla(pardo, t.K, 0.14)) +
    (
      [
        [-470, 640, 0.6],
        [400, 650, 0.6],
        [530, 690, 0.9],
      ] as const
    )
      .map(([dx, y, k]) => quisco(c, ...en(dx, y), k))
      .join('') +
    (
      [
        [-300, 690],
        [-90, 700],
        [290, 700],
        [140, 712],
      ] as const
    )
      .map(([dx, y]) => {
        const [a, b] = en(dx, y)
        return camino(
          rutaSuave(
            [
              [a - 34, b],
              [a - 30, b - 30],
              [a, b - 40],
              [a + 32, b - 26],
              [a + 34, b],
            ],
            0,
            true,
          ),
          mezcla(t.verde, t.K, 0.2),
        )
      })
      .join('') +
    jinete(c, { x: x + hacia * 300, y: 738, h: 80, lado: hacia, agua: false, acento: t.A }) +
    quisco(c, ...en(-530, 880), 1.6) +
    quisco(c, ...en(-400, 886), 0.9)
  )
}
