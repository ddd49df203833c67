import { afterAll, beforeAll, expect, it } from 'vitest'
import sharp from 'sharp'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

const NOMBRE = 'Modela greda negra con una alfarera'
const QUE_HARAN = 'Preparamos la greda con arena del río, levantamos un cuenco sin torno y lo bruñimos con una piedra de ágata. Mientras seca tomamos mate y hablamos del oficio.'

it('a host writes an experience on a phone, with photos, and travellers find it once it is approved', async () => {
  const { page, problemas, cerrar } = await visitaDe(sitio, 'anfitriona@demo.cl', CELULAR)
  const guardarYSeguir = (siguiente: string) => page.getByRole('button', { name: 'Guardar y seguir' }).click().then(() => page.locator('h2#paso', { hasText: new RegExp(`^${siguiente}$`) }).waitFor())
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
  expect(await revisarAccesibilidad(page)).toEqual([])
  await guardarYSeguir('Fotos')

  await page.getByLabel('Las fotos son mías o tengo permiso para publicarlas').check()
  await page.locator('input[type=file]').setInputFiles(await fotos())
  for (let n = 1; n <= 5; n++) await page.getByLabel(`Describe la foto ${n}`).fill(`Greda, paso ${n}`)
  await page.getByRole('button', { name: 'Usar como portada: foto 5' }).click()
  expect(await page.getByLabel('Describe la foto 1').inputValue()).toBe('Greda, paso 5')
  expect(await revisarAccesibilidad(page)).toEqual([])
  await guardarYSeguir('Precio y cupos')

  await page.getByLabel('Precio por persona').fill('25000')
  await page.getByText(/Recibes \$22\.620/).waitFor()
  await page.getByLabel('Horas').fill('3')
  await page.getByRole('button', { name: 'Vista previa' }).click()
  await page.getByRole('dialog', { name: 'Vista previa' }).getByText('$25.000').waitFor()
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

  const slug = await aprobar(new URL(page.url()).pathname.split('/').at(-1)!)
  await page.goto(`/experience/${slug}`)
  await page.getByRole('heading', { level: 1, name: NOMBRE }).waitFor()
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/\/fotos\/[0-9a-f-]{36}-social\.jpg$/)
  await page.goto('/?q=greda+negra')
  const tarjeta = page.getByRole('article').filter({ hasText: NOMBRE }).first()
  await tarjeta.waitFor()
  await tarjeta.scrollIntoViewIfNeeded()
  await expect.poll(() => tarjeta.locator('img').evaluate((imagen: HTMLImageElement) => [imagen.currentSrc.includes('/fotos/'), imagen.naturalWidth > 0])).toEqual([true, true])
  await expect.poll(async () => (await sitio.correos()).some((correo) => correo.includes('Tu experiencia est')), { timeout: 20_000 }).toBe(true)
  expect(problemas).toEqual([])
  await cerrar()
})

/** Five pictures that a camera could have taken, each with where it was. */
async function fotos() {
  const colores = ['#8f3a12', '#2a5b2c', '#0b5468', '#6e2c66', '#4c5410']
  return Promise.all(
    colores.map(async (background, i) => ({ name: `foto-${i + 1}.jpg`, mimeType: 'image/jpeg', buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background } }).withExif({ IFD3: { GPSLatitude: '36/1 38/1 0/1' } }).jpeg().toBuffer() })),
  )
}

/** As a reviewer does: reads the case, and approves what was read. */
async function aprobar(experienciaId: string): Promise<string> {
  const { token } = await visitaDe(sitio, 'admin@demo.cl', CELULAR, 'admin').then(async ({ token: suyo, cerrar }) => cerrar().then(() => ({ token: suyo })))
  const pedir = async (ruta: string, init: RequestInit = {}) => (await fetch(`${sitio.base}/api/admin/experiencias/${experienciaId}${ruta}`, { ...init, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } })).json() as Promise<{ version: number; slug: string; estadoExperiencia: string }>
  const { version } = await pedir('')
  const { slug, estadoExperiencia } = await pedir('/aprobar', { method: 'POST', body: JSON.stringify({ version }) })
  expect(estadoExperiencia).toBe('publicada')
  return slug
}
