import { request } from 'node:http'
import { startOurs, type Child } from './child.ts'
import type { Check } from './report.ts'

const bench = 'cuerpos'
const MIB = 1024 * 1024
const ENVIADO = 300 * MIB
const META_MIB = 100

const ENTRADAS = [
  ['POST', '/sandbox/stripe/tarjeta', 'application/x-www-form-urlencoded'],
  ['POST', '/sandbox/stripe/v1/payment_intents', 'application/x-www-form-urlencoded'],
  ['POST', '/api/auth/login', 'application/json'],
  ['POST', '/api/stripe-webhook', 'application/json'],
  ['POST', '/api/octo/bookings', 'application/json'],
  ['POST', '/api/mcp', 'application/json'],
  ['POST', '/api/v1/b2b/reservas', 'application/json'],
  ['POST', '/', 'text/plain'],
] as const

/** How much the memory of the program grows while 300 MiB come in by each way, in chunks of unsaid length. */
export async function cuerpos(): Promise<Check[]> {
  const server = await startOurs({})
  try {
    server.forgetPeak()
    const antes = server.peakMib()
    const vistos: string[] = []
    for (const [method, path, type] of ENTRADAS) {
      const { status, enviados } = await enviar(server, { method, path, type })
      vistos.push(`${method} ${path} ${status} tras ${(enviados / MIB).toFixed(1)} MiB`)
    }
    const despues = server.peakMib()
    return [
      {
        bench,
        what: `300 MiB por cada una de ${ENTRADAS.length} entradas, sin largo declarado: la memoria crece menos de ${META_MIB} MiB`,
        ok: despues - antes < META_MIB,
        note: `RSS ${antes} MiB antes, a lo más ${despues} MiB mientras; ${vistos.join(', ')}`,
      },
    ]
  } finally {
    await server.stop()
  }
}

/** Sends until it is answered or cut off. */
function enviar(
  { url }: Child,
  { method, path, type }: { method: string; path: string; type: string },
): Promise<{ status: number; enviados: number }> {
  const { promise, resolve } = Promise.withResolvers<{ status: number; enviados: number }>()
  const pedazo = Buffer.alloc(MIB / 4, 'a')
  let [enviados, status] = [0, 0]
  const req = request(
    url + path,
    { method, headers: { 'content-type': type, 'transfer-encoding': 'chunked' } },
    (response) => {
      status = response.statusCode ?? 0
      response.resume()
      response.on('end', () => req.destroy())
    },
  )
  req.on('error', () => undefined)
  req.on('close', () => resolve({ status, enviados }))
  const seguir = (): void => {
    while (!req.destroyed && enviados < ENVIADO) {
      enviados += pedazo.length
      if (!req.write(pedazo)) return void req.once('drain', seguir)
    }
    if (!req.destroyed) req.end()
  }
  seguir()
  return promise
}
