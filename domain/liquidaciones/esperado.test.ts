import { expect, it } from 'vitest'
import { repartir } from '#domain/pagos/asientos.ts'
import { calcularEsperado, calcularPlazos } from './esperado.ts'

it.each([
  ['a Saturday', '2026-11-14T15:00:00Z', [], '2026-11-15T15:00:00.000Z', '2026-11-16'],
  ['a Thursday before a holiday', '2026-12-03T20:00:00Z', ['2026-12-08'], '2026-12-04T20:00:00.000Z', '2026-12-07'],
  ['a Sunday before a holiday', '2026-12-06T20:00:00Z', ['2026-12-08'], '2026-12-07T20:00:00.000Z', '2026-12-09'],
])(
  'what ends on %s is released a day later, and paid the next business day',
  (_dia, fin, feriados, liberableEn, fechaPago) => {
    const plazos = calcularPlazos(new Date(fin), feriados)
    expect([plazos.liberableEn.toISOString(), plazos.fechaPago]).toEqual([liberableEn, fechaPago])
  },
)

it.each([
  [
    'afecto',
    1_525,
    { bruto: 80_000, comision: 9_600, ivaComision: 1_824, costoTarjeta: 0, retencion: 0, neto: 68_576 },
  ],
  [
    'honorarios',
    1_525,
    { bruto: 80_000, comision: 9_600, ivaComision: 1_824, costoTarjeta: 0, retencion: 10_458, neto: 58_118 },
  ],
  [
    'honorarios',
    1_600,
    { bruto: 80_000, comision: 9_600, ivaComision: 1_824, costoTarjeta: 0, retencion: 10_972, neto: 57_604 },
  ],
] as const)('%s, with %i hundredths retained on that day', (regimen, retencion, esperado) => {
  expect(calcularEsperado(repartir(80_000, 1_200), regimen, { tarjeta: 0, retencion })).toEqual(esperado)
})
