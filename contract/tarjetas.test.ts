import { expect, it } from 'vitest'
import { texto, textoExacto } from './comun.ts'
import { ocultarTarjetas } from './tarjetas.ts'

it.each([
  ['paga con 4242424242424242 ya', 'paga con [número oculto] ya'],
  ['4242 4242 4242 4242', '[número oculto]'],
  ['amex 378282246310005.', 'amex [número oculto].'],
  ['amex 3782 822463 10005', 'amex [número oculto]'],
  ['diners 3056 930902 5904', 'diners [número oculto]'],
  ['visa de 13: 4222222222222', 'visa de 13: [número oculto]'],
  ['maestro 6304000000000000 y nada más', 'maestro [número oculto] y nada más'],
  ['unionpay 6205 5000 0000 0000 004', 'unionpay [número oculto]'],
  ['42424242 42424242', '[número oculto]'],
  ['42 42 42 42 42 42 42 42', '[número oculto]'],
  ['4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2', '[número oculto]'],
  ['4242/4242/4242/4242', '[número oculto]'],
  ['4242\n4242\n4242\n4242', '[número oculto]'],
  ['4242–4242–4242–4242', '[número oculto]'],
  ['4242     4242     4242     4242', '[número oculto]'],
  ['4242-4242 4242.4242', '[número oculto]'],
  ['4242 - 4242 - 4242 - 4242', '[número oculto]'],
  ['n°4242424242424242x', 'n°[número oculto]x'],
  // What goes before stays.
  ['12 4242 4242 4242 4242', '12 [número oculto]'],
  ['12/4242424242424242', '12/[número oculto]'],
  ['el 2026-12-01 4242 4242 4242 4242', 'el 2026-12-01 [número oculto]'],
  ['somos 2, 4242424242424242 es la mía', 'somos 2, [número oculto] es la mía'],
  ['994242424242424242', '99[número oculto]'],
  // Expiry and code go with it.
  ['4242 4242 4242 4242 123', '[número oculto]'],
  ['4242424242424242 12/27', '[número oculto]'],
  ['4242424242424242 12/2027 123', '[número oculto]'],
  ['4242424242424242123', '[número oculto]'],
  ['42424242424242421227', '[número oculto]'],
  ['4242 4242 4242 4242\n12/27\n123', '[número oculto]'],
  ['4242424242424242, vence 12/27, cvv 123', '[número oculto]'],
  ['4242424242424242 (exp 12-27) gracias', '[número oculto] gracias'],
  ['5555-5555-5555-4444, CVC 123', '[número oculto]'],
  ['378282246310005 1234 y gracias', '[número oculto] y gracias'],
  ['4242424242424242 para 2 personas', '[número oculto] para 2 personas'],
  ['4242424242424242 el 12 de enero', '[número oculto] el 12 de enero'],
  ['4242424242424242 por $45.000', '[número oculto] por $45.000'],
  // Each of several.
  ['4242424242424242 o 5555555555554444', '[número oculto] o [número oculto]'],
  ['4242 4242 4242 4242 5555 5555 5555 4444', '[número oculto] [número oculto]'],
])('hides the card of %j', (texto, oculto) => {
  expect(ocultarTarjetas(texto)).toEqual({ texto: oculto, habia: true })
})

it.each([
  'somos 4',
  '+56 9 1234 5678',
  '1234567890123456',
  '0000 0000 0000 0000',
  'del 10 al 15 de enero de 2027, hasta $45.000',
  '2026-11-21 2026-11-22',
  'RUT 12.345.678-5',
  '12.345.678-5 y 9.876.543-3',
  '12.345.678-5 / 7.654.321-6',
  '76.192.083-9 76.192.084-7 76.192.085-5',
  'fono +56 9 1234 5678 / +56 9 8765 4321',
  '56912345678 56987654321',
  '912345678 987654321',
  '9 1234 5678 - 9 8765 4321',
  '22 345 6789 / 22 987 6543',
  '2234 5678 / 2876 5432',
  '$45.000 / $38.500 / $52.000',
  '45.000 38.500 52.000 41.900',
  'entre 1.250.000 y 1.300.000',
  '26/11/2026 27/11/2026',
  '26-11-2026 - 27-11-2026 - 28-11-2026',
  'de 09:00 a 13:30 y de 15:00 a 18:30',
  'reserva 7K4M-92QX',
  'orden 20261126000017',
  'pedido 2026112600001234',
  'factura 000123456789012',
  'guía 9400110200881234567890',
  'vuelo LA 4242 a las 4242',
  '-33.4378123 -70.6504567',
  '1234567890123 4567890123456',
])('leaves %j alone', (texto) => {
  expect(ocultarTarjetas(texto)).toEqual({ texto, habia: false })
})

it('takes little even of what is all figures', () => {
  const antes = performance.now()
  ocultarTarjetas('4 2'.repeat(2000))
  ocultarTarjetas(`4${' '.repeat(4000)}2`.repeat(2))
  ocultarTarjetas(`4242424242424242${', '.repeat(40)}`.repeat(40))
  expect(performance.now() - antes).toBeLessThan(2000)
})

it('lets none through in what people write, whatever its length, and every figure of a number that is asked for', () => {
  expect(texto(19).parse(' 4242-4242-4242-4242 ')).toBe('[número oculto]')
  expect(textoExacto(19).parse('4242424242424242')).toBe('4242424242424242')
})
