import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { agua, copas, lomas } from '../relieve.ts'
import { camino, opaco, poli, rect, trazos, xy } from '../trazo.ts'
import { conLuz, tinte } from './caserio.ts'
import { segunLuz } from './platos.ts'

/** A house on stilts in its coat of shingles, each row of another cut, and the carpenter on its deck. */
export function tejuelas(c: Cuadro): string {
  const { t } = c
  const madera = tinte(c, '#A87848', 0.1)
  const hondo = mezcla(madera, t.K, 0.42)
  const hacha = pluma(560, 604, 1.5, 1)
  return (
    lomas(c, { y: 400, amplitud: 50, color: t.lejos, pasos: 8 }) +
    lomas(c, { nombre: 'media', y: 450, amplitud: 46, color: t.medio, pasos: 8 }) +
    copas(c, 470, 50, mezcla(t.verde, t.R, 0.3), [-40, 1240]) +
    rect(0, 500, 1200, 60, mezcla(t.verde, t.K, 0.3)) +
    agua({ ...c, hy: 560 }, 556) +
    segunLuz(
      c,
      trazos(
        [70, 190, 310, 430, 550, 670, 790, 910, 1030].map((x) => `M${x} 660V${830 + (x % 40)}`).join(''),
        hondo,
        20,
      ) +
        fachada(c) +
        rect(-10, 636, 1080, 30, madera) +
        rect(-10, 662, 1080, 14, hondo) +
        trazos(Array.from({ length: 20 }, (_, i) => `M${20 + i * 54} 638v24`).join(''), hondo, 3) +
        trazos('M860 636V540M960 636V540M1060 636V540M850 540H1070M850 588H1070', hondo, 9) +
        [0, 1, 2, 3, 4]
          .map((i) =>
            rect(760 - (i % 2) * 8, 616 - i * 17, 84, 15, mezcla(tinte(c, '#D9A868', 0.06), t.K, (i % 3) * 0.08)),
          )
          .join('') +
        rect(496, 596, 96, 40, mezcla(madera, t.K, 0.24)) +
        poli(xy('516,598 516,500 532,484 548,500 548,598'), tinte(c, '#E8BC7C', 0.04)) +
        trazos('M526 588V506M538 588V506', tinte(c, '#C08A4E', 0.06), 3) +
        rect(640, 596, 60, 40, mezcla(madera, t.K, 0.3)) +
        persona(c, 668, 636, 230, { postura: posturas.sentado, lado: -1, ropa: t.A, sombrero: true }) +
        hacha.linea(xy('38,40 8,66'), hondo, 5) +
        hacha.poli(xy('0,62 12,80 24,70 10,56'), mezcla(t.K, t.L, 0.5)) +
        trazos('M470 630q10-14 22 0M712 632q8-12 18 0M446 634h12', tinte(c, '#E8BC7C', 0.04), 5),
    ) +
    trazos('M60 800h150M320 846h190M640 806h160M860 850h180', mezcla(t.G, t.H, 0.4), 6, opaco(0.7))
  )
}

function fachada(c: Cuadro): string {
  const { t } = c
  const [rojo, ocre, azul] = [tinte(c, '#B5583A', 0.06), tinte(c, '#D9A54A', 0.06), tinte(c, '#4F7F86', 0.06)]
  const cortes = ['q14 22 28 0', 'l14 20 14-20', 'h28', 'l7 12 7-12 7 12 7-12'] as const
  const fila = (y: number, x0: number, n: number, corte: string): string =>
    `M${x0} ${y - 34}v34${Array.from({ length: n }, () => corte).join('')}v-34z`
  const juntas = (y: number, x0: number, n: number): string =>
    Array.from({ length: n - 1 }, (_, k) => `M${x0 + (k + 1) * 28} ${y - 30}v28`).join('')
  let [svg, lineas] = ['', '']
  for (let i = 11; i >= 0; i--) {
    const y = 160 + i * 40
    const sobre = i < 4
    const [x0, n] = sobre ? [318 - i * 42, 4 + i * 3] : [150, 16]
    svg += camino(
      fila(y, x0, n, cortes[Math.floor(i / 2) % 4]!),
      mezcla(sobre ? ocre : i < 8 ? rojo : azul, i % 2 ? t.L : t.K, 0.1),
    )
    lineas += juntas(y, x0, n)
  }
  const ventana = (x: number, y: number): string =>
    rect(x - 52, y - 62, 104, 124, mezcla(t.L, '#FFFFFF', 0.2)) +
    rect(x - 40, y - 50, 80, 100, conLuz(c) ? '#FFD887' : mezcla(t.C, t.L, 0.3)) +
    trazos(`M${x} ${y - 50}v100M${x - 40} ${y}h80`, mezcla(t.L, '#FFFFFF', 0.2), 7)
  return (
    poli(xy('150,640 150,290 374,80 598,290 598,640'), mezcla(rojo, t.K, 0.4)) +
    svg +
    trazos(lineas, t.K, 3, opaco(0.24)) +
    trazos('M112 330L374 84L636 330', mezcla(t.R, t.K, 0.56), 26) +
    ventana(374, 250) +
    ventana(250, 480) +
    rect(400, 440, 116, 200, mezcla(tinte(c, '#3F5E52'), t.K, 0.1)) +
    rect(416, 456, 84, 70, conLuz(c) ? '#FFD887' : mezcla(t.C, t.L, 0.3)) +
    rect(390, 430, 136, 14, mezcla(t.L, '#FFFFFF', 0.2))
  )
}
