import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas, type Postura } from '../persona.ts'
import { camino, disco, elipse, opaco, poli, rect, trazos, xy } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { puesto, segunLuz } from './platos.ts'
import { colchagua } from './valles.ts'

const verter: Postura = { ...posturas.pie, brazos: [xy('40,62 20,58 6,76'), xy('33,100 27,79 4,76')] }
/** Its arms come over the table, after it. */
const anotar: Postura = { ...posturas.pie, brazos: [xy('5,73 5,74'), xy('-4,72 -4,73')] }
const TINTOS = ['#4A1530', '#7C1F3F', '#A33A52', '#5E1F5A']

/** A blend made by hand: four flasks without a label, a measuring cylinder, a notebook; vines and manor behind. */
export function ensamblaje(c: Cuadro): string {
  const { t } = c
  const [tabla, lino, manga] = [tinte(c, '#A8713F', 0.14), tinte(c, '#E6DCC8', 0.06), tinte(c, '#3F7F8C', 0.06)]
  const piel = mezcla(mezcla('#9A623F', t.R, 0.2), t.K, 0.25)
  return (
    colchagua({ ...c, hy: 400, fx: 600 - c.lado * 240, talla: 1.2 }) +
    segunLuz(
      c,
      persona(c, 380, 900, 440, { postura: verter, lado: 1, ropa: lino, sombrero: true }) +
        matraz(c) +
        disco(528, 454, 17, piel) +
        persona(c, 1010, 920, 440, { postura: anotar, lado: -1, ropa: manga }) +
        rect(0, 690, 1200, 220, tabla) +
        rect(0, 690, 1200, 18, mezcla(tabla, t.L, 0.36)) +
        trazos('M0 756H1200M0 824H1200', mezcla(tabla, t.K, 0.22), 5) +
        [60, 170, 280].map((x, i) => frasco(c, x, 750 + (i % 2) * 26, TINTOS[i]!)).join('') +
        frasco(c, 760, 752, TINTOS[3]!) +
        probeta(c, 590, 790) +
        trazos('M591 502q5 30 3 120', tinte(c, TINTOS[1]!, 0.04), 9) +
        elipse(562, 628, 17, 13, piel) +
        copa(c, 440, 830, TINTOS[2]!) +
        copa(c, 690, 850, TINTOS[0]!) +
        poli(xy('850,744 1030,724 1080,794 890,820'), tinte(c, '#F6F0E0', 0.04)) +
        poli(xy('940,734 950,733 990,807 980,808'), mezcla(t.L, t.K, 0.3)) +
        trazos('M874 760l60-7M884 776l60-7M894 792l50-6M974 748l60-7M984 766l60-7', mezcla(t.K, t.L, 0.4), 5) +
        trazos('M968 784L1002 716', tinte(c, '#D8A23A', 0.04), 9) +
        trazos('M984 598L926 672L918 738', mezcla(manga, t.K, 0.3), 27) +
        elipse(914, 752, 18, 14, piel) +
        trazos('M1030 606L1066 690L1000 736', mezcla(manga, t.K, 0.12), 29) +
        elipse(990, 740, 18, 15, piel),
    )
  )
}

/** A round-bottomed flask held by its neck over the cylinder. */
function matraz(c: Cuadro): string {
  const vidrio = mezcla(c.t.L, c.t.C, 0.3)
  return puesto(
    478,
    414,
    36.4,
    1,
    disco(0, 0, 52, vidrio, opaco(0.7)) +
      rect(46, -14, 98, 28, vidrio, opaco(0.7)) +
      camino('M-36 27L36-27A45 45 0 0 1 44-9H142V9H44A45 45 0 0 1-36 27z', tinte(c, TINTOS[1]!, 0.04)) +
      trazos('M142-19V19', vidrio, 9) +
      trazos('M-34-14A38 38 0 0 1-8-36', c.t.L, 6),
  )
}

function frasco(c: Cuadro, x: number, y: number, vino: string): string {
  const vidrio = mezcla(c.t.L, c.t.C, 0.3)
  return (
    elipse(x, y + 2, 52, 10, c.t.K, opaco(0.26)) +
    poli(
      [
        [x - 17, y - 170],
        [x + 17, y - 170],
        [x + 17, y - 120],
        [x + 48, y - 50],
        [x + 48, y],
        [x - 48, y],
        [x - 48, y - 50],
        [x - 17, y - 120],
      ],
      vidrio,
      opaco(0.7),
    ) +
    poli(
      [
        [x - 24, y - 96],
        [x + 24, y - 96],
        [x + 44, y - 48],
        [x + 44, y - 4],
        [x - 44, y - 4],
        [x - 44, y - 48],
      ],
      tinte(c, vino, 0.04),
    ) +
    trazos(`M${x - 32} ${y - 20}v-30l12-34`, c.t.L, 6, opaco(0.55)) +
    rect(x - 15, y - 190, 30, 30, tinte(c, '#C99A66', 0.06))
  )
}

/** Three wines, one over the other, between the marks. */
function probeta(c: Cuadro, x: number, y: number): string {
  const vidrio = mezcla(c.t.L, c.t.C, 0.3)
  return (
    elipse(x, y + 4, 74, 12, c.t.K, opaco(0.26)) +
    poli(
      [
        [x - 66, y],
        [x + 66, y],
        [x + 40, y - 16],
        [x - 40, y - 16],
      ],
      vidrio,
    ) +
    rect(x - 36, y - 260, 72, 246, vidrio, opaco(0.75)) +
    rect(x - 30, y - 76, 60, 60, tinte(c, TINTOS[0]!, 0.04)) +
    rect(x - 30, y - 130, 60, 54, tinte(c, TINTOS[2]!, 0.04)) +
    rect(x - 30, y - 170, 60, 40, tinte(c, TINTOS[1]!, 0.04)) +
    trazos(
      [40, 66, 92, 118, 144, 170, 196, 222].map((d, i) => `M${x + 32} ${y - d}h${i % 2 ? -14 : -26}`).join(''),
      c.t.L,
      5,
    ) +
    trazos(`M${x - 20} ${y - 40}V${y - 240}`, c.t.L, 6, opaco(0.5)) +
    poli(
      [
        [x - 46, y - 264],
        [x + 46, y - 264],
        [x + 36, y - 250],
        [x - 36, y - 250],
      ],
      vidrio,
    )
  )
}

function copa(c: Cuadro, x: number, y: number, vino: string): string {
  const vidrio = mezcla(c.t.L, c.t.C, 0.35)
  return (
    elipse(x, y, 44, 9, vidrio) +
    rect(x - 4, y - 74, 8, 74, vidrio) +
    camino(`M${x - 46} ${y - 196}Q${x - 66} ${y - 76} ${x} ${y - 70}T${x + 46} ${y - 196}z`, vidrio, opaco(0.55)) +
    camino(`M${x - 55} ${y - 130}Q${x - 54} ${y - 78} ${x} ${y - 75}T${x + 55} ${y - 130}z`, tinte(c, vino, 0.04)) +
    elipse(x, y - 130, 54, 8, mezcla(tinte(c, vino, 0.04), c.t.L, 0.25))
  )
}
