import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

describe.each([
  ['375 px', CELULAR],
  ['1280 px', ESCRITORIO],
] as const)('the list of providers at %s', (_, viewport) => {
  it('is searched by a word alone, says when nothing is found, and goes back to all of them', async () => {
    const { page, problemas, cerrar } = await sitio.visita(viewport)
    await page.goto('/providers')
    const cuantos = page.getByRole('main').getByRole('status')
    const todos = await cuantos.textContent()
    const campo = page.getByRole('searchbox', { name: 'Buscar proveedor' })
    const buscar = page.getByRole('button', { name: 'Buscar', exact: true })

    await campo.fill('mapocho')
    await buscar.click()
    await page.getByText('1 proveedor', { exact: true }).waitFor()
    await page.getByRole('link', { name: /Mapocho a Pie/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe('mapocho')

    await page.getByRole('button', { name: 'Borrar búsqueda' }).click()
    expect(await campo.inputValue()).toBe('')
    await campo.fill('submarinos de Marte')
    await buscar.click()
    await page.getByRole('heading', { name: 'No encontramos proveedores para «submarinos de Marte»' }).waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(await desborde(page)).toBeLessThanOrEqual(1)

    await page.getByRole('link', { name: 'Ver todos los proveedores' }).click()
    await page.getByText(todos!, { exact: true }).waitFor()
    expect(await campo.inputValue()).toBe('')
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('keeps what is looked for when the network fails, and finds it when tried again', async () => {
    const { page, cerrar } = await sitio.visita(viewport)
    await page.goto('/providers')
    await page.route('**/providers.data**', (route) => route.abort())
    await page.getByRole('searchbox', { name: 'Buscar proveedor' }).fill('mapocho')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.getByText('No pudimos cargar los proveedores').waitFor()
    expect(await page.getByRole('searchbox', { name: 'Buscar proveedor' }).inputValue()).toBe('mapocho')

    await page.unroute('**/providers.data**')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByRole('link', { name: /Mapocho a Pie/ }).waitFor()
    await cerrar()
  })

  it('leads from a provider to what they offer and to what others say of it', async () => {
    const lista = (await (await fetch(`${sitio.base}/api/v1/proveedores`)).json()) as {
      slug: string
      calificacion: { cantidad: number }
    }[]
    const { slug, calificacion } = lista.find(({ calificacion: { cantidad } }) => cantidad > 6 && cantidad <= 12)!
    const { page, problemas, cerrar } = await sitio.visita(viewport)
    await page.goto(`/provider-profile/${slug}`)
    const opiniones = page.getByRole('list', { name: 'Opiniones' })
    expect(await opiniones.getByRole('heading').count()).toBe(6)
    await page.route('**/api/v1/proveedores/*/resenas**', (route) =>
      route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{"status":404}' }),
    )
    await page.getByRole('button', { name: 'Mostrar más opiniones' }).click()
    await page.getByText('No pudimos cargar más opiniones').waitFor()
    await page.unroute('**/api/v1/proveedores/*/resenas**')
    await page.getByRole('button', { name: 'Mostrar más opiniones' }).click()
    await expect.poll(() => opiniones.getByRole('heading').count()).toBe(calificacion.cantidad)
    expect(await page.getByRole('button', { name: 'Mostrar más opiniones' }).count()).toBe(0)
    expect(await opiniones.getByRole('link').first().getAttribute('href')).toMatch(/^\/experience\//)
    await opiniones
      .getByRole('button', { name: /^Reportar la opinión de/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Reportar opinión' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(await desborde(page)).toBeLessThanOrEqual(1)
    await page.getByRole('link', { name: 'Ver experiencias' }).click()
    await expect
      .poll(() =>
        page
          .getByRole('heading', { level: 2, name: 'Experiencias' })
          .evaluate((titulo) => titulo.getBoundingClientRect().top),
      )
      .toBeLessThan(200)
    expect(problemas).toEqual([])
    await cerrar()
  })
})
