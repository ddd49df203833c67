import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, expect, it } from 'vitest'
import { createCatalogueCache } from './catalogue-cache.ts'
import type { Deps } from './deps.ts'
import { createFront } from './front.ts'
import { KEPT, NOT_KEPT } from './headers.ts'

let server: Server | undefined
afterEach(() => void server?.close())

/** What a route may say of its answer; every other one says that it may be kept. */
const dicen: Record<string, string> = {
  '/mis-entradas': 'no-store',
  '/PERFIL': 'no-store',
  '/%70erfil/': 'no-store',
  '/buscar': NOT_KEPT,
  '/sin-palabra': 'no-cache',
  '/public-no-store': 'public, no-store',
}

/** A front over a site that counts how often each address reached it. */
async function unFrente() {
  const clock = { now: new Date('2026-11-21T12:00:00Z'), version: 1 }
  const reached: string[] = []
  const front = createFront(createCatalogueCache({ version: () => clock.version, maxBytes: 1_000_000 }), {
    settings: {},
    now: () => clock.now,
  } as unknown as Deps)
  const site = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    reached.push(pathname + search)
    return new Response(`${pathname} ${reached.length}`, {
      headers: {
        'content-type': 'text/plain',
        'cache-control': dicen[pathname] ?? KEPT,
        ...(pathname === '/ya-comprimida' && { 'content-encoding': 'br' }),
      },
    })
  }
  const listener = getRequestListener(front.keeping(site), { overrideGlobalObjects: false })
  server = createServer(front.before((req, res) => void listener(req, res)))
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const pedir = async (path: string): Promise<void> =>
    void (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': '' } })
      .then((response) => response.text())
      .catch(() => undefined))
  const veces = async (path: string): Promise<number> => {
    for (let i = 0; i < 3; i++) await pedir(path)
    return reached.filter((one) => one === path).length
  }
  return { clock, pedir, veces, reached }
}

it.each([
  ['/', 1],
  ['/experiencias/pucon', 1],
  ['/experience/x.data', 1],
  ['/sitemap.xml', 1],
  ['/robots.txt', 1],
  ['/llms.txt', 1],
  ['/feeds/google-things-to-do.json', 1],
  ['/feeds/otro.json', 3],
  // Only what says of itself that it may be, whatever its name is like.
  ['/mis-entradas', 3],
  ['/PERFIL', 3],
  ['/%70erfil/', 3],
  ['/buscar', 3],
  ['/sin-palabra', 3],
  ['/public-no-store', 3],
  ['/lista-de-espera', 1],
  ['/?fecha=2026-12-01', 1],
  ['/favicon.svg', 3],
  ['/sw.js', 3],
  ['/manifest.webmanifest', 3],
  ['/iconos/icono-192.png', 3],
  // What comes compressed would reach those who cannot read it.
  ['/ya-comprimida', 3],
])('three askings for %s reach the site %d times', async (path, times) => {
  expect(await (await unFrente()).veces(path)).toBe(times)
})

it('asks anew after ten minutes, since dates and places pass by themselves, and when the catalogue moves', async () => {
  const { clock, pedir, reached } = await unFrente()
  await pedir('/')
  clock.now = new Date(clock.now.getTime() + 9 * 60_000)
  await pedir('/')
  expect(reached).toHaveLength(1)
  clock.now = new Date(clock.now.getTime() + 60_000)
  await pedir('/')
  expect(reached).toHaveLength(2)
  clock.version = 2
  await pedir('/')
  expect(reached).toHaveLength(3)
})

it('keeps one sitemap, whatever is written behind it', async () => {
  const { pedir, reached } = await unFrente()
  for (const path of ['/sitemap.xml', '/sitemap.xml?a=1', '/sitemap.xml?a=2']) await pedir(path)
  expect(reached).toEqual(['/sitemap.xml'])
})
