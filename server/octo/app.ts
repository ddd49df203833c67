import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { z } from 'zod'
import type { Actor, Ctx } from '#server/ctx.ts'
import { listarProductos, type MargenPara, miMargen, verProducto } from '#server/modules/reventas/index.ts'
import { changesFromHere } from '#server/platform/deadline.ts'
import { log } from '#server/platform/log.ts'
import { findAvailability, findCalendar } from './availability.ts'
import { cancel, confirm, extend, getBooking, listBookings, reserve, update, Paged, type Asking } from './bookings.ts'
import { readBody } from './body.ts'
import { CAPABILITIES, readCapabilities, type Asked, type Capability } from './capabilities.ts'
import { LANGUAGE } from './content.ts'
import { enterWith, inTime, type OctoDeps, type Permiso } from './enter.ts'
import { OctoError, octoErrorOf, parse, type Language, type Named } from './errors.ts'
import { mountMcp } from './mcp.ts'
import { toProduct, toSupplier } from './products.ts'
import {
  AvailabilityRequest,
  BookingsQuery,
  CalendarRequest,
  CancellationRequest,
  ConfirmationRequest,
  ExtendRequest,
  NoBody,
  ReservationRequest,
  SubscriptionChange,
  SubscriptionRequest,
  UpdateRequest,
  WebhookRequest,
} from './requests.ts'
import {
  addWebhook,
  changeSubscription,
  getSubscription,
  listSubscriptions,
  listWebhooks,
  removeWebhook,
  subscribe,
  unsubscribe,
} from './subscriptions.ts'

interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  permiso: Permiso
  body?: z.ZodType
  confirming?: true
  /** There only for who asks for it. */
  capability?: Capability
  act: (
    asking: Asking,
    request: { id: string; body: never; raw: unknown; query: Record<string, string> },
  ) => Promise<unknown>
}

const BASE = '/api/octo'

const endpoint = <T extends z.ZodType>(
  method: Endpoint['method'],
  path: string,
  permiso: Permiso,
  body: T,
  act: (
    asking: Asking,
    request: { id: string; body: z.output<T>; raw: unknown; query: Record<string, string> },
  ) => Promise<unknown>,
): Endpoint => ({ method, path, permiso, body, act: act as Endpoint['act'] })

const read = (path: string, permiso: Permiso, act: Endpoint['act']): Endpoint => ({ method: 'GET', path, permiso, act })

const adding = (capability: Capability, endpoints: Endpoint[]): Endpoint[] =>
  endpoints.map((one) => ({ ...one, capability }))

/** The whole of OCTO on one page. */
const ENDPOINTS: readonly Endpoint[] = [
  read('/capabilities', 'catalogo:leer', async () => CAPABILITIES),
  read('/supplier', 'catalogo:leer', ({ ctx, applied }) => toSupplier(ctx, applied)),
  read('/products', 'catalogo:leer', async ({ ctx, applied, baseUrl }) =>
    (await listarProductos(ctx, { margen: await marginFor(ctx, applied) })).map((p) =>
      toProduct(p, applied, { baseUrl }),
    ),
  ),
  read('/products/:id', 'catalogo:leer', async ({ ctx, applied, baseUrl }, { id }) =>
    toProduct(await verProducto(ctx, { id, margen: await marginFor(ctx, applied) }), applied, { baseUrl }),
  ),
  endpoint('POST', '/availability/calendar', 'catalogo:leer', CalendarRequest, ({ ctx, applied }, { body }) =>
    findCalendar(ctx, applied, body),
  ),
  endpoint('POST', '/availability', 'catalogo:leer', AvailabilityRequest, ({ ctx, applied }, { body }) =>
    findAvailability(ctx, applied, body),
  ),
  endpoint('POST', '/bookings', 'reservas:escribir', ReservationRequest, (asking, { body, raw }) =>
    reserve(asking, body, raw),
  ),
  read('/bookings', 'reservas:escribir', (asking, { query }) => listBookings(asking, parse(BookingsQuery, query))),
  read('/bookings/:id', 'reservas:escribir', (asking, { id }) => getBooking(asking, id)),
  endpoint('PATCH', '/bookings/:id', 'reservas:escribir', UpdateRequest, (asking, { id, body }) =>
    update(asking, id, body),
  ),
  {
    ...endpoint('POST', '/bookings/:id/confirm', 'reservas:escribir', ConfirmationRequest, (asking, { id, body }) =>
      confirm(asking, id, body),
    ),
    confirming: true,
  },
  endpoint('POST', '/bookings/:id/extend', 'reservas:escribir', ExtendRequest, (asking, { id, body }) =>
    extend(asking, id, body.expirationMinutes ?? undefined),
  ),
  endpoint('POST', '/bookings/:id/cancel', 'reservas:escribir', CancellationRequest, (asking, { id, body }) =>
    cancel(asking, id, body),
  ),
  endpoint('DELETE', '/bookings/:id', 'reservas:escribir', CancellationRequest, (asking, { id, body }) =>
    cancel(asking, id, body),
  ),
  ...adding('notifications', [
    endpoint('POST', '/notifications/subscriptions', 'reservas:escribir', SubscriptionRequest, (asking, { body }) =>
      subscribe(asking, body),
    ),
    read('/notifications/subscriptions', 'reservas:escribir', (asking) => listSubscriptions(asking)),
    read('/notifications/subscriptions/:id', 'reservas:escribir', (asking, { id }) => getSubscription(asking, id)),
    endpoint(
      'PATCH',
      '/notifications/subscriptions/:id',
      'reservas:escribir',
      SubscriptionChange,
      (asking, { id, body }) => changeSubscription(asking, id, body),
    ),
    endpoint('DELETE', '/notifications/subscriptions/:id', 'reservas:escribir', NoBody, (asking, { id }) =>
      unsubscribe(asking, id),
    ),
  ]),
  ...adding('webhooks', [
    endpoint('POST', '/webhooks', 'reservas:escribir', WebhookRequest, (asking, { body }) => addWebhook(asking, body)),
    read('/webhooks', 'reservas:escribir', (asking) => listWebhooks(asking)),
    endpoint('DELETE', '/webhooks/:id', 'reservas:escribir', NoBody, (asking, { id }) => removeWebhook(asking, id)),
  ]),
]

