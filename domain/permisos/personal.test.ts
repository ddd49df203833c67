import { expect, it } from 'vitest'
import type { RolAdmin, Sesion } from './actor.ts'
import { seccionesDe } from './personal.ts'

const admin = (...rolesAdmin: RolAdmin[]): Sesion => ({
  tipo: 'sesion',
  contexto: 'admin',
  usuarioId: 'x',
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin,
})

it.each<[RolAdmin, string]>([
  ['super', 'casos buscar operadores finanzas empresas contenido reglas personal auditoria salud'],
  ['confianza', 'casos buscar operadores empresas reglas auditoria'],
  ['finanzas', 'casos buscar finanzas empresas reglas auditoria'],
  ['soporte', 'casos buscar operadores empresas reglas salud'],
  ['contenido', 'casos contenido reglas'],
])('%s enters %s', (papel, secciones) => expect(seccionesDe(admin(papel)).join(' ')).toBe(secciones))

it('shows nothing outside the context of administration', () =>
  expect(seccionesDe({ ...admin('super'), contexto: 'cliente' })).toEqual([]))
