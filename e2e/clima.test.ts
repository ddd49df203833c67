import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reserva } from '#contract/reservas.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

// What was called off stays so: there is no second try.
it('calls a departure off for the weather, and its traveller chooses another date', { retry: 0 }, async () => {
  const viajera = await visitaDe(sitio, 'viajera@demo.cl', CELULAR)
  const suyas = (await (await fetch(`${sitio.base}/api/reservas?vista=proximas`, { headers: { authorization: `Bearer ${viajera.token}` } })).json()) as Reserva[]
  const reserva = suyas.find(({ experiencia, estado }) => experiencia.slug === 'concon-humedal-del-aconcagua' && estado === 'confirmada')!

  const operador = await visitaDe(sitio, 'anfitriona@demo.cl', CELULAR)
  await operador.page.goto(`/anfitrion/calendario/${reserva.experienciaId}`)
  await operador.page.getByRole('tab', { name: 'Calendario' }).waitFor()
  await operador.page.getByText('Ningún día elegido').waitFor()
  expect([await revisarAccesibilidad(operador.page), await desborde(operador.page)]).toEqual([[], 0])

  await operador.page.goto(`/anfitrion/salidas?fecha=${reserva.inicio.slice(0, 10)}`)
  await operador.page.getByRole('checkbox').first().check()
  await operador.page.getByRole('button', { name: 'Cancelar salida' }).click()
  await operador.page.getByText('Elige un motivo').last().waitFor()
  await operador.page.getByLabel('Motivo').selectOption('clima')
  expect([await revisarAccesibilidad(operador.page), await desborde(operador.page)]).toEqual([[], 0])
  await operador.page.getByRole('button', { name: 'Cancelar salida' }).click()
  await operador.page.getByRole('button', { name: 'Sí, cancelar' }).click()
  await operador.page.getByText('1 salida cancelada').waitFor()

  const { page } = viajera
  await page.goto(`/mis-entradas/${reserva.codigo}`)
  await page.getByText('La salida se canceló por el clima').waitFor()
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
  await page.getByRole('button', { name: 'Elegir otra fecha' }).click()
  const hoja = page.getByRole('dialog', { name: 'Elige otra fecha' })
  await hoja.getByRole('gridcell').getByRole('button', { name: /\b[1-9]\d* horarios?\b/ }).first().click()
  await hoja.getByText(/· \d+ cupos?$/).first().click()
  expect(await revisarAccesibilidad(page)).toEqual([])
  await hoja.getByRole('button', { name: 'Cambiar a esta fecha' }).click()
  await page.getByText('Cambiamos tu fecha').first().waitFor()
  await page.getByText('La salida se canceló por el clima').waitFor({ state: 'detached' })
  const despues = (await (await fetch(`${sitio.base}/api/reservas/${reserva.id}`, { headers: { authorization: `Bearer ${viajera.token}` } })).json()) as Reserva
  expect(despues).toMatchObject({ estado: 'confirmada', total: reserva.total, suspension: null })
  expect(despues.salidaId).not.toBe(reserva.salidaId)
  expect([...operador.problemas, ...viajera.problemas]).toEqual([])
  await operador.cerrar()
  await viajera.cerrar()
})
