import { describe, expect, it } from 'vitest'
import { linea, texto, textoExacto } from './comun.ts'

const CORTES = ['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029']
// Zero width, fillers, a blank of braille, marks without a letter, tags.
const NADA = [
  '\u200b',
  '\u2060\ufeff',
  '\u3164',
  '\u115f\u1160',
  '\uffa0',
  '\u2800\u2800',
  '\u0301',
  '\u{e0041}',
  '\u00ad',
  '\u200e \u200b',
]

describe('a text of one line', () => {
  it.each([
    ['a name', texto(80, 1)],
    ['140 characters', texto(140)],
    ['an address', linea(200, 1)],
    ['a code', textoExacto(40)],
    ['a search', textoExacto(254, 1)],
  ])('%s', (_que, schema) => {
    for (const corte of CORTES)
      expect(schema.safeParse(`Ana${corte}Rojas`).error?.issues[0]?.message, JSON.stringify(corte)).toBe(
        'Escríbelo en una sola línea',
      )
    expect(schema.parse(' Ana Rojas\n')).toBe('Ana Rojas')
  })

  it.each([
    ['a description', texto(280)],
    ['a message', texto(2000, 1)],
  ])('is not %s', (_que, schema) => {
    expect(schema.parse('Día uno\nDía dos')).toBe('Día uno\nDía dos')
  })
})

describe('a text', () => {
  it.each(NADA.map((nada) => [JSON.stringify(nada), nada]))('that nobody sees is refused: %s', (_nombre, nada) => {
    for (const schema of [texto(80, 1), texto(80), texto(1000), textoExacto(40, 1), linea(200)])
      expect(schema.safeParse(nada).success).toBe(false)
  })

  it.each(['Ñ', '李', '7', '—', '🏔️', 'a\u200bb', '\u0928\u093f'])('with something to see in it stands: %s', (algo) => {
    for (const schema of [texto(80, 1), textoExacto(40, 1)]) expect(schema.safeParse(algo).success).toBe(true)
  })

  it('may be left empty where nothing is asked', () => {
    expect([texto(80).parse('  '), textoExacto(40).parse('')]).toEqual(['', ''])
    expect(texto(80, 1).safeParse(' ').error?.issues[0]?.message).toBe('Este dato es obligatorio')
  })
})
