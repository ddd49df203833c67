import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PROVEEDOR_DEMO } from '#server/db/demo/personas.ts'
import { idDe } from '#server/db/demo/seeded.ts'
import { inesperados, type Pantalla, pasarPorSusEstados } from './estados.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, type Sitio, type Visita } from './sitio.ts'

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

const tabla = (name: string) => (page: Page) => page.getByRole('table', { name }).waitFor()
const titulo = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first().waitFor()

const PANTALLAS: [string, Pantalla][] = [
  [
    'what waits',
    {
      ruta: '/admin/dashboard',
      llamada: /\/api\/admin\/colas$/,
      falla: 'No pudimos contar lo que espera',
      llega: (page) => page.getByRole('link', { name: /por verificar$/ }).waitFor(),
    },
  ],
  [
    'cases',
    {
      ruta: '/admin/casos',
      llamada: /\/api\/admin\/casos\?/,
      falla: 'No pudimos cargar los casos',
      llega: tabla('Casos, el más antiguo primero'),
    },
  ],
  [
    'operators',
    {
      ruta: '/admin/operadores',
      llamada: /\/api\/admin\/operadores\/buscar/,
      falla: 'No pudimos cargar la lista',
      llega: tabla('Operadores'),
    },
  ],
  [
    'an operator',
    {
      ruta: `/admin/operadores/proveedor/${idDe(`proveedor:${PROVEEDOR_DEMO}`)}`,
      llamada: /\/api\/admin\/operadores\/proveedor\/[^/]+$/,
      falla: 'No pudimos abrir al operador',
      llega: (page) => page.getByRole('button', { name: 'Suspender' }).waitFor(),
    },
  ],
  [
    'companies',
    {
      ruta: '/admin/empresas',
      llamada: /\/api\/admin\/empresas\/buscar/,
      falla: 'No pudimos cargar la lista',
      llega: tabla('Empresas'),
    },
  ],
  [
    'the team',
    {
      ruta: '/admin/personal',
      llamada: /\/api\/admin\/personal(\?|$)/,
      falla: 'No pudimos cargar el equipo',
      llega: (page) => page.getByText('Tu papel').waitFor(),
    },
  ],
  [
    'the audit',
    {
      ruta: '/admin/auditoria',
      llamada: /\/api\/admin\/auditoria\?/,
      falla: 'No pudimos cargar la auditoría',
      llega: (page) =>
        page
          .getByText(/anotaci(ón|ones)$|^Todavía no hay nada anotado/)
          .first()
          .waitFor(),
    },
  ],
  [
    'payouts',
    {
      ruta: '/admin/finanzas',
      llamada: /\/api\/admin\/corridas\?/,
      falla: 'No pudimos cargar las nóminas',
      llega: tabla('Nóminas de pago, la última primero'),
    },
  ],
  [
    'refunds',
    {
      ruta: '/admin/finanzas/devoluciones',
      llamada: /\/api\/admin\/devoluciones\?/,
      falla: 'No pudimos cargar las devoluciones',
      llega: titulo('Aquí verás las devoluciones fuera de política'),
    },
  ],
  [
    'transfers',
    {
      ruta: '/admin/finanzas/transferencias',
      llamada: /\/api\/admin\/transferencias\?/,
      falla: 'No pudimos cargar las transferencias',
      llega: tabla('Devoluciones por transferencia'),
    },
  ],
  [
    'credits',
    {
      ruta: '/admin/finanzas/creditos',
      llamada: /\/api\/admin\/creditos\?/,
      falla: 'No pudimos cargar los créditos',
      llega: tabla('Empresas, la que más debe primero'),
    },
  ],
  [
    'disputes',
    {
      ruta: '/admin/finanzas/conciliacion',
      llamada: /\/api\/admin\/disputas\?/,
      falla: 'No pudimos cargar las disputas',
      llega: tabla('Disputas, las abiertas primero'),
    },
  ],
  [
    'the balance at the provider',
    {
      ruta: '/admin/finanzas/conciliacion',
      llamada: /\/api\/admin\/conciliacion\/saldo$/,
      falla: 'No pudimos cargar el saldo',
      llega: (page) => page.getByText(/^Comparado el /).waitFor(),
    },
  ],
  [
    'the ledger',
    {
      ruta: '/admin/finanzas/libro',
      llamada: /\/api\/admin\/libro\/saldos$/,
      falla: 'No pudimos sumar el libro',
      llega: (page) => page.getByText(/^El libro suma \$0 en/).waitFor(),
    },
  ],
  [
    'content',
    {
      ruta: '/admin/contenido',
      llamada: /\/api\/admin\/reglas$/,
      falla: 'No pudimos cargar el contenido',
      llega: (page) => page.getByRole('link', { name: 'Editar: Portada' }).waitFor(),
    },
  ],
  [
    'rules',
    {
      ruta: '/admin/reglas',
      llamada: /\/api\/admin\/reglas$/,
      falla: 'No pudimos cargar las reglas',
      llega: tabla('Reglas y la versión que rige'),
    },
  ],
  [
    'a rule',
    {
      ruta: '/admin/reglas/feriados',
      llamada: /\/api\/admin\/reglas\/feriados$/,
      falla: 'No pudimos abrir la regla',
      llega: titulo('Feriados y vacaciones escolares'),
    },
  ],
  [
    'health',
    {
      ruta: '/admin/salud',
      llamada: /\/api\/admin\/salud$/,
      falla: 'No pudimos revisar la salud',
      llega: titulo('Promesas de los datos'),
    },
  ],
]

it.each(PANTALLAS)('%s: waits, says when it fails, and comes back', { retry: 0 }, async (_cual, pantalla) => {
  const { page, problemas } = visita
  const antes = problemas.length
  await pasarPorSusEstados(page, pantalla)
  expect(inesperados(problemas.slice(antes))).toEqual([])
})

it('an operator’s case keeps its decision in the first screen of a phone', async () => {
  const { page } = visita
  await page.goto('/admin/casos?tipo=operador')
  const caso = page.locator('a[href^="/admin/casos/"]').first()
  await page.goto((await caso.getAttribute('href'))!)
  const aprobar = page.getByRole('button', { name: 'Aprobar', exact: true })
  await aprobar.waitFor()
  const { y, height } = (await aprobar.boundingBox())!
  expect(await page.evaluate(() => [document.documentElement.scrollHeight > 1.5 * innerHeight, scrollY])).toEqual([
    true,
    0,
  ])
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height)
})
