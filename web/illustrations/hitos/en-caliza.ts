import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { horizonteAndino, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, rutaDisco, rutaLoma, rutaSuave, trazos, xy } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { BLANCO, botella, copaDeVino, racimo } from './copas.ts'

/** White wine on a slab of the pale limestone it comes from, the rows behind on the same white ground. */
export function sobreCaliza(c: Cuadro): string {
  const { t, lado: s } = c
  const q = { ...c, hy: 480 }
  const cal = tinte(c, '#EFE6D2', 0.06)
  const verde = tinte(c, '#7E9A48', 0.08)
  const x = 600 + s * 30
  const hileras = [-7, -5, -3, -1, 1, 3, 5, 7].map((k) => `M${600 + k * 34} 500L${600 + k * 190} 700`).join('')
  const matas = [0, 1, 2]
    .map((f) =>
      [-7, -5, -3, -1, 1, 3, 5, 7].map((k) => {
        const [px, py, r] = [600 + k * (50 + f * 44), 510 + f * 48, 11 + f * 6]
        return rutaSuave(
          [
            [px - r * 1.7, py + r * 0.3],
            [px - r * 1.5, py - r * 0.9],
            [px - r * 0.4, py - r * 0.7],
            [px + r * 0.3, py - r * 1.5],
            [px + r * 1.7, py - r * 0.7],
            [px + r * 1.4, py + r * 0.6],
            [px + r * 0.5, py + r * 0.3],
            [px - r * 0.5, py + r],
          ],
          0,
          true,
        )
      }),
    )
    .flat()
    .join('')
  const troncos = [0, 1, 2]
    .map((f) =>
      [-7, -5, -3, -1, 1, 3, 5, 7].map((k) => `M${600 + k * (50 + f * 44)} ${510 + f * 48}v${15 + f * 7}`).join(''),
    )
    .join('')
  return (
    horizonteAndino(q, 0) +
    lomas(q, { nombre: 'loma', y: 460, amplitud: 40, color: mezcla(cal, t.R, 0.3), pasos: 8 }) +
    camino(rutaLoma(xy('-40,486 400,476 800,490 1240,476'), 910), mezcla(cal, t.G, 0.24)) +
    trazos(hileras, mezcla(cal, t.R, 0.34), 5) +
    trazos(troncos, mezcla(t.K, t.R, 0.4), 6) +
    camino(matas, verde) +
    poli(xy('-20,730 140,700 380,690 700,684 980,696 1220,714 1220,920 -20,920'), cal) +
    poli(xy('-20,780 180,770 420,784 640,772 900,790 1220,770 1220,920 -20,920'), mezcla(cal, t.R, 0.22)) +
    poli(xy('-20,850 300,838 560,856 840,842 1220,858 1220,920 -20,920'), mezcla(cal, t.R, 0.4)) +
    trazos(
      'M180 772l30 70M424 786l-24 58M644 776l36 72M902 792l-30 56M1060 782l20 66M300 842l20 60M842 846l-20 60',
      mezcla(cal, t.K, 0.34),
      4,
    ) +
    camino(
      xy('90,806 250,816 520,820 760,812 1000,822 1130,812 140,880 460,884 700,886 960,890')
        .map(([a = 0, b = 0]) => rutaDisco(a, b, 15, 7))
        .join(''),
      mezcla(cal, t.L, 0.5),
    ) +
    elipse(x - s * 120, 744, 120, 14, t.K, opaco(0.2)) +
    elipse(x + s * 70, 752, 100, 12, t.K, opaco(0.2)) +
    elipse(x + s * 250, 760, 110, 14, t.K, opaco(0.2)) +
    botella(c, x - s * 120, 742, BLANCO) +
    copaDeVino(c, x + s * 60, 750, BLANCO) +
    racimo(c, x + s * 230, 744, BLANCO)
  )
}
