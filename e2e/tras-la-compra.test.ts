import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reserva } from '#contract/reservas.ts'
import { esperarCarta } from './cartas.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitioConReloj } from './sitio-con-reloj.ts'
import { abrirSitio, CELULAR, desborde, revisarAccesibilidad, type Sitio, type Visita } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

/** Signed in as the traveller of the demo. */
async function comoViajera(): Promise<Visita> {
  const visita = await sitio.visita(CELULAR)
  const { page } = visita
  await page.goto('/login?siguiente=/mis-entradas')
  await page.getByLabel('Correo').fill('viajera@demo.cl')
  await page.getByLabel('Contraseña', { exact: true }).fill('Chile-demo-2026')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('tab', { name: 'Próximas' }).waitFor()
  return visita
}

async function abrirEntrada(page: Page, nombre: RegExp): Promise<void> {
  await page.getByRole('link', { name: nombre }).first().click()
  await page.getByRole('region', { name: 'Gestionar la reserva' }).waitFor()
}

it('moves a booking to another date, asks for its factura and subscribes a calendar at 375 px', async () => {
  const { page, context, problemas, cerrar } = await comoViajera()
  await page.route('**/calendario', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/problem+json',
      body: '{"status":404,"detail":"Algo falló"}',
    }),
  )
  await page.reload()
  const calendario = page.getByRole('region', { name: 'En tu calendario' })
  await calendario.getByText('No pudimos revisar si ya tienes un enlace').waitFor()
  await page.unroute('**/calendario')
  await calendario.getByRole('button', { name: 'Reintentar' }).click()
  await page.getByRole('button', { name: /^Crear (enlace de calendario|otro enlace)$/ }).click()
  const url = await page.getByText(/\/api\/calendario\//).textContent()
  expect(await (await context.request.get(url!)).text()).toContain('BEGIN:VEVENT')
  expect(await desborde(page)).toBeLessThanOrEqual(1)
  expect(await revisarAccesibilidad(page)).toEqual([])

  await abrirEntrada(page, /^Camina la quebrada del Kari/i)
  const antes = await page.locator('time, dd').first().textContent()
  await page.getByRole('button', { name: 'Cambiar fecha' }).click()
  const hoja = page.getByRole('dialog', { name: 'Cambiar fecha' })
  await hoja
    .getByRole('gridcell')
    .getByRole('button', { name: /[1-9]\d* horario/ })
    .last()
    .click()
  await hoja
    .getByText(/· \d+ cupos?$/)
    .first()
    .click()
  await hoja.getByText('Sin costo').waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  await hoja.getByRole('button', { name: 'Cambiar a esta fecha' }).click()
  await hoja.waitFor({ state: 'hidden' })
  await expect.poll(() => page.locator('time, dd').first().textContent()).not.toBe(antes)

  await page.getByRole('button', { name: 'Pedir factura' }).click()
  const factura = page.getByRole('dialog', { name: 'Pedir factura' })
  await factura.getByRole('button', { name: 'Pedir factura' }).click()
  await factura.getByText('Revisa estos datos').waitFor()
  await factura.getByLabel('RUT').fill('760864285')
  await factura.getByLabel('Razón social').fill('Viajes del Sur SpA')
  await factura.getByLabel('Giro').fill('Turismo')
  await factura.getByLabel('Dirección').fill('Arauco 12, Valdivia')
  expect(await revisarAccesibilidad(page)).toEqual([])
  await factura.getByRole('button', { name: 'Pedir factura' }).click()
  await factura.waitFor({ state: 'hidden' })
  for (const titulo of ['Te piden una factura', 'Cambiamos tu fecha']) {
    await expect
      .poll(async () => (await sitio.correos()).some((correo) => correo.includes(titulo)), { timeout: 45_000 })
      .toBe(true)
  }
  expect(problemas).toEqual([])
  await cerrar()
})

it('writes an opinion of a trip, changes it, and reports one of somebody else at 375 px', async () => {
  const { page, problemas, cerrar } = await comoViajera()
  await page.getByRole('tab', { name: 'Pasadas' }).click()
  await page
    .getByRole('link', { name: /^Opinar sobre/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Tu opinión' }).waitFor()
  await page.getByRole('button', { name: /^(Publicar opinión|Guardar cambios)$/ }).waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  expect(await desborde(page)).toBeLessThanOrEqual(1)
  await page
    .getByRole('group', { name: /^Tu nota/ })
    .getByRole('radio', { name: 'Muy buena' })
    .check()
  await page.getByLabel(/^Cuéntale a otros viajeros/).fill('Probamos todo y nos explicaron cada puesto.')
  await page.getByRole('button', { name: /^(Publicar opinión|Guardar cambios)$/ }).click()
  await page.getByText('Gracias. Se publica cuando tu anfitrión también opine, o en 7 días').waitFor()
  await page.getByRole('button', { name: 'Guardar cambios' }).waitFor()

  await page.goto('/experience/valparaiso-cerros-alegre-y-concepcion', { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: /^Reportar la opinión de/ })
    .first()
    .click()
  const dialogo = page.getByRole('dialog', { name: 'Reportar opinión' })
  await dialogo.getByRole('button', { name: 'Enviar reporte' }).click()
  await dialogo.getByText('Elige un motivo').waitFor()
  // The label covers its button.
  await dialogo.getByText('No habla de esta experiencia').click()
  expect(await revisarAccesibilidad(page)).toEqual([])
  await dialogo.getByRole('button', { name: 'Enviar reporte' }).click()
  await dialogo.getByText('Gracias por avisar').waitFor()
  expect(problemas).toEqual([])
  await cerrar()
})

it('reads the bell and talks with the host of a booking at 375 px', async () => {
  const { page, problemas, cerrar } = await comoViajera()
  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  await page.getByRole('link', { name: /¿Cómo estuvo/ }).waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.goto('/mensajes')
  await page
    .getByRole('link', { name: /sin leer|Tú:/ })
    .first()
    .click()
  // Figures would be blotted out where the booking is not sure yet.
  const dicho = `¿Salimos igual si llueve, o ${String(Date.now()).replaceAll(/\d/g, (d) => 'abcdefghij'[Number(d)]!)}?`
  await page
    .getByRole('log', { name: 'Mensajes' })
    .getByText(/garzas/)
    .waitFor()
  await page.getByLabel('Tu mensaje').fill(dicho)
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await page.getByRole('log', { name: 'Mensajes' }).getByText(dicho).waitFor()
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await page.getByLabel('Elegir una foto').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: png })
  await page.getByAltText('La foto que vas a enviar').waitFor()
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await page.getByAltText('Foto enviada').first().waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  expect(await desborde(page)).toBeLessThanOrEqual(1)
  expect(problemas).toEqual([])
  await cerrar()
})

