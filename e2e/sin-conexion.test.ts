import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buscar, elegirFecha, escribirDatos, escribirTarjeta, pagar, TARJETA } from './compra.ts'
import { abrirSitio, CELULAR, desborde, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

const qr = (page: Page) => page.getByRole('img', { name: /^Código QR de tu reserva/ })

const fotoDelLugar = (page: Page) => page.getByRole('region', { name: 'Punto de encuentro' }).getByRole('img')
const anchoDe = (imagen: Locator): Promise<number> => imagen.evaluate((img) => (img as HTMLImageElement).naturalWidth)
const paginasDe = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** The worker is there for the pages to come. */
const esperarTrabajador = (page: Page): Promise<unknown> =>
  page.evaluate(
    async () =>
      (await navigator.serviceWorker.ready).active?.state === 'activated' ||
      new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })),
  )

const guardado = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cajas = await Promise.all((await caches.keys()).map((nombre) => caches.open(nombre)))
    return (await Promise.all(cajas.map((caja) => caja.keys()))).flat().map(({ url }) => new URL(url).pathname)
  })

async function entrar(page: Page): Promise<void> {
  await page.goto('/login?siguiente=/mis-entradas')
  await page.getByLabel('Correo').fill('viajera@demo.cl')
  await page.getByLabel('Contraseña', { exact: true }).fill('Chile-demo-2026')
  await page.getByRole('button', { name: 'Iniciar Sesión', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Mis Experiencias' }).waitFor()
}

describe('without a connection, at 375 px', () => {
  it('a signed-in traveller shows the ticket opened before, and signing out takes it away', async () => {
    const { page, context, problemas, cerrar } = await sitio.visita(CELULAR)
    await entrar(page)
    await page.locator('a[href^="/mis-entradas/"]').first().click()
    await qr(page).waitFor()
    await esperarTrabajador(page)
    const entrada = page.url()
    await page.getByText('Si el clima no acompaña').waitFor()
    await page
      .getByRole('definition')
      .filter({ hasText: /^Joaquín$/ })
      .waitFor()
    await expect.poll(() => anchoDe(fotoDelLugar(page))).toBeGreaterThan(0)
    expect(paginasDe(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
    expect(problemas).toEqual([])

    await context.setOffline(true)
    await page.reload()
    await qr(page).waitFor()
    await page.getByText('Disponible sin conexión').waitFor()
    await page.getByText('Cargando Tourism Hub Chile...').waitFor({ state: 'detached', timeout: 2_000 })
    await page.getByText(/guardamos en este aparato hoy a las \d\d:\d\d/).waitFor()
    expect(
      await page
        .locator('[data-papel] img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    ).toBeGreaterThan(0)
    await expect.poll(() => anchoDe(fotoDelLugar(page))).toBeGreaterThan(0)
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(await desborde(page)).toBeLessThanOrEqual(1)

    await page.goto('/mis-entradas')
    await page.getByText('Mostramos tus entradas guardadas').waitFor()
    expect(await page.locator('a[href^="/mis-entradas/"]').count()).toBeGreaterThan(0)

    await context.setOffline(false)
    await page.goto('/mis-entradas')
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await page.waitForURL(/\/login/)
    await context.setOffline(true)
    await page.goto(entrada)
    await page.getByRole('heading', { level: 1, name: 'No pudimos cargar tu entrada' }).waitFor()
    expect(await qr(page).count()).toBe(0)
    await cerrar()
  })

  it('a guest shows the ticket, any other page says that there is no connection, and comes back by itself', async () => {
    const { page, context, cerrar } = await sitio.visita(CELULAR)
    const NOMBRE = 'Camina de la Plaza de Armas a La Moneda por sus pasajes'
    await buscar(page, 'plaza de armas', NOMBRE)
    await elegirFecha(page)
    await escribirDatos(page, { nombre: 'Rosa Pérez', correo: 'rosa@ejemplo.cl', celular: '9 1234 5678' })
    await escribirTarjeta(page, TARJETA.aceptada)
    await page.getByLabel(/^Acepto los Términos/).check()
    await pagar(page)
    await page.getByRole('heading', { level: 1, name: 'Reserva confirmada' }).waitFor()
    await qr(page).waitFor()
    await esperarTrabajador(page)

    await context.setOffline(true)
    await page.goto('/providers?region=13')
    await page.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor()
    expect(new URL(page.url()).searchParams.get('desde')).toBe('/providers?region=13')
    expect(await page.getByText('Ves lo último guardado').count()).toBe(0)
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(await desborde(page)).toBeLessThanOrEqual(1)
    await page.getByRole('link', { name: new RegExp(NOMBRE) }).click()
    await qr(page).waitFor()

    await page.goto('/ayuda')
    await page.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor()
    await context.setOffline(false)
    await page.waitForURL('**/ayuda')
    await page.getByRole('heading', { level: 1, name: '¿En qué te ayudamos?' }).waitFor()
    await cerrar()
  })

  it('keeps frames and files only: no answer of the API, no page with a price', async () => {
    const { page, cerrar } = await sitio.visita(CELULAR)
    await page.goto('/')
    await esperarTrabajador(page)
    await page.goto('/experience/santiago-centro-plaza-de-armas-a-la-moneda')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const paginas = (await guardado(page)).filter((path) => !path.startsWith('/assets/'))
    expect(paginas.toSorted()).toEqual([
      '/check-in',
      '/escenas/sin-senal.svg',
      '/escenas/vacio-entradas.svg',
      '/favicon.svg',
      '/mis-entradas',
      '/mis-entradas/una',
      '/sin-conexion',
    ])
    await cerrar()
  })
})
