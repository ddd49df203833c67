import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { agua, lomas, suelo } from '../relieve.ts'
import { camino, disco, elipse, opaco, poli, rect, rutaCaja, rutaLoma, trazos, xy, type Punto } from '../trazo.ts'
import { hueco, tinte } from './caserio.ts'
import { bote } from './costa.ts'
import { discos, puesto, segunLuz } from './platos.ts'
import { edificios } from './valles.ts'

const azulDe = (c: Cuadro): string => tinte(c, '#2A86A8', 0.04)

/** A whole fish, its head to the left. */
const pez = (c: Cuadro, x: number, y: number, giro: number, k: number, color: string): string => {
  const piel = tinte(c, color, 0.04)
  return puesto(
    x,
    y,
    giro,
    k,
    elipse(10, 46, 210, 26, c.t.K, opaco(0.22)) +
      camino('M-220 6Q-130-84 20-70 120-60 170-14L250-70Q236 0 256 66L170 20Q110 70 10 70-140 70-220 6z', piel) +
      camino(
        'M-220 6Q-140 66 10 70 110 70 170 20L256 66 240 20Q120 30 20 30-130 30-220 6z',
        mezcla(piel, c.t.L, 0.34),
      ) +
      camino('M-60-66Q10-120 96-62z', mezcla(piel, c.t.K, 0.24)) +
      trazos('M-126-48q34 48 4 104', mezcla(piel, c.t.K, 0.4), 8) +
      trazos('M-70-30q28 36 8 76M-6-36q28 40 6 84M58-34q24 36 4 78', mezcla(piel, c.t.K, 0.34), 9) +
      disco(-166, -10, 13, c.t.L) +
      disco(-166, -10, 7, c.t.K),
  )
}

const gajo = (c: Cuadro, x: number, y: number, g: number): string =>
  puesto(
    x,
    y,
    g,
    1,
    camino('M-50 0Q0 70 50 0z', tinte(c, '#F0C94A', 0.02)) +
      camino('M-38 2Q0 50 38 2z', tinte(c, '#F8E69A', 0.02)) +
      trazos('M0 4v24M-16 4l8 18M16 4l-8 18', tinte(c, '#F0C94A', 0.02), 4),
  )

