import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { bosque, cordillera, cresta } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'

/** Red boardwalk that winds up a green gorge between steaming pools. */
export function termas(c: Cuadro): string {
  const { t } = c
  const x = c.fx
  const y = c.hy
  const rojo = mezcla('#E0302C', t.K, c.hora === 'noche' ? 0.12 : 0.06)
  const poza = mezcla(mezcla('#45A39C', t.G, 0.35), t.K, c.hora === 'noche' ? 0.35 : 0)
  const musgo = mezcla(mezcla('#5C8A4E', t.R, 0.3), t.K, c.hora === 'noche' ? 0.45 : 0.05)
  const pozas = (
    [
      [-210, 64, 110],
      [220, 96, 140],
      [-240, 178, 190],
      [330, 232, 210],
    ] as const
  )
    .map(
      ([dx, dy, r]) =>
        elipse(x + dx, y + dy + 10, r + 16, r * 0.26 + 9, mezcla(t.R, t.K, 0.45)) +
        elipse(x + dx, y + dy + 7, r, r * 0.23, poza) +
        elipse(x + dx - r * 0.2, y + dy, r * 0.54, r * 0.08, mezcla(poza, t.L, 0.45)),
    )
    .join('')
  const ladera = (s: 1 | -1, cima: number, color: string): string =>
    camino(
      rutaSuave(
        [
          [x + s * 40, y + 20],
          [x + s * 120, y - cima * 0.4],
          [x + s * 260, y - cima * 0.8],
          [x + s * 420, y - cima],
          [x + s * 1300, y - cima * 1.2],
          [x + s * 1300, y + 120],
          [x + s * 200, y + 60],
        ],
        0,
        true,
      ),
      color,
    )
  return (
    cordillera(c, { y: y - 170, amplitud: 60, nieve: 50 }) +
    bosque(c, y - 20, 150, t.medio) +
    ladera(1, 230, mezcla(t.bajo, musgo, 0.3)) +
    ladera(-1, 190, mezcla(t.R, t.K, 0.1)) +
    bosque(c, y - 40, 130, mezcla(t.R, t.K, 0.25), [x + 170, 1240]) +
    bosque(c, y - 26, 120, mezcla(t.R, t.K, 0.3), [-40, x - 170]) +
    rect(0, y + 10, 1200, 420, musgo) +
    camino(
      rutaLoma(cresta(c.azar('musgo'), { pasos: 8, base: y + 110, amplitud: 20, rugosidad: 0.6 }), 910),
      mezcla(musgo, t.K, 0.16),
    ) +
    pared(c, 1, musgo) +
    pared(c, -1, musgo) +
    pozas +
    vaho(c, x - 210, y + 66, 0.6, 1) +
    vaho(c, x + 316, y + 90, 0.72, 4) +
    pasarela(c, rojo) +
    vaho(c, x - 262, y + 180, 0.95, 2)
  )
}

/** Steam that lies wide on its pool and is lost as it climbs. */
function vaho(c: Cuadro, x: number, y: number, s: number, turno: number): string {
  const azar = c.azar(`vaho${turno}`)
  const blanco = c.hora === 'noche' ? mezcla(c.t.L, c.t.C, 0.4) : mezcla(c.t.L, '#FFFFFF', 0.35)
  const anchos = Array.from({ length: 9 }, () => azar.real(0.8, 1.25))
  const penacho = (k: number, hasta: number): string => {
    const eje = anchos.slice(0, hasta).map((r, i): [number, number, number] => {
      const f = i / 8
      return [
        x - c.lado * s * (f * f * 100 + (i % 2 ? 15 : -15)),
        y - f * 290 * s,
        i === hasta - 1 ? 0 : k * s * r * (46 - 12 * f),
      ]
    })
    return rutaSuave(
      [...eje.map(([a, b, r]): Punto => [a - r, b]), ...eje.toReversed().map(([a, b, r]): Punto => [a + r, b - 6 * s])],
      0,
      true,
    )
  }
  return camino(penacho(1, 9), blanco, opaco(0.36)) + camino(penacho(0.62, 7), blanco, opaco(0.3))
}

