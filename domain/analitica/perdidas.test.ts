import { expect, it } from 'vitest'
import { contarPerdidas, porcentaje } from './perdidas.ts'

it('counts each reason once, and under price only who saw one and went no further', () => {
  const porResultado = new Map([
    ['pago_fallido', 2],
    ['plazo_vencido', 3],
    ['vigente', 9],
    ['cambiada', 1],
    ['fuerza_mayor', 1],
  ])
  expect(contarPerdidas({ cotizaciones: 30, retenciones: 16, sinFechas: 4, sinCupos: 5, porResultado })).toEqual({
    sin_fechas: 4,
    sin_cupos: 5,
    precio: 14,
    pago_fallido: 2,
    plazo_vencido: 3,
    desistida: 0,
    rechazada: 0,
    cancelada_viajero: 0,
    cancelada_operador: 0,
    fuerza_mayor: 1,
    cancelada_plataforma: 0,
    no_prestada: 0,
  })
})

it('never loses fewer than nobody, where more began than were seen', () => {
  expect(
    contarPerdidas({ cotizaciones: 1, retenciones: 4, sinFechas: 0, sinCupos: 0, porResultado: new Map() }).precio,
  ).toBe(0)
})

it.each([
  [1, 3, 33],
  [2, 3, 67],
  [0, 5, 0],
  [7, 5, 100],
  [0, 0, null],
])('%i of %i is %s percent', (parte, total, n) => expect(porcentaje(parte, total)).toBe(n))
