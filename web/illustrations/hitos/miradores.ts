import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas, type Postura } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { camino, disco, elipse, opaco, poli, rect, rutaLoma, trazos, xy } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { ciudadDesdeElMorro } from './ciudad-desde-el-morro.ts'
import { macizoTorres } from './patagonia.ts'
import { segunLuz } from './platos.ts'

const senalar: Postura = { ...posturas.pie, brazos: [xy('-12,46 -13,62 -6,76'), xy('44,88 24,80 6,75')] }

function quien(
  c: Cuadro,
  x: number,
  y: number,
  h: number,
  bolso: string,
  postura: Postura = posturas.andar,
  lado: 1 | -1 = 1,
): string {
  const p = pluma(x, y, h / 100, lado)
  return (
    p.elipse(0, 0, 40, 5, c.t.K, opaco(0.28)) +
    persona(c, x, y, h, { postura, lado, sombrero: true }) +
    p.suave(xy('-2,82 -18,82 -22,64 -18,46 -4,48 -2,66'), bolso)
  )
}

const bolones = (piedras: readonly (readonly [number, number, number])[], color: string): string =>
  camino(
    piedras
      .map(
        ([x, y, r]) =>
          `M${x - r} ${y}l${Math.round(r * 0.3)} ${-Math.round(r * 0.6)} ${Math.round(r * 0.8)} ${-Math.round(r * 0.3)} ${Math.round(r * 0.6)} ${Math.round(r * 0.4)} ${Math.round(r * 0.3)} ${Math.round(r * 0.5)}z`,
      )
      .join(''),
    color,
  )

/** A river of ice seen whole from the moraine, nobody between it and us. */
export function exploradores(c: Cuadro): string {
  const { t } = c
  const [monte, morrena] = [mezcla(t.R, t.H, 0.26), mezcla(t.R, t.K, 0.3)]
  const frio = mezcla(t.G, t.Z, 0.3)
  const [hielo, azul] = [mezcla(t.nieve, frio, 0.2), mezcla(t.nieve, frio, 0.6)]
  const grietas = Array.from({ length: 11 }, (_, i) => {
    const y = 400 + i * 34
    const w = 60 + i * 22
    const d = Math.min(w, [84, 80, 76, 84, 110, 130, 152, 190][i] ?? w)
    return (
      `M${Math.round(560 - i * 34)} ${y}q${w * 0.5} ${18 + i * 2} ${w} 4M${Math.round(660 + i * 26)} ${y + 12}q${d * 0.5} ${18 + i * 2} ${d} 0` +
      (i % 2 ? `M${Math.round(612 - i * 3)} ${y - 6}q${w * 0.3} ${14 + i} ${Math.round(w * 0.6)} 2` : '')
    )
  }).join('')
  return segunLuz(
    c,
    poli(xy('300,380 400,260 470,190 540,170 610,200 680,180 760,270 860,400 780,460 380,460'), t.nieve) +
      poli(xy('540,170 610,200 590,270 640,340 560,330 520,250'), t.nieveSombra) +
      poli(xy('680,180 760,270 860,400 760,380 700,290'), t.nieveSombra) +
      poli(xy('-20,250 80,200 150,240 240,290 310,366 356,440 384,500 300,560 -20,640'), monte) +
      poli(xy('80,200 150,240 240,290 200,400 150,520 60,420'), t.K, opaco(0.16)) +
      poli(xy('40,220 80,200 120,222 100,250 76,236 54,262'), t.nieve) +
      poli(xy('1220,150 1080,190 980,240 880,320 720,400 800,500 1000,600 1220,660'), mezcla(monte, t.K, 0.12)) +
      poli(xy('1080,190 980,240 880,320 960,400 1000,520 1100,420'), t.K, opaco(0.16)) +
      poli(xy('1040,206 1080,190 1150,170 1130,230 1090,214 1060,250'), t.nieve) +
      camino(
        'M420 340Q560 320 740 350 800 460 1000 540 1140 590 1220 610V800H-20V600Q260 560 340 480 420 420 420 340z',
        hielo,
      ) +
      trazos(grietas, azul, 7) +
      camino(
        'M-20 600Q260 560 340 480 330 580 160 660 60 700-20 700zM1220 610Q1140 590 1000 540 900 500 840 450 860 560 980 640 1100 700 1220 720z',
        t.nieveSombra,
      ) +
      camino(rutaLoma(xy('-40,730 200,700 430,736 700,790 960,776 1240,720'), 910), mezcla(morrena, t.H, 0.2)) +
      camino(rutaLoma(xy('-40,810 300,790 700,840 1240,800'), 910), morrena) +
      bolones(
        [
          [120, 740, 40],
          [180, 760, 24],
          [980, 790, 44],
          [1070, 770, 30],
          [560, 800, 26],
          [700, 870, 50],
          [380, 860, 36],
          [60, 860, 44],
          [1140, 870, 50],
        ],
        mezcla(morrena, t.K, 0.34),
      ) +
      quien(c, 300, 780, 160, tinte(c, '#D9982B', 0.02), senalar) +
      quien(c, 212, 790, 158, tinte(c, '#C4574A', 0.02), posturas.pie) +
      quien(c, 420, 800, 150, tinte(c, '#3F7F8C', 0.02), posturas.mirar),
  )
}

