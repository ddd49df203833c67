import type { Cuadro } from '../cuadro.ts'
import { figura } from '../figuras.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { agua, copas, lomas } from '../relieve.ts'
import {
  camino,
  disco,
  opaco,
  poli,
  rect,
  ruta,
  rutaCaja,
  rutaDisco,
  rutaLoma,
  rutaSuave,
  trazos,
  xy,
  type Punto,
} from '../trazo.ts'
import { casa, tinte } from './caserio.ts'
import { bote } from './costa.ts'

export function lobo(c: Cuadro, x: number, y: number, k: number, lado: 1 | -1): string {
  const p = pluma(x, y, k, lado)
  const piel = tinte(c, '#5E4634', 0.14)
  return (
    p.elipse(0, 0, 92, 6, c.t.K, opaco(0.24)) +
    p.suave(
      xy('-96,4 -120,16 -92,20 -40,34 10,44 34,62 40,92 54,106 78,102 88,90 74,82 70,60 62,20 30,2 -40,0'),
      piel,
    ) +
    p.suave(xy('40,92 54,106 78,102 72,84 50,74'), mezcla(piel, c.t.K, 0.14)) +
    p.suave(xy('16,20 0,-2 24,-4 40,16'), mezcla(piel, c.t.K, 0.34)) +
    p.disco(64, 95, 3.4, c.t.K) +
    p.linea(xy('82,90 94,86'), mezcla(c.t.L, c.t.K, 0.3), 1.6)
  )
}

/** Stalls along the river under one roof, sea lions at the steps, the bridge behind. */
export function fluvial(c: Cuadro): string {
  const { t, fx: x } = c
  const s = (x > 600 ? -1 : x < 600 ? 1 : -c.lado) as 1 | -1
  const [puente, techo, palo, muelle] = [
    tinte(c, '#C9C4B8', 0.16),
    tinte(c, '#3F7F96', 0.1),
    mezcla(t.K, t.R, 0.34),
    tinte(c, '#B3A48C', 0.16),
  ]
  const pilares = [60, 250, 440, 630, 820, 1010, 1200].map((a) => rutaCaja(a - 13, 384, 26, 74)).join('')
  const X = (a: number): number => Math.round(x - s * a)
  const caja = (a: number, color: string): string =>
    rect(Math.min(X(a), X(a + 92)), 636, 92, 26, tinte(c, '#A87A4A', 0.1)) +
    trazos(
      `M${Math.min(X(a), X(a + 92)) + 12} 630h72M${Math.min(X(a), X(a + 92)) + 24} 616h48`,
      tinte(c, color, 0.04),
      20,
      'stroke-dasharray="0 18"',
    )
  const puesto = (a: number, i: number): string =>
    persona(c, X(a + 60), 690, 136, {
      postura: posturas.pie,
      lado: s,
      ropa: [t.A, tinte(c, '#F4ECDD', 0.08), tinte(c, '#7E9A6C', 0.08)][i]!,
      sombrero: i === 1,
    }) +
    rect(Math.min(X(a - 40), X(a + 164)), 662, 204, 50, tinte(c, ['#F4ECDD', '#6F9AA0', '#E3C478'][i]!, 0.1)) +
    caja(a - 30, ['#C9402E', '#8FA6B0', '#E3BE3A'][i]!) +
    caja(a + 70, ['#5F8A3E', '#D98A72', '#7C9A3C'][i]!)
  return (
    lomas(c, { y: 360, amplitud: 30, color: t.lejos }) +
    copas(c, 380, 40, mezcla(t.verde, t.H, 0.3), [-40, 1240]) +
    rect(0, 396, 1200, 50, mezcla(t.verde, t.H, 0.3)) +
    agua({ ...c, hy: 440 }, 440) +
    camino(pilares, mezcla(puente, t.K, 0.2)) +
    rect(0, 366, 1200, 22, puente) +
    rect(0, 356, 1200, 5, mezcla(puente, t.K, 0.3)) +
    trazos(Array.from({ length: 24 }, (_, i) => `M${i * 52 + 10} 356v12`).join(''), mezcla(puente, t.K, 0.3), 4) +
    bote(c, X(-420), 540, 0.8, s, tinte(c, '#F4ECDD', 0.06)) +
    rect(0, 700, 1200, 216, muelle) +
    rect(0, 700, 1200, 14, mezcla(muelle, t.L, 0.4)) +
    trazos('M0 782H1200M0 856H1200', mezcla(muelle, t.K, 0.16), 5) +
    poli(
      [
        [X(900), 622],
        [X(-188), 622],
        [X(-204), 702],
        [X(900), 702],
      ],
      mezcla(muelle, t.K, 0.1),
    ) +
    poli(
      [
        [X(900), 622],
        [X(-188), 622],
        [X(-190), 630],
        [X(900), 630],
      ],
      mezcla(muelle, t.L, 0.4),
    ) +
    trazos(`M${X(-180)} 588H${X(900)}M${X(-180)} 606H${X(900)}`, mezcla(muelle, t.K, 0.4), 5) +
    trazos(Array.from({ length: 10 }, (_, i) => `M${X(-180 + i * 96)} 584v42`).join(''), mezcla(muelle, t.K, 0.4), 6) +
    [-170, 40, 250, 460].map((a) => rect(X(a) - 6, 500, 12, 210, palo)).join('') +
    puesto(-140, 0) +
    puesto(66, 1) +
    puesto(276, 2) +
    poli(
      [
        [X(-210), 520],
        [X(-150), 452],
        [X(440), 452],
        [X(500), 520],
      ],
      techo,
    ) +
    poli(
      [
        [X(-210), 520],
        [X(500), 520],
        [X(500), 532],
        [X(-210), 532],
      ],
      mezcla(techo, t.K, 0.3),
    ) +
    trazos(
      [-120, -20, 80, 180, 280, 380].map((a) => `M${X(a)} 456L${X(a - 12 + (a - 130) * 0.12)} 520`).join(''),
      mezcla(techo, t.L, 0.24),
      6,
    ) +
    poli(
      [
        [X(-620), 640],
        [X(-230), 640],
        [X(-206), 668],
        [X(-644), 668],
      ],
      mezcla(muelle, t.K, 0.3),
    ) +
    lobo(c, X(-520), 644, 0.8, s) +
    lobo(c, X(-320), 644, 0.7, s)
  )
}

