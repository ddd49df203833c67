import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

const TITULO = 'Panel de Proveedores'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

describe.each([
  ['375 px', CELULAR],
  ['1280 px', ESCRITORIO],
] as const)('the panel of providers at %s', (_, viewport) => {
  it('opens by its event with the real figures, five providers and the two calls, and asks for them only then', async () => {
    const { page, problemas, cerrar } = await sitio.visita(viewport)
    const pedidas: string[] = []
    page.on('request', (request) => pedidas.push(new URL(request.url()).pathname))
    await page.goto('/providers')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(pedidas).not.toContain('/api/v1/stats')
    expect(pedidas.filter((path) => path.includes('panel-proveedores'))).toEqual([])

    await page.evaluate(() => window.dispatchEvent(new Event('openProviderDashboard')))
    const panel = page.getByRole('dialog', { name: TITULO })
    for (const cifra of ['47', '234', '8', '12']) await panel.getByText(cifra, { exact: true }).waitFor()
    expect(await panel.getByText('Datos de ejemplo').count()).toBe(0)
    expect(await panel.getByRole('link', { name: /Activo|En revisión|Pausado|vencido/ }).count()).toBe(5)
    await panel.getByText('GET /api/v1/b2b/proveedores').waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(await desborde(page)).toBeLessThanOrEqual(1)
    expect(problemas).toEqual([])
    await cerrar()
  })
})

describe('the panel of providers', () => {
  it('opens by the address, which is then / again, and Back closes it', async () => {
    const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/?openDashboard=true')
    const panel = page.getByRole('dialog', { name: TITULO })
    await panel.getByText('234', { exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.goBack()
    await panel.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/')
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('labels the sample figures when the real ones cannot be had, and tries again', async () => {
    const { page, cerrar } = await sitio.visita(CELULAR)
    await page.route('**/api/v1/stats', (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
    )
    await page.goto('/?openDashboard=true')
    const panel = page.getByRole('dialog', { name: TITULO })
    await panel.getByText('Datos de ejemplo').waitFor()
    for (const cifra of ['47', '234', '8', '12']) await panel.getByText(cifra, { exact: true }).waitFor()
    await page.unroute('**/api/v1/stats')
    await panel.getByRole('button', { name: 'Reintentar' }).click()
    await panel.getByText('Datos de ejemplo').waitFor({ state: 'detached' })
    expect(await panel.getByText('234', { exact: true }).isVisible()).toBe(true)
    await cerrar()
  })

  it('lets a link inside it lead away, which closing must not call off', async () => {
    const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/?openDashboard=true')
    await page.getByRole('dialog', { name: TITULO }).getByRole('link', { name: 'Ver todos los proveedores' }).click()
    await page.getByRole('heading', { level: 1, name: 'Proveedores' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).pathname).toBe('/providers')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('tells a visitor what a key takes', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/?openDashboard=true')
    await page.getByText('Las claves se crean en el panel de empresas.').waitFor()
    await page.getByRole('link', { name: 'Ir al panel de empresas' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ingresa a tu cuenta de empresa' }).waitFor()
    await page.getByLabel('Correo').fill('empresa@demo.cl')
    await page.getByLabel('Contraseña', { exact: true }).fill('Chile-demo-2026')
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await page.waitForURL(/\/empresas\/dashboard\?vista=claves$/)
    await page.goto('/?openDashboard=true')
    expect(await page.getByRole('link', { name: 'Crear clave' }).getAttribute('href')).toBe(
      '/empresas/dashboard?vista=claves',
    )
    await cerrar()
  })
})

describe('a link to the dates of an experience', () => {
  it.each([
    ['375 px', CELULAR],
    ['1280 px', ESCRITORIO],
  ] as const)('shows the calendar at %s', async (_, viewport) => {
    const { page, problemas, cerrar } = await sitio.visita(viewport)
    await page.goto('/experience/santiago-centro-plaza-de-armas-a-la-moneda?adulto=2#fechas')
    await page.getByRole('button', { name: 'Mes siguiente' }).waitFor()
    await page.getByText(/^2 ×/).first().waitFor({ state: 'attached' })
    expect(problemas).toEqual([])
    await cerrar()
  })
})
