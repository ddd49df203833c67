import { expect, it } from 'vitest'
import { calcularFechaDePago, calcularLiberableEn, puedeLiberarse } from './liberacion.ts'

const fin = new Date('2026-11-14T15:00:00Z')

it.each([
  ['realizada', null, '2026-11-15T15:00:00.000Z'],
  ['realizada', '2026-11-14T12:00:00Z', '2026-11-15T15:00:00.000Z'],
  ['realizada', '2026-11-16T10:00:00Z', '2026-11-17T10:00:00.000Z'],
  ['no_asistio', null, '2026-11-16T15:00:00.000Z'],
  ['cancelada', null, '2026-11-15T15:00:00.000Z'],
  ['confirmada', null, null],
  ['pagada', null, null],
  ['no_prestada', null, null],
  ['rechazada', null, null],
] as const)('%s, arrived %s, is released at %s', (estado, llegada, esperado) => {
  expect(calcularLiberableEn({ estado, fin, llegadaEn: llegada && new Date(llegada) })?.toISOString() ?? null).toBe(esperado)
})

it('releases at that instant, and never what the bank disputes or nobody knows about', () => {
  const liberableEn = new Date('2026-11-15T15:00:00Z')
  expect(puedeLiberarse({ liberableEn, estadoPago: 'pagado' }, new Date('2026-11-15T14:59:59Z'))).toBe(false)
  expect(puedeLiberarse({ liberableEn, estadoPago: 'pagado' }, liberableEn)).toBe(true)
  expect(puedeLiberarse({ liberableEn: null, estadoPago: 'pagado' }, liberableEn)).toBe(false)
  for (const estadoPago of ['contracargo', 'desconocido'] as const) expect(puedeLiberarse({ liberableEn, estadoPago }, liberableEn)).toBe(false)
})

it('pays on the next business day of Chile', () => {
  expect(calcularFechaDePago(new Date('2026-11-19T15:00:00Z'))).toBe('2026-11-20')
  expect(calcularFechaDePago(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-23')
  expect(calcularFechaDePago(new Date('2026-11-21T02:00:00Z'))).toBe('2026-11-23')
})
