import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, copas, cordillera, cresta, lomas, suelo } from '../relieve.ts'
import { camino, opaco, rutaDisco, rutaLoma, rutaSuave, trazos, type Punto } from '../trazo.ts'
import { conLuz, tinte } from './caserio.ts'
import { fondoDeZona } from './fondo.ts'
import { mesaBase } from './vinetas.ts'
import { araucaria } from './volcanes.ts'

/** A round thatched house of the Mapuche, smoke through its roof. */
export function ruka(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const p = pluma(x, y + 96, 1.9 * c.talla, s)
  const paja = tinte(c, '#B8955A', 0.12)
  const humo = ([[6, 178, 10], [-6, 202, 14], [-26, 224, 17], [-54, 238, 15]] as const).map(([a, b, r]) => rutaDisco(...p.en(a, b), r * 1.9)).join('')
  const briznas = [-128, -100, -72, -44, -16, 12, 40, 68, 96, 124].map((a) => { const [ax, ay] = p.en(a, 8); const [bx, by] = p.en(a * 0.3, 150); return `M${Math.round(ax)} ${Math.round(ay)}L${Math.round(bx)} ${Math.round(by)}` }).join('')
  return (
    cordillera(c, { y: y - 90, amplitud: 70, nieve: 50 }) +
    lomas(c, { y: y - 40, amplitud: 50, color: c.t.medio }) +
    bosque(c, y + 10, 70, mezcla(c.t.verde, c.t.K, 0.24)) +
    suelo(c, mezcla(c.t.verde, c.t.L, 0.12)) +
    copas(c, y + 40, 40, mezcla(c.t.verde, c.t.K, 0.34), s === 1 ? [-40, x - 250] : [x + 250, 1240]) +
    camino(`M${x - 40} ${y + 96}C${x - 30} ${y + 160} ${x + s * 120} ${y + 200} ${x + s * 80} 910H${x + s * 330}C${x + s * 260} ${y + 200} ${x + 30} ${y + 150} ${x + 40} ${y + 96}z`, mezcla(mezcla('#C9A878', c.t.G, 0.24), c.t.K, conLuz(c) ? 0.2 : 0)) +
    camino(humo, c.t.L, opaco(0.6)) +
    p.elipse(0, 0, 158, 9, c.t.K, opaco(0.24)) +
    p.suave([[-150, 0], [-136, 56], [-96, 112], [-36, 156], [36, 156], [96, 112], [136, 56], [150, 0], [60, -6], [-60, -6]], paja) + p.suave([[40, 154], [96, 112], [136, 56], [150, 0], [90, -2], [80, 70]], c.t.K, opaco(0.16)) +
    trazos(briznas, mezcla(paja, c.t.K, 0.24), 4) + p.suave([[-44, 150], [-30, 170], [30, 170], [44, 150], [0, 142]], mezcla(paja, c.t.K, 0.34)) +
    p.suave([[-34, -4], [-32, 56], [0, 84], [32, 56], [34, -4]], mezcla(c.t.K, c.t.R, 0.16)) + p.suave([[-16, 0], [-14, 22], [0, 40], [14, 22], [16, 0]], '#F0A850', opaco(conLuz(c) ? 0.9 : 0.5)) +
    rehue(c, x - s * 300, y + 140)
  )
}

/** The carved step post before the house, branches tied to it. */
function rehue(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.3 * c.talla, c.lado)
  const palo = tinte(c, '#8A6242', 0.16)
  return p.elipse(0, 0, 40, 5, c.t.K, opaco(0.24)) + p.curva([[-16, 0], [-40, 70], [-60, 124]], mezcla(c.t.verde, c.t.K, 0.2), 16) + p.curva([[16, 0], [40, 74], [56, 130]], mezcla(c.t.verde, c.t.K, 0.34), 16) + p.poli([[-16, 0], [-16, 150], [16, 150], [16, 0]], palo) + [24, 54, 84, 114].map((b) => p.poli([[-16, b], [16, b + 10], [16, b - 6], [-16, b - 6]], c.t.K, opaco(0.3))).join('') + p.poli([[-12, 150], [-14, 178], [14, 178], [12, 150]], palo) + p.poli([[-22, 178], [-22, 186], [22, 186], [22, 178]], palo)
}