const marginFor = (ctx: Ctx, applied: Asking['applied']): Promise<MargenPara> | MargenPara =>
  applied.has('pricing') ? miMargen(ctx) : () => 0

/** The other edge: OCTO's words in and out, the same doors behind. */
export function createOcto(deps: OctoDeps): Hono {
  const app = new Hono({ strict: false })
  mountMcp(app, deps)
  for (const one of ENDPOINTS) app.on(one.method, `${BASE}${one.path}`, (c) => answer(c, one, deps))
  app.all(`${BASE}/*`, (c) => answer(c, UNKNOWN, deps))
  app.all(BASE, (c) => answer(c, UNKNOWN, deps))
  return app
}

const UNKNOWN: Endpoint = {
  method: 'GET',
  path: '',
  permiso: 'catalogo:leer',
  act: () =>
    Promise.reject(new OctoError('BAD_REQUEST', { es: 'No existe esa dirección.', en: 'There is no such endpoint.' })),
}

async function answer(c: Context, one: Endpoint, deps: OctoDeps): Promise<Response> {
  const requestId = randomUUID()
  const started = performance.now()
  const asked = readCapabilities(c.req.header('octo-capabilities'))
  const language = languageOf(c.req.header('accept-language'))
  const named: Named = {}
  let status = 200
  let headers: Record<string, string> = {}
  let body: unknown
  let actor: Actor | undefined
  try {
    actor = await enterWith(c, one.permiso, deps)
    const caller = actor
    const done = await inTime(deps, () => run({ c, one, deps, asked, actor: caller, named, requestId }))
    body = done instanceof Paged ? done.items : done
    if (done instanceof Paged) headers = done.headers
  } catch (error) {
    const told = octoErrorOf(error, { named, language, requestId, confirming: one.confirming === true })
    ;({ status, headers, body } = told)
  }
  log.info('octo', {
    requestId,
    call: `${one.method} ${one.path}`,
    status,
    ms: Math.round(performance.now() - started),
    ...(actor?.tipo === 'clave' && { actor: actor.claveId }),
  })
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...capabilityHeaders(asked),
      ...headers,
    },
  })
}

const capabilityHeaders = ({ echo, applied }: Asked): Record<string, string> => ({
  'octo-capabilities': echo,
  ...(applied.has('content') && { 'content-language': LANGUAGE, 'available-languages': LANGUAGE }),
})

/** What it names is remembered before anything is looked up, so that an error can repeat it. */
async function run({
  c,
  one,
  deps,
  asked,
  actor,
  named,
  requestId,
}: {
  c: Context
  one: Endpoint
  deps: OctoDeps
  asked: Asked
  actor: Actor
  named: Named
  requestId: string
}): Promise<unknown> {
  if (one.capability && !asked.applied.has(one.capability))
    throw new OctoError('BAD_REQUEST', {
      es: `Envía Octo-Capabilities: octo/${one.capability}.`,
      en: `Send Octo-Capabilities: octo/${one.capability}.`,
    })
  const id = c.req.param('id') ?? ''
  const raw = one.body ? await readBody(c.req.raw) : {}
  const body = one.body ? parse(one.body, raw) : {}
  const { productId, optionId, availabilityId, uuid, unitItems } = body as Named
  Object.assign(
    named,
    { productId, optionId, availabilityId, unitItems, uuid: one.path.includes('/bookings/') ? id : uuid },
    one.path.startsWith('/products/') && { productId: id },
  )
  const ctx: Ctx = {
    ...deps.ctx,
    actor,
    now: deps.now(),
    requestId,
    address: deps.address(c),
    agent: c.req.header('user-agent') ?? null,
    idempotencyKey: null,
  }
  const asking: Asking = { ctx, applied: asked.applied, baseUrl: deps.settings.BASE_URL, testMode: deps.settings.DEMO }
  if (one.method !== 'GET') changesFromHere()
  return one.act(asking, { id, body: body as never, raw, query: c.req.query() })
}

/** The language of messages: the first of Spanish and English that the client wants. */
function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...params] = part.trim().split(';')
    const q = params.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean)
    return { tag: tag.toLowerCase().slice(0, 2), q: q === undefined ? 1 : Number(q) }
  })
  const best = wanted.filter(({ tag, q }) => (tag === 'es' || tag === 'en') && q > 0).toSorted((a, b) => b.q - a.q)[0]
  return best?.tag === 'en' ? 'en' : 'es'
}
