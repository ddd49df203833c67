import { afterAll, beforeAll, expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import { CLAVE_DEMO } from '#server/db/demo/cuentas.ts'
import { PORTADA } from '#domain/reglas/portada-primera.ts'
import type { Page } from 'playwright-core'
import { enlaceDe, esperarCarta } from './cartas.ts'
import { inesperados } from './estados.ts'
import { FALLA } from './falla.ts'
import { pedirEn } from './pedir.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

const HOY = new Date().toISOString().slice(0, 10)

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())
const pedir = pedirEn(() => sitio)

const EMAIL = 'contenido@ejemplo.cl'
const AVISO = 'El domingo cambia la hora: revisa tu entrada.'
const DESCRIPCION = 'Dunas, salares y el cielo más limpio del norte.'
const SIN_ENTRADA = [
  'finanzas',
  'finanzas/libro',
  'finanzas/devoluciones',
  'operadores',
  'empresas',
  'auditoria',
  'personal',
  'salud',
]
const LLAMADAS_DE_DINERO = [
  'corridas',
  'libro',
  'libro/saldos',
  'transferencias',
  'devoluciones',
  'disputas',
  'diferencias',
  'creditos',
  'auditoria',
  'personal',
].map((ruta) => `/api/admin/${ruta}`)

const versionNueva = async (page: Page, clase: string): Promise<void> => {
  await page.goto('/admin/contenido')
  await page.getByRole('link', { name: `Editar: ${clase}` }).click()
  await page.getByRole('button', { name: 'Nueva versión' }).click()
}

const publicar = async (page: Page, motivo: string): Promise<void> => {
  await page.getByRole('button', { name: 'Revisar cambios' }).click()
  await page.getByRole('heading', { name: 'Qué cambia' }).waitFor()
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
  await page.getByRole('textbox', { name: 'Por qué' }).fill(motivo)
  await page.getByRole('button', { name: /^Publicar versión \d+$/ }).click()
  await page.getByText(/^Publicaste la versión \d+$/).waitFor()
}

async function aceptarInvitacion(): Promise<void> {
  const { page, problemas, cerrar } = await sitio.visita(CELULAR)
  await page.goto(enlaceDe(await esperarCarta(sitio, EMAIL, 'Te invitaron a la administración')))
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
  for (const campo of await page.getByRole('main').locator('input[type=password]').all()) await campo.fill(CLAVE_DEMO)
  await page.getByRole('main').locator('form button[type=submit]').click()
  await page.getByRole('heading', { level: 1, name: 'Ya eres parte del equipo' }).waitFor()
  expect(problemas).toEqual([])
  await cerrar()
}

// What was published stays so: there is no second try.
it(
  'who writes the content changes a destination and an announcement, which everybody reads, and sees nothing of money',
  { retry: 0 },
  async () => {
    const { token } = await pedir<{ token: string }>('POST', '/api/admin/auth/login', undefined, {
      email: 'admin@demo.cl',
      password: CLAVE_DEMO,
    })
    await pedir('POST', '/api/admin/personal', token, { nombre: 'Camila Contenido', email: EMAIL, papel: 'contenido' })
    await aceptarInvitacion()

    const { page, problemas, token: suyo, cerrar } = await visitaDe(sitio, EMAIL, ESCRITORIO, 'admin')
    await page.goto('/admin/dashboard')
    const menu = page.getByRole('navigation', { name: 'Administración' })
    await menu.getByRole('link', { name: 'Contenido' }).waitFor()
    expect(await menu.getByRole('link').allTextContents()).toEqual([
      'Inicio',
      'Casos',
      'Contenido',
      'Reglas',
      'Mi seguridad',
    ])

    const destino = PORTADA.destinos[0]!
    await versionNueva(page, 'Portada')
    await page.getByRole('button', { name: destino.ciudad }).first().click()
    await page.getByLabel('Descripción').first().fill(DESCRIPCION)
    await publicar(page, 'La descripción quedó corta')

    await versionNueva(page, 'Anuncios')
    await page.getByRole('button', { name: 'Agregar anuncio' }).click()
    await page.getByRole('button', { name: /^Anuncio \d+$/ }).click()
    await page.getByLabel('Clave').last().fill('cambio-de-hora')
    await page.getByLabel('Texto', { exact: true }).last().fill(AVISO)
    await page.getByLabel('Primer día').last().fill(sumarDias(HOY, -1))
    await page.getByLabel('Último día').last().fill(sumarDias(HOY, 30))
    await page.getByRole('switch', { name: 'Páginas públicas' }).last().check({ force: true })
    await publicar(page, 'El domingo cambia la hora')

    const lectora = await sitio.visita(CELULAR)
    await lectora.page.goto('/')
    await lectora.page.getByRole('complementary', { name: 'Anuncio' }).getByText(AVISO).waitFor()
    await lectora.page.getByText(DESCRIPCION).first().waitFor()
    expect([await revisarAccesibilidad(lectora.page), await desborde(lectora.page)]).toEqual([[], 0])

    await lectora.page.goto('/terminos')
    await lectora.page.getByText(/^Borrador en revisión legal\. Versión del /).waitFor()
    await page.goto('/admin/contenido')
    await page.getByRole('button', { name: 'Aprobar esta versión: Términos, versión 1' }).click()
    const pregunta = page.getByRole('alertdialog', { name: '¿Aprobar la versión 1 de Términos?' })
    await page.route('**/api/admin/reglas/terminos/aprobacion', (route) => route.fulfill(FALLA), { times: 1 })
    await pregunta.getByRole('button', { name: 'Sí, aprobar' }).click()
    await pregunta.getByRole('alert').waitFor()
    expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
    await pregunta.getByRole('button', { name: 'Sí, aprobar' }).click()
    await page.getByText(/por Camila, el /).waitFor()
    await lectora.page.goto('/terminos')
    await lectora.page.getByText(/^Versión del /).waitFor()
    expect(await lectora.page.getByText('Borrador').count()).toBe(0)
    await lectora.page.goto('/privacidad')
    await lectora.page.getByText(/^Borrador en revisión legal\. Versión del /).waitFor()
    expect([await revisarAccesibilidad(lectora.page), await desborde(lectora.page)]).toEqual([[], 0])

    for (const ruta of SIN_ENTRADA) {
      await page.goto(`/admin/${ruta}`)
      await page.getByRole('heading', { level: 1, name: 'Tu cuenta no tiene acceso a esta página' }).waitFor()
    }
    const respuestas = await Promise.all(
      LLAMADAS_DE_DINERO.map(async (ruta) => [
        ruta,
        (await fetch(sitio.base + ruta, { headers: { authorization: `Bearer ${suyo}` } })).status,
      ]),
    )
    expect(respuestas).toEqual(LLAMADAS_DE_DINERO.map((ruta) => [ruta, 403]))
    expect([...inesperados(problemas), ...lectora.problemas]).toEqual([])
    await cerrar()
    await lectora.cerrar()
  },
)
