import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import { expect, it } from 'vitest'
import { imagenDeStock } from '#web/components/imagen-de-stock.ts'
import { ORDENES } from '#web/components/catalogo-textos.ts'
import { listaQuery, PRIMERAS } from './experiencias-lista.ts'
import { fechasRapidas } from './fechas-rapidas.ts'
import { PRECIOS_MAX, PRECIOS_MIN } from './filtros.ts'

it('offers the kinds of the seed', () => {
  expect(TIPOS_EXPERIENCIA).toEqual([
    'Trekking',
    'Culinaria',
    'Cultural',
    'Aventura',
    'Enológica',
    'Stand Up Paddle',
    'Avistamiento de Aves',
    'City Tour',
  ])
})

it('sorts in the five ways of the seed, relevance first', () => {
  expect(Object.keys(ORDENES)).toEqual(['relevance', 'price_asc', 'price_desc', 'rating', 'newest'])
})

it('offers the prices of the seed', () => {
  expect(PRECIOS_MIN).toEqual([0, 10_000, 25_000, 50_000, 100_000])
  expect(PRECIOS_MAX).toEqual([0, 25_000, 50_000, 100_000, 200_000])
})

it('offers the quick dates of the seed', () => {
  expect(fechasRapidas('2026-11-12').map(({ nombre }) => nombre)).toEqual([
    'Hoy',
    'Mañana',
    'El próximo fin de semana',
    'Esta semana',
    'Próximos 7 días',
  ])
})

it('shows 8 first', () => expect(PRIMERAS).toBe(8))

it('keeps the list of the home page fresh for 2 minutes', () => expect(listaQuery({}).staleTime).toBe(120_000))

it.each([
  ['Enológica', '/escenas/C1-enologica-1.svg'],
  ['Avistamiento de Aves', '/escenas/C1-avistamiento-de-aves-1.svg'],
])('has a stock picture for %s', (tipo, file) => {
  expect(imagenDeStock(tipo)).toBe(file)
})
