import { afterAll, beforeAll, expect, it } from 'vitest'
import { escribirTarjeta, pagar, TARJETA } from './compra.ts'
import { visitaDe } from './sesion.ts'
import { pedirEn } from './pedir.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())
const pedir = pedirEn(() => sitio)

const enDias = (dias: number): string => new Date(Date.now() + dias * 86_400_000).toISOString().slice(0, 10)

it(
  'a company signs up, is approved, asks, accepts a proposal and pays it by card, names its people, hands out the voucher, and sells by API from its own system',
  { timeout: 180_000 },
  async () => {
    const { token: admin } = await pedir<{ token: string }>('POST', '/api/admin/auth/login', undefined, {
      email: 'admin@demo.cl',
      password: 'Chile-demo-2026',
    })
    const { page, problemas, cerrar } = await sitio.visita(CELULAR)
    await page.goto('/empresas')
    await page.getByRole('link', { name: 'Crear cuenta de empresa' }).click()
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

    const [empresa] = (
      await pedir<{ id: string; rut: string }[]>('POST', '/api/admin/empresas/buscar', admin, { estado: 'Pendiente' })
    ).filter(({ rut }) => rut === '76086428-5')
    await pedir('POST', `/api/admin/empresas/${empresa!.id}/decision`, admin, { decision: 'aprobar', margen: 1000 })

    await page.getByRole('button', { name: 'Nueva solicitud' }).first().click()
    const hoja = page.getByRole('dialog')
    await hoja.getByLabel('Personas').fill('4')
    await hoja.getByLabel('Desde').fill(enDias(20))
    await hoja.getByLabel('Hasta').fill(enDias(30))
    expect(await hoja.locator('datalist option').count()).toBe(0)
    await hoja.getByLabel('Comuna').fill('Santa Cruz')
    await expect.poll(() => hoja.locator('datalist option').count()).toBe(346)
    expect(await hoja.locator('datalist option[value="Santa Cruz"]').count()).toBe(1)
    expect(await revisarAccesibilidad(page)).toEqual([])
    await hoja.getByRole('button', { name: 'Pedir una propuesta' }).click()
    await page.getByText(/^Solicitud N\.º \d+ recibida\. Te respondemos a más tardar el/).waitFor()

    const [solicitud] = (
      await pedir<{ id: string; rut: string }[]>('GET', '/api/admin/solicitudes?estado=recibida', admin)
    ).filter(({ rut }) => rut === '76086428-5')
    const experiencia = await pedir<{ id: string }>('GET', '/api/v1/experiencias/santa-cruz-carmenere-entre-hileras')
    const salidas = await pedir<{ id: string }[]>(
      'GET',
      `/api/v1/experiencias/${experiencia.id}/disponibilidad?desde=${enDias(16)}&hasta=${enDias(60)}&participantes=4`,
    )
    await pedir('POST', `/api/admin/solicitudes/${solicitud!.id}/propuestas`, admin, {
      items: [{ experienciaId: experiencia.id, salidaId: salidas[0]!.id, participantes: { adulto: 4 } }],
      validaHasta: enDias(5),
    })

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

    await page.goto('/empresas/dashboard?vista=claves')
    await page.getByRole('button', { name: 'Crear clave' }).first().click()
    await hoja.getByLabel('Nombre').fill('Sistema de la agencia')
    await hoja.getByLabel('Crear y cambiar reservas').check()
    await hoja.getByRole('button', { name: 'Crear clave' }).click()
    await hoja.getByText('Copia la clave ahora. No podremos mostrarla otra vez').waitFor()
    const reserva = await venderPorApi((await hoja.locator('code').textContent())!)
    await hoja.getByRole('button', { name: 'Listo' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, cerrar' }).click()

    const operador = await visitaDe(sitio, 'proveedor@demo.cl', ESCRITORIO, 'proveedor')
    const delDia = await pedir<{ id: string; experienciaId: string; inicio: string }[]>(
      'GET',
      `/api/provider/salidas?fecha=${reserva.inicio.slice(0, 10)}`,
      operador.token,
    )
    const salida = delDia.find(
      ({ experienciaId, inicio }) =>
        experienciaId === reserva.experienciaId && Date.parse(inicio) === Date.parse(reserva.inicio),
    )
    await operador.page.goto(`/proveedor/salidas/${salida!.id}`)
    await operador.page.getByRole('table', { name: 'Quiénes van' }).getByText('Berta Lillo').first().waitFor()
    expect(operador.problemas).toEqual([])
    await operador.cerrar()

    await page.goto('/empresas/dashboard?vista=facturacion')
    const movimientos = page.getByRole('table', { name: 'Movimientos del mes' })
    await movimientos.getByText('REF-AG-1').first().waitFor()
    await page
      .getByText(/^\$[\d.]+ de \$5\.000\.000; disponible/)
      .first()
      .waitFor()
    await reserva.cancelar()
    await page.reload()
    await movimientos
      .getByText(/^Devolución/)
      .first()
      .waitFor()
    expect(await desborde(page)).toBeLessThanOrEqual(1)
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(problemas).toEqual([])
    await cerrar()
  },
)

/** What the agency's own system does with the key it was given: plain requests, and nothing of ours. */
async function venderPorApi(
  clave: string,
): Promise<{ experienciaId: string; inicio: string; cancelar: () => Promise<void> }> {
  const octo = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${sitio.base}/api/octo${path}`, {
      method,
      headers: { authorization: `Bearer ${clave}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
  const { listado } = (await (await fetch(`${sitio.base}/api/v1/proveedores/slug/quillay-y-piedra`)).json()) as {
    listado: { id: string }[]
  }
  for (const { id: productId } of listado) {
    const salidas = await octo<{ id: string; vacancies: number }[]>('POST', '/availability', {
      productId,
      optionId: 'DEFAULT',
      localDateStart: enDias(10),
      localDateEnd: enDias(60),
    })
    const libre = salidas.find(({ vacancies }) => vacancies > 0)
    if (!libre) continue
    const uuid = crypto.randomUUID()
    const retenida = await octo<{ status: string; utcExpiresAt: string }>('POST', '/bookings', {
      uuid,
      productId,
      optionId: 'DEFAULT',
      availabilityId: libre.id,
      unitItems: [{ unitId: 'adulto' }],
      resellerReference: 'REF-AG-1',
    })
    const extendida = await octo<{ utcExpiresAt: string }>('POST', `/bookings/${uuid}/extend`, {
      expirationMinutes: 60,
    })
    expect([retenida.status, extendida.utcExpiresAt > retenida.utcExpiresAt]).toEqual(['ON_HOLD', true])
    const { status } = await octo<{ status: string }>('POST', `/bookings/${uuid}/confirm`, {
      contact: { firstName: 'Berta', lastName: 'Lillo', emailAddress: 'berta@ejemplo.cl' },
      resellerReference: 'REF-AG-1',
    })
    expect(status).toBe('CONFIRMED')
    return {
      experienciaId: productId,
      inicio: libre.id,
      cancelar: async () =>
        expect(
          (await octo<{ status: string }>('POST', `/bookings/${uuid}/cancel`, { reason: 'Cambio de planes' })).status,
        ).toBe('CANCELLED'),
    }
  }
  throw new Error('no departure with places')
}
