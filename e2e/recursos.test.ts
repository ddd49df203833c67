import { afterAll, beforeAll, expect, it } from 'vitest'
import { pedirEn } from './pedir.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())
const pedir = pedirEn(() => sitio)

it('a host says on a phone what departures share, is told what is missing, and takes it away', async () => {
  const { page, problemas, token, cerrar } = await visitaDe(sitio, 'anfitriona@demo.cl', CELULAR)
  const [experiencia] = await pedir<{ id: string }[]>('GET', '/api/anfitrion/experiencias', token)
  let falla = true
  await page.route(/api\/anfitrion\/experiencias\?/, (route) => (falla ? route.abort() : route.continue()))
  await page.goto(`/anfitrion/calendario/${experiencia!.id}?vista=recursos`)
  await page.getByRole('button', { name: 'Agregar recurso' }).click()
  const hoja = page.getByRole('dialog')
  const aviso = hoja.getByRole('alert').filter({ hasText: 'No pudimos cargar tus experiencias' })
  await aviso.waitFor()
  falla = false
  await aviso.getByRole('button', { name: 'Reintentar' }).click()
  const uso = hoja.getByRole('combobox').first()
  await uso.waitFor()
  await hoja.getByLabel('Cuántos tienes').fill('')
  await hoja.getByRole('button', { name: 'Guardar recurso' }).click()
  await hoja.getByText('Escribe un nombre').first().waitFor()
  await hoja.getByText('Escribe cuántos tienes, de 1 a 1.000').first().waitFor()
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
  await hoja.getByLabel('Nombre').fill('Carreta de bueyes')
  await hoja.getByLabel('Cuántos tienes').fill('2')
  await uso.selectOption('salida')
  await hoja.getByRole('button', { name: 'Guardar recurso' }).click()
  await page.getByRole('heading', { name: 'Carreta de bueyes · 2' }).waitFor()
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
  await page.getByRole('button', { name: 'Editar: Carreta de bueyes' }).click()
  await hoja.getByRole('button', { name: 'Quitar recurso' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, quitar' }).click()
  await page.getByRole('heading', { name: 'Carreta de bueyes · 2' }).waitFor({ state: 'detached' })
  expect(problemas.filter((problema) => !/ERR_FAILED|Failed to fetch/.test(problema))).toEqual([])
  await cerrar()
})
