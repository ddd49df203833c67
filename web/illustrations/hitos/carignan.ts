import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { copas, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, rutaDisco, rutaLoma, rutaSuave, trazos } from '../trazo.ts'
import { caballo } from './campo.ts'
import { tinte } from './caserio.ts'
import { segunLuz } from './platos.ts'

/** Old vines without wires on a red slope, a mare at the plough, glasses on a barrel under the espino. */
export function carignan(c: Cuadro): string {
  const { t } = c
  const [tierra, verde, espino] = [tinte(c, '#B5673F', 0.1), tinte(c, '#7F9A46', 0.08), tinte(c, '#6A7F3A', 0.1)]
  const fila = (y: number, k: number, paso: number, xs: readonly number[]): string => {
    const [a, b, d] = [52, 30, 16].map((v) => Math.round(v * k)) as [number, number, number]
    const en = (forma: (x: number) => string): string => xs.map((i) => forma(i * paso + d)).join('')
    return trazos(en((x) => `M${x} ${y}v${-a}M${x - b} ${y - a}l${b} ${b - 4} ${b} ${-b}`), mezcla(t.K, t.R, 0.3), 10 * k) + camino(en((x) => `M${x - a} ${y - a + 6}q0-${a + d} ${a}-${a + d}t${a} ${a + d}q-${a}-${d} ${-2 * a} 0z`), mezcla(verde, t.K, 0.04)) + trazos(en((x) => `M${x - b} ${y - a + 4}h0m${d} ${d}h0M${x + b} ${y - a + 4}h0m${-d} ${d}h0`), tinte(c, '#4A1F4A', 0.06), 17 * k)
  }
  const arado = trazos('M600 664L520 672 452 612M520 672L500 706M600 650v26', mezcla(t.K, t.R, 0.3), 10) + persona(c, 400, 724, 190, { postura: { ...posturas.andar, brazos: [[[26, 56], [14, 60], [4, 74]], [[30, 58], [18, 62], [5, 74]]] }, lado: 1, ropa: tinte(c, '#EFE4CC', 0.06), sombrero: true }) + caballo(c, 740, 716, 1.7, 1) +
    // Collar, traces back to the swingletree, reins back to the hands.
    trazos('M600 660L812 604', mezcla(t.K, t.R, 0.16), 6) + trazos('M786 570Q826 592 808 634', tinte(c, '#C9995E', 0.06), 17) + trazos('M868 566Q820 590 770 582T452 608', mezcla(t.K, t.R, 0.16), 4)
  return (
    lomas(c, { y: 400, amplitud: 60, color: t.lejos }) + lomas(c, { nombre: 'media', y: 450, amplitud: 50, color: mezcla(t.medio, verde, 0.4) }) + copas(c, 486, 20, mezcla(t.verde, t.H, 0.1), [-40, 1240]) + camino(rutaLoma([[-40, 520], [320, 490], [760, 520], [1240, 480]], 910), mezcla(tierra, t.H, 0.3)) + camino(rutaLoma([[-40, 580], [400, 560], [900, 584], [1240, 556]], 910), tierra) +
    segunLuz(
      c,
      fila(566, 0.5, 110, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) + fila(626, 0.76, 150, [0, 1, 2, 3, 4, 5, 6, 7]) + trazos('M-10 722Q300 706 640 720', mezcla(tierra, t.K, 0.24), 17) + fila(700, 1, 190, [0, 1, 5, 6]) + elipse(620, 722, 260, 12, t.K, opaco(0.2)) + arado + camino('M-20 910V770Q400 740 760 772T1220 750V910z', mezcla(tierra, t.K, 0.08)) + fila(850, 1.5, 230, [0, 1, 2, 3]) +
        trazos('M1090 910Q1060 700 1110 520M1100 620Q1020 520 980 430M1108 560Q1160 480 1200 420', mezcla(t.K, t.R, 0.3), 24) + camino(rutaSuave([[860, 400], [900, 300], [1020, 250], [1180, 250], [1260, 340], [1220, 450], [1080, 430], [940, 460]], 0, true), mezcla(espino, t.K, 0.1)) + camino([[940, 350], [1010, 300], [1080, 350], [1150, 310], [1000, 400], [1120, 400], [1200, 380]].map(([x = 0, y = 0]) => rutaDisco(x, y, 8)).join(''), tinte(c, '#F0C03A', 0.04)) +
        elipse(960, 856, 110, 12, t.K, opaco(0.3)) + poli([[884, 716], [1036, 716], [1052, 786], [1036, 856], [884, 856], [868, 786]], tinte(c, '#A8713F', 0.08)) + trazos('M876 746H1044M876 826H1044', mezcla(t.K, t.R, 0.3), 13) + elipse(960, 716, 76, 14, tinte(c, '#C99A66', 0.06)) + [912, 960, 1008].map((x, i) => trazos(`M${x} 714v-34m-15 34h30`, t.L, 5) + camino(`M${x - 17} 624q-6 58 17 58t17-58z`, mezcla(t.L, t.C, 0.3), opaco(0.7)) + camino(`M${x - 18} 650q0 30 18 30t18-30z`, tinte(c, ['#8A1F3F', '#6A1530', '#A33A52'][i]!, 0.04))).join(''),
    )
  )
}
