import { expect, it } from 'vitest'
import { Reembolso } from './reembolsos.ts'
import { faseDeDevolucion } from './fase-de-devolucion.ts'

it.each([
  ['solicitado', 'pedida'],
  ['desconocido', 'pedida'],
  ['enviado', 'enviada'],
  ['hecho', 'hecha'],
  ['retornado', 'vuelta'],
  ['rechazado', 'por_transferir'],
  ['manual', 'por_transferir'],
  ['ninguno', null],
] as const)('a refund that is %s is told as %s', (estado, fase) => expect(faseDeDevolucion(estado)).toBe(fase))

it('says something of every state', () => {
  for (const estado of Reembolso.shape.estado.options) expect(faseDeDevolucion(estado)).not.toBe(undefined)
})
