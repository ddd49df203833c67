import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { bosque, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, ruta, rutaLoma, trazos, xy, type Punto } from '../trazo.ts'
import { casa, tinte } from './caserio.ts'
import { segunLuz } from './platos.ts'
import { volcan } from './volcanes.ts'

/** The pass of ash under the Osorno: dwarf trees combed by the wind, the green lake far below. */
export function pasoDesolacion(c: Cuadro): string {
  const { t } = c
  const ceniza = tinte(c, '#8C7F78', 0.12)
  const [clara, lago] = [mezcla(ceniza, t.L, 0.4), tinte(c, '#3F9E86', 0.06)]
  const x = 600 - c.lado * 190
  return (
    lomas(c, { y: 430, amplitud: 30, color: t.lejos }) +
    segunLuz(
      c,
      poli(xy('20,450 90,390 130,350 160,280 176,350 220,390 330,450'), t.medio) +
        poli(xy('130,350 160,280 176,350 160,336 148,352'), t.nieve) +
        rect(-10, 448, 620, 130, lago) +
        rect(-10, 448, 620, 16, mezcla(lago, t.L, 0.4)) +
        trazos('M120 500h120M300 486h70', t.L, 5, opaco(0.7)) +
        poli(xy('250,500 276,500 270,508 256,508'), t.L) +
        poli(xy('-20,474 80,466 170,500 60,520 -20,530'), mezcla(t.verde, t.H, 0.16)) +
        poli(xy('360,540 430,474 560,450 620,540'), mezcla(t.verde, t.H, 0.1)),
    ) +
    volcan(c, x, 590, 1500, mezcla(ceniza, t.medio, 0.4)) +
    segunLuz(
      c,
      camino(rutaLoma(xy('-40,560 200,530 500,560 840,546 1240,570'), 910), mezcla(ceniza, t.H, 0.2)) +
        camino(rutaLoma(xy('-40,620 320,640 720,610 1240,650'), 910), ceniza) +
        camino(
          'M794 553Q700 584 650 620 590 656 690 690 820 726 640 790 520 836 470 910H770Q770 850 850 800 960 730 800 680 720 650 752 620 778 592 800 553z',
          clara,
        ) +
        camino('M470 910Q520 836 640 790 700 770 726 748 720 800 640 840 600 870 590 910z', mezcla(clara, t.K, 0.1)) +
        (
          [
            [440, 640, 0.44, 0],
            [300, 660, 0.6, 1],
            [980, 660, 0.62, 0],
            [180, 690, 0.74, 0],
            [1070, 704, 0.9, 1],
            [330, 752, 0.96, 0],
            [990, 812, 1.2, 0],
            [130, 836, 1.36, 1],
          ] as const
        )
          .map(([a, b, k, enPie]) => nirre(c, a, b, k, enPie === 1))
          .join('') +
        (
          [
            [560, 660, 26],
            [530, 668, 18],
            [900, 720, 30],
            [420, 800, 34],
            [380, 812, 22],
            [880, 860, 36],
          ] as const
        )
          .map(([a, b, r]) =>
            poli(
              [
                [a - r, b],
                [a - r * 0.6, b - r * 0.7],
                [a + r * 0.2, b - r * 0.9],
                [a + r, b],
              ],
              mezcla(ceniza, t.K, 0.4),
            ),
          )
          .join('') +
        caminante(c, 690, 640, 58, tinte(c, '#3F7F8C', 0.04)) +
        caminante(c, 826, 738, 100, tinte(c, '#E0592A', 0.02)) +
        caminante(c, 736, 792, 112, tinte(c, '#E8C24A', 0.04)),
    )
  )
}

/** Where the wind is strongest it creeps; elsewhere all its boughs stream to one side. */
function nirre(c: Cuadro, x: number, y: number, k: number, enPie: boolean): string {
  const p = pluma(x, y, k)
  const hoja = mezcla(c.t.verde, c.t.K, 0.16)
  const clara = mezcla(hoja, c.t.L, 0.2)
  if (!enPie)
    return (
      p.elipse(4, 0, 62, 6, c.t.K, opaco(0.22)) +
      p.poli(xy('-50,0 -58,10 -44,14 -40,24 -24,22 -12,34 4,28 18,38 34,28 46,30 52,18 66,16 60,6 66,0'), hoja) +
      p.poli(xy('-40,18 -24,22 -12,34 4,28 18,38 34,28 22,24 8,20 -8,22 -22,15'), clara)
    )
  return (
    p.elipse(20, 0, 54, 6, c.t.K, opaco(0.22)) +
    p.curva(xy('0,0 -2,34 10,60 34,82'), mezcla(c.t.K, c.t.R, 0.4), 7) +
    p.linea(xy('0,32 34,44'), mezcla(c.t.K, c.t.R, 0.4), 5) +
    p.poli(xy('-2,36 10,48 26,46 40,56 56,50 80,54 62,40 40,34 20,36'), hoja) +
    p.poli(xy('-8,62 4,76 14,92 30,92 44,102 62,94 84,98 116,90 92,80 98,72 70,72 50,64 30,68 12,58'), hoja) +
    p.poli(xy('14,92 30,92 44,102 62,94 84,98 116,90 70,86 40,88'), clara)
  )
}

