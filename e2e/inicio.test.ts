import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

const LISTA = /\/api\/v1\/experiencias\?/
const conteo = (page: Page) => page.locator('#conteo')
const opciones = (page: Page, label: string) => page.getByLabel(label, { exact: true }).locator('option')
const visible = async (page: Page, texto: string): Promise<boolean> =>
  page.getByText(texto, { exact: true }).first().isVisible()

describe('the home page', () => {
  it('says what the seed says, in both widths', async () => {
    for (const viewport of [CELULAR, ESCRITORIO]) {
      const { page, problemas, cerrar } = await sitio.visita(viewport)
      await page.goto('/')
      const titulo = page.getByRole('heading', { level: 1, name: 'Descubre experiencias locales' })
      // A click of no consequence: it waits until nothing, the picture behind least of all, stands before the words.
      await titulo.click({ trial: true })
      for (const texto of [
        'Destino',
        'Tipo de Experiencia',
        'Fechas del Viaje',
        'Buscar Experiencias',
        'Más filtros',
        'Recomendaciones de Turismo Local',
      ])
        expect(await visible(page, texto), texto).toBe(true)
      await page.getByText('234 experiencias encontradas').waitFor()
      await page.waitForFunction(() => document.querySelectorAll('select[name=destino] option').length > 2)
      expect(await opciones(page, 'Destino').first().textContent()).toBe('Todos los destinos')
      expect(await opciones(page, 'Tipo de Experiencia').allTextContents()).toEqual([
        'Todos los tipos',
        'Trekking',
        'Culinaria',
        'Cultural',
        'Aventura',
        'Enológica',
        'Stand Up Paddle',
        'Avistamiento de Aves',
        'City Tour',
      ])
      expect(
        await opciones(page, 'Ordenar por').evaluateAll((all) =>
          all.map((option) => (option as HTMLOptionElement).value),
        ),
      ).toEqual(['relevance', 'price_asc', 'price_desc', 'rating', 'newest'])
      expect(problemas).toEqual([])
      await cerrar()
    }
  })

  it('lays cards out in 1 to 4 columns by width', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/')
    for (const [width, columnas] of [
      [375, 1],
      [700, 2],
      [1000, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const tops = await page
        .getByRole('region', { name: 'Resultados' })
        .getByRole('article')
        .evaluateAll((cards) => cards.slice(0, 8).map((card) => Math.round(card.getBoundingClientRect().left)))
      expect(new Set(tops).size, `${width} px`).toBe(columnas)
    }
    await cerrar()
  })

  it('waits with 8 boxes, and with a word in the list of cities', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/v1/experiencias/cities', async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.route(LISTA, async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.goto('/terminos', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Experiencias', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Descubre experiencias locales' }).waitFor()
    expect(await opciones(page, 'Destino').first().textContent()).toBe('Cargando ciudades...')
    const region = page.getByRole('region', { name: 'Resultados' })
    await region.locator('[aria-busy]').waitFor()
    expect(await region.locator('[aria-busy] > div > *').count()).toBe(8)
    answer.resolve()
    await conteo(page).getByText('234 experiencias encontradas').waitFor()
    await cerrar()
  })

  it('tells an empty result from a failure', async () => {
    const { page, cerrar } = await sitio.visita(CELULAR)
    await page.goto('/?destino=Ciudad+que+no+existe')
    expect(await visible(page, 'No se encontraron experiencias')).toBe(true)
    expect(await visible(page, 'Prueba ajustando los filtros de búsqueda')).toBe(true)
    await page.route(LISTA, (route) => route.fulfill({ status: 500, body: '{}' }))
    await page
      .getByRole('region', { name: 'Resultados' })
      .getByRole('button', { name: 'Limpiar todos los filtros' })
      .click()
    await page.getByText('No pudimos cargar las experiencias').waitFor()
    expect(await page.getByText('No se encontraron experiencias').count()).toBe(0)
    await page.unroute(LISTA)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await conteo(page).getByText('234 experiencias encontradas').waitFor()
    await cerrar()
  })

  it('shows on a phone what came of a word, a failure too', async () => {
    const { page, cerrar } = await sitio.visita(CELULAR)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.route(LISTA, (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('searchbox', { name: 'Buscar por palabra' }).fill('trekking')
    await page.keyboard.press('Enter')
    const fallo = page.getByText('No pudimos cargar las experiencias')
    await fallo.waitFor()
    await expect.poll(async () => (await fallo.boundingBox())!.y).toBeLessThan(CELULAR.height - 100)
    expect((await fallo.boundingBox())!.y).toBeGreaterThan(56)
    await cerrar()
  })
})

describe('the filters', () => {
  it('narrow, show as tags that can be taken away, start again at page 1 and reach the server', async () => {
    const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
    const asked: URLSearchParams[] = []
    page.on('request', (request) => LISTA.test(request.url()) && asked.push(new URL(request.url()).searchParams))
    await page.goto('/?pagina=2', { waitUntil: 'networkidle' })
    await page.getByLabel('Tipo de Experiencia', { exact: true }).selectOption('Enológica')
    await page.getByRole('button', { name: 'Buscar Experiencias' }).click()
    const tags = page.getByRole('list', { name: 'Filtros activos' }).getByRole('button')
    await page.getByRole('button', { name: 'Quitar filtro: Enológica' }).waitFor()
    expect(new URL(page.url()).searchParams.has('pagina')).toBe(false)
    await page.getByRole('button', { name: 'Más filtros' }).click()
    expect(
      await opciones(page, 'Precio mínimo').evaluateAll((all) =>
        all.map((option) => (option as HTMLOptionElement).value),
      ),
    ).toEqual(['0', '10000', '25000', '50000', '100000'])
    expect(
      await opciones(page, 'Precio máximo').evaluateAll((all) =>
        all.map((option) => (option as HTMLOptionElement).value),
      ),
    ).toEqual(['0', '25000', '50000', '100000', '200000'])
    await page.getByLabel('Precio máximo', { exact: true }).selectOption('50000')
    await page.getByLabel('Ordenar por', { exact: true }).selectOption('price_desc')
    await expect
      .poll(() => Object.fromEntries(asked.at(-1) ?? []))
      .toMatchObject({ tipo: 'Enológica', precioMax: '50000', orden: 'price_desc', pagina: '1' })
    expect(await tags.allTextContents()).toEqual(['Enológica', 'Hasta $50.000'])
    await page.getByLabel('Precio máximo', { exact: true }).selectOption('0')
    await page.getByRole('button', { name: 'Quitar filtro: Hasta $50.000' }).waitFor({ state: 'detached' })
    // A chosen 0 is said as such, and bounds nothing.
    await expect.poll(() => Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ tipo: 'Enológica', precioMax: '0' })
    expect([new URL(page.url()).searchParams.get('precioMax'), await tags.allTextContents()]).toEqual([
      '0',
      ['Enológica'],
    ])
    await page.getByRole('button', { name: 'Menos filtros' }).click()
    await page.getByLabel('Precio máximo', { exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Quitar filtro: Enológica' }).click()
    await conteo(page).getByText('234 experiencias encontradas').waitFor()
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('keep the sheet of a phone open while the prices contradict each other', async () => {
    const { page, cerrar } = await sitio.visita(CELULAR)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Más filtros' }).click()
    const hoja = page.getByRole('dialog', { name: 'Filtros' })
    await hoja.getByLabel('Precio máximo', { exact: true }).selectOption('25000')
    await hoja.getByRole('button', { name: /^Ver \d+ experiencias?$/ }).waitFor()
    await hoja.getByLabel('Precio mínimo', { exact: true }).selectOption('100000')
    await hoja.getByText('El mínimo supera al máximo').waitFor()
    expect(await hoja.getByRole('button', { name: 'Ver experiencias', exact: true }).isDisabled()).toBe(true)
    await hoja.getByLabel('Precio mínimo', { exact: true }).selectOption('10000')
    await hoja.getByRole('button', { name: /^Ver \d+ experiencias?$/ }).click()
    await page.waitForURL(/precioMin=10000/)
    expect(new URL(page.url()).searchParams.get('precioMax')).toBe('25000')
    await cerrar()
  })

  it.each([CELULAR, ESCRITORIO])(
    'that come by the address and contradict each other are open, with the reason beside them, at $width px',
    async (viewport) => {
      const { page, cerrar } = await sitio.visita(viewport)
      await page.goto('/?precioMin=50000&precioMax=20000')
      await page.getByText('El mínimo supera al máximo. Baja el mínimo o sube el máximo').waitFor()
      expect(await page.getByRole('link', { name: /^Reservar: / }).count()).toBe(0)
      expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
      await page.getByLabel('Precio mínimo', { exact: true }).selectOption('10000')
      await page
        .getByRole('link', { name: /^Reservar: / })
        .first()
        .waitFor()
      await cerrar()
    },
  )

  it('choose dates: past days cannot be, a start stays open and counts, a range or a quick date closes, the icon clears', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    // In the middle of a month, so that it has days that are past.
    await page.clock.setFixedTime(new Date(`${new Date().toISOString().slice(0, 7)}-17T15:00:00Z`))
    await page.goto('/', { waitUntil: 'networkidle' })
    const boton = page.getByRole('button', { name: /^Fechas del Viaje:/ })
    const panel = page.getByRole('dialog', { name: 'Fechas del Viaje' })
    await boton.click()
    await panel.waitFor()
    expect(await panel.getByRole('list', { name: 'Fechas rápidas' }).getByRole('button').allTextContents()).toEqual([
      'Hoy',
      'Mañana',
      'El próximo fin de semana',
      'Esta semana',
      'Próximos 7 días',
    ])
    expect(await panel.getByRole('columnheader').first().textContent()).toMatch(/^l/i)
    const dias = panel.getByRole('gridcell').getByRole('button')
    await dias.and(page.locator('[aria-disabled=true]')).first().click({ force: true })
    expect(await boton.getAttribute('aria-label')).toBe('Fechas del Viaje: Elige tus fechas')
    await panel.getByRole('button', { name: 'Mes siguiente' }).click()
    const libres = dias.and(page.locator(':not([aria-disabled=true])'))
    await libres.nth(-5).click()
    expect(await panel.isVisible()).toBe(true)
    expect(await boton.getAttribute('aria-label')).toMatch(/^Fechas del Viaje: Desde el /)
    await libres.nth(-3).click()
    await panel.waitFor({ state: 'detached' })
    expect(await boton.getAttribute('aria-label')).toMatch(/^Fechas del Viaje: .+ – .+/)
    await page.getByRole('button', { name: 'Borrar fechas' }).click()
    expect(await boton.getAttribute('aria-label')).toBe('Fechas del Viaje: Elige tus fechas')
    await boton.click()
    await panel.getByRole('button', { name: 'Próximos 7 días' }).click()
    await panel.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Buscar Experiencias' }).click()
    await page.waitForURL(/fechaInicio=\d{4}-\d\d-\d\d&fechaFin=\d{4}-\d\d-\d\d/)
    await cerrar()
  })

  it('explain themselves after 700 ms under the pointer, at once within 300 ms of another, or by a press', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.clock.install()
    await page.goto('/', { waitUntil: 'networkidle' })
    const ayuda = (nombre: string) => page.getByRole('button', { name: `Ayuda: ${nombre}` })
    const abierta = (nombre: string) => page.getByRole('dialog', { name: nombre })
    // The first sign of interest fetches the help; from here on time passes only as told.
    const icono = await ayuda('Destino').elementHandle()
    await ayuda('Destino').hover()
    await page.waitForFunction((button) => !button!.isConnected, icono)
    await page.mouse.move(0, 0)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.clock.runFor(1_000)
    await abierta('Destino').waitFor({ state: 'detached' })
    await ayuda('Destino').hover()
    await page.clock.runFor(690)
    expect(await abierta('Destino').count()).toBe(0)
    await page.clock.runFor(20)
    await abierta('Destino').getByText('Elige la ciudad donde quieres vivir la experiencia.').waitFor()
    await abierta('Destino').getByRole('button', { name: 'Entendido' }).click()
    await abierta('Destino').waitFor({ state: 'detached' })
    await page.clock.runFor(250)
    await ayuda('Tipo de Experiencia').hover()
    await page.clock.runFor(10)
    await abierta('Tipo de Experiencia').waitFor()
    await page.keyboard.press('Escape')
    await page.clock.runFor(2_000)
    await ayuda('Fechas del Viaje').click()
    await abierta('Fechas del Viaje').getByText('Mostramos experiencias con cupos entre esos días.').waitFor()
    await cerrar()
  })

  it('opens under a mouse that rested there before the help came, and follows one that hurries on', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.clock.install()
    await page.goto('/', { waitUntil: 'networkidle' })
    const ayuda = (nombre: string) => page.getByRole('button', { name: `Ayuda: ${nombre}` })
    const icono = await ayuda('Destino').elementHandle()
    await ayuda('Destino').hover()
    await page.waitForFunction((button) => !button!.isConnected, icono)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('dialog', { name: 'Destino' }).waitFor()
    await ayuda('Tipo de Experiencia').hover()
    await page.clock.runFor(20)
    await page.getByRole('dialog', { name: 'Tipo de Experiencia' }).waitFor()
    await page.clock.runFor(200)
    await page.getByRole('dialog', { name: 'Destino' }).waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog', { name: 'Tipo de Experiencia' }).count()).toBe(1)
    await cerrar()
  })

  it('opens at the first tap of a finger, also once the help of another field has come', async () => {
    const movil = { baseURL: sitio.base, viewport: CELULAR, isMobile: true, hasTouch: true, locale: 'es-CL' }
    const context = await (await sitio.navegador()).newContext(movil)
    const page = await context.newPage()
    await page.goto('/', { waitUntil: 'networkidle' })
    const ayuda = (campo: string) => page.getByRole('button', { name: `Ayuda: ${campo}` })
    const entender = async (campo: string) => {
      const abierta = page.getByRole('dialog', { name: campo })
      await abierta.getByRole('button', { name: 'Entendido' }).tap()
      await abierta.waitFor({ state: 'detached' })
    }
    await ayuda('Destino').tap()
    await entender('Destino')
    const icono = await ayuda('Tipo de Experiencia').elementHandle()
    // A finger gives the focus before its click, which must find the same icon.
    expect(
      await icono!.evaluate(async (button: HTMLElement) => {
        button.focus()
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
        return button.isConnected
      }),
    ).toBe(true)
    await icono!.tap()
    await entender('Tipo de Experiencia')
    await ayuda('Destino').tap()
    await entender('Destino')
    await context.close()
  })

  it('lets whoever goes by the keyboard read it and go on to the field', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/')
    const ayuda = page.getByRole('dialog', { name: 'Destino' })
    await page.getByRole('link', { name: 'Registrarse' }).focus()
    await expect
      .poll(
        async () => {
          if (!(await ayuda.isVisible()))
            await page
              .getByRole('link', { name: 'Registrarse' })
              .focus()
              .then(() => page.keyboard.press('Tab'))
          return ayuda.isVisible()
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    await page.keyboard.press('Tab')
    expect(
      await ayuda.getByRole('button', { name: 'Entendido' }).evaluate((boton) => boton === document.activeElement),
    ).toBe(true)
    await page.keyboard.press('Tab')
    expect(
      await page.getByRole('combobox', { name: 'Destino' }).evaluate((campo) => campo === document.activeElement),
    ).toBe(true)
    await ayuda.waitFor({ state: 'detached' })
    await cerrar()
  })
})

describe('a card', () => {
  it('shows what the seed lists, and leads to its experience, fetched ahead', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    const [experiencia] = (await (await fetch(`${sitio.base}/api/v1/experiencias?q=plaza+de+armas`)).json()) as {
      id: string
      nombreExperiencia: string
      descripcionCorta: string
      ubicacionGeografica: string
      tipoExperiencia: string
      fotosUrls: string[]
      proveedor: { nombreComercial: string } | null
      anfitrion: { nombre: string } | null
    }[]
    const {
      id,
      nombreExperiencia,
      descripcionCorta,
      ubicacionGeografica,
      tipoExperiencia,
      fotosUrls,
      proveedor,
      anfitrion,
    } = experiencia!
    await page.goto('/?q=plaza+de+armas', { waitUntil: 'networkidle' })
    const card = page.getByRole('article').filter({ hasText: nombreExperiencia })
    for (const texto of [
      nombreExperiencia,
      descripcionCorta,
      ubicacionGeografica,
      tipoExperiencia,
      proveedor?.nombreComercial ?? anfitrion!.nombre,
      'por persona',
      'Reservar',
    ])
      await card.getByText(texto).first().waitFor()
    expect(await card.getByText(/^\d+ h( \d+ min)?$|^\d+ min$/).count()).toBe(1)
    expect(await card.getByText(/^\$[\d.]+$/).count()).toBe(1)
    expect(await card.getByText(/\(\d+ opini(ón|ones)\)|^Nueva$/).count()).toBe(1)
    expect(await card.locator('img').first().getAttribute('src')).toBe(fotosUrls[0])
    const enlace = card.getByRole('link', { name: `Reservar: ${nombreExperiencia}` })
    expect(await enlace.getAttribute('href')).toBe(`/experience/${id}`)
    const adelantada = page.waitForRequest(
      (request) => new URL(request.url()).pathname === `/api/v1/experiencias/${id}`,
    )
    await enlace.dispatchEvent('pointerdown')
    await adelantada
    await cerrar()
  })

  it('fetches its picture when it comes near, and says so when that fails', async () => {
    const { page, cerrar } = await sitio.visita(CELULAR)
    const listed = (await (await fetch(`${sitio.base}/api/v1/experiencias?pagina=1&porPagina=8`)).json()) as {
      fotosUrls: string[]
    }[]
    const lejana = listed[7]!.fotosUrls[0]!
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.route(`**${lejana}`, (route) => route.abort())
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(asked).toContain(listed[0]!.fotosUrls[0])
    expect(asked).not.toContain(lejana)
    const card = page.getByRole('region', { name: 'Resultados' }).getByRole('article').nth(7)
    await card.evaluate((element) =>
      window.scrollTo({
        top: window.scrollY + element.getBoundingClientRect().top - window.innerHeight + 20,
        behavior: 'instant',
      }),
    )
    await card.getByText('Error al cargar imagen').waitFor()
    expect(asked).toContain(lejana)
    await cerrar()
  })

  it('leaves a plain box where any other picture of the page fails', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.continue()))
    await page.goto('/')
    const fallidas = () =>
      page.evaluate(() =>
        [...document.images]
          .filter((imagen) => imagen.complete && imagen.naturalWidth === 0)
          .map((imagen) => getComputedStyle(imagen).content.slice(0, 9)),
      )
    await expect.poll(async () => (await fallidas()).length).toBeGreaterThan(0)
    expect(new Set(await fallidas())).toEqual(new Set(['url("data']))
    await cerrar()
  })

  it('is green and still where the traveller holds a booking to come', async () => {
    const { page, cerrar, token } = await visitaDe(sitio, 'viajera@demo.cl', ESCRITORIO)
    const reservas = (await (
      await fetch(`${sitio.base}/api/reservas/usuario`, { headers: { authorization: `Bearer ${token}` } })
    ).json()) as { estado: string; inicio: string; codigo: string; experiencia: { nombreExperiencia: string } }[]
    const { experiencia, codigo } = reservas.find(
      ({ estado, inicio }) => estado === 'confirmada' && Date.parse(inicio) > Date.now(),
    )!
    await page.goto(`/?q=${encodeURIComponent(experiencia.nombreExperiencia)}`)
    const card = page.getByRole('article').filter({ hasText: experiencia.nombreExperiencia })
    const boton = card.getByRole('button', { name: 'Reservada' })
    await boton.waitFor()
    expect(await boton.isDisabled()).toBe(true)
    expect(await card.getByRole('link').getAttribute('href')).toBe(`/mis-entradas/${codigo}`)
    await cerrar()
  })
})

