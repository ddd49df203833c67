import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { agua } from '../relieve.ts'
import { camino, opaco, poli, rutaLoma, trazos, type Punto } from '../trazo.ts'
import { caballo } from './campo.ts'
import { matas } from './patagonia.ts'

/** The grass summit of the island, the sea on both sides and horses on its flank. */
export function terevaka(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  const pasto = mezcla(t.R, t.L, 0.12)
  const cerro: Punto[] = [
    [x - 1300, y + 60],
    [x - 760, y + 56],
    [x - 520, y + 30],
    [x - 330, y - 60],
    [x - 170, y - 190],
    [x - 60, y - 226],
    [x + 50, y - 216],
    [x + 170, y - 176],
    [x + 340, y - 50],
    [x + 540, y + 34],
    [x + 780, y + 56],
    [x + 1300, y + 60],
  ]
  return (
    agua(c, y - 40) +
    camino(rutaLoma(cerro, 910), mezcla(pasto, t.H, 0.12)) +
    poli(
      [
        [x - s * 70, y - 204],
        [x - s * 150, y - 166],
        [x - s * 300, y - 52],
        [x - s * 440, y + 16],
        [x - s * 250, y + 90],
        [x - s * 190, y - 30],
        [x - s * 110, y - 110],
      ],
      t.K,
      opaco(0.1),
    ) +
    trazos(
      `M${Math.round(x + s * 20)} ${Math.round(y - 212)}c${s * 30} 50 ${s * -110} 60 ${s * -80} 120s${s * 150} 60 ${s * 90} 120s${s * -190} 60 ${s * -120} 170`,
      mezcla(mezcla('#C58A62', t.R, 0.2), t.L, 0.14),
      13,
    ) +
    camino(
      rutaLoma(
        [
          [-40, y + 96],
          [340, y + 70],
          [760, y + 100],
          [1240, y + 66],
        ],
        910,
      ),
      pasto,
    ) +
    camino(
      rutaLoma(
        [
          [-40, y + 210],
          [400, y + 186],
          [820, y + 214],
          [1240, y + 180],
        ],
        910,
      ),
      mezcla(t.R, t.K, 0.14),
    ) +
    matas(c, y + 130, mezcla(t.R, t.K, 0.3)) +
    caballo(c, x - s * 250, y + 140, 0.95, s) +
    caballo(c, x + s * 110, y + 112, 0.7, -s as 1 | -1)
  )
}
