import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { camino, disco, elipse, opaco, poli, rect, rutaDisco, trazos, xy } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { fondoDeZona } from './fondo.ts'
import { discos, segunLuz } from './platos.ts'

/** A new pot of clay on the three stones of its fire, under the roof of the workshop; what is not yet sold on the shelf. */
export function ollaAlFuego(c: Cuadro): string {
  const { t } = c
  const [adobe, greda, madera] = [tinte(c, '#C89B6C', 0.1), tinte(c, '#A8522E', 0.06), tinte(c, '#6E4A30', 0.1)]
  const piedra = mezcla(t.R, t.K, 0.36)
  return (
    fondoDeZona({ ...c, hy: 560 }, 'seco') +
    segunLuz(
      c,
      rect(730, 60, 480, 640, adobe) +
        rect(730, 60, 26, 640, t.K, opaco(0.14)) +
        trazos('M790 190h70M930 250h90M1080 176h60M820 560h80M1010 600h110', mezcla(adobe, t.K, 0.16), 6) +
        estante(c, 330, greda, madera) +
        estante(c, 546, mezcla(greda, '#3A2A26', 0.6), madera) +
        rect(36, 60, 34, 640, madera) +
        rect(706, 60, 34, 640, madera) +
        poli(xy('-20,-10 1220,-10 1220,92 -20,100'), mezcla(madera, t.K, 0.3)) +
        trazos(
          Array.from({ length: 22 }, (_, i) => `M${i * 58} ${i % 2 ? 96 : 104}l-8 46`).join(''),
          tinte(c, '#C7A060', 0.08),
          26,
        ) +
        rect(-20, 84, 1240, 26, madera) +
        poli(xy('-20,690 1220,690 1220,760 -20,760'), mezcla(adobe, t.L, 0.3)) +
        rect(-20, 756, 1240, 160, mezcla(adobe, t.K, 0.12)) +
        trazos(
          'M-20 812H1220M-20 866H1220M120 760v52M360 760v52M610 760v52M880 760v52M1080 760v52M240 812v54M500 812v54M760 812v54M990 812v54',
          mezcla(adobe, t.K, 0.3),
          6,
        ) +
        elipse(390, 716, 290, 24, t.K, opaco(0.3)) +
        fuego +
        camino(
          'M182 720q6-90 76-88 68 6 66 88zM456 720q2-86 68-88 66 4 74 88zM332 734q8-86 58-84 54 4 56 84z',
          piedra,
        ) +
        trazos('M70 742L330 706M720 746L470 708', mezcla(madera, t.K, 0.2), 26) +
        olla(c, greda) +
        librillo(c, 940, 724, greda),
    )
  )
}

const fuego =
  camino(
    'M184 716q-40-60-20-130 30 20 40 60 14-60-4-100 60 30 76 96 60-40 140 0 4-50 60-98-6 44 6 84 6-34 32-56 36 36 34 84 34-16 70-74 22 74-34 134z',
    '#E8792E',
  ) + camino('M226 716q-24-34-10-74 26 14 36 44 40-40 70-14 24-20 60-20 30 6 44 36 4-30 26-52 24 50-4 80z', '#F8C65A')

