import { expect, it } from 'vitest'
import { creditoDisponible, huellaDeReferencia, deudaVencida, motivoParaNoFiar } from './credito.ts'

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
  [100_000, 30_000, 70_000],
  [10_000, 50_000, 0],
])('of %d, owing %d, %d are left', (limite, deuda, disponible) => {
  expect(creditoDisponible({ limite, deuda })).toBe(disponible)
})

it.each([
  ['nothing is old', 0, 0, 0],
  ['paid in full', 40_000, 40_000, 0],
  ['paid in part', 40_000, 15_000, 25_000],
  ['paid ahead', 40_000, 90_000, 0],
])('past its days: %s', (_caso, deudaAntigua, pagado, vencido) => {
  expect(deudaVencida({ deudaAntigua, pagado })).toBe(vencido)
})

it.each([['R8237', 'R8237'], ['r8237', 'R8237'], [' r-82.37 ', 'R8237'], ['TEF N° 881', 'TEFN881'], ['—', '—']])('knows the transfer %s again', (referencia, huella) => {
  expect(huellaDeReferencia(referencia)).toBe(huella)
})
