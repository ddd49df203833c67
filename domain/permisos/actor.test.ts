import { expect, it } from 'vitest'
import { type Actor, esAdmin, type RolAdmin, type Sesion, sesionEn, VISITANTE } from './actor.ts'

const sesion: Sesion = {
  tipo: 'sesion',
  contexto: 'admin',
  usuarioId: 'u1',
  sesionId: 's1',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: ['soporte'],
}

it.each([
  ['any role', sesion, [], true],
  ['its role', sesion, ['finanzas', 'soporte'], true],
  ['another role', sesion, ['finanzas'], false],
  ['super, any role', { ...sesion, rolesAdmin: ['super'] }, ['finanzas'], true],
  ['no role', { ...sesion, rolesAdmin: [] }, [], false],
  ['an admin in the cliente context', { ...sesion, contexto: 'cliente' }, [], false],
  ['a visitor', VISITANTE, [], false],
] as [string, Actor, RolAdmin[], boolean][])('admin: %s', (_caso, actor, roles, si) => {
  expect(esAdmin(actor, ...roles)).toBe(si)
})

it('finds a session in its own context only', () => {
  expect(sesionEn(sesion, 'admin')).toBe(sesion)
  expect(sesionEn(sesion, 'cliente')).toBeNull()
  expect(sesionEn({ tipo: 'invitado', reservaId: 'r1' }, 'cliente')).toBeNull()
})
