import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperadorPorRevisar } from '#contract/altas.ts'
import type { Reserva } from '#contract/reservas.ts'
import { aInstante, fechaLocal, sumarDias, ZONA_DE_CHILE } from '#domain/fechas.ts'
import { CLAVE_DEMO } from '#server/db/demo/cuentas.ts'
import { elegirFecha, escribirTarjeta, llenarTarjeta, pagar, TARJETA } from './compra.ts'
import { formatCodigo } from '#web/ui/formato.ts'
import { responderConHora } from './hora-de-respuestas.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitioConReloj, type SitioConReloj } from './sitio-con-reloj.ts'
import { CELULAR, desborde, revisarAccesibilidad, type Visita } from './sitio.ts'

const CORREO = 'alfarera@ejemplo.cl'
const NOMBRE = 'Modela greda negra con una alfarera'
const QUE_HARAN =
  'Preparamos la greda con arena del río, levantamos un cuenco sin torno y lo bruñimos con una piedra de ágata. Mientras seca tomamos mate y hablamos del oficio.'
const HORA_MS = 3_600_000

let sitio: SitioConReloj
beforeAll(async () => {
  sitio = await abrirSitioConReloj()
})
afterAll(() => sitio?.cerrar())

// What happened stays so: there is no second try.
it(
  'a host registers, is approved, publishes, receives without a network, is paid and reviewed, on a phone',
  { retry: 0, timeout: 240_000 },
  async () => {
    const nueva = await sitio.visita(CELULAR)
    await registrarse(nueva.page)
    await elegirPlan(nueva.page)
    await completarTareas(nueva.page)
    await aprobarOperadora()
    const experienciaId = await escribirExperiencia(nueva.page)
    await ponerFechas(nueva.page, experienciaId)
    await enviar(nueva.page, experienciaId)
    const slug = await aprobarExperiencia(experienciaId)
    expect(nueva.problemas).toEqual([])
    await nueva.cerrar()

    const reserva = await reservarla(slug)
    sitio.irA(new Date(Date.parse(reserva.inicio) - HORA_MS / 3))
    await recibirSinRed(reserva)
    await mirarEntrada(reserva)
    sitio.irA(new Date(Date.parse(reserva.fin) + HORA_MS))
    await opinar(reserva)
    await opinarDeLaViajera(reserva, slug)
    sitio.irA(new Date(Date.parse(reserva.fin) + 25 * HORA_MS))
    await cobrar()
    sitio.irA(new Date(Date.parse(reserva.fin) + 9 * 24 * HORA_MS))
    await leerla(slug)
  },
)

async function revisar(page: Page): Promise<void> {
  expect([await revisarAccesibilidad(page), await desborde(page)]).toEqual([[], 0])
}

it('a company applies as a provider on a phone and sends its papers', { retry: 0, timeout: 120_000 }, async () => {
  const visita = await sitio.visita(CELULAR)
  const { page } = visita
  await page.goto('/convertirse-proveedor')
  await page.getByRole('heading', { level: 1, name: 'Vende las experiencias de tu empresa' }).waitFor()
  await page.goto('/registro-proveedor')
  await postular(page)
  await page.waitForURL('**/proveedor/alta')
  await page.getByText(/^Solicitud N\.º \d+ en preparación$/).waitFor()
  await page.getByRole('button', { name: /^\d\. Empresa/ }).click()
  const escritura = page.getByRole('article', { name: 'Escritura o estatuto de la empresa' })
  await escritura
    .locator('input[type=file]')
    .setInputFiles({ name: 'escritura.jpg', mimeType: 'image/jpeg', buffer: await unaFoto('#dddddd') })
  await escritura.getByRole('button', { name: 'Subir documento' }).click()
  await escritura.getByText('Por revisar').waitFor()
  await revisar(page)
  await page.getByRole('button', { name: 'Guardar y seguir' }).click()
  await page.getByText(/^Llevas [1-9] de \d/).waitFor()
  expect(await desborde(page)).toBe(0)
  await sinProblemas(visita)
})

