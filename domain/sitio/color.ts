/** '#0e5a6b' */
export type Color = string

interface Oklch {
  l: number
  c: number
  h: number
}

type Terna = [number, number, number]

/** As WCAG measures it: from 1 to 21, whichever of the two is the text. */
export function contraste(uno: Color, otro: Color): number {
  const [claro = 0, oscuro = 0] = [luminancia(uno), luminancia(otro)].sort((a, b) => b - a)
  return (claro + 0.05) / (oscuro + 0.05)
}

const PASO = 0.004

/** The same hue, no further from `color` than needed, that reads on every one of `fondos`: darker where `hacia` is -1, lighter where it is 1. */
export function legible(color: Color, fondos: readonly Color[], hacia: 1 | -1, minimo = 4.5): Color {
  const { l, c, h } = aOklch(color)
  for (let claridad = l; claridad >= 0 && claridad <= 1; claridad += hacia * PASO) {
    const uno = claridad === l ? color : deOklch({ l: claridad, c, h })
    if (fondos.every((fondo) => contraste(uno, fondo) >= minimo)) return uno
  }
  return hacia < 0 ? '#000000' : '#ffffff'
}

/** The same hue at another lightness, with at most so much colour. */
export function conClaridad(color: Color, claridad: number, croma = 1): Color {
  const { c, h } = aOklch(color)
  return deOklch({ l: claridad, c: Math.min(c, croma), h })
}

export const claridadDe = (color: Color): number => aOklch(color).l

function luminancia(color: Color): number {
  const [r, g, b] = aLineal(color)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const canales = (color: Color): Terna =>
  [1, 3, 5].map((desde) => Number.parseInt(color.slice(desde, desde + 2), 16) / 255) as Terna

const aLineal = (color: Color): Terna =>
  canales(color).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as Terna

function aOklch(color: Color): Oklch {
  const [r, g, b] = aLineal(color)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(x, y), h: Math.atan2(y, x) }
}

// A hue has less colour the nearer it comes to black or white: what no screen shows loses colour, never its hue.
function deOklch({ l, c, h }: Oklch): Color {
  for (let croma = c; croma > 0.001; croma *= 0.96) {
    const lineal = aRgb(l, croma, h)
    if (lineal.every((v) => v >= -0.0005 && v <= 1.0005)) return deLineal(lineal)
  }
  return deLineal(aRgb(l, 0, h))
}

function aRgb(claridad: number, croma: number, h: number): Terna {
  const [x, y] = [croma * Math.cos(h), croma * Math.sin(h)]
  const l = (claridad + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (claridad - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (claridad - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function deLineal(lineal: Terna): Color {
  const hex = lineal.map((v) => {
    const acotado = Math.min(1, Math.max(0, v))
    const gamma = acotado <= 0.0031308 ? acotado * 12.92 : 1.055 * acotado ** (1 / 2.4) - 0.055
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${hex.join('')}`
}
