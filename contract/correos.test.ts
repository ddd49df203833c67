import { expect, it } from 'vitest'
import { Email } from './comun.ts'
import { COMO_UN_CORREO, motivoDeCorreo, SIN_TILDES_ANTES } from './correos.ts'

it.each([
  ['correo@viñamar.cl', 'correo@xn--viamar-xwa.cl'],
  ['Correo@ViñaMar.CL', 'correo@xn--viamar-xwa.cl'],
  ['correo@vin\u0303amar.cl', 'correo@xn--viamar-xwa.cl'],
  ['correo@xn--viamar-xwa.cl', 'correo@xn--viamar-xwa.cl'],
  ['ana@café.peñalolén.cl', 'ana@xn--caf-dma.xn--pealoln-gya1e.cl'],
  ['ana@пример.рф', 'ana@xn--e1afmkfd.xn--p1ai'],
  [' ana.rojas+viaje@ejemplo.cl ', 'ana.rojas+viaje@ejemplo.cl'],
  ['a@sub.dominio.co', 'a@sub.dominio.co'],
  [`${'a'.repeat(64)}@ejemplo.cl`, `${'a'.repeat(64)}@ejemplo.cl`],
  [`a@${'x'.repeat(63)}.cl`, `a@${'x'.repeat(63)}.cl`],
  ['a@x-y.cl', 'a@x-y.cl'],
  ['a@1.cl', 'a@1.cl'],
])('%s is written to %s', (texto, correo) => {
  expect(motivoDeCorreo(texto)).toBe(null)
  expect(Email.parse(texto)).toBe(correo)
  expect(Email.parse(correo)).toBe(correo)
})

it.each([
  ['peña@ejemplo.cl', SIN_TILDES_ANTES],
  ['josé@viñamar.cl', SIN_TILDES_ANTES],
  ['ana', COMO_UN_CORREO],
  ['ana@', COMO_UN_CORREO],
  ['ana@ejemplo', COMO_UN_CORREO],
  ['ana@viña mar.cl', COMO_UN_CORREO],
  ['ana@viñamar', COMO_UN_CORREO],
  ['ana@viñamar.cl/x.cl', COMO_UN_CORREO],
  ['ana@viña@mar.cl', SIN_TILDES_ANTES],
  ['ana@ejemplo..cl', COMO_UN_CORREO],
  ['', COMO_UN_CORREO],
  ['a@x-.cl', COMO_UN_CORREO],
  ['a@-x.cl', COMO_UN_CORREO],
  ['a@b.x-.cl', COMO_UN_CORREO],
  ['a@x.xn--ab-', COMO_UN_CORREO],
  [`a@${'x'.repeat(64)}.cl`, COMO_UN_CORREO],
  [`${'a'.repeat(65)}@ejemplo.cl`, COMO_UN_CORREO],
])('%s is refused, with the rule in words: %s', (texto, motivo) => {
  expect(motivoDeCorreo(texto)).toBe(motivo)
  const { error } = Email.safeParse(texto)
  expect(error?.issues.map(({ message }) => message)).toEqual([motivo])
})
