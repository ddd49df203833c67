import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatPesos } from '#web/ui/formato.ts'
import { conToken, visitaDe } from './sesion.ts'
import { pedirEn } from './pedir.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())
const pedir = pedirEn(() => sitio)

const hoy = (): string => new Date().toLocaleDateString('en-CA', { timeZone: 'America/Santiago' })

it(
  'an approved company books on account within its credit and not beyond it, sees the line and the debt, and pays it by transfer',
  { timeout: 120_000, retry: 0 },
  async () => {
    const finanzas = await visitaDe(sitio, 'admin@demo.cl', ESCRITORIO, 'admin')
    const registro = {
      razonSocial: 'Hotelera Peumo SpA',
      nombre: 'Hotel Peumo',
      rut: '76.086.428-5',
      giro: 'Hotelería',
      tipo: 'revendedor',
      volumen: 'de-20-a-100',
      contacto: 'Eva Díaz',
      email: 'eva@peumo.ejemplo.cl',
      telefono: '+56912345678',
      password: 'Peumo-en-flor-88',
      aceptaTerminos: true,
    }
    const { token } = await pedir<{ token: string }>('POST', '/api/empresas/registro', undefined, registro)
    const [empresa] = (
      await pedir<{ id: string; rut: string }[]>('POST', '/api/admin/empresas/buscar', finanzas.token, {
        estado: 'Pendiente',
      })
    ).filter(({ rut }) => rut === '76086428-5')
    await pedir('POST', `/api/admin/empresas/${empresa!.id}/decision`, finanzas.token, {
      decision: 'aprobar',
      margen: 1000,
    })
    const experiencia = await pedir<{ id: string; nombreExperiencia: string; precioPorPersona: number }>(
      'GET',
      '/api/v1/experiencias/santa-cruz-carmenere-entre-hileras',
    )
    const neto = Math.round(experiencia.precioPorPersona * 0.9)

    await finanzas.page.goto('/admin/finanzas/creditos')
    await finanzas.page.getByRole('button', { name: 'Cambiar el crédito de Hotel Peumo' }).click()
    const dialogo = finanzas.page.getByRole('dialog')
    await dialogo.getByLabel('Límite').fill(String(2 * neto))
    await dialogo.getByRole('button', { name: 'Guardar' }).click()
    await dialogo.waitFor({ state: 'detached' })

    const visita = await sitio.visita(CELULAR)
    await conToken(visita, 'authToken', token)
    const { page } = visita
    const reservar = async (personas: number) => {
      await page.goto(`/empresas/reservar?experiencia=${experiencia.id}`)
      await page.getByRole('heading', { level: 2, name: experiencia.nombreExperiencia }).waitFor()
      await page.getByLabel('Salida').selectOption({ index: 1 })
      await page.getByLabel('Personas').fill(String(personas))
      await page.getByText(`Total ${formatPesos(personas * neto)}`).waitFor()
      await page.getByLabel('A cargo del grupo').fill('Marta Ibáñez')
      await page.getByLabel('Correo').fill('marta@ejemplo.cl')
      await page.getByLabel('Celular').fill('9 1234 5678')
      await page.getByLabel('Orden de compra').fill(`OC-${personas}`)
      await page.getByText('A cuenta', { exact: true }).click()
      await page.getByRole('button', { name: 'Reservar a cuenta' }).click()
    }

    await reservar(3)
    await page
      .getByRole('alert')
      .getByText(/crédito/)
      .first()
      .waitFor()
    expect(await page.getByLabel('A cargo del grupo').inputValue()).toBe('Marta Ibáñez')
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(await desborde(page)).toBeLessThanOrEqual(1)

    await reservar(2)
    await page.getByRole('heading', { name: 'Reservas', exact: true }).waitFor()
    await page.getByText('A cuenta', { exact: true }).waitFor()
    await page.getByText('Confirmada', { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: /^Pagar/ }).count()).toBe(0)
    expect(await page.getByRole('link', { name: /^Voucher:/ }).count()).toBe(1)

    await page.goto('/empresas/dashboard?vista=facturacion')
    const movimientos = page.getByRole('table', { name: 'Movimientos del mes' })
    await movimientos.getByText('OC-2').waitFor()
    expect(await movimientos.getByText('OC-3').count()).toBe(0)
    await page
      .getByText(`${formatPesos(2 * neto)} de ${formatPesos(2 * neto)}; disponible $0`)
      .first()
      .waitFor()
    await page.getByText(/^Usaste todo tu crédito/).waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])

    await finanzas.page.reload()
    await finanzas.page.getByRole('button', { name: 'Anotar pago de Hotel Peumo' }).click()
    await dialogo.getByLabel('Monto').fill(String(2 * neto + 1))
    await dialogo.getByLabel('Referencia del banco').fill('TEF-4410')
    await dialogo.getByLabel('Día en que llegó').fill(hoy())
    await dialogo.getByRole('button', { name: 'Anotar pago' }).click()
    await dialogo.getByRole('alert').first().waitFor()
    await dialogo.getByLabel('Monto').fill(String(2 * neto))
    await dialogo.getByRole('button', { name: 'Anotar pago' }).click()
    await dialogo.waitFor({ state: 'detached' })
    expect(await revisarAccesibilidad(finanzas.page)).toEqual([])

    await page.reload()
    await page
      .getByText(`$0 de ${formatPesos(2 * neto)}; disponible ${formatPesos(2 * neto)}`)
      .first()
      .waitFor()
    await page.getByText('TEF-4410').waitFor()
    expect([...visita.problemas, ...finanzas.problemas]).toEqual([])
    await visita.cerrar()
    await finanzas.cerrar()
  },
)
