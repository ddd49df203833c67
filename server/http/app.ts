import { createHash, randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { MAX_PAGINA } from '#contract/comun.ts'
import type { Actor, Page } from '#server/ctx.ts'
import { contar } from '#server/modules/limites/index.ts'
import { changesFromHere, withinDeadline } from '#server/platform/deadline.ts'
import { log, type LogFields } from '#server/platform/log.ts'
import { refuse } from '#server/refusal.ts'
import { cortadaEn, paginar, tramoDe } from '#server/tramo.ts'
import { canonicalPath } from './aliases.ts'
import type { BoundCall } from './bind.ts'
import { isCatalogueRead, matches } from './catalogue-cache.ts'
import type { Deps } from './deps.ts'
import { problem, problemOf } from './errors.ts'
import { credentialsOf, enter } from './gate.ts'
import { API_CSP, KEPT, securityHeaders } from './headers.ts'
import { readFile, readInput, readQuery } from './input.ts'
import { faltantesDelSitio, leerSitio } from '#server/modules/sitio/index.ts'
import { openApiDocument } from './openapi.ts'
import { mountUnClic, UN_CLIC } from './un-clic.ts'
import { mountWebhook } from './webhook.ts'

const TITLE = '{{marca}}'

// A path that is too long names nothing and is a 404 like any other.
const MAX_QUERY = 4096
export const READS = { max: 600, segundos: 60 }
const WRITES = { max: 120, segundos: 60 }
// docs/nunca.md 4.3.
const REQUEST_MS = 15_000
const UPLOAD_MS = 60_000
const LATE_SECONDS = 5

/** Of the program itself, and of no module: it is described, it lives, it can serve. */
const OF_THE_PROGRAM = ['/api/openapi.json', '/api/vivo', '/api/salud']

/** The API: every call of the contract, by its canonical path and its bare alias. */
export function createApi(routes: BoundCall[], deps: Deps): Hono {
  const app = new Hono({ getPath: (request) => canonicalPath(pathOf(request.url)) })
  const always = Object.entries({ ...securityHeaders(deps.settings), 'content-security-policy': API_CSP })
  app.use('/api/*', async (c, next) => {
    await next()
    for (const [name, value] of always) c.res.headers.set(name, value)
    if (!c.res.headers.has('cache-control'))
      c.res.headers.set(
        'cache-control',
        c.res.status === 200 && isCatalogueRead(canonicalPath(pathOf(c.req.url)), queryOf(c.req.url))
          ? KEPT
          : 'no-store',
      )
  })
  mountWebhook(app, deps)
  mountUnClic(app, deps)
  for (const route of routes) app.on(route.method, route.path, (c) => answer(c, route, deps))
  // It is long, and of it the name alone may change.
  const [before, after] = JSON.stringify(openApiDocument(TITLE)).split(JSON.stringify(TITLE)) as [string, string]
  app.get('/api/openapi.json', async (c) =>
    c.body(before + JSON.stringify((await leerSitio({ ...deps, now: deps.now() })).marca) + after, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
    }),
  )
  app.get('/api/vivo', (c) => c.json({ estado: 'vivo' }))
  app.get('/api/salud', (c) => salud(c, deps))
  const known = [
    ...routes,
    { method: 'POST', path: '/api/stripe-webhook' },
    { method: 'GET', path: UN_CLIC },
    { method: 'POST', path: UN_CLIC },
    ...OF_THE_PROGRAM.map((path) => ({ method: 'GET', path })),
  ].map(({ method, path }) => ({ method, pattern: patternOf(path) }))
  app.all('/api/*', (c) => unknownCall(c, known))
  app.onError((error) => problemOf(error, randomUUID()))
  return app
}

const pathOf = (url: string): string => {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const end = url.indexOf('?', start)
  return url.slice(start, end < 0 ? undefined : end)
}

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')

const logged = (actor: Actor | undefined): LogFields =>
  actor?.tipo === 'sesion' ? { actor: actor.usuarioId, contexto: actor.contexto } : { contexto: actor?.tipo }

async function answer(c: Context, { name, call, act }: BoundCall, deps: Deps): Promise<Response> {
  const requestId = randomUUID()
  const started = performance.now()
  let actor: Actor | undefined
  let response: Response
  try {
    const ms = deps.requestMs ?? (call.takes ? UPLOAD_MS : REQUEST_MS)
    response = await withinDeadline(ms, run, () =>
      problem('servicio-ocupado', { instance: requestId, retryAfterSeconds: LATE_SECONDS }),
    )
  } catch (error) {
    response = problemOf(error, requestId, c.req.method)
  }
  log.info('request', {
    requestId,
    call: name,
    status: response.status,
    ms: Math.round(performance.now() - started),
    ...logged(actor),
  })
  return response

  async function run(): Promise<Response> {
    const request = c.req.raw
    const query = queryOf(request.url)
    if (query.length > MAX_QUERY) refuse('cuerpo-ilegible')
    const now = deps.now()
    const address = deps.address(c)
    const unsafe = request.method !== 'GET' && request.method !== 'HEAD'
    // docs/nunca.md 9.3: a system is no page of somebody else's, and what it writes is counted by its key.
    const fromPeople = unsafe && !call.access.includes('clave')
    if (fromPeople) checkOrigin(request, deps.settings.BASE_URL)
    if (address)
      await contar(deps.db, `${fromPeople ? 'escribir' : 'leer'}:${address}`, fromPeople ? WRITES : READS, now)
    const search = readQuery(query)
    actor = await enter(call, credentialsOf(request, search), {
      db: deps.db,
      secretos: deps.secretos,
      now,
      demo: deps.settings.DEMO,
    })
    search.delete('clave')
    const cuerpo = call.takes ? await readFile(call, request) : null
    const input = await readInput(call, request, c.req.param() as Record<string, string>, search)
    const idempotencyKey = call.idempotent ? readKey(request) : null
    if (unsafe) changesFromHere()
    const output = await act(
      {
        ...deps.ctx,
        actor,
        now,
        requestId,
        address,
        spokenFor: deps.spokenFor(c),
        agent: request.headers.get('user-agent'),
        idempotencyKey,
        cuerpo,
      },
      input as never,
    )
    const answered = toResponse(c, call, output, deps, input)
    return call.etag ? tagged(answered, request.headers.get('if-none-match')) : answered
  }
}

function readKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key')
  if (key !== null && !/^[\x21-\x7e]{1,255}$/.test(key))
    refuse('datos-invalidos', {
      errores: [{ campo: 'Idempotency-Key', mensaje: 'Usa de 1 a 255 caracteres visibles' }],
    })
  return key
}

// No credential rides on cookies, so this only keeps other sites from writing as a visitor.
function checkOrigin(request: Request, baseUrl: string): void {
  if (request.headers.get('sec-fetch-site') === 'cross-site') refuse('origen-ajeno')
  const origin = request.headers.get('origin')
  if (origin === null || origin === new URL(baseUrl).origin) return
  if (!URL.canParse(origin) || new URL(origin).host !== request.headers.get('host')) refuse('origen-ajeno')
}

function toResponse(
  c: Context,
  call: BoundCall['call'],
  output: unknown,
  deps: Deps,
  input: Record<string, unknown>,
): Response {
  const status = call.status ?? 200
  if (call.produces)
    return new Response(output as string, {
      status,
      headers: {
        'content-type': `${call.produces}; charset=utf-8`,
        ...(call.archivo && { 'content-disposition': `attachment; filename="${nameOf(call.archivo, input)}"` }),
      },
    })
  const page = call.paged === 'entera' ? paginar(output as unknown[], input) : (output as Page<unknown>)
  const body = call.paged ? page.items : output
  if (deps.checkOutputs) call.output.parse(body)
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' }
  if (call.route.endsWith('/auth/logout')) headers['clear-site-data'] = '"cache"'
  if (call.paged && call.consulta) headers['x-total-count'] = String(page.total)
  else if (call.paged) Object.assign(headers, pageHeaders(c.req.url, page, input))
  else if (Array.isArray(body)) headers['x-total-count'] = String(body.length)
  return new Response(JSON.stringify(body), { status, headers })
}

const nameOf = (archivo: string, input: Record<string, unknown>): string =>
  archivo.replaceAll(/:(\w+)/g, (_, field: string) => String(input[field] ?? '').replaceAll(/[^\w-]/g, ''))

/** Weak, since a body may travel compressed; kept by the caller alone, who asks each time whether it still holds. */
async function tagged(answered: Response, ifNoneMatch: string | null): Promise<Response> {
  const { headers } = answered
  const body = Buffer.from(await answered.arrayBuffer())
  const tag = `"${createHash('sha1')
    .update([headers.get('x-total-count'), headers.get('link')].join('\n'))
    .update(body)
    .digest('base64url')}"`
  headers.set('etag', `W/${tag}`)
  headers.set('cache-control', 'private, no-cache')
  if (!matches(ifNoneMatch ?? undefined, tag)) return new Response(body, { status: answered.status, headers })
  headers.delete('content-type')
  return new Response(null, { status: 304, headers })
}

function pageHeaders(
  url: string,
  { items, total, cursor, coincidencia }: Page<unknown>,
  input: Record<string, unknown>,
): Record<string, string> {
  const headers: Record<string, string> = {
    'x-total-count': String(total),
    ...(cursor !== undefined && { 'x-cursor': cursor }),
  }
  if (coincidencia?.soloAlguna) headers['x-coincidencia'] = 'alguna'
  if (coincidencia?.sinUso.length) headers['x-sin-uso'] = coincidencia.sinUso.map(encodeURIComponent).join(',')
  const { limit, offset } = tramoDe(input, null)
  const porPagina = limit ?? cortadaEn(items.length, total)
  // A list that goes on from a row has no pages.
  if (porPagina === null || input.despues !== undefined) return headers
  const pagina = (limit === null ? items.length : offset + limit) / porPagina
  const to = (page: number, rel: string) => {
    const target = new URL(url)
    target.searchParams.set('pagina', String(page))
    target.searchParams.set('porPagina', String(porPagina))
    return `<${target.pathname}${target.search}>; rel="${rel}"`
  }
  // From past the end the way back leads to the last page there is.
  const last = Math.max(1, Math.ceil(total / porPagina))
  const links = [
    ...(pagina < Math.min(last, MAX_PAGINA) ? [to(pagina + 1, 'next')] : []),
    ...(offset > 0 ? [to(Math.min(pagina - 1, last, MAX_PAGINA), 'prev')] : []),
  ]
  if (links.length > 0) headers.link = links.join(', ')
  return headers
}

async function salud(c: Context, deps: Deps): Promise<Response> {
  if (deps.closing()) return problem('servicio-cerrando')
  try {
    await deps.db.selectFrom('catalogoVersion').select('version').executeTakeFirst()
    return c.json({
      estado: 'bien',
      sitio: { faltan: (await faltantesDelSitio({ ...deps, now: deps.now() })).map(({ campo }) => campo) },
    })
  } catch (error) {
    return problemOf(error, randomUUID())
  }
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`)

function unknownCall(c: Context, known: { method: string; pattern: RegExp }[]): Response {
  const path = canonicalPath(pathOf(c.req.url))
  const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  if (methods.length === 0) return problem('ruta-desconocida')
  return problem('metodo-no-admitido', {
    headers: { allow: [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].join(', ') },
  })
}
