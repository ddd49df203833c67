import type { Azar } from './aleatorio.ts'
import { type Cuadro, haciaLaSombra } from './cuadro.ts'
import { mezcla } from './oklab.ts'
import { camino, opaco, poli, rect, ruta, rutaLoma, rutaSuave, trazos, type Punto } from './trazo.ts'

interface Perfil {
  pasos: number
  base: number
  amplitud: number
  rugosidad: number
}

/** Midpoint displacement over x −40…1240. */
export function cresta(azar: Azar, { pasos, base, amplitud, rugosidad }: Perfil): Punto[] {
  const alturas = new Array<number>(pasos + 1).fill(0)
  alturas[0] = azar.real(-0.4, 0.6)
  alturas[pasos] = azar.real(-0.4, 0.6)
  let fuerza = 1
  for (let salto = pasos; salto > 1; salto /= 2) {
    for (let i = salto / 2; i < pasos; i += salto) {
      const medio = (alturas[i - salto / 2]! + alturas[i + salto / 2]!) / 2
      alturas[i] = medio + azar.real(-1, 1) * fuerza
    }
    fuerza *= rugosidad * 0.72
  }
  return alturas.map((h, i): Punto => [-40 + (1280 * i) / pasos, base - h * amplitud])
}

/** Shaded facets: from each summit down its side away from the light. */
export function facetas(puntos: readonly Punto[], base: number, c: Cuadro): string {
  let d = ''
  for (let i = 1; i < puntos.length - 1; i++) {
    const [x, y] = puntos[i]!
    if (y >= puntos[i - 1]![1] || y >= puntos[i + 1]![1]) continue
    const paso = haciaLaSombra(c, x)
    const falda: Punto[] = [[x, y]]
    let j = i
    while (puntos[j + paso] && puntos[j + paso]![1] > puntos[j]![1]) falda.push(puntos[(j += paso)]!)
    const [vx, vy] = puntos[j]!
    const h = Math.min(base - y, (vy - y) * 1.5 + 46)
    falda.push([vx - paso * 6, Math.min(base, y + h)])
    falda.push([x + paso * 4, y + h * 0.8], [x + paso * 30, y + h * 0.55], [x - paso * 12, y + h * 0.32])
    d += ruta(falda)
  }
  return d
}

/** Copy of the crest above the snow line, its lower edge in zig-zag. */
export function rutaNieve(puntos: readonly Punto[], linea: number, azar: Azar): string {
  let d = ''
  let tramo: Punto[] = []
  const cierra = (): void => {
    if (tramo.length > 2) {
      const [x0] = tramo[0]!
      const [x1] = tramo[tramo.length - 1]!
      const pasos = Math.max(2, Math.round((x1 - x0) / 34))
      const abajo: Punto[] = []
      for (let k = 1; k < pasos; k++) {
        const x = x1 + ((x0 - x1) * k) / pasos
        abajo.push([x, Math.max(linea + (k % 2 ? azar.real(12, 34) : -azar.real(8, 24)), alturaEn(puntos, x) + 8)])
      }
      d += ruta([...tramo, ...abajo])
    }
    tramo = []
  }
  puntos.forEach(([x, y], i) => {
    const antes = puntos[i - 1]
    if (antes && antes[1] < linea !== y < linea) {
      const parte = (linea - antes[1]) / (y - antes[1])
      tramo.push([antes[0] + (x - antes[0]) * parte, linea])
      if (y >= linea) return cierra()
    }
    if (y < linea) tramo.push([x, y])
  })
  cierra()
  return d
}

function alturaEn(puntos: readonly Punto[], x: number): number {
  const i = puntos.findIndex(([px]) => px >= x)
  const b = puntos[Math.max(1, i)]!
  const a = puntos[Math.max(1, i) - 1]!
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)
}

interface Sierra {
  nombre?: string
  y?: number
  amplitud?: number
  color?: string
  nieve?: number
  pasos?: number
}

/** A range of straight facets, snow where asked (height of the line above the base). */
export function cordillera(c: Cuadro, s: Sierra = {}): string {
  const { nombre = 'cordillera', y = c.hy - 70, amplitud = 90, color = c.t.lejos, nieve = 0, pasos = 16 } = s
  const puntos = cresta(c.azar(nombre), { pasos, base: y, amplitud, rugosidad: 0.9 })
  const base = c.hy + 20
  let svg = poli([...puntos, [1240, base], [-40, base]], color)
  if (nieve) svg += camino(rutaNieve(puntos, y - nieve + lineaDeNieve[c.estacion], c.azar(nombre + 'nieve')), c.t.nieve)
  return svg + camino(facetas(puntos, base, c), mezcla(color, c.t.K, 0.5), opaco(0.24))
}

const lineaDeNieve = { verano: -26, otono: -8, invierno: 34, primavera: 6 }

