import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALFABETO_CODIGO, codigoDeBytes, mostrarCodigo, normalizarCodigo } from './codigo.ts'

describe('a code from random bytes', () => {
  it('skips the bytes that would favour some letters', () => {
    expect(codigoDeBytes(Uint8Array.of(248, 255, 0, 1, 2, 30, 31, 61, 62, 247))).toBe('234Z2Z2Z')
    expect(codigoDeBytes(Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 250))).toBeNull()
  })

  it('gives every letter the same chance', () => {
    const cuentas = new Map<string, number>()
    for (let byte = 0; byte < 248; byte++) {
      const letra = codigoDeBytes(new Uint8Array(8).fill(byte))![0]!
      cuentas.set(letra, (cuentas.get(letra) ?? 0) + 1)
    }
    expect([...cuentas.keys()].sort().join('')).toBe(ALFABETO_CODIGO)
    expect(new Set(cuentas.values())).toEqual(new Set([8]))
  })

  it('is read back however it is typed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), (bytes) => {
        const codigo = codigoDeBytes(bytes)
        if (!codigo) return
        expect(codigo).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
        for (const escrito of [codigo, mostrarCodigo(codigo), codigo.toLowerCase(), ` ${mostrarCodigo(codigo)} `])
          expect(normalizarCodigo(escrito)).toBe(codigo)
      }),
    )
  })
})

it('is shown in two halves', () => expect(mostrarCodigo('7K4M92QX')).toBe('7K4M-92QX'))

it.each(['', '7K4M92Q', '7K4M92QXX', '7K4M92Q0', '7K4M92QI', '7K4M92QO', '7K4M92QÑ', '7K4M_92QX', 'ıııııııı'])(
  '%j is no code',
  (texto) => {
    expect(normalizarCodigo(texto)).toBeNull()
  },
)
