import { expect, it } from 'vitest'
import { FERIADOS } from '#domain/asistente/fechas/feriados.ts'
import { calcularFechaEstimada, elegirVia, sumarDiasHabiles } from './reembolso.ts'

const cobradoEn = new Date('2026-08-01T12:00:00Z')
const tras = (horas: number, ms = 0): Date => new Date(cobradoEn.getTime() + horas * 3_600_000 + ms)

it.each([
  ['all within 3 h', 'credit', 10_000, tras(3), 'reversa'],
  ['all within 3 h, debit', 'debit', 10_000, tras(1), 'reversa'],
  ['all after 3 h', 'credit', 10_000, tras(3, 1), 'anulacion'],
  ['a part at once', 'credit', 5_000, tras(1), 'anulacion'],
  ['after 90 days', 'credit', 10_000, tras(90 * 24, 1), 'anulacion'],
  ['debit', 'debit', 10_000, tras(48), 'anulacion'],
  ['prepaid', 'prepaid', 10_000, tras(48), 'anulacion'],
  ['a card of unknown kind', null, 10_000, tras(48), 'anulacion'],
  ['what came by transfer', 'transferencia', 10_000, tras(1), 'transferencia'],
] as const)('%s', (...[_caso, tipoTarjeta, monto, ahora, via]) => {
  expect(elegirVia({ monto: 10_000, cobradoEn, tipoTarjeta }, monto, ahora)).toBe(via)
})

it.each([
  ['2026-11-16', 10, '2026-11-30'],
  ['2026-11-13', 1, '2026-11-16'],
  ['2026-11-14', 1, '2026-11-16'],
  ['2026-11-15', 5, '2026-11-20'],
  ['2026-11-16', 0, '2026-11-16'],
])('%s plus %i business days is %s', (fecha, dias, otra) => {
  expect(sumarDiasHabiles(fecha, dias, [])).toBe(otra)
})

it('promises a day of the place, not of Greenwich', () => {
  expect(calcularFechaEstimada(new Date('2026-11-17T02:00:00Z'), 'America/Santiago', [])).toBe('2026-11-30')
})

it.each([
  ['over one holiday', '2026-12-07', 1, '2026-12-09'],
  ['from a holiday on', '2026-12-08', 1, '2026-12-09'],
  ['a holiday on a weekend adds nothing', '2026-10-30', 1, '2026-11-02'],
  ['a weekend and a holiday in a row', '2026-12-24', 1, '2026-12-28'],
  ['three free days in a row, of another year', '2027-09-16', 1, '2027-09-20'],
  ['ten days with Christmas and the New Year in them', '2026-12-18', 10, '2027-01-05'],
  ['Good Friday and the Saturday after it', '2027-03-24', 2, '2027-03-29'],
] as const)('%s: %s plus %i business days of Chile is %s', (_caso, fecha, dias, otra) => {
  expect(sumarDiasHabiles(fecha, dias, Object.keys(FERIADOS))).toBe(otra)
})
