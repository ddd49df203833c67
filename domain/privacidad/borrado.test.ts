import { expect, it } from 'vitest'
import { motivoParaNoBorrar, venceSolicitud } from './borrado.ts'

const libre = { reservas: 0, hasta: null, dinero: 0, negocio: false }

it.each([
  [{}, null],
  [{ reservas: 2, hasta: new Date('2026-12-01T15:00:00Z') }, 'cuenta-con-reservas'],
  [{ dinero: 1 }, 'cuenta-con-dinero'],
  [{ negocio: true }, 'cuenta-con-negocio'],
  [{ reservas: 1, dinero: 1, negocio: true }, 'cuenta-con-reservas'],
  [{ dinero: 1, negocio: true }, 'cuenta-con-dinero'],
])('%o: %s', (pendientes, motivo) => {
  expect(motivoParaNoBorrar({ ...libre, ...pendientes })).toBe(motivo)
})

it('gives us thirty days to answer', () => {
  expect(venceSolicitud(new Date('2026-12-05T12:00:00Z'))).toEqual(new Date('2027-01-04T12:00:00Z'))
})
