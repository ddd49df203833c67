import type { Cuadro } from './cuadro.ts'
import { mezcla } from './oklab.ts'
import { camino, disco, elipse, opaco, rect, rutaDisco, trazos } from './trazo.ts'

/** Layers 0 to 2: six hard bands, the light, the clouds. */
export function cielo(c: Cuadro, conAstro = true): string {
  return bandas(c) + (c.hora === 'noche' ? estrellas(c) : '') + (conAstro ? astro(c) : '') + nubes(c)
}

function bandas(c: Cuadro): string {
  const [Z = '', ...resto] = c.t.bandas
  const cupula = c.azar('bandas').si(0.55)
  const cortes = [0.2, 0.38, 0.56, 0.74, 0.9]
  const base = rect(0, 0, 1200, 900, Z)
  return resto.reduce((svg, color, i) => {
    const y = c.hy * cortes[i]!
    if (!cupula) return svg + rect(0, y, 1200, 900 - y, color)
    return svg + elipse(c.luz.x, c.hy + 60, 1500 - i * 130, c.hy + 60 - y, color)
  }, base)
}

function astro(c: Cuadro): string {
  const { x, y, r } = c.luz
  const { L } = c.t
  const anillos = c.azar('anillos').entero(c.hora === 'noche' ? 0 : 1, 2)
  let svg = ''
  for (let i = anillos; i > 0; i--) svg += disco(x, y, r * (1 + i * 0.42), L, opaco(0.22))
  return svg + disco(x, y, r, L)
}

/** Degrees from Acrux: left is east, as seen upright from Chile in autumn. */
const cruz = [
  [0, 0, 5.5],
  [-2.6, -3.4, 5],
  [-0.6, -6, 4.6],
  [1.45, -4.35, 3.6],
  [0.65, -2.7, 2],
  [-11.9, -2.7, 5],
  [-16.2, -2.3, 6],
] as const

function estrellas(c: Cuadro): string {
  const azar = c.azar('estrellas')
  const cx = c.lado === 1 ? 480 : 860
  const cy = c.hy * 0.42
  let grandes = cruz.map(([x, y, r]) => rutaDisco(cx + x * 17, cy + y * 17, r)).join('')
  let chicas = ''
  let medias = ''
  for (let i = 0; i < 30; i++) {
    const x = azar.entero(20, 1180)
    const y = azar.entero(14, c.hy * 0.74)
    if (Math.hypot(x - c.luz.x, y - c.luz.y) < 110 || (x > cx - 80 && x < cx + 50 && y > cy - 130 && y < cy + 20))
      continue
    if (i % 6 === 0) grandes += rutaDisco(x, y, 3.2)
    else if (azar.si(0.4)) medias += `M${x} ${y}h0`
    else chicas += `M${x} ${y}h0`
  }
  return (
    camino(grandes, c.t.L) +
    trazos(chicas, mezcla(c.t.L, c.t.H, 0.4), 3.4) +
    trazos(medias, mezcla(c.t.L, c.t.H, 0.3), 4.8)
  )
}

function nubes(c: Cuadro): string {
  if (c.nube === 0 || c.hora === 'noche') return ''
  if (c.zona === 'S2' && c.nube > 1) return lenticular(c)
  if (c.zona === 'S1' && c.nube === 4) return lluvia(c)
  return barras(c)
}

/** Flat bars that overlap like cut paper, lit from above; a bank of sea fog on the coast. */
function barras(c: Cuadro): string {
  const azar = c.azar('nubes')
  const tono = mezcla(c.t.H, c.t.L, 0.5)
  const costa = (c.zona === 'C2' || c.zona === 'N1') && c.nube === 3
  let [alta, baja] = ['', '']
  for (let i = 0; i < 2 + (c.nube % 2); i++) {
    const r = azar.entero(9, 15)
    const w = azar.entero(150, 330)
    const x = c.lado === 1 ? azar.entero(30, 470) : azar.entero(470, 860)
    const y = Math.round(c.hy * (0.14 + 0.17 * i + azar.real(0, 0.08)))
    const dx = azar.entero(20, 90)
    alta += capsula(x + dx, y - r * 1.7, w * azar.real(0.34, 0.6), r * 0.9) + capsula(x, y, w, r)
    baja += capsula(x + w * azar.real(0.2, 0.5), y + r * 1.5, w * azar.real(0.6, 0.95), r * 0.6)
    if (azar.si(0.4)) alta += capsula(x + dx + w * 0.2, y - r * 3.1, w * 0.22, r * 0.7)
  }
  const velo = c.hora === 'dia' ? 0.9 : 0.6
  return (
    camino(baja, mezcla(tono, c.t.C, 0.45), opaco(velo)) + camino(alta, tono, opaco(velo)) + (costa ? neblina(c) : '')
  )
}

function neblina(c: Cuadro): string {
  const azar = c.azar('neblina')
  let d = ''
  for (let i = 0; i < 9; i++)
    d += capsula(azar.entero(-120, 900), c.hy - 16 - azar.entero(0, 74), azar.entero(220, 420), azar.entero(12, 22))
  return camino(d, mezcla(c.t.H, c.t.L, 0.55), opaco(0.85))
}

function capsula(x: number, y: number, w: number, radio: number): string {
  const [X, Y, W, r] = [Math.round(x), Math.round(y), Math.round(w), Math.round(radio)]
  return `M${X} ${Y - r}h${W}a${r} ${r} 0 0 1 0 ${r * 2}h${-W}a${r} ${r} 0 0 1 0 ${-r * 2}z`
}

function lenticular(c: Cuadro): string {
  const azar = c.azar('nubes')
  const x = 600 - c.lado * azar.entero(120, 300)
  const y = Math.round(c.hy * azar.real(0.2, 0.32))
  const lente = (dx: number, dy: number, w: number, h: number): string =>
    `M${x + dx - w} ${y + dy}q${w}-${h} ${w * 2} 0q-${w} ${Math.round(h * 0.45)}-${w * 2} 0z`
  return (
    camino(lente(0, 0, 230, 74) + lente(-c.lado * 250, 70, 120, 38), mezcla(c.t.H, c.t.L, 0.6)) +
    camino(lente(26, 2, 170, 34), mezcla(c.t.H, c.t.C, 0.5), opaco(0.55))
  )
}

function lluvia(c: Cuadro): string {
  const azar = c.azar('nubes')
  const x = c.lado === 1 ? 150 : 720
  const y = Math.round(c.hy * 0.28)
  let d = ''
  for (let i = 0; i < 16; i++) d += `M${x + 30 + i * 18} ${y + 26 + azar.entero(0, 30)}l-${24} ${azar.entero(50, 90)}`
  const nube = capsula(x, y, 290, 30) + capsula(x + 70, y - 32, 150, 34) + capsula(x - 40, y + 12, 360, 22)
  // Darker than every band of its sky: of a colour with one of them it would lose its edge there.
  const tono = mezcla(mezcla(c.t.C, c.t.Z, 0.4), c.t.K, 0.17)
  return trazos(d, tono, 4, opaco(0.8)) + camino(nube, tono)
}