/** The small lake in its hollow, from the path above it. */
export function encanado(c: Cuadro): string {
  const { t } = c
  const [falda, acarreo] = [tinte(c, '#9A7A66', 0.16), tinte(c, '#B79A82', 0.14)]
  const lago = tinte(c, '#2FA39A', 0.04)
  const vega = tinte(c, '#7F9A4C', 0.1)
  return segunLuz(
    c,
    poli(
      xy('120,480 300,300 380,250 450,170 520,120 600,150 660,128 740,220 820,270 1020,480'),
      mezcla(t.R, t.H, 0.4),
    ) +
      poli(
        xy(
          '380,250 450,170 520,120 600,150 660,128 740,220 690,260 650,230 630,270 664,330 640,392 610,420 588,380 560,330 576,280 540,240 490,300 440,240',
        ),
        t.nieve,
      ) +
      trazos('M592 292l36 10M586 330l60 6M600 370l40 2', mezcla(t.nieve, t.C, 0.5), 5) +
      poli(xy('600,150 660,128 740,220 820,270 1020,480 800,480 700,320'), t.K, opaco(0.16)) +
      camino('M-20 440Q200 400 380 436 560 450 740 436 960 400 1220 440V730H-20z', mezcla(acarreo, t.H, 0.24)) +
      camino('M-20 600Q200 500 400 470 600 452 800 470 1000 500 1220 600V740H-20z', lago) +
      camino(
        'M420 520Q440 492 560 484 680 478 780 494 800 508 710 520 580 532 490 534 412 538 420 520z',
        mezcla(lago, t.nieve, 0.5),
      ) +
      trazos('M440 576h140M640 600h110M520 618h60', mezcla(lago, t.L, 0.5), 5) +
      poli(xy('-20,180 90,220 200,320 330,420 470,470 404,486 330,510 286,556 300,610 360,660 -20,720'), falda) +
      poli(xy('90,220 200,320 330,420 240,480 160,600 80,460'), t.K, opaco(0.14)) +
      poli(xy('200,320 330,420 470,470 404,486 330,510 286,556 250,480'), acarreo) +
      poli(
        xy('1220,120 1120,190 1000,290 880,390 740,462 800,484 880,516 926,560 900,610 840,660 1220,740'),
        mezcla(falda, t.K, 0.14),
      ) +
      poli(xy('1120,190 1000,290 880,390 960,440 1000,560 1090,400'), t.L, opaco(0.2)) +
      poli(xy('880,390 740,462 800,484 880,516 926,560 960,440'), acarreo) +
      camino('M-20 690Q300 620 620 640T1220 700V910H-20z', vega) +
      camino(
        'M620 622Q600 680 700 700 820 730 700 780 620 820 660 910H720Q700 830 790 790 880 730 760 690 660 666 660 624z',
        lago,
      ) +
      camino('M-20 910V760Q160 740 330 800 460 840 520 910z', mezcla(falda, t.K, 0.2)) +
      bolones(
        [
          [90, 800, 40],
          [420, 850, 30],
          [1060, 860, 60],
          [960, 880, 36],
          [1150, 830, 34],
        ],
        mezcla(falda, t.K, 0.44),
      ) +
      quien(c, 210, 790, 150, tinte(c, '#B0335C', 0.02)) +
      quien(c, 320, 806, 150, tinte(c, '#F0B23A', 0.02)),
  )
}

