import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { experiencias } from '#contract/experiencias.ts'
import { abrirPglite } from '#server/testing/base.ts'
import { unaExperiencia, unaReserva, unaSalida } from '#server/testing/datos.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'
import { UNLISTED } from './private-pages.ts'
import { searchEngineFile } from './sitemap.ts'

let programa: Programa
beforeAll(async () => {
  programa = await unPrograma(await abrirPglite())
  for (let n = 0; n < 5; n++)
    await unaExperiencia(programa.database.db, { slug: `paseo-${n}`, updatedAt: new Date(Date.UTC(2026, 9, n + 1)) })
})
afterAll(async () => {
  await programa.close()
  await programa.database.close()
})

const pedir = async (path: string, perFile?: number) => searchEngineFile(path, programa.deps, perFile)
const texto = async (path: string, perFile?: number) => (await pedir(path, perFile))!.text()
const locs = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc!)

describe('the sitemap', () => {
  it('is served by the program, with the real time of the last change', async () => {
    const response = await programa.request('GET', '/sitemap.xml')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    const xml = await response.text()
    expect(xml).toContain(
      '<url><loc>http://localhost:3999/experience/paseo-2</loc><lastmod>2026-10-03T00:00:00.000Z</lastmod></url>',
    )
    expect(xml).toContain('<loc>http://localhost:3999/experiencias/santiago/cultural</loc>')
    expect(xml).toContain('<url><loc>http://localhost:3999/ayuda</loc></url>')
  })

  it('becomes an index with parts when it is too long for one file, and loses nothing', async () => {
    const whole = locs(await texto('/sitemap.xml'))
    const parts = locs(await texto('/sitemap.xml', 8))
    expect(parts).toHaveLength(Math.ceil(whole.length / 8))
    const found = await Promise.all(parts.map(async (loc) => locs(await texto(new URL(loc).pathname, 8))))
    expect(found.flat()).toEqual(whole)
    expect(found.every((part) => part.length <= 8)).toBe(true)
    expect(await texto('/sitemap.xml', 8)).toContain('</loc><lastmod>20')
  })

  it('has no part that nobody named', async () => {
    expect(await pedir('/sitemap-1.xml')).toBeNull()
    expect(await pedir('/sitemap-99.xml', 8)).toBeNull()
    expect((await programa.request('GET', '/sitemap-1.xml')).status).toBe(404)
  })

  it('names a thing once it is published', async () => {
    await unaExperiencia(programa.database.db, { slug: 'nueva', ciudad: 'Arica', tipoExperiencia: 'City Tour' })
    expect(await texto('/sitemap.xml')).toMatch(/\/experience\/nueva<[\s\S]*/)
    expect(locs(await texto('/sitemap.xml'))).toContain('http://localhost:3999/experiencias/arica/city-tour')
  })
})

describe('robots.txt', () => {
  it('names the sitemap and closes what is private', async () => {
    const response = await programa.request('GET', '/robots.txt')
    const lines = (await response.text()).split('\n')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(lines).toContain('Sitemap: http://localhost:3999/sitemap.xml')
    for (const path of UNLISTED) expect(lines).toContain(`Disallow: ${path}`)
  })

  it.each([
    '/',
    '/login',
    '/ayuda',
    '/experiencias/pucon',
    '/experience/x',
    '/providers',
    '/empresas',
    '/anfitrion',
    '/anfitrion/login',
    '/buscar-entrada',
    '/compartir/x',
    '/mis-destinos',
  ])('leaves %s open', async (path) => {
    const closed = (await texto('/robots.txt'))
      .split('\n')
      .flatMap((line) => (line.startsWith('Disallow: ') ? [line.slice(10)] : []))
    expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([])
  })
})

it('the feed of what can be booked has what is listed and has places, at its price', async () => {
  const { db } = programa.database
  const leer = async () =>
    (
      (await (await programa.request('GET', '/feeds/google-things-to-do.json')).json()) as {
        products: { id: string; options: { price_options: { price: object }[] }[] }[]
      }
    ).products
  expect(await leer()).toEqual([])
  const [llena, libre] = [
    await unaExperiencia(db, { precioPorPersona: 30_000 }),
    await unaExperiencia(db, { precioPorPersona: 20_000 }),
  ]
  const fecha = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const salida = await unaSalida(db, llena, { fecha, cupos: 2 })
  await unaSalida(db, libre, { fecha })
  expect((await leer()).map(({ id }) => id).toSorted()).toEqual([llena.id, libre.id].toSorted())
  await unaReserva(db, salida, { plazas: 2, estado: 'confirmada' })
  const quedan = await leer()
  expect(quedan.map(({ id }) => id)).toEqual([libre.id])
  expect(quedan[0]!.options[0]!.price_options[0]!.price).toEqual({ currency_code: 'CLP', units: 20_000 })
})

it('llms.txt names public addresses that answer, and filters that the catalogue has', async () => {
  const response = await programa.request('GET', '/llms.txt')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const lineas = await response.text()
  expect(lineas.startsWith('# Tourism Hub Chile\n\n> ')).toBe(true)
  const rutas = [...lineas.matchAll(/\]\(http:\/\/localhost:3999(\/[^)]*)\)/g)].map(([, ruta]) => ruta!)
  expect(rutas).toEqual([
    '/api/v1/experiencias',
    '/api/openapi.json',
    '/api-docs',
    '/feeds/google-things-to-do.json',
    '/sitemap.xml',
  ])
  const estados = await Promise.all(
    rutas
      .filter((ruta) => ruta !== '/api-docs')
      .map(async (ruta) => [ruta, (await programa.request('GET', ruta)).status]),
  )
  expect(estados.filter(([, estado]) => estado !== 200)).toEqual([])
  const filtros = /filtros ([^\n]+)/.exec(lineas)![1]!.split(', ')
  expect(filtros.filter((filtro) => !(filtro in experiencias.listarExperiencias.input.shape))).toEqual([])
})
