import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { copas, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, rutaDisco, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { caballo } from './campo.ts'
import { tinte } from './caserio.ts'
import { segunLuz } from './platos.ts'

/** Old vines without wires on a red slope, a mare at the plough, glasses on a barrel under the espino. */
export function carignan(c: Cuadro): string {
  const { t } = c
  const [tierra, verde, espino] = [tinte(c, '#B5673F', 0.1), tinte(c, '#7F9A46', 0.08), tinte(c, '#6A7F3A', 0.1)]
  /** Each vine is a bush of its own: a short twisted trunk, a few arms, leaves all round and bunches under them. */
  const fila = (y: number, k: number, paso: number, xs: readonly number[]): string => {
    const azar = c.azar(`parras${y}`)
    const parras = xs.map((i) => ({
      x: Math.round(i * paso + 16 * k + azar.real(-0.07, 0.07) * paso),
      s: azar.uno([1, -1] as const),
      alto: azar.real(0.86, 1.12),
    }))
    const px = (v: number): number => Math.round(v * k)
    const copa = ({ x, s, alto }: (typeof parras)[number], puntos: readonly Punto[]): string =>
      rutaSuave(
        puntos.map(([a, b]): Punto => [x + s * (a * k + azar.real(-6, 6) * k), y - b * alto * k]),
        0,
        true,
      )
    const uvas =
      k < 1.2
        ? `h0m${px(14)} 0h0m${px(-7)} ${px(10)}h0`
        : `h0m${px(10)} 0h0m${px(10)} 0h0m${px(-15)} ${px(9)}h0m${px(10)} 0h0m${px(-5)} ${px(9)}h0`
    const [hojas, racimos]: [Punto[], Punto[]] =
      k < 1
        ? [xy('-62,40 -70,92 -22,118 8,92 44,124 74,76 44,42'), xy('-32,48 34,48')]
        : [xy('-50,42 -74,72 -50,100 -20,124 10,100 36,128 58,92 72,64 34,50 -10,54'), xy('-42,50 -2,42 34,52')]
    return (
      trazos(
        parras.map(({ x, s }) => `M${x} ${y}l${px(s * -6)}${px(-20)} ${px(s * 10)}${px(-20)}`).join(''),
        mezcla(t.K, t.R, 0.3),
        17 * k,
      ) +
      (k < 1
        ? ''
        : trazos(
            parras
              .map(({ x, s }) => `M${x + px(s * -28)} ${y - px(62)}l${px(s * 32)} ${px(24)} ${px(s * 30)}${px(-20)}`)
              .join(''),
            mezcla(t.K, t.R, 0.3),
            10 * k,
          )) +
      camino(parras.map((p) => copa(p, hojas)).join(''), mezcla(verde, t.K, 0.04)) +
      (k < 1
        ? ''
        : camino(
            parras.map((p) => copa({ ...p, s: -1 }, xy('46,84 8,88 -12,76 -24,96 18,98 32,112'))).join(''),
            mezcla(verde, t.L, 0.2),
          )) +
      trazos(
        parras
          .map(({ x, s }) => racimos.map(([a, b]) => `M${x + px(s * a - 10)} ${y - px(b)}${uvas}`).join(''))
          .join(''),
        tinte(c, '#4A1F4A', 0.06),
        11 * k,
      )
    )
  }
  const arado =
    trazos('M600 664L520 672 452 612M520 672L500 706M600 650v26', mezcla(t.K, t.R, 0.3), 10) +
    persona(c, 400, 724, 190, {
      postura: { ...posturas.andar, brazos: [xy('26,56 14,60 4,74'), xy('30,58 18,62 5,74')] },
      lado: 1,
      ropa: tinte(c, '#EFE4CC', 0.06),
      sombrero: true,
    }) +
    caballo(c, 740, 716, 1.7, 1) +
    // Collar, traces back to the swingletree, reins back to the hands.
    trazos('M600 660L812 604', mezcla(t.K, t.R, 0.16), 6) +
    trazos('M786 570Q826 592 808 634', tinte(c, '#C9995E', 0.06), 17) +
    trazos('M868 566Q820 590 770 582T452 608', mezcla(t.K, t.R, 0.16), 4)
  return (
    lomas(c, { y: 400, amplitud: 60, color: t.lejos }) +
    lomas(c, { nombre: 'media', y: 450, amplitud: 50, color: mezcla(t.medio, verde, 0.4) }) +
    copas(c, 486, 20, mezcla(t.verde, t.H, 0.1), [-40, 1240]) +
    camino(rutaLoma(xy('-40,520 320,490 760,520 1240,480'), 910), mezcla(tierra, t.H, 0.3)) +
    camino(rutaLoma(xy('-40,580 400,560 900,584 1240,556'), 910), tierra) +
    segunLuz(
      c,
      fila(566, 0.5, 110, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) +
        fila(626, 0.76, 150, [0, 1, 2, 3, 4, 5, 6, 7]) +
        trazos('M-10 722Q300 706 640 720', mezcla(tierra, t.K, 0.24), 17) +
        fila(700, 1, 190, [0, 1, 5, 6]) +
        elipse(620, 722, 260, 12, t.K, opaco(0.2)) +
        arado +
        camino('M-20 910V770Q400 740 760 772T1220 750V910z', mezcla(tierra, t.K, 0.08)) +
        fila(850, 1.5, 230, [0, 1, 2, 3]) +
        camino(
          'M1066 910Q1084 760 1078 660 1066 560 962 400L990 396Q1068 500 1092 570 1092 500 1082 400H1100Q1112 500 1110 566 1146 500 1186 396L1212 402Q1160 540 1124 630 1116 760 1122 910z',
          mezcla(t.K, t.R, 0.3),
        ) +
        camino(
          rutaSuave(xy('860,400 900,300 1020,250 1180,250 1260,340 1220,450 1080,430 940,460'), 0, true),
          mezcla(espino, t.K, 0.1),
        ) +
        camino(
          xy('940,350 1010,300 1080,350 1150,310 1000,400 1120,400 1200,380')
            .map(([x = 0, y = 0]) => rutaDisco(x, y, 8))
            .join(''),
          tinte(c, '#F0C03A', 0.04),
        ) +
        elipse(960, 856, 110, 12, t.K, opaco(0.3)) +
        poli(xy('884,716 1036,716 1052,786 1036,856 884,856 868,786'), tinte(c, '#A8713F', 0.08)) +
        trazos('M876 746H1044M876 826H1044', mezcla(t.K, t.R, 0.3), 13) +
        elipse(960, 716, 76, 14, tinte(c, '#C99A66', 0.06)) +
        [912, 960, 1008]
          .map(
            (x, i) =>
              trazos(`M${x} 714v-34m-15 34h30`, t.L, 5) +
              camino(`M${x - 17} 624q-6 58 17 58t17-58z`, mezcla(t.L, t.C, 0.3), opaco(0.7)) +
              camino(`M${x - 18} 650q0 30 18 30t18-30z`, tinte(c, ['#8A1F3F', '#6A1530', '#A33A52'][i]!, 0.04)),
          )
          .join(''),
    )
  )
}
