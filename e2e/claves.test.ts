import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

const leer = (clave: string) => fetch(`${sitio.base}/api/v1/b2b/experiencias?porPagina=2`, { headers: { 'x-api-key': clave } })

it.each([
  ['375 px', CELULAR],
  ['1280 px', ESCRITORIO],
])('a company makes an API key, uses it and revokes it, at %s', async (nombre, viewport) => {
  const { page, problemas, cerrar } = await sitio.visita(viewport)
  await page.goto('/empresas/dashboard?vista=claves')
  await page.getByLabel('Correo').fill('empresa@demo.cl')
  await page.getByLabel('Contraseña', { exact: true }).fill('Chile-demo-2026')
  await page.getByRole('button', { name: /^(Ingresar|Iniciar sesión)$/i }).click()

  await page.getByRole('button', { name: 'Crear clave' }).first().click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByRole('button', { name: 'Crear clave' }).click()
  await dialogo.getByText('Escribe un nombre').first().waitFor()
  await dialogo.getByLabel('Nombre').fill(`Hotel ${nombre}`)
  await dialogo.getByText('1 año').click()
  expect(await revisarAccesibilidad(page)).toEqual([])
  await dialogo.getByRole('button', { name: 'Crear clave' }).click()

  await dialogo.getByText('Copia la clave ahora. No podremos mostrarla otra vez').waitFor()
  const clave = (await dialogo.locator('code').textContent()) ?? ''
  expect(clave).toMatch(/^thub_live_[0-9A-Z]{52}$/)
  const catalogo = await leer(clave)
  expect([catalogo.status, ((await catalogo.json()) as unknown[]).length, catalogo.headers.get('x-total-count')]).toEqual([200, 2, '234'])
  await dialogo.getByRole('button', { name: 'Listo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, cerrar' }).click()

  await page.getByRole('button', { name: `Revocar: Hotel ${nombre}` }).click()
  const pregunta = page.getByRole('alertdialog')
  expect(await pregunta.getByRole('button', { name: 'Revocar' }).isDisabled()).toBe(true)
  await pregunta.getByLabel('Escribe el nombre de la clave para confirmar').fill(`Hotel ${nombre}`)
  await pregunta.getByRole('button', { name: 'Revocar' }).click()
  await page.getByText('Clave revocada').waitFor()
  expect((await leer(clave)).status).toBe(401)
  await pregunta.waitFor({ state: 'detached' })
  expect(await desborde(page)).toBeLessThanOrEqual(1)
  expect(await revisarAccesibilidad(page)).toEqual([])
  expect(problemas).toEqual([])
  await cerrar()
})
