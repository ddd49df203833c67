import { afterAll, beforeAll, expect, it } from 'vitest'
import { llenarTarjeta, TARJETA } from './compra.ts'
import { pedirEn } from './pedir.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())
const pedir = pedirEn(() => sitio)

it(
  'a company pays the services of a proposal by card at 375 px: gives up once, is declined, is asked by its bank, and reads it on its statement; staff gives a part back',
  { timeout: 120_000 },
  async () => {
    const { page, problemas, cerrar } = await visitaDe(sitio, 'empresa@demo.cl', CELULAR)
    const { token: admin } = await pedir<{ token: string }>('POST', '/api/admin/auth/login', undefined, {
      email: 'admin@demo.cl',
      password: 'Chile-demo-2026',
    })
    const [solicitud] = (
      await pedir<
        { id: string; numero: number; propuesta: { total: number } | null; servicios: { estado: string } | null }[]
      >('GET', '/api/admin/solicitudes?estado=aceptada', admin)
    ).filter(({ servicios }) => servicios?.estado === 'por_pagar')
    const total = `$${String(solicitud!.propuesta!.total).replaceAll(/\B(?=(\d{3})+$)/g, '.')}`

    await page.goto(`/empresas/dashboard?solicitud=${solicitud!.id}`)
    const hoja = page.getByRole('dialog')
    const boton = hoja.getByRole('button', { name: `Pagar ${total}: servicios` })
    await boton.waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(await desborde(page)).toBeLessThanOrEqual(1)
    await boton.click()
    await page.getByRole('link', { name: 'Volver sin pagar' }).click()
    await hoja.getByText('No se hizo ningún cobro').waitFor()
    await boton.click()

    await llenarTarjeta(page, TARJETA.rechazada)
    await page.getByRole('button', { name: `Pagar ${total}` }).click()
    await page.getByRole('alert').waitFor()
    await llenarTarjeta(page, TARJETA.conBanco)
    await page.getByRole('button', { name: `Pagar ${total}` }).click()
    await page.getByRole('button', { name: 'Confirmar compra' }).click()
    await hoja.getByText(`Servicios pagados: ${total}`).waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])

    await page.goto('/empresas/dashboard?vista=facturacion')
    await page
      .getByRole('table', { name: 'Movimientos del mes' })
      .getByText('Coordinación en terreno')
      .first()
      .waitFor()
    await pedir('POST', '/api/admin/devoluciones', admin, {
      reserva: `THC-${solicitud!.numero}`,
      monto: 190_000,
      motivo: 'La coordinadora no llegó',
    })
    await page.reload()
    await page
      .getByRole('table', { name: 'Movimientos del mes' })
      .getByText(`Servicios de la solicitud N.º ${solicitud!.numero}`)
      .first()
      .waitFor()
    expect(problemas).toEqual([])
    await cerrar()
  },
)
