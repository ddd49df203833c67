import { expect, it } from 'vitest'
import { archivoDeBanco, codigoDeBanco, type OrdenDeTransferencia } from './archivo-de-banco.ts'

const ORDEN: OrdenDeTransferencia = {
  rut: '12.345.678-5',
  titular: 'Berta Soto',
  banco: 'BancoEstado',
  tipoCuenta: 'vista',
  numeroCuenta: '12345678',
  monto: 34_288,
  glosa: 'Devolucion 3',
  referencia: '1a2b3c4d',
}
const linea = (cambio: Partial<OrdenDeTransferencia>): string =>
  archivoDeBanco([{ ...ORDEN, ...cambio }]).split('\r\n')[1]!

it('has a header, and one line for each order', () => {
  expect(archivoDeBanco([ORDEN, { ...ORDEN, referencia: '5e6f7a8b' }])).toBe(
    'rut,titular,codigo_banco,banco,tipo_cuenta,numero_cuenta,monto,glosa,referencia\r\n' +
      '12345678-5,Berta Soto,012,BancoEstado,vista,12345678,34288,Devolucion 3,1a2b3c4d\r\n' +
      '12345678-5,Berta Soto,012,BancoEstado,vista,12345678,34288,Devolucion 3,5e6f7a8b\r\n',
  )
})

it.each<[string, Partial<OrdenDeTransferencia>, string]>([
  [
    'accents and ñ as ASCII',
    { titular: 'Íñigo Núñez', banco: 'Itaú' },
    '12345678-5,Inigo Nunez,039,Itau,vista,12345678,34288,Devolucion 3,1a2b3c4d',
  ],
  [
    'a RUT that ends in K',
    { rut: '10000013-k', titular: 'Andes SpA' },
    '10000013-K,Andes SpA,012,BancoEstado,vista,12345678,34288,Devolucion 3,1a2b3c4d',
  ],
  [
    'a name that a spreadsheet would reckon',
    { titular: '=SUM(A1)' },
    `12345678-5,"'=SUM(A1)",012,BancoEstado,vista,12345678,34288,Devolucion 3,1a2b3c4d`,
  ],
  [
    'a name with a comma',
    { titular: 'Soto, Berta' },
    '12345678-5,"Soto, Berta",012,BancoEstado,vista,12345678,34288,Devolucion 3,1a2b3c4d',
  ],
  [
    'a bank without a code',
    { banco: 'Banco Nuevo' },
    '12345678-5,Berta Soto,,Banco Nuevo,vista,12345678,34288,Devolucion 3,1a2b3c4d',
  ],
])('writes %s', (_que, cambio, esperada) => {
  expect(linea(cambio)).toBe(esperada)
})

it.each<[string, Partial<OrdenDeTransferencia>]>([
  ['a wrong check digit', { rut: '12345678-9' }],
  ['no amount', { monto: 0 }],
  ['a part of a peso', { monto: 10.5 }],
  ['letters for an account', { numeroCuenta: 'AB12' }],
])('makes no file with %s', (_que, cambio) => {
  expect(() => linea(cambio)).toThrow(RangeError)
})

it('knows a bank by any typing of its name', () => {
  expect(['Bci', 'BCI', 'Itaú', 'Banco Santander', 'Mercado Pago', 'Otro'].map(codigoDeBanco)).toEqual([
    '016',
    '016',
    '039',
    '037',
    '875',
    null,
  ])
})
