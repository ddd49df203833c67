import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { tonosVistos } from '#server/modules/sitio/index.ts'
import { canonicalPath } from './aliases.ts'
import type { Deps } from './deps.ts'
import { problem, problemOf } from './errors.ts'
import { API_CSP, securityHeaders } from './headers.ts'
import { paperFile } from './documentos.ts'
import { photoFile } from './fotos.ts'
import { mountMailViewer } from './mail-viewer.ts'
import { createMetrics, METRICS } from './metrics.ts'
import { refusedPage } from './refused-page.ts'
import { isNoPath } from './request-line.ts'
import { createFiles } from './site.ts'
import { brandFile, WORKER, workerOfBrand } from './marca.ts'
import { searchEngineFile } from './sitemap.ts'
import type { Traffic } from './traffic.ts'

export interface SiteOptions {
  api: Hono
  pages: ((request: Request) => Promise<Response>) | null
  octo: Hono
  sandbox: { app: Hono } | null
  filesDir: string
  deps: Deps
  traffic: Pick<Traffic, 'families'>
}

const OCTO = '/api/octo'
const MCP = '/api/mcp'
const SANDBOX = '/sandbox/stripe'

/** Everything behind one address: the API, the payment counterpart, built files, then the screens. */
export function createSite({ api, octo, pages, sandbox, filesDir, deps, traffic }: SiteOptions): {
  fetch(request: Request, env?: object): Promise<Response>
} {
  const files = createFiles(filesDir, deps.settings)
  const mails = mountMailViewer(deps)
  const metrics = createMetrics(deps, traffic)
  /** Where a person went astray they are shown the page that says so; everything else gets its 400. */
  async function unreadable(request: Request): Promise<Response> {
    const raw = URL.canParse(request.url) ? new URL(request.url).pathname : null
    const isPage =
      pages &&
      raw !== null &&
      (request.method === 'GET' || request.method === 'HEAD') &&
      !NO_PAGE.test(canonicalPath(raw))
    if (!isPage) return withHeaders(problem('cuerpo-ilegible'), deps)
    const page = await pages(
      new Request(new URL(NOWHERE, request.url), { method: request.method, headers: request.headers }),
    )
    return new Response(page.body, { status: 400, headers: page.headers })
  }
  const told = (own: Response): Response => (own.ok ? own : withHeaders(own, deps))
  return {
    async fetch(request, env) {
      const path = pathOf(request.url)
      if (path === null) return unreadable(request)
      if (request.method === 'TRACE')
        return withHeaders(problem('metodo-no-admitido', { headers: { allow: 'GET, HEAD' } }), deps)
      if (path === OCTO || path === MCP || path.startsWith(`${OCTO}/`))
        return completed(await octo.fetch(request, env), deps)
      if (canonicalPath(path) === '/api' || canonicalPath(path).startsWith('/api/')) return api.fetch(request, env)
      if (path === SANDBOX || path.startsWith(`${SANDBOX}/`))
        return sandbox
          ? completed(await sandboxAnswer(sandbox.app, request, path, env), deps)
          : withHeaders(problem('ruta-desconocida'), deps)
      if (request.method !== 'GET' && request.method !== 'HEAD') return completed(notSent(request, deps), deps)
      if (path === METRICS) return withHeaders(await metrics(request, env), deps)
      if (mails && path.startsWith('/desarrollo/')) return completed(await mails.fetch(request, env), deps)
      const own = await ownFile(request, path, deps)
      if (own) return told(own)
      const file = await files(path, path === WORKER ? '' : (request.headers.get('accept-encoding') ?? ''))
      if (file && path === WORKER) return told(await orProblem(() => workerOfBrand(file, deps)))
      if (file) return file
      return pages ? pages(request) : withHeaders(problem('ruta-desconocida'), deps)
    },
  }
}

/** What is made of our data: a database or a storage that does not answer is told here as it is by the API. */
const ownFile = (request: Request, path: string, deps: Deps): Promise<Response | null> =>
  orProblem(
    async () =>
      (await brandFile(path, deps)) ??
      (await searchEngineFile(path, deps)) ??
      (await photoFile(request, path, deps)) ??
      (await paperFile(request, path, deps)),
  )

async function orProblem<T extends Response | null>(make: () => Promise<T>): Promise<T | Response> {
  try {
    return await make()
  } catch (error) {
    return problemOf(error, randomUUID(), 'GET')
  }
}

/** A page takes nothing: its forms are sent by its scripts. A browser that runs none shows this to a person. */
function notSent({ headers, method }: Request, { db }: Deps): Response {
  const refused = problem('metodo-no-admitido', { headers: { allow: 'GET, HEAD' } })
  if (method !== 'POST' || !(headers.get('accept') ?? '').includes('text/html')) return refused
  const page = refusedPage(
    {
      title: 'Este formulario necesita JavaScript',
      detail: 'No se envió nada. Actívalo en tu navegador y vuelve a intentarlo.',
      again: 'Volver a la página',
    },
    tonosVistos(db),
  )
  return new Response(page.html, {
    status: refused.status,
    headers: { ...page.headers, 'cache-control': 'no-store', allow: 'GET, HEAD' },
  })
}

/** A call or a file as it may be written, also where its escapes are no text. */
const NO_PAGE = /^\/(?:api|sandbox|assets|escenas|fotos)(?:\/|$)/

// Rendered in its place: React Router would write the address as it is to the console.
const NOWHERE = '/pagina-que-no-existe'

async function sandboxAnswer(app: Hono, request: Request, path: string, env?: object): Promise<Response> {
  const url = new URL(request.url)
  url.pathname = path.slice(SANDBOX.length) || '/'
  return app.fetch(new Request(url, request), env)
}

/** The decoded-safe path, or null where it cannot be read. */
function pathOf(url: string): string | null {
  try {
    const { pathname } = new URL(url)
    decodeURIComponent(pathname)
    return isNoPath(pathname) ? null : pathname
  } catch {
    return null // a malformed target costs one 400
  }
}

function withHeaders(response: Response, deps: Deps): Response {
  for (const [name, value] of Object.entries(securityHeaders(deps.settings))) response.headers.set(name, value)
  response.headers.set('content-security-policy', API_CSP)
  return response
}

/** Adds what the answer does not say itself: its pages have policies of their own. */
function completed(response: Response, deps: Deps): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries({
    ...securityHeaders(deps.settings),
    'content-security-policy': API_CSP,
    'cache-control': 'no-store',
  })) {
    if (!headers.has(name)) headers.set(name, value)
  }
  return new Response(response.body, { status: response.status, headers })
}
