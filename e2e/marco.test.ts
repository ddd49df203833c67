import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fechaLocal } from '#domain/fechas.ts'
import { conToken, visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

const CARGANDO = 'Cargando Tourism Hub Chile...'
const barra = (page: Page) => page.getByRole('banner')
const enlaces = (page: Page) =>
  barra(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
const menuDe = (page: Page, nombre: string) => barra(page).getByRole('button', { name: nombre })
const haySesion = (page: Page) => page.evaluate(() => localStorage.getItem('authToken') !== null)

describe('the bar', () => {
  it('offers a visitor the business page, the sign-in and the sign-up, and never makes anyone wait', async () => {
    const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await page.getByText(/^\d+ experiencias encontradas$/).waitFor()
    expect(await enlaces(page)).toEqual([
      ['Tourism Hub Chile', '/'],
      ['Para empresas', '/b2b'],
      ['Iniciar Sesión', '/login'],
      ['Registrarse', '/register'],
    ])
    expect(await page.getByText(CARGANDO).count()).toBe(0)
    expect(asked).not.toContain('/api/auth/me')
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('stays on top while the page moves', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/')
    await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }))
    expect((await barra(page).boundingBox())?.y).toBe(0)
    await cerrar()
  })

  it('gives a traveller the bookings, the bell and the menu of the avatar', async () => {
    const { page, problemas, cerrar } = await visitaDe(sitio, 'viajera@demo.cl', ESCRITORIO)
    await page.goto('/')
    await barra(page).getByRole('link', { name: 'Mis Experiencias' }).waitFor()
    expect(await enlaces(page)).toEqual([
      ['Tourism Hub Chile', '/'],
      ['Mis Experiencias', '/mis-entradas'],
    ])
    await barra(page)
      .getByRole('button', { name: /^Notificaciones/ })
      .click()
    await page.getByRole('dialog', { name: /^Notificaciones/ }).waitFor()
    await page.keyboard.press('Escape')
    await menuDe(page, 'Valentina').click()
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'Mi Perfil',
      'Mis Experiencias',
      'Configuración',
      'Mensajes',
      'Favoritos',
      'Cerrar sesión',
    ])
    expect(
      await page.getByRole('menuitem').evaluateAll((items) => items.map((item) => item.getAttribute('href'))),
    ).toEqual(['/perfil', '/mis-entradas', '/configuracion', '/mensajes', '/favoritos', null])
    await page.keyboard.press('Escape')
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('hides the bookings from a host, who has a space instead', async () => {
    const { page, cerrar } = await visitaDe(sitio, 'anfitriona@demo.cl', ESCRITORIO)
    await page.goto('/')
    await barra(page).getByRole('link', { name: 'Mi espacio de anfitrión' }).waitFor()
    expect(await page.getByText('Mis Experiencias', { exact: true }).count()).toBe(0)
    await menuDe(page, 'Paulina').click()
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'Mi Perfil',
      'Mi espacio de anfitrión',
      'Configuración',
      'Mensajes',
      'Favoritos',
      'Cerrar sesión',
    ])
    await cerrar()
  })

  it('says Usuario where there is no name', async () => {
    const { page, cerrar } = await visitaDe(sitio, 'viajera@demo.cl', ESCRITORIO)
    await page.route('**/api/auth/me', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), nombre: '' } })
    })
    await page.goto('/')
    await menuDe(page, 'Usuario').click()
    expect(await page.getByRole('menuitem').count()).toBe(6)
    await cerrar()
  })
})

describe('the menu on phones', () => {
  it('opens over the page, closes with its button, Escape and Back, and leads on', async () => {
    const { page, problemas, cerrar } = await sitio.visita(CELULAR)
    await page.goto('/', { waitUntil: 'networkidle' })
    const abrir = page.getByRole('button', { name: 'Abrir menú' })
    const menu = page.getByRole('navigation', { name: 'Menú' })
    await abrir.click()
    for (const nombre of ['Para empresas', 'Iniciar Sesión', 'Registrarse', 'Términos', 'Privacidad'])
      await menu.getByRole('link', { name: nombre }).waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])
    await page.getByRole('button', { name: 'Cerrar menú' }).click()
    await menu.waitFor({ state: 'detached' })
    await abrir.click()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    await abrir.click()
    await page.goBack()
    await menu.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/')
    await abrir.click()
    await menu.getByRole('link', { name: 'Iniciar Sesión' }).click()
    await page.getByRole('heading', { level: 1, name: 'Iniciar Sesión' }).waitFor()
    expect(problemas).toEqual([])
    await cerrar()
  })
})

