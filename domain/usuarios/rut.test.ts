import fc from 'fast-check'
import { expect, it } from 'vitest'
import { digitoVerificador, leerRut, mostrarRut, pedazoDeRut, rutMostrado } from './rut.ts'

it.each([
  [12_345_678, '5'],
  [11_111_111, '1'],
  [76_086_428, '5'],
  [6, 'K'],
  [10_000_013, 'K'],
  [9, '4'],
  [30_686_957, '4'],
  [1, '9'],
  [7, '8'],
  [96_790_240, '3'],
])('%i has check digit %s', (cuerpo, dv) => {
  expect(digitoVerificador(cuerpo)).toBe(dv)
})

it.each([
  '12.345.678-5',
  '12345678-5',
  '123456785',
  ' 12 345 678-5 ',
  '012.345.678-5',
  '12.345.678‐5',
  '12.345.678–5',
  '12.345.678\u22125',
  '12.345.678\uFE635',
  '12.345.678\uFF0D5',
  '12·345·678\u20435',
  '１２．３４５．６７８－５',
  '12.345.678\u00AD-5',
  '12\u00A0345\u202F678\u2011\u200B5',
])('reads %j', (texto) => {
  expect(leerRut(texto)).toEqual({ cuerpo: 12_345_678, dv: '5' })
})

it.each(['12.345.678-6', '12.345.678', '', '5', '-5', '0-0', 'abc', '1234567890-1', '12.345.678-5x'])(
  'refuses %j',
  (texto) => {
    expect(leerRut(texto)).toBeNull()
  },
)

it.each([
  ['12.345.678−5', '12345678-5'],
  ['345.67', '34567'],
  ['6.789–k', '6789-K'],
])('looks for %j as %j', (texto, guardado) => expect(pedazoDeRut(texto)).toBe(guardado))

it('is read back as it is shown, and no other digit is right', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cuerpo) => {
      const rut = { cuerpo, dv: digitoVerificador(cuerpo) }
      expect(leerRut(mostrarRut(rut))).toEqual(rut)
      expect(leerRut(mostrarRut(rut).toLowerCase())).toEqual(rut)
      const buenos = [...'0123456789K'].filter((dv) => leerRut(`${cuerpo}-${dv}`))
      expect(buenos).toEqual([rut.dv])
    }),
  )
  expect(mostrarRut({ cuerpo: 5_126_663, dv: '3' })).toBe('5.126.663-3')
})

it.each([
  ['123456785', '12.345.678-5'],
  ['10.000.013k', '10.000.013-K'],
  ['76543216', '7.654.321-6'],
  ['1-9', '1-9'],
  [' abc ', 'abc'],
  ['12.345.678-6 ', '12.345.678-6'],
])('shows %j as %j', (texto, mostrado) => expect(rutMostrado(texto)).toBe(mostrado))
