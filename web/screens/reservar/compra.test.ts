import { describe, expect, it } from 'vitest'
import type { Salida } from '#contract/experiencias.ts'
import { leerCompra, lineasDe, linkAFechas, totalDe } from './compra.ts'

const salida = {
  tarifas: [
    { tipo: 'adulto', precio: 25_000, edadMin: null, edadMax: null },
    { tipo: 'nino', precio: 12_000, edadMin: 5, edadMax: 12 },
  ],
} as unknown as Salida

describe('leerCompra', () => {
  it('reads the people of the address and ignores what is not a count', () => {
    expect(leerCompra(new URLSearchParams('salida=s1&adulto=2&nino=1&estudiante=-3&grupo=x'))).toEqual({
      salidaId: 's1',
      participantes: { adulto: 2, nino: 1 },
    })
  })
  it('takes one adult where nobody is named', () => {
    expect(leerCompra(new URLSearchParams('salida=s1')).participantes).toEqual({ adulto: 1 })
  })
})

describe('lineasDe', () => {
  it('prices each kind of traveller', () => {
    const lineas = lineasDe(salida, { adulto: 2, nino: 1 })
    expect(lineas && totalDe(lineas)).toBe(62_000)
  })
  it('answers null for a kind that is not sold', () => {
    expect(lineasDe(salida, { adulto: 1, residente: 1 })).toBeNull()
  })
})

it('goes back to the dates with the same people', () => {
  expect(linkAFechas('salinas', { participantes: { adulto: 2, nino: 1 } })).toBe(
    '/experience/salinas?adulto=2&nino=1#fechas',
  )
})
