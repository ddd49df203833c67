import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import {
  abrirSitio,
  CELULAR,
  desborde,
  ESCRITORIO,
  revisarAccesibilidad,
  revisarContraste,
  type Sitio,
  type Visita,
} from './sitio.ts'

const PAGINAS = [
  '/',
  '/?q=kayak',
  '/?destino=Ciudad+que+no+existe',
  '/experience/santiago-centro-plaza-de-armas-a-la-moneda',
  '/convertirse-anfitrion',
  '/login',
  '/register',
  '/forgot-password',
  '/buscar-entrada',
  '/matheus-ia',
  '/terminos',
  '/privacidad',
  '/ds',
  '/una-pagina-que-no-existe',
  '/experiencias',
  '/experiencias/pucon/trekking',
  '/experiencias/no-existe',
  '/compartir/santiago-centro-plaza-de-armas-a-la-moneda',
  '/sin-conexion',
]

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
    await expect.poll(() => fondo(page), { timeout: 30_000 }).not.toBe(claro)
    expect(await revisarContraste(page)).toEqual([])
    expect(problemas).toEqual([])
  })
})

const fondo = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** What the first view allows: all scripts that the page starts with, compressed. */
const SCRIPT_MAX = 150 * 1024

it.each(['/', '/experience/santiago-centro-plaza-de-armas-a-la-moneda', '/providers', '/b2b'])(
  '%s starts with at most 150 KB of script, after it was painted',
  async (path) => {
    const html = await (await fetch(sitio.base + path)).text()
    expect(html).not.toContain('rel="modulepreload"')
    const modules = [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([href]) => href))]
    expect(modules.length).toBeGreaterThan(3)
    const sizes = await Promise.all(
      modules.map(async (href) =>
        Number(
          (await fetch(sitio.base + href, { headers: { 'accept-encoding': 'br' } })).headers.get('content-length'),
        ),
      ),
    )
    expect(sizes.every((size) => size > 0)).toBe(true)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_MAX)
  },
)

it('whoever thinks of hosting reckons with their own figures, and is told which one is missing', async () => {
  const { page, problemas, cerrar } = await sitio.visita(CELULAR)
  await page.goto('/convertirse-anfitrion', { waitUntil: 'networkidle' })
  const resultado = page.getByRole('status').filter({ hasText: 'Recibes al mes' })
  const cuantas = page.getByLabel('Personas por salida')
  await page.getByLabel('Precio por persona').fill('30000')
  await cuantas.fill('5')
  await page.getByLabel('Salidas al mes').fill('10')
  await resultado.getByText('$1.285.800', { exact: true }).waitFor()
  await cuantas.fill('0')
  await cuantas.blur()
  await page.getByText('Escribe un número entre 1 y 50').waitFor()
  await resultado.getByText('Completa los tres datos para ver el resultado.').waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  await cuantas.fill('6')
  await resultado.getByText('$1.542.960', { exact: true }).waitFor()
  expect(await page.getByText('Escribe un número entre 1 y 50').count()).toBe(0)
  expect(problemas).toEqual([])
  await cerrar()
})
