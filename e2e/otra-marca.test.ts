import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { ServerBuild } from 'react-router'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { ClaseDeRegla } from '#contract/reglas.ts'
import { PRIMERAS } from '#domain/reglas/primeras.ts'
import { DATOS_DE_DEMO, type DatosDelSitio } from '#domain/sitio/datos.ts'
import { temasDe } from '#domain/sitio/colores.ts'
import type { Sesion } from '#domain/permisos/actor.ts'
import { guardarLogoDelSitio } from '#server/modules/fotos/index.ts'
import { publicarRegla } from '#server/modules/reglamento/index.ts'
import { readSettings } from '#server/platform/env.ts'
import { setLog } from '#server/platform/log.ts'
import { listen } from '#server/platform/process.ts'
import { type Program, startProgram } from '#server/program.ts'
import { puertoLibre } from '#server/testing/proceso.ts'
import type { Browser } from 'playwright-core'
import { abrirNavegador } from './navegador.ts'
import { CELULAR, revisarAccesibilidad, visitar } from './sitio.ts'

setLog({ level: 'error' })

const BUILD = resolve(import.meta.dirname, '../build')
const NUESTRO = /tourism\s?-?hub|hola@|938\s?4700|9384700|Santiago, CL|2 días hábiles/i
const PAGINAS = [
  '/',
  '/experience/santiago-centro-plaza-de-armas-a-la-moneda',
  '/experiencias',
  '/providers',
  '/ayuda',
  '/b2b',
  '/empresas',
  '/login',
  '/matheus-ia',
  '/api-docs',
  '/regalar',
  '/convertirse-anfitrion',
  '/sin-conexion',
  '/no-existe',
]

const OTRA: DatosDelSitio = {
  ...DATOS_DE_DEMO,
  marca: 'Ruta Quillay',
  marcaCorta: 'Quillay',
  lema: 'Viajes con quienes viven ahí',
  razonSocial: 'Quillay Viajes SpA',
  rut: '76543210-3',
  direccion: 'Avenida Argentina 10',
  ciudad: 'Valparaíso',
  correo: 'ayuda@quillay.cl',
  telefono: '+56322123456',
  telefonoHorario: 'lunes a viernes de 9 a 18',
  diasDeRespuesta: 4,
  redes: { ...DATOS_DE_DEMO.redes, instagram: '', facebook: 'https://facebook.com/quillay' },
  colores: { primario: '#7b1fa2', acento: '' },
}

let program: Program
let browser: Browser
let base: string
let dir: string

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'thc-e2e-'))
  cpSync(inject('demo'), dir, { recursive: true })
  const port = await puertoLibre()
  const settings = readSettings({ DATA_DIR: dir, PORT: String(port), DEMO: '1', NODE_ENV: 'test' })
  base = settings.BASE_URL
  program = await startProgram({
    settings,
    build: createRequire(import.meta.url)(join(BUILD, 'server/index.js')) as ServerBuild,
    withJobs: false,
  })
  await listen(program.server, settings)
  browser = await abrirNavegador()
})
afterAll(async () => {
  await browser?.close()
  await program?.close()
  rmSync(dir, { recursive: true, force: true })
})

const leer = async (path: string): Promise<string> => (await fetch(base + path)).text()

const publicar = (contenido: DatosDelSitio, parteDe: number): Promise<void> => publicarDe('sitio', contenido, parteDe)

async function publicarDe(clase: ClaseDeRegla, contenido: object, parteDe: number): Promise<void> {
  const { id } = await program.deps.db.selectFrom('usuarios').select('id').limit(1).executeTakeFirstOrThrow()
  const actor: Sesion = {
    tipo: 'sesion',
    contexto: 'admin',
    usuarioId: id,
    sesionId: id,
    anfitrionId: null,
    proveedor: null,
    empresa: null,
    rolesAdmin: ['super'],
  }
  await publicarRegla(
    { ...program.ctx(), actor },
    { clase, contenido: contenido as Record<string, unknown>, motivo: 'Otra marca', parteDe, vigenteDesde: undefined },
  )
}

