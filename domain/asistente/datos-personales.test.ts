import { expect, it } from 'vitest'
import { ocultarDatos } from './datos-personales.ts'

it.each([
  ['trekking en Pucón para 2 hasta 40.000 el 28/11', 'trekking en Pucón para 2 hasta 40.000 el 28/11'],
  ['entre 20000 y 150.000 pesos desde 2026-11-28', 'entre 20000 y 150.000 pesos desde 2026-11-28'],
  ['soy rosa@ejemplo.cl', 'soy [correo oculto]'],
  ['llámame al +56 9 1234 5678', 'llámame al [número oculto]'],
  ['mi fono 912345678', 'mi fono [número oculto]'],
  ['mi RUT es 12.345.678-5', 'mi RUT es [número oculto]'],
  ['RUT 12345678-k', 'RUT [número oculto]'],
  ['el estado de mi reserva 7K4M-92QX', 'el estado de mi reserva [código oculto]'],
  ['cobra a 4242 4242 4242 4242', 'cobra a [número oculto]'],
])('%s', (mensaje, dado) => {
  expect(ocultarDatos(mensaje)).toBe(dado)
})
