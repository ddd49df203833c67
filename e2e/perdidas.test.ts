import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirSitio, CELULAR, desborde, revisarAccesibilidad, type Sitio } from './sitio.ts'

const ROTO = 'quillay-y-piedra'

let sitio: Sitio
beforeAll(async () => {
  // A text where there should be a list: its page cannot be drawn.
  sitio = await abrirSitio({
    antes: async (db) =>
      void (await db.updateTable('proveedores').set({ verificaciones: '"rota"' }).where('slug', '=', ROTO).execute()),
  })
})
afterAll(() => sitio?.cerrar())

it.each([
  ['/una-pagina-que-no-existe', 404],
  ['/%E0%A4%A', 400],
] as const)('whoever arrives at %s looks for what they wanted right there', async (ruta, status) => {
  const response = await fetch(sitio.base + ruta)
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
  const { page, cerrar } = await sitio.visita(CELULAR)
  await page.goto(ruta)
  await page.getByRole('heading', { level: 1, name: 'Esta página no existe' }).waitFor()
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
  await page.getByRole('searchbox', { name: 'Busca una experiencia' }).fill('kayak')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/' && url.searchParams.get('q') === 'kayak')
  await page
    .getByRole('heading', { level: 2, name: /kayak|experiencias/i })
    .first()
    .waitFor()
  await cerrar()
})

it('a call with such an address is refused as calls are', async () => {
  for (const path of ['/api/v1/experiencias/%E0%A4%A', '/v1/experiencias/%E0%A4%A']) {
    const response = await fetch(sitio.base + path)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ])
  }
})

it('a page that fails says by what reference we know of it, and is tried again', async () => {
  const ruta = `/provider-profile/${ROTO}`
  const response = await fetch(sitio.base + ruta)
  const html = await response.text()
  expect([response.status, /data-referencia[^>]*>[0-9a-f-]{36}</.test(html), html.includes('TypeError')]).toEqual([
    500,
    true,
    false,
  ])
  const { page, cerrar } = await sitio.visita(CELULAR)
  await page.goto(ruta, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1, name: 'Algo falló al mostrar esta página' }).waitFor()
  const referencia = () => page.locator('[data-referencia]').textContent()
  const primera = await referencia()
  expect(primera).toMatch(/^[0-9a-f-]{36}$/)
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect.poll(async () => (await referencia().catch(() => primera)) !== primera).toBe(true)
  await cerrar()
})
