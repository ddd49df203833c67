import { expect, it } from 'vitest'
import { conLugares, sinonimos } from './sinonimos.ts'

it.each([
  ['Isla de Pascua', 'hanga roa'],
  ['buceo en Rapa Nui', 'buceo en hanga roa'],
  ['Stand Up Paddle', 'paddle'],
  ['Isla Negra', 'isla negra'],
])('%s is %s', (texto, esperado) => {
  expect(conLugares(texto)).toBe(esperado)
})

it.each([
  ['astronomia', 'estrella'],
  ['pajaros', 'ave'],
  ['bicicletas', 'pedalea'],
  ['senderismo', 'trekking'],
  ['trekking', 'senderismo'],
  ['enologia', 'vino'],
])('%s may be %s', (palabra, otra) => {
  expect(sinonimos(palabra)).toContain(otra)
})

it('knows no other word for a name', () => {
  expect(sinonimos('pucon')).toEqual([])
})
