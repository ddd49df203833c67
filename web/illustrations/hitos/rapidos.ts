import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { bosque, cordillera, horizonteAndino } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, rutaDisco, rutaSuave, trazos, type Punto } from '../trazo.ts'
import { volcan } from './volcanes.ts'

export function petrohue(c: Cuadro): string {
  return cordillera(c, { y: c.hy - 50, amplitud: 50 }) + volcan(c, c.fx, c.hy + 10, 1020 * c.talla, c.t.medio) + rio(c)
}

/** The same white water in a canyon of no name. */
export function rapidos(c: Cuadro): string {
  return horizonteAndino(c, 56) + pared(c, -1) + pared(c, 1) + rio(c)
}

function pared(c: Cuadro, s: 1 | -1): string {
  const en = (dx: number, dy: number): Punto => [c.fx + s * dx, c.hy + dy]
  const color = s === c.lado ? c.t.bajo : c.t.cerca
  return (
    poli(
      [
        en(90, 40),
        en(150, -60),
        en(210, -96),
        en(290, -196),
        en(420, -230),
        en(560, -310),
        en(800, -296),
        en(1300, -350),
        en(1300, 60),
      ],
      color,
    ) +
    poli(
      [en(290, -196), en(420, -230), en(470, -120), en(430, -40), en(470, 40), en(300, 40), en(340, -70)],
      c.t.K,
      opaco(0.16),
    ) +
    poli([en(560, -310), en(650, -200), en(620, -90), en(680, 40), en(560, 40), en(540, -120)], c.t.K, opaco(0.16))
  )
}

function rio(c: Cuadro): string {
  const { t } = c
  const x = c.fx
  const y = c.hy
  const rio = mezcla(mezcla('#27A3A8', t.G, 0.22), t.K, c.hora === 'noche' ? 0.4 : c.hora === 'atardecer' ? 0.12 : 0)
  const bancos = [
    { dy: 34, w: 180, h: 18, n: 4 },
    { dy: 84, w: 280, h: 40, n: 5 },
  ]
  return (
    bosque(c, y + 20, 62, mezcla(t.cerca, t.K, 0.2)) +
    rect(0, y + 14, 1200, 420, mezcla(t.R, t.K, 0.4)) +
    camino(
      rutaSuave(
        [
          [x - 130, y + 16],
          [x - 180, y + 42],
          [x - 190, y + 80],
          [x - 340, y + 98],
          [x - 330, y + 140],
          [x - 540, y + 176],
          [x - 560, y + 240],
          [x - 800, 1120],
          [x + 800, 1120],
          [x + 560, y + 236],
          [x + 500, y + 180],
          [x + 320, y + 150],
          [x + 350, y + 100],
          [x + 200, y + 84],
          [x + 190, y + 42],
          [x + 140, y + 16],
        ],
        0,
        true,
      ),
      rio,
    ) +
    bosque(c, y + 46, 86, t.cerca, [-40, x - 170]) +
    bosque(c, y + 46, 86, t.cerca, [x + 180, 1240]) +
    bancos.map((b, i) => rapido(c, x + [0, 14, -10][i]!, y + b.dy, b, rio, i)).join('') +
    remanso(c, x, y, rio) +
    bosque(c, y + 124, 128, mezcla(t.R, t.K, 0.4), [-40, x - 380]) +
    bosque(c, y + 124, 128, mezcla(t.R, t.K, 0.4), [x + 370, 1240])
  )
}

