import { expect, it } from 'vitest'
import { aBase32, codigoEn, hashDeCodigo, nuevosCodigos, pasoDe, pasoDelCodigo, uriDe } from './totp.ts'

const SECRETO = Buffer.from('12345678901234567890')

// RFC 6238, appendix B (SHA-1), the last six of its eight digits.
it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %s s the code is %s', (segundos, codigo) => {
  expect(codigoEn(SECRETO, pasoDe(new Date(segundos * 1000)))).toBe(codigo)
})

// RFC 4648, section 10, without padding.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %j in base 32', (texto, base32) => {
  expect(aBase32(Buffer.from(texto))).toBe(base32)
})

const AHORA = new Date(1_800_000_015_000)
const paso = pasoDe(AHORA)

it.each([
  ['now', paso, 0, paso],
  ['the one before', paso - 1, 0, paso - 1],
  ['the next', paso + 1, 0, paso + 1],
  ['two before', paso - 2, 0, null],
  ['two after', paso + 2, 0, null],
  ['used already', paso, paso, null],
  ['older than the last used', paso - 1, paso, null],
] as const)('takes a code: %s', (_caso, de, ultimo, hallado) => {
  expect(pasoDelCodigo(SECRETO, codigoEn(SECRETO, de), AHORA, ultimo)).toBe(hallado)
})

it.each(['', '12345', '1234567', 'abcdef', '12345６'])('takes no %j', (codigo) => {
  expect(pasoDelCodigo(SECRETO, codigo, AHORA, 0)).toBeNull()
})

it('names the account and the issuer for the app', () => {
  const uri = new URL(uriDe(SECRETO, 'ana+viaje@ejemplo.cl', 'Tourism Hub Chile'))
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Tourism Hub Chile:ana+viaje@ejemplo.cl',
  ])
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Tourism Hub Chile',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

it('makes ten different recovery codes, known again however they are typed', () => {
  const codigos = nuevosCodigos()
  expect(new Set(codigos).size).toBe(10)
  for (const codigo of codigos) {
    expect(codigo).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    expect(hashDeCodigo(codigo.toLowerCase().replaceAll('-', ' '))).toEqual(hashDeCodigo(codigo))
  }
})
