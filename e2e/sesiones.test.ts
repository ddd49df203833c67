import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTEXTOS, type Contexto, conToken, entrar, visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, ESCRITORIO, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

const terminar = (token: string, contexto: Contexto): Promise<Response> =>
  fetch(`${sitio.base}${CONTEXTOS[contexto][1]}/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })

describe('a session that the server ended', () => {
  it.each([
    { email: 'viajera@demo.cl', contexto: 'cliente', primera: '/perfil', segunda: '/mensajes', ingreso: '/login' },
    {
      email: 'anfitriona@demo.cl',
      contexto: 'cliente',
      primera: '/mis-experiencias-anfitrion',
      segunda: '/anfitrion/reservas',
      ingreso: '/anfitrion/login',
    },
    {
      email: 'proveedor@demo.cl',
      contexto: 'proveedor',
      primera: '/proveedor/dashboard',
      segunda: '/proveedor/salidas',
      ingreso: '/proveedor/login',
    },
    {
      email: 'admin@demo.cl',
      contexto: 'admin',
      primera: '/admin/dashboard',
      segunda: '/admin/auditoria',
      ingreso: '/admin/login',
    },
  ] as const)(
    'leads $email from a private screen to the sign-in, and back',
    async ({ email, contexto, primera, segunda, ingreso }) => {
      const { page, token, cerrar } = await visitaDe(sitio, email, ESCRITORIO, contexto)
      await page.goto(primera, { waitUntil: 'networkidle' })
      await terminar(token, contexto)
      // Within the browser: who it is was asked before, and is not asked again.
      await page.evaluate((to) => {
        history.pushState({}, '', to)
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, segunda)
      await page.waitForURL((url) => url.pathname === ingreso)
      expect(new URL(page.url()).searchParams.get('siguiente')).toBe(segunda)
      await page.getByText('Tu sesión terminó. Inicia sesión para seguir donde quedaste').waitFor()
      await cerrar()
    },
  )

  it('is let go in silence on a public screen', async () => {
    const { page, token, problemas, cerrar } = await visitaDe(sitio, 'viajera@demo.cl', ESCRITORIO)
    await page.goto('/terminos', { waitUntil: 'networkidle' })
    await terminar(token, 'cliente')
    await page.getByRole('link', { name: 'Experiencias', exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).waitFor()
    expect([new URL(page.url()).pathname, problemas]).toEqual(['/', []])
    await cerrar()
  })
})

describe('a second tab', () => {
  it('shows nobody whom another tab signed out, and then the one who came after', async () => {
    const { page, context, cerrar } = await visitaDe(sitio, 'viajera@demo.cl', ESCRITORIO)
    const enlace = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
    await page.goto('/')
    await enlace('Mis Experiencias').waitFor()
    const otra = await context.newPage()
    await otra.goto('/')
    const deOtro = await entrar(sitio.base, 'anfitriona@demo.cl', 'cliente')
    await otra.evaluate(() => localStorage.removeItem('authToken'))
    await enlace('Iniciar Sesión').waitFor()
    await otra.evaluate((token) => localStorage.setItem('authToken', token), deOtro)
    await enlace('Mi espacio de anfitrión').waitFor()
    expect(await enlace('Mis Experiencias').count()).toBe(0)
    await cerrar()
  })
})

describe('the sign-in', () => {
  it('of another account leads back to where it was refused', async () => {
    const visita = await sitio.visita(CELULAR)
    const { page, cerrar } = visita
    await conToken(visita, 'authToken', await entrar(sitio.base, 'viajera@demo.cl', 'cliente'))
    await page.goto('/empresas/reservar?experiencia=nada')
    const enlace = page.getByRole('link', { name: 'Entrar con otra cuenta' })
    expect(await enlace.getAttribute('href')).toBe(
      `/empresas/login?siguiente=${encodeURIComponent('/empresas/reservar?experiencia=nada')}`,
    )
    await cerrar()
  })

  it.each([
    ['/login', 1],
    ['/anfitrion/login', 1],
    ['/proveedor/login', 0],
    ['/admin/login', 0],
  ])('offers to remember where it can: %s', async (path, veces) => {
    const { page, cerrar } = await sitio.visita(CELULAR)
    await page.goto(path)
    expect(await page.getByLabel('Recordarme').count()).toBe(veces)
    await cerrar()
  })

  it('of hosts sends a provider who meant the arrivals there', async () => {
    const { page, cerrar } = await sitio.visita(CELULAR)
    await page.goto('/check-in')
    await page.waitForURL(/anfitrion\/login/)
    expect(await page.getByRole('link', { name: 'Ingreso de proveedores' }).getAttribute('href')).toBe(
      '/proveedor/login?siguiente=%2Fcheck-in',
    )
    await cerrar()
  })

  it('comes first where a ticket may be of an account', async () => {
    const { page, cerrar } = await sitio.visita(CELULAR)
    await page.goto('/mis-entradas/ABCD2345')
    await page.getByRole('heading', { level: 1, name: 'Entra para ver tu entrada' }).waitFor()
    expect(await page.locator('main').getByRole('link', { name: 'Iniciar Sesión' }).getAttribute('href')).toBe(
      '/login?siguiente=%2Fmis-entradas%2FABCD2345',
    )
    await cerrar()
  })
})

describe('a list past its end', () => {
  it.each([
    ['/?pagina=99', '/'],
    ['/providers?pagina=99', '/providers?pagina=3'],
  ])('shows what there is: %s', async (path, queda) => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto(path)
    const { pathname, search } = new URL(page.url())
    expect(path.startsWith('/?') ? pathname : pathname + search).toBe(queda)
    expect(
      await page
        .getByRole('region', { name: 'Resultados' })
        .getByRole(path.startsWith('/?') ? 'article' : 'listitem')
        .count(),
    ).toBeGreaterThan(0)
    expect(await page.getByText(/^No (se encontraron|encontramos)/).count()).toBe(0)
    await cerrar()
  })
})