/** Smooth hills. */
export function lomas(c: Cuadro, s: Sierra = {}): string {
  const { nombre = 'lomas', y = c.hy - 14, amplitud = 45, color = c.t.bajo, pasos = 16 } = s
  const puntos = cresta(c.azar(nombre), { pasos, base: y, amplitud, rugosidad: 0.6 })
  return camino(rutaLoma(puntos, 900), color)
}

/** Far, middle and low: the usual depth behind a landmark. */
export function horizonteAndino(c: Cuadro, nieve = 40): string {
  return (
    cordillera(c, { nieve, y: c.hy - 96 }) +
    cordillera(c, { nombre: 'media', y: c.hy - 44, amplitud: 62, color: c.t.medio }) +
    lomas(c)
  )
}

/** Ground in three soft steps, darker towards us. */
export function suelo(c: Cuadro, color = c.t.G): string {
  const azar = c.azar('suelo')
  const paso = (900 - c.hy) / 3
  const franja = (i: number, tono: string): string =>
    camino(rutaLoma(cresta(azar, { pasos: 8, base: c.hy + paso * i, amplitud: 16 + i * 6, rugosidad: 0.6 }), 900), tono)
  return (
    rect(0, c.hy, 1200, 900 - c.hy, mezcla(color, c.t.H, 0.16)) +
    franja(0.75, color) +
    franja(1.8, mezcla(color, c.t.K, 0.12))
  )
}

/** Water with ripples and the path of the light. */
export function agua(c: Cuadro, desde = c.hy, color = c.t.G): string {
  return aguaSinDestellos(c, desde, color) + reflejo(c, desde)
}

/** Water when the sun is down or behind us. */
export function aguaSinDestellos(c: Cuadro, desde = c.hy, color = c.t.G): string {
  const h = 900 - desde
  const fondo =
    rect(0, desde, 1200, h, mezcla(color, c.t.H, 0.3)) +
    rect(0, desde + h * 0.16, 1200, h * 0.84, mezcla(color, c.t.H, 0.12)) +
    rect(0, desde + h * 0.42, 1200, h * 0.58, color) +
    rect(0, desde + h * 0.74, 1200, h * 0.26, mezcla(color, c.t.K, 0.16))
  return fondo + ondas(c, desde, color)
}

function ondas(c: Cuadro, desde: number, color: string): string {
  const azar = c.azar('ondas')
  let d = ''
  for (let i = 0; i < 24; i++) {
    const parte = (i + 1) / 24
    const w = 20 + parte * 90
    d += `M${azar.entero(-20, 1180)} ${Math.round(desde + 8 + (900 - desde) * parte ** 1.6)}h${Math.round(w)}`
  }
  return trazos(d, mezcla(color, c.t.H, 0.35), 5, opaco(0.8))
}

function reflejo(c: Cuadro, desde: number): string {
  const azar = c.azar('reflejo')
  let d = ''
  for (let i = 0; i < 11; i++) {
    const y = desde + 10 + i * 15 + i * i * 0.9
    if (y > 880) break
    const w = c.luz.r * (0.5 + azar.real(0.2, 0.9)) + i * 4
    d += `M${Math.round(c.luz.x - w / 2 + azar.real(-14, 14))} ${Math.round(y)}h${Math.round(w)}`
  }
  return trazos(d, c.t.L, 6, opaco(c.hora === 'dia' ? 0.55 : 0.8))
}

/** Conifer or broadleaf edge seen from far: a toothed or lobed band standing on `y`. */
export function bosque(
  c: Cuadro,
  y: number,
  altura: number,
  color: string,
  tramo: readonly [number, number] = [-40, 1240],
): string {
  const azar = c.azar(`bosque${Math.round(y)}${tramo[0]}`)
  const puntos: Punto[] = [[tramo[0], y]]
  let x = tramo[0]
  while (x < tramo[1]) {
    const w = altura * azar.real(0.3, 0.5)
    const h = altura * azar.real(0.6, 1.05) * haciaElBorde(x, tramo)
    puntos.push([x + w * 0.15, y - h * 0.35], [x + w / 2, y - h], [x + w * 0.85, y - h * 0.35])
    x += w
  }
  return poli([...puntos, [x, y]], color)
}

/** A wood that ends inside the picture ends with its smallest trees. */
function haciaElBorde(x: number, [desde, hasta]: readonly [number, number]): number {
  const lejos = Math.min(desde > 0 ? x - desde : Infinity, hasta < 1200 ? hasta - x : Infinity)
  return Math.min(1, 0.25 + (0.75 * lejos) / 120)
}

export function copas(c: Cuadro, y: number, radio: number, color: string, tramo: readonly [number, number]): string {
  const azar = c.azar(`copas${Math.round(y)}${tramo[0]}`)
  const puntos: Punto[] = [[tramo[0], y + radio]]
  for (let x = tramo[0]; x < tramo[1]; x += radio * 0.9)
    puntos.push([x, y - azar.real(0, radio)], [x + radio * 0.45, y])
  return camino(`${rutaSuave([...puntos, [tramo[1], y + radio]])}z`, color)
}
