import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

const EXPERIENCIA = 'santiago-centro-plaza-de-armas-a-la-moneda'

/** What anyone may open of both lists of the seed, and of what the contract adds: what the page is called. */
const PUBLICAS = {
  '/': 'Descubre experiencias locales',
  [`/experience/${EXPERIENCIA}`]: 'Camina de la Plaza de Armas a La Moneda por sus pasajes',
  '/experience': 'Descubre experiencias locales',
  '/providers': 'Proveedores',
  '/api-docs': /API/,
  '/b2b': 'Experiencias locales para tu equipo y tus clientes',
  '/landing-b2b': 'Experiencias locales para tu equipo y tus clientes',
  '/design-system': 'Sistema de diseño',
  '/ds': 'Sistema de diseño',
  '/matheus-ia': /Matheus/,
  '/agente-ia': /Matheus/,
  '/conviertete-anfitrion': 'Comparte lo que sabes hacer',
  '/convertirse-anfitrion': 'Comparte lo que sabes hacer',
  '/anfitrion': 'Comparte lo que sabes hacer',
  '/login': 'Iniciar Sesión',
  '/forgot-password': /contraseña/,
  '/register': /cuenta/,
  '/convertirse-proveedor': /proveedor|empresa/i,
  '/registro-proveedor': /proveedor|empresa/i,
  '/anfitrion/login': 'Ingresa a tu espacio de anfitrión',
  '/proveedor/login': 'Ingresa como proveedor',
  '/payment-success': 'No encontramos ese pago',
  '/empresas': /empresa/i,
  '/empresas/login': 'Ingresa a tu cuenta de empresa',
  '/empresas/registro': 'Registra tu empresa',
  '/admin/login': 'Ingresar',
  [`/compartir/${EXPERIENCIA}`]: 'Comparte esta experiencia',
  [`/reservar/${EXPERIENCIA}`]: 'Elige otra fecha',
  '/ayuda': '¿En qué te ayudamos?',
  '/terminos': 'Términos',
  '/privacidad': 'Política de privacidad',
  '/buscar-entrada': 'Busca tu entrada',
  '/favoritos': 'Favoritos',
  '/restablecer-clave': 'El enlace venció. Pide uno nuevo',
  '/verificar-correo': 'El enlace venció. Pide uno nuevo',
} as const

/** Whoever is not signed in is led to the sign-in of the area, and back afterwards. */
const PRIVADAS = {
  '/mis-entradas': '/login',
  '/perfil': '/login',
  '/configuracion': '/login',
  '/mensajes': '/login',
  '/check-in': '/anfitrion/login',
  '/subscribe-anfitrion': '/anfitrion/login',
  '/onboarding-anfitrion': '/anfitrion/login',
  '/mis-experiencias-anfitrion': '/anfitrion/login',
  '/crear-experiencia-anfitrion': '/anfitrion/login',
  '/editar-experiencia-anfitrion/1': '/anfitrion/login',
  '/anfitrion/reservas': '/anfitrion/login',
  '/host-analytics': '/anfitrion/login',
  '/empresas/dashboard': '/empresas/login',
  '/proveedor/dashboard': '/proveedor/login',
  '/proveedor/experiencias/nueva': '/proveedor/login',
  '/proveedor/experiencias/1': '/proveedor/login',
  '/admin/dashboard': '/admin/login',
  '/admin': '/admin/login',
} as const

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

