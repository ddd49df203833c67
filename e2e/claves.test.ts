import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { visitaDe } from './sesion.ts'
import { abrirSitio, CELULAR, desborde, ESCRITORIO, revisarAccesibilidad, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

const leer = (clave: string) =>
  fetch(`${sitio.base}/api/v1/b2b/experiencias?porPagina=2`, { headers: { 'x-api-key': clave } })

it.each([
  ['375 px', CELULAR],
  ['1280 px', ESCRITORIO],
])('a company makes an API key, uses it and revokes it, at %s', async (nombre, viewport) => {
  const { page, problemas, cerrar } = await sitio.visita(viewport)
  await page.goto('/empresas/dashboard?vista=claves')
  await page.getByLabel('Correo').fill('empresa@demo.cl')
  await page.getByLabel('Contraseña', { exact: true }).fill('Chile-demo-2026')
  await page.getByRole('button', { name: /^(Ingresar|Iniciar sesión)$/i }).click()

  await page.getByRole('button', { name: 'Crear clave' }).first().click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByRole('button', { name: 'Crear clave' }).click()
  await dialogo.getByText('Escribe un nombre').first().waitFor()
  await dialogo.getByLabel('Nombre').fill(`Hotel ${nombre}`)
  await dialogo.getByText('1 año').click()
  expect(await revisarAccesibilidad(page)).toEqual([])
  await dialogo.getByRole('button', { name: 'Crear clave' }).click()

  await dialogo.getByText('Copia la clave ahora. No podremos mostrarla otra vez').waitFor()
  const clave = (await dialogo.locator('code').textContent()) ?? ''
  expect(clave).toMatch(/^thub_live_[0-9A-Z]{52}$/)
  const catalogo = await leer(clave)
  expect([
    catalogo.status,
    ((await catalogo.json()) as unknown[]).length,
    catalogo.headers.get('x-total-count'),
  ]).toEqual([200, 2, '234'])
  await dialogo.getByRole('button', { name: 'Listo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, cerrar' }).click()

  await page.getByRole('button', { name: `Uso: Hotel ${nombre}` }).click()
  await dialogo.getByText(/^1 llamadas\. El día con más fue el/).waitFor()
  await dialogo.getByRole('button', { name: 'Ver como tabla' }).click()
  await dialogo.getByRole('table', { name: 'Llamadas por día' }).waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialogo.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: `Rotar: Hotel ${nombre}` }).click()
  await dialogo.getByText('30 días más').click()
  await dialogo.getByRole('button', { name: 'Rotar clave' }).click()
  await dialogo.getByText('Copia la clave ahora. No podremos mostrarla otra vez').waitFor()
  const nueva = (await dialogo.locator('code').textContent()) ?? ''
  expect([(await leer(clave)).status, (await leer(nueva)).status]).toEqual([200, 200])
  await dialogo.getByRole('button', { name: 'Listo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, cerrar' }).click()
  await page.getByText(`la nueva termina en ${nueva.slice(-4)}`).waitFor()

  await page.getByRole('button', { name: `Revocar: Hotel ${nombre}, terminada en ${clave.slice(-4)}` }).click()
  const pregunta = page.getByRole('alertdialog')
  expect(await pregunta.getByRole('button', { name: 'Revocar' }).isDisabled()).toBe(true)
  await pregunta.getByLabel('Escribe el nombre de la clave para confirmar').fill(`Hotel ${nombre}`)
  await pregunta.getByRole('button', { name: 'Revocar' }).click()
  await page.getByText('Clave revocada').waitFor()
  expect([(await leer(clave)).status, (await leer(nueva)).status]).toEqual([401, 200])
  await pregunta.waitFor({ state: 'detached' })
  expect(await desborde(page)).toBeLessThanOrEqual(1)
  expect(await revisarAccesibilidad(page)).toEqual([])
  expect(problemas).toEqual([])
  await cerrar()
})

