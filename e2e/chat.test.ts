import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

const LANZADOR = 'Abrir chat con Matheus'
const TITULO = 'Matheus - Experto en Turismo'
const FALLA = 'Lo siento, estoy teniendo problemas técnicos. Por favor, intenta de nuevo.'
const LLAMADA = '**/api/chat/ask'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

/** Until the page has come alive: what is typed before is lost. */
const ir = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

const campo = (page: Page) => page.getByLabel('Escribe tu pregunta')
const dicho = (page: Page, quien: 'Tú' | 'Matheus') =>
  page
    .getByRole('log')
    .locator('p')
    .filter({ hasText: new RegExp(`^${quien}: `) })

async function preguntar(page: Page, texto: string): Promise<void> {
  await campo(page).fill(texto)
  const respuesta = page.waitForResponse(LLAMADA)
  await campo(page).press('Enter')
  await respuesta
  await page.getByText('Matheus está escribiendo...').waitFor({ state: 'hidden' })
}

describe.each([
  ['375 px', CELULAR],
  ['1280 px', ESCRITORIO],
] as const)('the chat at %s', (_, viewport) => {
  const isHoja = viewport.width < 640

  it('is fetched when somebody wants it, and greets', async () => {
    const { page, problemas, cerrar } = await sitio.visita(viewport)
    // Files have no words in their names: the window's is the one that says this.
    const guiones: Promise<string>[] = []
    // One that comes when the page closes has no text any more.
    page.on(
      'response',
      (response) => response.request().resourceType() === 'script' && guiones.push(response.text().catch(() => '')),
    )
    const conLaVentana = async () =>
      (await Promise.all(guiones)).filter((texto) => texto.includes('Matheus está escribiendo'))
    await ir(page, '/')
    expect(await conLaVentana()).toEqual([])

    await page.getByRole('button', { name: LANZADOR }).click()
    const ventana = page.getByRole('dialog', { name: TITULO })
    await ventana.waitFor()
    expect(await conLaVentana()).toHaveLength(1)
    for (const texto of [
      'Hola, soy Matheus, tu asistente automático. ¿Qué te gustaría hacer en Chile?',
      'Conectado',
      'Powered by IA • Datos actualizados en tiempo real',
    ])
      expect(await ventana.getByText(texto).isVisible()).toBe(true)
    expect(await ventana.getByRole('list', { name: 'Preguntas de ejemplo' }).getByRole('button').count()).toBe(3)
    expect(await revisarAccesibilidad(page)).toEqual([])

    await page.keyboard.press('Escape')
    await ventana.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(LANZADOR)
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('sends with Enter, never what is blank, and waits for the reply', async () => {
    const { page, cerrar } = await sitio.visita(viewport)
    await ir(page, '/matheus-ia')
    await campo(page).fill('  \n ')
    await campo(page).press('Enter')
    expect(await dicho(page, 'Tú').count()).toBe(0)

    await campo(page).fill('trekking')
    await campo(page).press('Shift+Enter')
    expect(await campo(page).inputValue()).toBe('trekking\n')
    await page.keyboard.type('en Pucón')

    let seguir = (): void => undefined
    const detenida = new Promise<void>((resolve) => (seguir = resolve))
    await page.route(LLAMADA, async (route) => detenida.then(() => route.continue()))
    await campo(page).press('Enter')
    await page.getByText('Matheus está escribiendo...').waitFor()
    expect(await campo(page).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Enviar mensaje' }).isDisabled()).toBe(true)
    seguir()
    await page.getByRole('list', { name: 'Experiencias' }).waitFor()
    expect(await campo(page).isDisabled()).toBe(false)
    expect(await dicho(page, 'Tú').textContent()).toBe('Tú: trekking\nen Pucón')
    await cerrar()
  })

  it('shows what was understood, what exists and where all of it is', async () => {
    const { page, problemas, cerrar } = await sitio.visita(viewport)
    await ir(page, '/')
    await page.getByRole('button', { name: LANZADOR }).click()
    await preguntar(page, 'vino cerca de Santiago para 2 el próximo fin de semana')
    const tarjetas = page.getByRole('list', { name: 'Experiencias' }).getByRole('link')
    expect(await tarjetas.count()).toBeGreaterThan(0)
    expect(await tarjetas.count()).toBeLessThanOrEqual(6)
    expect(await page.getByRole('list', { name: 'Filtros que entendí' }).getByText('2 viajeros').isVisible()).toBe(true)
    await preguntar(page, 'trekking en Arica por menos de 2 lucas')
    expect(await page.getByText('Lo más parecido').isVisible()).toBe(true)
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(await desborde(page)).toBeLessThanOrEqual(1)

    await preguntar(page, 'vino en el valle de Colchagua')
    await page.getByRole('link', { name: 'Ver todas' }).last().click()
    await page.waitForURL(
      (url) =>
        url.searchParams.get('tipo') === 'Enológica' &&
        url.searchParams.get('region') === "Libertador General Bernardo O'Higgins",
    )
    const cuantas = await page.locator('#conteo').textContent()
    expect(Number(/\d+/.exec(cuantas ?? '')?.[0])).toBeGreaterThan(0)
    await page.getByRole('dialog', { name: TITULO }).waitFor({ state: isHoja ? 'hidden' : 'visible' })
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('says so when it fails, and asks the same again', async () => {
    const { page, problemas, cerrar } = await sitio.visita(viewport)
    await ir(page, '/matheus-ia')
    await page.route(
      LLAMADA,
      (route) =>
        route.fulfill({
          status: 429,
          contentType: 'application/problem+json',
          body: JSON.stringify({ type: 'demasiados-intentos', status: 429, detail: 'Espera un momento' }),
        }),
      { times: 1 },
    )
    await preguntar(page, 'kayak en Valdivia')
    expect(await page.getByText(FALLA).isVisible()).toBe(true)
    expect(await page.getByText('Espera un momento').isVisible()).toBe(true)
    expect(await page.getByText('Sin conexión', { exact: true }).isVisible()).toBe(true)
    expect(await revisarAccesibilidad(page)).toEqual([])

    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByRole('list', { name: 'Experiencias' }).waitFor()
    expect(await page.getByText(FALLA).count()).toBe(0)
    expect(await dicho(page, 'Tú').allTextContents()).toEqual(['Tú: kayak en Valdivia'])
    expect(await page.getByText('Conectado', { exact: true }).isVisible()).toBe(true)
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('keeps the thread over closing, reloading and the page of its own, until it is told to forget', async () => {
    const { page, problemas, cerrar } = await sitio.visita(viewport)
    await ir(page, '/ayuda')
    await page.getByRole('button', { name: LANZADOR }).click()
    await preguntar(page, 'trekking en Pucón')
    if (isHoja) await page.goBack()
    else await page.getByRole('button', { name: 'Cerrar' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/ayuda')

    await ir(page, '/agente-ia')
    await preguntar(page, 'para 3 mejor')
    expect(
      await page.getByRole('list', { name: 'Filtros que entendí' }).last().getByRole('listitem').allTextContents(),
    ).toEqual(['Pucón', 'Trekking', '3 viajeros'])
    expect(await dicho(page, 'Tú').allTextContents()).toEqual(['Tú: trekking en Pucón', 'Tú: para 3 mejor'])

    await page.getByRole('button', { name: 'Borrar conversación' }).click()
    await page.getByRole('button', { name: 'Conservarla' }).click()
    expect(await dicho(page, 'Tú').count()).toBe(2)
    await page.getByRole('button', { name: 'Borrar conversación' }).click()
    const olvidada = page.waitForResponse('**/api/chat/olvidar')
    await page.getByRole('button', { name: 'Sí, borrar' }).click()
    expect((await olvidada).status()).toBe(200)
    await page.getByRole('list', { name: 'Preguntas de ejemplo' }).waitFor()
    expect(await dicho(page, 'Tú').count()).toBe(0)
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('list', { name: 'Preguntas de ejemplo' }).waitFor()
    expect(problemas).toEqual([])
    await cerrar()
  })
})

it('forgets what was asked when the session ends', async () => {
  const { page, cerrar } = await sitio.visita(ESCRITORIO)
  await ir(page, '/login')
  await page.getByLabel('Correo').fill('viajera@demo.cl')
  await page.getByLabel('Contraseña', { exact: true }).fill('Chile-demo-2026')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.locator('header [aria-haspopup=menu]').waitFor()
  await page.getByRole('button', { name: LANZADOR }).click()
  await preguntar(page, 'vino en Casablanca')
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  const guardada = () => page.evaluate(() => sessionStorage.getItem('conversacion'))
  expect(await guardada()).toContain('vino en Casablanca')
  await page.locator('header [aria-haspopup=menu]').click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await page.waitForURL('**/login')
  expect(await guardada()).toBeNull()
  await ir(page, '/matheus-ia')
  await page.getByRole('list', { name: 'Preguntas de ejemplo' }).waitFor()
  expect(await dicho(page, 'Tú').count()).toBe(0)
  await cerrar()
})
