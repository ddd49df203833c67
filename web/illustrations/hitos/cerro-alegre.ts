import { haciaElSol, type Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, lomas } from '../relieve.ts'
import { camino, opaco, poli, rect, ruta, rutaCaja, rutaLoma, trazos, xy, type Punto } from '../trazo.ts'
import { conLuz, hueco, tinte } from './caserio.ts'

const COLORES = ['#D9573F', '#E8B04A', '#4F8FA0', '#EFE3CC', '#7FA36B', '#C97A98']

/** Tall houses of corrugated iron up the hill, painted stairs between them, the bay beside. */
export function cerroAlegre(c: Cuadro): string {
  const { t, hy, lado: s } = c
  const y = hy + 190
  const casas = (
    [
      [-560, 380, 150],
      [-400, 330, 140],
      [-120, 300, 150],
      [40, 236, 140],
    ] as const
  )
    .map(([dx, h, w], i) => victoriana(c, 600 + s * dx, y, h, w, i))
    .join('')
  return (
    lomas(c, { y: hy - 50, amplitud: 30, color: t.lejos }) +
    agua(c, hy - 30) +
    carguero(c, 600 + s * 420, hy + 30) +
    ladera(c) +
    escalera(c, 600 - s * 263, y) +
    casas +
    rect(0, y, 1200, 920 - y, mezcla(mezcla(t.R, t.L, 0.4), t.K, conLuz(c) ? 0.2 : 0.04)) +
    rect(0, y, 1200, 10, mezcla(t.R, t.K, 0.3)) +
    trazos(
      Array.from({ length: 9 }, (_, i) => `M${600 + (i - 4) * 150} ${y + 10}L${600 + (i - 4) * 260} 910`).join('') +
        `M0 ${y + 70}H1200M0 ${y + 150}H1200`,
      t.K,
      3,
      opaco(0.12),
    ) +
    baranda(c, y)
  )
}

function victoriana(c: Cuadro, x: number, y: number, h: number, w: number, i: number): string {
  const { t } = c
  const muro = tinte(c, COLORES[i]!, 0.1)
  const blanco = tinte(c, '#F8F1E2', 0.05)
  const techo = mezcla(t.R, t.K, 0.42)
  const p = pluma(x, y, 1, c.lado)
  const pisos = Math.round(h / 100)
  const acanalado = Array.from({ length: 11 }, (_, k) => `M${Math.round(x + (k - 5) * w * 0.095)} ${y}v${-h}`).join('')
  const [marcos, vidrios] = [9, 0].map((k) =>
    Array.from({ length: pisos }, (_, f) =>
      [-0.27, 0.27]
        .map((d) => rutaCaja(x + w * d - 21 - k * 0.6, y - h + 26 + f * 96 - k * 0.6, 42 + k * 1.2, 56 + k * 1.2))
        .join(''),
    ).join(''),
  )
  const remate =
    i % 2
      ? p.poli(
          [
            [-w / 2 - 10, h - 4],
            [0, h + 74],
            [w / 2 + 10, h - 4],
          ],
          techo,
        ) + p.disco(0, h + 26, 13, hueco(c))
      : p.poli(
          [
            [-w / 2 - 8, h - 4],
            [-w * 0.36, h + 50],
            [w * 0.36, h + 50],
            [w / 2 + 8, h - 4],
          ],
          techo,
        ) +
        p.poli(
          [
            [-22, h + 4],
            [-22, h + 44],
            [0, h + 60],
            [22, h + 44],
            [22, h + 4],
          ],
          blanco,
        ) +
        p.poli(
          [
            [-12, h + 8],
            [-12, h + 38],
            [12, h + 38],
            [12, h + 8],
          ],
          hueco(c),
        )
  return (
    p.poli(
      [
        [-w / 2, 0],
        [-w / 2, h],
        [w / 2, h],
        [w / 2, 0],
      ],
      muro,
    ) +
    trazos(acanalado, t.K, 3, opaco(0.13)) +
    camino(marcos!, blanco) +
    camino(vidrios!, hueco(c)) +
    p.poli(
      [
        [-w / 2, 0],
        [-w / 2, h],
        [-w * 0.38, h],
        [-w * 0.38, 0],
      ],
      t.K,
      opaco(0.16),
    ) +
    remate +
    p.poli(
      [
        [-w / 2 - 6, h - 6],
        [-w / 2 - 6, h + 4],
        [w / 2 + 6, h + 4],
        [w / 2 + 6, h - 6],
      ],
      blanco,
    )
  )
}

