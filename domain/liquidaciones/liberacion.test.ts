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
  expect(calcularLiberableEn({ estado, fin, llegadaEn: llegada && new Date(llegada) })?.toISOString() ?? null).toBe(
    esperado,
  )
})

it('releases at that instant, and never what the bank disputes or nobody knows about', () => {
  const liberableEn = new Date('2026-11-15T15:00:00Z')
  expect(puedeLiberarse({ liberableEn, estadoPago: 'pagado' }, new Date('2026-11-15T14:59:59Z'))).toBe(false)
  expect(puedeLiberarse({ liberableEn, estadoPago: 'pagado' }, liberableEn)).toBe(true)
  expect(puedeLiberarse({ liberableEn: null, estadoPago: 'pagado' }, liberableEn)).toBe(false)
  for (const estadoPago of ['contracargo', 'desconocido'] as const)
    expect(puedeLiberarse({ liberableEn, estadoPago }, liberableEn)).toBe(false)
})

it.each([
  ['a Thursday', '2026-11-19T15:00:00Z', '2026-11-20'],
  ['a Friday', '2026-11-20T15:00:00Z', '2026-11-23'],
  ['a Friday night in Santiago', '2026-11-21T02:00:00Z', '2026-11-23'],
  ['the eve of a holiday', '2026-12-07T15:00:00Z', '2026-12-09'],
  ['a Thursday before a holiday on Friday', '2026-12-24T15:00:00Z', '2026-12-28'],
])('pays on the next business day of Chile: from %s', (_caso, desde, dia) => {
  expect(calcularFechaDePago(new Date(desde), ['2026-12-08', '2026-12-25'])).toBe(dia)
})
