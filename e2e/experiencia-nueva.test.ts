import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

const NOMBRE = 'Modela greda negra con una alfarera'
const QUE_HARAN =
  'Preparamos la greda con arena del río, levantamos un cuenco sin torno y lo bruñimos con una piedra de ágata. Mientras seca tomamos mate y hablamos del oficio.'

it('a host writes an experience on a phone, with photos, mends what is asked, and travellers find it once it is approved', async () => {
  const { page, problemas, cerrar } = await visitaDe(sitio, 'anfitriona@demo.cl', CELULAR)
  const guardarYSeguir = (siguiente: string) =>
    page
      .getByRole('button', { name: 'Guardar y seguir' })
      .click()
      .then(() => page.locator('h2#paso', { hasText: new RegExp(`^${siguiente}$`) }).waitFor())
  await page.goto('/crear-experiencia-anfitrion')
  await page.getByLabel('Nombre').fill(NOMBRE)
  await page.getByLabel('Tipo').selectOption('Cultural')
  await page.getByLabel('Descripción corta').fill('Un cuenco hecho a mano, sin torno.')
  await guardarYSeguir('Lugar')

  await page.getByLabel('Región').selectOption({ label: 'Ñuble' })
  await page.getByLabel('Comuna').selectOption({ label: 'Chillán' })
  await page.getByLabel('Sector').fill('Quinchamalí')
  await page.getByLabel('Punto de encuentro').fill('Plaza de Quinchamalí')
  await page.getByLabel('Lugar en el mapa').fill('-36.6333, -72.3500')
  await page.getByText(/^Guardado a las \d\d:\d\d$/).waitFor()
  await guardarYSeguir('Detalle')

  await page.getByLabel('Qué harán').fill(QUE_HARAN)
  await page.getByLabel('Título').fill('Levantar el cuenco')
  await page.getByLabel('Qué incluye').fill('Greda\nMate')
  await page.getByLabel('Exigencia física').selectOption('1')
  await page.getByLabel('Altitud máxima').fill('420')
  await page.getByRole('button', { name: 'Agregar un pago en el lugar' }).click()
  await page.getByLabel('Qué se paga').fill('Entrada al museo de la greda')
  await page.getByText('Se guarda cuando digas qué se paga, cuánto y quién').waitFor()
  await page.getByLabel('Monto').fill('2500')
  expect(await revisarAccesibilidad(page)).toEqual([])
  await guardarYSeguir('Fotos')

  await page.getByLabel('Las fotos son mías o tengo permiso para publicarlas').check()
  await page.locator('input[type=file]').setInputFiles(await fotos())
  for (let n = 1; n <= 5; n++) await page.getByLabel(`Describe la foto ${n}`).fill(`Greda, paso ${n}`)
  await page.getByRole('button', { name: 'Usar como portada: foto 5' }).click()
  expect(await page.getByLabel('Describe la foto 1').inputValue()).toBe('Greda, paso 5')
  expect(await revisarAccesibilidad(page)).toEqual([])
  await guardarYSeguir('Precio y cupos')

  const precio = page.getByLabel('Precio por persona')
  await precio.fill('25.000,00')
  await page.getByText(/Recibes \$22\.620/).waitFor()
  await page.getByLabel('Horas').focus()
  expect(await precio.inputValue()).toBe('25.000')
  // What may mean two amounts is asked, and what was saved stays.
  await precio.fill('1.5')
  await page.getByLabel('Horas').focus()
  await page.getByText('¿Son $1.500? Escríbelo con todas sus cifras').first().waitFor()
  expect(await precio.inputValue()).toBe('1.5')
  // Whoever goes on is held there: the step to come would look as if that had been saved.
  await page.getByRole('button', { name: 'Guardar y seguir' }).click()
  await expect.poll(() => precio.evaluate((campo) => campo === document.activeElement)).toBe(true)
  expect(await precio.inputValue()).toBe('1.5')
  await page.getByText(/Recibes \$22\.620/).waitFor()
  await precio.fill('25 mil')
  await page.getByLabel('Horas').focus()
  expect(await precio.inputValue()).toBe('25.000')
  await page.getByText('Ahora todos pagan el precio de un adulto').waitFor()
  await page.getByRole('button', { name: 'Agregar tarifa: Niño o niña' }).press('Enter')
  // The price of the new one has the focus.
  await page.keyboard.type('500')
  const nino = page.getByRole('group', { name: 'Niño o niña' })
  await nino.getByText('Escribe un precio entre $1.000 y $20.000.000, o 0 si no paga').waitFor()
  expect(await nino.getByLabel('Precio').getAttribute('aria-invalid')).toBe('true')
  await nino.getByLabel('Precio').fill('15000')
  await nino.getByLabel('Desde qué edad').fill('6')
  await nino.getByLabel('Hasta qué edad').fill('12')
  expect(await revisarAccesibilidad(page)).toEqual([])
  await page.getByLabel('Horas').fill('3')
  await page.getByRole('button', { name: 'Vista previa' }).click()
  await page.getByRole('dialog', { name: 'Vista previa' }).getByText('$25.000').waitFor()
  await page.getByRole('dialog', { name: 'Vista previa' }).getByText('Niño o niña, 6 a 12 años: $15.000').waitFor()
  await page.keyboard.press('Escape')
  await guardarYSeguir('Fechas')
  await guardarYSeguir('Revisar')

  // What is missing is told at once, each with the way to its field.
  await page.getByRole('heading', { name: 'Faltan 2 datos' }).waitFor()
  await page.getByRole('link', { name: 'Elige la política de cancelación' }).click()
  await page.getByText('Flexible', { exact: true }).click()
  await page.getByLabel('Cupos por salida').fill('6')
  await guardarYSeguir('Fechas')
  await guardarYSeguir('Revisar')
  expect(await revisarAccesibilidad(page)).toEqual([])
  expect(await desborde(page)).toBeLessThanOrEqual(1)
  await page.getByRole('button', { name: 'Enviar a revisión' }).click()
  await page.getByText('Enviada. Te respondemos en 2 días hábiles').waitFor()

  const experienciaId = new URL(page.url()).pathname.split('/').at(-1)!
  const revisora = await visitaDe(sitio, 'admin@demo.cl', ESCRITORIO, 'admin')
  await abrirCaso(revisora.page)
  await revisora.page.getByRole('button', { name: 'Pedir un cambio: Incluye' }).click()
  await revisora.page
    .getByLabel('Qué debe corregir: Incluye', { exact: true })
    .fill('Di si la loza se cuece el mismo día')
  await revisora.page.getByRole('button', { name: 'Pedir 1 cambio' }).click()
  await revisora.page.getByText('Pediste cambios').waitFor()
  expect(await revisarAccesibilidad(revisora.page)).toEqual([])

  // The host reads it beside its field, mends that and sends it again.
  await page.goto(`/editar-experiencia-anfitrion/${experienciaId}?paso=detalle`)
  await page.getByText('Di si la loza se cuece el mismo día').waitFor()
  // 'Guardado' already stands there, of the time before.
  const guardado = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes(experienciaId) && response.ok(),
  )
  await page.getByLabel('Qué incluye').fill('Greda\nMate\nCocción en el horno del taller, tres días después')
  await guardado
  await page.goto(`/editar-experiencia-anfitrion/${experienciaId}?paso=revisar`)
  await page.getByRole('button', { name: 'Enviar a revisión' }).click()
  await page.getByText('Enviada. Te respondemos en 2 días hábiles').waitFor()

  await abrirCaso(revisora.page)
  await revisora.page.getByText('Cocción en el horno del taller, tres días después').first().waitFor()
  for (const punto of ['Identidad', 'Lugar', 'Precio', 'Fotos', 'Seguridad', 'Sernatur', 'Texto'])
    await revisora.page.getByRole('group', { name: 'Lista de revisión' }).getByLabel(punto).check()
  await revisora.page.getByRole('button', { name: 'Aprobar', exact: true }).click()
  await revisora.page.getByText(/^Aprobada\. Se publicó a las/).waitFor()
  expect(revisora.problemas).toEqual([])
  const { slug } = (await (
    await fetch(`${sitio.base}/api/admin/experiencias/${experienciaId}`, {
      headers: { authorization: `Bearer ${revisora.token}` },
    })
  ).json()) as { slug: string }
  await revisora.cerrar()
  await page.goto(`/experience/${slug}`)
  await page.getByRole('heading', { level: 1, name: NOMBRE }).waitFor()
  await page.getByText('Entrada al museo de la greda: $2.500 (cada persona)').waitFor()
  await page.getByText('420 m sobre el nivel del mar').waitFor()
  const { tarifas } = (await (await fetch(`${sitio.base}/api/v1/experiencias/${slug}`)).json()) as {
    tarifas: unknown[]
  }
  expect(tarifas).toEqual([
    { tipo: 'adulto', precio: 25_000, edadMin: null, edadMax: null },
    { tipo: 'nino', precio: 15_000, edadMin: 6, edadMax: 12 },
  ])
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
    /\/fotos\/[0-9a-f-]{36}-social\.jpg$/,
  )
  await page.goto('/?q=greda+negra')
  const tarjeta = page.getByRole('article').filter({ hasText: NOMBRE }).first()
  await tarjeta.waitFor()
  await tarjeta.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      tarjeta
        .locator('img')
        .evaluate((imagen: HTMLImageElement) => [imagen.currentSrc.includes('/fotos/'), imagen.naturalWidth > 0]),
    )
    .toEqual([true, true])
  await expect
    .poll(async () => (await sitio.correos()).some((correo) => correo.includes('Tu experiencia est')), {
      timeout: 60_000,
    })
    .toBe(true)
  // The price that was too low.
  expect(problemas.filter((problema) => !/422/.test(problema))).toEqual([])
  await cerrar()
})

/** Five pictures that a camera could have taken, each with where it was. */
async function fotos() {
  const colores = ['#8f3a12', '#2a5b2c', '#0b5468', '#6e2c66', '#4c5410']
  return Promise.all(
    colores.map(async (background, i) => ({
      name: `foto-${i + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
        .withExif({ IFD3: { GPSLatitude: '36/1 38/1 0/1' } })
        .jpeg()
        .toBuffer(),
    })),
  )
}

/** From the queue, as a reviewer comes to it. */
async function abrirCaso(page: Page): Promise<void> {
  await page.goto('/admin/casos?tipo=experiencia')
  await page.getByRole('link', { name: NOMBRE }).click()
  await page.getByRole('heading', { level: 1, name: NOMBRE }).waitFor()
}