describe('a brand that is not ours', () => {
  it('comes with the page that is asked for next, also where one was kept', async () => {
    for (const path of ['/', '/ayuda']) {
      const antes = await leer(path)
      expect(antes, path).toContain('Tourism Hub Chile')
      expect(antes, path).not.toContain('Hecho con')
      expect(antes, path).not.toContain('/marca/')
    }
    const compartida = await leer('/escenas/social/inicio.png')
    const worker = await leer('/sw.js')
    expect(await leer('/sw.js')).toBe(worker)
    await publicar(OTRA, 1)
    expect(await leer('/sw.js'), 'what was kept in browsers is made anew').not.toBe(worker)
    expect(await leer('/')).toContain('<title>Descubre experiencias locales · Ruta Quillay</title>')
    expect(await leer('/escenas/social/inicio.png'), 'the picture of what is shared').not.toBe(compartida)
    expect(await leer('/ayuda')).toContain('A ayuda@quillay.cl. Respondemos en 4 días hábiles.')
  })

  it.each(PAGINAS)('%s says no word of ours but who made it', async (path) => {
    const html = await leer(path)
    expect(html).toContain('Ruta Quillay')
    expect(html).toContain('Hecho con Tourism Hub Chile')
    const sinCredito = html.replaceAll(/Hecho con Tourism Hub Chile|\\?"hechoCon\\?",\\?"Tourism Hub Chile\\?"/g, '')
    expect(
      NUESTRO.exec(sinCredito) &&
        sinCredito.slice(Math.max(0, sinCredito.search(NUESTRO) - 80), sinCredito.search(NUESTRO) + 80),
    ).toBeNull()
  })

  it.each(['light', 'dark'] as const)('is shown in its colours, %s, and reads', async (colorScheme) => {
    const { page, problemas, cerrar } = await visitar(browser, base, CELULAR)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of PAGINAS) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const { titulo, texto, rotulos, primario } = await page.evaluate(() => ({
        titulo: document.title,
        texto: document.body.innerText,
        rotulos: [...document.querySelectorAll('[aria-label],[title],[alt]')]
          .map((uno) => ['aria-label', 'title', 'alt'].map((cual) => uno.getAttribute(cual) ?? '').join(' '))
          .join('\n'),
        primario: getComputedStyle(document.documentElement).getPropertyValue('--primary').trim(),
      }))
      expect(primario, path).toBe(
        temasDe({ primario: '#7b1fa2', acento: '#a8481a' })[colorScheme === 'light' ? 'claro' : 'oscuro'].primary,
      )
      expect([titulo, texto, rotulos].join('\n').replaceAll('Hecho con Tourism Hub Chile', ''), path).not.toMatch(
        NUESTRO,
      )
    }
    await page.goto('/ayuda', { waitUntil: 'networkidle' })
    expect(await revisarAccesibilidad(page)).toEqual([])
    expect(problemas).toEqual([])
    await cerrar()
  })
})

it('is whom the counterpart says is paid, and its colours are there too', async () => {
  const regalo = {
    monto: 30_000,
    deNombre: 'Ana',
    deEmail: 'ana@ejemplo.cl',
    paraNombre: 'Eva',
    paraEmail: 'eva@ejemplo.cl',
    aceptaTerminos: true,
  }
  const { url } = (await (
    await fetch(`${base}/api/regalos`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'otra-marca-regalo' },
      body: JSON.stringify(regalo),
    })
  ).json()) as { url: string }
  const html = await (await fetch(url)).text()
  expect(html).toMatch(/<title>[^<]+ · Ruta Quillay<\/title>/)
  expect(html).toContain(`--primary:${temasDe({ primario: '#7b1fa2', acento: '#a8481a' }).claro.primary}`)
  expect(NUESTRO.exec(html)).toBeNull()
})

it('a logo takes the place of the mark, and its icons that of ours', async () => {
  const imagen = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#7b1fa2' } })
    .png()
    .toBuffer()
  const logo = await guardarLogoDelSitio(program.ctx(), new Uint8Array(imagen), 'prueba')
  await publicar({ ...OTRA, logo }, 2)
  const clave = logo.slice(0, 32)
  const html = await leer('/')
  for (const parte of [
    `<link rel="icon" href="/marca/${clave}-32.png" type="image/png"/>`,
    `<link rel="apple-touch-icon" href="/marca/${clave}-180.png"/>`,
    `/marca/${clave}-512.png`,
  ])
    expect(html).toContain(parte)
  expect(await leer('/manifest.webmanifest')).toContain(`/marca/${clave}-maskable.png`)
  const { page, problemas, cerrar } = await visitar(browser, base, CELULAR)
  await page.goto('/', { waitUntil: 'networkidle' })
  const inicio = page.getByRole('banner').getByRole('link', { name: 'Ruta Quillay' })
  expect(
    await inicio
      .locator('img')
      .evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight, img.clientHeight]),
  ).toEqual([320, 80, 32])
  expect(problemas).toEqual([])
  await cerrar()
})