describe('the sign-in', () => {
  it('has the words of the seed and goes home', async () => {
    const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/login', { waitUntil: 'networkidle' })
    const clave = page.getByLabel('Contraseña', { exact: true })
    expect(await page.getByLabel('Correo').getAttribute('type')).toBe('email')
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
    expect(await clave.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Ocultar contraseña' }).click()
    expect(await clave.getAttribute('type')).toBe('password')
    await page.getByLabel('Recordarme').check()
    const enlaces = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(enlaces).toEqual(
      expect.arrayContaining([
        ['← Volver al inicio', '/'],
        ['¿Olvidaste tu contraseña?', '/forgot-password'],
        ['Registrarse', '/register'],
        ['Únete a la red empresarial', '/b2b'],
      ]),
    )
    expect(await visible(page, 'Explora Chile')).toBe(true)

    await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await page.getByRole('main').getByText('Escribe tu contraseña').first().waitFor()
    await page.getByLabel('Correo').fill('viajera@demo.cl')
    await clave.fill('no es esta')
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await page.getByRole('alert').filter({ hasText: 'Correo o contraseña incorrectos' }).waitFor()

    const answer = Promise.withResolvers<void>()
    await page.route('**/api/auth/login', async (route) => {
      await answer.promise
      await route.continue()
    })
    await clave.fill('Chile-demo-2026')
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
    const busy = page.getByRole('button', { name: /Iniciando sesión\.\.\./ })
    await busy.waitFor()
    expect(await busy.isDisabled()).toBe(true)
    answer.resolve()
    await page.getByRole('heading', { level: 1, name: 'Descubre experiencias locales' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('authToken')?.length)).toBeGreaterThan(20)
    expect(problemas).toEqual([])
    await cerrar()
  })
})

describe('the recommendations', () => {
  it('have three zones with three destinations each', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/', { waitUntil: 'networkidle' })
    const seccion = page.getByRole('region', { name: 'Recomendaciones de Turismo Local' })
    expect(await seccion.getByRole('tab').allTextContents()).toEqual([
      'Norte de Chile',
      'Centro de Chile',
      'Sur de Chile',
    ])
    for (const zona of ['Norte de Chile', 'Centro de Chile', 'Sur de Chile']) {
      await seccion.getByRole('tab', { name: zona }).click()
      const destinos = seccion.getByRole('tabpanel').getByRole('article')
      expect(await destinos.count()).toBe(3)
      for (const dicho of [/^Mejor época: .+/, /^Qué hacer: .+/, /^Evaluación[1-5](,\d)?\(\d+ opini(ón|ones)\)$/])
        expect(await destinos.getByText(dicho).count()).toBe(3)
    }
    await cerrar()
  })
})

