import { expect, it } from 'vitest'
import { motivoParaNoDevolver, pideSegundaPersona } from './devolucion.ts'

it.each([
  ['pagado', 0, 40_000, null],
  ['pagado', 0, 40_001, 'devolucion-excesiva'],
  ['reembolsado_parcial', 30_000, 10_000, null],
  ['reembolsado_parcial', 30_000, 10_001, 'devolucion-excesiva'],
  ['reembolso_pendiente', 30_000, 10_000, null],
  ['reembolsado', 40_000, 1, 'devolucion-no-disponible'],
  ['contracargo', 0, 1, 'devolucion-no-disponible'],
  ['desconocido', 0, 1, 'devolucion-no-disponible'],
  ['sin_pago', 0, 1, 'devolucion-no-disponible'],
] as const)('%s with %i given back: %i more is %s', (estadoPago, reembolsado, monto, motivo) => {
  expect(motivoParaNoDevolver({ estadoPago, capturado: 40_000, reembolsado }, monto)).toBe(motivo)
})

it('takes a second person above 200,000', () => {
  expect([pideSegundaPersona(200_000, 200_000), pideSegundaPersona(200_001, 200_000)]).toEqual([false, true])
})
