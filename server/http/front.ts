import type { IncomingMessage, ServerResponse } from 'node:http'
import { contar } from '#server/modules/limites/index.ts'
import { canonicalPath } from './aliases.ts'
import { READS } from './app.ts'
import { catalogueKey, isCatalogueRead, type Answer, type CatalogueCache, type Found, type Kept } from './catalogue-cache.ts'
import { clientAddress, trustedProxies } from './client-address.ts'
import type { Deps } from './deps.ts'

type Fetch = (request: Request, env?: object) => Promise<Response>
type Handle = (req: IncomingMessage, res: ServerResponse) => void

const OWN = /^\/(?:pagar|reservar|payment-success|mis-entradas|buscar-entrada|perfil|configuracion|favoritos|mensajes|admin|desarrollo|sandbox|restablecer-clave|verificar-correo|api|assets|escenas)(?:[/.]|$)/
const LIVE = /[?&](?:participantes|fecha|fechaInicio|fechaFin|clave|token|siguiente)=/
const KEYS_HELD = 5000
// A page tells of dates and places too, which pass without the catalogue moving.
const PAGES_MS = 10 * 60_000
const FOR_ENGINES = /^\/(?:robots\.txt|sitemap[-\d]*\.xml)$/

/**
 * Writes what is kept, catalogue reads and public pages alike, before anything else looks at the request.
 * What is kept is the same for everyone and goes as soon as the catalogue moves.
 */
export function createFront(cache: CatalogueCache, deps: Deps): { keeping(fetch: Fetch): Fetch; before(next: Handle): Handle } {
  const keyOf = createKeys(() => Math.floor(deps.now().getTime() / PAGES_MS))
  const proxies = trustedProxies(deps.settings.TRUST_PROXY)
  return {
    keeping: (fetch) => async (request, env) => {
      const key = request.method === 'GET' ? keyOf(targetOf(request.url)) : null
      if (key === null) return fetch(request, env)
      const found = await cache.find(key)
      if (found.answer) return toResponse(found.answer)
      const response = await fetch(request, env)
      if (response.status !== 200) return response
      const made = { status: 200, headers: Object.fromEntries(response.headers), body: Buffer.from(await response.arrayBuffer()) }
      found.keep(made)
      return toResponse(made)
    },
    before: (next) => (req, res) => {
      const key = req.method === 'GET' ? keyOf(req.url ?? '/') : null
      if (key === null) return next(req, res)
      const found = cache.find(key, { acceptEncoding: req.headers['accept-encoding'] as string | undefined, ifNoneMatch: req.headers['if-none-match'] })
      const address = clientAddress(req.socket.remoteAddress, header(req, 'x-forwarded-for'), proxies)
      // What is there and counts for nobody is written in the same turn.
      if (!address && !(found instanceof Promise)) return found.answer ? write(res, found.answer) : next(req, res)
      void counted(found, address)
        .catch(() => undefined) // over its limit, or the version cannot be read: the ordinary way says so
        .then((hit) => (hit ? write(res, hit) : next(req, res)))
    },
  }

  async function counted(found: Found | Promise<Found>, address: string | null): Promise<Kept | undefined> {
    const { answer: hit } = await found
    if (hit && address) await contar(deps.db, `leer:${address}`, READS, deps.now())
    return hit
  }
}

const header = (req: IncomingMessage, name: string): string | undefined => {
  const value = req.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}

const toResponse = ({ status, headers, body }: Answer): Response => new Response(new Uint8Array(body), { status, headers })

function write(res: ServerResponse, { status, lines, body }: Kept): void {
  res.writeHead(status, lines)
  res.end(body)
}

const targetOf = (url: string): string => url.slice(url.indexOf('/', url.indexOf('//') + 2))

/** The key of a target, or null for what is not kept; spelling a key costs more than finding it again. Those of pages change with `span`. */
function createKeys(span: () => number): (target: string) => string | null {
  const known = new Map<string, string | null>()
  let held = span()
  return (target) => {
    const current = span()
    let key = current === held ? known.get(target) : undefined
    if (key === undefined) {
      if (known.size >= KEYS_HELD || current !== held) known.clear()
      held = current
      key = spell(target, current)
      known.set(target, key)
    }
    return key
  }
}

function spell(target: string, span: number): string | null {
  const question = target.indexOf('?')
  const raw = question < 0 ? target : target.slice(0, question)
  const search = question < 0 ? '' : target.slice(question)
  const path = canonicalPath(raw)
  if (path.startsWith('/api/')) return isCatalogueRead(path, search) ? catalogueKey(path, search) : null
  return !raw.startsWith('/') || raw.startsWith('//') || OWN.test(raw) || LIVE.test(search) ? null : `pagina:${span}:${FOR_ENGINES.test(raw) ? raw : target}`
}