function caminante(c: Cuadro, x: number, y: number, h: number, bolso: string): string {
  const p = pluma(x, y, h / 100)
  return (
    p.elipse(0, 0, 40, 5, c.t.K, opaco(0.28)) +
    p.linea(xy('22,54 30,0'), c.t.K, 3) +
    persona(c, x, y, h, { postura: posturas.andar, sombrero: true }) +
    p.suave(xy('-2,82 -18,82 -22,64 -18,46 -4,48 -2,66'), bolso)
  )
}

/** The tin flag at the top, the town and the channel below, snow on the other shore. */
export function cerroBandera(c: Cuadro): string {
  const { t } = c
  const [mar, turba] = [mezcla(t.G, t.Z, 0.3), tinte(c, '#8A7F52', 0.12)]
  const techos = ['#C4574A', '#E3C478', '#6C8FA8', '#D8D2C4', '#7E9A6C', '#B97A56']
  const casas = Array.from({ length: 13 }, (_, i) =>
    casa(c, {
      x: 90 + i * 40 + (i % 3) * 6,
      y: 566 + (i % 2) * 20 - Math.round(i * 1.6),
      w: 28,
      h: 16,
      muro: tinte(c, '#EDE3D0', 0.08),
      techo: tinte(c, techos[i % 6]!, 0.06),
      cima: 11,
    }),
  ).join('')
  return (
    segunLuz(c, costaDeEnfrente(c)) +
    rect(0, 420, 1200, 200, mar) +
    rect(0, 420, 1200, 22, mezcla(mar, t.H, 0.5)) +
    rect(0, 530, 1200, 90, mezcla(mar, t.K, 0.1)) +
    trazos('M60 470h120M320 456h90M520 490h140M760 462h80M900 500h150M140 510h80', mezcla(mar, t.H, 0.5), 5) +
    segunLuz(
      c,
      camino('M560 474q60-16 130-4 40 6 70 4-70 14-200 0z', mezcla(t.verde, t.medio, 0.4)) +
        velero(c, 430, 504) +
        camino('M-20 560Q140 524 330 536 480 544 640 570 900 560 1220 590V700H-20z', mezcla(t.verde, t.L, 0.1)) +
        poli(xy('302,544 322,544 290,498 308,498 308,490 262,490 262,498 276,498'), tinte(c, '#B79A70', 0.1)) +
        trazos('M266 498v8M304 498v8', mezcla(t.K, t.R, 0.4), 4) +
        casas,
    ) +
    bosque(c, 640, 60, mezcla(t.verde, t.K, 0.2)) +
    rect(-10, 636, 1220, 260, mezcla(t.verde, t.K, 0.2)) +
    segunLuz(
      c,
      camino(rutaLoma(xy('-40,760 180,736 420,700 640,640 820,616 1010,640 1240,700'), 910), turba) +
        camino(rutaLoma(xy('-40,850 300,820 620,760 900,750 1240,800'), 910), mezcla(turba, t.K, 0.2)) +
        (
          [
            [520, 700, 30],
            [556, 704, 18],
            [700, 650, 22],
            [960, 656, 30],
            [1000, 664, 20],
            [420, 800, 36],
            [1060, 790, 34],
            [800, 800, 26],
          ] as const
        )
          .map(([a, b, r]) =>
            poli(
              [
                [a - r, b],
                [a - r * 0.7, b - r * 0.6],
                [a + r * 0.1, b - r * 0.9],
                [a + r * 0.8, b - r * 0.5],
                [a + r, b],
              ],
              mezcla(turba, t.K, 0.4),
            ),
          )
          .join('') +
        elipse(600, 726, 50, 7, t.K, opaco(0.26)) +
        persona(c, 590, 726, 150, {
          postura: posturas.brindis,
          lado: 1,
          ropa: tinte(c, '#D9982B', 0.02),
          sombrero: true,
        }) +
        elipse(890, 716, 46, 6, t.K, opaco(0.26)) +
        persona(c, 890, 716, 150, { postura: posturas.mirar, lado: -1, ropa: tinte(c, '#3F7F8C', 0.04) }) +
        poli(xy('619,602 638,602 635,624 622,624'), tinte(c, '#C4402E', 0.02)) +
        trazos('M638 607q9 4-2 11', tinte(c, '#C4402E', 0.02), 4),
    ) +
    bandera(c, 600 - c.lado * 130, 650)
  )
}

