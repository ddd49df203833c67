import { afterAll, beforeAll, expect, it } from 'vitest'
import { escribirTarjeta, marcoDeTarjeta, pagar, TARJETA } from './compra.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, revisarAccesibilidad, type Sitio } from './sitio.ts'

const MAS_CARA = 5_000

let sitio: Sitio
beforeAll(async () => {
  // Since she bought, its operator asks more.
  sitio = await abrirSitio({
    antes: async (db) => {
      const caras = db
        .selectFrom('opciones as o')
        .innerJoin('experiencias as e', 'e.id', 'o.experienciaId')
        .select('o.id')
        .where('e.nombreExperiencia', 'like', 'Camina la quebrada del Kari%')
      await db
        .updateTable('tarifas')
        .set((eb) => ({ precio: eb('precio', '+', MAS_CARA) }))
        .where('opcionId', 'in', caras)
        .execute()
    },
  })
})
afterAll(() => sitio?.cerrar())

it('pays only the difference of a dearer date, keeps its code, and gets both payments back at 375 px', async () => {
  const { page, problemas, cerrar } = await visitaDe(sitio, 'viajera@demo.cl', CELULAR)
  await page.goto('/mis-entradas')
  await page
    .getByRole('link', { name: /^Camina la quebrada del Kari/i })
    .first()
    .click()
  await page.getByRole('region', { name: 'Gestionar la reserva' }).waitFor()
  const entrada = page.url()
  const antes = await page.locator('time, dd').first().textContent()

  await page.getByRole('button', { name: 'Cambiar fecha' }).click()
  const hoja = page.getByRole('dialog', { name: 'Cambiar fecha' })
  await hoja
    .getByRole('gridcell')
    .getByRole('button', { name: /[1-9]\d* horario/ })
    .last()
    .click()
  await hoja
    .getByText(/· \d+ cupos?$/)
    .first()
    .click()
  await hoja.getByText('Pagas solo la diferencia').waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  expect(await desborde(page)).toBeLessThanOrEqual(1)
  await hoja.getByRole('button', { name: /^Pagar \$[\d.]+ y cambiar$/ }).click()

  await page.getByRole('heading', { level: 1, name: 'Paga la diferencia' }).waitFor()
  await page.getByText('Conservas la tuya hasta que pagues').waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  expect(await desborde(page)).toBeLessThanOrEqual(1)
  await escribirTarjeta(page, TARJETA.rechazada)
  await page.getByLabel(/^Acepto los Términos/).check()
  await pagar(page)
  await marcoDeTarjeta(page).getByText('Tu banco rechazó el pago y no hubo cobro').waitFor()
  await escribirTarjeta(page, TARJETA.aceptada)
  await pagar(page)
  await page.getByRole('heading', { level: 1, name: 'Listo, cambiamos tu fecha' }).waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  expect(await desborde(page)).toBeLessThanOrEqual(1)

  await page.getByRole('link', { name: 'Ver mi entrada' }).click()
  await page.getByText('Diferencia por cambio de fecha').waitFor()
  expect(page.url()).toBe(entrada)
  expect(await page.locator('time, dd').first().textContent()).not.toBe(antes)
  await expect
    .poll(
      async () =>
        (await sitio.correos()).some((correo) => correo.includes('Cambiamos tu fecha') && correo.includes('Pagaste')),
      { timeout: 45_000 },
    )
    .toBe(true)

  await page.getByRole('button', { name: 'Cancelar reserva' }).click()
  const dialogo = page.getByRole('alertdialog', { name: '¿Cancelar tu reserva?' })
  const pagado = /Pagaste (\$\d+(?:\.\d{3})*)/.exec((await dialogo.getByText(/Pagaste \$/).textContent())!)![1]!
  await dialogo.getByText(`Devolución: ${pagado} (100 %)`).waitFor()
  await dialogo.getByRole('button', { name: 'Sí, cancelar la reserva' }).click()
  await dialogo.waitFor({ state: 'hidden' })
  await page.getByText('Vuelve a la tarjeta con que pagaste').waitFor()
  // One notice for each charge: what was paid first, and the difference.
  await expect
    .poll(async () => (await sitio.correos()).filter((correo) => correo.includes('El medio de pago')).length, {
      timeout: 45_000,
    })
    .toBeGreaterThanOrEqual(2)
  expect(problemas).toEqual([])
  await cerrar()
})
