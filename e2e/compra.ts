import type { FrameLocator, Page } from 'playwright-core'

export const TARJETA = {
  aceptada: '4242 4242 4242 4242',
  rechazada: '4000 0000 0000 0002',
  conBanco: '4000 0000 0000 3220',
}

const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1280

/** From the home page to the experience: the search, then its card. */
export async function buscar(page: Page, palabra: string, nombre: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Buscar por palabra' }).fill(palabra)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: `Reservar: ${nombre}` }).click()
  await page.getByRole('heading', { level: 1, name: nombre }).waitFor()
}

/** Chooses the last day of the shown month that is free, its first time, and one traveller more. */
export async function elegirFecha(page: Page): Promise<void> {
  // A press before the script has begun is nobody's.
  await page.waitForLoadState('networkidle')
  if (isNarrow(page)) await page.getByRole('button', { name: /^(Ver fechas|Reservar otra fecha)$/ }).click()
  await page.getByRole('button', { name: 'Mes siguiente' }).click()
  await diaLibre(page).click()
  await page.getByRole('button', { name: 'Cambiar fecha' }).waitFor()
  const hora = page.getByRole('radiogroup').getByRole('radio').first()
  if (await hora.count()) await hora.check()
  await page
    .getByRole('button', { name: /^Agregar|^Más/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^(Continuar|Reservar otra fecha)$/ })
    .last()
    .click()
  await page.getByRole('heading', { name: '1. Tus datos' }).waitFor()
}

const diaLibre = (page: Page) =>
  page
    .getByRole('gridcell')
    .getByRole('button', { name: /\d cupos?/ })
    .and(page.locator(':not([aria-disabled=true])'))
    .last()

export async function escribirDatos(
  page: Page,
  { nombre, correo, celular }: { nombre: string; correo: string; celular: string },
): Promise<void> {
  await page.getByLabel('Nombre y apellido').fill(nombre)
  await page.getByLabel('Correo').fill(correo)
  await page.getByLabel('Celular').fill(celular)
  await page.getByRole('button', { name: 'Ir al pago' }).click()
  await page.getByRole('heading', { name: '2. Pago' }).waitFor()
}

export const marcoDeTarjeta = (page: Page) => page.frameLocator('iframe[title="Datos de la tarjeta"]')

export const escribirTarjeta = (page: Page, numero: string): Promise<void> =>
  llenarTarjeta(marcoDeTarjeta(page), numero)

/** The four fields, in a frame of ours or on the page of the test bank. */
export async function llenarTarjeta(donde: Page | FrameLocator, numero: string, nombre = 'Rosa Pérez'): Promise<void> {
  await donde.getByLabel('Número de tarjeta').fill(numero)
  await donde.getByLabel('Vencimiento').fill('12/34')
  await donde.getByLabel('CVC').fill('123')
  await donde.getByLabel('Nombre en la tarjeta').fill(nombre)
}

export const pagar = (page: Page): Promise<void> => page.getByRole('button', { name: /^Pagar \$/ }).click()