/** What the shore gives, on planks before a cove of the desert: fish, urchins, shells. */
export function mariscal(c: Cuadro): string {
  const [mar, palo, arena] = [azulDe(c), tinte(c, '#A9835C', 0.14), tinte(c, '#E8CFA0', 0.1)]
  const erizo = (x: number, y: number): string => {
    const puas = Array.from({ length: 16 }, (_, i) => {
      const g = (i / 16) * Math.PI * 2
      return `M${Math.round(x + Math.cos(g) * 50)} ${Math.round(y + Math.sin(g) * 40)}L${Math.round(x + Math.cos(g) * 88)} ${Math.round(y + Math.sin(g) * 68)}`
    }).join('')
    return (
      trazos(puas, tinte(c, '#3A2440', 0.04), 9) +
      elipse(x, y, 66, 52, tinte(c, '#4A2E50', 0.04)) +
      elipse(x, y, 48, 37, tinte(c, '#F2E2C8', 0.04)) +
      trazos(
        [0, 1, 2, 3, 4]
          .map((i) => {
            const g = (i / 5) * Math.PI * 2 - 1.5
            return `M${x} ${y}L${Math.round(x + Math.cos(g) * 34)} ${Math.round(y + Math.sin(g) * 25)}`
          })
          .join(''),
        tinte(c, '#E88A2A', 0.02),
        15,
      )
    )
  }
  const concha = (x: number, y: number, g: number): string =>
    puesto(
      x,
      y,
      g,
      1,
      elipse(4, 14, 76, 40, c.t.K, opaco(0.24)) +
        camino('M-74 10Q-70-56 0-58T74 10Q0 50-74 10z', tinte(c, '#5A4A44', 0.06)) +
        trazos('M-56 6q20-44 56-46M-36 18q20-34 50-36', tinte(c, '#8A766A', 0.06), 9),
    )
  const choza = (x: number, color: string): string =>
    rect(x, 322, 74, 46, tinte(c, color, 0.14)) +
    rect(x - 5, 312, 84, 14, mezcla(c.t.R, c.t.K, 0.3)) +
    rect(x + 28, 336, 18, 32, hueco(c))
  return (
    lomas(c, { y: 300, amplitud: 40, color: c.t.lejos, pasos: 8 }) +
    lomas(c, { nombre: 'cabo', y: 330, amplitud: 34, color: c.t.medio, pasos: 8 }) +
    rect(0, 356, 1200, 200, arena) +
    segunLuz(c, choza(90, '#6F9AA0') + choza(190, '#D9A85A') + choza(310, '#C97A56')) +
    camino(rutaLoma(xy('-40,398 300,384 760,400 1240,380'), 700), mezcla(mar, c.t.L, 0.34)) +
    camino(rutaLoma(xy('-40,420 300,404 760,424 1240,400'), 700), mar) +
    trazos('M180 452h90M420 476h120M700 446h80M900 480h130M1040 440h70', mezcla(mar, c.t.L, 0.4), 6) +
    bote(c, 600 - c.lado * 290, 476, 0.9, c.lado, c.t.A) +
    bote(c, 600 + c.lado * 30, 446, 0.6, -c.lado as 1 | -1, tinte(c, '#E3B04A', 0.06)) +
    bote(c, 600 + c.lado * 380, 462, 0.7, c.lado, tinte(c, '#F4ECDD', 0.06)) +
    rect(0, 520, 1200, 390, palo) +
    rect(0, 520, 1200, 16, mezcla(palo, c.t.L, 0.34)) +
    trazos(
      'M0 616H1200M0 716H1200M0 820H1200M260 536v80M840 536v80M520 616v100M1010 616v100M180 716v104M760 716v104',
      mezcla(palo, c.t.K, 0.26),
      6,
    ) +
    segunLuz(
      c,
      elipse(600, 716, 380, 120, c.t.K, opaco(0.2)) +
        elipse(600, 700, 380, 120, tinte(c, '#F4EFE4', 0.06)) +
        elipse(600, 704, 310, 90, tinte(c, '#DDE4E0', 0.1)) +
        pez(c, 590, 690, -6, 1.06, '#C9766A') +
        gajo(c, 820, 760, -20) +
        gajo(c, 400, 772, 16) +
        erizo(170, 640) +
        erizo(230, 806) +
        erizo(1030, 650) +
        concha(1000, 800, 8) +
        concha(880, 850, -14) +
        concha(380, 856, 12) +
        camino(discos(xy('500,764 540,780 690,772 730,750 470,640 740,640'), 12, 8), tinte(c, '#4F8A3F', 0.04)),
    )
  )
}

