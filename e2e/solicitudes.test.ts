import { afterAll, beforeAll, expect, it } from 'vitest'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

it.each([
  ['375', CELULAR],
  ['1280', ESCRITORIO],
])('a request says what it would bring before anybody says yes, at %s px', async (_ancho, viewport) => {
  const { page, problemas, cerrar } = await visitaDe(sitio, 'proveedor@demo.cl', viewport, 'proveedor')
  await page.goto('/proveedor/dashboard?vista=por_aceptar')
  const boton = page.getByRole('button', { name: /^Ver solicitud: / }).first()
  await boton.waitFor()
  await page
    .getByText(/^Recibes \$[\d.]+$/)
    .first()
    .waitFor()
  await boton.click()
  const hoja = page.getByRole('dialog', { name: /^Solicitud de / })
  const recibes = hoja.getByRole('region', { name: 'Lo que recibes' })
  for (const parte of ['Precio pagado', 'Comisión', 'IVA de la comisión', 'Recibes'])
    await recibes.getByText(parte, { exact: true }).waitFor()
  await recibes.getByText(/^Si la experiencia se realiza, se libera el .+ y se paga el .+\.$/).waitFor()
  await hoja.getByRole('button', { name: /^Aceptar: / }).waitFor()
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
  expect(problemas).toEqual([])
  await cerrar()
})

it('a guide reads no sum of it, and is offered no answer', async () => {
  const { page, problemas, cerrar } = await visitaDe(sitio, 'guia@demo.cl', CELULAR, 'proveedor')
  await page.goto('/proveedor/dashboard?vista=proximas')
  await page.getByRole('table').or(page.getByText('Aquí verás quién viene a tus próximas salidas')).first().waitFor()
  expect([
    await page.getByText(/^Recibes \$/).count(),
    await page.getByRole('button', { name: /^Aceptar: / }).count(),
  ]).toEqual([0, 0])
  expect(problemas).toEqual([])
  await cerrar()
})
