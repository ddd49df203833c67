import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { openPglite } from '#server/platform/db.ts'
import { arrancarServidor, type Servidor } from './servidor.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, visitar, type Sitio } from './sitio.ts'

let sitio: Sitio
let servidor: Servidor
let codigo: string
beforeAll(async () => {
  sitio = await abrirSitio()
  // The refund that waits for an account becomes one of the demo traveller's.
  const dir = await sitio.detener()
  const { db, close } = await openPglite<Database>({ dir: join(dir, 'base') })
  const { id } = await db
    .selectFrom('usuarios')
    .select('id')
    .where('email', '=', 'viajera@demo.cl')
    .executeTakeFirstOrThrow()
  const deuda = await db
    .selectFrom('transferencias')
    .select(['reservaId', 'origenId'])
    .where('estado', '=', 'por_pedir')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('reembolsos')
    .set({ estado: 'rechazado', hechoEn: null })
    .where('id', '=', deuda.origenId)
    .execute()
  codigo = (
    await db
      .updateTable('reservas')
      .set({ usuarioId: id, contactoEmail: 'viajera@demo.cl', contactoNombre: 'Camila Rojas' })
      .where('id', '=', deuda.reservaId!)
      .returning('codigo')
      .executeTakeFirstOrThrow()
  ).codigo
  await close()
  servidor = await arrancarServidor(dir)
})
afterAll(async () => {
  servidor?.proceso.kill('SIGTERM')
  await sitio?.cerrar()
})

it('whoever booked writes the account, corrects it, and finanzas takes it up', { retry: 0 }, async () => {
  const enMarcha: Sitio = {
    ...sitio,
    base: servidor.base,
    visita: async (viewport) => visitar(await sitio.navegador(), servidor.base, viewport),
  }
  const { page, problemas, cerrar } = await visitaDe(enMarcha, 'viajera@demo.cl', CELULAR)
  await page.goto(`/mis-entradas/${codigo}`)
  await page.getByText('Dinos a qué cuenta te devolvemos').waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  await page.getByRole('button', { name: 'Escribir mi cuenta' }).click()
  const hoja = page.getByRole('dialog', { name: 'Tu cuenta' })
  await hoja.getByLabel('RUT del titular').fill('12.345.678-9')
  await hoja.getByLabel('Banco', { exact: true }).selectOption('BancoEstado')
  await hoja.getByLabel('Tipo de cuenta').selectOption('vista')
  await hoja.getByLabel('Número de cuenta').fill('12345678')
  await hoja.getByRole('button', { name: 'Guardar mi cuenta' }).click()
  await hoja.getByText('El dígito verificador no coincide. Revisa tu RUT').first().waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  expect(await desborde(page)).toBeLessThanOrEqual(1)
  await hoja.getByLabel('RUT del titular').fill('12.345.678-5')
  await hoja.getByRole('button', { name: 'Guardar mi cuenta' }).click()
  await page.getByText(/BancoEstado, cuenta vista o rut terminada en 5678/).waitFor()
  await page.getByRole('button', { name: 'Corregir la cuenta' }).waitFor()
  expect(problemas).toEqual([])

  const finanzas = await visitaDe(enMarcha, 'finanzas@demo.cl', ESCRITORIO, 'admin')
  await finanzas.page.goto('/admin/finanzas/transferencias')
  await finanzas.page.getByText(/^La escribió quien reservó/).waitFor()
  expect(await revisarAccesibilidad(finanzas.page)).toEqual([])
  await finanzas.page.getByRole('button', { name: /^Usar esta cuenta: Reserva/ }).click()
  await finanzas.page.getByLabel('Motivo').fill('La tarjeta no recibe devoluciones')
  await finanzas.page.getByRole('button', { name: 'Sí, pedir transferencia' }).click()
  await finanzas.page.getByText('Lista para la nómina').waitFor()
  expect(finanzas.problemas).toEqual([])
  await finanzas.cerrar()

  await page.reload()
  await page.getByText('Tu devolución está en preparación').waitFor()
  expect(await page.getByRole('button', { name: 'Corregir la cuenta' }).count()).toBe(0)
  await cerrar()
})
