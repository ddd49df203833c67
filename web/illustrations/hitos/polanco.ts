import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas, type Postura } from '../persona.ts'
import { agua, lomas } from '../relieve.ts'
import {
  camino,
  disco,
  elipse,
  opaco,
  poli,
  rect,
  ruta,
  rutaCaja,
  rutaSuave,
  trazos,
  xy,
  type Punto,
} from '../trazo.ts'
import { hueco, tinte } from './caserio.ts'
import { segunLuz } from './platos.ts'

const rociar: Postura = { ...posturas.pie, brazos: [xy('34,70 18,66 4,76'), xy('44,84 24,72 6,76')] }
const CASAS = ['#D9573F', '#E8B04A', '#5F9EA8', '#F0E2C8', '#7FA36B', '#C98AA0']

/** Polanco: its lift is a tower with a bridge to the hill; before it, a wall where somebody sprays through a stencil. */
export function estencil(c: Cuadro): string {
  const { t } = c
  const [cal, calle] = [tinte(c, '#F4EFE4', 0.06), mezcla(mezcla(t.R, t.L, 0.3), t.K, 0.12)]
  const [rojo, azul, oro] = [tinte(c, '#D8433B', 0.04), tinte(c, '#2E7C96', 0.04), tinte(c, '#F0B23A', 0.04)]
  return (
    lomas(c, { y: 440, amplitud: 22, color: t.lejos }) +
    agua(c, 462) +
    segunLuz(
      c,
      ladera(c) +
        torre(c) +
        rect(-10, 792, 1220, 120, calle) +
        rect(-10, 792, 1220, 12, mezcla(calle, t.K, 0.24)) +
        trazos('M0 850H1200M160 804L90 910M620 804L640 910M1060 804L1130 910', mezcla(calle, t.K, 0.18), 5) +
        rect(-10, 474, 700, 320, cal) +
        rect(690, 474, 26, 320, mezcla(cal, t.K, 0.24)) +
        rect(-10, 456, 734, 22, tinte(c, '#B0563A', 0.1)) +
        rect(-10, 770, 700, 24, mezcla(cal, t.K, 0.14)) +
        pez(120, 570, 0.9, azul) +
        pez(290, 690, 0.9, oro) +
        pez(116, 706, 0.62, rojo) +
        poli(xy('330,500 620,510 614,650 324,640'), tinte(c, '#C9A46A', 0.06)) +
        poli(xy('338,510 610,518 604,640 332,632'), tinte(c, '#E2C48E', 0.06)) +
        pez(462, 576, 0.94, cal) +
        pez(462, 576, 0.8, rojo) +
        disco(346, 520, 8, azul) +
        disco(602, 528, 8, azul) +
        elipse(676, 806, 84, 10, t.K, opaco(0.26)) +
        persona(c, 690, 806, 280, { postura: rociar, lado: -1, ropa: azul, sombrero: false }) +
        trazos('M566 566v40', t.K, 24) +
        trazos('M566 552v4', rojo, 16) +
        trazos('M548 566q-30-12-54 0M548 576q-34 4-54 14', rojo, 9, opaco(0.5)) +
        [
          [790, 836, rojo],
          [826, 844, oro],
          [862, 834, azul],
        ]
          .map(([x, y, v]) => rect(+x!, +y! - 46, 26, 46, String(v)) + rect(+x! + 7, +y! - 58, 12, 12, t.K))
          .join(''),
    )
  )
}

function pez(x: number, y: number, k: number, color: string): string {
  const p = (a: number, b: number): Punto => [x + a * k, y - b * k]
  return camino(
    rutaSuave([p(-120, 0), p(-60, 62), p(40, 48), p(84, 6), p(40, -40), p(-60, -60)], 0, true) +
      ruta([p(70, 4), p(130, 54), p(112, 0), p(130, -50)]),
    color,
  )
}

/** The hill and its houses, row over row. */
function ladera(c: Cuadro): string {
  const azar = c.azar('polanco')
  const alto = (x: number): number => 590 - 360 * Math.max(0, (x - 420) / 800) ** 0.8
  const borde = Array.from({ length: 12 }, (_, i): Punto => [420 + i * 76, alto(420 + i * 76)])
  const muros = CASAS.map(() => '')
  let [techos, vanos] = ['', '']
  for (let fila = 0; fila < 5; fila++)
    for (let x = 470 + fila * 10; x < 1230;) {
      const [w, h] = [azar.entero(46, 70), azar.entero(40, 58)]
      const y = alto(x + w / 2) + 50 + fila * 74 + azar.entero(-10, 10)
      if (y < 800) {
        muros[azar.entero(0, CASAS.length - 1)] += rutaCaja(x, y - h, w, h + 30)
        techos += azar.si(0.5)
          ? ruta([
              [x - 4, y - h],
              [x + w / 2, y - h - 18],
              [x + w + 4, y - h],
            ])
          : rutaCaja(x - 3, y - h - 7, w + 6, 8)
        vanos += rutaCaja(x + w * 0.2, y - h * 0.74, 11, 16) + rutaCaja(x + w * 0.58, y - h * 0.74, 11, 16)
      }
      x += w + azar.uno([2, 2, 18])
    }
  return (
    camino(`${rutaSuave(borde)}V910H380z`, mezcla(mezcla(c.t.R, c.t.verde, 0.5), c.t.K, 0.1)) +
    muros.map((d, i) => camino(d, tinte(c, CASAS[i]!, 0.16))).join('') +
    camino(techos, mezcla(c.t.R, c.t.K, 0.4)) +
    camino(vanos, hueco(c))
  )
}

function torre(c: Cuadro): string {
  const [muro, techo] = [tinte(c, '#F0D9A0', 0.06), tinte(c, '#B0483A', 0.06)]
  const sombra = mezcla(muro, c.t.K, 0.2)
  const vanos = [400, 470, 540, 610].map((y) => rutaCaja(818, y, 20, 34)).join('')
  return (
    rect(860, 322, 230, 16, mezcla(c.t.K, c.t.R, 0.3)) +
    trazos('M870 322v-34H1090V322M920 288v34M970 288v34M1020 288v34', mezcla(c.t.K, c.t.R, 0.3), 6) +
    rect(778, 250, 100, 560, muro) +
    rect(850, 250, 28, 560, sombra) +
    camino(vanos, hueco(c)) +
    rect(756, 234, 146, 102, tinte(c, '#7FA36B', 0.06)) +
    rect(756, 326, 146, 14, sombra) +
    [768, 802, 836, 870].map((x) => rect(x, 252, 22, 56, tinte(c, '#F4EFE4', 0.04))).join('') +
    [771, 805, 839, 873].map((x) => rect(x, 256, 16, 46, hueco(c))).join('') +
    poli(xy('740,238 780,178 878,178 918,238'), techo) +
    poli(xy('878,178 918,238 870,238 852,178'), c.t.K, opaco(0.18)) +
    trazos('M829 178v-44', c.t.K, 6)
  )
}
