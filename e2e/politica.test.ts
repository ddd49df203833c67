import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { UNLISTED } from '#server/http/private-pages.ts'
import { abrirSitio, ESCRITORIO, type Sitio } from './sitio.ts'
import { visitaDe } from './sesion.ts'

const EXPERIENCIA = 'santiago-centro-plaza-de-armas-a-la-moneda'

/** The only screens that say of themselves that they may be kept. */
const GUARDADAS = [
  'experience/:id',
  'experiencias',
  'experiencias/:ciudad',
  'experiencias/:ciudad/:tipo',
  'compartir/:id',
  'providers',
  'api-docs',
  'terminos',
  'privacidad',
  'b2b',
  'landing-b2b',
  'empresas',
  'convertirse-anfitrion',
  'conviertete-anfitrion',
  'anfitrion',
  'convertirse-proveedor',
  'registro-proveedor',
  'matheus-ia',
  'agente-ia',
  'ayuda',
]
const VALORES: Record<string, string> = {
  'experience/:id': EXPERIENCIA,
  'compartir/:id': EXPERIENCIA,
  ':ciudad': 'pucon',
  ':tipo': 'trekking',
}

const patrones = [...readFileSync(new URL('../web/routes.ts', import.meta.url), 'utf8').matchAll(/route\('([^'*]+)'/g)]
  .map(([, path]) => path!)
  .filter((path) => !path.startsWith('escenas/'))
const direccion = (patron: string): string =>
  `/${patron.replaceAll(/:(\w+)\??/g, (param) => VALORES[patron] ?? VALORES[param] ?? 'x')}`

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

const pedir = (path: string) => fetch(sitio.base + path, { redirect: 'manual' })
const guardable = ({ headers }: Response): boolean => headers.get('cache-control') === 'public, no-cache'

describe('every screen', () => {
  it('is kept only where its route says so', async () => {
    const dicen: string[] = []
    for (const patron of patrones) if (guardable(await pedir(direccion(patron)))) dicen.push(patron)
    expect(dicen.toSorted()).toEqual(GUARDADAS.toSorted())
    expect(guardable(await pedir('/'))).toBe(true)
  })

  it('that is private says so however it is written', async () => {
    const abiertas: string[] = []
    for (const patron of patrones) {
      const path = direccion(patron)
      if ((await pedir(path)).headers.get('cache-control') !== 'no-store') continue
      const escrita = [
        path.toUpperCase(),
        `${path}/`,
        `${path}?Clave=x&token=y`,
        path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      ]
      for (const una of escrita) {
        const { headers } = await pedir(una)
        if (headers.get('cache-control') !== 'no-store' || headers.get('x-robots-tag') !== 'noindex')
          abiertas.push(`${una} ${headers.get('cache-control')}`)
      }
    }
    expect(abiertas).toEqual([])
    for (const path of [
      '/PERFIL',
      '/Mis-Entradas/X?Clave=1',
      '/deshacer-correo?token=1',
      '/lista-de-espera',
      '/alertas',
      '/consultas',
      '/lista/x',
      '/check-in',
      '/regalar/x',
      '/perfil',
    ])
      expect([path, (await pedir(path)).headers.get('cache-control')]).toEqual([path, 'no-store'])
    for (const path of UNLISTED) {
      const patron = patrones.find((uno) => `/${uno}`.startsWith(path)) ?? path
      expect([path, (await pedir(direccion(patron))).headers.get('x-robots-tag')]).toEqual([path, 'noindex'])
    }
  })

  it('runs no script but those that its policy knows, and one that may be kept carries no nonce', async () => {
    for (const path of ['/', ...patrones.map(direccion)]) {
      const response = await pedir(path)
      const [html, csp] = [await response.text(), response.headers.get('content-security-policy') ?? '']
      const propios = [
        ...html.matchAll(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g),
      ].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      if (path.startsWith('/pagar/')) continue
      expect([path, propios.filter((hash) => !csp.includes(hash)), /nonce="[^"]|'nonce-/.test(html + csp)]).toEqual([
        path,
        [],
        false,
      ])
      expect([path, csp.includes("require-trusted-types-for 'script'; trusted-types default")]).toEqual([
        path,
        path !== '/api-docs',
      ])
    }
  })
})