const retencion = { ...PRIMERAS.retencion, conversaciones: 45, novedades: 15 }
const limites = { ...PRIMERAS.limites, reservasAbiertas: 3, cuposSinConfirmar: 150, minutosDeRetencion: 180 }
const cancelacion = {
  ...PRIMERAS.cancelacion,
  estricta: [
    { hasta: 240, porcentaje: 100 },
    { hasta: 72, porcentaje: 50 },
  ],
}
const planes = { ...PRIMERAS.planes, gratis: { ...PRIMERAS.planes.gratis, comision: 1_350 } }

/** Of each rule: what it becomes, and on which pages the words of before give way to those of now. */
const REGLAS: [ClaseDeRegla, object, [path: string, antes: string, ahora: string][]][] = [
  [
    'retencion',
    retencion,
    [
      ['/privacidad', 'se guardan 90 días', 'se guardan 45 días'],
      ['/matheus-ia', 'se guarda 90 días', 'se guarda 45 días'],
      ['/api-docs', 'Guardamos 30 días', 'Guardamos 15 días'],
    ],
  ],
  [
    'limites',
    limites,
    [
      ['/ayuda', 'hasta 5 reservas esperando pago', 'hasta 3 reservas esperando pago'],
      [
        '/api-docs',
        '200 cupos retenidos sin confirmar por empresa, y 4 horas',
        '150 cupos retenidos sin confirmar por empresa, y 3 horas',
      ],
    ],
  ],
  [
    'cancelacion',
    cancelacion,
    [
      ['/terminos', 'Estricta: 100 % hasta 7 días', 'Estricta: 100 % hasta 10 días'],
      ['/ayuda', 'asta 7 días antes', 'asta 10 días antes'],
    ],
  ],
  ['planes', planes, [['/conviertete-anfitrion', '12 %', '13,5 %']]],
]

it.each(REGLAS)(
  'where %s changes, the pages say the new one and not the one of before',
  async (clase, contenido, dichos) => {
    const leida = async (path: string): Promise<string> =>
      (await leer(path)).replaceAll('<!-- -->', '').replaceAll(/[\u00a0\u202f]/g, ' ')
    for (const [path, antes] of dichos) expect(await leida(path), path).toContain(antes)
    await publicarDe(clase, contenido, 1)
    for (const [path, antes, ahora] of dichos) {
      const pagina = await leida(path)
      expect(pagina, path).toContain(ahora)
      expect(pagina, path).not.toContain(antes)
      expect(pagina, path).not.toContain('{{')
    }
  },
)

describe('what was built', () => {
  const archivos = (carpeta: string): string[] =>
    readdirSync(join(BUILD, carpeta), { recursive: true, withFileTypes: true })
      .filter((uno) => uno.isFile() && /\.(?:js|css|html|json|webmanifest|svg|txt)$/.test(uno.name))
      .map(({ parentPath, name }) => join(parentPath, name))

  it('tells a browser nothing of ours', () => {
    const conNuestro = archivos('client').filter((archivo) => NUESTRO.test(readFileSync(archivo, 'utf8')))
    expect(conNuestro.map((archivo) => archivo.slice(BUILD.length))).toEqual([])
  })

  it('says on the server whose it is only where the defaults stand', () => {
    const todo = archivos('server')
      .map((archivo) => readFileSync(archivo, 'utf8'))
      .join('\n')
    const lineas = todo
      .split('\n')
      .map((linea) => linea.trim())
      .filter((linea) => NUESTRO.test(linea) && !/^(?:\/\/|\/?\*)/.test(linea))
    expect(lineas.length).toBeGreaterThan(0)
    for (const linea of lineas)
      expect(linea).toMatch(
        /^(?:marca: "Tourism Hub Chile",|marcaCorta: "Tourism Hub",|correo: "hola@tourismhub\.example",|telefono: "\+56229384700",|instagram: "https:\/\/tourismhub\.example\/instagram",|facebook: "https:\/\/tourismhub\.example\/facebook")/,
      )
  })
})
