import { describe, expect, it } from 'vitest'
import { enlaceAResultados, frasesDe } from './filtros-entendidos.ts'

describe('the filters that were understood', () => {
  it.each([
    [{}, []],
    [{ destino: 'Pucón', tipo: 'Trekking' }, ['Pucón', 'Trekking']],
    [{ q: 'kayak', region: 'Los Lagos' }, ['«kayak»', 'Los Lagos']],
    [{ fecha: '2026-11-28', participantes: 1 }, ['sáb 28 nov', '1 viajero']],
    [{ fechaInicio: '2026-11-28', fechaFin: '2026-11-29', participantes: 4 }, ['sáb 28 – dom 29 nov', '4 viajeros']],
    [{ fechaInicio: '2026-11-28' }, ['Desde el sáb 28 nov']],
    [{ fechaFin: '2026-11-28' }, ['Hasta el sáb 28 nov']],
    [
      { precioMin: 10_000, precioMax: 50_000, orden: 'price_asc' },
      ['Desde $10.000', 'Hasta $50.000', 'Precio: de menor a mayor'],
    ],
    [{ orden: 'relevance' }, []],
  ] as const)('%j', (filtros, frases) => {
    expect(frasesDe(filtros)).toEqual(frases)
  })

  it('lead to the same search on the home page', () => {
    expect(enlaceAResultados({})).toBe('/#resultados')
    expect(enlaceAResultados({ destino: 'Viña del Mar', precioMax: 30_000 })).toBe(
      '/?destino=Vi%C3%B1a+del+Mar&precioMax=30000#resultados',
    )
  })
})
