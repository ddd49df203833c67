import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ESTADOS_RESERVA } from '#contract/reservas.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, ESCRITORIO, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

const LISTA = /\/api\/v1\/experiencias\?/
const LEMA = 'Descubre experiencias auténticas en cada rincón de Chile'

/** Red, green, blue of what is behind a text. */
const fondo = (de: ReturnType<Page['locator']>): Promise<number[]> =>
  de.evaluate((element) =>
    getComputedStyle(element)
      .backgroundColor.match(/[\d.]+/g)!
      .slice(0, 3)
      .map(Number),
  )
const esVerde = ([rojo = 0, verde = 0, azul = 0]: number[]): boolean => verde > rojo && verde > azul

/** The list of the home page, asked for by the browser and answered as told. */
async function conLista(page: Page, cambiar: (experiencia: Record<string, unknown>) => object): Promise<void> {
  await page.route(LISTA, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: ((await response.json()) as Record<string, unknown>[]).map(cambiar) })
  })
  await page.goto('/terminos', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Experiencias', exact: true }).click()
  await page.getByRole('region', { name: 'Resultados' }).getByRole('article').first().waitFor()
}

describe('the home page', () => {
  it('says what it is for and where it is from, at its head and at its foot', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/')
    expect(await page.locator('h1 ~ p').textContent()).toBe(LEMA)
    expect(await page.getByRole('contentinfo').getByText(LEMA).isVisible()).toBe(true)
    const [organizacion] = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(JSON.parse(organizacion!)).toMatchObject({
      '@type': 'Organization',
      description: LEMA,
      address: { addressLocality: 'Santiago', addressCountry: 'CL' },
    })
    await cerrar()
  })

  it('shows a stock picture where an experience has none of its own', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await conLista(page, (experiencia) => ({ ...experiencia, tipoExperiencia: 'Stand Up Paddle', fotosUrls: [] }))
    const imagen = page.getByRole('region', { name: 'Resultados' }).getByRole('article').first().locator('img')
    expect(await imagen.getAttribute('src')).toBe('/escenas/C1-stand-up-paddle-1.svg')
    await imagen.evaluate((img: HTMLImageElement) => img.decode())
    await cerrar()
  })

  it('asks for a picture once a tenth of it is within 50 px of the window, and not before', async () => {
    const { page, cerrar } = await sitio.visita(CELULAR)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const listed = (await (await fetch(`${sitio.base}/api/v1/experiencias?pagina=1&porPagina=8`)).json()) as {
      fotosUrls: string[]
    }[]
    const [foto] = listed[6]!.fotosUrls
    await page.goto('/', { waitUntil: 'networkidle' })
    const tarjeta = page.getByRole('region', { name: 'Resultados' }).getByRole('article').nth(6)
    /** Puts the upper edge of the picture that far below the window, and lets two frames pass. */
    const aDistancia = (pixeles: number) =>
      tarjeta.evaluate((element, below) => {
        const caja = element.firstElementChild!.getBoundingClientRect()
        window.scrollTo({
          top: window.scrollY + caja.top - window.innerHeight - (below + 50 - caja.height / 10),
          behavior: 'instant',
        })
        return new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        )
      }, pixeles)
    await aDistancia(6)
    expect(asked).not.toContain(foto)
    await aDistancia(-6)
    await expect.poll(() => asked.includes(foto!)).toBe(true)
    await cerrar()
  })

  it('sorts by relevance until told otherwise, and one button takes all filters away', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/?destino=Santiago&precioMin=10000&participantes=2', { waitUntil: 'networkidle' })
    expect(await page.getByLabel('Ordenar por', { exact: true }).inputValue()).toBe('relevance')
    expect(await page.getByRole('list', { name: 'Filtros activos' }).getByRole('button').count()).toBe(3)
    await page.getByRole('button', { name: 'Más filtros' }).click()
    await page.getByRole('button', { name: 'Limpiar todos los filtros' }).click()
    await page.getByText('234 experiencias encontradas').waitFor()
    expect([new URL(page.url()).search, await page.getByRole('list', { name: 'Filtros activos' }).count()]).toEqual([
      '',
      0,
    ])
    await cerrar()
  })
})

