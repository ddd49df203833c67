import { expect, it } from 'vitest'
import { pasoDeCorreccion, type CorreccionPropuesta } from './correccion.ts'

const deAna: CorreccionPropuesta = { raiz: 'una', modo: 'vivo', propuestaPor: 'ana' }

it.each([
  ['what it counts as already', { raiz: 'una', modo: 'prueba', quien: 'ana' }, null, 'se-queda'],
  ['so it stays, whatever was proposed', { raiz: 'una', modo: 'prueba', quien: 'eva' }, deAna, 'se-queda'],
  ['the first to say so', { raiz: 'una', modo: 'vivo', quien: 'ana' }, null, 'se-propone'],
  ['the same person again', { raiz: 'una', modo: 'vivo', quien: 'ana' }, deAna, 'aprueba-otra-persona'],
  ['a second person', { raiz: 'una', modo: 'vivo', quien: 'eva' }, deAna, 'se-corrige'],
  ['a second person, of other money', { raiz: 'otra', modo: 'vivo', quien: 'eva' }, deAna, 'se-propone'],
] as const)('%s', (_, dicho, propuesta, paso) => {
  expect(pasoDeCorreccion(dicho, { actual: 'prueba', propuesta })).toBe(paso)
})
