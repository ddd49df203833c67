import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PROVEEDOR_DEMO } from '#server/db/demo/personas.ts'
import { idDe } from '#server/db/demo/seeded.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio, type Visita } from './sitio.ts'

let sitio: Sitio
let visita: Visita
beforeAll(async () => {
  sitio = await abrirSitio()
  visita = await visitaDe(sitio, 'admin@demo.cl', CELULAR, 'admin')
})
afterAll(async () => {
  await visita?.cerrar()
  await sitio?.cerrar()
})

const FALLA = { status: 500, contentType: 'application/problem+json', body: JSON.stringify({ type: 'error-interno', title: 'Error interno', status: 500, detail: 'Algo falló de nuestro lado y no guardamos el cambio. Inténtalo de nuevo' }) }

interface Pantalla {
  ruta: string
  llamada: RegExp
  /** What it says when the call fails. */
  falla: string
  /** What stands there once it is answered. */
  llega: (page: Page) => Promise<unknown>
}

const tabla = (name: string) => (page: Page) => page.getByRole('table', { name }).waitFor()
const titulo = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first().waitFor()

const PANTALLAS: [string, Pantalla][] = [
  ['what waits', { ruta: '/admin/dashboard', llamada: /\/api\/admin\/colas$/, falla: 'No pudimos contar lo que espera', llega: (page) => page.getByRole('link', { name: /por verificar$/ }).waitFor() }],
  ['cases', { ruta: '/admin/casos', llamada: /\/api\/admin\/casos\?/, falla: 'No pudimos cargar los casos', llega: tabla('Casos, el más antiguo primero') }],
  ['operators', { ruta: '/admin/operadores', llamada: /\/api\/admin\/operadores\/buscar/, falla: 'No pudimos cargar la lista', llega: tabla('Operadores') }],
  ['an operator', { ruta: `/admin/operadores/proveedor/${idDe(`proveedor:${PROVEEDOR_DEMO}`)}`, llamada: /\/api\/admin\/operadores\/proveedor\/[^/]+$/, falla: 'No pudimos abrir al operador', llega: (page) => page.getByRole('button', { name: 'Suspender' }).waitFor() }],
  ['companies', { ruta: '/admin/empresas', llamada: /\/api\/admin\/empresas\/buscar/, falla: 'No pudimos cargar la lista', llega: tabla('Empresas') }],
  ['the team', { ruta: '/admin/personal', llamada: /\/api\/admin\/personal(\?|$)/, falla: 'No pudimos cargar el equipo', llega: (page) => page.getByText('Tu papel').waitFor() }],
  ['the audit', { ruta: '/admin/auditoria', llamada: /\/api\/admin\/auditoria\?/, falla: 'No pudimos cargar la auditoría', llega: (page) => page.getByText(/anotaci(ón|ones)$|^No hay nada anotado/).first().waitFor() }],
  ['payouts', { ruta: '/admin/finanzas', llamada: /\/api\/admin\/corridas\?/, falla: 'No pudimos cargar las nóminas', llega: tabla('Nóminas de pago, la última primero') }],
  ['refunds', { ruta: '/admin/finanzas/devoluciones', llamada: /\/api\/admin\/devoluciones\?/, falla: 'No pudimos cargar las devoluciones', llega: titulo('Aquí verás las devoluciones fuera de política') }],
  ['transfers', { ruta: '/admin/finanzas/transferencias', llamada: /\/api\/admin\/transferencias\?/, falla: 'No pudimos cargar las transferencias', llega: tabla('Devoluciones por transferencia') }],
  ['credits', { ruta: '/admin/finanzas/creditos', llamada: /\/api\/admin\/creditos\?/, falla: 'No pudimos cargar los créditos', llega: tabla('Empresas, la que más debe primero') }],
  ['disputes', { ruta: '/admin/finanzas/conciliacion', llamada: /\/api\/admin\/disputas\?/, falla: 'No pudimos cargar las disputas', llega: tabla('Disputas, las abiertas primero') }],
  ['the ledger', { ruta: '/admin/finanzas/libro', llamada: /\/api\/admin\/libro\/saldos$/, falla: 'No pudimos sumar el libro', llega: (page) => page.getByText(/^El libro suma \$0 en/).waitFor() }],
  ['content', { ruta: '/admin/contenido', llamada: /\/api\/admin\/reglas$/, falla: 'No pudimos cargar el contenido', llega: (page) => page.getByRole('link', { name: 'Editar: Portada' }).waitFor() }],
  ['rules', { ruta: '/admin/reglas', llamada: /\/api\/admin\/reglas$/, falla: 'No pudimos cargar las reglas', llega: tabla('Reglas y la versión que rige') }],
  ['a rule', { ruta: '/admin/reglas/feriados', llamada: /\/api\/admin\/reglas\/feriados$/, falla: 'No pudimos abrir la regla', llega: titulo('Feriados y vacaciones escolares') }],
  ['health', { ruta: '/admin/salud', llamada: /\/api\/admin\/salud$/, falla: 'No pudimos revisar la salud', llega: titulo('Promesas de los datos') }],
]

it.each(PANTALLAS)('%s: waits, says when it fails, and comes back', { retry: 0 }, async (_cual, { ruta, llamada, falla, llega }) => {
  const { page, problemas } = visita
  const antes = problemas.length
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
  expect(await aviso.count()).toBe(0)
  await page.unroute(llamada)
  expect(problemas.slice(antes).filter((problema) => !problema.includes('status of 500'))).toEqual([])
})