describe('the results', () => {
  it('are the first 8, then all that were counted, each once', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/?destino=Santiago')
    await page.getByText('13 experiencias encontradas').waitFor()
    const tarjetas = page.getByRole('region', { name: 'Resultados' }).getByRole('article')
    expect(await tarjetas.count()).toBe(8)
    await page.getByRole('link', { name: 'Mostrar más' }).click()
    await expect.poll(() => tarjetas.count()).toBe(13)
    expect(new Set(await tarjetas.locator('h3').allTextContents()).size).toBe(13)
    expect(await page.getByRole('link', { name: 'Mostrar más' }).count()).toBe(0)
    await cerrar()
  })
})

describe('what a traveller holds', () => {
  it('is asked for with a session alone', async () => {
    const pedidas = async ({ page, cerrar }: { page: Page; cerrar: () => Promise<void> }): Promise<string[]> => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto('/', { waitUntil: 'networkidle' })
      await cerrar()
      return asked.filter((path) => path.startsWith('/api/reservas'))
    }
    expect(await pedidas(await sitio.visita(ESCRITORIO))).toEqual([])
    expect(await pedidas(await visitaDe(sitio, 'viajera@demo.cl', ESCRITORIO))).toEqual(['/api/reservas/usuario'])
  })

  it('shows as Reservada, green and still, where it is paid or confirmed, and in no other state', async () => {
    const { page, token, cerrar } = await visitaDe(sitio, 'viajera@demo.cl', ESCRITORIO)
    const experiencias = (await (await fetch(`${sitio.base}/api/v1/experiencias?porPagina=24`)).json()) as {
      id: string
      nombreExperiencia: string
    }[]
    const [reserva] = (await (
      await fetch(`${sitio.base}/api/reservas/usuario`, { headers: { authorization: `Bearer ${token}` } })
    ).json()) as object[]
    const manana = new Date(Date.now() + 86_400_000).toISOString()
    const suyas = ESTADOS_RESERVA.map((estado, i) => ({
      ...reserva,
      id: String(i),
      experienciaId: experiencias[i]!.id,
      estado,
      inicio: manana,
      fin: manana,
    }))
    await page.route('**/api/reservas/usuario', (route) =>
      route.fulfill({ json: suyas, headers: { 'x-total-count': String(suyas.length) } }),
    )
    await page.goto('/')
    const resultados = page.getByRole('region', { name: 'Resultados' })
    await resultados.getByRole('button', { name: 'Reservada' }).first().waitFor()
    await page.getByRole('link', { name: 'Mostrar más' }).click()
    await expect.poll(() => resultados.getByRole('article').count()).toBeGreaterThanOrEqual(24)
    for (const [i, estado] of ESTADOS_RESERVA.entries()) {
      const tarjeta = resultados.getByRole('article').filter({ hasText: experiencias[i]!.nombreExperiencia })
      const reservada = tarjeta.getByRole('button', { name: 'Reservada' })
      const suya = estado === 'confirmada' || estado === 'pagada'
      expect([
        estado,
        await reservada.count(),
        await tarjeta.getByRole('link', { name: /^Reservar: / }).count(),
      ]).toEqual(suya ? [estado, 1, 0] : [estado, 0, 1])
      for (const boton of await reservada.all())
        expect([await boton.isDisabled(), esVerde(await fondo(boton))]).toEqual([true, true])
    }
    await cerrar()
  })
})