describe('a search', () => {
  it.each([CELULAR, ESCRITORIO])(
    'of a recommended place shows its first cards whole, under the bar with its tag',
    async (viewport) => {
      const { page, problemas, cerrar } = await sitio.visita(viewport)
      await page.goto('/', { waitUntil: 'networkidle' })
      await page.getByRole('tab', { name: 'Sur de Chile' }).click()
      await page.getByRole('link', { name: 'Ver experiencias en Puerto Natales' }).click()
      await page.getByRole('button', { name: 'Quitar filtro: Puerto Natales' }).waitFor()
      await conteo(page).getByText('4 experiencias encontradas').waitFor()
      const primera = page.getByRole('region', { name: 'Resultados' }).getByRole('listitem').first()
      await expect
        .poll(
          async () =>
            (await primera.boundingBox())!.y -
            (await page.locator('[data-barra-resultados]').evaluate((barra) => barra.getBoundingClientRect().bottom)),
        )
        .toBeGreaterThanOrEqual(0)
      expect((await primera.boundingBox())!.y).toBeLessThan(viewport.height / 2)
      expect(problemas).toEqual([])
      await cerrar()
    },
  )

  it('that one comes to cuts no landmark of the strip, at any width', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/?destino=Santiago')
    for (const width of [960, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const franja = (await page.locator('img[src*=panorama]').boundingBox())!
      const panel = (await page.getByRole('search').boundingBox())!
      // The islet of the moai and the last ice end 480 px down in a picture of 2400 × 560.
      const hasta = 480 * Math.max(franja.width / 2400, franja.height / 560)
      expect([width, panel.y - franja.y >= hasta]).toEqual([width, true])
    }
    await cerrar()
  })
})

