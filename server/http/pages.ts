import { createHash, randomUUID } from 'node:crypto'
import { createRequestHandler, isRouteErrorResponse, type ServerBuild } from 'react-router'
import type { Tonos } from '#server/modules/sitio/index.ts'
import { log, describeError } from '#server/platform/log.ts'
import { conBanner } from './banner.ts'
import { KEPT, newNonce, NOT_KEPT, pageCsp, securityHeaders, type Site } from './headers.ts'
import { withReferences } from './references.ts'
import { refusedPage } from './refused-page.ts'

export interface PagesOptions {
  build: ServerBuild | (() => Promise<ServerBuild>)
  site: Site
  /** Answers the API in process while a page renders. */
  api: (request: Request) => Promise<Response>
  /** Where the card form of the payment provider comes from; only the payment page may show it. */
  card: { frames: string[]; scripts: string[]; connect: string[] }
  /** A MapLibre style of somewhere else, where one is set: it names the hosts of its tiles only inside. */
  mapStyle?: string | undefined
  /** For a page that cannot be made. */
  tonos(): Tonos
  /** What every page says above everything. */
  banner?: string | null
  development: boolean
}

/** What the entry of the screens tells the server. */
interface Entry {
  provideContexto: (value: object) => never
  /** The texts that its pages run by themselves. */
  scripts?: readonly string[]
}

/** Renders the screens. What may be done with a page its route says (web/pagina.ts). */
export function createPages(options: PagesOptions): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(sources(options.build), options.development ? 'development' : 'production')
  const always = Object.entries(securityHeaders(options.site))
  return async (request) => {
    const nonce = newNonce()
    const requestId = randomUUID()
    const build = await load(options.build)
    const { provideContexto, scripts = [] } = build.entry.module as unknown as Entry
    // HEAD is answered like GET, so that its headers are the same; the server leaves the body out.
    const response = await handle(
      request.method === 'HEAD' ? new Request(request.url, { headers: request.headers }) : request,
      provideContexto({ nonce, api: options.api, baseUrl: options.site.BASE_URL, requestId }),
    ).catch((error: unknown) => failed(error, requestId, options.tonos()))
    const headers = new Headers(response.headers)
    for (const [name, value] of always) headers.set(name, value)
    const said = saidOf(headers, response.status)
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', cspOf(options, said, scripts, nonce))
    if (!headers.has('cache-control')) headers.set('cache-control', keepingOf(said, request))
    if (said.what === 'privada' || said.what === 'marco' || said.what === 'tarjeta')
      headers.set('x-robots-tag', 'noindex')
    const text = headers.get('content-type')?.includes('text/html') ? await response.text() : null
    const html = text !== null && options.banner ? conBanner(text, options.banner) : text
    if (html !== null) headers.set('content-length', String(Buffer.byteLength(html)))
    return new Response(request.method === 'HEAD' ? null : (html ?? response.body), {
      status: response.status,
      headers,
    })
  }
}

/** The addresses of all screens as their routes say them; but for the one that takes what nothing else does. */
export function pagePatterns({ routes }: ServerBuild): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : ''
  }
  return Object.keys(routes)
    .map((id) => pathOf(id) || '/')
    .filter((path) => path !== '/*')
}

const load = async (build: PagesOptions['build']): Promise<ServerBuild> =>
  typeof build === 'function' ? build() : build

// A build handed over as a function is looked at anew for every request, which only development wants.
const sources = (build: PagesOptions['build']) =>
  typeof build === 'function' ? async () => withReferences(await build()) : withReferences(build)

function failed(error: unknown, requestId: string, tonos: Tonos): Response {
  if (!isRouteErrorResponse(error)) log.error('page.failed', { requestId, ...describeError(error) })
  const { html, headers } = refusedPage(
    {
      title: 'Algo falló al mostrar esta página',
      detail: `Si sigue pasando, escríbenos con esta referencia: ${requestId}`,
    },
    tonos,
  )
  return new Response(html, { status: 500, headers })
}

interface Said {
  what: 'guarda' | 'publica' | 'marco' | 'tarjeta' | 'privada'
  /** With these of the query it may be kept too. */
  parameters: string[]
  /** A library on it writes HTML of its own. */
  writesHtml: boolean
}

const SAYS = 'x-pagina'
const WRITES_HTML = 'x-escribe-html'
const WORDS = ['guarda', 'publica', 'marco', 'tarjeta'] as const

/** What the route said. One that said nothing, and whatever failed, is private. */
function saidOf(headers: Headers, status: number): Said {
  const [word, ...parameters] = (headers.get(SAYS) ?? '').split(' ')
  const writesHtml = headers.has(WRITES_HTML)
  for (const name of [SAYS, WRITES_HTML]) headers.delete(name)
  const what = WORDS.find((known) => known === word) ?? 'privada'
  return { what: what === 'guarda' && status !== 200 ? 'publica' : what, parameters, writesHtml }
}

/** Nothing of ours reads them; campaigns write them behind every address. `_routes` asks for a part of what a page says. */
const NOT_READ = /^(?:utm_\w+|gclid|fbclid|_routes)$/
/** The worker's: it asks for a frame to keep, which is no more than anybody's. */
const FRAME = 'x-marco'

function keepingOf({ what, parameters }: Said, { url, headers }: Request): string {
  if (what === 'publica') return NOT_KEPT
  if (what === 'marco' && headers.has(FRAME)) return NOT_KEPT
  if (what !== 'guarda') return 'no-store'
  const asked = [...new URL(url).searchParams.keys()]
  return asked.every((name) => parameters.includes(name) || NOT_READ.test(name)) ? KEPT : NOT_KEPT
}

function cspOf(
  { card, mapStyle, development }: PagesOptions,
  { what, writesHtml }: Said,
  scripts: readonly string[],
  nonce: string,
): string {
  if (development)
    return pageCsp({
      scripts: [`'nonce-${nonce}'`, "'unsafe-eval'"],
      styles: ["'unsafe-inline'"],
      frames: ["'self'"],
      connect: ['ws:'],
    }).replace(" 'strict-dynamic'", " 'self'")
  if (what === 'tarjeta')
    return pageCsp({
      scripts: [`'nonce-${nonce}'`, ...card.scripts],
      styles: [`'nonce-${nonce}'`],
      frames: card.frames,
      connect: card.connect,
    })
  // A page that may be kept carries no nonce, which must be fresh for each answer, and nothing in it is hashed because it is there.
  // MapLibre, which draws a style of somewhere else on any page with a map, writes HTML as well.
  return pageCsp({
    scripts: ["'self'", ...scripts.map(hashOf)],
    connect: mapStyle ? [new URL(mapStyle).origin, 'https:'] : [],
    trustedTypes: !mapStyle && !writesHtml,
  }).replace(" 'strict-dynamic'", '')
}

const hashes = new Map<string, string>()

function hashOf(script: string): string {
  const known = hashes.get(script) ?? `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  hashes.set(script, known)
  return known
}
