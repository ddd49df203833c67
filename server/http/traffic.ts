import { METHODS, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Family } from '#server/platform/open-metrics.ts'
import { canonicalPath } from './aliases.ts'
import { createPatterns } from './route-patterns.ts'

type Handle = (req: IncomingMessage, res: ServerResponse) => void

/** What is answered by prefix, whatever the address names. */
const FOLDERS = ['/assets/*', '/escenas/*', '/fotos/*', '/documentos/*', '/sandbox/*', '/desarrollo/*', '/feeds/*']
const NONE = '(ninguna)'
const FILE = '(archivo)'
const TARGETS_HELD = 5000
const LONGEST_HELD = 200
const KNOWN_METHODS = new Set(METHODS)

export interface Traffic {
  /** Counts what `next` answers once it is answered. */
  counting(next: Handle): Handle
  families(): Family[]
}

/** Requests by the pattern of their route, never by their address: nobody is named there, and there are no more figures than routes. */
export function createTraffic(patterns: Iterable<string>, clock: () => number = () => performance.now()): Traffic {
  const routeOf = remembering(createPatterns([...patterns, ...FOLDERS]))
  const counts = new Map<string, { labels: Record<string, string>; count: number; sum: number }>()
  const count = (method: string, ruta: string, estado: string, ms: number): void => {
    const key = `${method} ${ruta} ${estado}`
    let entry = counts.get(key)
    if (!entry) counts.set(key, (entry = { labels: { metodo: method, ruta, estado }, count: 0, sum: 0 }))
    entry.count++
    entry.sum += ms / 1000
  }
  return {
    counting: (next) => (req, res) => {
      const started = clock()
      const { method = '', url = '/' } = req
      res.once('close', () =>
        count(
          KNOWN_METHODS.has(method) ? method : 'OTRO',
          routeOf(url),
          res.writableFinished ? String(res.statusCode) : 'cortada',
          clock() - started,
        ),
      )
      next(req, res)
    },
    families: () => [
      {
        name: 'thc_solicitudes_segundos',
        help: 'Solicitudes respondidas por este proceso, y cuánto tardaron',
        type: 'summary',
        samples: [...counts.values()],
      },
    ],
  }
}

/** Finding the route of what is asked again and again costs one look. */
function remembering(patternOf: (path: string) => string | null): (target: string) => string {
  const known = new Map<string, string>()
  return (target) => {
    const found = known.get(target)
    if (found !== undefined) return found
    const route = routeIn(target, patternOf)
    if (known.size >= TARGETS_HELD) known.clear()
    if (target.length <= LONGEST_HELD) known.set(target, route)
    return route
  }
}

function routeIn(target: string, patternOf: (path: string) => string | null): string {
  const [raw = '/'] = target.split(/[?#]/, 1)
  // What a screen asks for of the next one is that screen's.
  const path = raw === '/_root.data' ? '/' : raw.replace(/\.data$/, '')
  return patternOf(canonicalPath(path)) ?? (/\.[a-z0-9]+$/i.test(path) ? FILE : NONE)
}
