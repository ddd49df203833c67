import { type Cuadro, haciaLaSombra } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { cordillera, lomas, suelo } from '../relieve.ts'
import { camino, opaco, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'

/** Boulders of a dry ravine, faces with feather crowns cut into them. */
export function piedrasGrabadas(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const cauce: Punto[] = [
    [x + s * 60, y + 30],
    [x + s * 10, y + 70],
    [x + s * 150, y + 120],
    [x + s * 60, y + 200],
    [x + s * 190, 920],
    [x + s * 380, 920],
    [x + s * 220, y + 200],
    [x + s * 260, y + 120],
    [x + s * 80, y + 74],
    [x + s * 86, y + 30],
  ]
  const estero = tinte(c, '#4F9CB0', 0.06)
  const ondas = [
    [76, 44, 14],
    [80, 64, 18],
    [150, 96, 44],
    [196, 122, 46],
    [160, 148, 60],
    [130, 184, 70],
    [166, 214, 64],
    [200, 252, 90],
    [230, 284, 70],
    [250, 318, 110],
  ] as const
  return (
    cordillera(c, { y: y - 70, amplitud: 60 }) +
    lomas(c, { y: y - 20, amplitud: 70, color: c.t.medio }) +
    suelo(c, mezcla(mezcla('#C9A878', c.t.G, 0.4), c.t.R, 0.1)) +
    trazos(`${rutaSuave(cauce, 0, true)}z`, mezcla(mezcla(c.t.R, c.t.L, 0.5), c.t.K, 0.1), 14) +
    camino(rutaSuave(cauce, 0, true), estero) +
    trazos(
      ondas.map(([dx, dy, w]) => `M${Math.round(x + s * dx - w / 2)} ${Math.round(y + dy)}h${w}`).join(''),
      mezcla(estero, c.t.L, 0.5),
      5,
      opaco(0.8),
    ) +
    piedra(c, x + s * 430, y + 70, 0.7, false) +
    piedra(c, x + s * 250, y + 44, 0.44, false) +
    piedra(c, x - s * 400, y + 76, 0.8, true) +
    piedra(c, x - s * 190, y + 152, 1.6, true) +
    piedra(c, x - s * 430, y + 220, 1.1, false, 0.16)
  )
}

function piedra(c: Cuadro, x: number, y: number, k: number, grabada: boolean, oscura = 0): string {
  const p = pluma(x, y, k * 1.25 * c.talla, haciaLaSombra(c, x))
  const roca = mezcla(tinte(c, '#A88A70', 0.24), c.t.K, oscura)
  const cara = (a: number, b: number, m: number): string =>
    p.linea(
      [
        [a - 13 * m, b],
        [a - 13 * m, b + 20 * m],
        [a + 13 * m, b + 20 * m],
        [a + 13 * m, b],
        [a - 13 * m, b],
      ],
      mezcla(c.t.L, roca, 0.1),
      2.6,
    ) +
    [-12, -6, 0, 6, 12]
      .map((d) =>
        p.linea(
          [
            [a + d * m, b + 24 * m],
            [a + d * 1.7 * m, b + 38 * m],
          ],
          mezcla(c.t.L, roca, 0.1),
          2.4,
        ),
      )
      .join('') +
    p.disco(a - 5 * m, b + 12 * m, 2.2, c.t.L) +
    p.disco(a + 5 * m, b + 12 * m, 2.2, c.t.L) +
    p.linea(
      [
        [a - 4 * m, b + 5 * m],
        [a + 4 * m, b + 5 * m],
      ],
      c.t.L,
      2,
    )
  return (
    p.elipse(0, 0, 128, 9, c.t.K, opaco(0.24)) +
    p.suave(xy('-118,0 -122,50 -84,108 -20,124 50,114 104,72 120,16 112,-4'), roca) +
    camino(
      `${rutaSuave(xy('15,119 50,114 104,72 120,16 84,-2').map(([a = 0, b = 0]) => p.en(a, b)))}Q${p.en(96, 70).map(Math.round).join(' ')} ${p.en(15, 119).map(Math.round).join(' ')}z`,
      c.t.K,
      opaco(0.2),
    ) +
    trazos(rutaSuave([p.en(-104, 40), p.en(-60, 92), p.en(-10, 112)]), mezcla(roca, c.t.L, 0.3), 4) +
    (grabada ? cara(-52, 44, 0.8) + cara(8, 34, 0.95) : '')
  )
}
