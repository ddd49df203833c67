import { expect, it } from 'vitest'
import { DOCUMENTO_BYTES } from '#contract/topes.ts'
import { tipoDeArchivo } from './archivo.ts'

const con = (texto: string, largo = 64, fin = '') => {
  const b = new Uint8Array(largo)
  b.set(Buffer.from(texto, 'latin1'))
  b.set(Buffer.from(fin, 'latin1'), largo - fin.length)
  return b
}

it.each([
  ['a PDF', con('%PDF-1.7\n', 200, '%%EOF\n'), 'application/pdf'],
  ['a PDF cut off', con('%PDF-1.7\n', 200), null],
  ['a JPEG', con('\xff\xd8\xff\xe0'), 'image/jpeg'],
  ['a PNG', con('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'image/png'],
  ['a PNG without its head', con('\x89PNG\r\n\x1a\n'), null],
  ['a page that calls itself a picture', con('<html><script>'), null],
  ['a GIF', con('GIF89a'), null],
  ['nothing', new Uint8Array(), null],
  ['too much', con('\xff\xd8\xff', DOCUMENTO_BYTES + 1), null],
])('%s', (_que, bytes, tipo) => expect(tipoDeArchivo(bytes)).toBe(tipo))
