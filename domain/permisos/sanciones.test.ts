import { expect, it } from 'vitest'
import { ROLES_ADMIN, type Sesion, VISITANTE } from './actor.ts'
import { puedeSancionar } from './sanciones.ts'

const sesion: Sesion = {
  tipo: 'sesion',
  contexto: 'admin',
  usuarioId: 'u',
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
}

it('belongs to trust, and to super', () => {
  expect(ROLES_ADMIN.filter((rol) => puedeSancionar({ ...sesion, rolesAdmin: [rol] }))).toEqual(['confianza', 'super'])
  expect(puedeSancionar({ ...sesion, contexto: 'cliente', rolesAdmin: ['confianza'] })).toBe(false)
  expect(puedeSancionar(VISITANTE)).toBe(false)
})
