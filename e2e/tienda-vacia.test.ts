import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apagar } from '#server/testing/proceso.ts'
import { abrirNavegador } from './navegador.ts'
import { arrancarServidor, type Servidor } from './servidor.ts'

const CORREO = 'ana@tienda.cl'
const CLAVE = 'Glaciar-verde-2044'
const PARA_QUIEN_VISITA = 'Todavía no hay experiencias publicadas'

/** What an installation for real begins with: no demonstration, and one person who runs it. */
describe('a marketplace without anything', () => {
  const dir = mkdtempSync(join(tmpdir(), 'tienda-vacia-'))
  let servidor: Servidor
  let navegador: Browser
  beforeAll(async () => {
    const crear = spawn(process.execPath, ['tools/admin-create.ts', '--email', CORREO], {
      env: {
        ...process.env,
        DATA_DIR: dir,
        DEMO: '0',
        NODE_ENV: 'test',
        BASE_URL: 'http://localhost:3000',
        ADMIN_PASSWORD: CLAVE,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const code = await new Promise((resolve) => crear.once('exit', resolve))
    if (code !== 0) throw new Error('nobody could be made to run it')
    servidor = await arrancarServidor(dir, { DEMO: '0' })
    navegador = await abrirNavegador()
  }, 180_000)
  afterAll(async () => {
    await navegador?.close()
    if (servidor) await apagar(servidor.proceso)
    rmSync(dir, { recursive: true, force: true })
  })

  const abrir = async (ruta: string, ancho: number): Promise<Page> => {
    const page = await navegador.newPage({ viewport: { width: ancho, height: 900 } })
    await page.goto(`${servidor.base}${ruta}`, { waitUntil: 'networkidle' })
    return page
  }

  it.each(['/', '/?destino=Pucón', '/regalar', '/matheus-ia'])(
    '%s says so as it comes, and nothing of filters',
    async (ruta) => {
      const html = await (await fetch(`${servidor.base}${ruta}`)).text()
      expect(html).toContain(PARA_QUIEN_VISITA)
      expect(html).not.toContain('Prueba ajustando')
    },
  )

  it.each([375, 1280])('is honest to who visits at %d px, and shows no way to what is not there', async (ancho) => {
    for (const ruta of ['/', '/?tipo=Trekking', '/regalar', '/matheus-ia']) {
      const page = await abrir(ruta, ancho)
      await page.getByRole('heading', { name: PARA_QUIEN_VISITA }).waitFor()
      expect(await page.getByText('Prueba ajustando').count()).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await page.close()
    }
    const providers = await abrir('/providers?region=13', ancho)
    await providers.getByRole('heading', { name: 'Todavía no hay proveedores' }).waitFor()
    expect(await providers.getByText('con esos filtros').count()).toBe(0)
    await providers.close()
  })

  it('suggests no search where Matheus is called from another page', async () => {
    const page = await abrir('/ayuda', 1280)
    await page.getByRole('button', { name: /Matheus/ }).click()
    await page.getByRole('button', { name: '¿Cómo ofrezco una experiencia?' }).waitFor()
    expect(await page.getByRole('button', { name: 'Cata de vinos en Colchagua' }).count()).toBe(0)
    await page.close()
  })

  it('does not sell a gift card that nothing can be bought with, and still tells the balance of one', async () => {
    const page = await abrir('/regalar', 1280)
    await page.getByRole('heading', { name: PARA_QUIEN_VISITA }).waitFor()
    expect(await page.getByLabel('Nombre de quien la recibe').count()).toBe(0)
    expect(await page.getByRole('button', { name: /saldo/i }).count()).toBe(1)
    await page.close()
  })

  it('lets Matheus say it in a sentence', async () => {
    const respuesta = await fetch(`${servidor.base}/api/chat/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'trekking en Pucón' }),
    })
    expect(((await respuesta.json()) as { response: string }).response).toMatch(
      /^Todavía no hay experiencias publicadas/,
    )
  })

  it('tells who runs it what comes first, there and on the home page', async () => {
    const page = await abrir('/admin/login', 1280)
    await page.getByLabel('Correo').fill(CORREO)
    await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE)
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await page.getByRole('heading', { name: 'Publica la primera experiencia' }).waitFor()
    await page.getByRole('link', { name: 'anfitriones' }).waitFor()
    await page.goto(`${servidor.base}/admin/operadores`)
    await page.getByRole('heading', { name: 'Todavía no hay operadores' }).waitFor()
    await page.goto(`${servidor.base}/`)
    await page.getByRole('heading', { name: 'Publica la primera experiencia' }).waitFor()
    expect(await page.getByRole('link', { name: 'Ver los primeros pasos' }).getAttribute('href')).toBe(
      '/admin/dashboard',
    )
    await page.close()
  })
})
