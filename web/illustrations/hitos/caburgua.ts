import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { agua, bosque, cordillera, lomas } from '../relieve.ts'
import { camino, elipse, opaco, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'

/** Wooded hills that close the lake: black sand at our feet, the white beach on the far shore. */
export function caburgua(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = (dx: number, dy: number): Punto => [600 + s * dx, y + dy]
  const [monte, negra, blanca] = [mezcla(t.verde, t.R, 0.35), tinte(c, '#4A474C', 0.16), tinte(c, '#F6E8C8', 0.04)]
  const cerro = (puntos: readonly (readonly [number, number])[], color: string): string =>
    camino(`${rutaSuave(puntos.map(([a, b]) => en(a, b)))}z`, color)
  const playa = rutaSuave([en(-400, 5), en(-310, 12), en(-180, 32), en(30, 44), en(200, 30), en(310, 12), en(390, 5)])
  return (
    cordillera(c, { y: y - 96, amplitud: 60, nieve: 46 }) +
    lomas(c, { y: y - 60, amplitud: 50, color: mezcla(t.medio, monte, 0.3) }) +
    cerro(xy('-800,20 -800,-250 -640,-232 -480,-150 -360,-134 -220,-50 -90,-14 -40,20'), mezcla(monte, t.H, 0.22)) +
    cerro(xy('800,20 800,-190 660,-220 520,-150 420,-60 330,-30 260,20'), mezcla(monte, t.H, 0.12)) +
    bosque(c, y + 4, 40, mezcla(monte, t.H, 0.06), [-40, 1240]) +
    agua(c, y + 8, mezcla(tinte(c, '#2E93A6', 0.06), t.Z, 0.16)) +
    camino(`${playa}z`, blanca) +
    trazos(playa, t.L, 5) +
    cerro(xy('-800,44 -800,-110 -660,-128 -540,-60 -430,-20 -370,44'), mezcla(monte, t.K, 0.14)) +
    bosque(c, y + 44, 66, mezcla(monte, t.K, 0.36), s === 1 ? [-40, 236] : [964, 1240]) +
    elipse(...en(-600, 46), 270, 6, t.L, opaco(0.5)) +
    trazos(rutaSuave(xy('-40,806 260,786 620,812 940,790 1240,804')), t.L, 13, opaco(0.85)) +
    camino(rutaLoma(xy('-40,812 260,792 620,818 940,796 1240,810'), 910), negra) +
    camino(rutaLoma(xy('-40,866 340,850 760,872 1240,852'), 910), mezcla(negra, t.K, 0.4))
  )
}
