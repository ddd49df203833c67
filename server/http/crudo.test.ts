import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { abrirPglite } from '#server/testing/base.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'

// What no client library would send, over a socket of our own.
let programa: Programa
let port: number
beforeAll(async () => {
  setLog({ level: 'error', sink: () => undefined })
  programa = await unPrograma(await abrirPglite())
  port = await new Promise((resolve) =>
    programa.server.listen(0, '127.0.0.1', () => resolve((programa.server.address() as { port: number }).port)),
  )
})
afterAll(async () => {
  await programa.close()
  await programa.database.close()
})

it('keeps a connection for longer than a proxy does', () => {
  expect(programa.server.keepAliveTimeout).toBeGreaterThan(60_000)
})

async function enviar(bytes: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body }
}
/** What every refusal carries (docs/nunca.md 9.1), whoever wrote it. */
function esperarEntera({ status, head, body }: { status: number; head: string; body: string }): void {
  for (const name of [
    'content-type',
    'x-content-type-options',
    'referrer-policy',
    'x-frame-options',
    'permissions-policy',
    'cross-origin-opener-policy',
    'content-security-policy',
    'cache-control',
  ])
    expect(head.toLowerCase(), `${status} ${name}`).toContain(`\r\n${name}: `)
  expect(JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? 'null')).toMatchObject({
    status,
    type: expect.any(String),
    title: expect.any(String),
    detail: expect.any(String),
    instance: expect.any(String),
  })
}
const vive = async (): Promise<boolean> => (await fetch(`http://127.0.0.1:${port}/api/salud`)).ok
const get = (target: string, headers = 'Host: localhost\r\n', method = 'GET'): string =>
  `${method} ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`

it.each([
  ['//', [400]],
  ['//api/reservas', [400]],
  ['/\\api', [400]],
  ['/\\evil', [400]],
  ['/\\/evil', [400]],
  ['/\\evil?x=1', [400]],
  ['/%E0%A4%A', [400]],
  ['/api/v1/experiencias/%E0%A4%A', [400, 404]],
  ['*', [400]],
  ['http://otro.cl/api/v1/experiencias/nada', [400]],
  ['http://localhost/api/v1/stats', [400]],
  ['http://', [400]],
  ['https://otro.cl:99999/', [400]],
  ['/api\\reservas', [400, 404]],
  ['/api/nada#x', [400, 404]],
  ['/\u00ff', [400, 404]],
  ['/api/../../etc/passwd', [400, 404]],
  ['/assets/..%2f..%2fpackage.json', [400, 404]],
  [`/${'a'.repeat(10_000)}`, [400, 404]],
  [`/api/v1/experiencias?q=${'a'.repeat(10_000)}`, [400]],
  [`/${'a'.repeat(20_000)}`, [431]],
])('answers the target %s and lives', async (target, statuses) => {
  const answer = await enviar(get(target))
  expect(statuses).toContain(answer.status)
  esperarEntera(answer)
  expect(await vive()).toBe(true)
})

it.each([
  ['no host', get('/api/v1/stats', '')],
  ['no host on a page', get('/', '')],
  ['no host in HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n'],
  ['an empty host', get('/', 'Host: \r\n')],
  ['a host with a user', get('/', 'Host: a@localhost\r\n')],
  ['a host with spaces', get('/', 'Host: local host\r\n')],
  ['a host of nonsense', get('/api/v1/stats', 'Host: ^^^\r\n')],
  ['a host with a path', get('/api/v1/stats', 'Host: localhost/x?y\r\n')],
  ['two hosts', get('/api/v1/stats', 'Host: localhost\r\nHost: otro.cl\r\n')],
  ['the same host twice', get('/', 'Host: localhost\r\nHOST: localhost\r\n')],
  ['an expectation of its own', get('/api/v1/stats', 'Host: localhost\r\nExpect: el-cielo\r\n')],
  ['a header without a name', get('/api/v1/stats', 'Host: localhost\r\n: x\r\n')],
  [
    'both lengths',
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
  ],
  [
    'a negative length',
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\nConnection: close\r\n\r\n',
  ],
  [
    'a bad chunk',
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n',
  ],
  ['no HTTP at all', 'hola\r\n\r\n'],
  ['headers of 20 KiB', get('/api/v1/stats', `Host: localhost\r\nX-A: ${'a'.repeat(20_000)}\r\n`)],
])('refuses %s and lives', async (_que, bytes) => {
  const answer = await enviar(bytes)
  expect([400, 405, 413, 431, 501]).toContain(answer.status)
  esperarEntera(answer)
  expect(await vive()).toBe(true)
})

it.each(['TRACE', 'TRACK', 'CONNECT', 'PURGE', 'PRI'])('takes no %s', async (method) => {
  const { status, body } = await enviar(get('/api/v1/stats', 'Host: localhost\r\nX-Secreto: s3cr3t0\r\n', method))
  expect([0, 400, 404, 405]).toContain(status)
  expect(body).not.toContain('s3cr3t0')
  expect(await vive()).toBe(true)
})

it('answers TRACE by 405, on pages too', async () => {
  for (const path of ['/', '/api/v1/stats', '/sandbox/stripe/v1/balance']) {
    const { status, head } = await enviar(get(path, undefined, 'TRACE'))
    expect([status, /^allow: /im.test(head), /x-content-type-options: nosniff/i.test(head)]).toEqual([405, true, true])
  }
})

it('names no software in any answer', async () => {
  for (const target of ['/', '/api/v1/stats', '/api/nada', '*', '//'])
    expect((await enviar(get(target))).head).not.toMatch(/^(?:server|x-powered-by):/im)
})

it('refuses a body that is too large without reading it, and answers the next request', async () => {
  const body = JSON.stringify({ x: 'a'.repeat(3_000_000) })
  for (let i = 0; i < 2; i++) {
    const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    }).catch(() => null)
    // A client that is still writing may see the connection close before the answer.
    expect([413, undefined]).toContain(response?.status)
    expect(await vive()).toBe(true)
  }
})

it('survives a caller that goes away halfway', async () => {
  const bugs: string[] = []
  setLog({ level: 'error', sink: (line) => void bugs.push(line) })
  for (let i = 0; i < 5; i++) {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email"',
    )
    await new Promise((resolve) => setTimeout(resolve, 20))
    socket.destroy()
  }
  expect(await vive()).toBe(true)
  expect(bugs).toEqual([])
})

it('lets no other site write, and the own one from any of its names', async () => {
  const post = async (headers: string): Promise<number> =>
    (
      await enviar(
        `POST /api/auth/login HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n${headers}\r\n{}`,
      )
    ).status
  expect(await post('')).toBe(422)
  expect(await post(`Origin: http://localhost:${port}\r\n`)).toBe(422)
  expect(await post(`Origin: ${programa.deps.settings.BASE_URL}\r\n`)).toBe(422)
  expect(await post('Sec-Fetch-Site: same-origin\r\n')).toBe(422)
  for (const headers of [
    'Origin: https://otro.cl\r\n',
    'Origin: null\r\n',
    'Origin: basura\r\n',
    'Sec-Fetch-Site: cross-site\r\n',
    `Origin: http://localhost:${port}.otro.cl\r\n`,
  ])
    expect(await post(headers), headers).toBe(403)
})