/** Three short pages; a company that applied already is told so. */
async function postular(page: Page): Promise<void> {
  await page.getByLabel('Nombre comercial').fill('Viento Sur')
  await page.getByLabel('Razón social').fill('Viento Sur Turismo SpA')
  await page.getByLabel('RUT empresa').fill('760864285')
  await page.getByLabel('Tipo de proveedor').selectOption('Operador turístico')
  await page.getByRole('button', { name: 'Seguir' }).click()
  await page.getByLabel('Representante').fill('Rosa Pérez')
  await page.getByLabel('Correo').fill('viento@ejemplo.cl')
  await page.getByLabel('Celular').fill('9 1234 5678')
  await page.getByLabel('Región').selectOption('11')
  await page.getByLabel('Comuna').selectOption({ label: 'Coyhaique' })
  await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE_DEMO)
  await page.getByRole('button', { name: 'Seguir' }).click()
  await page
    .getByRole('region', { name: 'Contacto' })
    .getByText(/^Coyhaique, Aysén/)
    .waitFor()
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await page.getByText('Acepta los Términos para continuar').first().waitFor()
  await revisar(page)
  await page.getByRole('checkbox', { name: /^Acepto los/ }).check()
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
}

/** From the page that invites to host: whoever has no account makes one on the way, and lands on the plans. */
async function registrarse(page: Page): Promise<void> {
  await page.goto('/convertirse-anfitrion')
  await page.getByRole('link', { name: 'Crear mi experiencia' }).click()
  await page.getByText(/^Para crear tu experiencia, entra con tu cuenta o regístrate\./).waitFor()
  await page.getByRole('link', { name: 'Registrarse' }).last().click()
  await page.getByLabel('Nombre').fill('Elba Caro')
  await page.getByLabel('Correo').fill(CORREO)
  await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE_DEMO)
  await page.getByRole('checkbox', { name: /^Acepto los Términos/ }).check()
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click()
  await page.getByText('Te damos la bienvenida').first().waitFor()
  await page.waitForURL('**/subscribe-anfitrion')
}

async function elegirPlan(page: Page): Promise<void> {
  await page.goto('/onboarding-anfitrion')
  await page.getByText('Primero elige un plan. El gratis no tiene costo').waitFor()
  await page.getByRole('link', { name: 'Elegir plan' }).click()
  await page.getByRole('button', { name: 'Elegir plan' }).click()
  await page.getByText('Elige un plan', { exact: true }).waitFor()
  // The whole card is the label, and lies over its circle.
  await page.getByRole('radio', { name: /^Pro/ }).check({ force: true })
  await revisar(page)
  await page.getByRole('button', { name: 'Elegir plan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Guarda tu tarjeta' }).waitFor()
  await llenarTarjeta(page, TARJETA.aceptada, 'Elba Caro')
  await page.getByRole('button', { name: 'Guardar tarjeta' }).click()
  await page.getByText('Tu plan está activo desde hoy').waitFor()
  await page.getByRole('link', { name: 'Preparar mi espacio' }).click()
}

async function completarTareas(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar a revisión' }).click()
  const falta = page.getByRole('alert').filter({ hasText: 'Aún faltan datos o documentos' })
  await falta.getByText('Contacto: falta región, comuna, celular, domicilio').waitFor()
  const tarea = async (titulo: string, llenar: () => Promise<void>): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(`^\\d\\. ${titulo}`) }).click()
    await page.getByRole('heading', { level: 2, name: titulo }).waitFor()
    await llenar()
    await page.getByRole('button', { name: 'Guardar y seguir' }).click()
    await page.getByRole('heading', { level: 2, name: 'Tareas' }).waitFor()
  }
  const subir = async (papel: string, venceEn?: string): Promise<void> => {
    const hoja = page.getByRole('article', { name: papel })
    await hoja
      .locator('input[type=file]')
      .setInputFiles({ name: 'papel.jpg', mimeType: 'image/jpeg', buffer: await unaFoto('#dddddd') })
    if (venceEn) await hoja.getByLabel('Vale hasta').fill(venceEn)
    await hoja.getByRole('button', { name: 'Subir documento' }).click()
    await hoja.getByText('Por revisar').waitFor()
  }
  await page.getByRole('heading', { level: 1, name: 'Prepara tu espacio de anfitrión' }).waitFor()
  await page.getByText(/^Llevas 0 de 5/).waitFor()
  await tarea('Sobre ti', async () => {
    await page.getByLabel('Biografía').fill('Alfarera de Quinchamalí, como mi madre y mi abuela.')
    await page.getByRole('checkbox', { name: 'Español' }).check()
    await revisar(page)
  })
  await tarea('Contacto', async () => {
    await page.getByLabel('Celular').fill('9 8765 4321')
    await page.getByLabel('Región').selectOption({ label: 'Ñuble' })
    await page.getByLabel('Comuna').selectOption({ label: 'Chillán' })
    await page.getByLabel('Domicilio').fill('Los Aromos 12, Quinchamalí')
  })
  await tarea('Identidad', async () => {
    await page.getByRole('textbox', { name: 'RUT' }).fill('123456785')
    await subir('Cédula o pasaporte', `${sitio.ahora().getFullYear() + 4}-01-31`)
    await revisar(page)
  })
  await tarea('Actividad', async () => {
    await page.getByRole('checkbox', { name: 'Cultural' }).check()
    await page.getByLabel('Giro').fill('Artesanía en greda')
    await page.getByLabel('Régimen').selectOption('honorarios')
    await page.getByRole('button', { name: 'Guardar y seguir' }).click()
    await subir('Inicio de actividades en el SII')
  })
  await tarea('Pagos', async () => {
    await page.getByLabel('Banco').selectOption('BancoEstado')
    await page.getByLabel('Tipo de cuenta').selectOption('vista')
    await page.getByLabel('Número de cuenta').fill('12345678')
    await page.getByLabel('RUT del titular').fill('123456785')
    if (await page.getByLabel('Tu contraseña').count()) await page.getByLabel('Tu contraseña').fill(CLAVE_DEMO)
  })
  await page.getByText('Tu perfil está listo').waitFor()
  await falta.waitFor({ state: 'detached' })
  await revisar(page)
  await page.getByRole('button', { name: 'Enviar a revisión' }).click()
  await page.getByText(/^Solicitud N\.º \d+ recibida$/).waitFor()
}

