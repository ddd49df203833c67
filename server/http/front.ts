import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Problema } from '#contract/errors.ts'
import { contar } from '#server/modules/limites/index.ts'
import { canonicalPath } from './aliases.ts'
import { READS } from './app.ts'
import {
  catalogueKey,
  isCatalogueRead,
  type Answer,
  type CatalogueCache,
  type Found,
  type Kept,
} from './catalogue-cache.ts'
import { clientAddress, trustedProxies } from './client-address.ts'
import { compressed } from './compression.ts'
import { tonosVistos } from '#server/modules/sitio/index.ts'
import type { Deps } from './deps.ts'
import { problemOf } from './errors.ts'
import { mayBeKept, securityHeaders } from './headers.ts'
import { METRICS } from './metrics.ts'
import { DOWN, refusedPage } from './refused-page.ts'

type Fetch = (request: Request, env?: object) => Promise<Response>
type Handle = (req: IncomingMessage, res: ServerResponse) => void

const KEYS_HELD = 5000
// A page tells of dates and places too, which pass without the catalogue moving.
const PAGES_MS = 10 * 60_000
const A_FILE = /\.(?!data$)[a-z0-9]+$/i
const FOR_ENGINES = /^\/(?:robots\.txt|llms\.txt|sitemap(?:-\d{1,4})?\.xml|feeds\/google-things-to-do\.json)$/
const SANDBOX = /^\/sandbox(?:\/|$)/
const NO_PAGE = /^\/(?:sandbox|desarrollo|assets|escenas|fotos)(?:\/|$)/

/**
 * Writes what is kept, catalogue reads and public pages alike, before anything else looks at the request.
 * What is kept is the same for everyone and goes as soon as the catalogue moves. HEAD is GET without its body, here as well.
 * `built`: the files that lie ready, which cost next to nothing and count for nobody.
 */
export function createFront(
  cache: CatalogueCache,
  deps: Deps,
  built: ReadonlySet<string> = new Set(),
): { keeping(fetch: Fetch): Fetch; before(next: Handle): Handle } {
  const readingOf = createReadings(built)
  // What the catalogue alone decides holds as long as it does.
  const spanOf = (key: string): number | undefined =>
    key.startsWith('/') ? undefined : Math.floor(deps.now().getTime() / PAGES_MS)
  const proxies = trustedProxies(deps.settings.TRUST_PROXY)
  const keeping =
    (fetch: Fetch): Fetch =>
    async (request, env) => {
      const accept = request.headers.get('accept-encoding')
      const key = isRead(request.method) ? readingOf(targetOf(request.url)).key : null
      // What was made for the first who asked is kept whole, body or not.
      if (key !== null && request.method === 'HEAD')
        return withoutBody(await keeping(fetch)(new Request(request.url, { headers: request.headers }), env))
      // Where the base cannot be asked, whoever answers says so better than the cache.
      const found =
        key === null ? null : await Promise.resolve(cache.find(key, { span: spanOf(key) })).catch(() => null)
      const response = await fetch(request, env)
      // Only what says of itself that it may be; what comes compressed would be handed to those who cannot read it.
      if (
        !key ||
        !found ||
        response.status !== 200 ||
        !mayBeKept(response.headers) ||
        response.headers.has('content-encoding')
      )
        return compressed(response, accept)
      const made = {
        status: 200,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      }
      found.keep(made)
      const { answer } = await Promise.resolve(
        cache.find(key, { acceptEncoding: accept ?? undefined, span: spanOf(key) }),
      ).catch((): Partial<Found> => NOTHING)
      return answer ? toResponse(answer) : compressed(toResponse(made), accept)
    }
  return {
    keeping,
    before: (next) => (req, res) => {
      if (!isRead(req.method)) return next(req, res)
      const { key, isPage } = readingOf(req.url ?? '/')
      const found =
        key === null
          ? NOTHING
          : cache.find(key, {
              acceptEncoding: header(req, 'accept-encoding'),
              ifNoneMatch: header(req, 'if-none-match'),
              span: spanOf(key),
            })
      const address = proxies
        ? clientAddress(req.socket.remoteAddress, header(req, 'x-forwarded-for'), proxies)
        : addressOf(req.socket)
      // What is there and counts for nobody is written in the same turn.
      if (!address && !(found instanceof Promise)) return found.answer ? write(res, found.answer) : next(req, res)
      void counted(found, address, isPage).then(
        (hit) => (hit ? write(res, hit) : next(req, res)),
        (error: unknown) => (isPage ? void writeRefused(res, error) : next(req, res)), // a call over its limit is refused by the gate
      )
    },
  }

  /** Counts what is answered here, and pages, which no call counts. */
  async function counted(
    found: Partial<Found> | Promise<Found>,
    address: string | null,
    isPage: boolean,
  ): Promise<Kept | undefined> {
    const { answer: hit, isLast } = await found
    if (address && (hit || isPage) && !isLast) await contar(deps.db, `leer:${address}`, READS, deps.now())
    return hit
  }

  async function writeRefused(res: ServerResponse, error: unknown): Promise<void> {
    const refused = problemOf(error, randomUUID())
    const said = (await refused.json()) as Problema
    const page = refusedPage(refused.status === 503 ? DOWN : said, tonosVistos(deps.db))
    res.writeHead(refused.status, {
      ...Object.fromEntries(refused.headers),
      ...securityHeaders(deps.settings),
      ...page.headers,
    })
    res.end(page.html)
  }
}

