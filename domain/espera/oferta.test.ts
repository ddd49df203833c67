import { describe, expect, it } from 'vitest'
import {
  calcularFinDeOferta,
  estadoDeEspera,
  losDeAntes,
  motivoParaNoEsperar,
  plazasApartadas,
  plazasEnVenta,
} from './oferta.ts'

const AHORA = new Date('2026-11-18T12:00:00Z')
const en = (minutos: number): Date => new Date(AHORA.getTime() + minutos * 60_000)

it.each([
  [600, 60],
  [60, 60],
  [59, 59],
  [15, 15],
  [14, null],
  [-5, null],
])('an offer with %i minutes of sale left lasts %s', (venta, dura) => {
  expect(calcularFinDeOferta(AHORA, en(venta))).toEqual(dura === null ? null : en(dura))
})

it.each([
  [[], 5, 600, 0],
  [[1], 1, 600, 1],
  [[1, 2], 2, 600, 1],
  [[2, 1], 2, 600, 2],
  [[4, 1, 2], 3, 600, 3],
  [[1], 0, 600, 0],
  [[1], -2, 600, 0],
  [[1], 1, 14, 0],
])(
  'of those who wait for %o places, with %i free and %i minutes of sale left, %i are theirs',
  (fila, libres, venta, apartadas) => {
    expect(plazasApartadas(fila, libres, { ahora: AHORA, cierreVentas: en(venta) })).toBe(apartadas)
  },
)

it.each([
  [10, 0, null, Infinity, 10],
  [10, 7, null, Infinity, 3],
  [10, 12, null, Infinity, 0],
  [10, 0, null, 4, 4],
  [10, 8, null, 4, 2],
  [10, 0, null, 0, 0],
  [10, 0, [3], 4, 1],
  [10, 0, [5], 4, 4],
  [10, 8, [1], Infinity, 1],
])(
  'of %i places with %i taken, %o in line and what they share allowing %d, anybody may take %i',
  (cupos, ocupadas, fila, alcanza, plazas) => {
    expect(plazasEnVenta({ cupos, ocupadas, fila, cierreVentas: en(600) }, alcanza, AHORA)).toBe(plazas)
  },
)

it.each([
  ['nobody waits', [], []],
  [
    'who stands in no line comes after all',
    [
      [3, false],
      [2, false],
    ],
    [3, 2],
  ],
  [
    'the first comes after nobody',
    [
      [3, true],
      [2, false],
    ],
    [],
  ],
  [
    'the second comes after the first alone',
    [
      [3, false],
      [2, true],
      [1, false],
    ],
    [3],
  ],
  [
    'who stands there twice stands where they came first',
    [
      [3, false],
      [2, true],
      [1, false],
      [4, true],
    ],
    [3],
  ],
] as [string, [number, boolean][], number[]][])('%s', (_, fila, antes) => {
  expect(losDeAntes(fila.map(([plazas, suya]) => ({ plazas, suya })))).toEqual(antes)
})

describe('who may wait', () => {
  const salida = { cupos: 4, estado: 'abierta' as const, cierreVentas: en(600), inicioUtc: en(660) }
  it.each([
    [{ plazas: 1, enVenta: 0 }, {}, null],
    [{ plazas: 3, enVenta: 2 }, {}, null],
    [{ plazas: 2, enVenta: 2 }, {}, 'salida-con-cupos'],
    [{ plazas: 5, enVenta: 0 }, {}, 'grupo-mayor-que-salida'],
    [{ plazas: 2, enVenta: 0, alcanza: 2 }, {}, null],
    [{ plazas: 3, enVenta: 0, alcanza: 2 }, {}, 'grupo-mayor-que-salida'],
    [{ plazas: 1, enVenta: 0 }, { cierreVentas: AHORA }, 'salida-cerrada'],
    [{ plazas: 1, enVenta: 0 }, { estado: 'cancelada' as const }, 'salida-cerrada'],
    [{ plazas: 1, enVenta: 0, recibeReservas: false }, {}, 'experiencia-no-disponible'],
  ])('%o of %o: %s', (fila, cambios, motivo) => {
    expect(
      motivoParaNoEsperar({ ...salida, ...cambios }, { recibeReservas: true, alcanza: Infinity, ...fila }, AHORA),
    ).toBe(motivo)
  })
})

it.each([
  ['por_confirmar', null, 60, 'por_confirmar'],
  ['en_espera', null, 60, 'en_espera'],
  ['en_espera', null, 0, 'vencida'],
  ['ofrecida', { estado: 'pendiente', ocupaHasta: en(1) }, 60, 'ofrecida'],
  ['ofrecida', { estado: 'pendiente', ocupaHasta: AHORA }, 60, 'vencida'],
  ['ofrecida', { estado: 'cancelada', ocupaHasta: en(1) }, 60, 'vencida'],
  ['ofrecida', { estado: 'confirmada', ocupaHasta: AHORA }, 0, 'tomada'],
  ['ofrecida', { estado: 'pagada', ocupaHasta: AHORA }, 60, 'tomada'],
  ['retirada', null, 60, 'retirada'],
  // Booked another way.
  ['tomada', null, 60, 'tomada'],
  ['tomada', null, 0, 'tomada'],
] as const)('%s with %o, %i minutes before the end of the sale, is shown as %s', (estado, oferta, venta, visible) => {
  expect(estadoDeEspera({ estado, oferta, cierreVentas: en(venta), salidaCancelada: false }, AHORA)).toBe(visible)
})

it.each([
  ['en_espera', null, 'vencida'],
  ['por_confirmar', null, 'vencida'],
  ['ofrecida', { estado: 'pendiente', ocupaHasta: en(1) }, 'ofrecida'],
  ['retirada', null, 'retirada'],
] as const)('%s with %o for a departure that was called off is shown as %s', (estado, oferta, visible) => {
  expect(estadoDeEspera({ estado, oferta, cierreVentas: en(60), salidaCancelada: true }, AHORA)).toBe(visible)
})
