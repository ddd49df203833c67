import { DOCUMENTO_BYTES, type TIPOS_ARCHIVO } from '#contract/topes.ts'

export type TipoDeArchivo = (typeof TIPOS_ARCHIVO)[number]

const empieza = (b: Uint8Array, ...bytes: number[]): boolean => bytes.every((byte, i) => b[i] === byte)
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]
const EOF = '%%EOF'

/** Told by its content, never by its name: the start and the end of what it says it is. Null for anything else. */
export function tipoDeArchivo(bytes: Uint8Array): TipoDeArchivo | null {
  if (bytes.length < 32 || bytes.length > DOCUMENTO_BYTES) return null
  if (empieza(bytes, ...PDF))
    return String.fromCharCode(...bytes.subarray(-1024)).includes(EOF) ? 'application/pdf' : null
  if (empieza(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (
    empieza(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) &&
    String.fromCharCode(...bytes.subarray(12, 16)) === 'IHDR'
  )
    return 'image/png'
  return null
}
