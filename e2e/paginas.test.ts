import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

const PAGINAS = ['/', '/?q=kayak', '/?destino=Ciudad+que+no+existe', '/experience/santiago-centro-plaza-de-armas-a-la-moneda', '/convertirse-anfitrion', '/login', '/register', '/forgot-password', '/buscar-entrada', '/matheus-ia', '/terminos', '/privacidad', '/ds', '/una-pagina-que-no-existe', '/experiencias', '/experiencias/pucon/trekking', '/experiencias/no-existe', '/compartir/santiago-centro-plaza-de-armas-a-la-moneda', '/sin-conexion']

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

describe.each([
  ['375 px, light', CELULAR, 'light'],
  ['375 px, dark', CELULAR, 'dark'],
  ['1280 px, light', ESCRITORIO, 'light'],
  ['1280 px, dark', ESCRITORIO, 'dark'],
] as const)('at %s', (_, viewport, colorScheme) => {
  it.each(PAGINAS)('%s is accessible, fits the window and asks nobody else', async (path) => {
    const { page, problemas, cerrar } = await sitio.visita(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(path, { waitUntil: 'load' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(await desborde(page)).toBeLessThanOrEqual(1)
    expect(problemas).toEqual([])
    await cerrar()
  })
})

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