/** The great shed: trusses and skylights over two rows of stalls. */
export function galponDeFeria(c: Cuadro): string {
  const { t, fx: x } = c
  const [chapa, piso, fierro] = [tinte(c, '#8FA6A8', 0.14), tinte(c, '#B8A890', 0.14), mezcla(t.K, t.R, 0.3)]
  const cielo = mezcla(t.C, t.L, 0.5)
  const v = 430
  const lado = (s: 1 | -1): string => {
    const borde = (f: number): number => x + s * (60 + (660 - 60) * f)
    const cubierta = (
      [
        [0.1, 0.24, 0],
        [0.26, 0.44, 1],
        [0.48, 0.72, 2],
        [0.78, 1.2, 3],
      ] as const
    )
      .map(([f0, f1, i]) => {
        const [a, b] = [borde(f0), borde(f1)]
        const [h0, h1] = [40 + 190 * f0, 40 + 190 * f1]
        const [y0, y1] = [v + 60 + 350 * f0, v + 60 + 350 * f1]
        if (a < 0 || a > 1200) return ''
        const tela = [
          tinte(c, '#C9742E', 0.08),
          tinte(c, '#3F7F6E', 0.08),
          tinte(c, '#C9A23E', 0.08),
          tinte(c, '#3F6C94', 0.08),
        ][(i + (s === 1 ? 1 : 3)) % 4]!
        const frutas = ['#C9402E', '#E3BE3A', '#5F8A3E', '#E58A2E', '#8A4C74', '#D8B24A']
        const color = (k: number): string => tinte(c, frutas[(i * 2 + k + (s === 1 ? 0 : 3)) % 6]!, 0.04)
        /** A point of the stall: `u` of its depth, `z` of its height, at its near or its far end. */
        const de = (cerca: boolean, u: number, z: number): Punto =>
          cerca ? [b + s * 60 * f1 * u, y1 - h1 * z] : [a + s * 50 * f0 * u, y0 - h0 * z]
        const dentro = (n: number, k: number): Punto =>
          [0, 1].map(
            (e) => de(false, k / 6, 0.51 + k * 0.077)[e]! * (1 - n) + de(true, k / 6, 0.51 + k * 0.077)[e]! * n,
          ) as unknown as Punto
        const fila = (k: number): string =>
          trazos(
            [k * 2 + 1, k * 2].map((u) => ruta([dentro(0.06, u), dentro(0.94, u)], 0, false)).join(''),
            color(k),
            3 + h1 * 0.07,
            `stroke-dasharray="0 ${Math.round(5 + h1 * 0.07)}"`,
          )
        const palos = (u: number, z: number, alza: number): string =>
          trazos(
            [false, true].map((cerca) => ruta([de(cerca, u, z), de(cerca, u, alza)], 0, false)).join(''),
            fierro,
            3 + f1 * 5,
          )
        return (
          palos(1, 0.5, 1.7) +
          poli([[b, y1], de(true, 0, 0.46), de(true, 1, 0.98), de(true, 1, 0)], tinte(c, '#6E4A30', 0.12)) +
          poli(
            [
              [a, y0],
              [a, y0 - h0 * 0.46],
              [b, y1 - h1 * 0.46],
              [b, y1],
            ],
            tinte(c, '#8A5E3C', 0.12),
          ) +
          poli([de(false, 0, 0.46), de(true, 0, 0.46), de(true, 1, 0.98), de(false, 1, 0.98)], mezcla(t.K, t.R, 0.44)) +
          [2, 1, 0].map(fila).join('') +
          palos(0, 0, 1.3) +
          poli([de(false, 0, 1.36), de(true, 0, 1.36), de(true, 1, 1.72), de(false, 1, 1.72)], tela) +
          poli(
            [
              [a, y0 - h0 * 1.36],
              [b, y1 - h1 * 1.36],
              [b, y1 - h1 * 1.22],
              [a, y0 - h0 * 1.22],
            ],
            mezcla(tela, t.L, 0.4),
          )
        )
      })
      .join('')
    return (
      poli(
        [
          [x + s * 60, v - 40],
          [x + s * 60, v + 60],
          [x + s * 1300, v + 420],
          [x + s * 1300, -300],
        ],
        mezcla(chapa, t.K, s === c.lado ? 0.02 : 0.16),
      ) + cubierta
    )
  }
  const cercha = (f: number): string => {
    const [w, y] = [70 + 640 * f, v - 50 - 330 * f]
    return trazos(
      `M${Math.round(x - w)} ${Math.round(y)}H${Math.round(x + w)}M${Math.round(x - w)} ${Math.round(y)}L${x} ${Math.round(y - 110 * f - 16)}L${Math.round(x + w)} ${Math.round(y)}M${x} ${Math.round(y)}v${-Math.round(110 * f + 16)}M${Math.round(x - w * 0.5)} ${Math.round(y)}L${Math.round(x - w * 0.25)} ${Math.round(y - 80 * f - 12)}M${Math.round(x + w * 0.5)} ${Math.round(y)}L${Math.round(x + w * 0.25)} ${Math.round(y - 80 * f - 12)}`,
      fierro,
      3 + f * 8,
    )
  }
  return (
    rect(0, 0, 1200, 900, mezcla(chapa, t.K, 0.2)) +
    poli(
      [
        [x - 60, v - 40],
        [x - 20, v - 66],
        [x - 440, -80],
        [x - 1000, -80],
      ],
      cielo,
      opaco(0.85),
    ) +
    poli(
      [
        [x + 60, v - 40],
        [x + 20, v - 66],
        [x + 440, -80],
        [x + 1000, -80],
      ],
      cielo,
      opaco(0.85),
    ) +
    rect(x - 60, v - 66, 120, 130, mezcla(cielo, t.L, 0.5)) +
    [0.06, 0.2, 0.42, 0.8].map(cercha).join('') +
    lado(-1) +
    lado(1) +
    poli(
      [
        [x - 60, v + 60],
        [x + 60, v + 60],
        [x + 780, 920],
        [x - 780, 920],
      ],
      piso,
    ) +
    trazos(
      `M${x} ${v + 66}V910M${x - 30} ${v + 66}L${x - 330} 910M${x + 30} ${v + 66}L${x + 330} 910`,
      mezcla(piso, t.K, 0.14),
      4,
    ) +
    persona(c, x - 36, v + 96, 52, { postura: posturas.andar, ropa: tinte(c, '#C4574A', 0.1) }) +
    persona(c, x + 30, v + 120, 66, { postura: posturas.andar, lado: -1, ropa: tinte(c, '#F4ECDD', 0.1) }) +
    persona(c, x - 70, v + 190, 110, { postura: posturas.andar, ropa: tinte(c, '#3F6C94', 0.1), sombrero: true }) +
    figura({ ...c, pose: 1 }, 'Culinaria', { x: x + c.lado * 60, y: 812, h: 190, lado: 1, agua: false, acento: t.A })
  )
}

