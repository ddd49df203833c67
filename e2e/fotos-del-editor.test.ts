import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { Edicion } from '#contract/ediciones.ts'
import { pedirEn } from './pedir.ts'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

const pedir = pedirEn(() => sitio)
const COLORES = {
  rojo: { r: 200, g: 40, b: 40 },
  azul: { r: 40, g: 40, b: 200 },
  verde: { r: 40, g: 200, b: 40 },
  morado: { r: 220, g: 40, b: 160 },
}

it.each([
  ['375', CELULAR],
  ['1280', ESCRITORIO],
])(
  'photos are sent with their progress, put in order, described, and are so after a reload, at %s px',
  async (_ancho, viewport) => {
    const { page, token, problemas, cerrar } = await visitaDe(sitio, 'anfitriona@demo.cl', viewport)
    const { experienciaId } = await pedir<Edicion>('POST', '/api/anfitrion/experiencias', token, {
      contenido: { nombreExperiencia: 'Telar a cuatro pedales' },
    })
    await page.goto(`/editar-experiencia-anfitrion/${experienciaId}?paso=fotos`)
    await page.getByText('Mientras tanto mostraremos una ilustración de tu zona').waitFor()
    expect(await page.locator('input[type=file]').count()).toBe(0)
    await page.getByLabel('Las fotos son mías o tengo permiso para publicarlas').check()
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'telar.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }])
    await page.getByRole('alert').filter({ hasText: 'telar.gif' }).waitFor()
    await page.getByRole('button', { name: 'Quitar: telar.gif' }).click()

    // The second is cut on its way, says so, and is sent again.
    let enviadas = 0
    await page.route(/\/api\/anfitrion\/experiencias\/[^/]+\/fotos$/, (route) =>
      ++enviadas === 2 ? route.abort('connectionreset') : route.continue(),
    )
    const avances = await anotarAvances(page)
    await page.locator('input[type=file]').setInputFiles(await fotos())
    const cortada = page.getByRole('alert').filter({ hasText: 'telar-2.jpg' })
    await cortada.getByText('No hay conexión').waitFor()
    await cortada.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByLabel('Describe la foto 4').waitFor()
    await cortada.waitFor({ state: 'detached' })
    expect((await avances()).some((avance) => avance > 0 && avance < 100)).toBe(true)

    for (let n = 1; n <= 4; n++) await page.getByLabel(`Describe la foto ${n}`).fill(`Telar, paso ${n}`)
    await page.getByRole('button', { name: 'Mover después: foto 1' }).click()
    await page.getByRole('button', { name: 'Mover antes: foto 4' }).click()
    await page.getByRole('button', { name: 'Usar como portada: foto 3' }).click()
    await page.getByRole('button', { name: 'Quitar: foto 4' }).click()
    const orden = ['Telar, paso 4', 'Telar, paso 2', 'Telar, paso 1']
    expect(await textos(page)).toEqual(orden)
    expect([await desborde(page), await revisarAccesibilidad(page)]).toEqual([0, []])
    await expect
      .poll(async () =>
        (
          await pedir<Edicion>('GET', `/api/anfitrion/experiencias/${experienciaId}/edicion`, token)
        ).contenido.fotos.map(({ alt }) => alt),
      )
      .toEqual(orden)

    await page.reload()
    await page.getByLabel('Describe la foto 3').waitFor()
    expect(await textos(page)).toEqual(orden)
    const lista = page.getByRole('listitem').filter({ has: page.getByLabel(/^Describe la foto/) })
    await lista.first().getByText('Portada').waitFor()
    // What is shown first is what came last: the one that was sent again.
    await expect.poll(() => lista.first().getByRole('img').evaluate(colorDe)).toBe('azul')
    expect(problemas.filter((problema) => !problema.includes('ERR_CONNECTION_RESET'))).toEqual([])
    await cerrar()
  },
)

