import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { camino, disco, elipse, opaco, poli, rect, ruta, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { discos, puesto, segunLuz } from './platos.ts'
import { buscadores } from './vinas-y-hornos.ts'

/** Strings of sausages over a market counter, a roast turkey under them, the hall with its stalls behind. */
export function longanizas(c: Cuadro): string {
  const [muro, carne, mesa] = [tinte(c, '#CFE0D4', 0.06), tinte(c, '#A8412C', 0.04), tinte(c, '#E6E0D4', 0.06)]
  const [clara, pavo] = [mezcla(carne, '#F0A070', 0.5), tinte(c, '#C27A34', 0.04)]
  const xs = [70, 200, 330, 460, 590, 720, 850, 980, 1110]
  const largo = (i: number): number => [3, 3, 2, 2, 1, 2, 2, 3, 3][i]!
  const cada = (forma: (x: number, y: number, curva: 1 | -1) => string): string =>
    xs
      .map((x, i) => Array.from({ length: largo(i) }, (_, k) => forma(x, 134 + k * 158, (i + k) % 2 ? -1 : 1)).join(''))
      .join('')
  const tiras = cada((x, y, curva) => `M${x} ${y}q${curva * 30} 54 0 108`)
  const nudos = xs
    .map((x, i) => `M${x} 60v60` + Array.from({ length: largo(i) - 1 }, (_, k) => `M${x} ${262 + k * 158}v10`).join(''))
    .join('')
  const brillos = cada((x, y, curva) => `M${x - 8} ${y + 4}q${curva * 28} 48 2 88`)
  return (
    rect(0, 0, 1200, 900, muro) +
    trazos(
      [0, 1, 2, 3, 4, 5, 6].map((i) => `M0 ${i * 100 + 20}H1200`).join('') +
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((i) => `M${i * 100} 0V640`).join(''),
      mezcla(muro, c.t.K, 0.12),
      4,
    ) +
    nave(c, muro) +
    rect(0, 0, 1200, 26, tinte(c, '#2F6E62', 0.04)) +
    trazos('M-10 60H1210', mezcla(c.t.K, c.t.L, 0.3), 18) +
    trazos(tiras, carne, 38) +
    trazos(nudos, tinte(c, '#F4E6C8', 0.04), 9) +
    trazos(brillos, clara, 8, opaco(0.8)) +
    rect(0, 640, 1200, 270, mesa) +
    rect(0, 640, 1200, 22, mezcla(mesa, c.t.K, 0.16)) +
    rect(0, 826, 1200, 90, tinte(c, '#2F6E62', 0.04)) +
    trazos('M0 826H1200', mezcla(mesa, c.t.K, 0.2), 8) +
    segunLuz(
      c,
      elipse(520, 800, 330, 26, c.t.K, opaco(0.2)) +
        elipse(520, 780, 330, 44, tinte(c, '#8FA6B0', 0.06)) +
        elipse(520, 772, 290, 34, tinte(c, '#BFD0D6', 0.06)) +
        camino(discos(xy('270,764 310,778 360,788 690,788 740,776 780,762'), 34, 20), tinte(c, '#5E9A48', 0.04)) +
        camino('M290 730Q300 590 470 570 640 556 720 640 770 700 740 760 640 800 500 796 320 790 290 730z', pavo) +
        camino('M290 730Q320 790 500 796 640 800 740 760 640 750 520 752 360 752 290 730z', c.t.K, opaco(0.18)) +
        camino(
          'M560 700Q600 600 700 640L790 690 800 676q26 4 18 24 16 14-8 26l-20-10Q700 790 600 770 556 750 560 700z',
          mezcla(pavo, '#F0B060', 0.24),
        ) +
        trazos('M350 680q40-70 130-80M596 716q20-50 70-46', mezcla(pavo, '#FBE0A0', 0.6), 13) +
        camino('M360 700q70-50 150-10-20 60-90 60-50-4-60-50z', mezcla(pavo, c.t.K, 0.14)) +
        elipse(1000, 806, 150, 20, c.t.K, opaco(0.2)) +
        poli(xy('880,800 900,700 1100,700 1120,800'), tinte(c, '#D9402E', 0.06)) +
        disco(1000, 750, 40, tinte(c, '#F6F0E4', 0.04)) +
        trazos('M1000 750l16-26', c.t.K, 6) +
        rect(990, 650, 20, 54, c.t.K) +
        camino('M860 620H1140Q1120 662 1000 662T860 620z', tinte(c, '#BFD0D6', 0.06)) +
        trazos('M900 614q50-34 100-6M1000 604q50-30 96 6', carne, 40) +
        trazos('M920 600q30-16 56-4', clara, 8),
    )
  )
}

/** What is seen of the market under its arch: ribs of the roof, two rows of stalls, daylight at the end. */
function nave(c: Cuadro, muro: string): string {
  const aire = mezcla(muro, c.t.L, 0.6)
  const [viga, piso] = [mezcla(aire, c.t.K, 0.2), mezcla(tinte(c, '#C9B79A', 0.06), aire, 0.4)]
  const boca = (w: number, alto: number): string =>
    `M${600 - w} 642V${alto + 170}Q${600 - w} ${alto} 600 ${alto}T${600 + w} ${alto + 170}V642`
  const puestos = (
    [
      [404, 532, 76, '#E3BE3A', '#C4574A'],
      [296, 566, 112, '#3F8F7C', '#E08A3C'],
      [150, 616, 168, '#D9573F', '#7FA03C'],
    ] as const
  )
    .map(([x, y, w, toldo, fruta], i) =>
      [1, -1]
        .map((s) => {
          const en = (a: number, b: number): Punto => [600 + s * (x - 600 + a * w), y - b * w]
          const tela = mezcla(tinte(c, toldo, 0.04), aire, 0.56 - i * 0.08)
          return (
            poli(
              [en(0.04, 0), en(0.04, 0.34), en(0.96, 0.34), en(0.96, 0)],
              mezcla(tinte(c, '#9A7350', 0.1), aire, 0.5 - i * 0.08),
            ) +
            camino(
              discos(
                [0.16, 0.33, 0.5, 0.67, 0.84].map((a) => en(a, 0.36)),
                w * 0.09,
              ),
              mezcla(tinte(c, fruta, 0.04), aire, 0.5 - i * 0.08),
            ) +
            trazos(
              ruta([en(0.06, 0.3), en(0.06, 0.8)], 0, false) + ruta([en(0.94, 0.3), en(0.94, 0.8)], 0, false),
              viga,
              5,
            ) +
            poli(
              [en(-0.04, 0.74), en(0.1, 1), en(0.9, 1), en(1.04, 0.74), en(0.78, 0.68), en(0.5, 0.74), en(0.22, 0.68)],
              tela,
            ) +
            poli([en(0.3, 1), en(0.7, 1), en(0.78, 0.68), en(0.5, 0.74), en(0.22, 0.68)], mezcla(tela, c.t.L, 0.5))
          )
        })
        .join(''),
    )
    .join('')
  return (
    camino(`${boca(516, 96)}z`, mezcla(muro, c.t.K, 0.26)) +
    camino(`${boca(490, 120)}z`, aire) +
    trazos(boca(380, 196) + boca(280, 262) + boca(200, 316), viga, 9) +
    camino(`${boca(120, 372)}z`, mezcla(c.t.C, c.t.L, 0.5)) +
    trazos('M600 372V520M480 470H720', viga, 6) +
    poli(xy('480,520 720,520 1090,642 110,642'), piso) +
    puestos
  )
}

/** Chairs, lamps, a mirror and records on the pavement before a roller door. */
export function cachureos(c: Cuadro): string {
  const [cortina, vereda, caoba] = [tinte(c, '#7FA0A0', 0.14), tinte(c, '#BDB2A2', 0.14), tinte(c, '#7A3F2A', 0.08)]
  const [oro, tela] = [tinte(c, '#D2A23E', 0.04), tinte(c, '#3F7F6E', 0.06)]
  const silla = (x: number, y: number, k: number): string =>
    puesto(
      x,
      y,
      0,
      k,
      elipse(0, 2, 96, 12, c.t.K, opaco(0.24)) +
        trazos('M-60-150L-70 0M60-150L70 0', caoba, 15) +
        trazos('M-44-140L-50-20M44-140L50-20', mezcla(caoba, c.t.K, 0.3), 12) +
        camino('M-80-170Q0-200 80-170L72-140H-72z', tela) +
        camino('M-72-140H72V-126H-72z', caoba) +
        trazos('M-64-170Q-76-330-40-350H40Q76-330 64-170', caoba, 15) +
        trazos('M-24-178V-344M0-180V-350M24-178V-344', mezcla(caoba, c.t.L, 0.14), 9),
    )
  const [tablero, greda] = [tinte(c, '#D8A86A', 0.06), tinte(c, '#9A4A30', 0.06)]
  const picada =
    elipse(1010, 872, 190, 14, c.t.K, opaco(0.24)) +
    trazos('M880 690L866 868M1150 690L1164 868', mezcla(tablero, c.t.K, 0.4), 17) +
    rect(840, 664, 350, 28, tablero) +
    poli(xy('870,664 1160,664 1172,730 1090,712 1014,734 940,712 858,730'), tinte(c, '#F4EBD8', 0.04)) +
    camino('M890 606H1050Q1046 664 1010 664H930Q894 664 890 606z', greda) +
    elipse(970, 606, 80, 17, tinte(c, '#E0913A', 0.04)) +
    elipse(946, 604, 26, 9, tinte(c, '#F4DE8A', 0.04)) +
    elipse(996, 602, 22, 8, tinte(c, '#8A4A2A', 0.04)) +
    elipse(970, 612, 14, 5, tinte(c, '#5F8A3E', 0.04)) +
    trazos('M946 580q-16-24 0-44t0-40M996 580q-16-24 0-44t0-40', c.t.L, 9, opaco(0.6)) +
    elipse(1116, 658, 52, 9, tinte(c, '#F6F0E4', 0.04)) +
    camino('M1074 652q4-34 42-34t42 34q-42 10-84 0z', tinte(c, '#DDA052', 0.04)) +
    trazos('M1096 630l12 10M1122 626l12 12', tinte(c, '#B5762E', 0.04), 5)
  return (
    rect(0, 0, 1200, 700, tinte(c, '#C9774E', 0.14)) +
    trazos(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => `M0 ${i * 76 + 30}H1200`).join(''),
      mezcla(tinte(c, '#C9774E', 0.14), c.t.K, 0.16),
      5,
    ) +
    rect(120, 110, 960, 580, mezcla(cortina, c.t.K, 0.4)) +
    rect(140, 130, 920, 560, cortina) +
    trazos(
      Array.from({ length: 14 }, (_, i) => `M140 ${164 + i * 38}H1060`).join(''),
      mezcla(cortina, c.t.K, 0.22),
      6,
    ) +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) =>
        poli(
          [
            [90 + i * 128, 60],
            [218 + i * 128, 60],
            [218 + i * 128, 150],
            [154 + i * 128, 172],
            [90 + i * 128, 150],
          ],
          i % 2 ? tinte(c, '#F4EBD8', 0.06) : tinte(c, '#B8402E', 0.08),
        ),
      )
      .join('') +
    rect(0, 680, 1200, 230, vereda) +
    rect(0, 680, 1200, 14, mezcla(vereda, c.t.L, 0.4)) +
    trazos('M0 786H1200M200 694L120 910M520 694L500 910M840 694L880 910', mezcla(vereda, c.t.K, 0.18), 5) +
    segunLuz(
      c,
      poli(xy('372,592 392,556 448,556 468,592'), mezcla(oro, c.t.K, 0.24)) +
        elipse(420, 440, 96, 136, oro) +
        elipse(420, 440, 74, 112, tinte(c, '#CFE2E8', 0.04)) +
        camino('M366 400q40-70 80-60l-70 150q-14-40-10-90z', c.t.L, opaco(0.7)) +
        disco(420, 296, 22, oro) +
        elipse(465, 794, 170, 9, c.t.K, opaco(0.24)) +
        rect(300, 590, 330, 26, caoba) +
        rect(316, 616, 298, 130, mezcla(caoba, c.t.L, 0.08)) +
        trazos('M330 748v44M600 748v44', mezcla(caoba, c.t.K, 0.3), 17) +
        trazos('M316 680H614M465 616V746', mezcla(caoba, c.t.K, 0.3), 6) +
        disco(390, 648, 8, oro) +
        disco(540, 648, 8, oro) +
        disco(390, 712, 8, oro) +
        disco(540, 712, 8, oro) +
        elipse(190, 806, 90, 11, c.t.K, opaco(0.24)) +
        trazos('M190 800V430', oro, 13) +
        elipse(190, 800, 66, 12, oro) +
        camino('M150 300H230L292 440H88z', c.t.A) +
        trazos('M150 300L88 440M190 300V440M230 300L292 440', mezcla(c.t.A, c.t.K, 0.24), 5) +
        trazos('M250 440v50', oro, 5) +
        rect(720, 250, 300, 190, oro) +
        rect(738, 268, 264, 154, tinte(c, '#A9CFE0', 0.04)) +
        camino('M738 370l90-70 60 50 50-30 64 60v42H738z', tinte(c, '#5F8A3E', 0.06)) +
        disco(950, 300, 16, tinte(c, '#F6E4A8', 0.04)) +
        silla(800, 812, 0.62) +
        picada +
        buscadores(c) +
        poli(xy('560,800 772,800 756,870 578,870'), tinte(c, '#C99A5E', 0.06)) +
        [600, 632, 664, 696, 728]
          .map((x, i) =>
            poli(
              [
                [x - 20, 800],
                [x - 12, 730],
                [x + 16, 730],
                [x + 16, 800],
              ],
              tinte(c, ['#3F6C94', '#E3BE3A', '#8A4C74', '#D9572E', '#5F8A3E'][i]!, 0.04),
            ),
          )
          .join('') +
        poli(xy('560,796 772,796 766,822 566,822'), tinte(c, '#A87A44', 0.06)),
    )
  )
}

