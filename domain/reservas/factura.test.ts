import { expect, it } from 'vitest'
import type { EstadoPago, EstadoReserva } from '#contract/reservas.ts'
import { motivoParaNoPedirFactura } from './factura.ts'

const fin = new Date('2026-11-10T15:00:00Z')

it.each<[EstadoReserva, EstadoPago, string, boolean]>([
  ['confirmada', 'pagado', '2026-11-01T15:00:00Z', true],
  ['pagada', 'pagado', '2026-11-01T15:00:00Z', true],
  ['realizada', 'reembolsado_parcial', '2026-11-20T15:00:00Z', true],
  ['realizada', 'pagado', '2026-11-20T15:00:00.001Z', false],
  ['pendiente', 'sin_pago', '2026-11-01T15:00:00Z', false],
  ['confirmada', 'sin_pago', '2026-11-01T15:00:00Z', false],
  ['cancelada', 'reembolsado', '2026-11-01T15:00:00Z', false],
  ['confirmada', 'contracargo', '2026-11-01T15:00:00Z', false],
])('%s, %s at %s: %s', (estado, estadoPago, ahora, si) => {
  expect(motivoParaNoPedirFactura({ estado, estadoPago, fin }, new Date(ahora)) === null).toBe(si)
})