/** Araucarias above the snow of the pass, a track pressed into it. */
export function raices(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const nieve = c.t.nieve
  const huella: Punto[] = [[x + s * 40, y + 40], [x + s * 170, y + 90], [x + s * 90, y + 160], [x + s * 230, y + 240], [x + s * 160, 920]]
  const nevada = (dx: number, dy: number, k: number): string => {
    const [a, b] = [x + s * dx, y + dy]
    const p = pluma(a, b, k)
    return araucaria(c, a, b, k) + [30, 34, 32, 26, 18].map((w, i) => p.suave([[-w * 0.9, 58.6 + i * 8.6], [-w * 0.5, 56.6 + i * 8.6], [0, 55 + i * 8.6], [w * 0.5, 56.6 + i * 8.6], [w * 0.9, 58.6 + i * 8.6], [w * 0.4, 59 + i * 8.6], [-w * 0.4, 59 + i * 8.6]], nieve)).join('') + p.elipse(0, 0, 14, 1.8, c.t.nieveSombra)
  }
  return (
    cordillera(c, { y: y - 120, amplitud: 110, nieve: 110, color: mezcla(c.t.lejos, c.t.R, 0.2) }) +
    camino(rutaLoma(cresta(c.azar('loma-lejos'), { pasos: 8, base: y - 40, amplitud: 50, rugosidad: 0.6 }), 910), mezcla(nieve, c.t.H, 0.44)) +
    bosque(c, y + 4, 50, mezcla(c.t.verde, c.t.H, 0.24)) +
    camino(rutaLoma(cresta(c.azar('loma-media'), { pasos: 8, base: y + 20, amplitud: 34, rugosidad: 0.6 }), 910), mezcla(nieve, c.t.nieveSombra, 0.5)) +
    camino(rutaLoma([[-40, y + 120], [260, y + 70], [620, y + 110], [960, y + 66], [1240, y + 110]], 910), nieve) +
    nevada(-150, 86, 2) + nevada(250, 70, 1.5) + nevada(400, 110, 2.6) +
    trazos(rutaSuave(huella), c.t.nieveSombra, 18, 'stroke-dasharray="6 30"') +
    nevada(-340, 200, 4.4 * c.talla) +
    camino(rutaLoma([[-40, 846], [400, 816], [820, 850], [1240, 810]], 910), c.t.nieveSombra)
  )
}

/** Walls of dry stone around taro and banana, out of the wind of the island. */
export function manavai(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const pasto = mezcla(mezcla(c.t.R, '#8FA046', 0.4), c.t.K, conLuz(c) ? 0.24 : 0)
  return (
    lomas(c, { y: y - 60, amplitud: 24, color: c.t.lejos }) + agua(c, y - 36) +
    lomas(c, { nombre: 'maunga', y: y - 10, amplitud: 60, color: c.t.medio, pasos: 8 }) +
    suelo(c, pasto) +
    corral(c, x + s * 330, y + 50, 0.62) + corral(c, x - s * 420, y + 90, 0.84) + corral(c, x - s * 60, y + 170, 1.5)
  )
}

function corral(c: Cuadro, x: number, y: number, k: number): string {
  const p = pluma(x, y, k * c.talla, c.lado)
  const piedra = tinte(c, '#5F5750', 0.24)
  const verde = tinte(c, '#5F8F3F', 0.08)
  const taro = (a: number, b: number, m: number): string => p.linea([[a, b - 20], [a, b + 26 * m]], mezcla(verde, c.t.K, 0.3), 4) + p.suave([[a - 30 * m, b + 36 * m], [a - 20 * m, b + 60 * m], [a + 6 * m, b + 56 * m], [a + 36 * m, b + 30 * m], [a + 20 * m, b + 6 * m], [a - 6 * m, b + 16 * m]], verde) + p.linea([[a - 14 * m, b + 46 * m], [a + 24 * m, b + 20 * m]], mezcla(verde, c.t.L, 0.3), 2)
  const platano = [160, 130, 100, 66, 34, 8].map((g) => { const r = (g * Math.PI) / 180; return p.suave([[-70, 96], [-70 + Math.cos(r) * 56, 116 + Math.sin(r) * 80], [-70 + Math.cos(r) * 128, 84 + Math.sin(r) * 70], [-70 + Math.cos(r) * 60, 92 + Math.sin(r) * 56]], mezcla(verde, c.t.L, 0.14)) }).join('')
  let muro = ''
  const piedras = k > 1 ? 13 : 6
  for (let i = 0; i <= piedras; i++) muro += rutaDisco(...p.en(-178 + (i * 356) / piedras, -14 - Math.sin((i / piedras) * Math.PI) * 22), (300 / piedras) * k, 20 * k)
  return (
    p.elipse(0, -10, 208, 44, c.t.K, opaco(0.2)) + p.elipse(0, 16, 186, 40, piedra) + p.elipse(0, 10, 166, 32, tinte(c, '#7A4F34', 0.2)) +
    p.poli([[-78, 0], [-76, 110], [-64, 110], [-60, 0]], mezcla(verde, c.t.K, 0.3)) + platano + taro(100, 14, 0.9) + (k > 1 ? taro(20, 10, 1.1) + taro(60, -4, 1.2) + taro(-20, -2, 1) : '') +
    camino(muro, piedra) + camino((k > 1 ? [-150, -70, 10, 90] : [-60]).map((a) => rutaDisco(...p.en(a, -20 - Math.sin(((a + 178) / 356) * Math.PI) * 20), 13 * k, 9 * k)).join(''), mezcla(piedra, c.t.L, 0.24))
  )
}

