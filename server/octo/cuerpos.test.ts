import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseRoute } from '#contract/call.ts'
import { setLog } from '#server/platform/log.ts'
import { abrirPglite } from '#server/testing/base.ts'
import { AHORA } from '#server/testing/datos.ts'
import { llamadas, quienPuede, unMundo, type Mundo } from '#server/testing/llamadas.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'
import { createOcto } from './app.ts'

const PEDAZO = 64 * 1024
const MUCHO = 64 * 1024 * 1024
// What a way in may read before it says no: its own limit, the piece that passes it, and one that was on its way.
const CUERPO = 256 * 1024
const NADIE = '00000000-0000-4000-8000-000000000000'

let programa: Programa
let mundo: Mundo
beforeAll(async () => {
  setLog({ sink: () => undefined })
  programa = await unPrograma(await abrirPglite(), AHORA)
  mundo = await unMundo(programa)
})
afterAll(async () => {
  await programa.close()
  await programa.database.close()
})

interface Entrada {
  method: string
  path: string
  headers?: Record<string, string>
  max?: number
}

/** Sends far too much to it, a piece at a time as it is asked for; answers its status and how much was taken. */
async function enviar(
  { method, path, headers = {} }: Entrada,
  declarado: boolean,
): Promise<{ status: number; leidos: number }> {
  let leidos = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        leidos += PEDAZO
        controller.enqueue(new Uint8Array(PEDAZO).fill(0x20))
        if (leidos >= MUCHO) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const request = new Request(`http://localhost:3999${path}`, {
    method,
    body,
    headers: { 'content-type': 'application/json', ...headers, ...(declarado && { 'content-length': String(MUCHO) }) },
    duplex: 'half',
  } as RequestInit)
  const { status } = await programa.fetch(request)
  return { status, leidos }
}

/** Where more was taken than may be, or where some was and it was taken for good. */
async function quejasDe(entradas: Entrada[]): Promise<string[]> {
  const quejas: string[] = []
  for (const entrada of entradas) {
    for (const declarado of [false, true]) {
      const { status, leidos } = await enviar(entrada, declarado)
      const max = (entrada.max ?? CUERPO) + 2 * PEDAZO
      if (leidos > max || (leidos > 0 && status < 400) || status >= 500)
        quejas.push(
          `${entrada.method} ${entrada.path}, ${declarado ? 'declared' : 'in chunks'}: ${status} after ${leidos} bytes`,
        )
    }
  }
  return quejas
}

const conIds = (path: string): string => path.replaceAll(/:\w+/g, NADIE)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

it('every call of the API stops reading at its limit, with and without whoever may make it', async () => {
  const entradas = llamadas
    .filter(({ method }) => method !== 'GET')
    .flatMap(({ call, method, path }) => {
      const quien = quienPuede(call)
      const de: Entrada = {
        method,
        path: conIds(path),
        ...(call.maxBody && { max: call.maxBody }),
        headers: { ...(call.takes && { 'content-type': call.takes[0]! }), 'x-campos': 'licencia=propia' },
      }
      return quien ? [de, { ...de, headers: { ...de.headers, ...bearer(mundo.token[quien]) } }] : [de]
    })
  expect(entradas.length).toBeGreaterThan(300)
  expect(await quejasDe(entradas)).toEqual([])
}, 240_000)

it('whatever takes a file or a text reads it as far as its limit, and then says that it is too large', async () => {
  const leen = llamadas.filter(
    ({ call, inBody }) => (inBody || call.takes) && quienPuede(call) !== null && parseRoute(call).params.length === 0,
  )
  const respuestas = await Promise.all(
    leen.map(
      async ({ name, call, method, path }) =>
        [
          name,
          (
            await enviar(
              {
                method,
                path,
                headers: {
                  ...bearer(mundo.token[quienPuede(call)!]),
                  ...(call.takes && { 'content-type': call.takes[0]! }),
                },
              },
              false,
            )
          ).status,
        ] as const,
    ),
  )
  expect(respuestas.filter(([, status]) => status !== 413)).toEqual([])
}, 240_000)

it('OCTO and MCP stop reading too', async () => {
  const deOcto = createOcto(programa.deps).routes.map(({ method, path }) => ({
    method: method === 'ALL' ? 'POST' : method,
    path: conIds(path).replace('*', 'x'),
  }))
  const entradas = deOcto
    .filter(({ method }) => method !== 'GET')
    .map((una) => ({ ...una, headers: bearer(mundo.token.sistema) }))
  expect(entradas.length).toBeGreaterThan(15)
  expect(await quejasDe(entradas)).toEqual([])
}, 120_000)

it('so do the calls and the pages of the payment counterpart, which are open to everybody', async () => {
  const entradas = programa
    .sandbox!.app.routes.filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => ({
      method: method === 'ALL' ? 'POST' : method,
      path: `/sandbox/stripe${conIds(path).replace('*', 'x')}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }))
  expect(entradas.length).toBeGreaterThan(15)
  expect(await quejasDe(entradas)).toEqual([])
  expect(await enviar({ method: 'POST', path: '/sandbox/stripe/tarjeta' }, false)).toMatchObject({ status: 413 })
}, 120_000)

it('the notices of payment, the pages, the files and what is no address at all take nothing, or little', async () => {
  const paginas = [
    '/',
    '/providers',
    '/experience/x',
    '/perfil',
    '/fotos/x.webp',
    '/documentos/x',
    '/assets/x.js',
    '/calendarios/x.ics',
    '/desarrollo/correos',
    '/robots.txt',
    '/api',
    '/api/',
    '/api/no-existe',
    '/api/octo',
    '/no-existe',
    '//',
    '/%E0%A4%A',
  ]
  const entradas = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method) =>
    paginas.map((path) => ({ method, path })),
  )
  expect(
    await quejasDe([
      { method: 'POST', path: '/api/stripe-webhook', headers: { 'stripe-signature': 't=1,v1=x' } },
      ...entradas,
    ]),
  ).toEqual([])
  expect(await enviar({ method: 'POST', path: '/api/stripe-webhook' }, false)).toMatchObject({ status: 413 })
}, 120_000)
