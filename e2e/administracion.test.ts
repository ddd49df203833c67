import { afterAll, beforeAll, expect, it } from 'vitest'
import { PROVEEDOR_DEMO } from '#server/db/demo/personas.ts'
import { idDe } from '#server/db/demo/seeded.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

it(
  'a run of payouts goes from one admin to another, to the bank, and to the host’s statement',
  { retry: 0 },
  async () => {
    const autora = await visitaDe(sitio, 'finanzas@demo.cl', ESCRITORIO, 'admin')
    await autora.page.goto('/admin/finanzas')
    await autora.page.getByRole('link', { name: 'Abrir la nómina 2' }).click()
    await autora.page.getByText('Tú creaste esta nómina: la aprueba otra persona de finanzas.').waitFor()
    const nomina = new URL(autora.page.url()).pathname

    const segunda = await visitaDe(sitio, 'admin@demo.cl', ESCRITORIO, 'admin')
    await segunda.page.goto(nomina)
    await segunda.page.getByRole('button', { name: 'Aprobar nómina' }).click()
    await segunda.page.getByRole('button', { name: 'Sí, aprobar' }).click()
    await segunda.page.getByText('Aprobada', { exact: true }).waitFor()
    await segunda.page.getByRole('button', { name: 'Marcar como enviada al banco' }).click()
    const [archivo] = await Promise.all([
      segunda.page.waitForEvent('download'),
      segunda.page.getByRole('button', { name: 'Descargar archivo del banco' }).click(),
    ])
    expect(archivo.suggestedFilename()).toBe('nomina-2.csv')
    expect(await revisarAccesibilidad(segunda.page)).toEqual([])
    await segunda.page.getByLabel('Referencia del banco').fill('TEF-77001')
    await segunda.page.getByRole('button', { name: 'Marcar como pagada' }).click()
    await segunda.page.getByText(/referencia TEF-77001/).waitFor()
    await segunda.page.goto('/admin/finanzas/libro')
    await segunda.page.getByText(/^El libro suma \$0 en/).waitFor()
    expect(await revisarAccesibilidad(segunda.page)).toEqual([])
    // Here all of it is a test: the other book is read apart, and holds nothing.
    await segunda.page.getByLabel('Dinero').selectOption('De verdad')
    await segunda.page.getByText('El libro suma $0 en 0 movimientos.').waitFor()
    await segunda.page.getByText('No encontramos movimientos con ese dato').waitFor()
    await segunda.page.goto('/admin/finanzas?libro=vivo')
    await segunda.page.getByText('Aquí verás las nóminas de pago').waitFor()
    await segunda.page.getByLabel('Dinero').selectOption('De prueba')
    await segunda.page.getByRole('link', { name: 'Abrir la nómina 2' }).waitFor()
    expect([...autora.problemas, ...segunda.problemas]).toEqual([])
    await autora.cerrar()
    await segunda.cerrar()

    const { page, problemas, cerrar } = await visitaDe(sitio, 'anfitriona@demo.cl', CELULAR)
    await page.goto('/anfitrion/liquidaciones?vista=abonos')
    await page.getByText('TEF-77001').waitFor()
    await page
      .getByRole('link', { name: /^Ver el abono/ })
      .first()
      .click()
    await page.getByText('Precio pagado').first().waitFor()
    await page.getByText('IVA de la comisión').first().waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(await desborde(page)).toBeLessThanOrEqual(1)
    expect(problemas).toEqual([])
    await cerrar()
  },
)

const leer = async <T>(ruta: string, token: string): Promise<T> =>
  (await fetch(`${sitio.base}${ruta}`, { headers: { authorization: `Bearer ${token}` } })).json() as Promise<T>

const CUENTA = { Titular: 'Ana Rojas', 'RUT del titular': '12345678-5', 'Número de cuenta': '87654321' }

