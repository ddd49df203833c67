import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tablasDeWoff } from './woff.ts'

/** A face of the house whose letters become outlines: a picture with text then needs no fonts where it is drawn. */
export interface Letra {
  /** Width of a line at one size. */
  ancho(texto: string, cuerpo: number): number
  /** The outlines of a line whose baseline begins at x, y. */
  ruta(texto: string, x: number, y: number, cuerpo: number): string
}

type Contorno = { x: number; y: number; enCurva: boolean }[]

const abiertas = new Map<string, Letra>()

/** For example '@fontsource/figtree/files/figtree-latin-600-normal.woff'. */
export function letra(archivo: string): Letra {
  const found = abiertas.get(archivo) ?? abrir(readFileSync(createRequire(import.meta.url).resolve(archivo)))
  abiertas.set(archivo, found)
  return found
}

function abrir(archivo: Buffer): Letra {
  const tablas = tablasDeWoff(archivo)
  const tabla = (tag: string): Buffer => {
    const found = tablas.get(tag)
    if (!found) throw new TypeError(`no table ${tag}`)
    return found
  }
  const [head, hhea, hmtx, loca, glyf] = ['head', 'hhea', 'hmtx', 'loca', 'glyf'].map(tabla) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ]
  const unidades = head.readUInt16BE(18)
  const largas = head.readInt16BE(50) === 1
  const medidos = hhea.readUInt16BE(34)
  const signos = mapaDeSignos(tabla('cmap'))
  const desde = (g: number): number => (largas ? loca.readUInt32BE(g * 4) : loca.readUInt16BE(g * 2) * 2)
  const glifo = (g: number): Contorno[] =>
    desde(g) === desde(g + 1) ? [] : contornos(glyf.subarray(desde(g), desde(g + 1)), glifo)
  const avance = (g: number): number => hmtx.readUInt16BE(Math.min(g, medidos - 1) * 4)
  const glifos = (texto: string): number[] => [...texto].map((signo) => signos(signo.codePointAt(0)!))
  return {
    ancho: (texto, cuerpo) => (glifos(texto).reduce((suma, g) => suma + avance(g), 0) * cuerpo) / unidades,
    ruta: (texto, x, y, cuerpo) => {
      const k = cuerpo / unidades
      let [d, pluma] = ['', x]
      for (const g of glifos(texto)) {
        for (const contorno of glifo(g)) d += trazar(contorno, pluma, y, k)
        pluma += avance(g) * k
      }
      return d
    },
  }
}

/** Format 4, the one that every web font brings. A sign that is missing is drawn as nothing. */
function mapaDeSignos(cmap: Buffer): (codigo: number) => number {
  const subtablas = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + i * 8))
  const en = subtablas.find((desde) => cmap.readUInt16BE(desde) === 4)
  if (en === undefined) throw new TypeError('no format 4 cmap')
  const bytes = cmap.readUInt16BE(en + 6)
  const fines = en + 14
  const [inicios, deltas, rangos] = [fines + bytes + 2, fines + bytes * 2 + 2, fines + bytes * 3 + 2]
  return (codigo) => {
    for (let i = 0; i < bytes; i += 2) {
      if (cmap.readUInt16BE(fines + i) < codigo) continue
      const inicio = cmap.readUInt16BE(inicios + i)
      if (inicio > codigo) return 0
      const delta = cmap.readUInt16BE(deltas + i)
      const rango = cmap.readUInt16BE(rangos + i)
      if (rango === 0) return (codigo + delta) & 0xffff
      const g = cmap.readUInt16BE(rangos + i + rango + (codigo - inicio) * 2)
      return g === 0 ? 0 : (g + delta) & 0xffff
    }
    return 0
  }
}

function contornos(datos: Buffer, glifo: (g: number) => Contorno[]): Contorno[] {
  const cantidad = datos.readInt16BE(0)
  return cantidad < 0 ? compuesto(datos, glifo) : simple(datos, cantidad)
}

function simple(datos: Buffer, cantidad: number): Contorno[] {
  const finales = Array.from({ length: cantidad }, (_, i) => datos.readUInt16BE(10 + i * 2))
  const puntos = (finales.at(-1) ?? -1) + 1
  let en = 10 + cantidad * 2
  en += 2 + datos.readUInt16BE(en)
  const marcas: number[] = []
  while (marcas.length < puntos) {
    const marca = datos.readUInt8(en++)
    const veces = marca & 8 ? datos.readUInt8(en++) : 0
    for (let i = 0; i <= veces; i++) marcas.push(marca)
  }
  const eje = (corta: number, igual: number): number[] => {
    let v = 0
    return marcas.map((marca) => {
      if (marca & corta) v += marca & igual ? datos.readUInt8(en++) : -datos.readUInt8(en++)
      else if (!(marca & igual)) {
        v += datos.readInt16BE(en)
        en += 2
      }
      return v
    })
  }
  const xs = eje(2, 16)
  const ys = eje(4, 32)
  return finales.map((fin, i) => {
    const desde = i ? finales[i - 1]! + 1 : 0
    return xs.slice(desde, fin + 1).map((x, k) => ({ x, y: ys[desde + k]!, enCurva: (marcas[desde + k]! & 1) === 1 }))
  })
}

/** Accented letters: the letter and its accent, each moved to its place. */
function compuesto(datos: Buffer, glifo: (g: number) => Contorno[]): Contorno[] {
  const todos: Contorno[] = []
  let [en, marca] = [10, 32]
  while (marca & 32) {
    marca = datos.readUInt16BE(en)
    const g = datos.readUInt16BE(en + 2)
    const ancha = marca & 1
    const [dx, dy] = ancha
      ? [datos.readInt16BE(en + 4), datos.readInt16BE(en + 6)]
      : [datos.readInt8(en + 4), datos.readInt8(en + 5)]
    en += ancha ? 8 : 6
    const f = (n: number): number => datos.readInt16BE(en + n) / 16384
    let [a, b, c, d] = [1, 0, 0, 1]
    if (marca & 8) [a, d, en] = [f(0), f(0), en + 2]
    else if (marca & 64) [a, d, en] = [f(0), f(2), en + 4]
    else if (marca & 128) [a, b, c, d, en] = [f(0), f(2), f(4), f(6), en + 8]
    todos.push(
      ...glifo(g).map((contorno) =>
        contorno.map(({ x, y, enCurva }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, enCurva })),
      ),
    )
  }
  return todos
}

/** Quadratic outline: two control points in a row imply the point between them; an outline of nothing else begins at one. */
function trazar(contorno: Contorno, x0: number, y0: number, k: number): string {
  const n = contorno.length
  if (n < 2) return ''
  const primero = contorno.findIndex(({ enCurva }) => enCurva)
  if (primero < 0) {
    const [p, q] = [contorno.at(-1)!, contorno[0]!]
    return trazar([{ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2, enCurva: true }, ...contorno], x0, y0, k)
  }
  const en = (x: number, y: number): string => `${redondo(x0 + x * k)} ${redondo(y0 - y * k)}`
  const punto = (i: number): Contorno[number] => contorno[(primero + i) % n]!
  let d = `M${en(punto(0).x, punto(0).y)}`
  for (let i = 1; i <= n; i++) {
    const p = punto(i)
    if (p.enCurva) {
      d += `L${en(p.x, p.y)}`
      continue
    }
    const q = punto(i + 1)
    const fin = q.enCurva ? q : { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }
    d += `Q${en(p.x, p.y)} ${en(fin.x, fin.y)}`
    if (q.enCurva) i++
  }
  return `${d}z`
}

const redondo = (v: number): number => Math.round(v * 10) / 10
