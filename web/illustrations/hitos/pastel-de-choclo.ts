import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas, type Postura } from '../persona.ts'
import { camino, disco, elipse, opaco, poli, rect, rutaDisco, trazos, xy } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { puesto, segunLuz, vapor } from './platos.ts'

const revolver: Postura = { ...posturas.pie, brazos: [xy('-14,46 -15,62 -6,75'), xy('24,86 19,72 6,74')] }
const desgranar: Postura = { ...posturas.pie, brazos: [xy('28,50 18,56 4,74'), xy('22,40 10,50 -4,74')] }

/** A kitchen in a house of Ñuñoa: the range over the roofs, two people cooking, corn pies golden in their clay bowls. */
export function pastelDeChoclo(c: Cuadro): string {
  const { t } = c
  const piel = mezcla(mezcla('#9A623F', t.R, 0.2), t.K, c.hora === 'noche' ? 0.5 : 0.25)
  const [muro, mosaico, tabla] = [tinte(c, '#F2E2C0', 0.06), tinte(c, '#8FB8A8', 0.06), tinte(c, '#B5804E', 0.1)]
  return segunLuz(
    c,
    rect(0, 0, 1200, 700, muro) +
      rect(0, 420, 1200, 200, mosaico) +
      trazos(
        'M0 470H1200M0 520H1200M0 570H1200' + Array.from({ length: 17 }, (_, i) => `M${i * 72 + 24} 420V600`).join(''),
        mezcla(mosaico, t.L, 0.4),
        5,
      ) +
      rect(0, 410, 1200, 14, tinte(c, '#C9744A', 0.06)) +
      ventana(c) +
      cocina(c) +
      persona(c, 590, 770, 560, { postura: revolver, lado: 1, ropa: tinte(c, '#4F7F9A', 0.06) }) +
      delantal(c, 590) +
      trazos('M726 286L776 344', tinte(c, '#B5804E', 0.1), 11) +
      disco(724, 288, 20, piel) +
      disco(510, 514, 20, piel) +
      persona(c, 1030, 780, 550, { postura: desgranar, lado: -1, ropa: tinte(c, '#C9574A', 0.06) }) +
      delantal(c, 1030) +
      rect(0, 640, 1200, 270, tabla) +
      rect(0, 640, 1200, 18, mezcla(tabla, t.L, 0.36)) +
      trazos('M0 720H1200M0 800H1200M0 870H1200', mezcla(tabla, t.K, 0.2), 5) +
      fuente(c, 916, 656) +
      mazorca(c, 878, 514) +
      disco(876, 506, 20, piel) +
      disco(910, 560, 20, piel) +
      choclo(c, 110, 760, -16) +
      choclo(c, 190, 840, 10) +
      choclo(c, 1090, 850, -28) +
      paila(c, 430, 720, 1.1) +
      paila(c, 810, 760, 1.24) +
      vapor(c, [400, 470], 640) +
      vapor(c, [740, 800], 670) +
      camino('M600 850q30-40 70-20-10 40-70 20zM640 870q20-24 60-10-12 30-60 10z', tinte(c, '#4F8A3F', 0.04)),
  )
}

function ventana(c: Cuadro): string {
  const { t } = c
  const marco = tinte(c, '#FBF6EA', 0.04)
  return (
    rect(70, 70, 400, 310, marco) +
    rect(88, 88, 364, 274, t.C) +
    rect(88, 190, 364, 172, t.H) +
    disco(170, 150, 34, t.L) +
    poli(xy('88,290 150,220 200,250 270,168 330,226 380,190 452,260 452,362 88,362'), mezcla(t.R, t.H, 0.4)) +
    camino(
      'M234 208L270 168 306 204 286 214 268 196 252 218zM354 210L380 190 412 220 388 216zM136 236L150 220 176 236 158 244z',
      t.nieve,
    ) +
    rect(88, 312, 364, 50, tinte(c, '#E8CFA0', 0.1)) +
    poli(xy('88,320 150,280 214,320'), tinte(c, '#B0563A', 0.08)) +
    poli(xy('250,320 320,284 390,320'), tinte(c, '#A34A3A', 0.08)) +
    disco(404, 322, 38, tinte(c, '#5C8A48', 0.06)) +
    disco(376, 340, 24, tinte(c, '#6C9A50', 0.06)) +
    trazos('M270 88V362M88 224H452', marco, 11) +
    rect(56, 374, 428, 18, marco) +
    poli(xy('120,374 128,336 176,336 184,374'), tinte(c, '#B5623C', 0.06)) +
    camino(
      xy('130,330 152,316 174,330 140,306 166,304')
        .map(([x = 0, y = 0]) => rutaDisco(x, y, 17))
        .join(''),
      tinte(c, '#4F8A3F', 0.04),
    )
  )
}