it(
  'two refunds that a card could not take are asked for by one, approved by another, and paid by one file',
  { retry: 0 },
  async () => {
    const primera = await visitaDe(sitio, 'finanzas@demo.cl', ESCRITORIO, 'admin')
    const { page } = primera
    await page.goto('/admin/finanzas/transferencias')
    await page.getByRole('button', { name: /^Anotar cuenta: Reserva/ }).click()
    const dialogo = page.getByRole('dialog', { name: /^Transferir \$/ })
    await dialogo.getByRole('button', { name: 'Pedir transferencia' }).click()
    await dialogo.getByText('Escribe el nombre del titular').waitFor()
    for (const [campo, valor] of Object.entries(CUENTA)) await dialogo.getByLabel(campo, { exact: true }).fill(valor)
    await dialogo.getByLabel('Banco', { exact: true }).selectOption('Banco Santander')
    await dialogo.getByLabel('Tipo de cuenta').selectOption('corriente')
    await dialogo.getByLabel('Motivo').fill('La tarjeta ya no existe')
    expect(await revisarAccesibilidad(page)).toEqual([])
    await dialogo.getByRole('button', { name: 'Pedir transferencia' }).click()
    await page.getByText('Lista para la nómina').waitFor()
    expect(await page.getByRole('button', { name: /^Aprobar: / }).count(), 'who asked for it').toBe(0)

    const segunda = await visitaDe(sitio, 'admin@demo.cl', ESCRITORIO, 'admin')
    await segunda.page.goto('/admin/finanzas/transferencias')
    await segunda.page.getByRole('button', { name: /^Aprobar: Reserva/ }).click()
    const aprobar = segunda.page.getByRole('alertdialog')
    await aprobar.getByText('Daniela Fuentealba, RUT •••678-5').waitFor()
    await aprobar.getByRole('button', { name: /^Mostrar cuenta: Reserva/ }).click()
    await aprobar.getByText('Daniela Fuentealba, RUT 12.345.678-5').waitFor()
    await segunda.page.getByRole('button', { name: 'Sí, aprobar' }).click()
    await segunda.page.getByText('Espera aprobación').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Crear nómina de devoluciones' }).click()
    await page.getByText('Tú creaste esta nómina: la aprueba otra persona de finanzas.').waitFor()
    const nomina = new URL(page.url()).pathname
    await segunda.page.goto(nomina)
    await segunda.page.getByRole('button', { name: 'Aprobar nómina' }).click()
    await segunda.page.getByRole('button', { name: 'Sí, aprobar' }).click()
    await segunda.page.getByRole('button', { name: 'Marcar como enviada al banco' }).click()
    const [archivo] = await Promise.all([
      segunda.page.waitForEvent('download'),
      segunda.page.getByRole('button', { name: 'Descargar archivo del banco' }).click(),
    ])
    expect(archivo.suggestedFilename()).toMatch(/^devoluciones-\d+\.csv$/)
    await segunda.page.getByLabel('Referencia del banco').fill('TEF-88002')
    expect(await revisarAccesibilidad(segunda.page)).toEqual([])
    await segunda.page.getByRole('button', { name: 'Marcar como pagada' }).click()
    await segunda.page.getByText(/referencia TEF-88002/).waitFor()
    await page.goto('/admin/finanzas/transferencias?vista=todas')
    await page.getByText('Pagada', { exact: true }).nth(1).waitFor()
    await page.goto('/admin/finanzas/libro')
    await page.getByText(/^El libro suma \$0 en/).waitFor()
    expect([...primera.problemas, ...segunda.problemas]).toEqual([])
    await primera.cerrar()
    await segunda.cerrar()
  },
)

it('whoever asks to be erased is erased by our staff, and hears it once more', async () => {
  const email = `borrar-${Date.now()}@ejemplo.cl`
  const llamar = (ruta: string, cuerpo: object, token?: string) =>
    fetch(`${sitio.base}${ruta}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(cuerpo),
    })
  const { token } = (await (
    await llamar('/api/auth/register', {
      nombre: 'Rosa Borrar',
      email,
      password: 'Cordillera-verde-88',
      aceptaTerminos: true,
    })
  ).json()) as { token: string }
  expect(
    (await llamar('/api/privacidad/solicitudes', { derecho: 'supresion', detalle: 'Ya no viajo' }, token)).status,
  ).toBe(201)

  const { page, problemas, cerrar } = await visitaDe(sitio, 'admin@demo.cl', ESCRITORIO, 'admin')
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: /solicitud(es)? de datos personales/ }).click()
  // The page one comes from has a table of cases too, and stays until the next one is there.
  await page.getByRole('table', { name: 'Casos, el más antiguo primero' }).getByRole('link').last().click()
  await page.getByText('Ya no viajo').waitFor()
  await page.getByLabel('Respuesta').fill('Borramos tu cuenta como pediste.')
  expect(await revisarAccesibilidad(page)).toEqual([])
  await page.getByRole('button', { name: 'Borrar la cuenta' }).click()
  await page.getByRole('button', { name: 'Sí, borrar la cuenta' }).click()
  await page.getByText('La cuenta ya no existe.').waitFor()
  expect((await fetch(`${sitio.base}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
  await expect
    .poll(
      async () =>
        (await sitio.correos()).filter((correo) => correo.includes(email) && correo.includes('Eliminamos tu cuenta'))
          .length,
      { timeout: 60_000 },
    )
    .toBe(1)
  expect(problemas).toEqual([])
  await cerrar()
})

it(
  'a provider taken out of sale has every sold place given back, each traveller told',
  { retry: 0, timeout: 300_000 },
  async () => {
    const { page, problemas, token, cerrar } = await visitaDe(sitio, 'admin@demo.cl', ESCRITORIO, 'admin')
    const proveedorId = idDe(`proveedor:${PROVEEDOR_DEMO}`)
    await page.goto(`/admin/operadores/proveedor/${proveedorId}`)
    await page.getByRole('button', { name: 'Suspender' }).click()
    const efecto = page.getByText(/^Deja de vender ahora\. Cancelamos \d+ reservas? de \d+ personas? y devolvemos \$/)
    const reservas = Number(/Cancelamos (\d+)/.exec((await efecto.textContent())!)![1])
    expect(reservas).toBeGreaterThan(0)
    await page.getByRole('textbox', { name: 'Motivo' }).fill('El seguro del equipo está vencido')
    await page.getByRole('button', { name: /^Sí, suspender y devolver \$/ }).click()
    await page
      .getByText(new RegExp(`^Se pidió la devolución de \\$[\\d.]+ de ${reservas} reservas?$`))
      .waitFor({ timeout: 150_000 })
    expect(await revisarAccesibilidad(page)).toEqual([])
    const ficha = await leer<{ efecto: { reservas: number; personas: number } }>(
      `/api/admin/operadores/proveedor/${proveedorId}`,
      token,
    )
    expect(ficha.efecto).toMatchObject({ reservas: 0, personas: 0 })
    await expect
      .poll(async () => (await sitio.correos()).filter((correo) => /Subject: .*(cancel|devol)/i.test(correo)).length, {
        timeout: 60_000,
      })
      .toBeGreaterThanOrEqual(1)
    await page.goto('/admin/finanzas/libro')
    await page.getByText(/^El libro suma \$0 en/).waitFor()
    expect(problemas).toEqual([])
    await cerrar()
  },
)