const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD'

const withoutBody = ({ status, headers }: Response): Response => new Response(null, { status, headers })

// Without a proxy all requests of a connection have one address.
const known = new WeakMap<Socket, string | null>()

function addressOf(socket: Socket): string | null {
  const found = known.get(socket)
  if (found !== undefined) return found
  const address = clientAddress(socket.remoteAddress, undefined, undefined)
  known.set(socket, address)
  return address
}

const NOTHING: Partial<Found> = {}

/** Out of the list as it came: asked for one by its name, node first makes an object of them all. */
function header({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  let found: string | undefined
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const written = rawHeaders[i]!
    if (written.length === name.length && written.toLowerCase() === name)
      found = found === undefined ? rawHeaders[i + 1]! : `${found},${rawHeaders[i + 1]!}`
  }
  return found
}

const toResponse = ({ status, headers, body }: Answer): Response =>
  new Response(new Uint8Array(body), { status, headers })

function write(res: ServerResponse, { status, lines, body }: Kept): void {
  res.writeHead(status, lines)
  res.end(body)
}

const targetOf = (url: string): string => url.slice(url.indexOf('/', url.indexOf('//') + 2))

interface Reading {
  /** Null for what is not kept. */
  key: string | null
  /** Counted here: the gate counts calls, whatever they are spelt like. */
  isPage: boolean
}

/** What a target asks for; spelling a key costs more than finding it again. */
function createReadings(built: ReadonlySet<string>): (target: string) => Reading {
  const known = new Map<string, Reading>()
  return (target) => {
    let reading = known.get(target)
    if (reading === undefined) {
      if (known.size >= KEYS_HELD) known.clear()
      reading = { key: spell(target), isPage: isCounted(target, built) }
      known.set(target, reading)
    }
    return reading
  }
}

function isCounted(target: string, built: ReadonlySet<string>): boolean {
  const [path = ''] = target.split('?')
  return path !== METRICS && !built.has(path) && !SANDBOX.test(path) && !/^\/api(?:\/|$)/.test(canonicalPath(path))
}

function spell(target: string): string | null {
  const question = target.indexOf('?')
  const raw = question < 0 ? target : target.slice(0, question)
  const search = question < 0 ? '' : target.slice(question)
  const path = canonicalPath(raw)
  if (path.startsWith('/api/')) return isCatalogueRead(path, search) ? catalogueKey(path, search) : null
  if (FOR_ENGINES.test(raw)) return `pagina:${raw}`
  return !raw.startsWith('/') || raw.startsWith('//') || A_FILE.test(raw) || NO_PAGE.test(raw)
    ? null
    : `pagina:${target}`
}
