import { expect, it } from 'vitest'
import {
  esProrrogable,
  motivoParaNoBorrar,
  motivoParaNoBorrarReserva,
  motivoParaNoTratarDatos,
  venceSolicitud,
} from './borrado.ts'

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
  expect(venceSolicitud(new Date('2026-12-05T12:00:00Z'))).toEqual(new Date('2027-01-05T02:59:59.999Z'))
})

it('may be given as long again, once', () => {
  const createdAt = new Date('2026-12-05T12:00:00Z')
  expect(esProrrogable({ createdAt, venceEn: venceSolicitud(createdAt) })).toBe(true)
  // Asked for before dates lasted to the end of their day.
  expect(esProrrogable({ createdAt, venceEn: new Date('2027-01-04T12:00:00Z') })).toBe(true)
  expect(esProrrogable({ createdAt, venceEn: venceSolicitud(venceSolicitud(createdAt)) })).toBe(false)
})

it.each([
  [{}, null],
  [{ reservas: 1, hasta: new Date('2026-12-01T15:00:00Z') }, 'reserva-en-pie'],
  [{ reservas: 1, dinero: 1 }, 'reserva-en-pie'],
  [{ dinero: 1 }, 'reserva-con-dinero'],
])('one booking of a guest, %o: %s', (pendientes, motivo) => {
  expect(motivoParaNoBorrarReserva({ ...libre, ...pendientes })).toBe(motivo)
})

it.each([
  [{ usuarioId: null, empresaId: null }, null],
  [{ usuarioId: 'rosa', empresaId: null }, 'reserva-con-cuenta'],
  [{ usuarioId: null, empresaId: 'agencia' }, 'reserva-con-cuenta'],
])('is a guest’s to take away: %o: %s', (reserva, motivo) => {
  expect(motivoParaNoTratarDatos(reserva)).toBe(motivo)
})
