import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PORTADA } from '#domain/reglas/portada-primera.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

describe('the recommendations', () => {
  it.each(PORTADA.destinos)('$ciudad has what it is recommended for, and its picture', async ({ ciudad, imagen }) => {
    const respuesta = await fetch(`${sitio.base}/api/v1/experiencias?destino=${encodeURIComponent(ciudad)}`)
    expect(((await respuesta.json()) as unknown[]).length).toBeGreaterThan(0)
    expect((await fetch(sitio.base + imagen)).status).toBe(200)
  })

  it('lead to their results and put the focus on the count', async () => {
    const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.getByRole('tab', { name: 'Sur de Chile' }).click()
    const enlaces = page
      .getByRole('tabpanel', { name: 'Sur de Chile' })
      .getByRole('link', { name: /^Ver experiencias en / })
    await expect.poll(() => enlaces.count()).toBe(3)
    await enlaces.first().click()
    await page.waitForURL(/destino=/)
    await page.waitForFunction(() => document.querySelector('#conteo')?.textContent !== '234 experiencias encontradas')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('conteo')
    expect(await page.locator('#conteo').textContent()).toMatch(/^[1-9]\d* experiencias? encontradas?$/)
    expect(problemas).toEqual([])
    await cerrar()
  })
})

describe('a long list', () => {
  it('goes on by itself once, then as far as one asks, and leaves what follows it within reach', async () => {
    const { page, problemas, cerrar } = await sitio.visita(CELULAR)
    await page.goto('/', { waitUntil: 'networkidle' })
    const tarjetas = page.getByRole('region', { name: 'Resultados' }).getByRole('article')
    expect(await tarjetas.count()).toBe(8)
    await tarjetas.last().evaluate((tarjeta) => tarjeta.scrollIntoView({ behavior: 'instant' }))
    await expect.poll(() => tarjetas.count()).toBe(24)
    await page.getByText('Ves 24 de 234 experiencias', { exact: true }).waitFor()
    await tarjetas.last().evaluate((tarjeta) => tarjeta.scrollIntoView({ behavior: 'instant' }))
    await page.getByText('Ves 24 de 234 experiencias', { exact: true }).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(await tarjetas.count()).toBe(24)

    await page.getByRole('link', { name: 'Mostrar más' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Ves 48 de 234 experiencias', { exact: true }).waitFor()
    const nueva = tarjetas.nth(24)
    await expect.poll(() => nueva.evaluate((tarjeta) => tarjeta.contains(document.activeElement))).toBe(true)
    expect([await desborde(page), problemas]).toEqual([0, []])
    await cerrar()
  })
})

it.each(['tipo=Buceo', 'region=Atlántida'])(
  'an address with %s finds nothing, and its filter can be taken away',
  async (query) => {
    const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto(`/?${query}`)
    await page.getByRole('heading', { name: 'No se encontraron experiencias' }).waitFor()
    await page.getByRole('button', { name: /^Quitar filtro: / }).click()
    await page.getByText('234 experiencias encontradas', { exact: true }).waitFor()
    expect(problemas).toEqual([])
    await cerrar()
  },
)

describe('a search by text', () => {
  it.each([
    [
      'kayak con unicornios',
      'No encontramos «unicornios»',
      'Estas experiencias coinciden con el resto de tu búsqueda.',
    ],
    ['moai observatorio', 'Ninguna experiencia tiene todas esas palabras', 'Estas tienen alguna de ellas.'],
  ])('%s says what of it was not met', async (q, titulo, texto) => {
    const { page, problemas, cerrar } = await sitio.visita(CELULAR)
    await page.goto(`/?q=${encodeURIComponent(q)}`)
    const aviso = page.getByRole('region', { name: 'Resultados' }).getByRole('status')
    expect((await aviso.innerText()).split(/\n+/)).toEqual([titulo, texto])
    expect([await revisarAccesibilidad(page), await desborde(page), problemas]).toEqual([[], 0, []])
    await page.getByRole('searchbox', { name: 'Buscar por palabra' }).fill('kayak')
    await page.keyboard.press('Enter')
    await aviso.waitFor({ state: 'detached' })
    await cerrar()
  })
})
