import { expect, it } from 'vitest'
import { filasCsv } from './csv.ts'

it.each([
  [[['a', 'b']], 'a,b'],
  [[['Rojas, Ana', 'dijo "hola"']], '"Rojas, Ana","dijo ""hola"""'],
  [[['=1+1', '+56 9', '-', '@x']], "'=1+1,'+56 9,'-,'@x"],
  [[['dos\nlíneas']], '"dos\nlíneas"'],
])('%j', (filas, linea) => {
  expect(filasCsv(filas)).toBe(`\uFEFF${linea}\r\n`)
})