/** Each riser of another colour, between the parapets, as far as the street above. */
function escalera(c: Cuadro, x: number, y: number): string {
  const [muro, huella] = [mezcla(tinte(c, '#C9B79A', 0.1), c.t.K, 0.2), tinte(c, '#A8967E', 0.14)]
  const n = 17
  const alto = (i: number): number => 312 * (1 - (1 - i / n) ** 1.25)
  const medio = (h: number): number => 56 - h * 0.088
  const franja = (a: number, b: number): string =>
    ruta([
      [x - medio(a), y - a],
      [x - medio(b), y - b],
      [x + medio(b), y - b],
      [x + medio(a), y - a],
    ])
  const peldanos = COLORES.map((color, k) =>
    camino(
      Array.from({ length: n }, (_, i) => i)
        .filter((i) => i % 6 === k)
        .map((i) => franja(alto(i), alto(i + 1)))
        .join(''),
      tinte(c, color, 0.12),
    ),
  ).join('')
  const huellas = camino(
    Array.from({ length: n }, (_, i) => franja(alto(i + 1) - 6 + i * 0.2, alto(i + 1))).join(''),
    huella,
  )
  const pretil = (k: 1 | -1): string =>
    poli(
      [
        [x + k * 66, y],
        [x + k * 66, y - 26],
        [x + k * 38, y - 330],
        [x + k * medio(312), y - 312],
        [x + k * 56, y],
      ],
      k === haciaElSol(c, x) ? mezcla(muro, c.t.K, 0.16) : muro,
    )
  const baranda = [-1, 1]
    .map(
      (k) =>
        `M${x + k * 62} ${y - 66}L${x + k * 36} ${y - 344}` +
        [0, 1]
          .map(
            (f) => `M${Math.round(x + k * (62 - 26 * f))} ${Math.round(y - 66 - 278 * f)}v${Math.round(46 - 24 * f)}`,
          )
          .join(''),
    )
    .join('')
  const calle =
    poli(
      [
        [x - 32, y - 312],
        [x - 32, y - 366],
        [x + 32, y - 366],
        [x + 32, y - 312],
      ],
      tinte(c, '#EFE3CC', 0.2),
    ) +
    poli(
      [
        [x - 38, y - 364],
        [x, y - 394],
        [x + 38, y - 364],
      ],
      mezcla(c.t.R, c.t.K, 0.42),
    ) +
    camino(rutaCaja(x - 8, y - 346, 16, 34), tinte(c, '#4F8FA0', 0.2))
  return (
    poli(
      [
        [x - 72, y],
        [x - 44, y - 316],
        [x + 44, y - 316],
        [x + 72, y],
      ],
      mezcla(muro, c.t.K, 0.3),
    ) +
    calle +
    peldanos +
    huellas +
    pretil(-1) +
    pretil(1) +
    trazos(baranda, mezcla(c.t.K, c.t.R, 0.1), 4)
  )
}

function ladera(c: Cuadro): string {
  const { hy, lado: s } = c
  const azar = c.azar('ladera')
  const alto = (dx: number): number => 300 * Math.max(0, 1 - (dx + 640) / 940)
  const lados = ['', '', '', '', '', '']
  for (let i = 0; i < 44; i++) {
    const dx = azar.entero(-620, 70)
    const w = azar.entero(34, 52)
    lados[i % 6] += rutaCaja(600 + s * dx - w / 2, hy + 20 - alto(dx) * azar.real(0.2, 1), w, azar.entero(28, 44))
  }
  const cima = [-700, -500, -300, -100, 100, 240].map((dx): Punto => [600 + s * dx, hy + 30 - alto(dx)])
  const falda = (
    [
      [300, 70],
      [350, 130],
      [390, 200],
      [410, 260],
    ] as const
  ).map(([dx, dy]): Punto => [600 + s * dx, hy + dy])
  const perfil = [...cima, ...falda]
  return (
    camino(
      rutaLoma(
        perfil.toSorted((a, b) => a[0] - b[0]),
        910,
      ),
      mezcla(mezcla(c.t.R, c.t.verde, 0.5), c.t.H, 0.1),
    ) + lados.map((d, i) => camino(d, mezcla(tinte(c, COLORES[i]!, 0.2), c.t.H, 0.2))).join('')
  )
}

function baranda(c: Cuadro, y: number): string {
  const s = c.lado
  const [x0, x1] = [600 + s * 140, 600 + s * 640]
  const fierro = mezcla(c.t.K, c.t.R, 0.14)
  const barrotes = Array.from({ length: 18 }, (_, i) => `M${Math.round(x0 + ((x1 - x0) * i) / 17)} ${y}v-64`).join('')
  const p = pluma(600 + s * 300, y + 4, 1.3, s)
  return (
    trazos(barrotes, fierro, 5) +
    trazos(`M${x0} ${y - 64}H${x1}M${x0} ${y - 14}H${x1}`, fierro, 8) +
    p.linea(xy('0,0 0,150'), fierro, 7) +
    p.poli(xy('-14,150 -20,182 20,182 14,150'), conLuz(c) ? '#FFE08A' : c.t.L) +
    p.poli(xy('-24,180 0,202 24,180'), fierro)
  )
}

export function carguero(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1, c.lado)
  return (
    p.poli(xy('-110,22 -96,-6 96,-6 116,26'), mezcla(tinte(c, '#8E3A34', 0.1), c.t.H, 0.1)) +
    (
      [
        [-80, '#4F8FA0'],
        [-44, '#E8B04A'],
        [-8, '#D9573F'],
        [28, '#EFE3CC'],
      ] as const
    )
      .map(([a, color]) =>
        p.poli(
          [
            [a, 24],
            [a, 50],
            [a + 32, 50],
            [a + 32, 24],
          ],
          mezcla(tinte(c, color), c.t.H, 0.1),
        ),
      )
      .join('') +
    p.poli(xy('70,24 70,72 100,72 100,24'), c.t.L) +
    p.elipse(0, -7, 130, 5, c.t.L, opaco(0.8))
  )
}
