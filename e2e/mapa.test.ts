import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

const GEOMETRIA = '**/mapa/chile.json'
const focoEn = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
/** A press of the hand, where the pointer must not fall on what lies over it. */
const pulsar = (page: Page, nombre: RegExp) => page.getByRole('button', { name: nombre }).first().click()

describe('the map beside the list', () => {
  it('costs nothing until it is asked for, and then shows every result', async () => {
    const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
    const pedidas: string[] = []
    page.on('request', (request) => pedidas.push(request.url()))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(pedidas.filter((url) => /(?:chile|lagos)\.json|experiencias\/mapa|mapa-lado/.test(url))).toEqual([])
    await pulsar(page, /^Mapa$/)
    await page.getByText('234 experiencias en el mapa').waitFor()
    expect(new URL(page.url()).hash).toBe('#mapa')
    const cuentas = await page
      .locator('[data-pin]')
      .evaluateAll((pines) => pines.map((pin) => pin.getAttribute('data-pin')?.split(' ').length ?? 0))
    expect(cuentas.reduce((a, b) => a + b, 0)).toBe(234)
    expect(await revisarAccesibilidad(page)).toEqual([])
    await pulsar(page, /^Lista$/)
    await page.locator('[data-pin]').first().waitFor({ state: 'detached' })
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('lifts the pin of a card and the card of a pin', async () => {
    const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/?destino=Valpara%C3%ADso#mapa')
    const pin = page.locator('[data-pin]').first()
    await pin.waitFor()
    const [id = ''] = ((await pin.getAttribute('data-pin')) ?? '').split(' ')
    const enlace = page.locator(`a[href="/experience/${id}"]`).first()
    await enlace.hover()
    await page.locator(`[data-pin~="${id}"] > .bg-primary`).waitFor()
    await pin.focus()
    await page.locator('li.outline-primary', { has: page.locator(`a[href="/experience/${id}"]`) }).waitFor()
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('is reached and moved with the keyboard: nearer, along, a pin opens its card and Escape gives the pin back', async () => {
    const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/?q=moai#mapa')
    const mapa = page.getByRole('group', { name: 'Mapa' })
    await page.getByLabel('Ir a').selectOption('Rapa Nui')
    await mapa.focus()
    const lugares = () =>
      page.locator('[data-pin]').evaluateAll((pines) => pines.map((pin) => (pin as HTMLElement).style.transform).join())
    const antes = await lugares()
    await page.keyboard.press('ArrowRight')
    const movido = await lugares()
    expect(movido).not.toBe(antes)
    await page.keyboard.press('ArrowLeft')
    for (let i = 0; i < 8; i++) await page.keyboard.press('-')
    expect(await lugares()).not.toBe(movido)
    await page.getByLabel('Ir a').selectOption('')
    await page.getByRole('region', { name: 'Rapa Nui' }).locator('[data-pin]').first().focus()
    // Groups open towards their places until one of them is a card.
    for (let i = 0; i < 8 && (await page.getByLabel('Experiencias elegidas').count()) === 0; i++) {
      if ((await focoEn(page)) === 'Mapa') await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.locator('[data-pin]').first().waitFor()
    }
    const tarjeta = page.getByLabel('Experiencias elegidas').getByRole('link').first()
    await tarjeta.waitFor()
    expect(await tarjeta.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByLabel('Experiencias elegidas').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-pin'))).toBe(true)
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('searches where one looks, keeps it in the address and gives it up with its tag', async () => {
    const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/#mapa')
    await page.getByLabel('Ir a').selectOption('12')
    await pulsar(page, /^Buscar en esta zona$/)
    await page.waitForURL(/zona=/)
    const conteo = page.locator('#conteo')
    await page.waitForFunction(
      () =>
        document.querySelector('#conteo')?.textContent !== '234 experiencias encontradas' &&
        document.querySelector('#conteo')?.textContent !== '',
    )
    const enZona = Number((await conteo.textContent())?.match(/^\d+/)?.[0])
    expect(enZona).toBeGreaterThan(0)
    expect(enZona).toBeLessThan(40)
    await page.getByText(`${enZona} experiencias en el mapa`).waitFor()
    await pulsar(page, /^Quitar filtro: Zona del mapa$/)
    await page.waitForFunction(() => document.querySelector('#conteo')?.textContent === '234 experiencias encontradas')
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('shows its lakes with the name of who drew them, and the rest where they do not come', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.route('**/mapa/lagos.json', (route) => route.abort())
    await page.goto('/?destino=Puc%C3%B3n#mapa')
    await page.getByText('3 experiencias en el mapa').waitFor()
    await page.locator('[data-pin]').first().waitFor()
    const credito = page.getByRole('link', { name: /^Lagos: © OpenStreetMap/ })
    expect(await credito.count()).toBe(0)
    await page.unroute('**/mapa/lagos.json')
    await page.reload()
    await credito.waitFor()
    await page.getByText('Lago Villarrica', { exact: true }).waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])
    await cerrar()
  })

  it('says where there is nothing, and when it could not be loaded', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.route(GEOMETRIA, (route) => route.abort())
    await page.goto('/#mapa')
    await page.getByText('No pudimos cargar el mapa').waitFor()
    expect(await page.getByRole('link', { name: /^Reservar:/ }).count()).toBeGreaterThan(0)
    await page.unroute(GEOMETRIA)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByLabel('Ir a').selectOption('Juan Fernández')
    await page.getByText('Aquí no hay experiencias. Aleja el mapa o cambia los filtros').waitFor()
    await cerrar()
  })
})

describe('the map on a phone', () => {
  it('fills the screen with a strip of cards, and Back from a card comes back to it', async () => {
    const { page, problemas, cerrar } = await sitio.visita(CELULAR)
    await page.goto('/?destino=Puc%C3%B3n')
    await page.waitForLoadState('networkidle')
    await pulsar(page, /^Mapa$/)
    const hoja = page.getByRole('dialog', { name: 'Mapa' })
    const tira = hoja.getByLabel('Experiencias del mapa').getByRole('link')
    await tira.first().waitFor()
    const caja = await hoja.boundingBox()
    expect([caja?.width, caja?.height]).toEqual([CELULAR.width, CELULAR.height])
    expect(await desborde(page)).toBeLessThanOrEqual(1)
    expect(await revisarAccesibilidad(page)).toEqual([])
    const blancos = await hoja
      .locator('[data-pin]')
      .evaluateAll(
        (pines) =>
          pines
            .map((pin) => pin.getBoundingClientRect())
            .filter(({ width, height }) => Math.round(width) < 44 || Math.round(height) < 44).length,
      )
    expect(blancos).toBe(0)
    const nombre = (await tira.first().locator('.line-clamp-2').first().textContent()) ?? ''
    await tira.first().click()
    await page.getByRole('heading', { level: 1, name: nombre }).waitFor()
    await page.goBack()
    await hoja.waitFor()
    await page.keyboard.press('Escape')
    await hoja.waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('?destino=Puc%C3%B3n')
    expect(problemas).toEqual([])
    await cerrar()
  })
})

/** Buttons, cards and plates that a mark touches. */
const tocados = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const mapa = document.querySelector('[data-pin]')?.closest('[role=dialog], aside')
    const cajas = [...(mapa?.querySelectorAll('[data-pin] > span') ?? [])].map((pin) => pin.getBoundingClientRect())
    const encima = [
      ...(mapa?.querySelectorAll('button:not([data-pin]), [data-tarjeta], [role=status], a[href*=copyright]') ?? []),
    ]
    return encima
      .filter((uno) => {
        const { left, right, top, bottom } = uno.getBoundingClientRect()
        return cajas.some((caja) => caja.left < right && caja.right > left && caja.top < bottom && caja.bottom > top)
      })
      .map((uno) => uno.getAttribute('aria-label') ?? uno.textContent ?? '')
  })

describe('marks', () => {
  it.each([
    ['375 px', CELULAR],
    ['1280 px', ESCRITORIO],
  ] as const)(
    'lie under no card and no button at %s, wherever one comes nearer; nor does the chosen one under its card',
    async (_, viewport) => {
      const { page, problemas, cerrar } = await sitio.visita(viewport)
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      await pulsar(page, /^Mapa$/)
      const pines = page.locator('[data-pin]')
      await pines.first().waitFor()
      for (const lamina of ['Norte', 'Centro', 'Sur']) {
        await page.getByLabel('Ir a').selectOption('')
        await page.getByRole('region', { name: lamina }).locator('[data-pin]').first().click()
        await page.getByRole('button', { name: 'Acercar', exact: true }).waitFor()
        expect([lamina, await tocados(page)]).toEqual([lamina, []])
      }
      const abajo = await pines.evaluateAll((todos) => todos.map((pin) => pin.getBoundingClientRect().bottom))
      await pines.nth(abajo.indexOf(Math.max(...abajo))).click()
      expect(await tocados(page)).toEqual([])
      expect(problemas).toEqual([])
      await cerrar()
    },
  )

  it('stand beside a list that begins level with the map, with tags and without', async () => {
    const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/?destino=Santiago')
    await page.waitForLoadState('networkidle')
    await pulsar(page, /^Mapa$/)
    await page.locator('[data-pin]').first().waitFor()
    const desnivel = () =>
      page.evaluate(
        () =>
          document.querySelector('aside[aria-label=Mapa]')!.getBoundingClientRect().top -
          document.querySelector('[aria-label=Resultados] li')!.getBoundingClientRect().top,
      )
    expect(await desnivel()).toBe(0)
    await pulsar(page, /^Quitar filtro: Santiago$/)
    await page.getByText('234 experiencias encontradas').waitFor()
    await page.locator('#resultados').evaluate((resultados) => resultados.scrollIntoView({ behavior: 'instant' }))
    expect(await desnivel()).toBe(0)
    expect(problemas).toEqual([])
    await cerrar()
  })
})

describe('the place of an experience', () => {
  it.each([
    ['375 px', CELULAR],
    ['1280 px', ESCRITORIO],
  ] as const)('is drawn once one comes near it at %s', async (_, viewport) => {
    const { page, problemas, cerrar } = await sitio.visita(viewport)
    const pedidas: string[] = []
    page.on('request', (request) => pedidas.push(request.url()))
    await page.goto('/experience/santiago-centro-plaza-de-armas-a-la-moneda')
    await page.waitForLoadState('networkidle')
    expect(pedidas.filter((url) => /(?:chile|lagos)\.json/.test(url))).toEqual([])
    await page.getByRole('heading', { name: 'Punto de encuentro' }).scrollIntoViewIfNeeded()
    await page
      .getByRole('img', { name: 'Mapa: Santiago, Centro histórico, Región Metropolitana de Santiago' })
      .locator('svg.lucide')
      .waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(problemas).toEqual([])
    await cerrar()
  })
})
