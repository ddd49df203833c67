import { describe, expect, it } from 'vitest'
import {
  estadoDeServicios,
  motivoParaNoDevolverServicios,
  motivoParaNoPagarServicios,
  repartoDeServicios,
  sePagaConTarjeta,
  totalDeServicios,
  type Cobro,
  type Parte,
} from './servicios.ts'

const salida = (total: number): Parte => ({ reservaId: 'r', total })
const servicio = (total: number): Parte => ({ reservaId: null, total })

describe('what a card can pay of a proposal', () => {
  it.each<[string, Parte[], number, boolean]>([
    ['only departures', [salida(50_000), salida(30_000)], 0, true],
    ['only services', [servicio(90_000), servicio(20_000)], 110_000, true],
    ['both', [salida(50_000), servicio(90_000)], 90_000, true],
    ['a service that costs nothing beside one that does', [servicio(0), servicio(90_000)], 90_000, true],
    ['a departure and a service that costs nothing', [salida(50_000), servicio(0)], 0, true],
    ['nothing to pay', [servicio(0)], 0, false],
    ['a departure that costs nothing', [salida(0), servicio(90_000)], 90_000, false],
    ['services below what a card takes', [servicio(300), servicio(199)], 499, false],
    ['services below it each, but not together', [servicio(300), servicio(200)], 500, true],
    ['services above what one charge takes', [servicio(60_000_000), servicio(40_000_000)], 100_000_000, false],
  ])('%s', (_caso, partes, servicios, si) => {
    expect([totalDeServicios(partes), sePagaConTarjeta(partes)]).toEqual([servicios, si])
  })
})

const cobro = (estado: Cobro['estado'], devuelto = 0): Cobro => ({ estado, monto: 90_000, devuelto })
const AHORA = new Date('2026-11-18T12:00:00Z')
const ANTES = new Date('2026-11-18T11:59:59Z')
const DESPUES = new Date('2026-11-18T12:00:01Z')

it.each<[Cobro | null, ReturnType<typeof estadoDeServicios>, string | null, string | null]>([
  [null, 'por_pagar', null, null],
  [cobro('creado'), 'por_pagar', null, 'devolucion-no-disponible'],
  [cobro('anulado'), 'por_pagar', null, 'devolucion-no-disponible'],
  [cobro('desconocido'), 'en_revision', null, 'devolucion-no-disponible'],
  [cobro('pagado'), 'pagados', 'transicion-no-permitida', null],
  [cobro('pagado', 50_000), 'pagados', 'transicion-no-permitida', 'devolucion-excesiva'],
  [cobro('pagado', 90_000), 'devueltos', 'transicion-no-permitida', 'devolucion-no-disponible'],
  [cobro('contracargo'), 'en_disputa', 'transicion-no-permitida', 'devolucion-no-disponible'],
  [cobro('perdido'), 'devueltos', 'transicion-no-permitida', 'devolucion-no-disponible'],
])('%j reads %s; paying it: %s; giving 45,000 back: %s', (actual, estado, alPagar, alDevolver) => {
  expect(estadoDeServicios(actual)).toBe(estado)
  expect(
    motivoParaNoPagarServicios(
      { estado: 'aceptada', formaPago: 'tarjeta', liberaEn: DESPUES, total: 90_000, cobro: actual },
      AHORA,
    ),
  ).toBe(alPagar)
  expect(actual && motivoParaNoDevolverServicios(actual, 45_000)).toBe(alDevolver)
})

it.each([
  [{ estado: 'propuesta_enviada' as const }, 'transicion-no-permitida'],
  [{ formaPago: 'transferencia' }, 'transicion-no-permitida'],
  [{ formaPago: null }, 'transicion-no-permitida'],
  [{ total: 0 }, 'transicion-no-permitida'],
  [{ liberaEn: ANTES }, 'propuesta-vencida'],
  [{ liberaEn: AHORA }, 'propuesta-vencida'],
  [{}, null],
])('with %j paying says %s', (cambio, motivo) => {
  expect(
    motivoParaNoPagarServicios(
      { estado: 'aceptada', formaPago: 'tarjeta', liberaEn: DESPUES, total: 90_000, cobro: null, ...cambio },
      AHORA,
    ),
  ).toBe(motivo)
})

it.each([
  [[90_000], 0, { neto: 75_630, iva: 14_370 }],
  // 1 + 1 rounded each is not 2 rounded at once.
  [[1_003, 1_003], 0, { neto: 1_686, iva: 320 }],
  [[1_003, 1_003], 1_003, { neto: 843, iva: 160 }],
  [[1_003, 1_003], 2_006, { neto: 0, iva: 0 }],
])('%j with %i given back is held as %j', (totales, devuelto, reparto) => {
  expect(repartoDeServicios(totales, devuelto)).toEqual(reparto)
})
