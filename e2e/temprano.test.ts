import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirSitio, CELULAR, ESCRITORIO, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

/** A page on which no script of the build arrives until it is let through; what a page runs by itself does. */
async function sinScripts(
  viewport: typeof CELULAR,
): Promise<{ page: Page; errores: string[]; soltar(): void; cerrar(): Promise<void> }> {
  const { context, cerrar } = await sitio.visita(viewport)
  // Not the page of the visit, which waits until its scripts are there.
  const page = await context.newPage()
  const errores: string[] = []
  page.on('pageerror', (error) => errores.push(error.message))
  let soltar = (): void => undefined
  const suelta = new Promise<void>((resolve) => (soltar = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await suelta
    await route.continue()
  })
  return { page, errores, soltar, cerrar }
}

describe('a form that is sent before the scripts of its page arrive', () => {
  it('the sign-in keeps what was typed, and signs in once they do', async () => {
    const { page, errores, soltar, cerrar } = await sinScripts(CELULAR)
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Correo').fill('viajera@demo.cl')
    await page.getByLabel('Contraseña', { exact: true }).fill('Chile-demo-2026')
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await page.getByLabel('Contraseña', { exact: true }).press('Enter')
    expect([
      new URL(page.url()).pathname + new URL(page.url()).search,
      await page.getByLabel('Correo').inputValue(),
    ]).toEqual(['/login', 'viajera@demo.cl'])
    soltar()
    await page.waitForURL((url) => url.pathname !== '/login')
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeTruthy()
    expect(errores).toEqual([])
    await cerrar()
  })

  it.each([
    ['/register', 'Nombre'],
    ['/forgot-password', 'Correo'],
    ['/buscar-entrada', 'Correo'],
    ['/admin/login', 'Correo'],
  ])('%s stays, with what was typed, and answers for itself once they do', async (path, campo) => {
    const { page, errores, soltar, cerrar } = await sinScripts(ESCRITORIO)
    await page.goto(path, { waitUntil: 'commit' })
    const escrito = page.getByRole('main').getByLabel(campo).first()
    await escrito.fill('x')
    const enviar = page.getByRole('main').locator('form button[type=submit]').first()
    await enviar.click()
    expect([page.url(), await escrito.inputValue()]).toEqual([sitio.base + path, 'x'])
    soltar()
    await page.getByRole('main').locator('[aria-invalid=true]').first().waitFor()
    expect([page.url(), await escrito.inputValue()]).toEqual([sitio.base + path, 'x'])
    expect(errores).toEqual([])
    await cerrar()
  })

  it('a search goes where it says by itself', async () => {
    const { page, cerrar } = await sinScripts(ESCRITORIO)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByLabel('Buscar por palabra').fill('kayak')
    await page.getByLabel('Buscar por palabra').press('Enter')
    await page.waitForURL(/[?&]q=kayak/)
    expect(new URL(page.url()).pathname).toBe('/')
    await cerrar()
  })
})

it('a button of a part whose code is still on its way is pressed once it came', async () => {
  const { context, cerrar } = await sitio.visita(CELULAR)
  const page = await context.newPage()
  let soltar = (): void => undefined
  const suelta = new Promise<void>((resolve) => (soltar = resolve))
  // The file that brings the part has no name of its own: it is known by its words.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('Prueba ajustando los filtros')) await suelta
    await route.fulfill({ response })
  })
  await page.goto('/?q=submarino', { waitUntil: 'commit' })
  const tomada = (nombre: string) =>
    page
      .getByRole('button', { name: nombre })
      .first()
      .evaluate((boton) => Object.keys(boton).some((key) => key.startsWith('__reactProps$')))
  await expect.poll(() => tomada('Buscar')).toBe(true)
  await page.getByRole('button', { name: 'Avísame cuando haya' }).click()
  expect([await tomada('Avísame cuando haya'), await page.getByRole('dialog').count()]).toEqual([false, 0])
  soltar()
  await page.getByRole('dialog', { name: 'Avísame cuando haya' }).waitFor()
  await cerrar()
})

it('without scripts at all a form that needs them says so, and what was typed is in no address', async () => {
  const sinProgramas = { baseURL: sitio.base, javaScriptEnabled: false, locale: 'es-CL' }
  const context = await (await sitio.navegador()).newContext(sinProgramas)
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Correo').fill('viajera@demo.cl')
  await page.getByLabel('Contraseña', { exact: true }).fill('Chile-demo-2026')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('heading', { name: 'Este formulario necesita JavaScript' }).waitFor()
  expect(page.url()).toBe(`${sitio.base}/login`)
  await page.getByRole('link', { name: 'Volver a la página' }).click()
  await page.getByLabel('Correo').waitFor()
  await context.close()
})
