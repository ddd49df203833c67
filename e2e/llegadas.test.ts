import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReservaRecibida } from '#contract/operadores.ts'
import { formatHora } from '#web/ui/horas.ts'
import { enlaceDe, esperarCarta } from './cartas.ts'
import { responderConHora } from './hora-de-respuestas.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

async function sesionDeProveedor(): Promise<string> {
  const body = JSON.stringify({ email: 'proveedor@demo.cl', password: 'Chile-demo-2026' })
  const response = await fetch(`${sitio.base}/api/provider/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return ((await response.json()) as { token: string }).token
}

it('receives people by code, and without a network from what the phone kept', async () => {
  const token = await sesionDeProveedor()
  const proximas = (await (
    await fetch(`${sitio.base}/api/provider/reservas?vista=proximas`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as ReservaRecibida[]
  const confirmadas = proximas.filter(({ estado }) => estado === 'confirmada')
  const [ultima] = confirmadas.slice(-1)
  const { page, context, problemas, cerrar } = await sitio.visita(CELULAR)
  // Whatever the day of the run, there are people to receive: those to come stand in for those of today. The clock that the phone is given is the server's too.
  const suHora = () => page.evaluate(() => new Date().toUTCString())
  await responderConHora(
    page,
    /provider\/reservas\?vista=hoy/,
    suHora,
    `${sitio.base}/api/provider/reservas?vista=proximas`,
  )
  await responderConHora(page, /provider\/entradas\/revisar$/, suHora)
  await context.addInitScript((value) => localStorage.setItem('providerToken', value), token)
  await page.goto('/check-in')
  await page
    .getByRole('button', { name: /^Registrar llegada: / })
    .first()
    .waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])

  const codigo = page.getByLabel('Código de la entrada')
  const ingresar = page.getByRole('button', { name: 'Ingresar código' })
  await ingresar.click()
  await page.getByText('Escribe el código de la entrada').waitFor()
  await codigo.fill('2222-2222')
  await ingresar.click()
  await page.getByRole('heading', { name: 'No encontramos ese código' }).waitFor()
  await page.getByRole('button', { name: 'Revisar otra entrada' }).click()
  await codigo.fill(ultima!.codigo.toLowerCase())
  await ingresar.click()
  await page.getByRole('heading', { name: /^Es para otra fecha/ }).waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])

  // On its day, before the door opens: what to wait for, and the list says the same.
  const desde = formatHora(ultima!.llegadaDesde, ultima!.zonaHoraria)
  await page.clock.setFixedTime(new Date(Date.parse(ultima!.llegadaDesde) - 60_000))
  await page
    .getByRole('button', { name: `Registrar llegada: ${ultima!.titular}` })
    .last()
    .click()
  await page
    .getByRole('heading', {
      name: `Es hoy a las ${formatHora(ultima!.inicio, ultima!.zonaHoraria)}. Podrás registrar la llegada desde las ${desde}`,
    })
    .waitFor()
  await page
    .getByRole('region', { name: 'Hoy' })
    .getByText(`Podrás registrar la llegada desde las ${desde}`)
    .first()
    .waitFor()

  // At the meeting point, by the clock of the phone, with no network.
  await page.evaluate(() => navigator.serviceWorker.ready)
  // What stands in for the server would answer without a network too.
  await page.unrouteAll({ behavior: 'wait' })
  await context.setOffline(true)
  await page.clock.setFixedTime(new Date(ultima!.inicio))
  const faltaron: string[] = []
  page.on('requestfailed', (request) => /\/assets\/.*\.js$/.test(request.url()) && faltaron.push(request.url()))
  await page.reload()
  await page.getByText(/^Ves lo guardado/).waitFor()
  await codigo.fill(ultima!.codigo)
  await ingresar.click()
  await page.getByRole('heading', { name: /^Entrada válida/ }).waitFor()
  await page.getByRole('alert').getByRole('button', { name: 'Registrar llegada' }).click()
  await page.getByRole('heading', { name: 'Sin conexión: lo guardamos y lo enviaremos después' }).waitFor()
  await page.getByRole('button', { name: 'Siguiente entrada' }).click()
  await page.getByText('1 llegada por enviar').waitFor()
  await codigo.fill(ultima!.codigo)
  await ingresar.click()
  await page.getByRole('heading', { name: 'Ya la registraste' }).waitFor()

  expect(faltaron).toEqual([])

  // A ticket that the list does not have may be one sold since.
  await page.getByRole('button', { name: 'Revisar otra entrada' }).click()
  await codigo.fill('3333-3333')
  await ingresar.click()
  await page.getByRole('button', { name: 'Guardar la lectura' }).click()
  await page.getByRole('button', { name: 'Siguiente entrada' }).click()
  await page.getByText('2 llegadas por enviar').waitFor()

  // A network that comes back loses the first try. By the clock of the server nobody can have come yet: what was read is kept, with its reason, and a person decides.
  await page.route(/\/lecturas$/, (route) => route.abort(), { times: 1 })
  await context.setOffline(false)
  const porDecidir = page.getByRole('region', { name: '2 lecturas por decidir' })
  await porDecidir.getByText('Se leyó más de 2 horas antes de la salida').waitFor()
  await porDecidir.getByText('Ninguna de tus reservas tiene ese código').waitFor()
  await page.getByText(/por enviar$/).waitFor({ state: 'detached' })
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
  await porDecidir.getByRole('button', { name: 'Descartar: 3333-3333' }).click()
  await page.getByRole('button', { name: 'Sí, descartar' }).click()
  await page.getByRole('heading', { name: '1 lectura por decidir' }).waitFor()
  await page.getByRole('button', { name: `Sí llegó: ${ultima!.titular}` }).click()
  await page.getByRole('heading', { name: /por decidir$/ }).waitFor({ state: 'detached' })

  // Whoever no longer works there cannot send it: it stays on the phone until somebody lets go of it.
  await context.setOffline(true)
  await codigo.fill('4444-4444')
  await ingresar.click()
  await page.getByRole('button', { name: 'Guardar la lectura' }).click()
  await page.getByRole('button', { name: 'Siguiente entrada' }).click()
  await page.route(/\/lecturas$/, (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: { type: 'sin-permiso', detail: 'No tienes permiso para esto' },
    }),
  )
  await context.setOffline(false)
  const detenidas = page.getByRole('region', { name: 'No pudimos enviar' })
  await detenidas.getByText('No tienes permiso para esto').waitFor()
  await page.reload()
  await detenidas.getByRole('button', { name: 'Descartar: 4444-4444' }).click()
  await page.getByRole('button', { name: 'Sí, descartar' }).click()
  await detenidas.waitFor({ state: 'detached' })
  expect(
    problemas.filter((problema) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|403|404|Failed to fetch/.test(problema)),
  ).toEqual([])
  await cerrar()
})

it('what a host read without a network waits for her, and is not sent by who signs in on that phone meanwhile', async () => {
  const { page, context, cerrar } = await visitaDe(sitio, 'anfitriona@demo.cl', CELULAR)
  await page.goto('/check-in')
  await page.getByLabel('Código de la entrada').fill('5555-5555')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Ingresar código' }).click()
  await page.getByRole('button', { name: 'Guardar la lectura' }).click()
  await page.getByRole('button', { name: 'Siguiente entrada' }).click()
  await page.getByText('1 llegada por enviar').waitFor()
  const enviadas: string[] = []
  page.on('request', (request) => request.url().endsWith('/lecturas') && enviadas.push(request.method()))
  await page.evaluate(
    ([token]) => {
      localStorage.removeItem('authToken')
      localStorage.removeItem('cargo')
      localStorage.setItem('providerToken', token)
    },
    [await sesionDeProveedor()] as const,
  )
  await context.setOffline(false)
  await page.goto('/check-in')
  await page.getByText(/^1 llegada de otro negocio se enviará/).waitFor()
  expect(enviadas.filter((method) => method === 'POST')).toEqual([])
  await cerrar()
})

it.each([
  ['375 px', CELULAR],
  ['1280 px', ESCRITORIO],
] as const)(
  'a guide at %s sees the salidas they lead, and nothing is asked for that they may not see',
  async (_, viewport) => {
    const { page, problemas, cerrar } = await visitaDe(sitio, 'guia@demo.cl', viewport, 'proveedor')
    const negadas: string[] = []
    page.on(
      'response',
      (response) => response.status() >= 400 && negadas.push(`${response.status()} ${response.url()}`),
    )
    await page.goto('/proveedor/equipo')
    await page
      .getByText(/^Guía: /)
      .first()
      .waitFor()
    expect(await page.getByRole('combobox', { name: /^Guía de/ }).count()).toBe(0)
    const menu = page.getByRole('navigation', { name: 'Área' })
    expect([
      await menu.getByRole('link', { name: 'Llegadas' }).count(),
      await menu.getByRole('link', { name: 'Pagos' }).count(),
    ]).toEqual([1, 0])
    expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
    await page.goto('/proveedor/dashboard')
    await page.getByRole('tab', { name: 'Reservas' }).waitFor()
    expect([
      await page.getByRole('tab', { name: 'Ventas' }).count(),
      await page.getByRole('link', { name: 'Crear experiencia' }).count(),
    ]).toEqual([0, 0])
    await page.goto('/proveedor/liquidaciones')
    await page.getByText('Tu papel no incluye ver los pagos').waitFor()
    await page.goto('/proveedor/alta')
    await page.getByText('Los datos de la empresa los ve quien es dueño').waitFor()
    expect([negadas, problemas]).toEqual([[], []])
    await cerrar()
  },
)

it('a day without anybody says who comes next', async () => {
  const { page, problemas, cerrar } = await visitaDe(sitio, 'anfitriona@demo.cl', CELULAR)
  await page.route(/anfitrion\/reservas\?vista=hoy/, (route) =>
    route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
  )
  await page.goto('/anfitrion/reservas')
  await page.getByRole('heading', { name: 'Hoy no tienes salidas' }).waitFor()
  await page.getByText(/^La próxima con reservas es el (lun|mar|mié|jue|vie|sáb|dom) /).waitFor()
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
  await page.getByRole('link', { name: 'Ver las próximas' }).click()
  await page.getByRole('tab', { name: 'Próximas', selected: true }).waitFor()
  await page.getByRole('table', { name: 'Reservas: próximas' }).waitFor()
  expect(problemas).toEqual([])
  await cerrar()
})

it.each([
  ['/mis-experiencias-anfitrion', 'Mis experiencias'],
  ['/check-in', 'Llegadas'],
  ['/subscribe-anfitrion', 'Mi plan'],
])('the menu of a host at 375 px shows where it is, at %s', async (ruta, seccion) => {
  const { page, cerrar } = await visitaDe(sitio, 'anfitriona@demo.cl', CELULAR)
  await page.goto(ruta)
  const aqui = page.getByRole('navigation', { name: 'Área' }).getByRole('link', { name: seccion })
  await aqui.and(page.locator('[aria-current=page]')).waitFor()
  // All of it stands within the row, and what goes on beside it fades.
  await expect
    .poll(() =>
      aqui.evaluate((enlace) => {
        const [caja, fila] = [enlace.getBoundingClientRect(), enlace.closest('ul')!.getBoundingClientRect()]
        return (
          caja.left >= fila.left &&
          caja.right <= fila.right + 1 &&
          getComputedStyle(enlace.closest('ul')!).maskImage !== 'none'
        )
      }),
    )
    .toBe(true)
  await cerrar()
})

it('a list without anybody leads on', async () => {
  const { page, problemas, cerrar } = await visitaDe(sitio, 'anfitriona@demo.cl', CELULAR)
  await page.route(/anfitrion\/(reservas|mensajes)\?/, (route) =>
    route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
  )
  await page.goto('/anfitrion/mensajes')
  await page.getByRole('heading', { name: 'Aún no tienes mensajes' }).waitFor()
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
  await page.getByRole('link', { name: 'Ver tus salidas' }).click()
  await page.waitForURL('**/anfitrion/salidas')
  await page.goto('/check-in')
  await page.getByRole('heading', { name: 'Hoy no esperas a nadie' }).waitFor()
  await page.getByRole('link', { name: 'Ver otros días' }).click()
  await page.waitForURL('**/anfitrion/salidas')
  await page.goto('/anfitrion/salidas?fecha=2020-02-29')
  await page.getByRole('heading', { name: 'Ese día no tienes salidas' }).waitFor()
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
  await page.getByRole('link', { name: 'Ver mis experiencias' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mis experiencias' }).waitFor()
  expect(problemas).toEqual([])
  await cerrar()
})

it(
  'a host asks somebody to help at 375 px, who comes by the mailed link, sees what the role says, and leaves at once',
  { retry: 0 },
  async () => {
    const anfitriona = await visitaDe(sitio, 'anfitriona@demo.cl', CELULAR)
    const { page } = anfitriona
    await page.goto('/anfitrion/equipo')
    await page.getByText('Tu plan incluye 3 personas, contándote. Van 2, con las invitaciones.').waitFor()
    await page.getByLabel('Correo').fill('elsa@ejemplo.cl')
    await page.getByRole('radio', { name: 'Cajero o cajera' }).press('Space')
    await page.getByRole('button', { name: 'Enviar invitación' }).click()
    await page.getByRole('link', { name: 'Ver planes' }).waitFor()
    expect([
      await page.getByRole('button', { name: 'Enviar invitación' }).count(),
      await revisarAccesibilidad(page),
      await desborde(page),
    ]).toEqual([0, [], 0])

    const elsa = await sitio.visita(CELULAR)
    await elsa.page.goto(
      enlaceDe(await esperarCarta(sitio, 'elsa@ejemplo.cl', 'Te invitaron al equipo de Paulina Saavedra')),
    )
    await elsa.page.getByLabel('Nombre').fill('Elsa Marín')
    await elsa.page.getByLabel('Contraseña', { exact: true }).fill('Rio-claro-2041')
    expect([await revisarAccesibilidad(elsa.page), await desborde(elsa.page)]).toEqual([[], 0])
    await elsa.page.getByRole('button', { name: 'Aceptar invitación' }).click()
    await elsa.page.getByRole('link', { name: 'Ingresa al espacio de anfitrión' }).click()
    await elsa.page.getByLabel('Correo').fill('elsa@ejemplo.cl')
    await elsa.page.getByLabel('Contraseña', { exact: true }).fill('Rio-claro-2041')
    await elsa.page.getByRole('button', { name: 'Ingresar' }).click()
    await elsa.page.getByRole('heading', { level: 1, name: 'Mis experiencias' }).waitFor()
    await elsa.page
      .getByRole('link', { name: /^Fechas: / })
      .first()
      .waitFor()
    const menu = elsa.page.getByRole('navigation', { name: 'Área' })
    const hay = (name: string) => menu.getByRole('link', { name }).count()
    expect([
      await hay('Llegadas'),
      await hay('Pagos'),
      await hay('Mi plan'),
      await elsa.page.getByRole('link', { name: /^Editar: / }).count(),
    ]).toEqual([1, 0, 0, 0])
    expect([await revisarAccesibilidad(elsa.page), await desborde(elsa.page)]).toEqual([[], 0])

    await page.reload()
    await page.getByText('elsa@ejemplo.cl').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Elsa Marín' }).getByRole('button', { name: 'Quitar' }).click()
    await page.getByRole('button', { name: 'Sí, quitar' }).click()
    await page.getByText('elsa@ejemplo.cl').waitFor({ state: 'detached' })
    await elsa.page.goto('/anfitrion/reservas')
    await elsa.page.waitForURL('**/anfitrion/login?**')
    expect([...anfitriona.problemas, ...elsa.problemas]).toEqual([])
    await anfitriona.cerrar()
    await elsa.cerrar()
  },
)
