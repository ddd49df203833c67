import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Usuario } from '#contract/usuarios.ts'
import type { Database } from '#server/db/schema.ts'
import { pedirEn } from './pedir.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

const NUEVOS = [['Marta Ríos', 'marta@rio.cl'], ['Nora Pérez', 'nora@rio.cl']] as const

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio({
    // A guide of two companies; and a host whose plan has room for two of three.
    async antes(db) {
      const demo = await db.selectFrom('usuarios').select(['id', 'email', 'claveHash', 'createdAt']).where('email', 'in', ['guia@demo.cl', 'anfitriona@demo.cl']).execute()
      const [guia, anfitriona] = ['guia@demo.cl', 'anfitriona@demo.cl'].map((email) => demo.find((uno) => uno.email === email)!)
      const suyo = await db.selectFrom('membresias').select('proveedorId').where('usuarioId', '=', guia!.id).executeTakeFirstOrThrow()
      const otro = await db.selectFrom('proveedores').select('id').where('id', '!=', suyo.proveedorId).where('estado', '=', 'Activo').orderBy('nombreComercial').executeTakeFirstOrThrow()
      const { id: anfitrionId } = await db.selectFrom('anfitriones').select('id').where('usuarioId', '=', anfitriona!.id).executeTakeFirstOrThrow()
      const una = (usuarioId: string, resto: Partial<Insertable<Database['membresias']>>) => ({ id: randomUUID(), usuarioId, tipo: 'anfitrion', papel: 'guia', createdAt: new Date(), ...resto })
      await db.insertInto('membresias').values(una(guia!.id, { tipo: 'proveedor', proveedorId: otro.id })).execute()
      for (const [nombre, email] of NUEVOS) {
        const id = randomUUID()
        await db.insertInto('usuarios').values({ id, nombre, email, claveHash: guia!.claveHash, emailVerificadoEn: new Date(), createdAt: new Date(), updatedAt: new Date() }).execute()
        await db.insertInto('membresias').values(una(id, { anfitrionId })).execute()
      }
    },
  })
})
afterAll(() => sitio?.cerrar())

const pedir = pedirEn(() => sitio)
const elegido = (page: Page) => page.getByLabel('Trabajas con').locator('option:checked').textContent()

it.each([['375', CELULAR], ['1280', ESCRITORIO]])('works for the business that was chosen, and says which, at %s px', async (_ancho, viewport) => {
  const { page, token, problemas, cerrar } = await visitaDe(sitio, 'guia@demo.cl', viewport, 'proveedor')
  const [primero, segundo] = (await pedir<Usuario>('GET', '/api/provider/auth/me', token)).cargos!
  await page.goto('/check-in')
  await page.getByLabel('Trabajas con').waitFor()
  expect([await elegido(page), await desborde(page), await revisarAccesibilidad(page)]).toEqual([primero!.nombre, 0, []])
  await page.getByLabel('Trabajas con').selectOption({ label: segundo!.nombre })
  await page.waitForURL('**/proveedor/dashboard')
  await page.getByLabel('Trabajas con').waitFor()
  expect(await elegido(page)).toBe(segundo!.nombre)
  await page.reload()
  await page.getByLabel('Trabajas con').waitFor()
  expect(await elegido(page)).toBe(segundo!.nombre)
  expect((await pedir<Usuario>('GET', '/api/provider/auth/me', token)).cargos!.map(({ esActual }) => esActual)).toEqual([false, true])
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
