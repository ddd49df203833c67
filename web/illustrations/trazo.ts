export type Punto = readonly [number, number]

/** The points of a line as they are drawn: `xy('0,0 4,2')`. */
export const xy = (texto: string): Punto[] =>
  texto.split(' ').map((punto) => punto.split(',').map(Number) as [number, number])

/** Polygon with relative coordinates, rounded absolutely so that errors never add up. */
export function ruta(puntos: readonly Punto[], decimales = 0, cierra = true): string {
  const k = 10 ** decimales
  const q = puntos.map(([x, y]): Punto => [Math.round(x * k), Math.round(y * k)])
  const [x0, y0] = q[0]!
  const pasos = q.slice(1).map(([x, y], i): Punto => [(x - q[i]![0]) / k, (y - q[i]![1]) / k])
  return `M${junta([x0 / k, y0 / k])}l${junta(pasos.flat())}${cierra ? 'z' : ''}`
}

/** A closed outline that always turns the same way: where such pieces of one shape overlap, they leave no hole. */
export function macizo(puntos: readonly Punto[]): string {
  const area = puntos.reduce(
    (suma, [x, y], i) => suma + x * puntos[(i + 1) % puntos.length]![1] - puntos[(i + 1) % puntos.length]![0] * y,
    0,
  )
  return ruta(area < 0 ? puntos.toReversed() : puntos)
}

/** Smooth curve: the points are control points, the curve passes between them. */
export function rutaSuave(puntos: readonly Punto[], decimales = 0, cierra = false): string {
  const k = 10 ** decimales
  const r = ([x, y]: Punto): Punto => [Math.round(x * k) / k, Math.round(y * k) / k]
  const medio = (a: Punto, b: Punto): Punto => r([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
  const n = puntos.length
  const inicio = cierra ? medio(puntos[n - 1]!, puntos[0]!) : r(puntos[0]!)
  let d = `M${junta(inicio)}`
  let [px, py] = inicio
  const tramos: number[] = []
  const desde = cierra ? 0 : 1
  const hasta = cierra ? n : n - 1
  for (let i = desde; i < hasta; i++) {
    const c = r(puntos[i]!)
    const ultimo = !cierra && i === n - 2
    const f = ultimo ? r(puntos[n - 1]!) : medio(puntos[i]!, puntos[(i + 1) % n]!)
    tramos.push(c[0] - px, c[1] - py, f[0] - px, f[1] - py)
    ;[px, py] = f
  }
  d += `q${junta(tramos)}`
  return cierra ? `${d}z` : d
}

/** Area under a smooth crest, closed at `base`. */
export function rutaLoma(cresta: readonly Punto[], base: number): string {
  const ultimo = cresta[cresta.length - 1]!
  return `${rutaSuave(cresta)}L${junta([Math.round(ultimo[0]), base, Math.round(cresta[0]![0]), base])}z`
}

export function camino(d: string, fill: string, resto = ''): string {
  return `<path fill="${fill}"${resto && ` ${resto}`} d="${d}"/>`
}

export function poli(puntos: readonly Punto[], fill: string, resto = ''): string {
  return camino(ruta(puntos), fill, resto)
}

export function rect(x: number, y: number, w: number, h: number, fill: string, resto = ''): string {
  return `<path fill="${fill}"${resto && ` ${resto}`} d="${rutaCaja(x, y, w, h)}"/>`
}

export function rutaCaja(x: number, y: number, w: number, h: number): string {
  const [X, Y, W, H] = [x, y, w, h].map(w < 5 ? num : Math.round) as [number, number, number, number]
  return `M${junta([X, Y])}h${W}v${H}h${-W}z`
}

export function disco(x: number, y: number, r: number, fill: string, resto = ''): string {
  return `<circle fill="${fill}"${resto && ` ${resto}`} cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/>`
}

export function elipse(x: number, y: number, rx: number, ry: number, fill: string, resto = ''): string {
  return `<ellipse fill="${fill}"${resto && ` ${resto}`} cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"/>`
}

/** Limbs, ripples, grass: the root element makes every stroke end round. */
export function trazos(d: string, color: string, ancho: number, resto = ''): string {
  return `<path fill="none" stroke="${color}" stroke-width="${num(ancho)}"${resto && ` ${resto}`} d="${d}"/>`
}

export function rutaDisco(x: number, y: number, rx: number, ry = rx): string {
  const [a, b] = [num(rx), num(ry)]
  return `M${junta([num(x - rx), num(y)])}a${a} ${b} 0 1 0 ${num(a * 2)} 0a${a} ${b} 0 1 0 ${num(-a * 2)} 0z`
}

export const opaco = (valor: number): string => `opacity="${String(valor).replace('0.', '.')}"`

export function num(v: number): number {
  return Math.round(v * 10) / 10 || 0
}

function junta(valores: readonly number[]): string {
  let texto = ''
  for (const v of valores) {
    const s = String(num(v)).replace(/^(-?)0\./, '$1.')
    texto += texto === '' || s.startsWith('-') ? s : ` ${s}`
  }
  return texto
}
