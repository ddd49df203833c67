import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

const CLAVE = 'Chile-demo-2026'
const NUEVA = { nombre: 'Rayén Catrileo', email: 'rayen@cerrar.cl' }

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio({
    // Somebody who chose the free plan and went no further.
    async antes(db) {
      const { claveHash } = await db
        .selectFrom('usuarios')
        .select('claveHash')
        .where('email', '=', 'viajera@demo.cl')
        .executeTakeFirstOrThrow()
      const [usuarioId, ahora] = [randomUUID(), new Date()]
      await db
        .insertInto('usuarios')
        .values({
          id: usuarioId,
          ...NUEVA,
          claveHash,
          esAnfitrion: true,
          emailVerificadoEn: ahora,
          createdAt: ahora,
          updatedAt: ahora,
        })
        .execute()
      await db
        .insertInto('anfitriones')
        .values({
          id: randomUUID(),
          usuarioId,
          slug: 'rayen',
          nombre: NUEVA.nombre,
          biografia: '',
          estado: 'Borrador',
          region: '',
          comunaCodigo: '',
          ciudad: '',
          createdAt: ahora,
          updatedAt: ahora,
        })
        .execute()
    },
  })
})
afterAll(() => sitio?.cerrar())

it.each([
  ['anfitriona@demo.cl', 'cliente', '/anfitrion/cerrar'],
  ['proveedor@demo.cl', 'proveedor', '/proveedor/cerrar'],
  ['empresa@demo.cl', 'cliente', '/empresas/cerrar'],
] as const)('tells %s what is left before they may close', async (email, contexto, ruta) => {
  const { page, problemas, cerrar } = await visitaDe(sitio, email, CELULAR, contexto)
  await page.goto(ruta)
  await page.getByText('Todavía no se puede cerrar').waitFor()
  expect([
    await page.getByRole('button', { name: /^Cerrar (mi espacio|la empresa)/ }).count(),
    await desborde(page),
    await revisarAccesibilidad(page),
  ]).toEqual([0, 0, []])
  expect(problemas).toEqual([])
  await cerrar()
})

it('closes what nothing hangs on, and then lets the person go', async () => {
  const { page, problemas, cerrar } = await visitaDe(sitio, NUEVA.email, ESCRITORIO)
  await page.goto('/perfil/privacidad')
  await page.getByText('Hay algo que depende de ti').waitFor()
  await page.getByRole('link', { name: NUEVA.nombre }).click()
  await page.getByRole('button', { name: 'Cerrar mi espacio de anfitrión' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill('Otra persona')
  await page.getByLabel('Tu contraseña').fill(CLAVE)
  await page.getByRole('button', { name: 'Sí, cerrar' }).click()
  await page.getByText(`Escribe ${NUEVA.nombre}, como aparece arriba`).first().waitFor()
  expect([await desborde(page), await revisarAccesibilidad(page)]).toEqual([0, []])
  await page.getByLabel('Nombre', { exact: true }).fill(NUEVA.nombre)
  await page.getByRole('button', { name: 'Sí, cerrar' }).click()
  await page.getByRole('heading', { level: 1, name: `Cerraste ${NUEVA.nombre}` }).waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  await page.getByRole('link', { name: 'Eliminar mi cuenta' }).click()
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await page.getByLabel('Correo de tu cuenta').fill(NUEVA.email)
  await page.getByLabel('Tu contraseña').fill(CLAVE)
  await page.getByRole('button', { name: 'Sí, eliminar mi cuenta' }).click()
  await page.getByRole('heading', { level: 1, name: 'Eliminamos tu cuenta' }).waitFor()
  expect(problemas.filter((problema) => !problema.includes('422'))).toEqual([])
  await cerrar()
})
