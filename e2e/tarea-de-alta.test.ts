import { afterAll, beforeAll, expect, it } from 'vitest'
import { visitaDe } from './sesion.ts'
import { abrirSitio, ESCRITORIO, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

it('a task that was opened while another one was being saved stays open', async () => {
  const { page, problemas, cerrar } = await visitaDe(sitio, 'proveedor@demo.cl', ESCRITORIO, 'proveedor')
  let seguir = (): void => undefined
  const detenida = new Promise<void>((resolve) => (seguir = resolve))
  await page.route('**/api/provider/alta', async (route) => {
    if (route.request().method() !== 'GET') await detenida
    await route.continue()
  })
  await page.goto('/proveedor/alta')
  await page.getByRole('button', { name: /^\d\. Contacto/ }).click()
  await page.getByRole('heading', { level: 2, name: 'Contacto' }).waitFor()
  await page.getByRole('button', { name: 'Guardar y seguir' }).click()
  await page.getByRole('button', { name: /^\d\. Pagos/ }).click()
  const otra = page.getByRole('heading', { level: 2, name: 'Pagos' })
  await otra.waitFor()
  const guardada = page.waitForResponse(
    (respuesta) => respuesta.url().endsWith('/api/provider/alta') && respuesta.request().method() !== 'GET',
  )
  seguir()
  expect((await guardada).status()).toBe(200)
  await page.waitForLoadState('networkidle')
  expect(await otra.isVisible()).toBe(true)
  expect(new URL(page.url()).searchParams.get('tarea')).toBe('pagos')
  expect(problemas).toEqual([])
  await cerrar()
})
