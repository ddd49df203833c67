import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirSitio, ESCRITORIO, type Sitio, type Visita } from './sitio.ts'

const ESTILO = 'https://mapas.example/estilo.json'
const DIBUJO = {
  version: 8,
  sources: {},
  layers: [{ id: 'fondo', type: 'background', paint: { 'background-color': '#00aa55' } }],
}

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio({
    settings: { MAP_STYLE_URL: ESTILO },
    flags: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  })
})
afterAll(() => sitio?.cerrar())

async function conMapa(answer: Parameters<Page['route']>[1]): Promise<Visita> {
  const visita = await sitio.visita(ESCRITORIO)
  await visita.page.route(ESTILO, answer)
  await visita.page.goto('/?destino=Puc%C3%B3n#mapa')
  await visita.page.locator('[data-pin]').first().waitFor()
  return visita
}

const nuestros = (problemas: string[]): string[] =>
  problemas.filter((uno) => uno !== `outside: ${ESTILO}` && !/net::ERR/.test(uno))

describe('with a style for the map', () => {
  it('draws it under the same pins, and moves it with them', async () => {
    const { page, problemas, cerrar } = await conMapa((route) =>
      route.fulfill({ json: DIBUJO, headers: { 'access-control-allow-origin': '*' } }),
    )
    const lienzo = page.locator('[data-terreno-libre] canvas')
    await lienzo.waitFor()
    const antes = await page.locator('[data-pin]').first().getAttribute('style')
    await page.getByRole('group', { name: 'Mapa' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('[data-pin]').first().getAttribute('style')).not.toBe(antes)
    expect(nuestros(problemas)).toEqual([])
    await cerrar()
  })

  it('draws its own outlines where the style cannot be had', async () => {
    const { page, problemas, cerrar } = await conMapa((route) => route.abort())
    await page.locator('[data-terreno-libre]').waitFor({ state: 'detached' })
    expect(await page.getByRole('group', { name: 'Mapa' }).locator('svg path').count()).toBeGreaterThan(0)
    expect(nuestros(problemas)).toEqual([])
    await cerrar()
  })
})
