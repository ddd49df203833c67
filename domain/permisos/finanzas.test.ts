import { expect, it } from 'vitest'
import { type RolAdmin, type Sesion, VISITANTE } from './actor.ts'
import { motivoParaNoAprobar, puedeVerFinanzas } from './finanzas.ts'

const de = (usuarioId: string, ...rolesAdmin: RolAdmin[]): Sesion => ({
  tipo: 'sesion',
  contexto: 'admin',
  usuarioId,
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin,
})

it.each([
  ['finanzas', true],
  ['super', true],
  ['soporte', false],
  ['confianza', false],
  ['contenido', false],
] as const)('%s sees the money: %s', (rol, puede) => expect(puedeVerFinanzas(de('ana', rol))).toBe(puede))

it('is not for visitors, nor for the same person outside the admin context', () => {
  expect(puedeVerFinanzas(VISITANTE)).toBe(false)
  expect(puedeVerFinanzas({ ...de('ana', 'finanzas'), contexto: 'cliente' })).toBe(false)
})

it('takes a second person to approve', () => {
  expect(motivoParaNoAprobar(de('ana', 'super'), 'ana')).toBe('aprueba-otra-persona')
  expect(motivoParaNoAprobar(de('eva', 'soporte'), 'ana')).toBe('sin-permiso')
  expect(motivoParaNoAprobar(de('eva', 'finanzas'), 'ana')).toBeNull()
})
