import { describe, expect, it } from 'vitest'
import { alternativo, aventuraDe, bodegonDe, laminas } from './escenas.ts'
import { leerEntrada } from './escenas-repertorio.ts'

describe('an entry of the repertory', () => {
  it.each([
    ['mesa', { id: 'mesa' }],
    ['valle-de-la-luna@noche', { id: 'valle-de-la-luna', hora: 'noche' }],
    ['campo:caballo', { id: 'campo', hace: 'caballo' }],
    ['termas:baño@noche', { id: 'termas', hace: 'baño', hora: 'noche' }],
    ['araucarias:a-pie', { id: 'araucarias', hace: 'a pie' }],
  ])('%s', (texto, entrada) => {
    expect(leerEntrada(texto)).toEqual(entrada)
  })

  it.each(['', 'campo:vuelo', 'campo@mediodia', 'campo:', ':caballo', 'campo caballo'])('refuses %j', (texto) => {
    expect(() => leerEntrada(texto)).toThrow(RangeError)
  })
})

describe('a deed', () => {
  const [, , , cabalgata] = laminas('C1', 'Aventura')

  it('is what people do in the drawing, and is said in words', () => {
    expect(cabalgata).toMatchObject({ hace: 'caballo', hora: 'dia', motivo: { id: 'arrieros' } })
    expect(aventuraDe(cabalgata!)).toBe('caballo')
    expect(alternativo(cabalgata!, 'figura')).toBe('Ilustración: cabalgata. El Melocotón, de día')
  })

  it('gives a walk the still life of a walk, not of a workshop', () => {
    const cultural = laminas('C2', 'Cultural')
    expect(
      [
        cultural.find(({ motivo }) => motivo.id === 'lota'),
        cultural.find(({ motivo }) => motivo.id === 'valparaiso'),
      ].map((una) => bodegonDe(una!)),
    ).toEqual(['postal', 'taller'])
  })

  it('where none is said comes from the place', () => {
    const hace = (zona: 'C1' | 'S1' | 'I1', n: number): string | null => aventuraDe(laminas(zona, 'Aventura')[n - 1]!)
    expect([hace('C1', 3), hace('C1', 2), hace('I1', 3)]).toEqual(['balsa', null, 'bicicleta'])
  })
})
