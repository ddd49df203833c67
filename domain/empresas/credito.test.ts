import { expect, it } from 'vitest'
import {
  creditoDisponible,
  huellaDeReferencia,
  deudaVencida,
  motivoParaNoAnotar,
  motivoParaNoConfirmar,
  motivoParaNoFiar,
  quedaDebiendo,
  saldadas,
  saldoDeCuenta,
} from './credito.ts'

it.each([
  ['within the limit', 100_000, 30_000, 70_000, null],
  ['a peso more', 100_000, 30_000, 70_001, 'credito-insuficiente'],
  ['a company without credit', 0, 0, 1, 'credito-insuficiente'],
  ['less than before, over the limit', 10_000, 50_000, -5_000, null],
  ['as much as before, over the limit', 10_000, 50_000, 0, null],
])('owing more: %s', (_caso, limite, deuda, aumento, motivo) => {
  expect(motivoParaNoFiar({ limite, deuda }, aumento)).toBe(motivo)
})

it.each([
  ['less than it owes', 50_000, undefined, null],
  ['what it owes', 90_000, undefined, null],
  ['a peso more', 90_001, undefined, 'pago-sobre-la-deuda'],
  ['a peso more, which came', 90_001, true, null],
])('of a company that owes $90.000 comes %s', (_caso, monto, sobranteAFavor, motivo) => {
  expect(motivoParaNoAnotar({ deuda: 90_000 }, { monto, sobranteAFavor })).toBe(motivo)
})

const VISTA = { monto: 250_000, recibidoEn: '2026-11-01', vistoPor: 'ana' }
it.each([
  ['a small one is booked by one person', { monto: 200_000 }, undefined, 0, null],
  ['a large one is only noted', {}, undefined, 0, 'primera-persona'],
  ['one of many small ones, too', { monto: 50_000 }, undefined, 150_001, 'primera-persona'],
  ['whoever saw it does not agree with themselves', {}, VISTA, 0, 'falta-otra-persona'],
  ['somebody else does', {}, { ...VISTA, vistoPor: 'eva' }, 0, null],
  ['who says another sum begins anew', { monto: 240_000 }, { ...VISTA, vistoPor: 'eva' }, 0, 'primera-persona'],
  ['a small one after all needs nobody', { monto: 25_000 }, VISTA, 0, null],
  ['or another day', { recibidoEn: '2026-11-02' }, { ...VISTA, vistoPor: 'eva' }, 0, 'primera-persona'],
])('of a transfer: %s', (_que, dicho, visto, aSolas, motivo) => {
  expect(
    motivoParaNoConfirmar({ monto: 250_000, recibidoEn: '2026-11-01', ...dicho }, visto, {
      quien: 'ana',
      limite: 200_000,
      aSolas,
    }),
  ).toBe(motivo)
})

it.each([
  [100_000, 30_000, 0, 70_000],
  [10_000, 50_000, 0, 0],
  [100_000, 0, 20_000, 120_000],
])('of %d, owing %d, with %d in its favour, %d are left', (limite, deuda, aFavor, disponible) => {
  expect(creditoDisponible({ limite, deuda, aFavor })).toBe(disponible)
})

it.each([
  [0, []],
  [31_999, []],
  [32_000, ['a']],
  [89_999, ['a']],
  [90_000, ['a', 'b']],
  [200_000, ['a', 'b', 'c']],
])('%d paid covers %j, the oldest first', (pagado, ids) => {
  expect(
    saldadas(
      [
        { id: 'a', debe: 32_000 },
        { id: 'b', debe: 58_000 },
        { id: 'c', debe: 10_000 },
      ],
      pagado,
    ).map(({ id }) => id),
  ).toEqual(ids)
})

it.each([
  [90_000, 0, { deuda: 90_000, aFavor: 0 }],
  [90_000, 90_000, { deuda: 0, aFavor: 0 }],
  [32_000, 90_000, { deuda: 0, aFavor: 58_000 }],
])('%d owed, %d paid: %o', (fiado, pagado, saldo) => {
  expect(saldoDeCuenta({ fiado, pagado })).toEqual(saldo)
})

it.each([
  ['nothing is old', 0, 0, 0],
  ['paid in full', 40_000, 40_000, 0],
  ['paid in part', 40_000, 15_000, 25_000],
  ['paid ahead', 40_000, 90_000, 0],
])('past its days: %s', (_caso, deudaAntigua, pagado, vencido) => {
  expect(deudaVencida({ deudaAntigua, pagado })).toBe(vencido)
})

it.each([
  ['R8237', 'R8237'],
  ['r8237', 'R8237'],
  [' r-82.37 ', 'R8237'],
  ['TEF N° 881', 'TEFN881'],
  ['—', '—'],
])('knows the transfer %s again', (referencia, huella) => {
  expect(huellaDeReferencia(referencia)).toBe(huella)
})

it.each([
  [{ debe: 72_000 }, 100, 0],
  [{ debe: 72_000 }, 50, 36_000],
  [{ debe: 72_000 }, 0, 72_000],
  [{ debe: 45_000, porQuitadas: 27_000 }, 50, 36_000],
  [{ debe: 45_000, porQuitadas: 27_000 }, 100, 27_000],
  [{ debe: 45_000, porQuitadas: 27_000 }, 0, 45_000],
  [{ debe: 0, porQuitadas: 27_000 }, 50, 0],
])('of %j, with %i per cent back, %i stays owed', (debida, porcentaje, queda) => {
  expect(quedaDebiendo(debida, porcentaje)).toBe(queda)
})
