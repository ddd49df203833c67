/** Walks the tags: the first problem found, or null when all are closed in order. */
export function errorDeXml(svg: string): string | null {
  const abiertas: string[] = []
  const resto = svg
    .trim()
    .replace(
      /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<>&]*")*)\s*(\/?)>/g,
      (_, cierra: string, nombre: string, _atributos: string, sola: string) => {
        if (cierra) return abiertas.pop() === nombre ? '' : `[unexpected ${nombre}]`
        if (!sola) abiertas.push(nombre)
        return ''
      },
    )
  if (resto) return `stray text: ${resto.slice(0, 60)}`
  return abiertas.length ? `left open: ${abiertas.join(' ')}` : null
}

/** Area covered by the shapes of one colour: polygons exactly, curves by their control points. */
export function areaDeColor(svg: string, color: string): number {
  let total = 0
  for (const [, atributos = ''] of svg.matchAll(/<(?:path|circle|ellipse)([^>]*)>/g)) {
    if (!atributos.includes(`fill="${color}"`)) continue
    const d = /\sd="([^"]*)"/.exec(atributos)?.[1]
    total += d ? areaDeRuta(d) : areaRedonda(atributos)
  }
  return total
}

function areaRedonda(atributos: string): number {
  const n = (nombre: string): number => Number(new RegExp(`\\s${nombre}="([^"]*)"`).exec(atributos)?.[1] ?? 0)
  return Math.PI * (n('r') || n('rx')) * (n('r') || n('ry'))
}

function areaDeRuta(d: string): number {
  let total = 0
  for (const tramo of d.split(/(?=M)/)) total += Math.abs(areaDePuntos(puntosDe(tramo)))
  return total
}

function puntosDe(tramo: string): [number, number][] {
  const puntos: [number, number][] = []
  let [x, y] = [0, 0]
  for (const [, orden = '', numeros = ''] of tramo.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const n = (numeros.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number)
    const paso = { M: 2, l: 2, L: 2, q: 4, h: 1, v: 1, a: 7 }[orden] ?? 2
    for (let i = 0; i + paso <= n.length; i += paso) {
      const [px, py] = [x, y]
      if (orden === 'h') x += n[i]!
      else if (orden === 'v') y += n[i]!
      else if (orden === 'M' || orden === 'L') [x, y] = [n[i]!, n[i + 1]!]
      else [x, y] = [px + n[i + paso - 2]!, py + n[i + paso - 1]!]
      if (orden === 'q') puntos.push([px + n[i]!, py + n[i + 1]!])
      puntos.push([x, y])
    }
  }
  return puntos
}

function areaDePuntos(puntos: readonly [number, number][]): number {
  return puntos.reduce((suma, [x, y], i) => {
    const [nx, ny] = puntos[(i + 1) % puntos.length]!
    return suma + (x * ny - nx * y) / 2
  }, 0)
}
