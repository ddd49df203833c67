import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createOutbound, OutboundError, parseOutboundUrl } from './outbound.ts'
import { isLoopback, isPublicAddress } from './public-address.ts'

const opened: Server[] = []

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  opened.push(server)
  await once(server, 'listening')
  return String((server.address() as AddressInfo).port)
}

afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const reasonOf = async (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'sent',
    (error: unknown) => (error instanceof OutboundError ? error.reason : String(error)),
  )

describe('isPublicAddress', () => {
  it.each([
    '8.8.8.8',
    '200.83.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::6810:1',
    '2a00:1450:4001::200e',
  ])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::1',
    'no',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
  it('knows loopback from the rest', () => {
    expect(['127.0.0.1', '::1', '10.0.0.1', '8.8.8.8'].map(isLoopback)).toEqual([true, true, false, false])
  })
})

describe('parseOutboundUrl', () => {
  it.each([
    ['http://ejemplo.cl/', 'url'],
    ['ftp://ejemplo.cl/', 'url'],
    ['javascript:alert(1)', 'url'],
    ['file:///etc/passwd', 'url'],
    ['https://ana:clave@ejemplo.cl/', 'url'],
    ['hola', 'url'],
    [`https://ejemplo.cl/${'a'.repeat(2100)}`, 'url'],
    ['https://127.0.0.1/', 'address'],
    ['https://127.1/', 'address'],
    ['https://0x7f000001/', 'address'],
    ['https://2130706433/', 'address'],
    ['https://[::1]/', 'address'],
    ['https://[::ffff:10.0.0.1]/', 'address'],
    ['https://localhost/', 'address'],
    ['https://intranet/', 'address'],
    ['https://169.254.169.254/latest/', 'address'],
  ])('refuses %s', (raw, reason) => {
    expect(() => parseOutboundUrl(raw)).toThrow(expect.objectContaining({ reason }))
  })
  it('takes a public one', () => {
    expect(parseOutboundUrl('https://avisos.ejemplo.cl:8443/thub?a=1').host).toBe('avisos.ejemplo.cl:8443')
  })
})

describe('createOutbound', () => {
  const own = (addresses: string[] = ['127.0.0.1']) =>
    createOutbound({ allowLoopback: true, resolve: () => Promise.resolve(addresses) })

  it('never reaches a name that leads inside, not even beside a public address', async () => {
    const inside = [
      ['10.0.0.5'],
      ['8.8.8.8', '192.168.0.1'],
      ['169.254.169.254'],
      ['::1'],
      ['fd00::1'],
      ['127.0.0.1'],
      [],
    ]
    const guarded = inside.map((addresses) =>
      reasonOf(createOutbound({ resolve: () => Promise.resolve(addresses) })({ url: 'https://avisos.ejemplo.cl/' })),
    )
    expect(await Promise.all(guarded)).toEqual(inside.map(() => 'address'))
  })
  it('lets loopback through by the test option alone, and nothing else private with it', async () => {
    const port = await serve((_req, res) => res.end('hola'))
    expect(await reasonOf(createOutbound()({ url: `http://127.0.0.1:${port}/` }))).toBe('url')
    expect((await own()({ url: `http://127.0.0.1:${port}/` })).body.toString()).toBe('hola')
    expect(await reasonOf(own(['10.0.0.1'])({ url: `http://avisos.test:${port}/` }))).toBe('address')
  })
  it('connects to the address it judged, asking for it once, under the name that was written', async () => {
    const hosts: (string | undefined)[] = []
    const port = await serve((req, res) => res.end(void hosts.push(req.headers.host)))
    let asked = 0
    const outbound = createOutbound({
      allowLoopback: true,
      resolve: () => Promise.resolve(++asked === 1 ? ['127.0.0.1'] : ['10.0.0.1']),
    })
    expect((await outbound({ url: `http://avisos.test:${port}/`, headers: { Host: 'otra.cl' } })).status).toBe(200)
    expect([asked, hosts]).toEqual([1, [`avisos.test:${port}`]])
  })
  it('sends what it was given and hands back status, headers and body', async () => {
    const port = await serve((req, res) => {
      const chunks: Buffer[] = []
      req.on('data', (chunk: Buffer) => chunks.push(chunk))
      req.on('end', () =>
        res
          .writeHead(202, { 'x-eco': req.headers['x-firma'] })
          .end(`${req.method} ${Buffer.concat(chunks).toString()}`),
      )
    })
    const { status, headers, body } = await own()({
      url: `http://127.0.0.1:${port}/`,
      method: 'POST',
      body: 'ñandú',
      headers: { 'X-Firma': 'abc' },
    })
    expect([status, headers['x-eco'], body.toString()]).toEqual([202, 'abc', 'POST ñandú'])
  })
  it('follows no redirect unless asked, and judges each hop', async () => {
    const port = await serve((req, res) =>
      req.url === '/'
        ? res.writeHead(302, { location: '/ahi' }).end()
        : req.url === '/fuera'
          ? res.writeHead(302, { location: 'http://10.0.0.1/' }).end()
          : res.end('aquí'),
    )
    expect(await reasonOf(own()({ url: `http://127.0.0.1:${port}/` }))).toBe('redirect')
    expect((await own()({ url: `http://127.0.0.1:${port}/`, maxRedirects: 2 })).body.toString()).toBe('aquí')
    expect(await reasonOf(own()({ url: `http://127.0.0.1:${port}/fuera`, maxRedirects: 2 }))).toBe('url')
    expect(await reasonOf(own()({ url: `http://127.0.0.1:${port}/`, method: 'POST', maxRedirects: 2 }))).toBe(
      'redirect',
    )
  })
  it('stops at the size and at the time, whoever is slow', async () => {
    const big = await serve((_req, res) => res.end('a'.repeat(5000)))
    const silent = await serve(() => undefined)
    const dripping = await serve((_req, res) => void res.write('a'))
    expect(await reasonOf(own()({ url: `http://127.0.0.1:${big}/`, maxBytes: 1000 }))).toBe('too-large')
    expect(await reasonOf(own()({ url: `http://127.0.0.1:${silent}/`, timeoutMs: 80 }))).toBe('timeout')
    expect(await reasonOf(own()({ url: `http://127.0.0.1:${dripping}/`, timeoutMs: 80 }))).toBe('timeout')
    expect(
      await reasonOf(
        createOutbound({ resolve: () => new Promise(() => undefined) })({ url: 'https://ejemplo.cl/', timeoutMs: 80 }),
      ),
    ).toBe('timeout')
  })
  it('says so when nobody is there', async () => {
    const port = await serve(() => undefined)
    opened.splice(0).forEach((server) => server.close())
    expect(await reasonOf(own()({ url: `http://127.0.0.1:${port}/` }))).toBe('network')
    expect(
      await reasonOf(
        createOutbound({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })({ url: 'https://ejemplo.cl/' }),
      ),
    ).toBe('network')
  })
})