/** From the top of the cliff: cannons at the edge, the port and the town under it. */
export function miradorDelMorro(c: Cuadro): string {
  const { t } = c
  const [mar, roca, arena] = [
    mezcla(tinte(c, '#2389A6', 0.06), t.Z, 0.24),
    mezcla(t.R, t.L, 0.1),
    tinte(c, '#E2BE8C', 0.12),
  ]
  const barco = (x: number, y: number, color: string): string =>
    poli(
      [
        [x - 60, y - 14],
        [x + 70, y - 14],
        [x + 58, y + 8],
        [x - 50, y + 8],
      ],
      color,
    ) +
    [0, 1, 2, 3]
      .map((i) =>
        rect(x - 44 + i * 22, y - 34, 19, 20, tinte(c, ['#D9573F', '#2F6C9A', '#E8B04A', '#4F8A5F'][i]!, 0.04)),
      )
      .join('') +
    rect(x + 48, y - 42, 14, 28, t.L)
  return (
    camino('M500 350Q760 280 1000 250T1220 220V420H400z', mezcla(roca, t.H, 0.44)) +
    camino('M640 370Q860 320 1220 300V420H560z', mezcla(roca, t.H, 0.24)) +
    rect(-10, 372, 1220, 560, mar) +
    rect(-10, 372, 1220, 26, mezcla(mar, t.H, 0.4)) +
    camino('M520 503L255 462 242 468 202 536 217 545 256 480 520 521zM570 548H300V572H570z', mezcla(roca, t.K, 0.3)) +
    camino('M1220 372H700Q560 384 500 400 420 440 470 500 540 580 600 700 680 820 760 910H1220z', arena) +
    ciudadDesdeElMorro(c, arena) +
    barco(330, 530, tinte(c, '#8A3F34', 0.04)) +
    barco(120, 440, tinte(c, '#2F4C74', 0.04)) +
    trazos('M470 556V470M440 470H520M450 470L470 440 500 470', tinte(c, '#E8B04A', 0.02), 7) +
    trazos('M60 500h90M240 620h110M80 580h70M300 420h80', mezcla(mar, t.H, 0.4), 5) +
    camino('M-20 910V620Q120 600 260 640 420 690 560 700 760 720 900 800 1010 850 1060 910z', roca) +
    (c.lado === -1
      ? camino('M560 700Q760 720 900 800 1010 850 1060 910H760Q700 780 560 700z', t.K, opaco(0.18))
      : camino('M-20 620Q40 620 100 622 60 760 120 910H-20z', t.K, opaco(0.18))) +
    trazos('M260 640Q300 740 240 860M430 690Q470 780 440 890', mezcla(roca, t.K, 0.2), 7) +
    trazos(
      'M40 622V560M140 614V552M240 632V570M340 664V602M440 688V626M540 700V638M20 572Q160 540 260 576 420 626 560 640',
      mezcla(t.K, t.R, 0.2),
      7,
    ) +
    canon(c, 560, 800) +
    elipse(200, 800, 120, 12, t.K, opaco(0.22)) +
    persona(c, 150, 800, 200, { postura: senalar, lado: 1, ropa: tinte(c, '#1F9E9A', 0.02), sombrero: true }) +
    persona(c, 290, 810, 190, { postura: posturas.mirar, lado: 1, ropa: mezcla(t.L, t.R, 0.2) }) +
    persona(c, 370, 824, 192, {
      postura: posturas.pie,
      lado: 1,
      ropa: tinte(c, '#D9826A', 0.04),
      falda: tinte(c, '#8A4A5E', 0.04),
    })
  )
}

function canon(c: Cuadro, x: number, y: number): string {
  const fierro = mezcla(c.t.K, c.t.R, 0.14)
  return (
    elipse(x + 10, y + 4, 90, 10, c.t.K, opaco(0.26)) +
    poli(
      [
        [x - 70, y - 62],
        [x + 120, y - 92],
        [x + 124, y - 70],
        [x - 66, y - 30],
      ],
      fierro,
    ) +
    disco(x - 70, y - 46, 19, fierro) +
    trazos(`M${x - 60} ${y}L${x + 20} ${y - 60}`, fierro, 17) +
    disco(x + 14, y - 30, 34, mezcla(fierro, c.t.L, 0.14)) +
    disco(x + 14, y - 30, 20, fierro)
  )
}

/** The three towers over their own lake, as they are seen from the last boulders. */
export function baseDeLasTorres(c: Cuadro): string {
  const { t } = c
  const [piedra, lago] = [mezcla(t.R, t.H, 0.16), tinte(c, '#7FC4B4', 0.06)]
  return (
    macizoTorres({ ...c, fx: 600 }, 600, 640, 1040) +
    segunLuz(
      c,
      poli(xy('-20,460 120,500 260,580 380,640 -20,720'), mezcla(piedra, t.K, 0.14)) +
        poli(xy('1220,420 1080,480 960,570 820,640 1220,720'), mezcla(piedra, t.K, 0.24)) +
        rect(-10, 626, 1220, 190, lago) +
        rect(-10, 626, 1220, 14, mezcla(lago, t.L, 0.5)) +
        camino(
          'M320 640L392 716 450 640zM556 640L631 742 700 640zM806 640L870 722 934 640z',
          mezcla(lago, t.R, 0.36),
          opaco(0.7),
        ) +
        trazos('M180 668h120M820 690h140M380 712h90', mezcla(lago, t.L, 0.6), 5) +
        camino(rutaLoma(xy('-40,700 220,730 520,762 860,740 1240,690'), 910), piedra) +
        bolones(
          [
            [120, 790, 90],
            [300, 800, 60],
            [396, 790, 44],
            [610, 850, 62],
            [860, 790, 60],
            [1010, 800, 100],
            [1160, 760, 60],
          ],
          mezcla(piedra, t.K, 0.24),
        ) +
        bolones(
          [
            [60, 880, 90],
            [240, 900, 70],
            [420, 880, 60],
            [780, 900, 90],
            [960, 890, 60],
            [1150, 900, 100],
          ],
          mezcla(piedra, t.K, 0.46),
        ) +
        quien(c, 500, 800, 150, tinte(c, '#E0A12F', 0.02), {
          ...posturas.brindis,
          brazos: [xy('-22,108 -16,90 -4,76'), xy('26,108 16,90 6,75')],
        }) +
        quien(c, 700, 772, 140, tinte(c, '#3F7CB4', 0.02), posturas.mirar, -1),
    )
  )
}
