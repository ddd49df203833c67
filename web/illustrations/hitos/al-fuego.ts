import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { bosque, cordillera, lomas, suelo } from '../relieve.ts'
import { camino, disco, elipse, opaco, poli, rect, rutaDisco, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { fondoDeZona } from './fondo.ts'
import { discos, puesto, segunLuz, vapor } from './platos.ts'
import { mesaBase } from './vinetas.ts'
import { horneras, hornoDeToconao } from './vinas-y-hornos.ts'

const enElCampo = (c: Cuadro, dibujo: string): string =>
  fondoDeZona({ ...c, hy: 500 }, 'llano') +
  suelo({ ...c, hy: 560 }, mezcla(mezcla(c.t.R, '#8A8550', 0.45), c.t.K, c.hora === 'noche' ? 0.4 : 0.1)) +
  segunLuz(c, dibujo)

const llama = (c: Cuadro, x: number, y: number, k: number): string =>
  puesto(
    x,
    y,
    0,
    k,
    camino(
      'M-60 0Q-86-60-34-110-30-70-14-66-26-130 20-176 20-120 46-96 56-110 54-128 96-60 60 0 40 18 0 18T-60 0z',
      '#E8742A',
    ) +
      camino('M-34 0Q-46-40-10-76-4-44 8-44 14-80 30-96 26-60 42-40 54-16 34 0 24 10 0 10T-34 0z', '#F8C24A') +
      (c.hora === 'noche' ? disco(0, -50, 130, '#F8A040', opaco(0.14)) : ''),
  )

const brasas = (c: Cuadro, x: number, y: number, rx: number, ry: number): string => {
  const azar = c.azar('brasas')
  const puntos = (n: number): Punto[] =>
    Array.from({ length: n }, (): Punto => {
      const [g, r] = [azar.entero(0, 628) / 100, Math.sqrt(azar.entero(0, 100) / 100) * 0.9]
      return [x + Math.cos(g) * rx * r, y + Math.sin(g) * ry * r]
    })
  return (
    elipse(x, y, rx, ry, tinte(c, '#6E6660', 0.1)) +
    camino(discos(puntos(16), 26, 15), tinte(c, '#3A3230', 0.1)) +
    camino(discos(puntos(14), 17, 10), '#E8642A') +
    camino(discos(puntos(8), 8, 5), '#F8C24A')
  )
}

/** Round loaves before the mouth of a clay oven. */
export function panDeHorno(c: Cuadro): string {
  if (c.zona === 'N1') return hornoDeToconao(c, (x, y, k) => pan(c, x, y, k))
  const barro = tinte(c, '#B57B52', 0.14)
  const ladrillos = Array.from({ length: 9 }, (_, i): string => {
    const g = Math.PI * (i / 8)
    return puesto(
      Math.round(340 - Math.cos(g) * 158),
      Math.round(500 - Math.sin(g) * 158),
      Math.round((g * 180) / Math.PI),
      1,
      camino('M-26-24H26V24H-26z', mezcla(tinte(c, '#9A4F35', 0.1), c.t.L, i % 2 ? 0.16 : 0)),
    )
  }).join('')
  return (
    fondoDeZona({ ...c, hy: 430 }) +
    mesaBase(c, 600) +
    segunLuz(
      c,
      camino('M30 640V480Q40 160 340 160T650 480V640z', barro) +
        camino('M650 640V480Q640 220 440 176 560 260 560 480V640z', c.t.K, opaco(0.2)) +
        trazos('M110 360q40-110 150-140M90 440q4-20 8-34', mezcla(barro, c.t.L, 0.3), 14) +
        camino('M196 650V500Q196 356 340 356T484 500V650z', mezcla(c.t.K, '#3A1C10', 0.5)) +
        llama(c, 300, 640, 0.9) +
        llama(c, 380, 640, 1.05) +
        ladrillos +
        camino('M156 500h52v150h-52zM472 500h52v150h-52z', tinte(c, '#9A4F35', 0.1)) +
        camino('M10 630H670V670H10z', tinte(c, '#8A5F44', 0.1)) +
        poli(xy('520,690 1090,690 1160,850 470,850'), tinte(c, '#C79A66')) +
        poli(xy('470,850 1160,850 1160,876 470,876'), tinte(c, '#7F5534')) +
        pan(c, 700, 690, 0.92) +
        pan(c, 960, 700, 0.98) +
        pan(c, 830, 780, 1.1) +
        pan(c, 250, 800, 1),
    )
  )
}

function pan(c: Cuadro, x: number, y: number, k: number): string {
  const masa = tinte(c, '#DDA052', 0.06)
  return puesto(
    x,
    y,
    0,
    k,
    elipse(8, 40, 136, 52, c.t.K, opaco(0.26)) +
      camino('M-136 16Q-130-90 0-90T136 16Q130 66 0 66T-136 16z', masa) +
      camino('M136 16Q130 66 0 66T-136 16Q-60 50 0 50T136 16z', c.t.K, opaco(0.2)) +
      trazos('M-84-16Q0-62 84-16M-16-70Q10-20-8 30', mezcla(masa, c.t.L, 0.5), 13) +
      trazos('M-100 14q16-50 44-66', mezcla(masa, c.t.L, 0.3), 9),
  )
}

/** The oven that all the houses shared: a long vault of brick with three mouths, the winding tower behind. */
export function hornoColectivo(c: Cuadro): string {
  const { t } = c
  const [ladrillo, teja] = [tinte(c, '#B0553A', 0.06), mezcla(tinte(c, '#6E4638', 0.1), t.K, 0.1)]
  const hiladas = Array.from(
    { length: 8 },
    (_, i) =>
      `M90 ${350 + i * 38}H1110` +
      Array.from({ length: 9 - (i % 2) }, (_, k) => `M${120 + k * 118 + (i % 2) * 58} ${350 + i * 38}v38`).join(''),
  ).join('')
  const boca = (x: number, k: number): string =>
    camino(`M${x - 90} 640V524a90 90 0 0 1 180 0V640z`, mezcla(t.K, '#3A1C10', 0.5)) +
    llama(c, x - 20, 640, k) +
    llama(c, x + 30, 640, k * 0.8) +
    camino(`M${x - 104} 640V520a104 104 0 0 1 208 0V640h-26V524a78 78 0 0 0-156 0V640z`, mezcla(ladrillo, t.L, 0.24))
  const fierro = mezcla(t.K, t.R, 0.3)
  return (
    fondoDeZona({ ...c, hy: 400 }) +
    segunLuz(
      c,
      trazos(
        'M900 330L936 90M1010 330L974 90M910 270L996 200M1000 270L914 200M922 190L984 130M988 190L926 130M974 100L1130 330',
        fierro,
        11,
      ) +
        `<circle fill="none" stroke="${fierro}" stroke-width="10" cx="955" cy="76" r="38"/>` +
        trazos('M955 38v76M917 76h76', fierro, 5) +
        rect(190, 180, 74, 150, ladrillo) +
        rect(180, 172, 94, 22, mezcla(ladrillo, t.K, 0.3)) +
        trazos('M226 150q-34-40 10-70t6-74', t.L, 22, opaco(0.5)) +
        rect(90, 330, 1020, 320, ladrillo) +
        trazos(hiladas, mezcla(ladrillo, t.K, 0.2), 4) +
        poli(xy('50,344 150,250 1050,250 1150,344'), teja) +
        trazos(
          Array.from({ length: 15 }, (_, i) => `M${170 + i * 61} 254L${90 + i * 72} 340`).join(''),
          mezcla(teja, t.K, 0.3),
          5,
        ) +
        rect(50, 338, 1100, 14, mezcla(teja, t.K, 0.4)) +
        boca(270, 0.8) +
        boca(600, 0.95) +
        boca(930, 0.8),
    ) +
    segunLuz(c, horneras(c)) +
    mesaBase(c, 700) +
    segunLuz(
      c,
      elipse(640, 786, 170, 44, tinte(c, '#C79A66', 0.08)) +
        pan(c, 640, 760, 0.74) +
        pan(c, 880, 820, 0.8) +
        pan(c, 1080, 780, 0.7) +
        pan(c, 360, 830, 0.84) +
        pan(c, 160, 800, 0.72),
    )
  )
}

/** Flat loaves out of hot ashes, the kettle beside them. */
export function rescoldo(c: Cuadro): string {
  const masa = tinte(c, '#D9A463', 0.06)
  const tortilla = (x: number, y: number, k: number): string =>
    puesto(
      x,
      y,
      0,
      k,
      elipse(6, 34, 150, 58, c.t.K, opaco(0.3)) +
        camino('M-148 0v26Q-140 84 0 84T148 26V0z', mezcla(masa, c.t.K, 0.3)) +
        elipse(0, 0, 148, 60, masa) +
        elipse(-10, -6, 108, 38, mezcla(masa, c.t.L, 0.3)) +
        camino(discos(xy('-70,10 50,20 80,-16 0,-26 -30,30'), 17, 9), mezcla(masa, c.t.K, 0.44)) +
        elipse(60, -6, 40, 14, tinte(c, '#CFC8C0', 0.06), opaco(0.7)),
    )
  return enElCampo(
    c,
    brasas(c, 600, 730, 500, 140) +
      elipse(400, 720, 330, 84, tinte(c, '#B8B0A8', 0.08)) +
      tortilla(360, 640, 0.9) +
      tortilla(230, 740, 1) +
      tortilla(490, 756, 1.1) +
      llama(c, 860, 740, 1.3) +
      llama(c, 960, 750, 1) +
      trazos('M760 770L1000 720M800 720L1040 776', tinte(c, '#5A3C28'), 34) +
      trazos('M880 200V438M880 200L740 760M880 200L1050 760', tinte(c, '#4A3626'), 14) +
      camino('M800 590q0-110 80-110t80 110q0 30-80 30t-80-30z', mezcla(c.t.K, c.t.R, 0.12)) +
      trazos('M812 536Q816 430 880 430T948 536', mezcla(c.t.K, c.t.R, 0.12), 10) +
      camino('M800 560l-64-50 16-12 60 26z', mezcla(c.t.K, c.t.R, 0.12)) +
      disco(880, 476, 13, mezcla(c.t.K, c.t.L, 0.3)) +
      vapor(c, [736], 490),
  )
}

/** Lamb spread on its stake beside the fire. */
export function cordero(c: Cuadro): string {
  const [carne, fierro] = [tinte(c, '#B5622F', 0.04), mezcla(c.t.K, c.t.R, 0.2)]
  const [oscura, clara] = [mezcla(carne, c.t.K, 0.36), mezcla(carne, '#F0B060', 0.5)]
  const res = camino(
    'M-54-230Q-30-250 0-246T54-230Q70-180 176-226L206-200Q180-130 96-110 84-20 90 60 190 60 228 150L196 172Q140 120 74 140 40 190 0 190T-74 140Q-140 120-196 172L-228 150Q-190 60-90 60-84-20-96-110-180-130-206-200L-176-226Q-70-180-54-230z',
    carne,
  )
  const costillas = trazos(
    [-130, -92, -54, -16, 22].map((y) => `M-12 ${y}q-40 6-66 34M12 ${y}q40 6 66 34`).join(''),
    oscura,
    9,
  )
  const humo = trazos('M390 720q-80-110-34-220t-30-170M930 720q70-110 14-220t40-170', c.t.L, 30, opaco(0.26))
  return (
    (c.zona === 'S2' ? valleVerde(c) : enElCampo(c, '')) +
    segunLuz(
      c,
      humo +
        elipse(620, 800, 420, 60, c.t.K, opaco(0.24)) +
        brasas(c, 620, 790, 380, 70) +
        llama(c, 400, 790, 1.5) +
        llama(c, 850, 790, 1.3) +
        llama(c, 940, 800, 0.9) +
        trazos('M330 800L560 770M340 764L520 816M760 816L980 772M800 770L1000 812', tinte(c, '#5A3C28'), 34) +
        puesto(
          610,
          440,
          5,
          1.26,
          trazos('M0-300V300', fierro, 18) +
            trazos('M-206-206H206M-214 150H214', fierro, 13) +
            res +
            camino(
              'M96-110Q84-20 90 60 190 60 228 150L196 172Q140 120 74 140 40 190 0 190 60 80 40-240L54-230Q70-180 176-226L206-200Q180-130 96-110z',
              c.t.K,
              opaco(0.14),
            ) +
            costillas +
            trazos('M0-220V160', oscura, 11) +
            trazos('M-60-150q-20 90 0 170M-150-190q40 30 70 26M-180 120q50-30 90-24', clara, 11, opaco(0.8)),
        ),
    )
  )
}

/** Meadows between wooded hills, a green river through them. */
function valleVerde(c: Cuadro): string {
  const q = { ...c, hy: 520 }
  const verde = mezcla(c.t.verde, c.t.R, 0.2)
  const pasto = mezcla(tinte(c, '#8FA35A', 0.14), c.t.L, 0.06)
  return (
    cordillera(q, { y: 430, amplitud: 110, nieve: 80 }) +
    lomas(q, { y: 486, amplitud: 60, color: mezcla(verde, c.t.H, 0.26) }) +
    bosque(q, 536, 50, mezcla(verde, c.t.K, 0.16)) +
    suelo({ ...c, hy: 530 }, pasto) +
    camino(
      'M-20 574Q200 556 420 572T800 570 1220 552V580Q1000 590 800 596T420 600-20 606z',
      mezcla(tinte(c, '#4E9A86', 0.1), c.t.C, 0.2),
    )
  )
}

/** Shellfish, potatoes and meat over hot stones in their pit, under great leaves. */
export function curanto(c: Cuadro): string {
  const [verde, choro, piedra] = [tinte(c, '#4F8A48', 0.06), tinte(c, '#2A3350', 0.04), tinte(c, '#7E7A78', 0.1)]
  const nalca = (x: number, y: number, g: number, k: number): string =>
    puesto(
      x,
      y,
      g,
      k,
      camino(
        'M0 90Q-70 120-120 70L-170 60-150 10-190-40-130-70-120-130-60-110 0-160 60-110 120-130 130-70 190-40 150 10 170 60 120 70Q70 120 0 90z',
        verde,
      ) + trazos('M0 86V-110M0 78L-120 34M0 78L120 34M0 78L-100-66M0 78L100-66', mezcla(verde, c.t.L, 0.34), 9),
    )
  const concha = (x: number, y: number, g: number): string =>
    puesto(
      x,
      y,
      g,
      1,
      elipse(0, 0, 66, 34, choro) +
        elipse(6, 4, 48, 22, tinte(c, '#E8953E', 0.03)) +
        elipse(-2, -2, 22, 9, c.t.L, opaco(0.4)),
    )
  const papa = (x: number, y: number): string =>
    elipse(x, y, 54, 40, tinte(c, '#D9B26A', 0.06)) + elipse(x - 12, y - 12, 22, 11, c.t.L, opaco(0.4))
  const ruedo = Array.from({ length: 18 }, (_, i): Punto => {
    const g = (i / 18) * Math.PI * 2
    return [600 + Math.cos(g) * 440, 710 + Math.sin(g) * 140]
  })
  return enElCampo(
    c,
    nalca(250, 560, -30, 1.05) +
      nalca(960, 570, 34, 1.05) +
      nalca(470, 520, -8, 0.9) +
      nalca(740, 520, 10, 0.9) +
      elipse(600, 720, 470, 160, tinte(c, '#5A4434', 0.1)) +
      camino(ruedo.map(([x, y], i) => rutaDisco(x, y, 58 + (i % 3) * 8, 42)).join(''), piedra) +
      camino(ruedo.map(([x, y]) => rutaDisco(x - 12, y - 14, 26, 12)).join(''), c.t.L, opaco(0.3)) +
      elipse(600, 700, 380, 112, mezcla(c.t.K, '#3A2418', 0.5)) +
      papa(330, 690) +
      papa(520, 640) +
      papa(780, 660) +
      papa(620, 770) +
      trazos('M410 730q40 34 100 16M690 620q50-20 90 6', tinte(c, '#A83E2A', 0.04), 40) +
      concha(420, 650, -20) +
      concha(640, 640, 16) +
      concha(560, 710, -10) +
      concha(720, 720, 30) +
      concha(870, 700, -24) +
      concha(460, 780, 14) +
      concha(310, 740, 40) +
      concha(800, 770, 6) +
      nalca(180, 800, -64, 0.9) +
      nalca(1040, 800, 60, 0.9) +
      vapor(c, [420, 520, 620, 720, 820], 590) +
      vapor(c, [470, 670, 770], 450),
  )
}

/** A box that cooks by the sun: glass over the pot, a mirror for a lid. */
export function hornoSolar(c: Cuadro): string {
  const madera = tinte(c, '#BE8A54', 0.06)
  const espejo = tinte(c, '#D6E6EC', 0.03)
  return enElCampo(
    c,
    elipse(600, 840, 400, 34, c.t.K, opaco(0.3)) +
      poli(xy('380,540 820,540 900,200 300,200'), tinte(c, '#7F5534')) +
      poli(xy('398,526 802,526 874,220 326,220'), espejo) +
      poli(xy('440,526 540,526 500,220 376,220'), c.t.L, opaco(0.8)) +
      poli(xy('620,526 660,526 650,220 600,220'), c.t.L, opaco(0.7)) +
      // The glass shows from above what is in the box.
      elipse(524, 476, 84, 30, mezcla(espejo, c.t.K, 0.34)) +
      disco(524, 470, 12, mezcla(espejo, c.t.K, 0.6)) +
      elipse(722, 478, 58, 26, mezcla(espejo, tinte(c, '#DDA052', 0.04), 0.7)) +
      poli(xy('380,540 820,540 910,660 290,660'), madera) +
      poli(xy('410,552 790,552 856,642 344,642'), mezcla(c.t.K, '#2A2420', 0.5)) +
      elipse(520, 606, 98, 30, mezcla(c.t.K, c.t.R, 0.3)) +
      camino('M430 566q0-40 90-40t90 40v40q-10 30-90 30t-90-30z', mezcla(c.t.K, c.t.L, 0.2)) +
      elipse(520, 562, 90, 26, mezcla(c.t.K, c.t.L, 0.36)) +
      disco(520, 546, 14, c.t.K) +
      camino('M670 620q-6-70 60-70t70 70q-60 20-130 0z', tinte(c, '#DDA052', 0.04)) +
      trazos('M696 580q30-20 70 0', mezcla('#DDA052', c.t.L, 0.5), 8) +
      poli(xy('410,552 560,552 500,642 344,642'), c.t.L, opaco(0.22)) +
      poli(xy('290,660 910,660 890,830 310,830'), mezcla(madera, c.t.K, 0.14)) +
      poli(xy('770,660 910,660 890,830 770,830'), c.t.K, opaco(0.16)) +
      trazos('M300 716h600M306 772h588', mezcla(madera, c.t.K, 0.34), 6) +
      trazos('M540 700h120', c.t.K, 13),
  )
}
