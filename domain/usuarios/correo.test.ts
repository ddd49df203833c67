import { expect, it } from 'vitest'
import { correoConfirmado, correoSuelto, correoVisible, seLee } from './correo.ts'

it.each([
  ['ana@ejemplo.cl', true, 'ana@ejemplo.cl'],
  ['', false, ''],
  [correoSuelto('0b9f'), false, ''],
  ['0b9f@borrado.invalid', false, '0b9f@borrado.invalid'],
])('%s is written to: %s', (email, si, visible) => {
  expect([seLee(email), correoVisible(email)]).toEqual([si, visible])
})

it.each([
  [null, null, false],
  [new Date(0), null, true],
  [null, new Date(0), true],
])('is confirmed in a session or by whoever reads it', (emailVerificadoEn, correoLeidoEn, si) => {
  expect(correoConfirmado({ emailVerificadoEn, correoLeidoEn })).toBe(si)
})
