import { expect, it } from 'vitest'
import { leerConsulta } from './consulta.ts'
import { enmascararCorreo, enmascararNombre, enmascararNumero } from './enmascarar.ts'
import { porqueEnPalabras } from './porque.ts'

const nada = { codigo: null, email: null, rut: null, id: null }

it.each([
  ['7k4m-92qx', { codigo: '7K4M92QX' }],
  ['Ana@Ejemplo.CL ', { email: 'ana@ejemplo.cl' }],
  ['76.086.428-5', { rut: '76086428-5' }],
  ['11.111.111-1', { rut: '11111111-1' }],
  ['00000000-0000-4000-8000-000000000000', { id: '00000000-0000-4000-8000-000000000000' }],
  ['Ana Rojas', {}],
])('reads %s', (q, hallado) => expect(leerConsulta(q)).toEqual({ ...nada, ...hallado }))

it('shows enough to tell people apart, and no more', () => {
  expect(['ana@ejemplo.cl', 'ñ@x.cl', 'sin arroba'].map(enmascararCorreo)).toEqual([
    'a•••@ejemplo.cl',
    'ñ•••@x.cl',
    '•••',
  ])
  expect(['Valentina Rojas Soto', 'Ana', ''].map(enmascararNombre)).toEqual(['Valentina S.', 'Ana', ''])
  expect(['+56912345678', null].map(enmascararNumero)).toEqual(['••• 678', ''])
})

it.each([
  ['pedido_del_viajero', 'La pidió quien viaja'],
  ['cancelacion_fuerza_mayor', 'Fuerza mayor'],
  ['temblor_en_la_zona', 'Temblor en la zona'],
  ['Se enfermó la guía', 'Se enfermó la guía'],
  ['', ''],
])('%s says why in words', (motivo, dicho) => expect(porqueEnPalabras(motivo)).toBe(dicho))
