import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { FALLA } from './falla.ts'
import { CELULAR, desborde, ESCRITORIO, revisarAccesibilidad } from './sitio.ts'

export interface Pantalla {
  ruta: string
  llamada: RegExp
  /** What it says when the call fails. */
  falla: string
  /** What stands there once it is answered. */
  llega: (page: Page) => Promise<unknown>
}

/** Holds the call back, lets it fail, and answers it once it is asked again: the screen waits, says so, and comes back. */
export async function pasarPorSusEstados(page: Page, { ruta, llamada, falla, llega }: Pantalla): Promise<void> {
  let responde: 'nunca' | 'mal' | 'bien' = 'nunca'
  const retenidas: Route[] = []
  await page.setViewportSize(CELULAR)
  await page.route(llamada, async (route) => {
    if (responde === 'nunca') retenidas.push(route)
    else if (responde === 'mal') await route.fulfill(FALLA)
    else await route.continue()
  })
  await page.goto(ruta)
  await page.locator('main [aria-busy=true]').first().waitFor()
  expect(await page.getByText(falla).count()).toBe(0)
  responde = 'mal'
  for (const route of retenidas) await route.fulfill(FALLA)
  const aviso = page.getByRole('alert').filter({ hasText: falla })
  await aviso.waitFor()
  for (const viewport of [CELULAR, ESCRITORIO]) {
    await page.setViewportSize(viewport)
    expect(await desborde(page)).toBeLessThanOrEqual(1)
    expect(await revisarAccesibilidad(page)).toEqual([])
  }
  responde = 'bien'
  await aviso.getByRole('button', { name: 'Reintentar' }).click()
  await llega(page)
  // Some of what stands there once it is answered stands there before too.
  await aviso.waitFor({ state: 'detached' })
  await page.unroute(llamada)
}

/** The browser says each failure that was asked for. */
export const inesperados = (problemas: string[]): string[] =>
  problemas.filter((problema) => !problema.includes('status of 500'))