/** Ceviche in its bowl, a slab of albacore, squares of chumbeque; the dune and the bay of Iquique. */
export function ceviche(c: Cuadro): string {
  const [mar, loza, mantel] = [azulDe(c), tinte(c, '#3F6C94', 0.04), tinte(c, '#F0E6D2', 0.06)]
  const azar = c.azar('ceviche')
  const cubos: Punto[] = Array.from({ length: 15 }, (_, i): Punto => {
    const fila = Math.floor(i / 5)
    return [
      [386, 350, 376][fila]! + (i % 5) * [72, 90, 74][fila]! + azar.entero(-10, 10),
      508 + fila * 32 + azar.entero(-4, 4),
    ]
  })
  const chumbeque = (x: number, y: number): string =>
    camino(`M${x - 62} ${y}l34-30H${x + 66}l-30 30z`, tinte(c, '#E2B06A', 0.03)) +
    [0, 1, 2, 3].map((i) => rect(x - 62, y + i * 15, 98, 15, tinte(c, i % 2 ? '#F2DCA8' : '#B8763A', 0.03))).join('') +
    poli(
      [
        [x + 36, y],
        [x + 66, y - 30],
        [x + 66, y + 30],
        [x + 36, y + 60],
      ],
      tinte(c, '#A06A36', 0.05),
    )
  return (
    lomas(c, { y: 350, amplitud: 24, color: c.t.lejos, pasos: 8 }) +
    camino(
      rutaLoma(
        xy('-40,270 160,210 380,250 620,344 900,366 1240,356')
          .map(([x = 0, y = 0]): Punto => [c.lado === 1 ? x : 1200 - x, y])
          .sort((a, b) => a[0] - b[0]),
        460,
      ),
      mezcla(c.t.G, c.t.medio, 0.35),
    ) +
    edificios({ ...c, fx: 600 + c.lado * 200 }, 'bahia', 400, 0.5, mezcla(c.t.R, c.t.L, 0.5)) +
    rect(0, 394, 1200, 12, tinte(c, '#F0DDB4', 0.06)) +
    agua({ ...c, hy: 404 }, 404, mar) +
    bote(c, 600 - c.lado * 330, 450, 0.62, c.lado, tinte(c, '#E3B04A', 0.06)) +
    bote(c, 600 + c.lado * 300, 438, 0.5, c.lado, c.t.A) +
    camino('M-10 470Q600 440 1210 470V910H-10z', mantel) +
    camino('M-10 470Q600 440 1210 470V484Q600 454-10 484z', mezcla(mantel, c.t.K, 0.14)) +
    trazos('M-10 540Q600 508 1210 540M-10 556Q600 524 1210 556', tinte(c, '#2F7A9A', 0.06), 7, opaco(0.5)) +
    segunLuz(
      c,
      elipse(560, 802, 250, 30, c.t.K, opaco(0.24)) +
        camino('M270 560Q290 800 470 800H650Q830 800 850 560z', loza) +
        camino('M850 560Q830 800 650 800H590Q740 780 770 570z', c.t.K, opaco(0.18)) +
        trazos('M292 650Q560 720 828 650', tinte(c, '#F4EFE4', 0.04), 14) +
        elipse(560, 560, 290, 92, mezcla(loza, c.t.L, 0.4)) +
        elipse(560, 562, 262, 76, tinte(c, '#DCE8C0', 0.04)) +
        camino(cubos.map(([x, y]) => rutaCaja(x, y, 52, 34)).join(''), tinte(c, '#FBF6EC', 0.02)) +
        camino(cubos.map(([x, y]) => rutaCaja(x, y + 24, 52, 11)).join(''), tinte(c, '#D8CFC0', 0.04)) +
        trazos(
          'M400 560q60-60 130-20M560 520q70-30 120 30M480 620q60-40 130-10M640 600q40-40 100-30M430 530q30-30 70-20',
          tinte(c, '#9C3A6A', 0.02),
          9,
        ) +
        camino(
          discos(xy('450,590 590,560 700,590 530,530 640,630 770,560 370,560'), 13, 8),
          tinte(c, '#4F8A3F', 0.04),
        ) +
        trazos('M500 600l24 8M680 540l22 10M600 640l20-8', tinte(c, '#D9402E', 0.02), 11) +
        elipse(960, 742, 200, 70, c.t.K, opaco(0.18)) +
        camino('M770 690H1130L1180 800H730z', tinte(c, '#9A6A42', 0.08)) +
        rect(730, 800, 450, 22, tinte(c, '#6E4A30', 0.08)) +
        chumbeque(850, 668) +
        chumbeque(1000, 654) +
        chumbeque(896, 724) +
        chumbeque(1046, 716) +
        elipse(190, 760, 170, 62, c.t.K, opaco(0.18)) +
        elipse(190, 746, 170, 62, tinte(c, '#F8F4EA', 0.04)) +
        camino('M80 740Q90 690 190 690T300 744Q250 786 180 782T80 740z', tinte(c, '#E2B896', 0.04)) +
        trazos('M120 736l60-36M160 756l80-50M210 770l70-44', tinte(c, '#8A5230', 0.04), 9) +
        gajo(c, 292, 748, -16),
    )
  )
}

