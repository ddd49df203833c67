import type { Cuadro } from '../cuadro.ts'
import { remoDePala } from '../figuras.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, horizonteAndino, lomas } from '../relieve.ts'
import { camino, opaco, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { fondoDeZona } from './fondo.ts'

/** Somebody on a board, from the side, with the mark it leaves. */
export function sobreLaTabla(c: Cuadro, x: number, y: number, h: number, lado: 1 | -1, color = c.t.A): string {
  const p = pluma(x, y, h / 100, lado)
  return (
    p.elipse(8, -8, 96, 6, c.t.K, opaco(0.26)) +
    p.suave(xy('-112,6 -90,-8 80,-9 128,14 88,6 -90,5'), color) +
    p.poli(xy('-106,4 104,6 90,-1 -94,-1'), c.t.L) +
    persona(c, x, y - h * 0.02, h, { postura: posturas.remar, lado, ropa: mezcla(c.t.L, c.t.R, 0.2), sombrero: true }) +
    remoDePala(c, p) +
    p.linea(xy('-190,-8 -116,-4'), c.t.L, 4, opaco(0.8)) +
    p.linea(xy('-160,-20 -40,-20'), c.t.L, 4, opaco(0.6)) +
    p.linea(xy('60,-20 150,-20'), c.t.L, 4, opaco(0.6))
  )
}

/** One or two people who stand on their boards, calm water, the land of the zone. */
export function remoDePie(c: Cuadro): string {
  const { t, lado: s } = c
  const mar = mezcla(
    mezcla('#2A93A6', t.G, c.zona === 'N1' || c.zona === 'N2' || c.zona === 'C1' ? 0.15 : 0.6),
    t.K,
    c.hora === 'noche' ? 0.45 : c.hora === 'atardecer' ? 0.18 : 0,
  )
  const y = 440
  const q = { ...c, hy: y, t: { ...t, onda: mar } }
  const dos = c.pose === 1 ? sobreLaTabla(c, 600 - s * 250, 580, 130, s, mezcla(t.L, t.R, 0.5)) : ''
  const orilla = c.zona === 'S2' ? bosque(q, y + 4, 44, mezcla(t.verde, t.R, 0.4)) : ''
  return (
    fondoDeZona(q) + orilla + agua(q, y, mar) + dos + sobreLaTabla(c, 600 + s * (c.pose === 1 ? 110 : 10), 756, 240, s)
  )
}

/** A cove of a lake between wooded points. */
export function ensenada(c: Cuadro): string {
  const { t, lado: s } = c
  const y = 440
  const q = { ...c, hy: y }
  const verde = mezcla(t.verde, t.R, 0.14)
  const mar = tinte(c, '#3C9AA4', 0.1)
  const punta = (lado: number, x0: number, v: number, r: number, color: string): string => {
    const borde = 600 + lado * x0
    const tramo: [number, number] = lado === 1 ? [borde, 1260] : [-60, borde]
    return (
      camino(
        rutaSuave(
          [
            [borde - lado * 60, v + r * 1.5],
            [borde + lado * 60, v + r],
            [600 + lado * 720, v],
            [600 + lado * 720, v + r * 2.4],
            [borde + lado * 120, v + r * 1.9],
          ],
          0,
          true,
        ),
        tinte(c, '#C9B084', 0.14),
      ) +
      arboles(q, v, r, color, tramo) +
      arboles(q, v + r * 0.7, r * 0.8, mezcla(color, t.K, 0.16), lado === 1 ? [borde + 50, 1260] : [-60, borde - 50])
    )
  }
  return (
    horizonteAndino(q, 60) +
    lomas(q, { nombre: 'monte', y: y - 20, amplitud: 60, color: mezcla(verde, t.H, 0.4), pasos: 8 }) +
    agua(q, y, mar) +
    punta(s, 60, y - 60, 46, mezcla(verde, t.H, 0.24)) +
    punta(-s, 190, y - 24, 66, mezcla(verde, t.K, 0.06)) +
    trazos(
      `M${600 - s * 560} 590h${s * 260}M${600 - s * 520} 612h${s * 160}M${600 + s * 200} 540h${s * 240}`,
      mezcla(verde, mar, 0.5),
      7,
      opaco(0.7),
    ) +
    sobreLaTabla(c, 600 - s * 10, 726, 210, s)
  )
}

/** Crowns that get lower to where the point ends in the water. */
function arboles(
  c: Cuadro,
  y: number,
  radio: number,
  color: string,
  [desde, hasta]: readonly [number, number],
): string {
  const azar = c.azar(`copas${Math.round(y)}${desde}`)
  const alto = (x: number): number => Math.min(1, (desde > 0 ? x - desde : hasta - x) / 150) ** 0.7 * radio
  const puntos: Punto[] = [[desde, y + radio]]
  for (let x = desde; x < hasta; x += radio * 0.9)
    puntos.push(
      [x, y + radio - alto(x) * azar.real(1, 2)],
      [Math.min(hasta, x + radio * 0.45), y + radio - alto(Math.min(hasta, x + radio * 0.45))],
    )
  return camino(`${rutaSuave([...puntos, [hasta, y + radio]])}z`, color)
}

/** Two green turtles under clear water, somebody on a board above them. */
export function tortugas(c: Cuadro): string {
  const { t, lado: s } = c
  const y = 390
  const q = { ...c, hy: y }
  const mar = tinte(c, '#2BA3B4', 0.06)
  const claro = mezcla(mar, t.L, 0.34)
  return (
    lomas(q, { y: y - 30, amplitud: 40, color: t.medio }) +
    camino(
      rutaLoma(
        [
          [600 + s * 660, y - 130],
          [600 + s * 420, y - 96],
          [600 + s * 250, y - 34],
          [600 + s * 60, y + 2],
        ],
        y + 12,
      ),
      mezcla(t.R, t.verde, 0.4),
    ) +
    agua(q, y, mar) +
    camino(
      rutaSuave(xy('-60,640 260,600 620,640 960,596 1260,640 1260,940 -60,940'), 0, true),
      mezcla(mar, t.L, 0.14),
    ) +
    camino(
      rutaSuave(
        [
          [600 - s * 640, 900],
          [600 - s * 520, 830],
          [600 - s * 380, 846],
          [600 - s * 300, 930],
          [600 - s * 640, 930],
        ],
        0,
        true,
      ),
      mezcla(mar, t.K, 0.3),
    ) +
    camino(
      rutaSuave(
        [
          [600 + s * 420, 930],
          [600 + s * 470, 850],
          [600 + s * 600, 816],
          [600 + s * 680, 930],
        ],
        0,
        true,
      ),
      mezcla(mar, t.K, 0.3),
    ) +
    trazos('M180 700q60-26 120 0M760 820q50-20 110 4M430 860q40-16 90 0M960 700q40-16 90 0', claro, 6, opaco(0.7)) +
    sobreLaTabla(c, 600 - s * 170, 566, 190, s) +
    tortuga(c, 600 + s * 240, 752, 0.96, s * -24) +
    tortuga(c, 600 - s * 60, 800, 0.86, s * 16)
  )
}

function tortuga(c: Cuadro, x: number, y: number, k: number, giro: number): string {
  const s = c.lado
  const p = pluma(0, 0, k, s)
  const mar = tinte(c, '#2BA3B4', 0.06)
  const [caparazon, piel] = [mezcla(tinte(c, '#6E7A3C', 0.1), mar, 0.24), mezcla(tinte(c, '#9DA768', 0.08), mar, 0.24)]
  const placas: Punto[][] = [
    xy('-26,14 0,26 26,14 26,-12 0,-24 -26,-12'),
    xy('36,26 62,18 62,-12 36,-20'),
    xy('-36,24 -64,12 -64,-10 -36,-20'),
  ]
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${giro})">${p.suave(xy('40,30 70,40 64,104 20,128 30,80 20,40'), piel)}${p.suave(xy('40,-30 66,-40 70,-96 34,-120 34,-76 20,-40'), mezcla(piel, c.t.K, 0.16))}${p.suave(xy('-60,26 -90,50 -118,52 -100,26 -70,10'), piel)}${p.suave(xy('-60,-26 -88,-48 -114,-54 -98,-24 -70,-10'), mezcla(piel, c.t.K, 0.16))}${p.suave(xy('70,20 104,26 132,14 134,-10 104,-22 70,-18'), piel)}${p.disco(116, 10, 5, c.t.K)}${p.suave(xy('-96,0 -70,50 0,62 70,46 90,0 70,-44 0,-58 -70,-46'), caparazon)}${p.suave(xy('-96,0 -70,-46 0,-58 70,-44 90,0 60,-26 0,-36 -60,-26'), c.t.K, opaco(0.2))}${placas.map((una) => p.poli(una, mezcla(caparazon, c.t.L, 0.24))).join('')}</g>`
}
