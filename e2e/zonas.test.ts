import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirSitio, CELULAR, ESCRITORIO, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

/** Runs in a page: its clock data are older than March 2025, as those of Chromium 123. */
function olvidarAysen(): void {
  globalThis.Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct(target, args: ConstructorParameters<typeof Intl.DateTimeFormat>, newTarget) {
      if (args[1]?.timeZone === 'America/Coyhaique')
        throw new RangeError('Invalid time zone specified: America/Coyhaique')
      return Reflect.construct(target, args, newTarget) as Intl.DateTimeFormat
    },
  })
}

it.each([
  ['the day and hour of an experience of Aysén', ESCRITORIO],
  ['the same on a phone', CELULAR],
])('a browser with older clock data shows %s, up to its payment', async (_, ventana) => {
  const { page, context, problemas, cerrar } = await sitio.visita(ventana)
  await context.addInitScript(olvidarAysen)
  await page.goto('/?destino=Coyhaique', { waitUntil: 'networkidle' })
  expect(
    await page.evaluate(() => {
      try {
        return new Intl.DateTimeFormat('es', { timeZone: 'America/Coyhaique' }).format()
      } catch (error) {
        return String(error)
      }
    }),
  ).toMatch(/^RangeError/)
  await page
    .getByRole('link', { name: /^Reservar:/ })
    .first()
    .click()
  await page.waitForURL(/\/experience\//)
  const elegir = ventana === CELULAR ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Reserva' })
  if (ventana === CELULAR && !(await elegir.isVisible())) await page.getByRole('button', { name: 'Ver fechas' }).click()
  await elegir.getByRole('button', { name: 'Mes siguiente' }).click()
  await elegir
    .getByRole('gridcell')
    .getByRole('button', { name: /cupos?$/ })
    .and(page.locator(':not([aria-disabled=true])'))
    .last()
    .click()
  await elegir.getByText('hora de Aysén').first().waitFor()
  await elegir.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('heading', { name: '1. Tus datos' }).waitFor()
  await page.getByText('hora de Aysén').first().waitFor({ state: 'attached' })
  expect(problemas).toEqual([])
  await cerrar()
})