/** Handcarts in the street: chilli in sacks, mushrooms of the oak, onions, under their sunshades. */
export function carretones(c: Cuadro): string {
  const { t, lado: s } = c
  const y = 700
  const calle = tinte(c, '#B3A898', 0.18)
  const madera = tinte(c, '#8A5E3C', 0.14)
  const carreton = (dx: number, pie: number, k: number, color: string, carga: readonly [string, string]): string => {
    const p = pluma(600 + s * dx, pie, k, s)
    const rueda = (a: number): string => {
      const [cx, cy, r] = [...p.en(a, 34), 34 * k].map(Math.round) as [number, number, number]
      return (
        trazos(rutaDisco(cx, cy, r), mezcla(madera, t.K, 0.5), 9 * k) +
        trazos(`M${cx - r} ${cy}h${r * 2}M${cx} ${cy - r}v${r * 2}`, mezcla(madera, t.K, 0.4), 5 * k) +
        disco(cx, cy, 7 * k, t.K)
      )
    }
    const bultos = (a: number, tono: string): string => {
      const [fruto, hueco] = [tinte(c, tono, 0.04), Math.round(15 * k)]
      const filas = (cuales: readonly (readonly [number, number])[], color: string): string =>
        trazos(
          cuales
            .map(([v, n]) => {
              const [px, py] = p.en(a, v)
              return `M${Math.round(px - ((n - 1) * hueco) / 2)} ${Math.round(py)}h${(n - 1) * hueco + 1}`
            })
            .join(''),
          color,
          17 * k,
          `stroke-dasharray="0 ${hueco}"`,
        )
      return filas(xy('86,7 104,5 121,2'), fruto) + filas(xy('95,6 113,3'), mezcla(fruto, t.K, 0.14))
    }
    const toldo = ([0, 1, 2, 3, 4, 5] as const)
      .map((i) =>
        p.poli(
          [
            [-120 + i * 40, 214],
            [-80 + i * 40, 214],
            [0, 272],
          ],
          i % 2 ? tinte(c, '#F4ECDD', 0.06) : tinte(c, color, 0.08),
        ),
      )
      .join('')
    return (
      p.elipse(0, 0, 130, 8, t.K, opaco(0.24)) +
      persona(c, ...p.en(-116, 4), 158 * k, {
        postura: posturas.pie,
        lado: s,
        ropa: tinte(c, carga[1], 0.2),
        sombrero: dx === 0,
      }) +
      p.linea(xy('0,80 0,250'), mezcla(madera, t.K, 0.4), 7) +
      bultos(-50, carga[0]) +
      bultos(50, carga[1]) +
      p.poli(xy('-112,96 -100,56 100,56 112,96 60,84 -60,84'), madera) +
      p.linea(xy('100,62 134,70'), madera, 8) +
      p.linea(xy('86,56 86,4'), mezcla(madera, t.K, 0.3), 8) +
      rueda(-36) +
      toldo +
      p.poli(xy('-120,214 -120,204 120,204 120,214'), mezcla(tinte(c, color, 0.08), t.K, 0.24))
    )
  }
  const saco = (dx: number, color: string): string => {
    const p = pluma(600 + s * dx, 842, 1.25, s)
    const yute = tinte(c, '#CDB083', 0.12)
    return (
      p.elipse(0, 0, 48, 6, t.K, opaco(0.24)) +
      p.suave(xy('-38,0 -44,40 -34,72 34,72 44,40 38,0'), yute) +
      p.elipse(0, 70, 36, 11, mezcla(yute, t.L, 0.34)) +
      p.suave(xy('-30,70 -12,96 12,96 30,70 0,62'), tinte(c, color, 0.04))
    )
  }
  const casas = (
    [
      [-20, 180, 150, '#C4574A'],
      [180, 190, 176, '#E3C478'],
      [390, 190, 150, '#6C8FA8'],
      [600, 190, 170, '#D8D2C4'],
      [810, 180, 150, '#C98A5E'],
      [1010, 190, 170, '#7E9A6C'],
    ] as const
  )
    .map(([x, w, h, color]) =>
      casa(c, {
        x,
        y: y - 120,
        w,
        h,
        muro: mezcla(tinte(c, color, 0.12), t.H, 0.2),
        techo: mezcla(t.R, t.K, 0.3),
        cima: 60,
      }),
    )
    .join('')
  return (
    lomas(c, { y: 330, amplitud: 30, color: t.lejos }) +
    camino(
      rutaLoma(
        (s === 1
          ? xy('-40,320 260,250 560,260 860,360 1240,400')
          : xy('-40,400 340,360 640,260 940,250 1240,320')) as unknown as Punto[],
        700,
      ),
      mezcla(t.verde, t.H, 0.3),
    ) +
    copas(c, 420, 40, mezcla(t.verde, t.H, 0.14), [-40, 1240]) +
    casas +
    rect(0, y - 124, 1200, 330, calle) +
    rect(0, y - 124, 1200, 16, mezcla(calle, t.L, 0.4)) +
    rect(0, y - 108, 1200, 6, mezcla(calle, t.K, 0.3)) +
    camino(rutaSuave(xy('-40,760 300,750 900,764 1240,752 1240,930 -40,930'), 0, true), mezcla(calle, t.K, 0.08)) +
    carreton(-374, y + 20, 1.24, '#D9402E', ['#8E2A1E', '#E3BE3A']) +
    carreton(374, y + 10, 1.24, '#3F7F96', ['#E58A2E', '#5F8A3E']) +
    carreton(0, y + 70, 1.36, '#E3B23E', ['#D98AA0', '#C9742E']) +
    saco(210, '#A8321E') +
    saco(-230, '#7A4426')
  )
}
