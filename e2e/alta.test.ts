import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TARJETA } from './compra.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

describe('becoming a host at 375 px', () => {
  it('chooses a plan with a card, then finds what is asked of her, one task a page', async () => {
    const { page, problemas, cerrar } = await visitaDe(sitio, 'viajera@demo.cl', CELULAR)
    await page.goto('/onboarding-anfitrion')
    await page.getByText('Primero elige un plan. El gratis no tiene costo').waitFor()
    await page.goto('/subscribe-anfitrion')
    await page.getByRole('button', { name: 'Elegir plan' }).click()
    await page.getByText('Elige un plan', { exact: true }).waitFor()
    // The whole card is the label, and lies over its circle.
    await page.getByRole('radio', { name: /^Pro/ }).check({ force: true })
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(await desborde(page)).toBe(0)
    await page.getByRole('button', { name: 'Elegir plan' }).click()

    await page.getByRole('heading', { level: 1, name: 'Guarda tu tarjeta' }).waitFor()
    await page.getByLabel('Número de tarjeta').fill(TARJETA.aceptada)
    await page.getByLabel('Vencimiento').fill('12/34')
    await page.getByLabel('CVC').fill('123')
    await page.getByLabel('Nombre en la tarjeta').fill('Rosa Pérez')
    await page.getByRole('button', { name: 'Guardar tarjeta' }).click()
    await page.getByText('Tu plan está activo desde hoy').waitFor()
    await page.getByRole('link', { name: 'Preparar mi espacio' }).click()

    await page.getByRole('heading', { level: 1, name: 'Prepara tu espacio de anfitrión' }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Tareas' }).waitFor()
    expect(await page.getByRole('listitem').getByRole('button', { name: /^\d\. / }).count()).toBeGreaterThan(3)
    await page.getByRole('button', { name: /^1\. / }).click()
    await page.waitForURL(/[?&]tarea=/)
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(await desborde(page)).toBe(0)
    expect(problemas).toEqual([])
    await cerrar()
  })
})
