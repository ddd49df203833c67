import { describe, expect, it } from 'vitest'
import { limpiarFoto, MAX_BYTES } from './foto.ts'

const ascii = (s: string): number[] => [...s].map((letra) => letra.charCodeAt(0))
const SECRETO = 'GPS -33.4 -70.6'
const tieneSecreto = (b: Uint8Array): boolean => Buffer.from(b).toString('latin1').includes(SECRETO)

const segmento = (marca: number, datos: number[]): number[] => [
  0xff,
  marca,
  (datos.length + 2) >> 8,
  (datos.length + 2) & 0xff,
  ...datos,
]
const JFIF = segmento(0xe0, [...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0])
const EXIF = segmento(0xe1, ascii(`Exif\0\0${SECRETO}`))
const COMENTARIO = segmento(0xfe, ascii(SECRETO))
const MARCO = segmento(0xc0, [8, 0, 20, 0, 30, 1, 1, 0x11, 0])
const DATOS = [...segmento(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]
const jpeg = (...partes: number[][]): Uint8Array => Uint8Array.from([0xff, 0xd8, ...partes.flat(), 0xff, 0xd9])

const trozo = (nombre: string, datos: number[]): number[] => [
  0,
  0,
  datos.length >> 8,
  datos.length & 0xff,
  ...ascii(nombre),
  ...datos,
  0,
  0,
  0,
  0,
]
const png = (...partes: number[][]): Uint8Array =>
  Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...trozo('IHDR', [0, 0, 0, 30, 0, 0, 0, 20, 8, 2, 0, 0, 0]),
    ...partes.flat(),
    ...trozo('IEND', []),
  ])

const riff = (nombre: string, datos: number[]): number[] => [
  ...ascii(nombre),
  datos.length & 0xff,
  datos.length >> 8,
  0,
  0,
  ...datos,
  ...(datos.length % 2 ? [0] : []),
]
const webp = (...partes: number[][]): Uint8Array =>
  Uint8Array.from([...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBP'), ...partes.flat()])
const VP8X = riff('VP8X', [0x0c, 0, 0, 0, 29, 0, 0, 19, 0, 0])
const VP8L = riff('VP8L', [0x2f, 29, 0xc0, 4, 0, 1, 2, 3])

describe('a photo', () => {
  it.each<[string, Uint8Array, string]>([
    ['jpeg with EXIF and a comment', jpeg(JFIF, EXIF, COMENTARIO, MARCO, DATOS), 'image/jpeg'],
    [
      'jpeg with something behind its end',
      Uint8Array.from([...jpeg(JFIF, MARCO, DATOS), ...ascii(SECRETO)]),
      'image/jpeg',
    ],
    ['progressive jpeg', jpeg(JFIF, MARCO, DATOS, segmento(0xc4, [1, 2, 3]), DATOS), 'image/jpeg'],
    [
      'png with text and a place',
      png(trozo('tEXt', ascii(SECRETO)), trozo('eXIf', ascii(SECRETO)), trozo('IDAT', [1, 2, 3])),
      'image/png',
    ],
    [
      'png with something behind its end',
      Uint8Array.from([...png(trozo('IDAT', [1, 2, 3])), ...ascii(SECRETO)]),
      'image/png',
    ],
    [
      'webp with EXIF and XMP',
      webp(VP8X, VP8L, riff('EXIF', ascii(SECRETO)), riff('XMP ', ascii(SECRETO))),
      'image/webp',
    ],
  ])('%s keeps the picture and nothing that tells of it', (_name, bytes, tipo) => {
    const foto = limpiarFoto(bytes)
    expect(foto).toMatchObject({ tipo, ancho: 30, alto: 20 })
    expect(tieneSecreto(foto!.bytes)).toBe(false)
    // What was cleaned is clean.
    expect(limpiarFoto(foto!.bytes)?.bytes).toEqual(foto!.bytes)
  })

  it('keeps the compressed data byte by byte', () => {
    expect(limpiarFoto(jpeg(JFIF, EXIF, MARCO, DATOS))!.bytes).toEqual(jpeg(JFIF, MARCO, DATOS))
  })

  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['text', Uint8Array.from(ascii('<svg onload=alert(1)>'.repeat(4)))],
    ['a gif', Uint8Array.from([...ascii('GIF89a'), ...Array.from({ length: 60 }, () => 0)])],
    [
      'a jpeg without a frame',
      jpeg(
        JFIF,
        EXIF,
        segmento(
          0xdb,
          Array.from({ length: 40 }, () => 1),
        ),
      ),
    ],
    ['a jpeg of too many pixels', jpeg(JFIF, segmento(0xc0, [8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0]), DATOS)],
    [
      'a segment that claims more than there is',
      Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, ...Array.from({ length: 60 }, () => 0)]),
    ],
    ['a png without its end', png(trozo('IDAT', [1, 2, 3])).subarray(0, -12)],
    ['an animated webp', webp(VP8X, riff('ANIM', [0, 0, 0, 0, 0, 0]), VP8L)],
    ['more than 2 MiB', new Uint8Array(MAX_BYTES + 1)],
  ])('%s is none', (_name, bytes) => expect(limpiarFoto(bytes)).toBeNull())
})