/** Pine nuts of the araucaria in a wooden bowl by the hearth. */
export function pinones(c: Cuadro): string {
  const [tabla, madera, nuez] = [tinte(c, '#8A5E3C', 0.14), tinte(c, '#B07A48', 0.06), tinte(c, '#A8562A', 0.04)]
  const azar = c.azar('pinones')
  const uno = (x: number, y: number, g: number, k = 1): string =>
    puesto(
      Math.round(x),
      Math.round(y),
      g,
      k,
      camino('M-64 0Q-30-10 0-24 44-32 58-8 62 0 58 8 44 32 0 24-30 10-64 0z', nuez) +
        camino('M-64 0Q-48-5-34-10L-36 10Q-48 5-64 0z', tinte(c, '#F0DDB0', 0.04)) +
        trazos('M-4-14q26-10 44 2', mezcla(nuez, c.t.L, 0.5), 6),
    )
  const monton = [
    [400, 590],
    [470, 572],
    [550, 560],
    [640, 562],
    [720, 576],
    [790, 596],
    [440, 620],
    [520, 606],
    [600, 596],
    [690, 606],
    [760, 628],
    [480, 648],
    [570, 638],
    [660, 644],
    [600, 540],
    [530, 530],
    [670, 532],
    [600, 510],
  ] as const
  return (
    rect(0, 0, 1200, 560, tinte(c, '#5E4130', 0.1)) +
    trazos(
      Array.from({ length: 12 }, (_, i) => `M${i * 104 + 30} 0V560`).join(''),
      mezcla(tinte(c, '#5E4130', 0.1), c.t.K, 0.34),
      8,
    ) +
    segunLuz(
      c,
      rect(110, 70, 330, 300, tinte(c, '#3F2C22', 0.06)) +
        rect(130, 90, 290, 260, c.t.C) +
        rect(130, 210, 290, 140, mezcla(c.t.C, c.t.H, 0.4)) +
        camino('M130 300L220 200 280 250 340 180 420 280V350H130z', mezcla(c.t.R, c.t.H, 0.3)) +
        camino('M200 232L220 200 246 222 224 230zM316 204L340 180 370 216 344 212z', '#F7F9FA') +
        trazos('M350 344V180', mezcla(c.t.K, c.t.R, 0.3), 10) +
        trazos(
          'M310 214q40 20 80 0M304 240q46 22 92 0M308 266q42 22 84 0M318 190q32 16 64 0',
          mezcla(c.t.R, c.t.K, 0.5),
          15,
        ) +
        trazos('M275 90V350M130 220H420', tinte(c, '#3F2C22', 0.06), 14),
    ) +
    rect(0, 540, 1200, 370, tabla) +
    rect(0, 540, 1200, 18, mezcla(tabla, c.t.L, 0.34)) +
    trazos('M0 640H1200M0 750H1200M0 850H1200', mezcla(tabla, c.t.K, 0.26), 6) +
    segunLuz(
      c,
      elipse(600, 826, 260, 30, c.t.K, opaco(0.3)) +
        elipse(600, 610, 300, 90, mezcla(madera, c.t.K, 0.4)) +
        monton.map(([x, y]) => uno(x, y, azar.entero(-70, 70))).join('') +
        camino('M300 610Q600 770 900 610 890 830 720 830H480Q310 830 300 610z', madera) +
        camino('M900 610Q890 830 720 830H640Q800 800 840 650z', c.t.K, opaco(0.18)) +
        trazos('M330 690Q600 810 870 690M360 752Q600 840 840 752', mezcla(madera, c.t.K, 0.24), 7) +
        trazos('M306 618Q600 770 894 618', mezcla(madera, c.t.L, 0.4), 11) +
        cono(c, 180, 740) +
        uno(376, 850, 14, 1.1) +
        uno(980, 838, -30, 1.15) +
        uno(1080, 810, 14, 1.1) +
        puesto(
          -470,
          -352,
          0,
          1.5,
          elipse(1010, 700, 110, 18, c.t.K, opaco(0.26)) +
            camino('M910 560q0 140 40 140h110q40 0 40-140z', mezcla(c.t.K, c.t.R, 0.16)) +
            elipse(1005, 560, 96, 26, mezcla(c.t.K, c.t.L, 0.24)) +
            elipse(1005, 562, 80, 19, tinte(c, '#D98F36', 0.06)) +
            uno(965, 562, 14, 0.5) +
            uno(1045, 564, -20, 0.5) +
            uno(1008, 556, 40, 0.45) +
            trazos('M912 580q94-150 186 0', mezcla(c.t.K, c.t.R, 0.16), 9) +
            trazos('M970 520q-30-40 0-80t0-80M1040 520q-30-40 0-80t0-80', c.t.L, 10, opaco(0.5)),
        ),
    )
  )
}

/** The cone they fall from: a ball of pointed scales. */
function cono(c: Cuadro, x: number, y: number): string {
  const verde = tinte(c, '#8C6B38', 0.06)
  const escamas = [-90, -54, -18, 18, 54, 90]
    .map((dy, i) => {
      const w = Math.sqrt(126 ** 2 - (Math.abs(dy) + 12) ** 2) - 6
      const n = Math.round(w / 19)
      return Array.from({ length: n }, (_, k) => {
        const a = Math.round(x - w + 13 + ((k + (i % 2) * 0.3) * 2 * (w - 13)) / (n - 0.7))
        return `M${a - 13} ${y + dy + 10}l13-30 13 30`
      }).join('')
    })
    .join('')
  return (
    elipse(x, y + 134, 130, 16, c.t.K, opaco(0.28)) +
    disco(x, y, 132, verde) +
    trazos(escamas, mezcla(verde, c.t.K, 0.4), 6) +
    camino(
      `M${x + 40} ${y - 126}A132 132 0 0 1 ${x + 40} ${y + 126} 180 180 0 0 0 ${x + 40} ${y - 126}z`,
      c.t.K,
      opaco(0.2),
    )
  )
}
