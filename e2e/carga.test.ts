import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, ESCRITORIO, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

type Manifiesto = { __reactRouterManifest: { routes: Record<string, { module: string }> } }

type Precargas = { precargas: Record<string, number> }

/** Runs in the page: when each file was asked for ahead, in ms since the visit began. */
function anotarPrecargas(): void {
  const precargas: Record<string, number> = {}
  Object.assign(window, { precargas })
  const anotar = () =>
    document
      .querySelectorAll('link[rel=modulepreload]')
      .forEach((link) => (precargas[link.getAttribute('href')!] ??= performance.now()))
  new MutationObserver(anotar).observe(document, { childList: true, subtree: true })
}

/** 0 while the screen has not been asked for. */
const pedidaEn = (page: Page, pantalla: string) =>
  page.evaluate((id) => {
    const { __reactRouterManifest, precargas } = window as unknown as Manifiesto & Precargas
    return precargas[__reactRouterManifest.routes[id]!.module] ?? 0
  }, pantalla)

const SIGUIENTES = ['screens/explorar/experiencia', 'screens/reservar/reservar'] as const

describe('the code of the next screens', () => {
  it.each([
    ['a visitor', SIGUIENTES],
    ['a traveller', [...SIGUIENTES, 'screens/cuenta/mis-entradas', 'screens/cuenta/perfil']],
  ] as const)('comes after 2 seconds, for %s', async (quien, pedidas) => {
    const { page, cerrar } =
      quien === 'a traveller' ? await visitaDe(sitio, 'viajera@demo.cl', ESCRITORIO) : await sitio.visita(ESCRITORIO)
    await page.addInitScript(anotarPrecargas)
    await page.goto('/ayuda')
    for (const pantalla of pedidas) {
      await expect.poll(() => pedidaEn(page, pantalla), { message: pantalla, timeout: 30_000 }).toBeGreaterThan(2_000)
    }
    await cerrar()
  })

  it('does not come for whoever saves data', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.addInitScript(anotarPrecargas)
    await page.clock.install()
    await page.goto('/ayuda')
    await page.clock.runFor(2_100)
    for (const pantalla of SIGUIENTES) expect(await pedidaEn(page, pantalla), pantalla).toBe(0)
    await cerrar()
  })
})

describe('what lies below the first view', () => {
  const isWhole = (page: Page) => page.evaluate(() => 'entera' in document.documentElement.dataset)

  it('is laid out once the page is idle', async () => {
    const { page, cerrar } = await sitio.visita(CELULAR)
    await page.goto('/')
    await expect.poll(() => isWhole(page)).toBe(true)
    await cerrar()
  })

  it('is laid out at once for whoever comes to a mark or comes back', async () => {
    const { context, cerrar } = await sitio.visita(CELULAR)
    // Without its scripts the page would never be idle: only what runs before the first paint is left.
    await context.route('**/*.js', (route) => route.abort())
    const page = await context.newPage()
    await page.goto('/terminos')
    expect(await isWhole(page)).toBe(false)
    await page.reload()
    expect(await isWhole(page)).toBe(true)
    await page.goto('/ayuda#contenido')
    expect(await isWhole(page)).toBe(true)
    await cerrar()
  })
})