function olla(c: Cuadro, greda: string): string {
  const [sombra, borde] = [mezcla(greda, c.t.K, 0.24), mezcla(greda, c.t.L, 0.24)]
  const [maiz, zapallo, papa] = [tinte(c, '#F2C53A', 0.04), tinte(c, '#E2762C', 0.06), tinte(c, '#EBD694', 0.04)]
  return (
    trazos('M168 420q-66 4-56 62t78 30M612 420q66 4 56 62t-78 30', sombra, 30) +
    camino('M222 344Q140 410 146 510 156 640 320 664H460Q624 640 634 510 640 410 558 344z', greda) +
    camino('M558 344Q640 410 634 510 624 640 460 664H390Q540 620 552 500 558 410 500 350z', c.t.K, opaco(0.18)) +
    camino('M176 590Q220 654 320 664H460Q560 654 604 590 560 620 390 622 220 620 176 590z', c.t.K, opaco(0.34)) +
    trazos('M170 440Q390 500 610 440', borde, 7, opaco(0.6)) +
    elipse(390, 340, 190, 58, borde) +
    elipse(390, 342, 164, 46, mezcla(greda, c.t.K, 0.5)) +
    elipse(390, 350, 158, 38, tinte(c, '#D98F36', 0.04)) +
    camino('M256 350q-14-64 58-92 56 10 60 60l-20 40q-50 16-98-8z', zapallo) +
    camino('M256 350q-14-64 58-92l8 12q-44 28-44 88z', tinte(c, '#4E7A48')) +
    elipse(470, 334, 54, 40, papa) +
    elipse(458, 322, 28, 15, c.t.L, opaco(0.45)) +
    `<g transform="rotate(14 400 300)">${camino('M356 360V262q0-18 42-18t42 18v98z', maiz)}${camino(discos(xy('372,276 398,280 424,276 372,304 398,308 424,304 372,332 398,336 424,332'), 11), tinte(c, '#D9A32E', 0.04))}${elipse(398, 252, 42, 14, tinte(c, '#F6E3A0', 0.04))}${elipse(398, 252, 18, 6, tinte(c, '#C9A25A', 0.04))}</g>` +
    trazos('M520 352L640 190', tinte(c, '#B98A54', 0.06), 20) +
    camino(discos(xy('310,366 350,374 440,376 500,366'), 9, 6), tinte(c, '#4F8A3F')) +
    camino('M232 348Q390 430 548 348 540 372 500 384 390 412 280 384 240 372 232 348z', borde) +
    trazos('M320 232c-50-44 40-66 0-116M470 226c-44-36 44-60 4-104', c.t.L, 18, opaco(0.5))
  )
}

/** A board with bowls, a jar and the three-legged pig. */
function estante(c: Cuadro, y: number, greda: string, madera: string): string {
  const sombra = mezcla(greda, c.t.K, 0.26)
  const cuenco = (x: number, w: number): string =>
    camino(`M${x - w} ${y - 62}h${w * 2}q-4 60-${w * 0.7} 62H${x - w * 0.3}q-${w * 0.66}-4-${w * 0.7}-62z`, greda) +
    elipse(x, y - 62, w, 13, sombra)
  const jarro = (x: number): string =>
    trazos(`M${x + 34} ${y - 96}q40 6 8 56`, sombra, 13) +
    camino(`M${x - 26} ${y - 126}h52q-8 24 14 46 22 40-6 80h-68q-28-40-6-80 22-22 14-46z`, greda) +
    elipse(x, y - 126, 27, 8, sombra)
  const chancho = (x: number): string =>
    trazos(`M${x - 34} ${y - 24}v22M${x + 34} ${y - 24}v22M${x + 4} ${y - 20}v18`, sombra, 18) +
    camino(`${rutaDisco(x, y - 54, 62, 40)}M${x + 30} ${y - 84}l14-30 18 32z`, greda) +
    disco(x + 60, y - 54, 17, sombra) +
    disco(x + 38, y - 66, 5, c.t.K)
  const arriba = y < 400
  return (
    rect(750, y, 440, 20, madera) +
    rect(770, y + 20, 16, 34, mezcla(madera, c.t.K, 0.3)) +
    rect(1140, y + 20, 16, 34, mezcla(madera, c.t.K, 0.3)) +
    (arriba ? jarro(820) + chancho(952) + cuenco(1100, 64) : cuenco(832, 60) + jarro(968) + cuenco(1096, 70))
  )
}

/** Pebre in its bowl, the lid and the wooden spoon beside. */
function librillo(c: Cuadro, x: number, y: number, greda: string): string {
  return (
    elipse(x, y + 6, 140, 16, c.t.K, opaco(0.26)) +
    camino(`M${x - 118} ${y - 66}q14 70 66 72h104q52-2 66-72z`, greda) +
    elipse(x, y - 66, 118, 30, mezcla(greda, c.t.L, 0.24)) +
    elipse(x, y - 64, 100, 22, tinte(c, '#C8402E', 0.04)) +
    camino(
      discos(
        [
          [x - 50, y - 68],
          [x - 10, y - 58],
          [x + 40, y - 70],
          [x + 70, y - 60],
          [x - 24, y - 76],
        ],
        11,
        6,
      ),
      tinte(c, '#5F9A44', 0.04),
    ) +
    trazos(`M${x + 40} ${y - 70}L${x + 150} ${y - 128}`, tinte(c, '#B98A54', 0.06), 15)
  )
}
