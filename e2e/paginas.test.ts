import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, revisarContraste, type Sitio, type Visita } from './sitio.ts'

const PAGINAS = ['/', '/?q=kayak', '/?destino=Ciudad+que+no+existe', '/experience/santiago-centro-plaza-de-armas-a-la-moneda', '/convertirse-anfitrion', '/login', '/register', '/forgot-password', '/buscar-entrada', '/matheus-ia', '/terminos', '/privacidad', '/ds', '/una-pagina-que-no-existe', '/experiencias', '/experiencias/pucon/trekking', '/experiencias/no-existe', '/compartir/santiago-centro-plaza-de-armas-a-la-moneda', '/sin-conexion']

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

describe.each([
  ['375 px', CELULAR],
  ['1280 px', ESCRITORIO],
] as const)('at %s, light and dark', (_, viewport) => {
  let visita: Visita
  beforeAll(async () => {
    visita = await sitio.visita(viewport)
  })
  afterAll(() => visita?.cerrar())

  it.each(PAGINAS)('%s is accessible, fits the window and asks nobody else', async (path) => {
    const { page, problemas } = visita
    problemas.length = 0
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path, { waitUntil: 'load' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(await desborde(page)).toBeLessThanOrEqual(1)
    const claro = await fondo(page)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expect.poll(() => fondo(page), { timeout: 10_000 }).not.toBe(claro)
    expect(await revisarContraste(page)).toEqual([])
    expect(problemas).toEqual([])
  })
})

const fondo = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** What ux 1.9 and the first view allow: all scripts that the page starts with, compressed. */
const SCRIPT_MAX = 150 * 1024

it.each(['/', '/experience/santiago-centro-plaza-de-armas-a-la-moneda', '/providers', '/b2b'])('%s starts with at most 150 KB of script, after it was painted', async (path) => {
  const html = await (await fetch(sitio.base + path)).text()
  expect(html).not.toContain('rel="modulepreload"')
  const modules = [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([href]) => href))]
  expect(modules.length).toBeGreaterThan(3)
  const sizes = await Promise.all(modules.map(async (href) => Number((await fetch(sitio.base + href, { headers: { 'accept-encoding': 'br' } })).headers.get('content-length'))))
  expect(sizes.every((size) => size > 0)).toBe(true)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_MAX)
})
