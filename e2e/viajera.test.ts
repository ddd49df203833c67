import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { elegirFecha, escribirTarjeta, marcoDeTarjeta, pagar, TARJETA } from './compra.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

const EXPERIENCIA = '/experience/santiago-centro-plaza-de-armas-a-la-moneda'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

async function entrar(page: Page): Promise<void> {
  await page.getByLabel('Correo').fill('viajera@demo.cl')
  await page.getByLabel('Contraseña', { exact: true }).fill('Chile-demo-2026')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
}

describe.each([
  ['375 px', CELULAR],
  ['1280 px', ESCRITORIO],
] as const)('a traveller with an account at %s', (_, viewport) => {
  it('signs in on the way, types nothing twice, is declined once, pays and finds the ticket', async () => {
    const { page, problemas, cerrar } = await sitio.visita(viewport)
    await page.goto('/mis-entradas')
    await page.getByText('Inicia sesión para ver tus entradas').waitFor()
    await entrar(page)
    await page.getByRole('tab', { name: 'Próximas' }).waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])

    await page.goto(EXPERIENCIA)
    await elegirFecha(page)
    await page.getByRole('heading', { name: '2. Pago' }).waitFor()
    await escribirTarjeta(page, TARJETA.rechazada)
    await page.getByLabel(/^Acepto los Términos/).check()
    await pagar(page)
    await marcoDeTarjeta(page).getByText('Tu banco rechazó el pago y no hubo cobro').waitFor()
    await escribirTarjeta(page, TARJETA.aceptada)
    await pagar(page)
    await page.getByRole('heading', { level: 1, name: 'Reserva confirmada' }).waitFor()
    expect(await desborde(page)).toBeLessThanOrEqual(1)

    await page.goto('/mis-entradas')
    await page
      .getByRole('link', { name: /Camina de la Plaza de Armas a La Moneda por sus pasajes.*confirmada/i })
      .first()
      .click()
    await page.getByRole('img', { name: /^Código QR de tu reserva/ }).waitFor()
    // The way there is within reach before anything is scrolled, and only once.
    const camino = page.getByRole('link', { name: 'Cómo llegar' })
    expect([
      await camino.count(),
      await camino.evaluate((enlace) => enlace.getBoundingClientRect().bottom <= window.innerHeight),
    ]).toEqual([1, true])
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(problemas).toEqual([])
    await cerrar()
  })
})

describe('with the keyboard alone', () => {
  it('a traveller gets from the card to the confirmed booking', async () => {
    const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto(`/login?siguiente=${encodeURIComponent(EXPERIENCIA)}`)
    await tabTo(page, /^Correo/)
    await page.keyboard.type('viajera@demo.cl')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Chile-demo-2026')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /^Camina de la Plaza/ }).waitFor()
    await page.getByRole('gridcell').first().waitFor()

    await tabTo(page, 'Mes siguiente')
    await page.keyboard.press('Enter')
    await tabTo(page, /cupos/)
    await page.keyboard.press('Enter')
    await tabTo(page, /^(Reservar otra fecha|Continuar)/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '2. Pago' }).waitFor()
    await marcoDeTarjeta(page).getByLabel('Número de tarjeta').waitFor()

    await tabToCard(page)
    for (const text of [TARJETA.aceptada.replaceAll(' ', ''), '1234', '123', 'Valentina Rojas']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await tabTo(page, /^Acepto los Términos/)
    await page.keyboard.press('Space')
    await tabTo(page, /^Pagar \$/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Reserva confirmada' }).waitFor()
    expect(problemas).toEqual([])
    await cerrar()
  })
})

const TABS = 120

/** Presses Tab until the focused control has this name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < TABS; presses++) {
    await page.keyboard.press('Tab')
    if (matches(await focusedName(page), name)) return
  }
  throw new Error(`no focus on ${String(name)}`)
}

async function tabToCard(page: Page): Promise<void> {
  const number = marcoDeTarjeta(page).getByLabel('Número de tarjeta')
  for (let presses = 0; presses < TABS; presses++) {
    await page.keyboard.press('Tab')
    if (await number.evaluate((input) => input === input.ownerDocument.activeElement)) return
  }
  throw new Error('no focus on the card')
}

const matches = (found: string, name: string | RegExp): boolean =>
  typeof name === 'string' ? found === name : name.test(found)

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    const labels = (element as HTMLInputElement | null)?.labels
    return (element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? '').trim()
  })
}
