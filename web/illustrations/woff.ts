import { inflateSync } from 'node:zlib'

const ENTRADA = 20
const CABECERA = 44

/** The tables of a WOFF file, by tag, unpacked. */
export function tablasDeWoff(archivo: Buffer): Map<string, Buffer> {
  if (archivo.toString('latin1', 0, 4) !== 'wOFF') throw new TypeError('not a WOFF file')
  const cantidad = archivo.readUInt16BE(12)
  return new Map(
    Array.from({ length: cantidad }, (_, i): [string, Buffer] => {
      const en = CABECERA + i * ENTRADA
      const [desde, largo, original] = [
        archivo.readUInt32BE(en + 4),
        archivo.readUInt32BE(en + 8),
        archivo.readUInt32BE(en + 12),
      ]
      const datos = archivo.subarray(desde, desde + largo)
      return [archivo.toString('latin1', en, en + 4), largo < original ? inflateSync(datos) : datos]
    }),
  )
}
