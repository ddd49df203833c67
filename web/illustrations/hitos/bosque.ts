import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { copas, suelo } from '../relieve.ts'
import { camino, opaco, rect, rutaDisco, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'

/** A path between tall trees towards the light, and the bird that lives there. */
export function elBosque(c: Cuadro, ave: 'carpintero' | 'chucao' | null = null): string {
  const { t } = c
  const [x, y] = [c.fx, c.hy + 30]
  const verde = mezcla(t.verde, t.K, c.hora === 'dia' ? 0.02 : 0.1)
  const musgo = mezcla(verde, t.L, 0.16)
  return (
    rect(0, -10, 1200, y + 30, mezcla(mezcla(verde, t.H, 0.82), t.L, 0.2)) +
    espesura(c, y, -1, 210, mezcla(verde, t.H, 0.7)) +
    espesura(c, y, 1, 210, mezcla(verde, t.H, 0.7)) +
    espesura(c, y, -1, 60, mezcla(verde, t.H, 0.55)) +
    espesura(c, y, 1, 60, mezcla(verde, t.H, 0.55)) +
    troncos(c, 'lejos', { n: 17, w: 15, pie: y + 6, libre: 60, color: mezcla(verde, t.H, 0.4) }) +
    copas(c, y - 2, 30, mezcla(verde, t.H, 0.42), [-40, 1240]) +
    suelo({ ...c, hy: y }, musgo) +
    sendero(c, y, mezcla(mezcla('#B08A5E', t.G, 0.3), t.L, c.hora === 'dia' ? 0.3 : 0.1)) +
    troncos(c, 'medio', { n: 8, w: 40, pie: y + 54, libre: 150, color: mezcla(mezcla(verde, t.R, 0.3), t.H, 0.16) }) +
    troncos(c, 'cerca', { n: 5, w: 76, pie: y + 136, libre: 290, color: mezcla(mezcla(verde, t.R, 0.3), t.K, 0.4) }) +
    rayos(c, y) +
    helechos(c, y + 150, mezcla(verde, t.K, 0.36)) +
    techo(c, mezcla(verde, t.K, 0.5)) +
    (ave === 'carpintero'
      ? carpintero(c, x - c.lado * 150, y - 90, 3, c.lado)
      : ave === 'chucao'
        ? chucao(c, x - c.lado * 90, 800, 2, c.lado)
        : '')
  )
}

/** The wood of one side, its edge in leaves: between the two, light. */
function espesura(c: Cuadro, y: number, s: 1 | -1, alto: number, color: string): string {
  const azar = c.azar(`espesura${s}${alto}`)
  const borde: Punto[] = []
  for (let v = -30, ancho = 40; v < y - 40; v += azar.real(54, 104)) {
    ancho += azar.real(4, 34)
    const w = Math.min(ancho, 150) + alto * 0.34 * Math.sin((v / y) * 3)
    borde.push([c.fx + s * (w + azar.real(6, 34)), v], [c.fx + s * (w - azar.real(2, 26)), v + azar.real(26, 44)])
  }
  return camino(
    `${rutaSuave([[c.fx + s * 1300, -30], ...borde, [c.fx + s * 120, y - 6], [c.fx + s * 96, y + 20]])}L${c.fx + s * 1300} ${Math.round(y + 20)}z`,
    color,
  )
}

/** Light that falls through the crowns, and its patch on the ground. */
function rayos(c: Cuadro, y: number): string {
  const s = -c.lado
  return [
    [-30, 40, 90],
    [60, 26, 60],
    [130, 46, 110],
  ]
    .map(([dx = 0, a = 0, b = 0], n) => {
      const [desde, hasta, pie] = [c.fx + s * (120 + dx), c.fx + s * (150 + dx + b), y + 84 + n * 22]
      const medio = (desde + hasta) / 2
      return camino(
        `M${c.fx - s * (90 - dx)} 0H${c.fx - s * (90 - dx - a)}L${hasta} ${pie}Q${hasta} ${pie + 22} ${medio} ${pie + 22}T${desde} ${pie}z`,
        c.t.L,
        opaco(0.2),
      )
    })
    .join('')
}

interface Fila {
  n: number
  w: number
  pie: number
  /** No trunk stands nearer than this to the light. */
  libre: number
  color: string
}

function troncos(c: Cuadro, nombre: string, { n, w, pie, libre, color }: Fila): string {
  const azar = c.azar(`tronco-${nombre}`)
  let [d, sombra, vetas] = ['', '', '']
  for (let i = 0; i < n; i++) {
    const x = -20 + (1240 * (i + azar.real(0.25, 0.75))) / n
    const [a, b] = [w * azar.real(0.7, 1.15), pie + azar.real(0, w * 0.5)]
    if (Math.abs(x - c.fx) < libre + a / 2) continue
    d += `M${Math.round(x - a * 0.42)} -20H${Math.round(x + a * 0.42)}L${Math.round(x + a * 0.5)} ${Math.round(b - a * 0.9)}q${Math.round(a * 0.06)} ${Math.round(a * 0.6)} ${Math.round(a * 0.5)} ${Math.round(a * 0.9)}H${Math.round(x - a)}q${Math.round(a * 0.44)}-${Math.round(a * 0.3)} ${Math.round(a * 0.5)}-${Math.round(a * 0.9)}z`
    const s = x < c.luz.x ? -1 : 1
    sombra += `M${Math.round(x + s * a * 0.42)} -20L${Math.round(x + s * a * 0.5)} ${Math.round(b - a * 0.9)}L${Math.round(x + s * a)} ${Math.round(b)}H${Math.round(x + s * a * 0.3)}L${Math.round(x + s * a * 0.16)} -20z`
    for (let k = 0; k < 4; k++)
      vetas += `M${Math.round(x + a * azar.real(-0.3, 0.3))} ${Math.round(azar.real(90, b - 190))}v${Math.round(a * azar.real(0.5, 1.3))}`
  }
  return (
    camino(d, color) +
    (w > 30 ? camino(sombra, c.t.K, opaco(0.2)) + trazos(vetas, mezcla(color, c.t.L, 0.2), 4, opaco(0.7)) : '')
  )
}

function sendero(c: Cuadro, y: number, color: string): string {
  const [x, s] = [c.fx, c.lado]
  return camino(
    `M${x - 16} ${y}C${x + s * 60} ${y + 50} ${x - s * 70 - 60} ${y + 90} ${x + s * 60 - 130} 910H${x + s * 60 + 170}C${x - s * 30 + 60} ${y + 110} ${x + s * 90 + 30} ${y + 60} ${x + 16} ${y}z`,
    color,
  )
}

function helechos(c: Cuadro, y: number, color: string): string {
  const azar = c.azar('helechos')
  let d = ''
  for (let i = 0; i < 12; i++) {
    const x = i < 6 ? azar.real(-10, c.fx - 250) : azar.real(c.fx + 250, 1210)
    const [v, h] = [y + azar.real(-30, 90), azar.real(46, 92)]
    for (const k of [-0.9, -0.45, 0, 0.45, 0.9])
      d +=
        rutaSuave([
          [x - 5, v],
          [x + k * h * 0.5 - 6, v - h * (0.9 - Math.abs(k) * 0.3)],
          [x + k * h * 1.1, v - h * (0.86 - Math.abs(k) * 0.5)],
          [x + k * h * 0.5 + 7, v - h * (0.66 - Math.abs(k) * 0.24)],
          [x + 5, v],
        ]) + 'z'
  }
  return camino(d, color)
}

function techo(c: Cuadro, color: string): string {
  const azar = c.azar('techo')
  let d = ''
  for (let x = -40; x < 1260; x += 62) {
    const lejos = Math.min(1, Math.abs(x - c.fx) / 520)
    const r = 34 + lejos * 64 + azar.real(-10, 18)
    d += rutaDisco(Math.round(x), Math.round(-14 + lejos * 22), Math.round(r))
  }
  return camino(d, color)
}

/** On a mossy log: breast of rust, tail up. */
function chucao(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const apagado = c.hora === 'noche' ? 0.4 : 0.04
  const [pardo, oxido] = [mezcla(mezcla('#5E4632', c.t.R, 0.1), c.t.K, apagado), mezcla('#DB6A2A', c.t.K, apagado)]
  return (
    p.suave(
      xy('-170,-34 -150,0 120,6 140,-14 120,-44 -150,-50'),
      mezcla(mezcla('#6B5138', c.t.verde, 0.2), c.t.K, 0.3),
    ) +
    p.suave(xy('-160,-18 -140,2 60,8 110,2 40,-6 -100,-10'), c.t.verde) +
    p.linea(xy('-4,0 0,22'), c.t.K, 4) +
    p.linea(xy('14,0 10,22'), c.t.K, 4) +
    p.poli(xy('-34,36 -58,88 -42,92 -18,52'), mezcla(pardo, c.t.K, 0.3)) +
    p.suave(xy('-44,40 -28,64 12,76 34,56 30,26 4,12 -28,20'), mezcla(c.t.L, pardo, 0.4)) +
    p.suave(xy('4,40 12,76 36,82 44,58 32,34 16,30'), oxido) +
    p.suave(xy('-46,40 -26,66 6,74 10,50 -14,28'), pardo) +
    p.disco(28, 84, 19, pardo) +
    p.suave(xy('18,74 30,78 48,82 44,64 26,62'), oxido) +
    p.linea(xy('24,93 42,91'), oxido, 4.5) +
    p.poli(xy('44,88 62,82 45,79'), c.t.K) +
    p.disco(35, 86, 3, c.t.L) +
    p.disco(35.6, 86, 1.8, c.t.K)
  )
}

/** Magellanic woodpecker: black, white folded wing, head of fire. */
function carpintero(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const rojo = mezcla('#D23B2A', c.t.K, c.hora === 'noche' ? 0.4 : 0.04)
  const negro = mezcla(c.t.K, '#0B0D10', 0.5)
  const [borde, ancho, base] = [x - lado * 20 * s, lado * -210, 1010]
  const corteza = mezcla(mezcla('#9A8268', c.t.R, 0.2), c.t.K, c.hora === 'noche' ? 0.5 : 0.16)
  const tronco =
    camino(
      `M${borde} -20V${base - 60}q${lado * 4} 40 ${lado * 40} 60H${borde + ancho * 1.6}q${lado * 42}-16 ${lado * 44}-60V-20z`,
      corteza,
    ) +
    camino(
      `M${borde + ancho} -20V${base - 60}q${lado * -2} 44 ${lado * -44} 60h${lado * 74}q${lado * -4}-20 0-60V-20z`,
      c.t.K,
      opaco(0.22),
    )
  const grietas = trazos(
    [
      [0.16, 90, 260],
      [0.32, 20, 190],
      [0.34, 420, 300],
      [0.52, 180, 330],
      [0.7, 60, 240],
      [0.72, 520, 260],
      [0.86, 320, 180],
      [0.18, 560, 240],
    ]
      .map(([f = 0, v = 0, alto = 0]) => `M${Math.round(borde + ancho * f)} ${v}v${alto}`)
      .join(''),
    mezcla(corteza, c.t.K, 0.3),
    7,
    opaco(0.7),
  )
  return (
    tronco +
    grietas +
    p.suave(xy('-16,-56 -4,-20 16,0 24,34 12,58 -8,52 -16,24 -12,-10'), negro) +
    p.suave(xy('6,-6 20,10 22,36 12,30'), mezcla(c.t.L, c.t.H, 0.2)) +
    p.linea(xy('-8,8 -20,6'), negro, 4) +
    p.linea(xy('-10,20 -20,22'), negro, 4) +
    p.suave(xy('-8,50 -10,70 4,84 20,78 22,60 12,48'), rojo) +
    p.poli(xy('16,82 34,92 20,66'), rojo) +
    p.poli(xy('-8,70 -26,64 -8,60'), mezcla(c.t.L, c.t.K, 0.3)) +
    p.disco(0, 69, 3.4, c.t.L) +
    p.disco(-0.6, 69, 1.6, negro)
  )
}
