import { describe, expect, it } from 'vitest'
import { porcentajePorPolitica } from '#domain/reservas/cancelacion.ts'
import { TEMAS_DE_AYUDA } from './intencion.ts'
import { TEXTOS_DE_AYUDA } from './textos-de-ayuda.ts'

const INICIO = new Date('2026-12-10T12:00:00Z')
const antes = (horas: number): Date => new Date(INICIO.getTime() - horas * 3_600_000)

describe('what help says', () => {
  it('has a text and own paths for every matter', () => {
    for (const tema of TEMAS_DE_AYUDA) {
      const { texto, fuentes } = TEXTOS_DE_AYUDA[tema]
      expect(texto.length).toBeGreaterThan(40)
      expect(fuentes.every(({ url }) => /^\/[a-z0-9-]*$/.test(url))).toBe(true)
      expect(texto).not.toMatch(/https?:|¡|!|por favor|usted/)
    }
  })

  it('says of cancelling what the rule does', () => {
    const { texto } = TEXTOS_DE_AYUDA.cancelar
    expect(texto).toContain('Flexible: 100 % hasta 24 horas antes')
    expect([24, 23.9].map((h) => porcentajePorPolitica('flexible', INICIO, antes(h)))).toEqual([100, 0])
    expect(texto).toContain('Moderada: 100 % hasta 72 horas y 50 % hasta 24 horas antes')
    expect([72, 71.9, 24, 23.9].map((h) => porcentajePorPolitica('moderada', INICIO, antes(h)))).toEqual([
      100, 50, 50, 0,
    ])
    expect(texto).toContain('Estricta: 100 % hasta 7 días y 50 % hasta 72 horas antes')
    expect([168, 167.9, 72, 71.9].map((h) => porcentajePorPolitica('estricta', INICIO, antes(h)))).toEqual([
      100, 50, 50, 0,
    ])
  })

  it('never calls anything safe for somebody', () => {
    for (const { texto } of Object.values(TEXTOS_DE_AYUDA))
      expect(texto).not.toMatch(/\b(?:es|son) segur[oa]s?(?! para ti)|puedes ir tranquil|sin riesgo/)
  })
})
