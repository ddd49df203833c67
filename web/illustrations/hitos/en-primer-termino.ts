import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { camino, elipse, opaco, rutaLoma, rutaSuave, type Punto } from '../trazo.ts'
import { guallata, huemul, zarapito } from './aves-de-lugar.ts'
import { gaviota, playero, tagua } from './aves-de-orilla.ts'
import { tinte } from './caserio.ts'
import { coscoroba } from './cerca-de-casa.ts'
import { pelicano } from './costa.ts'
import { cisne, garza } from './humedal.ts'
import { flamenco } from './norte-grande.ts'

type Cercano = (c: Cuadro, x: number, lado: 1 | -1, conGente?: boolean) => string

const sombra = (c: Cuadro, x: number, y: number, w: number): string => elipse(x, y, w, w * 0.12, c.t.K, opaco(0.22))
const posado = (c: Cuadro, color: string, x: number): string =>
  camino(
    rutaLoma(
      [
        [-40, 850],
        [x - 420, 836],
        [x - 180, 794],
        [x + 160, 790],
        [x + 420, 834],
        [1240, 848],
      ].sort(([a = 0], [b = 0]) => a - b) as unknown as [number, number][],
      910,
    ),
    color,
  )

/** The channel next to it spreads up to the feet of the bird. */
const brazoDelCanal = (c: Cuadro, x: number, s: 1 | -1): string =>
  camino(
    rutaSuave(
      (
        [
          [-330, 930],
          [-300, 868],
          [-190, 832],
          [-20, 820],
          [130, 826],
          [220, 846],
          [300, 852],
          [360, 850],
          [380, 930],
        ] as const
      ).map(([a, b]): Punto => [x + s * a, b]),
      0,
      true,
    ),
    mezcla(c.t.C, c.t.Z, 0.4),
  )

/** The animal that people come for, close to us. It stands above y 850: a card on a phone shows no more of a picture. */
export const cercanos: Readonly<Record<string, Cercano>> = {
  humedal: (c, x, lado, conGente) =>
    c.zona === 'S1' || c.zona === 'S2'
      ? conGente
        ? cisne(c, x, 836, 1.3, lado)
        : cisne(c, x, 824, 2.5, lado)
      : c.zona === 'C1'
        ? coscoroba(c, x - 60, 822, 2.5, lado)
        : garza(c, x + 50, 844, 2.6, lado),
  salar: (c, x, lado) =>
    elipse(x, 826, 220, 30, mezcla(mezcla(c.t.C, c.t.Z, 0.5), c.t.H, 0.1)) + flamenco(c, x, 848, 2.5, lado),
  caulin: (c, x, lado) => elipse(x, 832, 210, 26, mezcla(c.t.C, c.t.Z, 0.4)) + zarapito(c, x, 836, 3.4, lado),
  guallatas: (c, x, lado) => sombra(c, x + 60, 834, 150) + guallata(c, x + 60, 836, 2.4, lado),
  huasco: (c, x, lado) => tagua(c, x, 812, 2.7, lado),
  yali: (c, x, lado) => sombra(c, x, 836, 110) + playero(c, x, 834, 3.3, lado),
  concon: (c, x, lado) => posado(c, tinte(c, '#DDBF8E', 0.12), x) + gaviota(c, x, 822, 3, lado),
  rocuant: (c, x, lado) => brazoDelCanal(c, x, lado) + garza(c, x, 838, 2.5, lado),
  lluta: (c, x, lado) => sombra(c, x, 834, 130) + gaviota(c, x, 832, 3, lado),
  roquerio: (c, x, lado) => pelicano(c, x, 828, 2.2, lado),
  huemules: (c, x, lado) => huemul(c, x, 838, 1.8, lado, true),
}
