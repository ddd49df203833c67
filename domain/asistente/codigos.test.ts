import { expect, it } from 'vitest'
import { ocultarCodigos } from './codigos.ts'

it.each([
  ['mi reserva 7K4M-92QX', 'mi reserva ·'],
  ['la 7k4m-92qx del sábado', 'la · del sábado'],
  ['es 7K4M92QX', 'es ·'],
  ['mi codigo es 7k4m 92qx', 'mi codigo es ·'],
  ['7k4m 92qx', '·'],
  ['código: ABCD2345', 'código: ·'],
  ['reserva 2345-6789', 'reserva ·'],
  ['¿y la HJKM – NPQR?', '¿y la ·?'],
])('hides %s', (mensaje, dado) => {
  expect(ocultarCodigos(mensaje, '·')).toEqual({ texto: dado, habia: true })
})

it.each([
  'entre 2000-3000 pesos',
  'el 2026-11-28',
  '20000cad uno',
  'trekking',
  'reserva trekking en Pucón',
  'para 4pax 3hrs',
  'entrada 28 de noviembre',
  'stand-pass',
  'del 22-25 de enero',
  '150k-250k',
  '+56 9 2345 6789',
])('leaves %s', (mensaje) => {
  expect(ocultarCodigos(mensaje)).toEqual({ texto: mensaje, habia: false })
})
