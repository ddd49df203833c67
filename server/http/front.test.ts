import { brotliCompressSync } from 'node:zlib'
import { createServer, type Server } from 'node:http'
import { sql } from 'kysely'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contar } from '#server/modules/limites/index.ts'
import { unaBase } from '#server/testing/base.ts'
import { READS } from './app.ts'
import { createCatalogueCache } from './catalogue-cache.ts'
import type { Deps } from './deps.ts'
import { problemOf } from './errors.ts'
import { createFront } from './front.ts'
import { KEPT } from './headers.ts'

const LONG = `<p>${'Chiloé '.repeat(200)}</p>`
const NOW = new Date('2026-11-21T12:00:00Z')

describe.each(unaBase())('$nombre', ({ abrir }) => {
  let server: Server
  let url = ''
  let version = 1
  let now = NOW
  let asked = 0
  let ask: () => number | Promise<number> = () => version
  let db: () => Deps['db']
  let close = async (): Promise<void> => undefined

  beforeAll(async () => {
    const database = await abrir()
    const deps = {
      db: database.db,
      settings: { TRUST_PROXY: ['127.0.0.1'], BASE_URL: 'http://localhost:3000' },
      now: () => now,
    } as unknown as Deps
    // As the gate does: a call counts by its caller's address.
    const site = async (request: Request): Promise<Response> => {
      asked++
      const isCall = new URL(request.url).pathname.startsWith('/api/')
      const address = request.headers.get('x-forwarded-for')
      if (isCall && address) await contar(database.db, `leer:${address}`, READS, NOW)
      if (request.url.endsWith('.json'))
        return new Response(new Uint8Array(brotliCompressSync(LONG)), {
          headers: { 'content-type': 'application/json', 'content-encoding': 'br' },
        })
      return new Response(isCall ? JSON.stringify([LONG]) : LONG, {
        headers: { 'content-type': isCall ? 'application/json' : 'text/html; charset=utf-8', 'cache-control': KEPT },
      })
    }
    const front = createFront(
      createCatalogueCache({ version: () => ask(), maxBytes: 1e6 }),
      deps,
      new Set(['/assets/a.js', '/sw.js']),
    )
    const listener = getRequestListener(
      front.keeping(async (request) => site(request).catch((error: unknown) => problemOf(error, 'x'))),
      { overrideGlobalObjects: false },
    )
    server = createServer(front.before((req, res) => void listener(req, res)))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
    db = () => database.db
    close = () => database.close()
  })
  afterAll(async () => {
    server.close()
    server.closeAllConnections()
    await close()
  })

  const get = (path: string, from?: string, method = 'GET') =>
    fetch(url + path, { method, headers: { 'accept-encoding': 'br', ...(from && { 'x-forwarded-for': from }) } })

  it.each(['/ayuda', '/ayuda?q=1', '/api/v1/experiencias', '/mis-entradas', '/?fecha=2026-12-01'])(
    'sends %s compressed from the first time on',
    async (path) => {
      for (const time of [1, 2]) {
        const response = await get(path)
        expect([time, response.status, response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual(
          [time, 200, 'br', 'accept-encoding'],
        )
        expect(await response.text()).toContain('Chiloé Chiloé')
      }
    },
  )

  it('sends a file that is compressed already as it is', async () => {
    for (const _ of [1, 2]) expect(await (await get('/mapa/chile.json')).text()).toContain('Chiloé Chiloé')
  })

  it('answers what it kept, later too, while the base is down, and a page that says so for the rest', async () => {
    for (const path of ['/compartida', '/api/v1/destinos']) await get(path)
    ask = () => Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED' }))
    now = new Date(NOW.getTime() + 3600_000)
    try {
      const before = asked
      for (const path of ['/compartida', '/api/v1/destinos'])
        for (const from of [undefined, '203.0.113.77'])
          expect([path, (await get(path, from)).status]).toEqual([path, 200])
      expect(asked).toBe(before)
      const otra = await get('/otra', '203.0.113.77')
      expect([otra.status, otra.headers.get('retry-after'), await otra.text()]).toEqual([
        503,
        '2',
        expect.stringContaining('No podemos mostrarte esta página ahora'),
      ])
      expect(otra.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    } finally {
      ask = () => version
      now = NOW
    }
    const before = asked
    await get('/compartida')
    expect(asked).toBe(before)
  })

  it('answers what it kept without asking again, until the catalogue moves', async () => {
    await get('/terminos')
    const before = asked
    await get('/terminos')
    expect(asked).toBe(before)
    version++
    await get('/terminos')
    expect(asked).toBe(before + 1)
  })

  it.each([
    ['/api/v1/experiencias', 'application/problem+json', '203.0.113.1'],
    ['/terminos', 'text/html', '203.0.113.2'],
    ['/?fecha=2026-12-02', 'text/html', '203.0.113.3'],
    ['/experience/a.b', 'text/html', '203.0.113.4'],
    ['/assets/no-existe.js', 'text/html', '203.0.113.5'],
    ['/fotos/a.webp', 'text/html', '203.0.113.6'],
    ['/documentos/a', 'text/html', '203.0.113.7'],
    ['/sitemap.xml', 'text/html', '203.0.113.8'],
    ['/feeds/google-things-to-do.json', 'text/html', '203.0.113.9'],
    ['/experiencias.data', 'text/html', '203.0.113.10'],
  ])('refuses %s to an address over its limit, kept or not, as %s', async (path, type, from) => {
    await get(path)
    for (let i = 0; i < READS.max; i++) await contar(db(), `leer:${from}`, READS, NOW)
    const response = await get(path, from)
    expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([429, type])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.text()).toContain('Demasiados')
    expect((await get(path, from, 'HEAD')).status).toBe(429)
    expect((await get(path, '203.0.113.99')).status).toBe(200)
  })

  it.each([
    ['/assets/a.js', '203.0.113.50'],
    ['/sw.js?v=1', '203.0.113.51'],
  ])('counts %s for nobody', async (path, from) => {
    for (let i = 0; i < READS.max; i++) await contar(db(), `leer:${from}`, READS, NOW)
    expect((await get(path)).status).toBe(200)
    const before = asked
    expect((await get(path, from)).status).toBe(200)
    expect(asked).toBe(before + 1)
  })

  it('counts a call once, by whichever of its names', async () => {
    await get('/reservas', '203.0.113.60')
    await get('/api/reservas', '203.0.113.60')
    const { rows } = await sql<{
      cuenta: number
    }>`select cuenta from limites where clave = 'leer:203.0.113.60'`.execute(db())
    expect(rows).toEqual([{ cuenta: 1 }])
  })

  it('answers HEAD as GET without its body, out of what is kept', async () => {
    const before = asked
    const [primera, segunda, con] = [
      await get('/privacidad', undefined, 'HEAD'),
      await get('/privacidad', undefined, 'HEAD'),
      await get('/privacidad'),
    ]
    expect(asked).toBe(before + 1)
    for (const response of [primera, segunda]) {
      expect(response.status).toBe(200)
      for (const name of ['content-type', 'content-encoding', 'content-length', 'etag', 'vary'])
        expect([name, response.headers.get(name)]).toEqual([name, con.headers.get(name)])
      expect(await response.text()).toBe('')
    }
    expect(await con.text()).toContain('Chiloé')
  })
})
