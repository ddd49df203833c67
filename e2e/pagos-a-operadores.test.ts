import { afterAll, beforeAll, expect, it } from 'vitest'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

it('a run of payouts goes from one admin to another, to the bank, and to the host’s statement', { retry: 0 }, async () => {
  const autora = await visitaDe(sitio, 'finanzas@demo.cl', ESCRITORIO, 'admin')
  await autora.page.goto('/admin/finanzas')
  await autora.page.getByRole('link', { name: 'Abrir la nómina 2' }).click()
  await autora.page.getByText('Tú creaste esta nómina: la aprueba otra persona de finanzas.').waitFor()
  const nomina = new URL(autora.page.url()).pathname

  const segunda = await visitaDe(sitio, 'admin@demo.cl', ESCRITORIO, 'admin')
  await segunda.page.goto(nomina)
  await segunda.page.getByRole('button', { name: 'Aprobar nómina' }).click()
  await segunda.page.getByRole('button', { name: 'Sí, aprobar' }).click()
  await segunda.page.getByText('Aprobada', { exact: true }).waitFor()
  const [archivo] = await Promise.all([segunda.page.waitForEvent('download'), segunda.page.getByRole('button', { name: 'Descargar archivo del banco' }).click()])
  expect(archivo.suggestedFilename()).toBe('nomina-2.csv')
  expect(await revisarAccesibilidad(segunda.page)).toEqual([])
  await segunda.page.getByRole('button', { name: 'Marcar como enviada al banco' }).click()
  await segunda.page.getByLabel('Referencia del banco').fill('TEF-77001')
  await segunda.page.getByRole('button', { name: 'Marcar como pagada' }).click()
  await segunda.page.getByText(/referencia TEF-77001/).waitFor()
  await segunda.page.goto('/admin/finanzas/libro')
  await segunda.page.getByText(/^El libro suma \$0 en/).waitFor()
  expect(await revisarAccesibilidad(segunda.page)).toEqual([])
  expect([...autora.problemas, ...segunda.problemas]).toEqual([])
  await autora.cerrar()
  await segunda.cerrar()

  const { page, problemas, cerrar } = await visitaDe(sitio, 'anfitriona@demo.cl', CELULAR)
  await page.goto('/anfitrion/liquidaciones?vista=abonos')
  await page.getByText('TEF-77001').waitFor()
  await page.getByRole('link', { name: /^Ver el abono/ }).first().click()
  await page.getByText('Precio pagado').first().waitFor()
  await page.getByText('IVA de la comisión').first().waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  expect(await desborde(page)).toBeLessThanOrEqual(1)
  expect(problemas).toEqual([])
  await cerrar()
})
