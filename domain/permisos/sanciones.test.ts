import { PAPELES } from '#contract/enumeraciones/personas.ts'
import { expect, it } from 'vitest'
import { type Sesion, VISITANTE } from './actor.ts'
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
  expect(PAPELES.filter((rol) => puedeSancionar({ ...sesion, rolesAdmin: [rol] }))).toEqual(['super', 'confianza'])
  expect(puedeSancionar({ ...sesion, contexto: 'cliente', rolesAdmin: ['confianza'] })).toBe(false)
  expect(puedeSancionar(VISITANTE)).toBe(false)
})
