import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CalendarioDeSalidas } from '#contract/agenda.ts'
import type { Reserva } from '#contract/reservas.ts'
import { formatPesos } from '#web/ui/formato.ts'
import { TARJETA } from './compra.ts'
import { visitaDe } from './sesion.ts'
import { semanaLlena } from './semana-llena.ts'
import { pedirEn } from './pedir.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())
const pedir = pedirEn(() => sitio)

// What was called off stays so: there is no second try.
it('calls a departure off for the weather, and its traveller chooses another date', { retry: 0 }, async () => {
  const viajera = await visitaDe(sitio, 'viajera@demo.cl', CELULAR)
  const suyas = (await (
    await fetch(`${sitio.base}/api/reservas?vista=proximas`, { headers: { authorization: `Bearer ${viajera.token}` } })
  ).json()) as Reserva[]
  const reserva = suyas.find(
    ({ experiencia, estado }) => experiencia.slug === 'concon-humedal-del-aconcagua' && estado === 'confirmada',
  )!

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
  await hoja
    .getByRole('gridcell')
    .getByRole('button', { name: /\b[1-9]\d* horarios?\b/ })
    .first()
    .click()
  await hoja
    .getByText(/· \d+ cupos?$/)
    .first()
    .click()
  expect(await revisarAccesibilidad(page)).toEqual([])
  await hoja.getByRole('button', { name: 'Cambiar a esta fecha' }).click()
  await page.getByText('Cambiamos tu fecha').first().waitFor()
  await page.getByText('La salida se canceló por el clima').waitFor({ state: 'detached' })
  const despues = (await (
    await fetch(`${sitio.base}/api/reservas/${reserva.id}`, { headers: { authorization: `Bearer ${viajera.token}` } })
  ).json()) as Reserva
  expect(despues).toMatchObject({ estado: 'confirmada', total: reserva.total, suspension: null })
  expect(despues.salidaId).not.toBe(reserva.salidaId)
  expect([...operador.problemas, ...viajera.problemas]).toEqual([])
  await operador.cerrar()
  await viajera.cerrar()
})

const CUARENTA = 40
const DIA_MS = 86_400_000

/** Six presses: the departure, why, what for, and two times that it is meant. */
it(
  'gives forty bookings of one departure their money back from one screen, exact to the peso',
  { retry: 0 },
  async () => {
    const { page, token, problemas, cerrar } = await visitaDe(sitio, 'anfitriona@demo.cl', CELULAR)
    const propias = await pedir<{ id: string; slug: string }[]>('GET', '/api/anfitrion/experiencias', token)
    const { id } = propias.find(({ slug }) => slug === 'concon-humedal-del-aconcagua')!
    const dia = (dias: number): string => new Date(Date.now() + dias * DIA_MS).toISOString().slice(0, 10)
    const { salidas } = await pedir<CalendarioDeSalidas>(
      'GET',
      `/api/anfitrion/experiencias/${id}/salidas?desde=${dia(3)}&hasta=${dia(30)}`,
      token,
    )
    const salida = salidas.find(
      ({ estado, reservas, retenidos, confirmacion }) =>
        estado === 'abierta' && reservas === 0 && retenidos === 0 && confirmacion === 'inmediata',
    )!
    await pedir('PATCH', `/api/anfitrion/experiencias/${id}/salidas`, token, {
      salidas: [salida.id],
      cambios: { cupos: CUARENTA },
    })
    const compradas: Comprada[] = []
    for (let n = 0; n < CUARENTA; n++) compradas.push(await comprar(id, salida.id, n))
    const total = compradas.reduce((suma, cada) => suma + cada.total, 0)

    await page.goto(`/anfitrion/salidas?fecha=${salida.fecha}`)
    await page
      .getByRole('listitem')
      .filter({ hasText: `${CUARENTA} viajeros` })
      .getByRole('checkbox')
      .check()
    await page.getByLabel('Motivo').selectOption('clima')
    await page.getByRole('radio', { name: /^Cancelar y devolver/ }).check({ force: true })
    await page.getByRole('button', { name: 'Cancelar salida' }).click()
    await page.getByText(`Devolvemos ${formatPesos(total)} a ${CUARENTA} viajeros. No se puede deshacer.`).waitFor()
    await page.getByRole('button', { name: 'Sí, cancelar' }).click()
    await page.getByText(`Devolvemos ${formatPesos(total)} y les avisamos a todos.`).waitFor()

    const leer = async () =>
      (
        await Promise.all(
          compradas.map(({ id, clave }) =>
            pedir<Reserva>('GET', `/api/reservas/${id}`, undefined, undefined, { 'x-reserva-clave': clave }),
          ),
        )
      ).map(({ estado, reembolso }) => [estado, reembolso?.monto])
    await expect.poll(leer, { timeout: 60_000 }).toEqual(compradas.map((cada) => ['cancelada', cada.total]))
    expect(problemas).toEqual([])
    await cerrar()
  },
)