/** A carved block half in ink, the gouges that cut it, the roller. */
export function gubias(c: Cuadro): string {
  const s = c.lado
  const p = pluma(600 - s * 120, 770, 1.5, s)
  const q = pluma(600 + s * 190, 770, 1.5, s)
  const madera = tinte(c, '#C99A62', 0.1)
  const surco = mezcla(madera, c.t.L, 0.5)
  const tinta = mezcla(c.t.K, c.t.Z, 0.14)
  const rayos = [20, 50, 80, 110, 140, 160].map((g) => { const r = (g * Math.PI) / 180; return p.linea([[-10 + Math.cos(r) * 34, 60 + Math.sin(r) * 34], [-10 + Math.cos(r) * 58, 60 + Math.sin(r) * 52]], surco, 4) }).join('')
  const gubia = (a: number, b: number, largo: number): string => q.linea([[a, b], [a + largo * 0.5, b + largo * 0.3]], mezcla(madera, c.t.K, 0.34), 13) + q.linea([[a + largo * 0.5, b + largo * 0.3], [a + largo, b + largo * 0.6]], mezcla(c.t.L, c.t.K, 0.34), 6)
  return (
    fondoDeZona({ ...c, hy: 430 }) + mesaBase(c, 520) +
    p.poli([[-150, -4], [-116, 136], [104, 136], [122, -4]], c.t.K, opaco(0.24)) + p.poli([[-140, 0], [-110, 140], [100, 140], [116, 0]], madera) + p.poli([[-140, 0], [-142, -14], [116, -14], [116, 0]], mezcla(madera, c.t.K, 0.3)) +
    p.poli([[-124, 10], [-98, 130], [92, 130], [104, 10]], tinta) + p.disco(-10, 66, 24, surco) + rayos + [30, 20].map((b, i) => p.curva([[-114 + i * 4, b - 6], [-70, b + 6], [-30, b - 10], [20, b + 6], [60, b - 8], [98, b]], surco, 4)).join('') + p.poli([[40, 128], [54, 104], [66, 118], [80, 96], [90, 128]], surco) +
    gubia(-70, -10, 130) + gubia(-30, -30, 140) + gubia(10, -46, 124) +
    rodillo(c, 600 + s * 150, 640) + virutas(c)
  )
}

function rodillo(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.5, c.lado)
  return p.elipse(10, -22, 76, 6, c.t.K, opaco(0.24)) + p.poli([[-60, -18], [-60, 18], [60, 18], [60, -18]], c.t.A) + p.poli([[-60, -18], [-60, -6], [60, -6], [60, -18]], c.t.K, opaco(0.24)) + p.linea([[-66, 0], [-74, 30], [0, 40], [74, 30], [66, 0]], mezcla(c.t.L, c.t.K, 0.4), 5) + p.linea([[0, 40], [14, 92]], tinte(c, '#8A5E3C'), 16)
}

function virutas(c: Cuadro): string {
  const azar = c.azar('virutas')
  let d = ''
  for (let i = 0; i < 16; i++) { const [x, y] = [600 + azar.entero(-430, 430), azar.entero(780, 860)]; d += `M${x} ${y}q${azar.entero(6, 16)} -${azar.entero(8, 18)} ${azar.entero(18, 30)} 0` }
  return trazos(d, mezcla(c.t.L, '#C99A62', 0.4), 5)
}