describe('what a traveller has booked', () => {
  it('is Reservada on the page of its city and among the favourites, as in a search', async () => {
    const { page, token, cerrar } = await visitaDe(sitio, 'viajera@demo.cl', ESCRITORIO)
    const authorization = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const reservas = (await (await fetch(`${sitio.base}/api/reservas`, { headers: authorization })).json()) as {
      estado: string
      inicio: string
      experienciaId: string
    }[]
    const { experienciaId } = reservas.find(
      ({ estado, inicio }) => estado === 'confirmada' && Date.parse(inicio) > Date.now(),
    )!
    const { ubicacionGeografica, nombreExperiencia } = (await (
      await fetch(`${sitio.base}/api/v1/experiencias/${experienciaId}`)
    ).json()) as { ubicacionGeografica: string; nombreExperiencia: string }
    await fetch(`${sitio.base}/api/favoritos`, {
      method: 'POST',
      headers: authorization,
      body: JSON.stringify({ ids: [experienciaId] }),
    })
    const [ciudad] = ubicacionGeografica.split(',')
    const slug = ciudad!.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')
    for (const path of [`/?destino=${encodeURIComponent(ciudad!)}`, `/experiencias/${slug}`, '/favoritos']) {
      await page.goto(path)
      const tarjeta = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: nombreExperiencia }) })
        .first()
      await tarjeta.getByText('Reservada', { exact: true }).waitFor()
      expect([path, await tarjeta.getByRole('link', { name: 'Reservar', exact: true }).count()]).toEqual([path, 0])
    }
    await cerrar()
  })
})

describe('the panel of providers', () => {
  const panelDe = (page: Page) => page.getByRole('dialog', { name: 'Panel de Proveedores' })

  it('names its four tiles, its list and its two calls', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.evaluate(() => window.dispatchEvent(new Event('openProviderDashboard')))
    const panel = panelDe(page)
    await panel.getByText('47', { exact: true }).waitFor()
    const fichas = await panel.getByRole('region', { name: 'Cifras' }).getByRole('listitem').allInnerTexts()
    expect(
      fichas.map((ficha) =>
        ficha
          .split(/\s*\n\s*/)
          .toSorted()
          .join(': '),
      ),
    ).toEqual(['47: Proveedores activos', '234: Experiencias', '8: Por revisar', '12: Clientes B2B'])
    expect(await panel.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Proveedores Recientes',
      'API B2B',
    ])
    expect(await panel.locator('code').allTextContents()).toEqual([
      'GET /api/v1/b2b/experiencias',
      'GET /api/v1/b2b/proveedores',
    ])
    await cerrar()
  })

  it('shows Activo in green, and every other estado as a secondary badge', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    const estados = ['Activo', 'En revisión', 'Pausado', 'Documento vencido', 'Activo']
    await page.route(/\/api\/v1\/proveedores\?/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: ((await response.json()) as object[]).map((proveedor, i) => ({ ...proveedor, estado: estados[i] })),
      })
    })
    await page.goto('/?openDashboard=true')
    for (const [i, estado] of estados.entries()) {
      const insignia = panelDe(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: /(?:Activo|En revisión|Pausado|Documento vencido)$/ }) })
        .nth(i)
        .getByText(estado, { exact: true })
      expect([estado, esVerde(await fondo(insignia))]).toEqual([estado, estado === 'Activo'])
    }
    await cerrar()
  })

  it.each([
    ['/?openDashboard=true', true],
    ['/?destino=Santiago&openDashboard=true', true],
    ['/?openDashboard=false', false],
    ['/?openDashboard', false],
  ])('opens by its parameter alone: %s', async (path, abre) => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect.poll(() => panelDe(page).count()).toBe(abre ? 1 : 0)
    expect(abre ? new URL(page.url()).pathname + new URL(page.url()).search : path).toBe(abre ? '/' : path)
    await cerrar()
  })
})

describe('the bar', () => {
  it('calls whoever is signed in by the first name', async () => {
    const { page, cerrar } = await visitaDe(sitio, 'viajera@demo.cl', ESCRITORIO)
    await page.route('**/api/auth/me', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...((await response.json()) as object), nombre: '  María José  Pérez ' },
      })
    })
    await page.goto('/')
    const menu = page.getByRole('banner').getByRole('button', { name: 'María', exact: true })
    await menu.waitFor()
    expect(await menu.getAttribute('aria-haspopup')).toBe('menu')
    await cerrar()
  })

  it.each([
    ['viajera@demo.cl', ['/perfil', '/mis-entradas', '/mensajes', '/favoritos', '/configuracion'], 1],
    [
      'anfitriona@demo.cl',
      ['/perfil', '/mis-experiencias-anfitrion', '/anfitrion/mensajes', '/favoritos', '/configuracion'],
      0,
    ],
  ])('has on a phone the same entries for %s, and ends the session', async (email, esperados, misExperiencias) => {
    const { page, cerrar } = await visitaDe(sitio, email, CELULAR)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    const menu = page.getByRole('navigation', { name: 'Menú' })
    const suyos = menu.getByRole('list').filter({ has: page.getByRole('button', { name: 'Cerrar sesión' }) })
    await suyos.waitFor()
    expect(
      await suyos.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(esperados)
    expect(await menu.getByRole('link', { name: 'Mis Experiencias', exact: true }).count()).toBe(misExperiencias)
    await suyos.getByRole('button', { name: 'Cerrar sesión' }).click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    await cerrar()
  })
})

