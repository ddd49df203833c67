import { describe, expect, it } from 'vitest'
import { leerSiguiente } from './siguiente.ts'

const leer = (siguiente: string) => leerSiguiente(new URLSearchParams({ siguiente }))

describe('leerSiguiente', () => {
  it.each(['/mis-entradas', '/pagar/1?anulado=1', '/'])('keeps %s', (path) => {
    expect(leer(path)).toBe(path)
  })
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', '/\t/evil.example'])(
    'refuses %j',
    (path) => {
      expect(leer(path)).toBeNull()
    },
  )
})
