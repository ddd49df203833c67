import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

const revisar = async (page: Page) => expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])

it('a visitor writes to the help desk, and says where to be answered', async () => {
  const { page, problemas, cerrar } = await sitio.visita(CELULAR)
  await page.goto('/ayuda')
  await page.getByRole('button', { name: 'Enviar consulta' }).click()
  await page.getByText('Escribe qué necesitas').first().waitFor()
  await page.getByLabel('¿Qué necesitas?').fill('No encuentro mi entrada 7K4M-92QX')
  await page.getByLabel('Tu correo').fill('vecina@ejemplo.cl')
  await revisar(page)
  await page.getByRole('button', { name: 'Enviar consulta' }).click()
  await page.getByText('Recibimos tu consulta').waitFor()
  expect(problemas).toEqual([])
  await cerrar()
})

it('after a complaint Matheus offers a person, who reads the end of the conversation and answers', async () => {
  const viajera = await visitaDe(sitio, 'viajera@demo.cl', CELULAR)
  await viajera.page.goto('/matheus-ia')
  await viajera.page.getByLabel('Escribe tu pregunta').fill('quiero hacer un reclamo, el guía no llegó')
  await viajera.page.keyboard.press('Enter')
  await viajera.page.getByRole('button', { name: 'Hablar con una persona' }).click()
  await viajera.page.getByLabel('Cuéntale qué pasó').fill('Esperamos una hora en la plaza')
  await revisar(viajera.page)
  await viajera.page.getByRole('button', { name: 'Enviar consulta' }).click()
  await viajera.page.getByText('Recibimos tu consulta').waitFor()
  expect(viajera.problemas).toEqual([])

  const { page, problemas, cerrar } = await visitaDe(sitio, 'admin@demo.cl', ESCRITORIO, 'admin')
  await page.goto('/admin/casos?tipo=asistente')
  await page
    .getByRole('link', { name: /Conversación con Matheus/ })
    .last()
    .click()
  await page.getByText('Esperamos una hora en la plaza').waitFor()
  await page.getByText('quiero hacer un reclamo, el guía no llegó').waitFor()
  await revisar(page)
  await page.getByLabel('Respuesta').fill('Te devolvemos todo hoy mismo.')
  await page.getByRole('button', { name: 'Responder', exact: true }).click()
  await page.getByText('Respuesta enviada').waitFor()
  expect(problemas).toEqual([])
  await cerrar()

  await viajera.page.goto('/mis-entradas')
  await viajera.page.getByRole('button', { name: /^Notificaciones/ }).click()
  await viajera.page.getByText('Te devolvemos todo hoy mismo.').waitFor()
  await viajera.cerrar()
})
