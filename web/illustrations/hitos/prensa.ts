import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { rect, camino, disco, elipse, opaco, poli, trazos, xy } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { segunLuz } from './platos.ts'

/** In the workshop of the port an etching press of iron: its bed, its cylinders, its wheel, and the print that comes out. */
export function prensa(c: Cuadro): string {
  const { t } = c
  const fierro = mezcla(tinte(c, '#4E5A63', 0.1), t.K, 0.14)
  const [claro, hondo, pata] = [mezcla(fierro, t.L, 0.26), mezcla(fierro, t.K, 0.4), mezcla(fierro, t.L, 0.1)]
  const [papel, tinta, bronce] = [mezcla(t.L, '#FFFFFF', 0.3), mezcla(t.K, t.Z, 0.14), tinte(c, '#B98B4A', 0.06)]
  const rayos = [0, 30, 60, 90, 120, 150]
    .map((g) => {
      const a = (g * Math.PI) / 180
      return `M${Math.round(700 + Math.cos(a) * 190)} ${Math.round(450 + Math.sin(a) * 190)}L${Math.round(700 - Math.cos(a) * 190)} ${Math.round(450 - Math.sin(a) * 190)}`
    })
    .join('')
  return (
    taller(c) +
    segunLuz(
      c,
      elipse(600, 826, 470, 26, t.K, opaco(0.28)) +
        trazos('M400 740H800', hondo, 22) +
        poli(xy('380,588 420,588 440,820 340,820'), pata) +
        poli(xy('780,588 820,588 860,820 760,820'), pata) +
        poli(xy('150,520 1000,520 1030,566 170,566'), claro) +
        poli(xy('170,566 1030,566 1030,592 170,592'), fierro) +
        poli(xy('176,470 430,496 440,528 170,528'), mezcla(tinte(c, '#E3D6C0', 0.08), t.L, 0.3)) +
        rect(922, 546, 64, 8, t.K, opaco(0.24)) +
        rect(918, 528, 66, 20, tinte(c, '#C99A62', 0.1)) +
        rect(924, 516, 54, 12, tinta) +
        // The print curls up as it leaves the cylinder.
        camino('M196 524Q150 430 210 300L410 322Q360 440 430 520z', papel) +
        camino('M222 470Q200 400 238 336L374 350Q346 420 372 484z', tinta) +
        camino('M236 454q30-50 58-20t54-20q-2 34 14 60z', papel) +
        disco(326, 376, 20, t.A) +
        camino('M500 830V330Q500 270 560 270H680Q740 270 740 330V830H660V400H580V830z', fierro) +
        camino('M660 830V330Q660 290 700 276 740 284 740 330V830z', t.K, opaco(0.24)) +
        disco(620, 450, 84, claro) +
        camino('M620 366A84 84 0 0 1 620 534 130 130 0 0 0 620 366z', t.K, opaco(0.24)) +
        disco(620, 450, 20, hondo) +
        disco(620, 622, 56, claro) +
        disco(620, 622, 16, hondo) +
        trazos('M540 250V310M700 250V310', bronce, 20) +
        trazos('M510 246H570M670 246H730', hondo, 16) +
        trazos('M570 300H670', bronce, 6) +
        `<circle fill="none" stroke="${hondo}" stroke-width="20" cx="700" cy="450" r="196"/>` +
        trazos(rayos, hondo, 12) +
        disco(700, 450, 34, bronce) +
        disco(700, 450, 14, hondo) +
        trazos('M700 254V216', tinte(c, '#8A5E3C', 0.06), 20),
    )
  )
}

/** Its wall: prints hung up to dry, a window onto the hills. */
function taller(c: Cuadro): string {
  const { t } = c
  const [muro, piso, papel] = [tinte(c, '#E9CF9E', 0.06), tinte(c, '#8C6A4C', 0.2), mezcla(t.L, '#FFFFFF', 0.3)]
  const tinta = mezcla(t.K, t.Z, 0.14)
  const casas = [
    [0, 0],
    [60, 26],
    [118, -8],
    [40, 62],
    [104, 60],
    [170, 40],
    [176, 90],
    [0, 96],
  ] as const
  const hoja = (x: number, y: number, dibujo: string): string =>
    rect(x - 62, y, 124, 158, papel) +
    rect(x - 48, y + 14, 96, 116, tinta) +
    dibujo +
    trazos(`M${x} ${y + 10}v-34`, tinte(c, '#B9803E', 0.1), 9)
  return (
    rect(0, 0, 1200, 660, muro) +
    rect(0, 560, 1200, 100, mezcla(tinte(c, '#4F7F86', 0.1), t.K, 0.06)) +
    rect(0, 552, 1200, 12, mezcla(muro, t.K, 0.3)) +
    rect(0, 650, 1200, 260, piso) +
    trazos(
      'M0 720H1200M0 800H1200M0 876H1200M160 660v60M520 660v60M900 660v60M340 720v80M760 720v80M1080 720v80',
      mezcla(piso, t.K, 0.2),
      4,
    ) +
    segunLuz(
      c,
      rect(786, 70, 350, 330, tinte(c, '#7A4A30', 0.06)) +
        rect(804, 88, 314, 294, t.C) +
        rect(804, 88, 314, 90, mezcla(t.C, t.H, 0.5)) +
        rect(804, 290, 314, 92, t.G) +
        camino('M804 382V220Q880 190 960 250T1118 330V382z', mezcla(t.R, t.verde, 0.4)) +
        casas
          .map(([a, b], i) =>
            rect(816 + a, 236 + b, 46, 36, tinte(c, ['#D9573F', '#E8B04A', '#EFE3CC', '#5F9EA8'][i % 4]!, 0.06)),
          )
          .join('') +
        trazos('M961 88V382M804 236H1118', tinte(c, '#7A4A30', 0.06), 12) +
        trazos('M24 84Q380 140 760 70', t.K, 4) +
        disco(24, 84, 9, t.K) +
        disco(760, 70, 9, t.K) +
        hoja(110, 128, disco(110, 200, 30, papel) + trazos('M70 240q40-30 80 0', papel, 8)) +
        hoja(280, 140, camino('M240 262l40-80 40 80z', papel) + disco(306, 178, 12, t.A)) +
        hoja(450, 134, trazos('M412 180q38-30 76 0M412 210q38-30 76 0M412 240q38-30 76 0', papel, 9)),
    )
  )
}
