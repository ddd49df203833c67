import { expect, it } from 'vitest'
import { texto, textoExacto } from './comun.ts'
import { ocultarTarjetas } from './tarjetas.ts'

it.each([
  ['paga con 4242424242424242 ya', 'paga con [número oculto] ya'],
  ['4242 4242 4242 4242', '[número oculto]'],
  ['5555-5555-5555-4444, CVC 123', '[número oculto], CVC 123'],
  ['amex 378282246310005.', 'amex [número oculto].'],
])('hides the card of %s', (texto, oculto) => {
  expect(ocultarTarjetas(texto)).toEqual({ texto: oculto, habia: true })
})

it.each(['somos 4', '+56 9 1234 5678', '1234567890123456', '0000 0000 0000 0000', 'del 10 al 15 de enero de 2027, hasta $45.000', '2026-11-21 2026-11-22'])('leaves %s alone', (texto) => {
  expect(ocultarTarjetas(texto)).toEqual({ texto, habia: false })
})

it('lets none through in what people write, whatever its length, and every figure of a number that is asked for', () => {
  expect(texto(19).parse(' 4242-4242-4242-4242 ')).toBe('[número oculto]')
  expect(textoExacto(19).parse('4242424242424242')).toBe('4242424242424242')
})