describe('the screens of the seed', () => {
  it('has a screen for every path of both lists, and of the contract', () => {
    const declared = new Set(
      [...readFileSync('web/routes.ts', 'utf8').matchAll(/route\('([^']+)'/g)].map(([, path]) => `/${path}`),
    )
    const seed = [
      '/experience/:id',
      '/experience',
      '/providers',
      '/provider/:id',
      '/p/:shortCode',
      '/provider-profile/:slug',
      '/api-docs',
      '/b2b',
      '/landing-b2b',
      '/design-system',
      '/ds',
      '/matheus-ia',
      '/agente-ia',
      '/conviertete-anfitrion',
      '/login',
      '/forgot-password',
      '/register',
      '/convertirse-proveedor',
      '/registro-proveedor',
      '/convertirse-anfitrion',
      '/anfitrion',
      '/anfitrion/login',
      '/subscribe-anfitrion',
      '/onboarding-anfitrion',
      '/payment-success',
      '/empresas',
      '/empresas/dashboard',
      '/admin',
      '/admin/login',
      '/admin/dashboard',
      '/perfil',
      '/mis-entradas',
      '/mis-experiencias-anfitrion',
      '/crear-experiencia-anfitrion',
      '/editar-experiencia-anfitrion/:id',
      '/host-analytics',
    ]
    const contrato = [
      '/proveedor/login',
      '/proveedor/dashboard',
      '/proveedor/experiencias/nueva',
      '/proveedor/experiencias/:id',
      '/pagar/:reservaId',
      '/compartir/:id',
      '/reservar/:id',
      '/mis-entradas/:codigo',
      '/anfitrion/reservas',
      '/favoritos',
      '/configuracion',
      '/terminos',
      '/privacidad',
      '/ayuda',
      '/mensajes',
      '/empresas/login',
      '/empresas/registro',
      '/restablecer-clave',
      '/verificar-correo',
      '/check-in',
      '/buscar-entrada',
    ]
    expect([...seed, ...contrato].filter((path) => !declared.has(path))).toEqual([])
  })

  it('opens each public one for anyone', async () => {
    const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
    for (const [path, name] of Object.entries(PUBLICAS)) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('shows one provider by id, short code and slug, with one canonical address', async () => {
    const [proveedor] = (await (await fetch(`${sitio.base}/api/v1/proveedores?pagina=1&porPagina=1`)).json()) as {
      id: string
      codigoCorto: string
      slug: string
      nombreComercial: string
    }[]
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    for (const path of [
      `/provider/${proveedor!.id}`,
      `/p/${proveedor!.codigoCorto}`,
      `/provider-profile/${proveedor!.slug}`,
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: proveedor!.nombreComercial }).waitFor()
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
        new RegExp(`/provider-profile/${proveedor!.slug}$`),
      )
    }
    await cerrar()
  })

  it('leads a visitor from each private one to its own sign-in', async () => {
    const { page, problemas, cerrar } = await sitio.visita(CELULAR)
    for (const [path, ingreso] of Object.entries(PRIVADAS)) {
      await page.goto(path)
      await page.waitForURL(({ pathname }) => pathname === ingreso)
      const { searchParams } = new URL(page.url())
      expect(searchParams.get('siguiente')).toBe(path === '/admin' ? '/admin/dashboard' : path)
      expect(searchParams.has('sesion')).toBe(false)
    }
    expect(problemas).toEqual([])
    await cerrar()
  })
})

describe('the area of', () => {
  it.each([
    [
      'a host',
      'anfitriona@demo.cl',
      'cliente',
      {
        '/mis-experiencias-anfitrion': 'Mis experiencias',
        '/anfitrion/reservas': 'Reservas de mis experiencias',
        '/host-analytics': 'Ventas',
        '/crear-experiencia-anfitrion': 'Crea tu experiencia',
        '/subscribe-anfitrion': 'Elige tu plan',
        '/onboarding-anfitrion': 'Mis datos',
      },
    ],
    [
      'a provider',
      'proveedor@demo.cl',
      'proveedor',
      {
        '/proveedor/dashboard': 'Panel de proveedor',
        '/proveedor/dashboard?seccion=ventas': 'Panel de proveedor',
        '/proveedor/experiencias/nueva': 'Nueva experiencia',
      },
    ],
    ['a company', 'empresa@demo.cl', 'cliente', { '/empresas/dashboard': 'Panel de empresas' }],
    ['an admin', 'admin@demo.cl', 'admin', { '/admin/dashboard': 'Panel de administración' }],
  ] as const)('%s opens for them', async (_quien, email, contexto, paginas) => {
    const { page, problemas, cerrar } = await visitaDe(sitio, email, CELULAR, contexto)
    for (const [path, name] of Object.entries(paginas)) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page
        .getByRole('heading', { level: 2 })
        .or(page.getByRole('table'))
        .or(page.getByRole('tab'))
        .first()
        .waitFor()
      expect(await revisarAccesibilidad(page)).toEqual([])
    }
    expect(problemas).toEqual([])
    await cerrar()
  })

  it('a host shows her experiences, whose editor opens', async () => {
    const { page, cerrar } = await visitaDe(sitio, 'anfitriona@demo.cl', ESCRITORIO)
    await page.goto('/mis-experiencias-anfitrion')
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ experiencias$/ })
      .waitFor()
    const editar = page.getByRole('link', { name: /^Editar: / }).first()
    const nombre = (await editar.getAttribute('aria-label'))!.replace('Editar: ', '')
    await editar.click()
    await page.waitForURL('**/editar-experiencia-anfitrion/*')
    await page.getByRole('heading', { level: 2, name: 'Lo esencial' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Nombre' }).inputValue()).toBe(nombre)
    await page.goto('/editar-experiencia-anfitrion/no-es-mia')
    await page.getByText('No encontramos esta experiencia').waitFor()
    expect(await page.getByRole('link', { name: 'Ver mis experiencias' }).getAttribute('href')).toBe(
      '/mis-experiencias-anfitrion',
    )
    await cerrar()
  })

  it('an admin counts what waits', async () => {
    const { page, cerrar } = await visitaDe(sitio, 'admin@demo.cl', ESCRITORIO, 'admin')
    await page.goto('/admin/dashboard')
    await page.getByRole('link', { name: '5 experiencias por revisar' }).click()
    await page.waitForURL('**/admin/casos?tipo=experiencia')
    const casos = page.getByRole('table', { name: 'Casos, el más antiguo primero' })
    await expect.poll(() => casos.getByRole('rowheader').count()).toBe(5)
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await page.waitForURL('**/admin/login')
    await cerrar()
  })

  it('others is closed to a traveller', async () => {
    const { page, cerrar } = await visitaDe(sitio, 'viajera@demo.cl', ESCRITORIO)
    await page.goto('/mis-experiencias-anfitrion')
    await page.waitForURL('**/conviertete-anfitrion')
    for (const [path, ingreso] of [
      ['/admin/dashboard', '/admin/login'],
      ['/proveedor/dashboard', '/proveedor/login'],
      ['/empresas/dashboard', '/empresas/login'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: 'Tu cuenta no tiene acceso a esta página' }).waitFor()
      expect(await page.getByRole('link', { name: 'Entrar con otra cuenta' }).getAttribute('href')).toBe(
        `${ingreso}?siguiente=${encodeURIComponent(path)}`,
      )
    }
    await cerrar()
  })

  it('a host leaves a traveller who signs in with the way to become one', async () => {
    const { page, cerrar } = await sitio.visita(CELULAR)
    await page.goto('/anfitrion/login')
    await page.getByLabel('Correo').fill('viajera@demo.cl')
    await page.getByLabel('Contraseña', { exact: true }).fill('Chile-demo-2026')
    await page.getByRole('button', { name: 'Ingresar' }).click()
    const aviso = page.getByRole('alert').filter({ hasText: 'Esta cuenta es de viajero. Entra por Iniciar Sesión' })
    expect(await aviso.getByRole('link', { name: 'Crear mi experiencia' }).getAttribute('href')).toBe(
      '/subscribe-anfitrion',
    )
    await cerrar()
  })

  it('a host is returned to after the sign-in', async () => {
    const { page, cerrar } = await sitio.visita(CELULAR)
    await page.goto('/host-analytics?dias=90')
    await page.waitForURL(({ pathname }) => pathname === '/anfitrion/login')
    await page.getByLabel('Correo').fill('anfitriona@demo.cl')
    await page.getByLabel('Contraseña', { exact: true }).fill('Chile-demo-2026')
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ventas' }).waitFor()
    expect(await page.getByLabel('Período').inputValue()).toBe('90')
    await cerrar()
  })
})
