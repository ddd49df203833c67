import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, copas, lomas } from '../relieve.ts'
import { camino, opaco, rect, ruta, rutaCaja, trazos, xy, type Punto } from '../trazo.ts'
import { bote } from './costa.ts'

const tintes = ['#D8A23E', '#3F7F8C', '#A8483A', '#6C8F5A', '#C9C2AE', '#7D5A7A']

export function palafitos(c: Cuadro): string {
  const { t } = c
  const y = c.hy + 40
  const eje = 600 + (c.fx - 600) * 0.3
  const casas = [-470, -285, -96, 96, 288, 474].map((dx, i) =>
    palafito(c, eje + dx * c.talla, y + (i % 2) * 6, [2.45, 2.7, 2.3, 2.75, 2.4, 2.6][i]! * c.talla, i),
  )
  return (
    lomas(c, { y: c.hy - 150, amplitud: 50, color: t.lejos, pasos: 8 }) +
    lomas(c, { nombre: 'media', y: c.hy - 104, amplitud: 46, color: t.medio, pasos: 8 }) +
    copas(c, c.hy - 84, 60, mezcla(t.verde, t.R, 0.42), [-40, 1240]) +
    rect(0, c.hy - 66, 1200, 90, mezcla(t.verde, t.R, 0.2)) +
    caserio(c, c.hy - 44) +
    copas(c, c.hy - 30, 56, mezcla(t.verde, t.K, 0.24), [-40, 1240]) +
    rect(0, c.hy - 12, 1200, 34, mezcla(t.verde, t.K, 0.36)) +
    agua(c, c.hy + 12) +
    hilera(c, casas) +
    bote(c, eje - c.lado * 250, c.hy + 150, 0.92, c.lado, mezcla('#D8A23E', t.K, c.hora === 'noche' ? 0.5 : 0.06)) +
    bote(c, eje - c.lado * 20, c.hy + 118, 0.6, -c.lado as 1 | -1, mezcla(t.L, t.C, 0.2))
  )
}

/** Small houses up the hill, far enough to lose their windows. */
function caserio(c: Cuadro, y: number): string {
  const azar = c.azar('caserio')
  let [muros, techos] = ['', '']
  for (let x = 10; x < 1190; x += azar.entero(110, 170)) {
    const [w, h, v] = [azar.entero(26, 40), azar.entero(16, 24), y + azar.entero(-22, 16)]
    muros += rutaCaja(x, v - h, w, h + 16)
    techos += ruta([
      [x - 4, v - h],
      [x + w / 2, v - h - 15],
      [x + w + 4, v - h],
    ])
  }
  return (
    camino(muros, mezcla(mezcla(c.t.L, c.t.R, 0.34), c.t.K, c.hora === 'noche' ? 0.5 : 0)) +
    camino(techos, mezcla(mezcla('#8F4A3C', c.t.R, 0.4), c.t.K, c.hora === 'noche' ? 0.4 : 0.06))
  )
}

interface Partes {
  muros: string
  reflejos: string
  pilotes: string
  sombras: string
  tejuelas: string
  techos: string
  marcos: string
  vidrios: string
}

/** One house on its stilts; what all houses share in colour is drawn together. */
function palafito(c: Cuadro, x: number, y: number, s: number, turno: number): Partes {
  const { t } = c
  const apaga = c.hora === 'noche' ? 0.5 : c.hora === 'atardecer' ? 0.2 : 0.04
  const muro = mezcla(mezcla(tintes[(turno + c.pose * 2) % 6]!, t.R, 0.16), t.K, apaga)
  const alto = c.azar(`palafito${turno}`).uno([34, 42, 50])
  const [p, q] = [pluma(x, y, s), pluma(x, y, s, 1, s * -0.62)]
  const cuerpo: Punto[] = [
    [-30, 34],
    [-30, 34 + alto],
    [0, 54 + alto],
    [30, 34 + alto],
    [30, 34],
  ]
  const en = (puntos: readonly Punto[]): string => ruta(puntos.map(([a, b]) => p.en(a, b)))
  const pilotes = [-28, -14, 0, 14, 28]
    .map((a) => {
      const [px, py] = p.en(a, 34)
      return `M${Math.round(px)} ${Math.round(py)}V${Math.round(y)}`
    })
    .join('')
  const caja = (a: number, k: number): string =>
    en([
      [a - k, 54 - k * 1.3],
      [a - k, 54 + k * 1.3],
      [a + k, 54 + k * 1.3],
      [a + k, 54 - k * 1.3],
    ])
  const k = c.lado
  return {
    muros: p.poli(cuerpo, muro),
    reflejos: q.poli(cuerpo, muro),
    pilotes,
    sombras: en([
      [-30 * k, 34],
      [-30 * k, 34 + alto],
      [-16 * k, 43.5 + alto],
      [-16 * k, 34],
    ]),
    tejuelas: [14, 28]
      .map((h) => {
        const [px, py] = p.en(-30, 34 + h)
        return `M${Math.round(px)} ${Math.round(py)}h${Math.round(60 * s)}`
      })
      .join(''),
    techos:
      en([
        [-35, 32 + alto],
        [0, 57 + alto],
        [35, 32 + alto],
        [33, 29 + alto],
        [0, 51.5 + alto],
        [-33, 29 + alto],
      ]) + en(xy('-34,31 -34,35 34,35 34,31')),
    marcos: caja(-14, 6) + caja(14, 6),
    vidrios: caja(-14, 4.4) + caja(14, 4.4),
  }
}

function hilera(c: Cuadro, casas: readonly Partes[]): string {
  const { t } = c
  const junto = (parte: keyof Partes): string => casas.map((una) => una[parte]).join('')
  const luz = c.hora === 'noche' || c.hora === 'atardecer' ? '#FFD887' : mezcla(t.L, t.C, 0.3)
  return (
    `<g ${opaco(0.35)}>${junto('reflejos')}</g>` +
    trazos(junto('pilotes'), mezcla(t.K, t.R, 0.2), 7) +
    junto('muros') +
    camino(junto('sombras'), t.K, opaco(0.2)) +
    trazos(junto('tejuelas'), t.K, 3, opaco(0.24)) +
    camino(junto('techos'), mezcla(t.R, t.K, 0.56)) +
    camino(junto('marcos'), t.L) +
    camino(junto('vidrios'), luz)
  )
}