it('keeps a visitor’s hearts and brings them into the account at 375 px', async () => {
  const { page, problemas, cerrar } = await sitio.visita(CELULAR)
  await page.goto('/experience/la-vega-central-desayuno-y-compras', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /^Guardar en favoritos/ }).click()
  await page.getByRole('button', { name: /^Quitar de favoritos/ }).waitFor()
  await page.goto('/favoritos')
  await page.getByText('Están guardados en este navegador').waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  await page.getByRole('link', { name: 'Iniciar Sesión' }).click()
  await page.getByLabel('Correo').fill('anfitriona@demo.cl')
  await page.getByLabel('Contraseña', { exact: true }).fill('Chile-demo-2026')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('button', { name: /^Quitar de favoritos/ }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('favoritos'))).toBe('[]')
  await page
    .getByRole('button', { name: /^Quitar de favoritos/ })
    .first()
    .click()
  await page.getByText('Aún no guardas experiencias').waitFor()
  expect(await desborde(page)).toBeLessThanOrEqual(1)
  expect(problemas).toEqual([])
  await cerrar()
})

// By the clock of the departure, over a copy of its own.
it(
  'nobody at the meeting point: said from the ticket, heard by the host, decided by one of ours, and given back at 375 px',
  { retry: 0, timeout: 120_000 },
  async () => {
    const enHora = await abrirSitioConReloj()
    const { token, cerrar: salir } = await visitaDe(enHora, 'viajera@demo.cl', CELULAR)
    const suyas = (await (
      await fetch(`${enHora.base}/api/reservas?vista=proximas`, { headers: { authorization: `Bearer ${token}` } })
    ).json()) as (Reserva & { fin: string })[]
    const reserva = suyas.find(
      ({ experiencia, estado }) => experiencia.slug === 'concon-humedal-del-aconcagua' && estado === 'confirmada',
    )!
    await salir()

    enHora.irA(new Date(Date.parse(reserva.inicio) + 20 * 60_000))
    const viajera = await visitaDe(enHora, 'viajera@demo.cl', CELULAR)
    await viajera.page.clock.setFixedTime(enHora.ahora())
    await viajera.page.goto(`/mis-entradas/${reserva.codigo}`)
    await viajera.page.getByRole('button', { name: 'Avisar que nadie llegó' }).click()
    await viajera.page.getByText('Avisaste que nadie te recibió').waitFor()
    expect([await revisarAccesibilidad(viajera.page), await desborde(viajera.page)]).toEqual([[], 0])

    const anfitriona = await visitaDe(enHora, 'anfitriona@demo.cl', CELULAR)
    await anfitriona.page.clock.setFixedTime(enHora.ahora())
    await anfitriona.page.goto('/check-in')
    await anfitriona.page.getByLabel('Código de la entrada').fill(reserva.codigo)
    await anfitriona.page.getByRole('button', { name: 'Ingresar código' }).click()
    await anfitriona.page.getByRole('alert').getByRole('button', { name: 'Registrar llegada' }).click()
    await anfitriona.page.getByText('Quien viaja avisó que nadie lo recibió').first().waitFor()
    await esperarCarta(
      enHora,
      'anfitriona@demo.cl',
      `Dicen que nadie llegó a la reserva ${reserva.codigo.slice(0, 4)}-${reserva.codigo.slice(4)}`,
    )

    enHora.irA(new Date(Date.parse(reserva.fin) + 60 * 60_000))
    const confianza = await visitaDe(enHora, 'admin@demo.cl', CELULAR, 'admin')
    const { page } = confianza
    await page.clock.setFixedTime(enHora.ahora())
    await page.goto('/admin/casos?tipo=ausencia')
    await page.getByRole('link').filter({ hasText: reserva.experiencia.nombreExperiencia }).last().click()
    await page.getByRole('button', { name: 'El operador no llegó' }).waitFor()
    expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
    await page.getByRole('button', { name: 'El operador no llegó' }).click()
    await page.getByLabel('Razón').fill('El anfitrión confirma que se quedó sin vehículo')
    await page.getByRole('button', { name: 'Devolver todo' }).click()
    await page.getByText('Se devuelve todo y quien viaja lo sabe por correo').waitFor()

    await viajera.page.clock.setFixedTime(enHora.ahora())
    await viajera.page.reload()
    await viajera.page.getByRole('heading', { name: 'La experiencia no se realizó' }).waitFor()
    await viajera.page.getByText(/\(100 %\)/).waitFor()
    expect([await revisarAccesibilidad(viajera.page), await desborde(viajera.page)]).toEqual([[], 0])
    expect([...viajera.problemas, ...anfitriona.problemas, ...confianza.problemas]).toEqual([])
    await enHora.cerrar()
  },
)
