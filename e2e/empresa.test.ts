import { afterAll, beforeAll, expect, it } from 'vitest'
import { escribirTarjeta, pagar, TARJETA } from './compra.ts'
import { abrirSitio, CELULAR, desborde, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

async function pedir<T>(method: string, path: string, token?: string, body?: object): Promise<T> {
  const response = await fetch(`${sitio.base}${path}`, { method, headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }, ...(body && { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

const enDias = (dias: number): string => new Date(Date.now() + dias * 86_400_000).toISOString().slice(0, 10)

it('a company signs up, is approved, asks, accepts a proposal and pays it by card, names its people and hands out the voucher', { timeout: 120_000 }, async () => {
  const { token: admin } = await pedir<{ token: string }>('POST', '/api/admin/auth/login', undefined, { email: 'admin@demo.cl', password: 'Chile-demo-2026' })
  const { page, problemas, cerrar } = await sitio.visita(CELULAR)
  await page.goto('/empresas/registro')
  await page.getByLabel('Razón social').fill('Turismo Quebrada Honda SpA')
  await page.getByLabel('Nombre de la empresa').fill('Quebrada Honda')
  await page.getByLabel('RUT empresa').fill('760864284')
  await page.getByLabel('Giro').fill('Agencia de viajes')
  await page.getByText('vendemos a nuestros clientes').click()
  await page.getByLabel('Personas al mes').selectOption('de-20-a-100')
  await page.getByLabel('Nombre de contacto').fill('Rosa Pérez')
  await page.getByLabel('Celular').fill('9 1234 5678')
  await page.getByLabel('Correo').fill('rosa@quebrada.ejemplo.cl')
  await page.getByLabel('Contraseña', { exact: true }).fill('Quebrada-honda-71')
  await page.getByLabel(/Acepto los/).check()
  await page.getByRole('button', { name: 'Registrar mi empresa' }).click()
  await page.getByText('El dígito verificador no coincide. Revisa tu RUT').first().waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  await page.getByLabel('RUT empresa').fill('760864285')
  await page.getByRole('button', { name: 'Registrar mi empresa' }).click()
  await page.getByText('Estamos revisando tus datos').waitFor()

  const [empresa] = (await pedir<{ id: string; rut: string }[]>('GET', '/api/admin/empresas?estado=Pendiente', admin)).filter(({ rut }) => rut === '76086428-5')
  await pedir('POST', `/api/admin/empresas/${empresa!.id}/decision`, admin, { decision: 'aprobar', margen: 1000 })

  await page.getByRole('button', { name: 'Nueva solicitud' }).first().click()
  const hoja = page.getByRole('dialog')
  await hoja.getByLabel('Personas').fill('4')
  await hoja.getByLabel('Desde').fill(enDias(20))
  await hoja.getByLabel('Hasta').fill(enDias(30))
  await hoja.getByLabel('Comuna').fill('Santa Cruz')
  expect(await revisarAccesibilidad(page)).toEqual([])
  await hoja.getByRole('button', { name: 'Pedir una propuesta' }).click()
  await page.getByText(/^Solicitud N\.º \d+ recibida\. Te respondemos a más tardar el/).waitFor()

  const [solicitud] = (await pedir<{ id: string; rut: string }[]>('GET', '/api/admin/solicitudes?estado=recibida', admin)).filter(({ rut }) => rut === '76086428-5')
  const experiencia = await pedir<{ id: string }>('GET', '/api/v1/experiencias/santa-cruz-carmenere-entre-hileras')
  const salidas = await pedir<{ id: string }[]>('GET', `/api/v1/experiencias/${experiencia.id}/disponibilidad?desde=${enDias(16)}&hasta=${enDias(60)}&participantes=4`)
  await pedir('POST', `/api/admin/solicitudes/${solicitud!.id}/propuestas`, admin, { items: [{ experienciaId: experiencia.id, salidaId: salidas[0]!.id, participantes: { adulto: 4 } }], validaHasta: enDias(5) })

  await page.goto(`/empresas/dashboard?solicitud=${solicitud!.id}`)
  await hoja.getByRole('heading', { name: 'Propuesta' }).waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  await hoja.getByLabel('Orden de compra').fill('OC-900')
  expect(await hoja.getByLabel('Tarjeta').isChecked()).toBe(true)
  await hoja.getByRole('button', { name: 'Aceptar y pagar' }).click()
  await hoja.getByRole('link', { name: /^Pagar \$/ }).click()
  await page.getByRole('heading', { name: '2. Pago' }).waitFor()
  await escribirTarjeta(page, TARJETA.aceptada)
  await page.getByLabel(/^Acepto los Términos/).check()
  await pagar(page)
  await page.getByRole('heading', { level: 1, name: 'Reserva confirmada' }).waitFor()
  expect(await desborde(page)).toBeLessThanOrEqual(1)
  await page.goto(`/empresas/dashboard?solicitud=${solicitud!.id}`)
  await hoja.getByText('Todo pagado').waitFor()

  await page.goto('/empresas/dashboard?vista=reservas')
  await page.getByRole('button', { name: /^Nombres:/ }).click()
  await hoja.getByLabel('Pega los nombres').fill('Nombre;Documento\nAna Rojas;1\n;2\nLuis Soto;3')
  await hoja.getByRole('button', { name: 'Guardar nombres' }).click()
  await hoja.getByText('Fila 3: falta el nombre').waitFor()
  await hoja.getByLabel('Pega los nombres').fill('Nombre;Documento\nAna Rojas;1\nEva Díaz;2\nLuis Soto;3')
  await hoja.getByRole('button', { name: 'Guardar nombres' }).click()
  await hoja.waitFor({ state: 'detached' })
  expect(await desborde(page)).toBeLessThanOrEqual(1)
  await page.getByRole('link', { name: /^Voucher:/ }).click()
  await page.getByText('Eva Díaz').waitFor()
  await page.getByText('OC-900').waitFor()
  expect(await desborde(page)).toBeLessThanOrEqual(1)
  expect(await revisarAccesibilidad(page)).toEqual([])
  expect(problemas).toEqual([])
  await cerrar()
})