describe('the chat', () => {
  it('greets, waits, answers, and says the sentence of the seed when it cannot', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('search').getByText('Preguntar a Matheus').click()
    const chat = page.getByRole('dialog', { name: /Matheus - Experto en Turismo/ })
    for (const texto of [
      'Matheus - Experto en Turismo',
      'Conectado',
      'Powered by IA • Datos actualizados en tiempo real',
      'Hola, soy Matheus, tu asistente automático. ¿Qué te gustaría hacer en Chile?',
    ])
      await chat.getByText(texto).first().waitFor()
    const caja = (await chat.boundingBox())!
    expect([caja.x + caja.width > ESCRITORIO.width - 80, caja.y + caja.height > ESCRITORIO.height - 160]).toEqual([
      true,
      true,
    ])

    const asked: string[] = []
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/chat/ask', async (route) => {
      asked.push(route.request().postData() ?? '')
      await answer.promise
      await route.continue()
    })
    const campo = chat.getByRole('textbox')
    await campo.fill('   ')
    await campo.press('Enter')
    await campo.fill('Vino en')
    await campo.press('Shift+Enter')
    expect(asked).toEqual([])
    await campo.fill('Cata de vinos en Santa Cruz')
    await campo.press('Enter')
    await chat.getByText('Matheus está escribiendo...').first().waitFor()
    expect(await campo.isDisabled()).toBe(true)
    answer.resolve()
    await chat.getByText('Matheus está escribiendo...').first().waitFor({ state: 'detached' })
    expect(asked.map((body) => JSON.parse(body))).toEqual([
      { message: 'Cata de vinos en Santa Cruz', userPreferences: {} },
    ])

    await page.unroute('**/api/chat/ask')
    await page.route('**/api/chat/ask', (route) => route.fulfill({ status: 500, body: '{}' }))
    await campo.fill('¿Y en Pucón?')
    await campo.press('Enter')
    await chat.getByText('Lo siento, estoy teniendo problemas técnicos. Por favor, intenta de nuevo.').first().waitFor()
    await cerrar()
  })
})
