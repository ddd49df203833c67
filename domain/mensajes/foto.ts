import type { TIPOS_FOTO } from '#contract/topes.ts'
import { esProporcionada } from '#domain/fotos/medidas.ts'

export interface Foto {
  tipo: (typeof TIPOS_FOTO)[number]
  ancho: number
  alto: number
  /** The picture without anything that says where, when or with what it was taken. */
  bytes: Uint8Array
}

export const MAX_BYTES = 2 * 1024 * 1024
const MAX_PIXELES = 40_000_000

/** Told by its content, never by its name; rebuilt from the parts that make the picture. Null for anything else. */
export function limpiarFoto(bytes: Uint8Array): Foto | null {
  if (bytes.length < 32 || bytes.length > MAX_BYTES) return null
  const foto = limpiarJpeg(bytes) ?? limpiarPng(bytes) ?? limpiarWebp(bytes)
  return foto && foto.ancho > 0 && foto.alto > 0 && foto.ancho * foto.alto <= MAX_PIXELES && esProporcionada(foto)
    ? foto
    : null
}

const u16 = (b: Uint8Array, i: number): number => (b[i]! << 8) | b[i + 1]!
const u32 = (b: Uint8Array, i: number): number =>
  ((b[i]! << 24) | (b[i + 1]! << 16) | (b[i + 2]! << 8) | b[i + 3]!) >>> 0
const u32le = (b: Uint8Array, i: number): number =>
  ((b[i + 3]! << 24) | (b[i + 2]! << 16) | (b[i + 1]! << 8) | b[i]!) >>> 0
const u24le = (b: Uint8Array, i: number): number => b[i]! | (b[i + 1]! << 8) | (b[i + 2]! << 16)
const texto = (b: Uint8Array, i: number): string => String.fromCharCode(...b.subarray(i, i + 4))

function unir(partes: readonly Uint8Array[]): Uint8Array {
  const todo = new Uint8Array(partes.reduce((n, parte) => n + parte.length, 0))
  let i = 0
  for (const parte of partes) {
    todo.set(parte, i)
    i += parte.length
  }
  return todo
}

// Frames, tables, restart intervals and scans; of the application segments only JFIF's and Adobe's, which tell the colours.
const DE_LA_IMAGEN = (marca: number): boolean =>
  marca === 0xe0 || marca === 0xee || marca === 0xdb || marca === 0xc4 || marca === 0xdd || esMarco(marca)
const esMarco = (marca: number): boolean =>
  marca >= 0xc0 && marca <= 0xcf && marca !== 0xc4 && marca !== 0xc8 && marca !== 0xcc

function limpiarJpeg(b: Uint8Array): Foto | null {
  if (b[0] !== 0xff || b[1] !== 0xd8) return null
  const partes = [b.subarray(0, 2)]
  let [ancho, alto] = [0, 0]
  for (let i = 2; i + 4 <= b.length;) {
    if (b[i] !== 0xff) return null
    const marca = b[i + 1]!
    // What follows the end is no part of the picture.
    if (marca === 0xd9) return { tipo: 'image/jpeg', ancho, alto, bytes: unir([...partes, b.subarray(i, i + 2)]) }
    const fin = i + 2 + u16(b, i + 2)
    if (fin > b.length || fin < i + 4) return null
    if (esMarco(marca)) [alto, ancho] = [u16(b, i + 5), u16(b, i + 7)]
    const hasta = marca === 0xda ? finDeDatos(b, fin) : fin
    if (marca === 0xda || DE_LA_IMAGEN(marca)) partes.push(b.subarray(i, hasta))
    i = hasta
  }
  // Cut off at the very end: cameras do that, and browsers show it.
  return partes.length > 2 && ancho > 0
    ? { tipo: 'image/jpeg', ancho, alto, bytes: unir([...partes, Uint8Array.of(0xff, 0xd9)]) }
    : null
}

/** Where the compressed data ends: at the next marker that is neither stuffing nor a restart. */
function finDeDatos(b: Uint8Array, desde: number): number {
  for (let i = desde; i + 1 < b.length; i++) {
    if (b[i] !== 0xff) continue
    const marca = b[i + 1]!
    if (marca !== 0 && marca !== 0xff && (marca < 0xd0 || marca > 0xd7)) return i
  }
  return b.length
}

const FIRMA_PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const PARTES_PNG = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB'])

function limpiarPng(b: Uint8Array): Foto | null {
  if (!FIRMA_PNG.every((byte, i) => b[i] === byte) || texto(b, 12) !== 'IHDR') return null
  const partes = [b.subarray(0, 8)]
  for (let i = 8; i + 12 <= b.length;) {
    const nombre = texto(b, i + 4)
    const fin = i + 12 + u32(b, i)
    if (fin > b.length) return null
    if (PARTES_PNG.has(nombre)) partes.push(b.subarray(i, fin))
    if (nombre === 'IEND') return { tipo: 'image/png', ancho: u32(b, 16), alto: u32(b, 20), bytes: unir(partes) }
    i = fin
  }
  return null
}

const PARTES_WEBP = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH'])
const SIN_EXIF_NI_XMP = 0xff & ~0x0c

function limpiarWebp(b: Uint8Array): Foto | null {
  if (texto(b, 0) !== 'RIFF' || texto(b, 8) !== 'WEBP') return null
  const partes: Uint8Array[] = []
  let medida: [number, number] | null = null
  for (let i = 12; i + 8 <= b.length;) {
    const nombre = texto(b, i)
    const fin = i + 8 + u32le(b, i + 4)
    if (fin > b.length || nombre === 'ANIM' || nombre === 'ANMF') return null
    if (PARTES_WEBP.has(nombre)) {
      const parte = b.slice(i, fin + (fin % 2))
      if (nombre === 'VP8X') parte[8] = parte[8]! & SIN_EXIF_NI_XMP
      partes.push(parte)
      medida ??= medidaWebp(nombre, b.subarray(i + 8, fin))
    }
    i = fin + (fin % 2)
  }
  if (!medida) return null
  const cuerpo = unir(partes)
  const cabeza = Uint8Array.from([...'RIFF....WEBP'].map((letra) => letra.charCodeAt(0)))
  new DataView(cabeza.buffer).setUint32(4, cuerpo.length + 4, true)
  return { tipo: 'image/webp', ancho: medida[0], alto: medida[1], bytes: unir([cabeza, cuerpo]) }
}

function medidaWebp(nombre: string, d: Uint8Array): [number, number] | null {
  if (nombre === 'VP8X' && d.length >= 10) return [u24le(d, 4) + 1, u24le(d, 7) + 1]
  if (nombre === 'VP8 ' && d.length >= 10) return [(d[6]! | (d[7]! << 8)) & 0x3fff, (d[8]! | (d[9]! << 8)) & 0x3fff]
  if (nombre !== 'VP8L' || d.length < 5) return null
  const bits = u32le(d, 1)
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
}