/** The work of whoever reviews: `cuerpo` makes it a POST. */
async function comoAdmin<T>(ruta: string, cuerpo?: object): Promise<T> {
  const { token, cerrar } = await visitaDe(sitio, 'admin@demo.cl', CELULAR, 'admin')
  await cerrar()
  const response = await fetch(`${sitio.base}/api/admin/${ruta}`, {
    ...(cuerpo && { method: 'POST', body: JSON.stringify(cuerpo) }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  if (!response.ok) throw new Error(`${ruta}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

async function aprobarOperadora(): Promise<void> {
  const [{ id } = { id: '' }] = await comoAdmin<{ id: string }[]>('operadores/buscar', { tipo: 'anfitrion', q: 'Elba' })
  const { documentos } = await comoAdmin<OperadorPorRevisar>(`operadores/${id}/decidir`, { decision: 'tomar' })
  await comoAdmin(`operadores/${id}/decidir`, {
    decision: 'aprobar',
    documentos: documentos.map((documento) => ({ id: documento.id, estado: 'valido', fuente: 'A la vista' })),
  })
}

/** As a reviewer does: reads the case, and approves what was read. */
async function aprobarExperiencia(id: string): Promise<string> {
  const { version } = await comoAdmin<{ version: number }>(`experiencias/${id}`)
  const { slug, estadoExperiencia } = await comoAdmin<{ slug: string; estadoExperiencia: string }>(
    `experiencias/${id}/aprobar`,
    { version },
  )
  expect(estadoExperiencia).toBe('publicada')
  // Its dates go on sale with it.
  await expect
    .poll(
      async () =>
        ((await (await fetch(`${sitio.base}/api/v1/experiencias/${slug}/disponibilidad`)).json()) as unknown[]).length,
      { timeout: 45_000 },
    )
    .toBeGreaterThan(10)
  return slug
}

const guardarYSeguir = async (page: Page, siguiente: string): Promise<void> => {
  await page.getByRole('button', { name: 'Guardar y seguir' }).click()
  await page.locator('h2#paso', { hasText: new RegExp(`^${siguiente}$`) }).waitFor()
}

async function escribirExperiencia(page: Page): Promise<string> {
  await page.reload()
  await page.getByText('Tu perfil está aprobado').waitFor()
  await page.getByRole('link', { name: 'Crear mi primera experiencia' }).click()
  await page.getByLabel('Nombre').fill(NOMBRE)
  await page.getByLabel('Tipo').selectOption('Cultural')
  await page.getByLabel('Descripción corta').fill('Un cuenco hecho a mano, sin torno.')
  await guardarYSeguir(page, 'Lugar')

  await page.getByLabel('Región').selectOption({ label: 'Ñuble' })
  await page.getByLabel('Comuna').selectOption({ label: 'Chillán' })
  await page.getByLabel('Sector').fill('Quinchamalí')
  await page.getByLabel('Punto de encuentro').fill('Plaza de Quinchamalí')
  await page.getByLabel('Lugar en el mapa').fill('Dalcahue Chiloé')
  await page.getByRole('button', { name: 'Guardar y seguir' }).click()
  await page.getByText('Escribe dos números, como -39.28, -71.98, o pega el enlace de un mapa').waitFor()
  await expect
    .poll(() => page.getByLabel('Lugar en el mapa').evaluate((campo) => campo === document.activeElement))
    .toBe(true)
  expect(await page.locator('h2#paso').innerText()).toBe('Lugar')
  await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
  await page.getByText('No pudimos usar tu ubicación: revisa el permiso del navegador').waitFor()
  await page.getByLabel('Lugar en el mapa').fill('-36.6333, -72.3500')
  await page.getByText(/^Guardado a las \d\d:\d\d$/).waitFor()
  await guardarYSeguir(page, 'Detalle')

  await page.getByLabel('Qué harán').fill(QUE_HARAN)
  await page.getByLabel('Título').fill('Levantar el cuenco')
  await page.getByLabel('Qué incluye').fill('Greda\nMate')
  await page.getByLabel('Exigencia física').selectOption('1')
  await revisar(page)
  await guardarYSeguir(page, 'Fotos')

  await page.getByLabel('Las fotos son mías o tengo permiso para publicarlas').check()
  await page.locator('input[type=file]').setInputFiles(await fotos())
  for (let n = 1; n <= 5; n++) await page.getByLabel(`Describe la foto ${n}`).fill(`Greda, paso ${n}`)
  await page.getByRole('button', { name: 'Usar como portada: foto 5' }).click()
  expect(await page.getByLabel('Describe la foto 1').inputValue()).toBe('Greda, paso 5')
  await revisar(page)
  await guardarYSeguir(page, 'Precio y cupos')

  await page.getByLabel('Precio por persona').fill('25000')
  await page.getByText(/Recibes \$22\.620/).waitFor()
  await page.getByLabel('Horas').fill('3')
  await page.getByRole('button', { name: 'Vista previa' }).click()
  await page.getByRole('dialog', { name: 'Vista previa' }).getByText('$25.000').waitFor()
  await page.keyboard.press('Escape')
  await guardarYSeguir(page, 'Fechas')
  await guardarYSeguir(page, 'Revisar')
  await corregir(page)
  return new URL(page.url()).pathname.split('/').at(-1)!
}

/** What is missing is told at once, each with the way to its field. */
async function corregir(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Faltan 2 datos' }).waitFor()
  await page.getByRole('link', { name: 'Elige la política de cancelación' }).click()
  await page.getByText('Flexible', { exact: true }).click()
  await page.getByLabel('Cupos por salida').fill('6')
  await guardarYSeguir(page, 'Fechas')
}

async function ponerFechas(page: Page, experienciaId: string): Promise<void> {
  await page.getByRole('link', { name: 'Abrir el calendario' }).click()
  await page.waitForURL(`**/anfitrion/calendario/${experienciaId}`)
  await page.getByRole('tab', { name: 'Horarios' }).click()
  await page.getByText('Define tu primera semana.').waitFor()
  await pedirHoraQueNoExiste(page)
  await page.getByRole('button', { name: 'Agregar hora' }).first().click()
  // As many as the experience receives at a time.
  expect(await page.getByLabel('Cupos').first().inputValue()).toBe('6')
  await page.getByRole('button', { name: 'Guardar fechas' }).click()
  await page.getByText('Guardamos tus fechas. Las salidas se abren cuando se publique la experiencia').waitFor()
  await revisar(page)
  await page.goBack()
  await page.getByText('Guardaste 1 hora en tu calendario.').waitFor()
  expect(await page.getByText(/Sin fechas todavía|Aún no tienes fechas/).count()).toBe(0)
}

/** The night when clocks go forward has no half past midnight: it is said at its field, and nothing is added. */
async function pedirHoraQueNoExiste(page: Page): Promise<void> {
  const hoy = fechaLocal(new Date(), ZONA_DE_CHILE)
  const noche = Array.from({ length: 400 }, (_, i) => sumarDias(hoy, i)).find(
    (fecha) => aInstante({ fecha, hora: '00:30', zona: ZONA_DE_CHILE }) === null,
  )!
  const excepciones = page.getByRole('region', { name: 'Excepciones' })
  await excepciones.getByLabel(/^Fecha/).fill(noche.split('-').toReversed().join('-'))
  await excepciones.getByLabel(/^Hora/).fill('00:30')
  await excepciones.getByText(/^Las 00:30 del .* no existen por el cambio de hora/).waitFor()
  await excepciones.getByRole('button', { name: 'Agregar hora' }).click()
  expect(await excepciones.getByRole('listitem').count()).toBe(0)
  await excepciones.getByLabel(/^Hora/).fill('10:00')
  await excepciones.getByText(/no existen por el cambio de hora/).waitFor({ state: 'detached' })
}

async function enviar(page: Page, experienciaId: string): Promise<void> {
  await page.goto(`/editar-experiencia-anfitrion/${experienciaId}?paso=revisar`)
  await page.locator('h2#paso', { hasText: /^Revisar$/ }).waitFor()
  await revisar(page)
  await page.getByRole('button', { name: 'Enviar a revisión' }).click()
  await page.getByText('Enviada. Te respondemos en 2 días hábiles').waitFor()
}

async function reservarla(slug: string): Promise<Reserva & { fin: string }> {
  const viajera = await visitaDe(sitio, 'viajera@demo.cl', CELULAR)
  const { page } = viajera
  await page.goto('/?q=greda+negra')
  const tarjeta = page.getByRole('article').filter({ hasText: NOMBRE }).first()
  await tarjeta.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      tarjeta
        .locator('img')
        .evaluate((imagen: HTMLImageElement) => [imagen.currentSrc.includes('/fotos/'), imagen.naturalWidth > 0]),
    )
    .toEqual([true, true])
  await page.goto(`/experience/${slug}`)
  await page.getByRole('heading', { level: 1, name: NOMBRE }).waitFor()
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
    /\/fotos\/[0-9a-f-]{36}-social\.jpg$/,
  )
  await elegirFecha(page)
  await escribirTarjeta(page, TARJETA.aceptada)
  await page.getByLabel(/^Acepto los Términos/).check()
  await pagar(page)
  await page.getByRole('heading', { level: 1, name: 'Reserva confirmada' }).waitFor()
  const suyas = (await (
    await fetch(`${sitio.base}/api/reservas?vista=proximas`, { headers: { authorization: `Bearer ${viajera.token}` } })
  ).json()) as (Reserva & { fin: string })[]
  await sinProblemas(viajera)
  return suyas.find(({ experiencia }) => experiencia.slug === slug)!
}

async function sinProblemas({ problemas, cerrar }: Visita, ...esperados: RegExp[]): Promise<void> {
  expect(problemas.filter((problema) => !esperados.some((uno) => uno.test(problema)))).toEqual([])
  await cerrar()
}

/** At the meeting point, by the clock of the phone, with no network; sent as soon as there is one. */
async function recibirSinRed({ codigo }: Reserva): Promise<void> {
  const anfitriona = await visitaDe(sitio, CORREO, CELULAR)
  const { page, context } = anfitriona
  await page.clock.setFixedTime(sitio.ahora())
  await responderConHora(page, /anfitrion\/reservas\?vista=hoy/, () => sitio.ahora().toUTCString())
  await page.goto('/check-in')
  await page.getByRole('button', { name: /^Registrar llegada: / }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.unrouteAll({ behavior: 'wait' })
  await context.setOffline(true)
  await page.reload()
  await page.getByText(/^Ves lo guardado/).waitFor()
  await page.getByLabel('Código de la entrada').fill(codigo.toLowerCase())
  await page.getByRole('button', { name: 'Ingresar código' }).click()
  await page.getByRole('heading', { name: /^Entrada válida/ }).waitFor()
  await page.getByRole('alert').getByRole('button', { name: 'Registrar llegada' }).click()
  await page.getByRole('heading', { name: 'Sin conexión: lo guardamos y lo enviaremos después' }).waitFor()
  await context.setOffline(false)
  await page.getByText('1 llegada por enviar').waitFor({ state: 'detached' })
  await page.goto('/anfitrion/reservas')
  await page.getByText('Realizada').first().waitFor()
  await revisar(page)
  await sinProblemas(anfitriona, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|NETWORK_ERROR/)
}

/** Received, and not over: the ticket says so, and still leads there. */
async function mirarEntrada({ codigo }: Reserva): Promise<void> {
  const viajera = await visitaDe(sitio, 'viajera@demo.cl', CELULAR)
  const { page } = viajera
  await page.clock.setFixedTime(sitio.ahora())
  await page.goto(`/mis-entradas/${codigo}`)
  await page.getByRole('region', { name: 'Entrada' }).getByText('Llegada registrada', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Cómo llegar' }).filter({ visible: true }).first().waitFor()
  expect(await page.getByText('Realizada').count()).toBe(0)
  await sinProblemas(viajera)
}

async function opinar({ codigo }: Reserva): Promise<void> {
  const viajera = await visitaDe(sitio, 'viajera@demo.cl', CELULAR)
  const { page } = viajera
  await page.goto(`/mis-entradas/${codigo}/opinion`)
  // The label covers its button.
  await page
    .getByRole('group', { name: /^Tu nota/ })
    .getByRole('radio', { name: 'Excelente' })
    .check({ force: true })
  await page.getByLabel(/^Cuéntale a otros viajeros/).fill('Elba enseña con paciencia y el cuenco llegó entero a casa.')
  await page.getByRole('button', { name: 'Publicar opinión' }).click()
  await page.getByText('Gracias. Se publica cuando tu anfitrión también opine, o en 7 días').waitFor()
  await sinProblemas(viajera)
}

/** From the list of who came: her own opinion, which nobody else reads, lets the other one out. */
async function opinarDeLaViajera({ codigo }: Reserva, slug: string): Promise<void> {
  const anfitriona = await visitaDe(sitio, CORREO, CELULAR)
  const { page } = anfitriona
  await page.goto('/anfitrion/opiniones')
  await page.getByRole('link', { name: 'Opinar de tus viajeros' }).click()
  const fila = page.getByRole('row').filter({ hasText: formatCodigo(codigo) })
  await fila.getByRole('button', { name: /^Opinar de / }).click()
  await page.getByRole('button', { name: 'Guardar opinión' }).click()
  await page.getByText('Elige de 1 a 5 estrellas').first().waitFor()
  await page.getByRole('dialog').getByRole('radio', { name: 'Muy buena' }).check({ force: true })
  await page.getByLabel(/^Qué contarías/).fill('Llegó a la hora y dejó todo limpio.')
  await revisar(page)
  await page.getByRole('button', { name: 'Guardar opinión' }).click()
  await fila.getByText('La suya ya está publicada').waitFor()
  await fila.getByText('Llegó a la hora y dejó todo limpio.').waitFor()
  await revisar(page)
  await page.goto('/anfitrion/opiniones')
  await page.getByText('Elba enseña con paciencia').first().waitFor()
  await sinProblemas(anfitriona)
  await leerla(slug)
}

/** A day later it is due: two places less commission, its IVA, and what honorarios withhold. */
async function cobrar(): Promise<void> {
  await sitio.trabajar('liquidaciones.liberar')
  const anfitriona = await visitaDe(sitio, CORREO, CELULAR)
  const { page } = anfitriona
  await page.goto('/anfitrion/liquidaciones')
  await page.getByText(NOMBRE).first().waitFor()
  await page.getByText('$50.000').first().waitFor()
  await revisar(page)
  await page.goto('/host-analytics?dias=90')
  await page.getByRole('heading', { name: 'De la visita a la reserva' }).waitFor()
  await page.getByText('$45.240').first().waitFor()
  await page.getByRole('button', { name: 'Ver como tabla' }).click()
  await page.getByRole('table', { name: /^Ingresos por semana/ }).waitFor()
  await revisar(page)
  const [archivo] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar CSV' }).click(),
  ])
  expect(archivo.suggestedFilename()).toMatch(/^ventas-.+\.csv$/)
  await sinProblemas(anfitriona)
}

async function leerla(slug: string): Promise<void> {
  await sitio.trabajar('resenas.publicar')
  const visita = await sitio.visita(CELULAR)
  await visita.page.goto(`/experience/${slug}`)
  await visita.page.getByText('Elba enseña con paciencia').first().waitFor()
  await sinProblemas(visita)
}

const unaFoto = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '36/1 38/1 0/1' } })
    .jpeg()
    .toBuffer()

/** Five pictures that a camera could have taken, each with where it was. */
const fotos = () =>
  Promise.all(
    ['#8f3a12', '#2a5b2c', '#0b5468', '#6e2c66', '#4c5410'].map(async (color, i) => ({
      name: `foto-${i + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await unaFoto(color),
    })),
  )