/** The oven with its glass lit, a pot over it. */
function cocina(c: Cuadro): string {
  const esmalte = tinte(c, '#F4F1EA', 0.04)
  return (
    rect(660, 390, 250, 300, esmalte) +
    rect(660, 390, 250, 22, mezcla(c.t.K, c.t.L, 0.2)) +
    rect(690, 470, 190, 120, mezcla(c.t.K, '#3A1C10', 0.4)) +
    rect(706, 486, 158, 90, '#F0923A') +
    elipse(785, 560, 60, 18, tinte(c, '#8A4A30', 0.04)) +
    elipse(785, 548, 54, 14, '#F8CC5A') +
    trazos('M690 448H880', mezcla(esmalte, c.t.K, 0.3), 10) +
    rect(720, 330, 130, 62, tinte(c, '#C9503F', 0.04)) +
    elipse(785, 330, 65, 13, mezcla(c.t.L, '#E8D08A', 0.4)) +
    trazos('M712 354h-18M858 354h18', c.t.K, 12) +
    rect(980, 120, 190, 16, tinte(c, '#9A6A42', 0.1)) +
    [1004, 1060, 1116]
      .map(
        (x, i) =>
          rect(x, 66, 40, 54, tinte(c, ['#C9744A', '#8FB8A8', '#E3BE5A'][i]!, 0.06)) +
          rect(x - 3, 58, 46, 12, mezcla(c.t.K, c.t.R, 0.3)),
      )
      .join('') +
    trazos('M740 90H830M764 90v70M806 90v56', mezcla(c.t.K, c.t.R, 0.3), 8) +
    disco(764, 184, 28, mezcla(c.t.K, c.t.L, 0.24)) +
    disco(806, 168, 24, tinte(c, '#C8743A', 0.06))
  )
}

const delantal = (c: Cuadro, x: number): string =>
  poli(
    [
      [x - 36, 410],
      [x + 36, 410],
      [x + 42, 480],
      [x + 66, 660],
      [x - 66, 660],
      [x - 42, 480],
    ],
    tinte(c, '#F8F3E6', 0.04),
  ) + trazos(`M${x - 28} 412L${x - 16} 340M${x + 28} 412L${x + 16} 340`, tinte(c, '#F8F3E6', 0.04), 9)

/** The bowl the kernels fall into. */
const fuente = (c: Cuadro, x: number, y: number): string =>
  camino(
    `M${x - 78} ${y - 40}Q${x - 60} ${y + 22} ${x - 30} ${y + 22}H${x + 30}Q${x + 60} ${y + 22} ${x + 78} ${y - 40}z`,
    tinte(c, '#5F8FA0', 0.06),
  ) + elipse(x, y - 40, 78, 17, tinte(c, '#F2C53A', 0.04))

function paila(c: Cuadro, x: number, y: number, k: number): string {
  const [greda, dorado] = [tinte(c, '#9A4F34', 0.06), tinte(c, '#E9A93A', 0.04)]
  return puesto(
    x,
    y,
    0,
    k,
    elipse(0, 66, 150, 22, c.t.K, opaco(0.28)) +
      trazos('M-152 4q-26 0-22 24M152 4q26 0 22 24', greda, 18) +
      camino('M-160-6Q-150 76-70 76H70Q150 76 160-6z', greda) +
      camino('M160-6Q150 76 70 76H30Q110 60 120-6z', c.t.K, opaco(0.2)) +
      elipse(0, -6, 160, 52, mezcla(greda, c.t.L, 0.24)) +
      camino('M-142-4Q-120-52 0-54T142-4Q110 40 0 42T-142-4z', dorado) +
      camino(
        [
          [-80, -14, 26, 9],
          [-10, -30, 30, 10],
          [70, -12, 28, 10],
          [-30, 12, 32, 9],
          [46, 18, 22, 7],
        ]
          .map(([a = 0, b = 0, rx = 0, ry = 0]) => rutaDisco(a, b, rx, ry))
          .join(''),
        tinte(c, '#B9652A', 0.04),
      ) +
      camino(
        [
          [-104, 6, 12, 4],
          [20, -8, 14, 5],
          [98, 8, 12, 4],
        ]
          .map(([a = 0, b = 0, rx = 0, ry = 0]) => rutaDisco(a, b, rx, ry))
          .join(''),
        tinte(c, '#FBE08A', 0.04),
      ),
  )
}

function choclo(c: Cuadro, x: number, y: number, giro: number): string {
  const [grano, hoja] = [tinte(c, '#F2C53A', 0.04), tinte(c, '#7FA64C', 0.04)]
  return puesto(
    x,
    y,
    giro,
    1,
    camino('M-40 0Q-20-50 60-40 130-30 140 0 130 30 60 40-20 50-40 0z', grano) +
      camino(
        [-26, -8, 10, 26]
          .map((b) => [0, 24, 48, 72, 96].map((a) => rutaDisco(a + (b % 4 ? 8 : 0), b, 8)).join(''))
          .join(''),
        mezcla(grano, c.t.K, 0.16),
      ) +
      camino('M50 44Q-60 70-130 10L-150 0-130-10Q-60-70 50-44-10-20-20 0-10 20 50 44z', hoja) +
      trazos('M-140 0Q-60-20 10-34M-140 0Q-60 20 10 34', mezcla(hoja, c.t.L, 0.34), 6),
  )
}

/** A bare cob, held over the bowl. */
const mazorca = (c: Cuadro, x: number, y: number): string =>
  puesto(
    x,
    y,
    63,
    0.7,
    camino('M-40 0Q-20-40 60-36 130-26 140 0 130 26 60 36-20 40-40 0z', tinte(c, '#F2C53A', 0.04)) +
      trazos('M-26-12H118M-32 0H132M-26 12H118', tinte(c, '#C08A24', 0.04), 9, 'stroke-dasharray="0 19"'),
  )
