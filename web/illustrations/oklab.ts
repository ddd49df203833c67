export type Lab = readonly [number, number, number]

/** Mixes `parte` (0 to 1) of the second colour into the first, in OKLab. */
export function mezcla(a: string, b: string, parte: number): string {
  const p = toLab(a)
  const q = toLab(b)
  return toHex([p[0] + (q[0] - p[0]) * parte, p[1] + (q[1] - p[1]) * parte, p[2] + (q[2] - p[2]) * parte])
}

export function distancia(a: string, b: string): number {
  const p = toLab(a)
  const q = toLab(b)
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}

function toLab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255) as [number, number, number]
  return labDe(r, g, b)
}

/** From the three channels as the screen has them, 0 to 1. */
export function labDe(rojo: number, verde: number, azul: number): Lab {
  const [r, g, b] = [toLinear(rojo), toLinear(verde), toLinear(azul)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toHex([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const canales = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return (
    '#' +
    canales
      .map((v) => toByte(v).toString(16).padStart(2, '0'))
      .join('')
      .toUpperCase()
  )
}

function toLinear(v: number): number {
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}

function toByte(v: number): number {
  const s = v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055
  return Math.max(0, Math.min(255, Math.round(s * 255)))
}
