import { expect, it } from 'vitest'
import { crearOpiniones } from './opiniones.ts'

it('two people never write the same of one operator', () => {
  const dichas = crearOpiniones().map(({ oferta, comentario }) => `${oferta.operador}: ${comentario}`)
  expect(dichas.filter((una, i) => dichas.indexOf(una) !== i)).toEqual([])
})
