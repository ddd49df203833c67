import { expect, it } from 'vitest'
import type { ReservaRecibida } from '#contract/operadores.ts'
import { esperaDe, leerTexto, revisarSinRed } from './esperados.ts'

it.each([
  ['7k4m-92qx', { codigo: '7K4M92QX' }],
  [' 7K4M 92QX ', { codigo: '7K4M92QX' }],
  ['85h7-eubk', { codigo: '85H7EUBK' }],
  ['THC1.a1b2~7K4M92QX~s1~2~abc~abd.firma', { id: 'a1b2', codigo: '7K4M92QX' }],
  ['https://otro.example', {}],
  ['', {}],
])('reads %j', (texto, leido) => {
  expect(leerTexto(texto)).toEqual(leido)
})

const INICIO = Date.parse('2026-11-14T13:30:00Z')
const HORA = 3_600_000
const reserva = (estado: ReservaRecibida['estado']) =>
  ({
    id: 'r1',
    codigo: '7K4M92QX',
    estado,
    inicio: '2026-11-14T10:30:00-03:00',
    llegadaDesde: '2026-11-14T08:30:00-03:00',
  }) as ReservaRecibida

it.each([
  ['confirmada', -2 * HORA, [], 'valida'],
  ['confirmada', -2 * HORA - 1, [], 'otra_fecha'],
  ['confirmada', 0, ['r1'], 'ya_registrada'],
  ['realizada', 0, [], 'ya_registrada'],
  ['pagada', 0, [], 'sin_confirmar'],
  ['no_asistio', 5 * HORA, [], 'valida'],
] as const)(
  'without a network a booking that is %s, %i ms from its start, is %s',
  (estado, desde, anotadas, veredicto) => {
    expect(revisarSinRed('7K4M-92QX', [reserva(estado)], new Set(anotadas), INICIO + desde)).toEqual({
      veredicto,
      reserva: reserva(estado),
      sinRed: '7K4M-92QX',
    })
  },
)

it('knows no code that is not in the list, and no QR whose id is another one', () => {
  const lista = [reserva('confirmada')]
  expect(revisarSinRed('AAAA2222', lista, new Set(), INICIO).veredicto).toBe('desconocida')
  expect(revisarSinRed(' AAAA2222 ', lista, new Set(['AAAA2222']), INICIO)).toEqual({
    veredicto: 'ya_registrada',
    reserva: null,
    sinRed: 'AAAA2222',
  })
  expect(revisarSinRed('THC1.r2~7K4M92QX~s~2~a~b.f', lista, new Set(), INICIO).veredicto).toBe('desconocida')
  expect(revisarSinRed('THC1.r1~7K4M92QX~s~2~a~b.f', lista, new Set(), INICIO).veredicto).toBe('valida')
})

it.each([
  ['too early on the day', '2026-11-26T08:25:00-03:00', 'Podrás registrar la llegada desde las 16:00'],
  ['once it may be registered', '2026-11-26T16:00:00-03:00', null],
  ['the day before', '2026-11-25T20:00:00-03:00', null],
])('%s there is an hour to wait for, or none', (_cuando, ahora, dicho) => {
  expect(
    esperaDe(
      {
        inicio: '2026-11-26T18:00:00-03:00',
        llegadaDesde: '2026-11-26T16:00:00-03:00',
        zonaHoraria: 'America/Santiago',
      },
      Date.parse(ahora),
    ),
  ).toBe(dicho)
})
