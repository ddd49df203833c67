import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma, type Pluma } from '../pluma.ts'
import { camino, elipse, num, opaco, poli, rect, ruta, rutaCaja, trazos, xy, type Punto } from '../trazo.ts'
import { fondoDeZona } from './fondo.ts'

/** Three stalls under striped awnings before the iron hall. */
export function elMercado(c: Cuadro): string {
  const y = c.hy + 136
  const turno = c.azar('puestos').entero(0, 2)
  return (
    fondoDeZona({ ...c, hy: c.hy - 40 }, 'llano') +
    nave(c, y) +
    plaza(c, y) +
    (
      [
        [-392, 0.92],
        [392, 0.92],
        [0, 1.08],
      ] as const
    )
      .map(([dx, s], i) => puesto(c, 600 + dx, y + (dx === 0 ? 34 : 0), s * 1.26, (i + turno) % 3))
      .join('') +
    sacos(c, 600 - c.lado * 232, y + 60)
  )
}

const apaga = (c: Cuadro): number => (c.hora === 'noche' ? 0.45 : c.hora === 'atardecer' ? 0.16 : 0.02)

/** Gables of the hall with their fans of glass. */
function nave(c: Cuadro, y: number): string {
  const muro = mezcla(c.t.medio, c.t.R, 0.2)
  const techo = mezcla(c.t.R, c.t.K, 0.3)
  const vidrio = c.hora === 'noche' || c.hora === 'atardecer' ? '#FFD48A' : mezcla(c.t.C, c.t.L, 0.4)
  const gablete = (x: number, w: number, h: number): string => {
    const arco: Punto[] = [0, 30, 60, 90, 120, 150, 180].map((g) => [
      x + Math.cos((g * Math.PI) / 180) * w * 0.52,
      y - 190 - Math.sin((g * Math.PI) / 180) * w * 0.36,
    ])
    const rayos = arco.map(([a, b]) => `M${x} ${y - 190}L${Math.round(a)} ${Math.round(b)}`).join('')
    return (
      poli(
        [
          [x - w, y],
          [x - w, y - 190],
          [x, y - 190 - h],
          [x + w, y - 190],
          [x + w, y],
        ],
        muro,
      ) +
      poli(
        [
          [x - w - 22, y - 182],
          [x, y - 216 - h],
          [x + w + 22, y - 182],
          [x + w + 8, y - 168],
          [x, y - 190 - h],
          [x - w - 8, y - 168],
        ],
        techo,
      ) +
      poli(arco, vidrio) +
      trazos(rayos, techo, 5)
    )
  }
  return gablete(600 - 400, 250, 100) + gablete(600 + 400, 250, 100) + gablete(600, 270, 150)
}

function plaza(c: Cuadro, y: number): string {
  const piedra = mezcla(mezcla('#B9A58C', c.t.R, 0.25), c.t.K, apaga(c) + 0.06)
  let d = ''
  for (let i = 0; i < 4; i++) d += `M-20 ${Math.round(y + 40 + i * 34 + i * i * 7)}H1220`
  for (let i = -5; i <= 5; i++) d += `M${600 + i * 130} ${y}L${600 + i * 240} 910`
  return rect(0, y - 20, 1200, 930 - y, piedra) + trazos(d, mezcla(piedra, c.t.K, 0.14), 3)
}

const FRUTAS = [
  ['#E58A2E', '#C9402E', '#E3BE3A'],
  ['#7C9A3C', '#D9572E', '#8A4C74'],
  ['#D8B24A', '#5F8A3E', '#C9482E'],
] as const

