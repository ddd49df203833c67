import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Answer, catalogueKey, createCatalogueCache, isCatalogueRead } from './catalogue-cache.ts'

const answerOf = (text: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'x-total-count': '1' },
  body: Buffer.from(text),
})
const long = JSON.stringify({ texto: 'Pucón '.repeat(400) })

function aCache(maxBytes = 1_000_000) {
  const clock = { version: 1 }
  return { clock, cache: createCatalogueCache({ version: () => clock.version, maxBytes }) }
}

it('gives back what was kept, ready to be written', async () => {
  const { cache } = aCache()
  const miss = await cache.find('/a')
  expect(miss.answer).toBeUndefined()
  miss.keep(answerOf('[1]'))
  const { answer } = await cache.find('/a')
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'x-total-count': '1', 'content-length': '3', vary: 'accept-encoding' },
  })
  expect(answer!.body.toString()).toBe('[1]')
})

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('compresses with %s once', async (encoding, decompress) => {
  const { cache } = aCache()
  ;(await cache.find('/a')).keep(answerOf(long))
  const first = (await cache.find('/a', { acceptEncoding: encoding })).answer!
  expect(first.headers['content-encoding']).toBe(encoding)
  expect(first.headers['content-length']).toBe(String(first.body.length))
  expect(decompress(first.body).toString()).toBe(long)
  expect((await cache.find('/a', { acceptEncoding: encoding })).answer!.body).toBe(first.body)
})

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', undefined],
  ['identity', undefined],
  ['vibrant', undefined],
])('reads accept-encoding %s', async (acceptEncoding, encoding) => {
  const { cache } = aCache()
  ;(await cache.find('/a')).keep(answerOf(long))
  expect((await cache.find('/a', { acceptEncoding })).answer!.headers['content-encoding']).toBe(encoding)
})

it('answers 304 to who has it already, whatever its encoding', async () => {
  const { cache } = aCache()
  ;(await cache.find('/a')).keep(answerOf(long))
  const plain = (await cache.find('/a')).answer!.headers.etag!
  const compressed = (await cache.find('/a', { acceptEncoding: 'br' })).answer!.headers.etag!
  for (const ifNoneMatch of [plain, compressed, `"otro", ${plain}`, '*']) {
    const { answer } = await cache.find('/a', { ifNoneMatch })
    expect(answer).toMatchObject({ status: 304, headers: { etag: plain } })
    expect(answer!.body.length).toBe(0)
    expect(answer!.headers['content-length']).toBeUndefined()
  }
  expect((await cache.find('/a', { ifNoneMatch: '"otro"' })).answer!.status).toBe(200)
})

it('forgets all when the catalogue moves', async () => {
  const { cache, clock } = aCache()
  ;(await cache.find('/a')).keep(answerOf('[1]'))
  clock.version = 2
  expect((await cache.find('/a')).answer).toBeUndefined()
})

it('does not keep an answer that was made before the catalogue moved', async () => {
  const { cache, clock } = aCache()
  const early = await cache.find('/a')
  clock.version = 2
  await cache.find('/b')
  early.keep(answerOf('[old]'))
  expect((await cache.find('/a')).answer).toBeUndefined()
})

it('keeps no refusal', async () => {
  const { cache } = aCache()
  ;(await cache.find('/a')).keep(answerOf('{}', 404))
  expect((await cache.find('/a')).answer).toBeUndefined()
})

it('drops what was asked for longest ago, and never grows past its size', async () => {
  const { cache } = aCache(11_000)
  for (const key of ['/a', '/b', '/c']) (await cache.find(key)).keep(answerOf('x'.repeat(2000)))
  await cache.find('/a')
  for (const key of ['/d', '/e']) (await cache.find(key)).keep(answerOf('x'.repeat(2000)))
  const held = await Promise.all(
    ['/a', '/b', '/c', '/d', '/e'].map(async (key) => (await cache.find(key)).answer !== undefined),
  )
  expect(held).toEqual([true, false, true, true, true])
  ;(await cache.find('/grande')).keep(answerOf('x'.repeat(5000)))
  expect((await cache.find('/grande')).answer).toBeUndefined()
})

it('waits for a version that comes from elsewhere', async () => {
  let version = 1
  const cache = createCatalogueCache({ version: async () => version, maxBytes: 10_000 })
  ;(await cache.find('/a')).keep(answerOf('[1]'))
  expect((await cache.find('/a')).answer).toBeDefined()
  version = 2
  expect((await cache.find('/a')).answer).toBeUndefined()
})

describe('keys', () => {
  it.each([
    ['/x', '', '/x'],
    ['/x', '?', '/x'],
    ['/x', '?b=2&a=1', '/x?a=1&b=2'],
    ['/x', '?a=&b=2', '/x?b=2'],
    ['/x', '?q=puc%C3%B3n', '/x?q=puc%C3%B3n'],
    ['/x', '?q=a+b', '/x?q=a+b'],
    ['/x', '?a=1&a=2', null],
  ])('%s%s', (path, search, key) => {
    expect(catalogueKey(path, search)).toBe(key)
  })
})

it.each([
  ['/api/v1/experiencias', '', true],
  ['/api/v1/experiencias', '?tipo=Trekking&pagina=2', true],
  ['/api/v1/experiencias', '?participantes=2', false],
  ['/api/v1/experiencias', '?%70articipantes=2', false],
  ['/api/v1/experiencias/search', '?q=a&fecha=2026-11-20', false],
  ['/api/v1/experiencias', '?fechaFin=2026-11-20', false],
  ['/api/v1/experiencias/mapa', '?tipo=Trekking', true],
  ['/api/v1/experiencias/mapa', '?fecha=2026-11-20', false],
  ['/api/v1/experiencias/cities', '', true],
  ['/api/v1/experiencias/una', '', true],
  ['/api/v1/experiencias/una/resenas', '?pagina=1', true],
  ['/api/v1/experiencias/una/disponibilidad', '', false],
  ['/api/v1/proveedores', '?q=a', true],
  ['/api/v1/proveedores/slug/uno', '', true],
  ['/api/v1/stats', '', false],
  ['/api/reservas', '', false],
])('%s%s may be kept: %s', (path, search, yes) => {
  expect(isCatalogueRead(path, search)).toBe(yes)
})

it('makes anew what was kept at another time, and gives it all the same where nobody can say whether it holds', async () => {
  let version: () => number | Promise<number> = () => 1
  const cache = createCatalogueCache({ version: () => version(), maxBytes: 1e6 })
  ;(await cache.find('/a', { span: 1 })).keep(answerOf('[1]'))
  expect((await cache.find('/a', { span: 1 })).answer).toBeDefined()
  expect((await cache.find('/a', { span: 2 })).answer).toBeUndefined()
  version = () => Promise.reject(new Error('down'))
  const { answer, isLast } = await cache.find('/a', { span: 9 })
  expect([answer!.body.toString(), isLast]).toEqual(['[1]', true])
  await expect(cache.find('/b')).rejects.toThrow('down')
  version = () => 2
  expect((await cache.find('/a', { span: 1 })).answer).toBeUndefined()
})