describe('the session', () => {
  it('covers the page while it is checked, and shows it again', async () => {
    const { page, cerrar } = await visitaDe(sitio, 'viajera@demo.cl', ESCRITORIO)
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/auth/me', async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.goto('/')
    const espera = page.getByRole('status').filter({ hasText: CARGANDO })
    await espera.waitFor()
    const caja = await page.getByText(CARGANDO).locator('xpath=ancestor::div[contains(@class,"fixed")]').boundingBox()
    // All but the room of the scroll bar.
    expect(caja).toEqual({
      x: 0,
      y: 0,
      height: ESCRITORIO.height,
      width: await page.evaluate(() => document.body.getBoundingClientRect().width),
    })
    answer.resolve()
    await espera.waitFor({ state: 'detached' })
    await menuDe(page, 'Valentina').waitFor()
    await cerrar()
  })

  it('ends with a 401, which takes the token away', async () => {
    const visita = await sitio.visita(ESCRITORIO)
    const { page, cerrar } = visita
    await conToken(visita, 'authToken', 'nadie')
    await page.goto('/')
    await page.waitForFunction(() => localStorage.getItem('authToken') === null)
    expect(await page.getByText(CARGANDO).count()).toBe(0)
    await barra(page).getByRole('link', { name: 'Iniciar Sesión' }).waitFor()
    await cerrar()
  })

  it('leaves the page to whoever has a token the server cannot judge', async () => {
    const { page, problemas, cerrar } = await visitaDe(sitio, 'viajera@demo.cl', ESCRITORIO)
    await page.route('**/api/auth/me', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/')
    await expect
      .poll(() => problemas.filter((problema) => problema.includes('Session check failed')).length, { timeout: 30_000 })
      .toBe(2)
    await page.getByText(CARGANDO).waitFor({ state: 'detached' })
    await barra(page).getByRole('link', { name: 'Iniciar Sesión' }).waitFor()
    expect(await haySesion(page)).toBe(true)
    await cerrar()
  })

  it('is given up where the server never answers, after two tries', async () => {
    const { page, cerrar } = await visitaDe(sitio, 'viajera@demo.cl', ESCRITORIO)
    let tries = 0
    await page.route('**/api/auth/me', () => void tries++)
    await page.goto('/')
    await page.getByRole('status').filter({ hasText: CARGANDO }).waitFor()
    await page.getByText(CARGANDO).waitFor({ state: 'detached' })
    await barra(page).getByRole('link', { name: 'Iniciar Sesión' }).waitFor()
    expect([tries, await haySesion(page)]).toEqual([2, true])
    await cerrar()
  })

  it.each([
    ['answers', false],
    ['fails', true],
  ] as const)('is closed at /login whether the server %s, with all that was kept', async (_caso, isBroken) => {
    const { page, problemas, cerrar, token } = await visitaDe(sitio, 'viajera@demo.cl', ESCRITORIO)
    const sent: (string | undefined)[] = []
    page.on(
      'request',
      (request) => request.url().endsWith('/api/auth/logout') && sent.push(request.headers().authorization),
    )
    if (isBroken) await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/mis-entradas')
    await page.getByRole('tab', { name: 'Próximas' }).waitFor()
    await menuDe(page, 'Valentina').click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await page.waitForURL('**/login')
    await page.getByRole('heading', { level: 1, name: 'Iniciar Sesión' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(sent).toEqual([`Bearer ${token}`])
    expect(await haySesion(page)).toBe(false)
    await expect
      .poll(
        () =>
          problemas.filter((problema) =>
            problema.startsWith('Logout request failed, but continuing with local cleanup'),
          ).length,
      )
      .toBe(isBroken ? 1 : 0)
    expect(problemas.filter((problema) => !problema.startsWith('Failed to load resource'))).toHaveLength(
      isBroken ? 1 : 0,
    )
    await page.getByRole('link', { name: '← Volver al inicio' }).click()
    await barra(page).getByRole('link', { name: 'Iniciar Sesión' }).waitFor()
    const me = await fetch(`${sitio.base}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
    expect(me.status).toBe(isBroken ? 200 : 401)
    await cerrar()
  })
})

describe('what follows the page', () => {
  it('is a button up after 300 px, which scrolls smoothly unless less motion is wanted', async () => {
    const { page, cerrar } = await sitio.visita(CELULAR)
    await page.goto('/terminos')
    const arriba = page.getByRole('button', { name: 'Volver arriba' })
    const bajar = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await bajar(300)
    expect(await arriba.count()).toBe(0)
    await bajar(301)
    await arriba.waitFor()
    await page.evaluate(() => document.adoptedStyleSheets.splice(0))
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth')
    await arriba.click()
    await page.waitForFunction(() => window.scrollY === 0)
    await arriba.waitFor({ state: 'detached' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
    await cerrar()
  })

  it('goes up above a control that the page came to rest under', async () => {
    const { page, cerrar } = await sitio.visita(CELULAR)
    await page.goto('/')
    const reservar = page
      .getByRole('region', { name: 'Resultados' })
      .getByRole('link', { name: /^Reservar: / })
      .first()
    await reservar.waitFor()
    const arriba = page.getByRole('button', { name: 'Volver arriba' })
    /** The middle of a control at the height of the arrow's lowest place, as far below it as told. */
    const dejar = (masAbajo: number) =>
      reservar.evaluate((control, lejos) => {
        const { y, height } = control.getBoundingClientRect()
        window.scrollTo({
          top: window.scrollY + y + height / 2 - (window.innerHeight - 38) - lejos,
          behavior: 'instant',
        })
      }, masAbajo)
    const pie = async () => {
      const { y, height } = (await arriba.boundingBox())!
      return CELULAR.height - Math.round(y + height)
    }
    await dejar(150)
    await arriba.waitFor()
    await expect.poll(pie).toBe(16)
    await dejar(0)
    await expect
      .poll(
        async () =>
          (await arriba.boundingBox())!.y + (await arriba.boundingBox())!.height <= (await reservar.boundingBox())!.y,
      )
      .toBe(true)
    expect(await arriba.isVisible()).toBe(true)
    await cerrar()
  })

  it('is a footer with the address, the experiences, the terms and this year', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/')
    const pie = page.getByRole('contentinfo')
    await pie.getByRole('link', { name: /@/ }).waitFor()
    expect(
      await pie
        .getByRole('navigation', { name: 'Navegación' })
        .getByRole('link', { name: 'Experiencias' })
        .getAttribute('href'),
    ).toBe('/')
    expect(await pie.getByRole('link', { name: 'Términos' }).getAttribute('href')).toBe('/terminos')
    expect(await pie.getByRole('link', { name: 'Privacidad' }).getAttribute('href')).toBe('/privacidad')
    await pie.getByText(`© ${fechaLocal(new Date(), 'America/Santiago').slice(0, 4)} Tourism Hub Chile`).waitFor()
    await cerrar()
  })
})

describe('an unknown address', () => {
  it('is a 404 that leads home', async () => {
    const { page, cerrar } = await sitio.visita(CELULAR)
    const response = await page.goto('/una/pagina/que/no/existe')
    expect(response?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'Esta página no existe' }).waitFor()
    await page.getByRole('link', { name: 'Ir al inicio' }).click()
    await page.getByRole('heading', { level: 1, name: 'Descubre experiencias locales' }).waitFor()
    await cerrar()
  })
})

describe('a notice', () => {
  it('stands alone for 5 seconds; a newer one takes its place, and a pointer keeps it', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.clock.install()
    await page.goto('/ds')
    await page.clock.runFor(1_000)
    const avisos = page.getByRole('region', { name: 'Avisos' })
    const cerrarAviso = avisos.getByRole('button', { name: 'Cerrar aviso' })
    const botones = page.getByRole('button', { name: /^Mostrar aviso/ })
    await botones.first().click()
    await cerrarAviso.waitFor()
    await botones.nth(1).click()
    await avisos.getByRole('alert').getByRole('button', { name: 'Cerrar aviso' }).waitFor()
    expect(await cerrarAviso.count()).toBe(1)
    await page.mouse.move(0, 0)
    await page.clock.runFor(3_000)
    expect(await cerrarAviso.count()).toBe(1)
    await page.clock.runFor(2_500)
    await cerrarAviso.waitFor({ state: 'detached' })
    await botones.first().click()
    await cerrarAviso.hover()
    await page.clock.runFor(20_000)
    expect(await cerrarAviso.count()).toBe(1)
    await cerrarAviso.click()
    await cerrarAviso.waitFor({ state: 'detached' })
    await cerrar()
  })
})
