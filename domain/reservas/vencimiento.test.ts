import { describe, expect, it } from 'vitest'
import { ESTADOS_RESERVA } from '#contract/reservas.ts'
import { ocupa } from '#domain/disponibilidad/cupos.ts'
import {
  calcularExpiraEn,
  calcularOcupaHasta,
  dineroLlegaATiempo,
  estadoVisible,
  motivoParaNoExtender,
  motivoParaNoPagar,
} from './vencimiento.ts'

const creada = new Date('2026-11-14T12:00:00Z')
const expiraEn = new Date('2026-11-14T12:15:00Z')
const enGracia = new Date('2026-11-14T12:16:29.999Z')
const finGracia = new Date('2026-11-14T12:16:30Z')
const antes = new Date(expiraEn.getTime() - 1)

it('holds for 15 minutes, and 90 s more while an attempt is open', () => {
  expect(calcularExpiraEn(creada)).toEqual(expiraEn)
  expect(calcularOcupaHasta(expiraEn, false)).toEqual(expiraEn)
  expect(calcularOcupaHasta(expiraEn, true)).toEqual(finGracia)
})

describe('what is shown', () => {
  it.each([
    ['before the end', antes, false, 'pendiente'],
    ['at the end', expiraEn, false, 'expirada'],
    ['within the grace of an open attempt', enGracia, true, 'pendiente'],
    ['when the grace is over', finGracia, true, 'expirada'],
  ] as const)('%s', (_caso, ahora, abierto, visible) => {
    const reserva = { estado: 'pendiente', ocupaHasta: calcularOcupaHasta(expiraEn, abierto) } as const
    expect(estadoVisible(reserva, ahora)).toBe(visible)
    expect(ocupa(reserva, ahora)).toBe(visible === 'pendiente')
    expect(dineroLlegaATiempo(reserva, ahora)).toBe(visible === 'pendiente')
  })

  it.each(ESTADOS_RESERVA.filter((estado) => estado !== 'pendiente'))(
    '%s stays as it is, whatever the hour',
    (estado) => {
      expect(estadoVisible({ estado, ocupaHasta: expiraEn }, finGracia)).toBe(estado)
      expect(dineroLlegaATiempo({ estado, ocupaHasta: expiraEn }, creada)).toBe(false)
    },
  )
})

describe('extending and paying', () => {
  const pendiente = {
    estado: 'pendiente',
    estadoPago: 'sin_pago',
    expiraEn,
    ocupaHasta: finGracia,
    extendida: false,
    porAceptar: false,
  } as const

  it.each([
    ['in time', pendiente, antes, null, null],
    ['at the end', pendiente, expiraEn, 'reserva-vencida', 'reserva-vencida'],
    ['in the grace', pendiente, enGracia, 'reserva-vencida', 'reserva-vencida'],
    ['a second time', { ...pendiente, extendida: true }, antes, 'reserva-ya-extendida', null],
    ['late and a second time', { ...pendiente, extendida: true }, expiraEn, 'reserva-vencida', 'reserva-vencida'],
    ['expirada', { ...pendiente, estado: 'expirada' }, antes, 'reserva-vencida', 'reserva-vencida'],
    ['confirmada', { ...pendiente, estado: 'confirmada' }, antes, 'reserva-no-pendiente', 'reserva-no-pendiente'],
    ['cancelada', { ...pendiente, estado: 'cancelada' }, antes, 'reserva-no-pendiente', 'reserva-no-pendiente'],
    ['while the payment is unknown', { ...pendiente, estadoPago: 'desconocido' }, antes, null, 'pago-en-revision'],
    ['before its company said yes', { ...pendiente, porAceptar: true }, antes, null, 'reserva-por-aceptar'],
    ['late, and nobody said yes', { ...pendiente, porAceptar: true }, expiraEn, 'reserva-vencida', 'reserva-vencida'],
    ['without an end', { ...pendiente, expiraEn: null }, antes, 'reserva-vencida', 'reserva-vencida'],
  ] as const)('%s', (...[_caso, reserva, ahora, extender, pagar]) => {
    expect(motivoParaNoExtender(reserva, ahora)).toBe(extender)
    expect(motivoParaNoPagar(reserva, ahora)).toBe(pagar)
  })
})