describe('a page that somebody wrote into', () => {
  it('runs nothing of it, and turns no text into markup', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await page.route('**/terminos', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replace(
          '<main',
          '<script>window.entro = 1</script><img src="/no-hay.png" onerror="window.entro = 2"><main',
        ),
      })
    })
    await page.goto('/terminos')
    expect(await page.evaluate(() => (window as { entro?: number }).entro)).toBeUndefined()
    const escrito = await page.evaluate(() => {
      const caja = document.createElement('div')
      caja.innerHTML = '<img src=x onerror="window.entro = 3">'
      return [caja.childElementCount, caja.textContent]
    })
    expect(escrito).toEqual([0, '<img src=x onerror="window.entro = 3">'])
    await cerrar()
  })

  it('leads to the API document, whose library writes HTML, by a load of its own', async () => {
    const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
    await page.goto('/terminos')
    await page.getByRole('link', { name: 'Documentación de la API' }).click()
    await page.locator('.swagger-ui .opblock').first().waitFor({ state: 'attached' })
    expect(problemas).toEqual([])
    await cerrar()
  })
})

/** Every object with half of its fields, in every answer of the API. */
const aMedias = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(aMedias)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter((_, i) => i % 2 === 0)
      .map(([name, inner]) => [name, aMedias(inner)]),
  )
}

async function cortar(page: Page, salvo: RegExp): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    if (salvo.test(route.request().url()) || !response.ok() || !response.headers()['content-type']?.includes('json'))
      return route.fulfill({ response })
    await route.fulfill({ response, json: aMedias(await response.json()) })
  })
}

const FALLA = 'Algo falló al mostrar esta página'
const SESION = /\/auth\/(?:me|cargo)/

describe('answers cut in half', () => {
  it('of the assistant leave the page and the window as they are, and are told there', async () => {
    const { page, cerrar } = await sitio.visita(ESCRITORIO)
    await cortar(page, SESION)
    await page.goto('/terminos')
    await page.getByRole('button', { name: 'Abrir chat con Matheus' }).click()
    const ventana = page.locator('[data-chat-ventana]')
    await ventana.getByRole('textbox').fill('kayak en Pucón')
    await page.keyboard.press('Enter')
    await ventana.getByRole('button', { name: 'Reintentar' }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).first().textContent()).toBe('Términos')
    await cerrar()
  })

  it.each([
    [
      'viajera@demo.cl',
      'cliente',
      [
        '/',
        `/experience/${EXPERIENCIA}`,
        '/mis-entradas',
        '/favoritos',
        '/mensajes',
        '/perfil',
        '/perfil/datos',
        '/perfil/viajeros',
        '/perfil/preferencias',
        '/perfil/seguridad',
        '/perfil/privacidad',
        '/lista-de-espera',
        '/alertas',
        '/consultas',
        '/configuracion',
        `/reservar/${EXPERIENCIA}`,
        '/regalar',
        '/providers',
      ],
    ],
    [
      'anfitriona@demo.cl',
      'cliente',
      [
        '/mis-experiencias-anfitrion',
        '/anfitrion/reservas',
        '/anfitrion/salidas',
        '/check-in',
        '/anfitrion/mensajes',
        '/anfitrion/opiniones',
        '/host-analytics',
        '/anfitrion/liquidaciones',
        '/anfitrion/equipo',
        '/onboarding-anfitrion',
        '/subscribe-anfitrion',
      ],
    ],
    [
      'proveedor@demo.cl',
      'proveedor',
      [
        '/proveedor/dashboard',
        '/proveedor/salidas',
        '/proveedor/mensajes',
        '/proveedor/opiniones',
        '/proveedor/liquidaciones',
        '/proveedor/equipo',
        '/proveedor/alta',
        '/proveedor/seguridad',
        '/proveedor/avisos',
      ],
    ],
    ['empresa@demo.cl', 'cliente', ['/empresas/dashboard', '/empresas/reservar']],
    [
      'admin@demo.cl',
      'admin',
      [
        '/admin/dashboard',
        '/admin/casos',
        '/admin/finanzas',
        '/admin/finanzas/devoluciones',
        '/admin/finanzas/transferencias',
        '/admin/finanzas/creditos',
        '/admin/finanzas/conciliacion',
        '/admin/finanzas/libro',
        '/admin/operadores',
        '/admin/personal',
        '/admin/auditoria',
        '/admin/reglas',
        '/admin/contenido',
        '/admin/empresas',
        '/admin/salud',
        '/admin/seguridad',
      ],
    ],
  ] as const)('leave every page of %s standing', async (quien, contexto, paths) => {
    const { page, cerrar } = await visitaDe(sitio, quien, ESCRITORIO, contexto)
    await cortar(page, SESION)
    const caidas: string[] = []
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      if ((await page.getByText(FALLA).count()) > 0) caidas.push(path)
    }
    expect(caidas).toEqual([])
    await cerrar()
  })
})