/** Wet rock with ferns and giant leaves that closes the gorge on one side. */
function pared(c: Cuadro, s: 1 | -1, musgo: string): string {
  /** Beside the pools the rock ends behind them. */
  const trasLasPozas = s === (c.fx > 600 ? 1 : c.fx < 600 ? -1 : 0)
  const base: readonly (readonly [number, number])[] = trasLasPozas
    ? xy('760,62 600,56 500,46 400,40')
    : xy('760,420 560,420 500,240 420,130')
  const { t } = c
  const roca = mezcla(mezcla(t.R, t.L, c.hora === 'noche' ? 0.1 : 0.04), t.K, s === c.lado ? 0.2 : 0.34)
  const en = (dx: number, dy: number): Punto => [600 + s * dx, c.hy + dy]
  const hojas = (
    [
      [470, -236, 60],
      [566, -300, 76],
      [640, -250, 70],
      [420, -110, 44],
      [540, -70, 60],
      [430, 60, 50],
      [560, 150, 80],
    ] as const
  )
    .filter(([, dy]) => dy < 0 || !trasLasPozas)
    .map(([dx, dy, r]) => {
      const [a, b] = en(dx, dy)
      return rutaSuave(
        [
          [a - r, b + r * 0.2],
          [a - r * 0.8, b - r * 0.4],
          [a - r * 0.3, b - r * 0.3],
          [a, b - r * 0.7],
          [a + r * 0.4, b - r * 0.3],
          [a + r * 0.9, b - r * 0.3],
          [a + r, b + r * 0.3],
          [a, b + r * 0.1],
        ],
        0,
        true,
      )
    })
  return (
    poli(
      [
        en(384, 20),
        en(410, -60),
        en(390, -150),
        en(452, -240),
        en(540, -290),
        en(640, -330),
        en(760, -340),
        ...base.map(([a, b]) => en(a, b)),
      ],
      roca,
    ) +
    poli(
      [
        en(452, -240),
        en(540, -290),
        en(506, -170),
        en(540, -40),
        ...(trasLasPozas ? [en(500, 46), en(400, 40)] : [en(490, 90), en(420, 130)]),
        en(384, 20),
        en(410, -60),
        en(390, -150),
      ],
      t.L,
      'opacity=".08"',
    ) +
    camino(hojas.join(''), mezcla(musgo, t.L, 0.14))
  )
}

function pasarela(c: Cuadro, rojo: string): string {
  const eje: [number, number, number][] = Array.from({ length: 17 }, (_, i) => {
    const f = 0.17 + i / 17
    return [
      c.fx + Math.sin(Math.min(f, 0.96) * 4.9 + 0.3) * (20 + f * 96) - 30 * f,
      c.hy + 8 + (912 - c.hy) * f ** 1.5,
      7 + 74 * f ** 1.4,
    ]
  })
  const lado = (k: number, alza = 0): Punto[] => eje.map(([x, y, w]): Punto => [x + k * w, y - alza * w])
  const madera = mezcla(rojo, c.t.K, 0.3)
  const tablas = eje.map(([x, y, w]) => `M${Math.round(x - w)} ${Math.round(y)}h${Math.round(w * 2)}`).join('')
  const postes = eje
    .flatMap(([x, y, w]) => [-1, 1].map((k) => `M${Math.round(x + k * w)} ${Math.round(y)}v${-Math.round(w * 0.95)}`))
    .join('')
  return (
    camino(`${rutaSuave(lado(-1))}L${rutaSuave([...lado(1)].reverse()).slice(1)}z`, madera) +
    trazos(tablas, mezcla(madera, c.t.K, 0.4), 3) +
    trazos(rutaSuave(lado(-1, 0.9)) + rutaSuave(lado(1, 0.9)) + postes, rojo, 6)
  )
}