it('the viewer of the calls speaks Spanish, also in what it opens', { timeout: 120_000 }, async () => {
  const { page, problemas, cerrar } = await sitio.visita(ESCRITORIO)
  // It draws every call there is: a busy machine takes long, also to look for a role among them all. So by its own marks.
  page.setDefaultTimeout(90_000)
  await page.goto('/api-docs')
  const visor = page.locator('.visor-api')
  await visor.locator('.btn.authorize', { hasText: 'Autorizar' }).click()
  const dialogo = visor.locator('.dialog-ux')
  await dialogo.locator('h3', { hasText: 'Formas de identificarse' }).waitFor()
  await dialogo.locator('.btn-done', { hasText: 'Cerrar' }).first().click()
  const llamada = visor.locator('.opblock').first()
  await llamada.locator('.opblock-summary-control').click()
  await llamada.locator('.try-out__btn', { hasText: 'Probar' }).click()
  await llamada.locator('.execute', { hasText: 'Ejecutar' }).waitFor()
  const dichos = await visor.evaluate((raiz) =>
    ['aria-label', 'title', 'placeholder'].flatMap((name) =>
      [...raiz.querySelectorAll(`[${name}]`)].map((uno) => uno.getAttribute(name) ?? ''),
    ),
  )
  expect(
    dichos.filter((dicho) =>
      /\b(?:clipboard|operation|authorization|credentials|Schema|Filter)\b|^(?:get|post|put|patch|delete) /.test(dicho),
    ),
  ).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect
    .poll(
      () =>
        visor.evaluate(
          (raiz) =>
            getComputedStyle(raiz.querySelector('.swagger-ui')!).color === getComputedStyle(document.body).color,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
  expect(await llamada.innerText()).not.toMatch(/Try it out|Cancel\b|Parameters|Responses|Description|Execute|No links/)
  expect(problemas).toEqual([])
  await cerrar()
})

const ejecutar = promisify(execFile)

it(
  'what the guide shows works as it is copied, with the key that the page offers to try with',
  { timeout: 120_000 },
  async () => {
    const { page, problemas, cerrar } = await sitio.visita(CELULAR)
    await page.goto('/api-docs')
    await page.getByRole('heading', { name: 'Pruébala aquí' }).waitFor()
    const clave = (await page.getByText(/^thub_demo_/).textContent())!
    await page.getByRole('button', { name: 'Retener un cupo' }).click()
    await page.getByText(/^POST \/api\/octo\/bookings: 200/).waitFor({ timeout: 30_000 })
    await page.getByRole('region', { name: 'Respuesta', exact: true }).getByText('"ON_HOLD"').first().waitFor()
    await page.getByRole('button', { name: 'Ver cupos y precio neto' }).click()
    await page.getByText(/^GET \/api\/v1\/b2b\/disponibilidad\S+: 200/).waitFor({ timeout: 30_000 })
    await page.getByRole('region', { name: 'Respuesta', exact: true }).getByText('"precioNeto"').first().waitFor()
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(await desborde(page)).toBeLessThanOrEqual(1)

    const bloque = async (titulo: string) =>
      (await page
        .getByRole('region', { name: `Código: ${titulo}`, exact: true })
        .locator('code')
        .textContent())!
    const env = { ...process.env, RESERVA: crypto.randomUUID(), PRODUCTO: '', SALIDA: '' }
    const preparar = (await bloque('Prepara tus datos')).replace('thub_live_TU_CLAVE', clave)
    const correr = async <T>(titulo: string) =>
      JSON.parse((await ejecutar('bash', ['-ec', `${preparar}\n${await bloque(titulo)}`], { env })).stdout) as T
    const productos = await correr<{ id: string; options: { units: { id: string }[] }[] }[]>('Busca qué vender')
    for (const { id } of productos.filter(({ options }) => options[0]?.units.some((unit) => unit.id === 'adulto'))) {
      env.PRODUCTO = id
      env.SALIDA =
        (await correr<{ id: string; vacancies: number }[]>('Mira los cupos')).find(({ vacancies }) => vacancies > 0)
          ?.id ?? ''
      if (env.SALIDA) break
    }
    expect(await correr('Retén cupos por 30 minutos')).toMatchObject({
      uuid: env.RESERVA,
      status: 'ON_HOLD',
      testMode: true,
    })
    expect(await correr('Confirma')).toMatchObject({ uuid: env.RESERVA, status: 'CONFIRMED' })
    expect(await correr('Cancela')).toMatchObject({ uuid: env.RESERVA, status: 'CANCELLED' })
    const { stdout } = await ejecutar(process.execPath, ['--input-type=module', '-e', await bloque('reservar.mjs')], {
      env: { ...env, BASE: sitio.base, CLAVE: clave },
    })
    expect(stdout).toMatch(/^CONFIRMED [0-9a-f-]{36}\n$/)
    const deEjemplo = Object.assign(env, { ORDEN: crypto.randomUUID(), EXPERIENCIA: '', SALIDA_ID: '', RESERVA_ID: '' })
    for (const { id } of await correr<{ id: string }[]>('Busca una experiencia')) {
      deEjemplo.EXPERIENCIA = id
      deEjemplo.SALIDA_ID = (await correr<{ id: string }[]>('Mira cupos y precio neto'))[0]?.id ?? ''
      if (deEjemplo.SALIDA_ID) break
    }
    deEjemplo.RESERVA_ID = (await correr<{ id: string }>('Retén sin costo')).id
    expect(await correr('Confirma la venta')).toMatchObject({
      id: deEjemplo.RESERVA_ID,
      estado: 'confirmada',
      referencia: 'OC-2041',
    })
    expect(await correr('Pide el voucher')).toMatchObject({
      responsable: 'Ana Rojas',
      qr: { contenido: expect.stringMatching(/^THC1\./) },
    })
    const cotizacion = await correr<object>('Cotiza la cancelación')
    expect(await correr('Cancela la venta')).toMatchObject({ estado: 'cancelada', debe: 0, reembolso: cotizacion })
    const { stdout: lista } = await ejecutar('bash', ['-ec', `${preparar}\n${await bloque('Preguntar si cambió')}`], {
      env,
    })
    const etag = /^etag: (\S+)/im.exec(lista)![1]!
    const { stdout: otraVez } = await ejecutar(
      'bash',
      ['-ec', `${preparar}\n${(await bloque('Preguntar si cambió')).replace('W/"el-etag-de-la-vez-anterior"', etag)}`],
      { env },
    )
    expect([lista, otraVez].map((text) => text.split(' ')[1])).toEqual(['200', '304'])
    expect(problemas).toEqual([])
    await cerrar()
  },
)

it('what an assistant holds is confirmed by a person, in the panel', { timeout: 90_000 }, async () => {
  const { clave } = (await (await fetch(`${sitio.base}/api/empresas/clave-de-prueba`)).json()) as { clave: string }
  const usar = async <T>(name: string, args: object): Promise<T> => {
    const response = await fetch(`${sitio.base}/api/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${clave}`, 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
    })
    const { result } = (await response.json()) as { result: { isError: boolean; content: { text: string }[] } }
    if (result.isError) throw new Error(result.content[0]!.text)
    return JSON.parse(result.content[0]!.text) as T
  }
  const dia = (dias: number): string => new Date(Date.now() + dias * 86_400_000).toISOString().slice(0, 10)
  const halladas = await usar<{ productId: string; name: string }[]>('search', { text: 'vino' })
  let nombre = ''
  for (const { productId, name } of halladas) {
    const libre = (
      await usar<{ id: string; available: boolean }[]>('availability', { productId, from: dia(10), to: dia(60) })
    ).find(({ available }) => available)
    if (!libre) continue
    await usar('hold', { productId, availabilityId: libre.id, units: [{ id: 'adulto', quantity: 1 }] })
    nombre = name
    break
  }
  const { page, problemas, cerrar } = await visitaDe(sitio, 'empresa@demo.cl', CELULAR)
  await page.goto('/empresas/dashboard?vista=reservas')
  await page.getByRole('button', { name: `Confirmar: ${nombre}` }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByLabel('Quién viaja').fill('Berta Lillo')
  await dialogo.getByLabel('Correo').fill('berta')
  await dialogo.getByRole('button', { name: 'Confirmar a cuenta' }).click()
  await dialogo.getByText('Escribe un correo como nombre@ejemplo.cl').first().waitFor()
  expect(await revisarAccesibilidad(page)).toEqual([])
  await dialogo.getByLabel('Correo').fill('berta@ejemplo.cl')
  await dialogo.getByRole('button', { name: 'Confirmar a cuenta' }).click()
  await page.getByText(/está confirmada\. \$[\d.]+ quedaron a cuenta\.$/).waitFor()
  expect(await page.getByRole('button', { name: `Confirmar: ${nombre}` }).count()).toBe(0)
  expect(problemas).toEqual([])
  await cerrar()
})

it('a company reads the log of an address and sends one delivery again', async () => {
  const { page, problemas, cerrar } = await visitaDe(sitio, 'empresa@demo.cl', CELULAR)
  await page.goto('/empresas/dashboard?vista=claves')
  await page.getByRole('button', { name: 'Ver registro' }).first().click()
  const registro = page.getByRole('table', { name: 'Registro de entregas' })
  const fila = registro.getByRole('row').filter({ hasText: 'Falló: respondió 503' }).first()
  await fila.waitFor()
  const fallidas = await registro.getByText('Falló: respondió 503').count()
  await fila.getByRole('button', { name: /^Enviar otra vez: / }).click()
  await page.getByText('La enviamos otra vez').first().waitFor()
  await expect.poll(() => registro.getByText('Falló: respondió 503').count()).toBe(fallidas - 1)
  expect(await revisarAccesibilidad(page)).toEqual([])
  expect(await desborde(page)).toBeLessThanOrEqual(1)
  expect(problemas).toEqual([])
  await cerrar()
})
