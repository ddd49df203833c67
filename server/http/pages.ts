import { createHash, randomUUID } from 'node:crypto'
import { createRequestHandler, isRouteErrorResponse, type ServerBuild } from 'react-router'
import { log, describeError } from '#server/platform/log.ts'
import { newNonce, pageCsp, securityHeaders } from './headers.ts'
import { afterFirstPaint, type Late } from './late-scripts.ts'
import { isPrivatePage, isUnlisted } from './private-pages.ts'
import { withReferences } from './references.ts'

export interface PagesOptions {
  build: ServerBuild | (() => Promise<ServerBuild>)
  baseUrl: string
  /** Answers the API in process while a page renders. */
  api: (request: Request) => Promise<Response>
  /** Where the card form of the payment provider comes from; only the payment page may show it. */
  card: { frames: string[]; scripts: string[]; connect: string[] }
  /** A MapLibre style of somewhere else, where one is set: it names the hosts of its tiles only inside. */
  mapStyle?: string | undefined
  development: boolean
}

const PAYMENT_PAGE = /^\/pagar\/[^/]+\/?$/

/** Renders the screens. Public pages are the same for everyone, so that their HTML may be kept. */
export function createPages(options: PagesOptions): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(sources(options.build), options.development ? 'development' : 'production')
  const always = Object.entries(securityHeaders(options.baseUrl))
  return async (request) => {
    const nonce = newNonce()
    const requestId = randomUUID()
    const build = await load(options.build)
    const { provideContexto } = build.entry.module as unknown as { provideContexto: (value: object) => never }
    // HEAD is answered like GET, so that its headers are the same; the server leaves the body out.
    const response = await handle(request.method === 'HEAD' ? new Request(request.url, { headers: request.headers }) : request, provideContexto({ nonce, api: options.api, baseUrl: options.baseUrl, requestId })).catch((error: unknown) => failed(error, requestId))
    const headers = new Headers(response.headers)
    for (const [name, value] of always) headers.set(name, value)
    const isHtml = headers.get('content-type')?.includes('text/html') ?? false
    const { html, scripts } = isHtml ? prepare(await response.text(), options.development) : { html: null, scripts: [] }
    const { pathname } = new URL(request.url)
    headers.set('content-security-policy', cspOf(options, pathname, [...inlineScripts(html ?? ''), ...scripts], nonce))
    if (!headers.has('cache-control')) headers.set('cache-control', isPrivatePage(pathname) ? 'no-store' : 'no-cache')
    if (isUnlisted(pathname)) headers.set('x-robots-tag', 'noindex')
    if (html !== null) headers.set('content-length', String(Buffer.byteLength(html)))
    return new Response(request.method === 'HEAD' ? null : (html ?? response.body), { status: response.status, headers })
  }
}

const load = async (build: PagesOptions['build']): Promise<ServerBuild> => (typeof build === 'function' ? build() : build)

// A build handed over as a function is looked at anew for every request, which only development wants.
const sources = (build: PagesOptions['build']) => (typeof build === 'function' ? async () => withReferences(await build()) : withReferences(build))

function failed(error: unknown, requestId: string): Response {
  if (!isRouteErrorResponse(error)) log.error('page.failed', { requestId, ...describeError(error) })
  return new Response(`<!doctype html><html lang="es-CL"><title>Algo falló</title><h1>Algo falló al mostrar esta página</h1><p><a href="">Reintentar</a></p><p>Si sigue pasando, escríbenos con esta referencia: ${requestId}</p></html>`, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

// In development the sources come one by one and are wanted at once.
const prepare = (html: string, development: boolean): Late => (development ? { html, scripts: [] } : afterFirstPaint(html))

function cspOf({ card, mapStyle, development }: PagesOptions, pathname: string, scripts: string[], nonce: string): string {
  const styles = [`'nonce-${nonce}'`]
  if (development) return pageCsp({ scripts: [`'nonce-${nonce}'`, "'unsafe-eval'"], styles: ["'unsafe-inline'"], frames: ["'self'"], connect: ['ws:'] }).replace(" 'strict-dynamic'", " 'self'")
  if (PAYMENT_PAGE.test(pathname)) return pageCsp({ scripts: [`'nonce-${nonce}'`, ...card.scripts], styles, frames: card.frames, connect: card.connect })
  // Kept pages name their inline scripts by hash, since a nonce must be fresh for each answer.
  return pageCsp({ scripts: ["'self'", ...hashes(scripts)], styles, connect: mapStyle ? [new URL(mapStyle).origin, 'https:'] : [] }).replace(" 'strict-dynamic'", '')
}

const hashes = (scripts: string[]): string[] => [...new Set(scripts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', text = '']) => (/\bsrc=/.test(attributes) || /application\/(ld\+)?json/.test(attributes) || !text ? [] : [text]))
