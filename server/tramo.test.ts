import { expect, it } from 'vitest'
import { cortadaEn, tramoDe } from './tramo.ts'

it.each([
  [{}, null, { limit: null, offset: 0 }],
  [{}, 500, { limit: 500, offset: 0 }],
  [{ pagina: 1 }, null, { limit: 24, offset: 0 }],
  [{ pagina: 3 }, 500, { limit: 24, offset: 48 }],
  [{ porPagina: 5 }, null, { limit: 5, offset: 0 }],
  [{ pagina: 2, porPagina: 100 }, null, { limit: 100, offset: 100 }],
])('%j, else %s rows, are the rows %j', (paginado, sinPagina, tramo) => {
  expect(tramoDe(paginado, sinPagina)).toEqual(tramo)
})

it('gives a page of 24 to a list that names no other number', () => {
  expect(tramoDe({})).toEqual({ limit: 24, offset: 0 })
})

it.each([
  [24, 30, 24],
  [100, 101, 100],
  [500, 900, 100],
  [10, 10, null],
  [0, 7, null],
])('%i given of %i: it goes on in pages of %j', (dadas, total, porPagina) =>
  expect(cortadaEn(dadas, total)).toBe(porPagina),
)