it('a photo that is still on its way is waited for by going on, arrives whichever step is open, and says so where it does not', async () => {
  const { page, token, cerrar } = await visitaDe(sitio, 'anfitriona@demo.cl', CELULAR)
  const { experienciaId } = await pedir<Edicion>('POST', '/api/anfitrion/experiencias', token, {
    contenido: { nombreExperiencia: 'Telar a cuatro pedales' },
  })
  const guardadas = async () =>
    (await pedir<Edicion>('GET', `/api/anfitrion/experiencias/${experienciaId}/edicion`, token)).contenido.fotos.length
  const seguir = page.getByRole('button', { name: 'Guardar y seguir' })
  const paso = (titulo: string) => page.locator('h2#paso', { hasText: titulo }).waitFor()
  const [una, otra, ultima] = await fotos()
  const puertas: ((llega: boolean) => void)[] = []
  await page.route(/\/api\/anfitrion\/experiencias\/[^/]+\/fotos$/, async (route) =>
    (await new Promise<boolean>((abrir) => puertas.push(abrir))) ? route.continue() : route.abort('connectionreset'),
  )
  const subir = async (foto: NonNullable<typeof una>) => {
    const antes = puertas.length
    await page.locator('input[type=file]').setInputFiles([foto])
    await expect.poll(() => puertas.length).toBe(antes + 1)
  }
  await page.goto(`/editar-experiencia-anfitrion/${experienciaId}?paso=fotos`)
  await page.getByLabel('Las fotos son mías o tengo permiso para publicarlas').check()

  await subir(una!)
  await seguir.click()
  await page.getByRole('button', { name: 'Subiendo fotos...' }).waitFor()
  await paso('Fotos')
  puertas[0]!(true)
  await paso('Precio')
  expect(await guardadas()).toBe(1)

  await page.goto(`/editar-experiencia-anfitrion/${experienciaId}?paso=fotos`)
  await subir(otra!)
  await page.getByRole('button', { name: /^Paso 4 de 6/ }).click()
  await page.getByRole('link', { name: /Precio/ }).click()
  await page.getByRole('status').filter({ hasText: 'Subiendo 1 foto' }).waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  puertas[1]!(true)
  await page.getByText('Subiendo 1 foto').waitFor({ state: 'detached' })
  await expect.poll(guardadas).toBe(2)

  await page.goto(`/editar-experiencia-anfitrion/${experienciaId}?paso=fotos`)
  await subir(ultima!)
  await seguir.click()
  await page.getByRole('button', { name: 'Subiendo fotos...' }).waitFor()
  puertas[2]!(false)
  await page.getByRole('alert').filter({ hasText: 'telar-3.jpg' }).waitFor()
  await seguir.waitFor()
  await paso('Fotos')
  await seguir.click()
  await paso('Precio')
  const aviso = page.getByRole('alert').filter({ hasText: 'Una foto no se subió' })
  await aviso.getByRole('link', { name: 'Ver' }).click()
  await page.getByRole('alert').filter({ hasText: 'telar-3.jpg' }).waitFor()
  await cerrar()
})

const textos = (page: Page): Promise<string[]> =>
  page.getByLabel(/^Describe la foto/).evaluateAll((campos) => campos.map((campo) => (campo as HTMLInputElement).value))

/** The colour in its middle, to the nearest of those that were sent; none while it is not there. */
function colorDe(imagen: SVGElement | HTMLElement): string {
  const lienzo = document.createElement('canvas')
  lienzo.width = lienzo.height = 1
  const pincel = lienzo.getContext('2d')!
  pincel.drawImage(imagen as HTMLImageElement, 0, 0, 1, 1)
  const [rojo = 0, verde = 0, azul = 0] = pincel.getImageData(0, 0, 1, 1).data
  return rojo > verde && rojo > azul ? (azul > verde ? 'morado' : 'rojo') : verde > azul ? 'verde' : 'azul'
}

/** Of one colour each, with grain: they weigh what a photo weighs. */
async function fotos() {
  const grano = await sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
  return Promise.all(
    Object.values(COLORES).map(async (background, i) => {
      const color = await sharp({
        create: { width: 1200, height: 900, channels: 4, background: { ...background, alpha: 0.7 } },
      })
        .png()
        .toBuffer()
      return {
        name: `telar-${i + 1}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await sharp(grano)
          .composite([{ input: color }])
          .jpeg({ quality: 92 })
          .toBuffer(),
      }
    }),
  )
}

/** Each value that a progress bar had, however briefly. */
async function anotarAvances(page: Page): Promise<() => Promise<number[]>> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 600_000,
  })
  await page.evaluate(() => {
    const vistos: number[] = []
    Object.assign(globalThis, { vistos })
    new MutationObserver(() =>
      document.querySelectorAll('progress').forEach(({ value }) => vistos.push(value)),
    ).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { vistos: number[] }).vistos)
}
