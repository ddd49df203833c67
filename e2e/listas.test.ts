import { afterAll, beforeAll, expect, it } from 'vitest'
import { enlaceDe, esperarCarta } from './cartas.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

const enDias = (dias: number): string => new Date(Date.now() + dias * 86_400_000).toISOString().slice(0, 10)

it('shares a list of favourites, a friend without an account votes and changes the vote, and the list is closed and deleted at 375 px', async () => {
  const duena = await visitaDe(sitio, 'viajera@demo.cl', CELULAR)
  await duena.page.goto('/favoritos')
  await duena.page.getByRole('button', { name: 'Crear una lista' }).click()
  const dialogo = duena.page.getByRole('dialog')
  await dialogo.getByLabel('Nombre').fill('Viaje con primas')
  await dialogo.getByLabel('Fecha 1').fill(enDias(20))
  await dialogo.getByLabel('Fecha 2').fill(enDias(27))
  expect(await revisarAccesibilidad(duena.page)).toEqual([])
  await dialogo.getByRole('button', { name: 'Crear y obtener el enlace' }).click()
  const enlace = new URL((await dialogo.getByText(/\/lista\//).textContent())!).pathname
  expect(await revisarAccesibilidad(duena.page)).toEqual([])
  await dialogo.getByRole('button', { name: 'Cerrar' }).last().click()
  await dialogo.waitFor({ state: 'hidden' })
  const fila = duena.page
    .getByRole('listitem')
    .filter({ has: duena.page.getByRole('link', { name: 'Viaje con primas' }) })
  await fila.getByText(/nadie ha votado/).waitFor()

  const amiga = await sitio.visita(CELULAR)
  const { page } = amiga
  await page.goto(enlace)
  await page.getByText('Nadie ha votado todavía.').waitFor()
  await page.getByRole('button', { name: 'Votar' }).click()
  await page.getByText('Escribe tu nombre').first().waitFor()
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
  await page
    .getByRole('checkbox', { name: /^Me gusta:/ })
    .first()
    .check()
  await page
    .getByRole('checkbox', { name: /^Puedo el/ })
    .last()
    .check()
  await page.getByLabel('Tu nombre').fill('Rosa')
  await page.getByRole('button', { name: 'Votar' }).click()
  await page.getByText('Tu voto quedó guardado').waitFor()
  expect(await page.getByText('1 voto: Rosa').count()).toBe(2)
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])

  await page.reload()
  await page
    .getByRole('checkbox', { name: /^Me gusta:/ })
    .nth(1)
    .check()
  await page.getByRole('button', { name: 'Cambiar mi voto' }).click()
  await expect.poll(() => page.getByText('1 voto: Rosa').count()).toBe(3)
  await page.getByText('1 persona votó.').waitFor()

  await duena.page.reload()
  await fila.getByText(/1 persona votó/).waitFor()
  expect([await revisarAccesibilidad(duena.page), await desborde(duena.page)]).toEqual([[], 0])
  await fila.getByRole('button', { name: 'Cerrar votación' }).click()
  await fila.getByText('Cerrada').waitFor()
  await page.reload()
  await page.getByText('La votación está cerrada').waitFor()
  expect([await page.getByRole('checkbox').count(), await page.getByText('1 voto: Rosa').count()]).toEqual([0, 3])

  await fila.getByRole('button', { name: 'Borrar Viaje con primas' }).click()
  await duena.page
    .getByRole('alertdialog')
    .getByText(/su enlace deja de servir/)
    .waitFor()
  await duena.page.getByRole('button', { name: 'Sí, borrar' }).click()
  await fila.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Esta lista ya no existe' }).waitFor()
  expect([duena.problemas, amiga.problemas]).toEqual([[], []])
  await duena.cerrar()
  await amiga.cerrar()
})

it('keeps an empty search of a visitor, who confirms the address by mail, pauses the alert and deletes it at 375 px', async () => {
  const { page, problemas, cerrar } = await sitio.visita(CELULAR)
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Buscar por palabra' }).fill('submarino')
  await page.keyboard.press('Enter')
  await page.getByText('No se encontraron experiencias').waitFor()
  await page.getByRole('button', { name: 'Avísame cuando haya' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Avísame cuando haya' })
  await dialogo
    .getByRole('list', { name: 'Lo que buscas' })
    .getByText(/submarino/)
    .waitFor()
  await dialogo.getByRole('button', { name: 'Avísame' }).click()
  await dialogo.getByRole('link', { name: /correo/ }).waitFor()
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
  await dialogo.getByLabel('Correo').fill('espero@ejemplo.cl')
  await dialogo.getByRole('button', { name: 'Avísame' }).click()
  await dialogo.getByText('Falta confirmar tu correo').waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])

  await page.goto(enlaceDe(await esperarCarta(sitio, 'espero@ejemplo.cl', 'Confirma que quieres que te avisemos')))
  await page.getByRole('heading', { level: 1, name: 'Confirma tu búsqueda guardada' }).waitFor()
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
  await page.getByRole('button', { name: 'Confirmar mi aviso' }).click()
  await page.getByRole('heading', { level: 1, name: 'Te avisaremos' }).waitFor()
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
  await page.getByRole('button', { name: 'Pausar' }).click()
  await page.getByRole('button', { name: 'Retomar' }).click()
  await page.getByRole('button', { name: 'Pausar' }).waitFor()
  await page.getByRole('button', { name: 'Borrar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Búsqueda borrada' }).waitFor()
  expect(problemas).toEqual([])
  await cerrar()
})

it('tells whoever has an account where the alert went, and lists it among theirs at 375 px', async () => {
  const { page, problemas, cerrar } = await visitaDe(sitio, 'viajera@demo.cl', CELULAR)
  await page.goto('/?q=submarino')
  await page.getByRole('button', { name: 'Avísame cuando haya' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Avísame cuando haya' })
  await dialogo.getByText('Te avisamos aquí y en viajera@demo.cl.').waitFor()
  await dialogo.getByRole('button', { name: 'Avísame' }).click()
  await dialogo.getByText('Búsqueda guardada').waitFor()
  await dialogo.getByRole('link', { name: 'Ver mis búsquedas guardadas' }).click()
  await page.waitForURL('**/alertas')
  await page.getByText(/submarino/).waitFor()
  expect([await revisarAccesibilidad(page), await desborde(page), problemas]).toEqual([[], 0, []])
  await cerrar()
})
