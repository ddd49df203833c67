import { expect, it } from 'vitest'
import { aCsv, celdaCsv } from './csv.ts'

it.each([
  ['Rosa', 'Rosa'],
  ['Rosa, Pérez', '"Rosa, Pérez"'],
  ['dice "hola"', '"dice ""hola"""'],
  ['dos\nlíneas', '"dos\nlíneas"'],
  ['=1+1', '"\'=1+1"'],
  ['+56912345678', '"\'+56912345678"'],
  ['-5', '"\'-5"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['', ''],
])('%j becomes %s', (texto, celda) => {
  expect(celdaCsv(texto)).toBe(celda)
})

it('writes each datum of each record on a line of its own', () => {
  const datos = {
    cuenta: [{ nombre: 'Rosa', telefono: null }],
    reservas: [{ total: 50000 }, { lineas: [{ tipo: 'adulto', cantidad: 2 }] }],
    vacia: [],
  }
  expect(aCsv(datos)).toBe(
    [
      'sección,registro,dato,valor',
      'cuenta,1,nombre,Rosa',
      'cuenta,1,telefono,',
      'reservas,1,total,50000',
      'reservas,2,lineas,"[{""tipo"":""adulto"",""cantidad"":2}]"',
      '',
    ].join('\r\n'),
  )
})