export function puesto(c: Cuadro, x: number, y: number, s: number, cual: number): string {
  const p = pluma(x, y, s)
  const { t } = c
  const madera = mezcla(mezcla('#8A5E3C', t.R, 0.25), t.K, apaga(c))
  const tela = [t.A, mezcla('#2F7A86', t.K, apaga(c)), mezcla('#C98A2E', t.K, apaga(c))][cual]!
  return (
    p.elipse(0, -2, 142, 7, t.K, opaco(0.22)) +
    p.poli(xy('-128,60 -128,150 128,150 128,60'), t.K, opaco(0.4)) +
    persona(c, x + [-40, 38, 40][cual]! * s, y - 9 * s, 126 * s, {
      postura: posturas.pie,
      ropa: mezcla(t.L, t.C, 0.25),
      sombrero: cual === 1,
      lado: c.lado,
    }) +
    p.poli(xy('-134,0 -134,62 134,62 134,0'), madera) +
    p.poli(xy('-134,0 -134,12 134,12 134,0'), t.K, opaco(0.2)) +
    trazos(
      [-78, -26, 26, 78].map((a) => ruta([p.en(a, 2), p.en(a, 60)], 0, false)).join(''),
      mezcla(madera, t.K, 0.3),
      3,
    ) +
    cajones(c, p, madera, FRUTAS[cual]!) +
    p.linea(xy('-126,0 -126,176'), t.K, 5) +
    p.linea(xy('126,0 126,176'), t.K, 5) +
    toldo(c, p, tela)
  )
}

/** Three heaps on the counter. */
function cajones(c: Cuadro, p: Pluma, madera: string, frutas: readonly string[]): string {
  return frutas
    .map((color, i) => {
      const tono = mezcla(color, c.t.K, apaga(c) * 0.9)
      // A row of fruit is one dashed line whose dashes are dots.
      const filas = [0, 1, 2]
        .map((fila) =>
          ruta(
            [p.en(-126 + i * 86 + fila * 8.5, 78 + fila * 13), p.en(-58 + i * 86 - fila * 8.5, 78 + fila * 13)],
            0,
            false,
          ),
        )
        .join('')
      const grano = p.en(17, 0)[0] - p.en(0, 0)[0] - 0.1
      const caja: Punto[] = [
        [-142 + i * 86, 60],
        [-146 + i * 86, 78],
        [-40 + i * 86, 78],
        [-44 + i * 86, 60],
      ]
      return (
        trazos(filas, tono, grano * 1.14, `stroke-dasharray="0 ${num(grano)}"`) +
        p.poli(
          caja.map(([a, b]): Punto => [a + 7, b]),
          mezcla(madera, c.t.L, 0.28),
        ) +
        p.linea(
          [
            [-134 + i * 86, 69],
            [-40 + i * 86, 69],
          ],
          madera,
          2,
        )
      )
    })
    .join('')
}

/** Stripes that end in scallops. */
function toldo(c: Cuadro, p: Pluma, tela: string): string {
  const claro = mezcla(mezcla(c.t.L, '#FFFFFF', 0.2), c.t.K, apaga(c) * 0.5)
  let [a, b] = ['', '']
  for (let i = 0; i < 8; i++) {
    const [x0, x1] = [-150 + i * 37.5, -112.5 + i * 37.5]
    const tira = ruta([
      p.en(x0 * 0.84, 206),
      p.en(x1 * 0.84, 206),
      p.en(x1, 156),
      p.en(x1 - 5, 146),
      p.en((x0 + x1) / 2, 142),
      p.en(x0 + 5, 146),
      p.en(x0, 156),
    ])
    if (i % 2) b += tira
    else a += tira
  }
  return camino(a, tela) + camino(b, claro) + p.poli(xy('-127,202 -127,211 127,211 127,202'), mezcla(tela, c.t.K, 0.3))
}

function sacos(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.3, c.lado)
  const yute = mezcla(mezcla('#CDB083', c.t.R, 0.15), c.t.K, apaga(c))
  const uno = (a: number, color: string): string =>
    p.suave(
      [
        [a - 26, 0],
        [a - 30, 30],
        [a - 22, 52],
        [a + 22, 52],
        [a + 30, 30],
        [a + 26, 0],
      ],
      yute,
    ) +
    p.elipse(a, 49, 23, 8, mezcla(yute, c.t.L, 0.3)) +
    p.suave(
      [
        [a - 20, 49],
        [a - 8, 62],
        [a + 8, 62],
        [a + 20, 49],
        [a, 45],
      ],
      mezcla(color, c.t.K, apaga(c)),
    )
  return (
    elipse(x, y + 2, 90, 8, c.t.K, opaco(0.22)) +
    uno(-32, '#B8743A') +
    uno(30, '#6E7F3A') +
    camino(rutaCaja(x - 6, y - 20, 12, 3), c.t.K, opaco(0.2))
  )
}
