import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { copas } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, rutaDisco, rutaLoma, trazos, xy } from '../trazo.ts'
import { casa, tinte } from './caserio.ts'
import { segunLuz } from './platos.ts'
import { hilera } from './vinas-de-cerca.ts'

/** A strip of green between bare walls; in the press of lime and stone two people tread the grapes. */
export function pintatani(c: Cuadro): string {
  const { t } = c
  const [pared, lejos] = [mezcla(t.R, t.L, 0.14), mezcla(t.R, t.H, 0.4)]
  const [verde, cal, ambar] = [tinte(c, '#6F9A46', 0.08), tinte(c, '#EFE4CE', 0.08), tinte(c, '#D98A2E', 0.04)]
  const hileras = (desde: number, n: number): string =>
    Array.from({ length: n }, (_, i) => `M${372 - i * 6} ${desde + i * 15}H${914 + i * 6 - (i % 2) * 10}`).join('')
  const uvas = (desde: number, n: number, color: string): string =>
    trazos(hileras(desde, n), tinte(c, color, 0.06), 22, 'stroke-dasharray="0 20"') +
    trazos(hileras(desde - 4, n), tinte(c, '#9A6A9A', 0.06), 5, 'stroke-dasharray="0 20"')
  return segunLuz(
    c,
    poli(xy('-20,480 -20,320 180,300 330,350 470,420 640,440 760,380 900,330 1220,300 1220,520 -20,520'), lejos) +
      poli(xy('600,500 700,400 780,330 860,180 960,150 1060,110 1220,96 1220,560 560,560'), pared) +
      poli(xy('780,330 860,180 900,260 880,380 940,500 760,520 740,420'), t.L, opaco(0.2)) +
      poli(xy('1000,130 1060,110 1100,240 1070,360 1120,520 1010,500 1030,330'), t.K, opaco(0.14)) +
      trazos('M850 230Q1000 190 1220 200M800 330Q980 290 1220 300', mezcla(pared, t.L, 0.3), 6) +
      poli(xy('-20,560 -20,250 70,236 170,290 260,380 360,430 470,520'), mezcla(pared, t.K, 0.12)) +
      poli(xy('70,236 170,290 260,380 200,420 150,520 60,540 110,380'), t.L, opaco(0.16)) +
      camino(rutaLoma(xy('-40,510 300,486 640,474 1240,500'), 910), mezcla(verde, t.H, 0.2)) +
      copas(c, 500, 26, mezcla(verde, t.K, 0.24), [-40, 680]) +
      copas(c, 506, 34, mezcla(verde, t.K, 0.3), [780, 1240]) +
      casa(c, { x: 640, y: 512, w: 92, h: 50, muro: cal, techo: tinte(c, '#B8955A', 0.1), cima: 26 }) +
      casa(c, {
        x: 740,
        y: 518,
        w: 74,
        h: 42,
        muro: tinte(c, '#D9A878', 0.1),
        techo: tinte(c, '#B8955A', 0.1),
        cima: 22,
      }) +
      hilera(c, 560, 0.56, mezcla(verde, t.K, 0.1)) +
      rect(-10, 580, 1220, 330, tinte(c, '#C99A66', 0.16)) +
      elipse(640, 822, 460, 26, t.K, opaco(0.26)) +
      poli(xy('330,580 950,580 980,640 300,640'), mezcla(cal, t.K, 0.3)) +
      uvas(592, 2, '#5A2350') +
      persona(c, 540, 640, 270, { postura: posturas.pisar, lado: 1, ropa: tinte(c, '#F4EBD8', 0.06), sombrero: true }) +
      persona(c, 760, 642, 262, {
        postura: posturas.tomado,
        lado: -1,
        ropa: tinte(c, '#2F8F8A', 0.06),
        sombrero: true,
      }) +
      uvas(616, 2, '#6E2F5E') +
      poli(xy('286,632 994,632 980,812 300,812'), cal) +
      poli(xy('880,632 994,632 980,812 880,812'), t.K, opaco(0.14)) +
      rect(276, 620, 728, 24, mezcla(cal, t.L, 0.5)) +
      camino(bolones, mezcla(cal, t.R, 0.3)) +
      trazos('M392 700H340', mezcla(t.R, t.K, 0.4), 30) +
      trazos('M330 704Q296 710 292 768', ambar, 17) +
      tinaja(c, 286, 872, 0.72, ambar) +
      tinaja(c, 128, 856, 1.06) +
      tinaja(c, 1090, 866, 1.12),
  )
}

const bolones = (
  [
    [470, 690, 34, 24],
    [560, 740, 40, 26],
    [640, 684, 36, 24],
    [740, 750, 42, 26],
    [820, 690, 34, 22],
    [920, 736, 30, 22],
    [440, 770, 30, 20],
    [650, 786, 30, 16],
  ] as const
)
  .map(([x, y, a, b]) => rutaDisco(x, y, a, b))
  .join('')

function tinaja(c: Cuadro, x: number, y: number, k: number, vino?: string): string {
  const barro = tinte(c, '#B5623C', 0.08)
  return `<g transform="translate(${x} ${y}) scale(${k})">${elipse(0, 0, 80, 12, c.t.K, opaco(0.26))}${camino('M-36-190H36Q30-172 60-150 104-110 84-50 70 0 40 0H-40Q-70 0-84-50-104-110-60-150-30-172-36-190z', barro)}${camino('M36-190Q30-172 60-150 104-110 84-50 70 0 40 0H6Q50-50 40-110 36-160 16-190z', c.t.K, opaco(0.16))}${elipse(0, -190, 44, 12, vino ?? mezcla(barro, c.t.K, 0.4))}</g>`
}
