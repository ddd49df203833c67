import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirSitioConReloj, type SitioConReloj } from './sitio-con-reloj.ts'
import { CELULAR, ESCRITORIO } from './sitio.ts'

// A month of six weeks, of which none has passed.
const PRIMERO = '2027-05-01T12:00:00-04:00'
// Its last departure begins within the three days in which cancelling costs.
const VEINTINUEVE = '2027-05-29T12:00:00-04:00'

let sitio: SitioConReloj
beforeAll(async () => {
  sitio = await abrirSitioConReloj({ dia: PRIMERO })
})
afterAll(() => sitio?.cerrar())

const EXPERIENCIA = '/experience/espera-el-amanecer-en-tongariki-rapa-nui'
const diaLibre = (page: Page) =>
  page
    .getByRole('gridcell')
    .getByRole('button', { name: /cupos?$/ })
    .and(page.locator(':not([aria-disabled=true])'))
    .last()
const borde = async (elemento: Locator): Promise<{ arriba: number; abajo: number }> => {
  const caja = (await elemento.boundingBox())!
  return { arriba: caja.y, abajo: caja.y + caja.height }
}

describe('what is asked for a booking', () => {
  it.each([
    ['on the first day of a month of six weeks', PRIMERO, /^Cancela sin costo hasta el/],
    ['three days before the end of it, when cancelling costs', VEINTINUEVE, /^Si cancelas, se\sdevuelve/],
  ])(
    'stands whole in the window, its calendar and then the day chosen, with its button, beside the text: %s',
    async (_, dia, promesa) => {
      sitio.irA(new Date(dia))
      const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
      await page.goto(EXPERIENCIA)
      const continuar = page.getByRole('button', { name: 'Continuar' })
      await continuar.waitFor()
      await diaLibre(page).waitFor()
      expect((await borde(continuar)).abajo).toBeLessThanOrEqual(ESCRITORIO.height)
      // Who comes is asked with the day: the calendar is whole, and nothing lies under the button.
      expect([
        await page.getByTitle('Hay más abajo').count(),
        await page.getByText('Viajeros', { exact: true }).count(),
      ]).toEqual([0, 0])
      expect((await borde(page.getByText('Con cupos'))).abajo).toBeLessThan((await borde(continuar)).arriba)
      await diaLibre(page).click()
      await page.getByRole('button', { name: 'Cambiar fecha' }).waitFor()
      await page.getByTitle('Hay más abajo').waitFor({ state: 'detached' })
      const ultimo = page.getByRole('button', { name: /^Agregar/ }).last()
      const reserva = page.getByRole('complementary', { name: 'Reserva' })
      await expect
        .poll(async () => (await borde(ultimo)).abajo < (await borde(reserva.getByText(promesa))).arriba)
        .toBe(true)
      expect((await borde(page.getByText('Todavía no se cobra nada'))).abajo).toBeLessThanOrEqual(ESCRITORIO.height)
      // It was there all along: the page did not move under who chooses.
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      expect(problemas).toEqual([])
      await cerrar()
    },
  )

  it.each([
    [812, 375],
    [640, 450],
  ])('can be chosen in a window of %i by %i, one thing after the other', async (width, height) => {
    const { page, problemas, cerrar } = await sitio.visita({ width, height })
    await page.goto(EXPERIENCIA)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Ver fechas' }).click()
    const hoja = page.getByRole('dialog')
    await hoja.getByRole('button', { name: 'Mes siguiente' }).click()
    await diaLibre(page).click()
    await hoja
      .getByRole('button', { name: /^Agregar/ })
      .first()
      .click()
    await hoja.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('heading', { name: '1. Tus datos' }).waitFor()
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('keeps its place on a phone from one month to the next, without weeks that are not there', async () => {
    const { page, problemas, cerrar } = await sitio.visita(CELULAR)
    await page.goto(EXPERIENCIA)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Ver fechas' }).click()
    const siguiente = page.getByRole('button', { name: 'Mes siguiente' })
    await siguiente.waitFor()
    await page
      .getByRole('dialog')
      .evaluate((hoja) => Promise.all(hoja.getAnimations({ subtree: true }).map(({ finished }) => finished)))
    const { arriba } = await borde(siguiente)
    const leyenda = await borde(page.getByText('Con cupos'))
    expect((await borde(page.getByText('Viajeros', { exact: true }).last())).arriba - leyenda.abajo).toBeLessThan(60)
    await siguiente.click()
    expect((await borde(siguiente)).arriba).toBe(arriba)
    expect(problemas).toEqual([])
    await cerrar()
  })
})

it('the dates of a search leave no empty band on a phone, and the months turn in one place', async () => {
  // The last days of a month that takes six weeks.
  sitio.irA(new Date('2027-05-23T15:00:00Z'))
  const { page, problemas, cerrar } = await sitio.visita(CELULAR)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /^Fechas del Viaje:/ }).click()
  const siguiente = page.getByRole('button', { name: 'Mes siguiente' })
  await siguiente.waitFor()
  await page
    .getByRole('dialog')
    .evaluate((hoja) => Promise.all(hoja.getAnimations({ subtree: true }).map(({ finished }) => finished)))
  const { arriba } = await borde(siguiente)
  for (const _ of [1, 2, 3]) {
    const hueco =
      (await borde(page.getByText('Elige la fecha de inicio'))).arriba - (await borde(page.getByRole('grid'))).abajo
    expect(hueco).toBeLessThan(90)
    await siguiente.click()
    expect((await borde(siguiente)).arriba).toBe(arriba)
  }
  expect(problemas).toEqual([])
  await cerrar()
})

describe('a search with few results', () => {
  it('has price, button and the card of a pin in the window beside its map', async () => {
    const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/?destino=Puc%C3%B3n')
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Mapa', exact: true }).click()
    const pin = page.locator('[data-pin]').first()
    await pin.waitFor()
    expect((await borde(page.getByRole('link', { name: /^Reservar:/ }).first())).abajo).toBeLessThan(ESCRITORIO.height)
    // The first presses part marks that lie together.
    const elegidas = page.getByLabel('Experiencias elegidas')
    await expect
      .poll(async () => ((await elegidas.count()) === 0 && (await pin.click()), elegidas.count()), {
        interval: 300,
        timeout: 30_000,
      })
      .toBe(1)
    expect((await borde(elegidas)).abajo).toBeLessThanOrEqual(ESCRITORIO.height)
    expect(problemas).toEqual([])
    await cerrar()
  })
})

it('a kind of experience that the keyboard comes to is seen whole on a phone', async () => {
  const { page, cerrar } = await sitio.visita(CELULAR)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const tipos = page.getByRole('navigation', { name: 'Tipos de experiencia' }).getByRole('link')
  await tipos.first().focus()
  for (let i = 1; i < (await tipos.count()); i++) {
    await page.keyboard.press('Tab')
    const caja = (await tipos.nth(i).boundingBox())!
    expect(caja.x + caja.width).toBeLessThan(CELULAR.width - 4)
  }
  await cerrar()
})