/** The green pool below: boulders, foam that drifts. */
function remanso(c: Cuadro, x: number, y: number, rio: string): string {
  const azar = c.azar('remanso')
  const roca = mezcla(c.t.R, c.t.K, 0.72)
  const claro = mezcla(rio, c.t.L, 0.5)
  const piedras = (
    [
      [-330, 200, 74, 58],
      [330, 186, 60, 46],
      [-200, 262, 52, 40],
      [470, 268, 110, 96],
      [-520, 292, 120, 104],
    ] as const
  )
    .map(
      ([dx, dy, w, h]) =>
        elipse(x + dx, y + dy + 2, w * 1.16, w * 0.1, c.t.L, opaco(0.85)) +
        camino(rutaPiedra(x + dx, y + dy, w, h), roca) +
        camino(
          ruta3([
            [x + dx - w * 0.5, y + dy - h * 0.9],
            [x + dx + w * 0.1, y + dy - h],
            [x + dx + w * 0.7, y + dy - h * 0.7],
            [x + dx + w * 0.1, y + dy - h * 0.6],
          ]),
          mezcla(roca, c.t.L, 0.26),
        ),
    )
    .join('')
  let estelas = ''
  for (let i = 0; i < 14; i++)
    estelas += `M${Math.round(x + azar.real(-300, 260))} ${Math.round(y + 160 + i * 13)}q40-8 80 0`
  return trazos(estelas, claro, 5, opaco(0.8)) + piedras
}

interface Banco {
  w: number
  h: number
  n: number
}

function rapido(c: Cuadro, x: number, y: number, { w, h, n }: Banco, rio: string, turno: number): string {
  const azar = c.azar(`rapido${turno}`)
  const roca = mezcla(c.t.R, c.t.K, 0.72)
  const claro = mezcla(roca, c.t.L, 0.24)
  let [agua, hilos, rocas, luces, espuma] = ['', '', '', '', '']
  const paso = (2 * w) / n
  for (let i = 0; i < n; i++) {
    const cx = x - w + paso * (i + 0.5) + azar.real(-8, 8)
    const caida = h * azar.real(0.9, 1.3)
    const b = paso * azar.real(0.28, 0.42)
    agua += ruta3([
      [cx - paso * 0.5, y - 4],
      [cx + paso * 0.5, y - 4],
      [cx + b * 1.4, y + caida],
      [cx - b * 1.4, y + caida],
    ])
    hilos += `M${Math.round(cx - b * 0.5)} ${Math.round(y + 2)}l${Math.round(-b * 0.2)} ${Math.round(caida * 0.7)}M${Math.round(cx + b * 0.5)} ${Math.round(y + 4)}l${Math.round(b * 0.2)} ${Math.round(caida * 0.6)}`
    espuma += rutaDisco(cx, y + caida, b * 1.6, h * 0.22) + rutaDisco(cx + b, y + caida + h * 0.24, b * 0.9, h * 0.12)
  }
  for (let i = 0; i <= n; i++) {
    const [cx, rw, rh] = [
      x - w + paso * i + azar.real(-0.2, 0.2) * paso,
      paso * azar.real(0.16, 0.5),
      h * azar.real(0.4, 1.5),
    ]
    rocas += rutaPiedra(cx, y + h * 0.86, rw, rh + h * 0.5)
    luces += ruta3([
      [cx - rw * 0.6, y + h * 0.86 - (rh + h * 0.5) * 0.8],
      [cx + rw * 0.1, y + h * 0.86 - (rh + h * 0.5)],
      [cx + rw * 0.6, y + h * 0.86 - (rh + h * 0.5) * 0.72],
      [cx + rw * 0.06, y + h * 0.86 - (rh + h * 0.5) * 0.66],
    ])
  }
  return (
    rect(x - w, y - 3, w * 2, h * 0.8, mezcla(rio, roca, 0.45)) +
    camino(agua, mezcla(c.t.L, rio, 0.14)) +
    trazos(hilos, mezcla(rio, c.t.L, 0.5), 4) +
    camino(espuma, c.t.L) +
    camino(rocas, roca) +
    camino(luces, claro)
  )
}

const ruta3 = (p: Punto[]): string =>
  p.map(([a, b], i) => `${i ? 'L' : 'M'}${Math.round(a)} ${Math.round(b)}`).join('') + 'z'
const rutaPiedra = (x: number, y: number, w: number, h: number): string =>
  ruta3([
    [x - w, y],
    [x - w * 0.9, y - h * 0.5],
    [x - w * 0.5, y - h * 0.92],
    [x + w * 0.1, y - h],
    [x + w * 0.7, y - h * 0.7],
    [x + w, y],
  ])