describe('motion', () => {
  it('takes 150 ms for a pressed button and 0.45 s for what moves in the page', async () => {
    const { page, cerrar } = await sitio.visita(CELULAR)
    await page.goto('/', { waitUntil: 'networkidle' })
    const boton = page.getByRole('button', { name: 'Buscar Experiencias' })
    expect(
      new Set((await boton.evaluate((element) => getComputedStyle(element).transitionDuration)).split(', ')),
    ).toEqual(new Set(['0.15s']))
    await page.getByRole('button', { name: 'Más filtros' }).click()
    expect(await page.getByRole('dialog').evaluate((element) => getComputedStyle(element).animationDuration)).toBe(
      '0.45s',
    )
    await cerrar()
  })
})

describe('the sign-in', () => {
  it.each([
    [
      'says nothing',
      { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
      'Error al iniciar sesión',
    ],
    [
      'says why',
      {
        status: 429,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'demasiados-intentos',
          status: 429,
          detail: 'Demasiados intentos. Espera un momento.',
        }),
      },
      'Demasiados intentos. Espera un momento.',
    ],
  ])('shows a refusal that %s, and keeps what was typed', async (_caso, respuesta, mensaje) => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    const enviado: unknown[] = []
    await page.route('**/api/auth/login', (route) => {
      enviado.push(route.request().postDataJSON())
      return route.fulfill(respuesta)
    })
    await page.goto('/login', { waitUntil: 'networkidle' })
    await page.getByLabel('Correo').fill('viajera@demo.cl')
    await page.getByLabel('Contraseña', { exact: true }).fill('Chile-demo-2026')
    await page.getByLabel('Recordarme').check()
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
    expect(await page.getByRole('main').getByRole('alert').innerText()).toBe(mensaje)
    expect(enviado).toEqual([{ email: 'viajera@demo.cl', password: 'Chile-demo-2026', recordarme: true }])
    expect([
      await page.getByLabel('Correo').inputValue(),
      new URL(page.url()).pathname,
      await page.evaluate(() => localStorage.getItem('authToken')),
    ]).toEqual(['viajera@demo.cl', '/login', null])
    await cerrar()
  })
})

describe('a notice', () => {
  it('has a title, words, an action and a way to close it; one of failure is read at once', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/ds', { waitUntil: 'networkidle' })
    const avisos = page.getByRole('region', { name: 'Avisos' })
    await page.getByRole('button', { name: 'Mostrar aviso', exact: true }).first().click()
    const aviso = avisos.getByRole('status').getByRole('group')
    expect((await aviso.innerText()).split(/\s*\n\s*/)).toEqual([
      'Guardada en favoritos',
      'La encuentras en tu lista.',
      'Deshacer',
    ])
    await aviso.getByRole('button', { name: 'Deshacer' }).click()
    await aviso.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Mostrar aviso de error' }).first().click()
    const falla = avisos.getByRole('alert').getByRole('group')
    expect((await falla.innerText()).split(/\s*\n\s*/)).toEqual([
      'No pudimos guardar',
      'Revisa tu internet e inténtalo de nuevo.',
    ])
    const [rojo = 0, verde = 0, azul = 0] = await fondo(falla)
    expect(rojo > verde && rojo > azul).toBe(true)
    await falla.getByRole('button', { name: 'Cerrar aviso' }).click()
    await falla.waitFor({ state: 'detached' })
    await cerrar()
  })
})