/** Sharp summits all along the other shore. */
function costaDeEnfrente(c: Cuadro): string {
  const cima: Punto[] = xy(
    '-20,330 60,270 110,300 170,220 230,290 300,250 350,300 430,236 500,310 590,260 650,300 730,220 790,290 880,240 940,300 1020,230 1090,290 1220,250',
  )
  const roca = mezcla(c.t.R, c.t.H, 0.3)
  const nieve = cima
    .flatMap(([x, y], i): string[] =>
      y < 275
        ? [
            ruta([
              [x, y],
              [x + (y < 240 ? 34 : 22), y + (y < 240 ? 40 : 26)],
              [x + 12, y + 34],
              [x - 2, y + 58],
              [x - 14, y + 32],
              [x - (i ? 32 : 0), y + (y < 240 ? 40 : 28)],
            ]),
          ]
        : [],
    )
    .join('')
  const sombra = cima
    .flatMap(([x, y]): string[] =>
      y < 275
        ? [
            ruta([
              [x, y],
              [x + 56, 330],
              [x + 40, 400],
              [x - 6, 400],
              [x + 10, 330],
            ]),
          ]
        : [],
    )
    .join('')
  return (
    poli([...cima, [1220, 430], [-20, 430]], roca) +
    camino(sombra, c.t.K, opaco(0.16)) +
    camino(nieve, c.t.nieve) +
    camino(
      'M-20 380Q200 350 430 384 700 356 900 388 1060 366 1220 384V430H-20z',
      mezcla(mezcla(c.t.verde, roca, 0.4), c.t.H, 0.3),
    )
  )
}

function bandera(c: Cuadro, x: number, y: number): string {
  const [rojo, azul, blanco] = [tinte(c, '#D52B1E', 0.02), tinte(c, '#1F3F96', 0.02), tinte(c, '#FBFAF4', 0.02)]
  const estrella = Array.from({ length: 10 }, (_, i): Punto => {
    const [r, a] = [i % 2 ? 12 : 30, (i * Math.PI) / 5 - Math.PI / 2]
    return [x + 58 + Math.cos(a) * r, y - 327 + Math.sin(a) * r]
  })
  return (
    trazos(`M${x} ${y}V${y - 384}`, mezcla(c.t.K, c.t.L, 0.14), 13) +
    trazos(`M${x} ${y - 260}L${x + 110} ${y + 10}M${x} ${y - 260}L${x - 100} ${y + 30}`, c.t.K, 4, opaco(0.7)) +
    (
      [
        [-34, 26, 30, 0.2],
        [36, 26, 26, 0.34],
        [2, 30, 42, 0.1],
        [-14, 34, 20, 0.34],
        [22, 36, 18, 0.2],
      ] as const
    )
      .map(([dx, dy, r, k]) =>
        poli(
          [
            [x + dx - r, y + dy],
            [x + dx - r * 0.8, y + dy - r * 0.7],
            [x + dx - r * 0.1, y + dy - r],
            [x + dx + r * 0.7, y + dy - r * 0.7],
            [x + dx + r, y + dy],
          ],
          mezcla(mezcla(c.t.R, tinte(c, '#A39A88', 0.1), 0.6), c.t.K, k),
        ),
      )
      .join('') +
    poli(
      [
        [x + 6, y - 370],
        [x + 256, y - 370],
        [x + 256, y - 206],
        [x + 6, y - 206],
      ],
      blanco,
    ) +
    poli(
      [
        [x + 6, y - 288],
        [x + 256, y - 288],
        [x + 256, y - 206],
        [x + 6, y - 206],
      ],
      rojo,
    ) +
    rect(x + 6, y - 370, 104, 83, azul) +
    camino(ruta(estrella), blanco) +
    poli(
      [
        [x + 150, y - 370],
        [x + 190, y - 370],
        [x + 190, y - 206],
        [x + 150, y - 206],
      ],
      c.t.K,
      opaco(0.1),
    )
  )
}

function velero(c: Cuadro, x: number, y: number): string {
  return (
    poli(
      [
        [x - 34, y - 8],
        [x + 36, y - 8],
        [x + 24, y + 4],
        [x - 26, y + 4],
      ],
      mezcla(c.t.K, c.t.Z, 0.3),
    ) +
    poli(
      [
        [x - 2, y - 12],
        [x - 2, y - 78],
        [x - 34, y - 14],
      ],
      c.t.L,
    ) +
    poli(
      [
        [x + 3, y - 12],
        [x + 3, y - 70],
        [x + 30, y - 14],
      ],
      mezcla(c.t.L, c.t.C, 0.3),
    ) +
    trazos(`M${x - 44} ${y + 8}h92`, c.t.L, 4, opaco(0.7))
  )
}
