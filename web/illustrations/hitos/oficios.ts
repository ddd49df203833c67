import { type Cuadro, haciaElSol } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { camino, disco, elipse, opaco, poli, rutaDisco, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { fondoDeZona } from './fondo.ts'
import { discos, puesto, segunLuz } from './platos.ts'
import { mesaBase, ovillo } from './vinetas.ts'

const banco = (c: Cuadro, dibujo: string): string =>
  fondoDeZona({ ...c, hy: 430 }, c.zona === 'I1' ? 'llano' : 'abierto') +
  mesaBase(c, 520) +
  segunLuz({ ...c, lado: haciaElSol(c, 600) }, dibujo)

const flor = (x: number, y: number, r: number, color: string, centro: string): string =>
  camino(
    [0, 1, 2, 3, 4, 5]
      .map((i) => rutaDisco(x + Math.cos(i * 1.047) * r, y + Math.sin(i * 1.047) * r, r * 0.62))
      .join(''),
    color,
  ) + disco(x, y, r * 0.56, centro)

const hoja = (x: number, y: number, g: number, k: number, color: string): string =>
  puesto(x, y, g, k, camino('M0 0q24-30 70 0-46 30-70 0z', color))

/** A low bowl with two ears, smaller ones and a piglet about it. */
export function paila(c: Cuadro): string {
  const greda = tinte(c, '#B5623C', 0.06)
  const [sombra, brillo, dentro] = [mezcla(greda, c.t.K, 0.24), mezcla(greda, c.t.L, 0.34), mezcla(greda, c.t.K, 0.42)]
  const pieza = (x: number, y: number, k: number): string =>
    puesto(
      x,
      y,
      0,
      k,
      elipse(0, 154, 200, 24, c.t.K, opaco(0.28)) +
        trazos('M-270 10q-80-16-80 34t92 46M270 10q80-16 80 34t-92 46', sombra, 30) +
        camino('M-290 0Q-280 156-110 156H110Q280 156 290 0z', greda) +
        camino('M290 0Q280 156 110 156H40Q190 130 210 40z', c.t.K, opaco(0.16)) +
        elipse(0, 0, 292, 84, brillo) +
        elipse(0, 6, 262, 66, dentro) +
        camino('M-240 30Q-120 74 0 74T240 30Q180 10 0 10T-240 30z', mezcla(greda, c.t.K, 0.24)) +
        trazos('M-236 62q20 50 66 66', brillo, 15, opaco(0.8)),
    )
  return banco(
    c,
    pieza(880, 570, 0.42) +
      pieza(440, 640, 0.98) +
      // What is still to be modelled: a lump, a coil, and the stick that smooths it.
      elipse(150, 842, 96, 14, c.t.K, opaco(0.28)) +
      camino('M60 836Q56 776 110 762 150 742 196 772 244 790 240 838 150 858 60 836z', mezcla(greda, c.t.K, 0.3)) +
      camino('M84 806Q90 780 124 776 150 764 176 780 140 782 116 800z', mezcla(greda, c.t.K, 0.1)) +
      trazos('M280 858Q360 834 430 852T560 846', mezcla(greda, c.t.K, 0.3), 22) +
      trazos('M600 866L720 838', tinte(c, '#D2A26A', 0.06), 11) +
      puesto(
        1000,
        750,
        0,
        0.94,
        elipse(0, 104, 130, 18, c.t.K, opaco(0.28)) +
          camino('M-90 50l-6 48h34l6-34zM40 60l8 44h34l2-50z', sombra) +
          camino('M-120 0Q-120-80 0-80T130 0Q126 80 0 80T-120 0z', greda) +
          disco(-104, 4, 60, greda) +
          camino('M-34 66l-4 52h40l-4-54z', mezcla(greda, c.t.K, 0.12)) +
          camino('M-140-40l-4-50 50 24zM-86-48l20-46 30 44z', sombra) +
          elipse(-134, 18, 32, 26, sombra) +
          disco(-144, 16, 6, c.t.K) +
          disco(-124, 16, 6, c.t.K) +
          disco(-120, -14, 7, c.t.K) +
          trazos('M126-10q34-10 20-36t-20 0', sombra, 10) +
          trazos('M-30-64h70', c.t.K, 9) +
          trazos('M-40-40q50-20 110 6', brillo, 9, opaco(0.6)),
      ),
  )
}

/** The black woman with her guitar, white lines cut into her clay. */
export function guitarrera(c: Cuadro): string {
  const negra = mezcla('#2A2624', c.t.R, 0.06)
  const [clara, mano, linea] = [mezcla(negra, c.t.L, 0.16), mezcla(negra, c.t.L, 0.36), tinte(c, '#F2EADC', 0.03)]
  const espigas = [-130, -66, 0, 66, 130]
    .map((x) => `M${x} 230V150M${x} 200l-20-18M${x} 200l20-18M${x} 176l-18-18M${x} 176l18-18`)
    .join('')
  return banco(
    c,
    elipse(560, 840, 250, 30, c.t.K, opaco(0.34)) +
      puesto(
        560,
        580,
        0,
        1.06,
        camino('M-80-20Q-180 40-200 240 0 280 200 240 180 40 80-20z', negra) +
          camino('M-92-140Q-110-30-84 0H84Q110-30 92-140 60-180 0-180T-92-140z', negra) +
          disco(0, -238, 84, negra) +
          elipse(0, -322, 34, 22, clara) +
          trazos('M-22-332Q0-346 22-332', linea, 4) +
          camino('M-86-222Q-98-326 0-326T86-222Q72-282 0-306-72-282-86-222z', clara) +
          trazos('M0-306V-322', linea, 5) +
          camino('M-86-250q-30 60-10 120l22-10q-10-60 6-100zM86-250q30 60 10 120l-22-10q10-60-6-100z', clara) +
          trazos(
            'M-92-210l10 12 12-6M-98-180l12 12 12-6M-98-150l12 12 14-6M92-210l-10 12-12-6M98-180l-12 12-12-6M98-150l-12 12-14-6',
            linea,
            4,
          ) +
          trazos('M-36-246q12-10 24 0M12-246q12-10 24 0M-4-236l-6 26h14M-20-190q20 14 40 0', linea, 7) +
          trazos('M-78-168q78 44 156 0', linea, 6) +
          trazos('M-190 244Q0 276 190 244M-186 128Q0 160 186 128', linea, 7) +
          trazos(espigas, linea, 6) +
          puesto(
            -14,
            -4,
            -24,
            1,
            camino(
              'M-130 0Q-130-70-66-66-20-62 0-46 30-60 62-40 80-20 80 0T62 40Q30 60 0 46-20 62-66 66-130 70-130 0z',
              clara,
            ) +
              trazos(
                'M-118 0Q-118-58-66-54-24-52 0-36 30-48 54-32 68-16 68 0T54 32Q30 48 0 36-24 52-66 54-118 58-118 0z',
                linea,
                5,
              ) +
              camino('M60-13H230V13H60z', negra) +
              camino('M226-22h54v44h-54z', clara) +
              disco(0, 0, 24, negra) +
              trazos('M-80-8H270M-80 8H270', linea, 4) +
              trazos('M-80-28V28', linea, 8),
          ) +
          trazos('M-92-120Q-170-50-70 20', negra, 44) +
          trazos('M92-120Q190-80 150-60', negra, 44) +
          disco(-64, 22, 25, mano) +
          disco(146, -64, 24, mano),
      ) +
      puesto(
        950,
        730,
        0,
        1,
        elipse(0, 92, 110, 16, c.t.K, opaco(0.3)) +
          camino('M-40-90H40Q30-50 70-20 110 30 80 90H-80Q-110 30-70-20-30-50-40-90z', negra) +
          elipse(0, -90, 42, 12, clara) +
          trazos('M-88 30Q0 56 88 30M-84 50Q0 76 84 50', linea, 6) +
          trazos('M-30 4l30-34 30 34M-8 4l8-12 8 12', linea, 6) +
          trazos('M60-26q86-14 30 58', negra, 18),
      ) +
      puesto(
        190,
        790,
        0,
        0.9,
        elipse(0, 40, 110, 16, c.t.K, opaco(0.3)) +
          camino('M-110-20Q-100 44-40 44H40Q100 44 110-20z', negra) +
          elipse(0, -20, 110, 28, clara) +
          elipse(0, -17, 94, 19, mezcla(negra, c.t.K, 0.4)) +
          trazos('M-84 18q20-16 40 0t40 0 40 0 40 0', linea, 6),
      ),
  )
}

/** White ware painted with blue flowers, the brush still wet. */
export function lozaPintada(c: Cuadro): string {
  const [blanca, azul, celeste, verde] = [
    tinte(c, '#F7F3EA', 0.04),
    tinte(c, '#2F5FA8', 0.03),
    tinte(c, '#7FA8D8', 0.03),
    tinte(c, '#4F8A6A', 0.04),
  ]
  const sombra = mezcla(blanca, c.t.K, 0.12)
  const ramo = (x: number, y: number, k: number): string =>
    puesto(
      x,
      y,
      0,
      k,
      trazos('M0 90Q-10 30 0 0M0 60Q40 30 62 10M0 70Q-40 40-66 26', verde, 9) +
        hoja(6, 76, -20, 0.7, verde) +
        hoja(-4, 84, 204, 0.7, verde) +
        flor(0, -16, 34, azul, '#F0C94A') +
        flor(74, 0, 22, celeste, azul) +
        flor(-78, 18, 22, celeste, azul),
    )
  return banco(
    c,
    elipse(390, 800, 230, 24, c.t.K, opaco(0.26)) +
      disco(390, 580, 226, blanca) +
      disco(390, 580, 226, 'none', `stroke="${azul}" stroke-width="18"`) +
      disco(390, 580, 164, 'none', `stroke="${celeste}" stroke-width="7"`) +
      camino(
        discos(
          Array.from({ length: 16 }, (_, i): Punto => [
            390 + Math.cos(i * 0.3927) * 192,
            580 + Math.sin(i * 0.3927) * 192,
          ]),
          11,
        ),
        azul,
      ) +
      ramo(390, 560, 1.25) +
      trazos('M256 820H524M296 820V760M484 820V760', tinte(c, '#B98556'), 24) +
      elipse(770, 826, 150, 22, c.t.K, opaco(0.28)) +
      trazos('M880 520q110-10 96 110T860 740', sombra, 32) +
      camino('M690 420H850L862 470Q930 560 910 700 890 820 830 826H710Q650 820 630 700 610 560 678 470z', blanca) +
      camino('M850 420L862 470Q930 560 910 700 890 820 830 826H770Q850 780 850 660T800 470z', c.t.K, opaco(0.1)) +
      camino('M690 420L650 390 700 404H850V420z', sombra) +
      trazos('M684 462Q770 484 856 462M650 770Q770 800 892 770', azul, 12) +
      ramo(766, 606, 0.98) +
      puesto(
        1030,
        800,
        0,
        1,
        elipse(0, 48, 84, 14, c.t.K, opaco(0.28)) +
          camino('M-76-30Q-70 48-30 48H30Q70 48 76-30z', blanca) +
          elipse(0, -30, 76, 22, sombra) +
          elipse(0, -28, 60, 15, azul) +
          trazos('M10-30L120-190', tinte(c, '#B98556'), 15) +
          trazos('M10-30L30-60', tinte(c, '#3A3230'), 20),
      ),
  )
}

/** A butterfly woven of dyed horsehair, its strands beside it. */
export function crin(c: Cuadro): string {
  const [fucsia, lila, sol, verde] = [
    tinte(c, '#D63A78', 0.03),
    tinte(c, '#6E4AA8', 0.03),
    tinte(c, '#F2B53A', 0.03),
    tinte(c, '#3F9A78', 0.03),
  ]
  const ala = (s: 1 | -1): string =>
    `<g transform="scale(${s} 1)">${camino('M10-10Q60-240 250-250 380-230 340-90 300 30 10 20z', fucsia)}${camino('M10-6Q90-180 240-196 320-180 290-80 240 10 10 12z', sol)}${camino('M10-2Q110-130 220-140 262-130 240-70 200-4 10 8z', lila)}${camino('M10 20Q230 30 250 150 240 250 150 240 50 200 10 40z', lila)}${camino('M10 26Q190 50 200 146 190 204 140 196 60 160 10 44z', verde)}${camino('M10 30Q140 70 150 136 144 164 116 152 60 120 10 46z', sol)}${trazos('M12-4L236-222M12 0L308-158M12 4L300-66M12 8L210-8M14 26L222 118M14 32L200 200M14 38L126 206M12-8L144-200', c.t.L, 4, opaco(0.6))}</g>`
  const madeja = (x: number, y: number, g: number, color: string): string =>
    puesto(
      x,
      y,
      g,
      1,
      camino('M-170-18Q0-34 170-10 190 0 170 14 0 40-170 20z', color) +
        trazos('M-160-8Q0-18 176-4M-160 6Q0 8 180 6M-160 14Q0 28 170 12', mezcla(color, c.t.K, 0.3), 4) +
        camino('M-120-28h30v58h-30z', tinte(c, '#F4EFE4', 0.04)),
    )
  return banco(
    c,
    madeja(230, 810, -8, fucsia) +
      madeja(940, 830, 6, verde) +
      madeja(960, 770, -6, sol) +
      elipse(574, 846, 112, 15, c.t.K, opaco(0.26)) +
      trazos('M574 560V826', tinte(c, '#A8713F', 0.06), 11) +
      elipse(574, 838, 84, 17, tinte(c, '#8A5A34', 0.06)) +
      elipse(574, 830, 84, 17, tinte(c, '#B98049', 0.06)) +
      puesto(
        580,
        500,
        -8,
        1.1,
        ala(1) +
          ala(-1) +
          camino('M-16-70Q-24 60 0 190 24 60 16-70z', mezcla(c.t.K, '#3A2030', 0.5)) +
          disco(0, -80, 27, mezcla(c.t.K, '#3A2030', 0.5)) +
          trazos('M-8-100Q-30-180-84-200M8-100Q30-180 84-200', mezcla(c.t.K, '#3A2030', 0.5), 9) +
          disco(-84, -200, 10, sol) +
          disco(84, -200, 10, sol),
      ) +
      `<g transform="translate(130 690) scale(1 .56)">${elipse(4, 16, 66, 62, c.t.K, opaco(0.26))}${trazos('M20 10Q110 70 186 30', verde, 12)}${flor(0, 0, 40, lila, sol)}</g>`,
  )
}

/** A coast in wool on cloth, in its hoop, needle and thread beside it. */
export function bordado(c: Cuadro): string {
  const [mar, verde, prado, sol, rojo] = [
    tinte(c, '#3F86B0', 0.03),
    tinte(c, '#5E9A50', 0.03),
    tinte(c, '#A8BC58', 0.03),
    tinte(c, '#F0B53A', 0.03),
    tinte(c, '#C8442E', 0.03),
  ]
  const [aro, tela] = [tinte(c, '#B98049', 0.06), tinte(c, '#F2EAD6', 0.04)]
  const puntadas = 'stroke-dasharray="17 12"'
  return banco(
    c,
    camino('M340 530Q300 640 166 700 200 790 250 880 600 850 966 872 1000 800 1016 700 880 640 840 530z', tela) +
      trazos('M196 716Q224 790 270 862M988 716Q976 790 948 856', mezcla(tela, c.t.K, 0.2), 6, puntadas) +
      elipse(596, 880, 250, 20, c.t.K, opaco(0.3)) +
      puesto(
        590,
        590,
        0,
        1.06,
        disco(0, 0, 280, aro) +
          disco(0, 0, 256, mezcla(aro, c.t.K, 0.3)) +
          disco(0, 0, 250, tinte(c, '#CFE3EC', 0.03)) +
          camino('M-30-290h60v36h-60z', mezcla(c.t.L, c.t.K, 0.4)) +
          puesto(
            70,
            -122,
            0,
            0.8,
            disco(0, 0, 50, sol) +
              trazos('M0-76v-12M-60-50l-10-8M60-50l10-8M-74 0h-12M74 0h12M-54 54l-10 8M54 54l10 8', sol, 12),
          ) +
          camino('M-240-70Q-150-150-60-90 40-140 120-90 200-70 241-70L249-20H-249z', tinte(c, '#8F7FA8', 0.05)) +
          camino('M-249-20H249A250 250 0 0 1 229 100L-229 100A250 250 0 0 1-249-20z', mar) +
          trazos('M-226 6H230M-220 32H226M-210 56H210', mezcla(mar, c.t.L, 0.5), 8, puntadas) +
          camino('M-243 58Q-100-4 40 60 150 100 243 58A250 250 0 0 1-243 58z', verde) +
          trazos(
            'M-210 84Q-100 30 30 90T220 92M-200 118Q-90 70 30 124T206 122',
            mezcla(verde, c.t.L, 0.34),
            8,
            puntadas,
          ) +
          camino('M-214 128Q-60 110 60 160T206 142A250 250 0 0 1-214 128z', prado) +
          trazos('M-176 164Q-40 150 60 190T170 178M-130 204Q-20 196 110 218', mezcla(prado, c.t.K, 0.24), 8, puntadas) +
          camino('M-110 50h110v74h-110z', tela) +
          camino('M-128 54l72-62 74 62z', rojo) +
          camino('M-72 76h32v48h-32z', mar) +
          trazos('M110 120V60', tinte(c, '#7A5A3C'), 15) +
          disco(110, 40, 44, mezcla(verde, c.t.K, 0.24)) +
          flor(-150, 150, 13, rojo, sol) +
          flor(-60, 186, 13, '#F4EFE4', sol) +
          flor(60, 190, 13, rojo, sol) +
          flor(150, 158, 13, '#F4EFE4', sol),
      ) +
      camino('M430 836H750L770 900H410z', mezcla(aro, c.t.K, 0.34)) +
      camino('M430 836H750L754 850H426z', mezcla(aro, c.t.L, 0.16)) +
      trazos('M690 700Q800 860 900 790T1010 700', rojo, 7) +
      trazos('M1006 704L1090 600', mezcla(c.t.L, c.t.K, 0.3), 11) +
      ovillo(c, 180, 790, 74, rojo) +
      ovillo(c, 300, 836, 52, mar) +
      ovillo(c, 1050, 820, 62, verde),
  )
}

/** A figure half out of its wood, the gouge and the mallet. */
export function talla(c: Cuadro): string {
  const [madera, corteza] = [tinte(c, '#9A5A34', 0.06), tinte(c, '#6E442C', 0.1)]
  const [sombra, clara] = [mezcla(madera, c.t.K, 0.36), mezcla(madera, '#F0C890', 0.5)]
  const azar = c.azar('virutas')
  let virutas = ''
  for (let i = 0; i < 18; i++)
    virutas += `M${azar.entero(200, 1000)} ${azar.entero(800, 880)}q${azar.entero(6, 16)}-${azar.entero(10, 20)} ${azar.entero(20, 34)} 0`
  return banco(
    c,
    elipse(520, 832, 240, 30, c.t.K, opaco(0.32)) +
      puesto(
        520,
        590,
        0,
        1.06,
        camino('M-150 230L-160 70-120 40H120L160 70 150 230Q0 262-150 230z', corteza) +
          trazos(
            'M-116 70L-110 226M-60 60L-58 236M10 66L8 240M74 60L72 234M124 74L118 224',
            mezcla(corteza, c.t.K, 0.34),
            7,
          ) +
          camino('M-150 66L-116 34H116L150 66Q80 100 0 96T-150 66z', clara) +
          camino('M-92 80Q-110-40-74-90H74Q110-40 92 80 0 110-92 80z', madera) +
          trazos(
            'M0-70V76M-14-50Q-50-44-70-28M14-50Q50-44 70-28M-14-18Q-54-12-76 6M14-18Q54-12 76 6M-14 14Q-54 20-78 40M14 14Q54 20 78 40M-14 44Q-40 50-66 68M14 44Q40 50 66 68',
            sombra,
            8,
          ) +
          trazos('M-86-80Q-140-10-110 70M86-80Q140-10 110 70', madera, 30) +
          camino('M-86-270Q-92-360 0-364T86-270L80-180Q70-100 30-80L0-58-30-80Q-70-100-80-180z', madera) +
          camino('M0-364Q92-360 86-270L80-180Q70-100 30-80L0-58V-120L30-190V-260z', c.t.K, opaco(0.18)) +
          camino('M-86-260q-40 10-34 70 2 60 20 84l24-16zM86-260q40 10 34 70-2 60-20 84l-24-16z', sombra) +
          camino(
            'M-84-262Q-40-296 0-262 40-296 84-262L78-232Q40-256 0-232-40-256-78-232z',
            mezcla(madera, c.t.K, 0.24),
          ) +
          elipse(-40, -222, 24, 15, tinte(c, '#F4EFE4', 0.03)) +
          elipse(40, -222, 24, 15, tinte(c, '#F4EFE4', 0.03)) +
          disco(-40, -222, 10, c.t.K) +
          disco(40, -222, 10, c.t.K) +
          camino('M-16-244L-32-164Q0-146 32-164L16-244z', clara) +
          camino('M-48-130Q0-150 48-130 30-108 0-108T-48-130z', sombra) +
          trazos('M-36-128H36', tinte(c, '#F4EFE4', 0.03), 8) +
          trazos('M-60-320q20-26 50-28', clara, 11, opaco(0.7)),
      ) +
      puesto(872, 682, 80, 1, camino('M-20-210H20L26-60V-36H13V90Q0 130-13 90V-36H-26V-60z', c.t.K, opaco(0.24))) +
      puesto(
        880,
        668,
        80,
        1,
        camino('M-20-210H20L26-60H-26z', tinte(c, '#C99A5E', 0.05)) +
          camino('M-26-60H26V-36H-26z', mezcla(c.t.K, c.t.L, 0.3)) +
          camino('M-13-36H13V90Q0 130-13 90z', mezcla(c.t.L, c.t.K, 0.34)) +
          camino('M-5-30H3V84z', c.t.L, opaco(0.7)),
      ) +
      puesto(
        970,
        770,
        -18,
        1,
        camino('M-154 66Q-60 104 6 84L204 30V0H-20z', c.t.K, opaco(0.24)) +
          camino('M-20-22H200V22H-20z', tinte(c, '#C99A5E', 0.05)) +
          camino('M-150-70Q-60-86-10-66V66Q-60 86-150 70-164 0-150-70z', corteza) +
          trazos('M-120-56q-10 56 0 112', mezcla(corteza, c.t.L, 0.3), 8),
      ) +
      trazos(virutas, clara, 7) +
      poli(xy('150,800 330,780 350,830 170,850'), mezcla(madera, c.t.L, 0.14)) +
      trazos('M170 820L336 800', sombra, 5),
  )
}
