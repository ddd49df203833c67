import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Usuario } from '#contract/usuarios.ts'
import { pedirEn } from './pedir.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

const NUEVOS = [
  ['Marta Ríos', 'marta@rio.cl'],
  ['Nora Pérez', 'nora@rio.cl'],
] as const

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio({
    // A host whose plan has room for two of three.
    async antes(db) {
      const anfitriona = await db
        .selectFrom('usuarios')
        .select(['id', 'claveHash'])
        .where('email', '=', 'anfitriona@demo.cl')
        .executeTakeFirstOrThrow()
      const { id: anfitrionId } = await db
        .selectFrom('anfitriones')
        .select('id')
        .where('usuarioId', '=', anfitriona.id)
        .executeTakeFirstOrThrow()
      for (const [nombre, email] of NUEVOS) {
        const id = randomUUID()
        await db
          .insertInto('usuarios')
          .values({
            id,
            nombre,
            email,
            claveHash: anfitriona.claveHash,
            emailVerificadoEn: new Date(),
            createdAt: new Date(),
            updatedAt: new Date(),
          })
          .execute()
        await db
          .insertInto('membresias')
          .values({
            id: randomUUID(),
            usuarioId: id,
            tipo: 'anfitrion',
            papel: 'guia',
            createdAt: new Date(),
            anfitrionId,
          })
          .execute()
      }
    },
  })
})
afterAll(() => sitio?.cerrar())

const pedir = pedirEn(() => sitio)
const elegido = (page: Page) => page.getByLabel('Trabajas con').locator('option:checked').textContent()

it.each([
  ['375', CELULAR],
  ['1280', ESCRITORIO],
])('works for the business that was chosen, and says which, at %s px', async (_ancho, viewport) => {
  const { page, token, problemas, cerrar } = await visitaDe(sitio, 'guia@demo.cl', viewport, 'proveedor')
  const [primero, segundo] = (await pedir<Usuario>('GET', '/api/provider/auth/me', token)).cargos!
  await page.goto('/check-in')
  await page.getByLabel('Trabajas con').waitFor()
  expect([await elegido(page), await desborde(page), await revisarAccesibilidad(page)]).toEqual([
    primero!.nombre,
    0,
    [],
  ])
  await page.getByLabel('Trabajas con').selectOption({ label: segundo!.nombre })
  await page.waitForURL('**/proveedor/dashboard')
  await page.getByLabel('Trabajas con').waitFor()
  expect(await elegido(page)).toBe(segundo!.nombre)
  await page.reload()
  await page.getByLabel('Trabajas con').waitFor()
  expect(await elegido(page)).toBe(segundo!.nombre)
  expect((await pedir<Usuario>('GET', '/api/provider/auth/me', token)).cargos!.map(({ esActual }) => esActual)).toEqual(
    [false, true],
  )
  expect(problemas).toEqual([])
  await cerrar()
})

it('pauses whoever the plan has no room for, and the host chooses who works', async () => {
  const { page, problemas, cerrar } = await visitaDe(sitio, 'anfitriona@demo.cl', CELULAR)
  await page.goto('/anfitrion/equipo')
  const persona = (nombre: string) => page.getByRole('listitem').filter({ has: page.getByLabel(`Papel de ${nombre}`) })
  await persona('Nora Pérez').getByText('En pausa').waitFor()
  await page.getByText('Trabajan quienes llegaron primero').waitFor()
  expect([await desborde(page), await revisarAccesibilidad(page)]).toEqual([0, []])

  const nora = await visitaDe(sitio, 'nora@rio.cl', CELULAR)
  await nora.page.goto('/anfitrion/reservas')
  await nora.page.getByRole('heading', { name: 'Tu acceso está en pausa' }).waitFor()
  expect([await desborde(nora.page), await revisarAccesibilidad(nora.page)]).toEqual([0, []])

  await page.getByRole('button', { name: 'Activar a Nora Pérez' }).click()
  const dialogo = page.getByRole('alertdialog')
  await dialogo.getByText('Marta Ríos queda en pausa').waitFor()
  await dialogo.getByRole('button', { name: 'Sí, activar' }).click()
  await dialogo.waitFor({ state: 'hidden' })
  await persona('Marta Ríos').getByText('En pausa').waitFor()
  await persona('Nora Pérez').getByText('En pausa').waitFor({ state: 'detached' })

  await nora.page.reload()
  await nora.page.getByText(/^Trabajas con /).waitFor()
  expect([...problemas, ...nora.problemas]).toEqual([])
  await nora.cerrar()
  await cerrar()
})