type Comprada = Reserva & { clave: string }

/** One guest holds a place and pays it. */
async function comprar(experienciaId: string, salidaId: string, n: number): Promise<Comprada> {
  const reserva = await pedir<Comprada>('POST', '/api/reservas', undefined, {
    experienciaId,
    salidaId,
    participantes: { adulto: 1 },
    contacto: { nombre: 'Rosa Mamani', email: `grupo${n}@ejemplo.cl`, telefono: '+56912345678' },
  })
  const suya = { 'x-reserva-clave': reserva.clave }
  const { id, clientSecret } = await pedir<{ id: string; clientSecret: string }>(
    'POST',
    '/api/create-payment-intent',
    undefined,
    { reservaId: reserva.id, aceptaTerminos: true },
    suya,
  )
  const tarjeta = {
    numero: TARJETA.aceptada.replaceAll(' ', ''),
    vencimiento: '12/34',
    cvc: '123',
    nombre: 'Rosa Mamani',
    pi: id,
    client_secret: clientSecret,
  }
  await fetch(`${sitio.base}/sandbox/stripe/tarjeta`, {
    method: 'POST',
    body: new URLSearchParams(tarjeta),
    headers: { accept: 'application/json' },
  })
  await pedir('POST', `/api/reservas/${reserva.id}/revisar-pago`, undefined, {}, suya)
  return reserva
}

it('a week of 500 departures keeps few of them in the page, by keyboard too', async () => {
  const { page, problemas, cerrar } = await visitaDe(sitio, 'anfitriona@demo.cl', ESCRITORIO)
  await page.route(/api\/anfitrion\/salidas\?/, (route) =>
    route.fulfill({ json: semanaLlena(new URL(route.request().url()).searchParams.get('fecha')!) }),
  )
  await page.goto('/anfitrion/salidas?vista=semana&fecha=2026-11-18')
  await page.getByText('504 salidas esta semana.').waitFor()
  const rejilla = page.getByRole('grid', { name: 'Salidas por hora' })
  const nodos = () => rejilla.evaluate((tabla) => tabla.querySelectorAll('*').length)
  const horas = () => rejilla.getByRole('rowheader').allTextContents()
  expect(await nodos()).toBeLessThan(600)
  const primeras = await horas()
  expect([primeras[0], primeras.length < 15, await rejilla.getAttribute('aria-rowcount')]).toEqual([
    '05:00',
    true,
    '19',
  ])
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])

  // The label of a cell that has the focus is where the arrows go on from.
  await rejilla.getByRole('button', { name: /^lunes 16 de noviembre, 5:00/ }).focus()
  for (let i = 0; i < 17; i++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'martes 17 de noviembre, 22:00: 4 salidas, 16 de 32 cupos',
  )
  expect([(await nodos()) < 600, (await horas()).at(-1), (await horas()).includes('05:00')]).toEqual([
    true,
    '22:00',
    false,
  ])
  expect(problemas).toEqual([])
  await cerrar()
})
