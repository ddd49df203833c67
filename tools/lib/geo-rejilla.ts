import { areaDe, contiene, type Anillo, type Caja, type Punto } from './geo-rings.ts'

type Rejilla = { caja: Caja; ancho: number; alto: number; celdas: Uint8Array }

/** In degrees: cells of about 220 m in the south of Chile. */
const PASO: Punto = [0.003, 0.002]
/** In cells: what lies nearer to each other than twice this becomes one. */
const JUNTA = 2
const LLENA = 250
const MITAD = LLENA / 2

/**
 * The same water with smooth shores. The source was cut along the edges of its tiles and each piece was simplified by itself:
 * a narrow lake comes as a row of triangles.
 */
export function unirPedazos(poligonos: Anillo[][], caja: Caja): Anillo[][] {
  const rejilla = llenar(poligonos, caja)
  const pasar = (radio: number, valor: (suma: number, todas: number) => number) =>
    [false, true].forEach((isVertical) => (rejilla.celdas = pasada(rejilla, radio, valor, isVertical)))
  pasar(JUNTA, (suma) => (suma > 0 ? LLENA : 0))
  pasar(JUNTA, (suma, todas) => (suma === todas * LLENA ? LLENA : 0))
  pasar(1, (suma, todas) => suma / todas)
  pasar(1, (suma, todas) => suma / todas)
  return conIslas(contornos(rejilla))
}

function llenar(poligonos: Anillo[][], caja: Caja): Rejilla {
  const ancho = Math.ceil((caja.este - caja.oeste) / PASO[0])
  const alto = Math.ceil((caja.norte - caja.sur) / PASO[1])
  const celdas = new Uint8Array(ancho * alto)
  for (const anillos of poligonos) {
    const lats = anillos[0]!.map(([, lat]) => (lat - caja.sur) / PASO[1])
    for (let y = Math.max(0, Math.floor(Math.min(...lats))); y <= Math.min(alto - 1, Math.max(...lats)); y++) {
      const cortes = anillos
        .flatMap((anillo) => cortesCon(anillo, caja.sur + (y + 0.5) * PASO[1]))
        .toSorted((a, b) => a - b)
        .map((lng) => Math.round((lng - caja.oeste) / PASO[0]))
      for (let i = 0; i < cortes.length - 1; i += 2)
        celdas.fill(
          LLENA,
          y * ancho + Math.max(0, cortes[i]!),
          y * ancho + Math.min(ancho, Math.max(0, cortes[i + 1]!)),
        )
    }
  }
  return { caja, ancho, alto, celdas }
}

function cortesCon(anillo: Anillo, lat: number): number[] {
  return anillo.flatMap(([ax, ay], i) => {
    const [bx, by] = anillo[i + 1] ?? anillo[0]!
    return ay > lat !== by > lat ? [ax + ((bx - ax) * (lat - ay)) / (by - ay)] : []
  })
}

/** Each cell from the sum of those up to `radio` before and after it. */
function pasada(
  { celdas, ancho, alto }: Rejilla,
  radio: number,
  valor: (suma: number, todas: number) => number,
  isVertical: boolean,
): Uint8Array {
  const nuevas = new Uint8Array(celdas.length)
  const [lineas, largo, entreLineas, paso] = isVertical ? [ancho, alto, 1, ancho] : [alto, ancho, ancho, 1]
  const todas = 2 * radio + 1
  for (let linea = 0; linea < lineas; linea++) {
    const base = linea * entreLineas
    let suma = 0
    for (let i = 0; i < largo + radio; i++) {
      if (i < largo) suma += celdas[base + i * paso]!
      if (i >= todas) suma -= celdas[base + (i - todas) * paso]!
      if (i >= radio) nuevas[base + (i - radio) * paso] = valor(suma, todas)
    }
  }
  return nuevas
}

/** Lines around the cells that are at least half full (marching squares), the full side always on the same hand. */
function contornos({ caja, ancho, alto, celdas }: Rejilla): Anillo[] {
  const siguiente = new Map<number, number>()
  const puntos = new Map<number, Punto>()
  for (let y = 0; y < alto - 1; y++) {
    for (let x = 0; x < ancho - 1; x++) {
      const i = y * ancho + x
      const esquinas = [i, i + 1, i + ancho + 1, i + ancho]
      const llenas = esquinas.filter((celda) => celdas[celda]! >= MITAD).length
      if (llenas === 0 || llenas === 4) continue
      const cruces = esquinas.flatMap((a, k) => {
        const b = esquinas[(k + 1) % 4]!
        if (celdas[a]! >= MITAD === celdas[b]! >= MITAD) return []
        const lado = 2 * Math.min(a, b) + (Math.abs(a - b) === 1 ? 0 : 1)
        const t = (MITAD - celdas[a]!) / (celdas[b]! - celdas[a]!)
        const en = (indice: number): Punto => [indice % ancho, Math.floor(indice / ancho)]
        const [[ax, ay], [bx, by]] = [en(a), en(b)]
        puntos.set(lado, [
          caja.oeste + (ax + (bx - ax) * t + 0.5) * PASO[0],
          caja.sur + (ay + (by - ay) * t + 0.5) * PASO[1],
        ])
        return [{ lado, entra: celdas[b]! >= MITAD }]
      })
      cruces.forEach(({ lado, entra }, k) => entra && siguiente.set(lado, cruces[(k + 1) % cruces.length]!.lado))
    }
  }
  return seguir(siguiente).map((lados) => lados.map((lado) => puntos.get(lado)!))
}

function seguir(siguiente: Map<number, number>): number[][] {
  const anillos: number[][] = []
  for (const [primero] of siguiente) {
    const anillo = [primero]
    for (
      let lado = siguiente.get(primero);
      lado !== undefined && siguiente.delete(anillo.at(-1)!);
      lado = siguiente.get(lado)
    )
      anillo.push(lado)
    if (anillo.length > 3) anillos.push(anillo)
  }
  return anillos
}

/** Islands go the other way around. */
function conIslas(anillos: Anillo[]): Anillo[][] {
  const giro = (anillo: Anillo) =>
    Math.sign(
      anillo.reduce(
        (suma, [x, y], i) => suma + x * (anillo[i + 1] ?? anillo[0]!)[1] - (anillo[i + 1] ?? anillo[0]!)[0] * y,
        0,
      ),
    )
  const mayor = anillos.reduce((a, b) => (areaDe(a) > areaDe(b) ? a : b))
  const islas = anillos.filter((anillo) => giro(anillo) !== giro(mayor))
  return anillos
    .filter((anillo) => giro(anillo) === giro(mayor))
    .map((orilla) => [orilla, ...islas.filter((isla) => contiene(orilla, isla[0]!))])
}
