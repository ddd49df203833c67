import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { medir } from '#server/modules/salud/index.ts'
import { describeError, log } from '#server/platform/log.ts'
import { outsideFailures } from '#server/platform/outside.ts'
import { OPEN_METRICS, toOpenMetrics, type Family } from '#server/platform/open-metrics.ts'
import { isLoopback } from './client-address.ts'
import type { Deps } from './deps.ts'
import { problem } from './errors.ts'
import type { Traffic } from './traffic.ts'

export const METRICS = '/metrics'
/** Whoever asks more often reads what was read: the database is looked at this often, however many watch. */
const KEPT_MS = 5_000
// Whoever is spoken for by another program is not on this machine.
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto', 'via'] as const

/** What is counted here and what the database says waits. Where it does not answer, that is a figure too. */
export function createMetrics(
  deps: Deps,
  traffic: Pick<Traffic, 'families'>,
): (request: Request, env?: object) => Promise<Response> {
  const waiting = keptFor(KEPT_MS, deps, () => medir({ db: deps.db, now: deps.now() }))
  const { METRICAS_CLAVE: key } = deps.settings
  return async (request, env) => {
    if (!isLocal(request, env) && !hasKey(request, key))
      return problem(key ? 'clave-de-metricas-requerida' : 'ruta-desconocida')
    const figures = await waiting().catch((error: unknown) => log.error('metrics.unread', describeError(error)))
    const families: Family[] = [
      {
        name: 'thc_base_responde',
        help: '1 si la base contestó a esta lectura',
        type: 'gauge',
        samples: [{ value: figures ? 1 : 0 }],
      },
      {
        name: 'thc_proceso_inicio_segundos',
        help: 'Instante en que partió este proceso',
        type: 'gauge',
        samples: [{ value: Math.round(performance.timeOrigin / 1000) }],
      },
      {
        name: 'thc_proceso_memoria_bytes',
        help: 'Memoria residente de este proceso',
        type: 'gauge',
        samples: [{ value: process.memoryUsage.rss() }],
      },
      {
        name: 'thc_servicios_fallas',
        help: 'Veces que un servicio de afuera no respondió a este proceso',
        type: 'counter',
        samples: [...outsideFailures()].map(([servicio, value]) => ({ labels: { servicio }, value })),
      },
      ...traffic.families(),
      ...(figures ?? []),
    ]
    return new Response(toOpenMetrics(families), {
      headers: { 'content-type': OPEN_METRICS, 'cache-control': 'no-store' },
    })
  }
}

/** From this machine, by the socket and by nobody else's word. A request in process has no socket. */
function isLocal({ headers }: Request, env?: object): boolean {
  const socket = (env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket
  return socket !== undefined && isLoopback(socket.remoteAddress ?? '') && FORWARDED.every((name) => !headers.has(name))
}

function hasKey({ headers }: Request, key: string | undefined): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '') ?? []
  return key !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(key))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

function keptFor<T>(ms: number, { now }: Pick<Deps, 'now'>, read: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; at: number } | undefined
  return () => {
    const at = now().getTime()
    if (kept && at - kept.at < ms && at >= kept.at) return kept.value
    const value = read()
    kept = { value, at }
    value.catch(() => kept?.value === value && (kept = undefined))
    return value
  }
}