/** Fish laid on hot stones by the shore, a banana leaf to cover it. */
export function tunuAhi(c: Cuadro): string {
  const [piedra, hoja, mar] = [tinte(c, '#4E4A4C', 0.06), tinte(c, '#4E8A45', 0.04), tinte(c, '#1E8FA6', 0.04)]
  const azar = c.azar('piedras')
  const ruedo: Punto[] = Array.from({ length: 22 }, (_, i): Punto => {
    const g = (i / 22) * Math.PI * 2
    return [590 + Math.cos(g) * 400 + azar.entero(-14, 14), 716 + Math.sin(g) * 112]
  })
  const centro: Punto[] = Array.from({ length: 16 }, (_, i): Punto => [
    300 + (i % 8) * 82 + azar.entero(-18, 18),
    690 + Math.floor(i / 8) * 62 + azar.entero(-8, 8),
  ])
  const pasto = mezcla(mezcla(c.t.R, '#8FA046', 0.5), c.t.L, 0.1)
  return (
    agua({ ...c, hy: 350 }, 350, mar) +
    camino(
      rutaLoma(
        (c.lado === 1
          ? xy('-40,300 160,250 330,280 520,360 640,392 1240,700')
          : xy('-40,700 560,392 680,360 870,280 1040,250 1240,300')) as unknown as Punto[],
        560,
      ),
      mezcla(c.t.medio, '#6E8A3A', 0.3),
    ) +
    suelo({ ...c, hy: 490 }, pasto) +
    segunLuz(
      c,
      elipse(600, 780, 470, 90, c.t.K, opaco(0.22)) +
        elipse(590, 722, 420, 124, tinte(c, '#3A2A24', 0.06)) +
        camino(discos(centro, 50, 34), '#E8642A') +
        camino(
          discos(
            centro.map(([x, y]): Punto => [x + 20, y - 6]),
            44,
            30,
          ),
          mezcla(piedra, c.t.K, 0.2),
        ) +
        camino(discos(ruedo, 62, 46), piedra) +
        camino(
          discos(
            ruedo.map(([x, y]): Punto => [x - 14, y - 16]),
            28,
            14,
          ),
          c.t.L,
          opaco(0.24),
        ) +
        puesto(
          860,
          600,
          24,
          1,
          camino('M-280 0Q-150-120 60-110 240-96 330 10 210 90 40 96-160 96-280 0z', hoja) +
            trazos('M-280 0Q0-20 330 10', mezcla(hoja, c.t.L, 0.4), 13) +
            trazos(
              'M-160-4l50-80M-60-8l56-90M50-8l56-90M150-4l50-70M-160 4l60 66M-50 0l60 84M60 0l60 80M160 4l50 56',
              mezcla(hoja, c.t.K, 0.2),
              7,
            ),
        ) +
        pez(c, 470, 640, -8, 1.08, '#D9825A') +
        pez(c, 560, 760, 6, 1.14, '#8FA6B0') +
        elipse(960, 826, 110, 60, c.t.K, opaco(0.2)) +
        camino('M860 800q10-60 100-66t110 50q-30 60-110 60t-100-44z', tinte(c, '#A8623F', 0.06)) +
        camino('M930 756l50 70-40 4-40-56z', tinte(c, '#F0C070', 0.04)) +
        trazos(
          'M300 560q-44-60 0-120t0-120M420 530q-40-56 0-110t0-110M690 520q-44-56 0-112t0-112',
          c.t.L,
          20,
          opaco(0.5),
        ),
    )
  )
}
