import { type Cuadro, haciaLaSombra } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { cordillera, lomas, suelo } from '../relieve.ts'
import { camino, opaco, poli, rutaCaja, rutaSuave, xy, type Punto } from '../trazo.ts'
import { hueco, tinte } from './caserio.ts'
import { nevado } from './norte-grande.ts'

/** The squat white church between its two towers, behind a thick wall; a fort of stone on its rock. */
export function sanFrancisco(c: Cuadro): string {
  const { t, fx: x, hy: y, lado: s } = c
  return (
    cordillera(c, { y: y - 60, amplitud: 50 }) +
    nevado(c, x + s * 330, y + 14, 1.1, t.medio) +
    lomas(c, { y: y - 10, amplitud: 20, color: t.bajo }) +
    suelo(c, mezcla(tinte(c, '#C9A552'), t.G, 0.5)) +
    pucara(c, x + s * 500, y + 70) +
    templo(c, x + s * 20, y + 112)
  )
}

function templo(c: Cuadro, x: number, y: number): string {
  const { t } = c
  const p = pluma(x, y, 1.62 * c.talla, haciaLaSombra(c, x))
  const [cal, paja, cactus] = [tinte(c, '#F8F1E2', 0.05), tinte(c, '#A8854A', 0.25), tinte(c, '#8A5E3A', 0.1)]
  const sombra = mezcla(cal, t.K, 0.16)
  const torre = (a: number): string =>
    p.poli(
      [
        [a - 42, 0],
        [a - 36, 112],
        [a + 36, 112],
        [a + 42, 0],
      ],
      cal,
    ) +
    p.poli(
      [
        [a + 16, 0],
        [a + 16, 112],
        [a + 36, 112],
        [a + 42, 0],
      ],
      sombra,
    ) +
    p.poli(
      [
        [a - 40, 110],
        [a - 40, 120],
        [a + 40, 120],
        [a + 40, 110],
      ],
      mezcla(cal, t.R, 0.2),
    ) +
    p.poli(
      [
        [a - 28, 120],
        [a - 26, 154],
        [a + 26, 154],
        [a + 28, 120],
      ],
      cal,
    ) +
    p.poli(
      [
        [a + 12, 120],
        [a + 12, 154],
        [a + 26, 154],
        [a + 28, 120],
      ],
      sombra,
    ) +
    p.poli(
      [
        [a - 10, 122],
        [a - 10, 138],
        [a, 147],
        [a + 10, 138],
        [a + 10, 122],
      ],
      hueco(c),
    ) +
    p.poli(
      [
        [a - 32, 153],
        [a, 184],
        [a + 32, 153],
      ],
      mezcla(cal, t.R, 0.14),
    ) +
    p.linea(
      [
        [a, 182],
        [a, 204],
      ],
      t.K,
      3,
    ) +
    p.linea(
      [
        [a - 7, 196],
        [a + 7, 196],
      ],
      t.K,
      3,
    )
  const tapia: Punto[] = xy(
    '-290,-34 -290,6 -56,6 -56,18 -42,34 0,44 42,34 56,18 56,6 290,6 290,-34 28,-34 28,2 16,16 0,21 -16,16 -28,2 -28,-34',
  )
  return (
    p.poli(xy('40,0 40,88 210,88 214,0'), sombra) +
    p.poli(xy('40,86 60,116 196,116 220,86'), paja) +
    p.poli(xy('130,0 134,64 150,64 156,0'), mezcla(cal, t.R, 0.14)) +
    p.poli(xy('-58,0 -58,111 0,141 58,111 58,0'), cal) +
    p.poli(xy('-62,106 0,137 62,106 62,114 0,146 -62,114'), paja) +
    p.poli(xy('-30,88 -30,94 30,94 30,88'), cactus) +
    p.poli(xy('-12,94 -12,108 0,116 12,108 12,94'), hueco(c)) +
    torre(-99) +
    torre(99) +
    p.poli(tapia, cal) +
    p.poli(xy('-28,-34 -28,2 -16,16 0,21 16,16 28,2 28,-34'), cactus) +
    p.linea(xy('0,-34 0,19'), mezcla(cactus, t.K, 0.4), 3) +
    p.poli(xy('-290,-34 -290,-24 -28,-24 -28,-34'), sombra) +
    p.poli(xy('28,-34 28,-24 290,-24 290,-34'), sombra) +
    p.poli(xy('-290,4 -290,10 -56,10 -56,4'), mezcla(cal, t.R, 0.3)) +
    p.poli(xy('56,4 56,10 290,10 290,4'), mezcla(cal, t.R, 0.3)) +
    p.elipse(0, -34, 296, 6, t.K, opaco(0.16))
  )
}

/** Walls of stone one over the other. */
function pucara(c: Cuadro, x: number, y: number): string {
  const s = c.lado
  const roca = mezcla(c.t.R, c.t.H, 0.1)
  const piedra = mezcla(tinte(c, '#B98F72', 0.2), c.t.L, 0.1)
  const muros = (
    [
      [-150, -20, 70],
      [-70, -22, 60],
      [0, -18, 66],
      [-110, -62, 60],
      [-40, -64, 70],
      [-70, -104, 50],
    ] as const
  )
    .map(([dx, dy, w]) => rutaCaja(x + s * dx - w / 2, y + dy - 34, w, 38))
    .join('')
  const vanos = (
    [
      [-150, -30],
      [-64, -30],
      [6, -26],
      [-104, -70],
      [-34, -72],
      [-66, -112],
    ] as const
  )
    .map(([dx, dy]) => rutaCaja(x + s * dx - 8, y + dy - 10, 13, 20))
    .join('')
  return (
    poli(
      [
        [x - s * 300, y + 14],
        [x - s * 230, y - 40],
        [x - s * 160, y - 70],
        [x - s * 80, y - 112],
        [x - s * 10, y - 90],
        [x + s * 60, y - 30],
        [x + s * 120, y + 14],
      ],
      roca,
    ) +
    camino(
      rutaSuave(
        [
          [x - s * 350, y + 14],
          [x - s * 250, y - 10],
          [x - s * 130, y + 4],
          [x, y - 8],
          [x + s * 90, y],
          [x + s * 190, y + 16],
          [x + s * 90, y + 30],
          [x - s * 240, y + 30],
        ],
        0,
        true,
      ),
      mezcla(roca, c.t.G, 0.55),
    ) +
    camino(muros, piedra) +
    camino(vanos, mezcla(c.t.K, c.t.R, 0.4))
  )
}
