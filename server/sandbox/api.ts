import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { BusyError } from '#server/platform/db.ts'
import { describeError, log } from '#server/platform/log.ts'
import { deliverSoon } from './deliver.ts'
import { expandAnswer } from './expand.ts'
import { API_FAULTS, takeFault, type ApiFault } from './faults.ts'
import { parseForm, type Fields } from './form-encoding.ts'
import { claimKey, completeKey, releaseKey } from './idempotency.ts'
import { operations, type Operation } from './operations.ts'
import type { Environment } from './scope.ts'
import { newId } from './store.ts'
import { cutConnection, stall } from './stall.ts'
import { API_VERSION, reject, StripeError, type Answer } from './stripe-error.ts'

/** Stripe's HTTP API, as far as a marketplace uses it. */
export function createApi(env: Environment): Hono {
  const app = new Hono()
  for (const operation of operations) {
    app.on(operation.method, operation.path, async (c) => {
      const requestId = newId('req', env.now())
      const answer = await serve(env, operation, { c, requestId })
      return respond(c, requestId, answer)
    })
  }
  app.all('/v1/*', (c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`
    return respond(c, newId('req', env.now()), new StripeError(404, { type: 'invalid_request_error', message }).answer)
  })
  return app
}

/** Refused because of who asks, or how: nothing is said of the money. */
const NO_MONEY: Partial<Record<ApiFault, StripeError>> = {
  llave_vencida: new StripeError(401, {
    type: 'invalid_request_error',
    code: 'api_key_expired',
    message: 'Expired API Key provided.',
  }),
  llave_sin_permiso: new StripeError(403, {
    type: 'invalid_request_error',
    message: 'The provided key does not have the required permissions for this endpoint.',
  }),
  clave_reusada: new StripeError(400, {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  }),
}

interface Request {
  c: Context
  requestId: string
}

async function serve(env: Environment, operation: Operation, request: Request): Promise<Answer> {
  try {
    checkCaller(env, request.c)
    const fault = await takeFault(env.db, [operation.name], API_FAULTS)
    if (fault === 'error_500')
      throw new StripeError(500, { type: 'api_error', message: 'Something went wrong on our side.' })
    if (fault && NO_MONEY[fault]) throw NO_MONEY[fault]
    if (fault === 'corte') return cutConnection(request.c)
    if (fault === 'demora_30s') await stall(request.c, env.stallMs)
    const answer = await answerOf(env, operation, { ...request, fault })
    if (operation.method === 'POST') await deliverSoon(env)
    if (fault !== 'timeout_tras_efecto') return answer
    await stall(request.c, env.stallMs)
    return cutConnection(request.c)
  } catch (error) {
    if (error instanceof StripeError) return error.answer
    if (error instanceof BusyError) return busy
    if (!(error instanceof Error)) throw error
    log.error('sandbox.api.failed', { operation: operation.name, ...describeError(error) })
    return new StripeError(500, { type: 'api_error', message: 'Something went wrong on our side.' }).answer
  }
}

const busy: Answer = {
  ...new StripeError(429, {
    type: 'invalid_request_error',
    code: 'lock_timeout',
    message: 'This object cannot be accessed right now because another request is using it.',
  }).answer,
  headers: { 'stripe-should-retry': 'true' },
}

async function answerOf(
  env: Environment,
  operation: Operation,
  request: Request & { fault: ApiFault | undefined },
): Promise<Answer> {
  const { c } = request
  const body = operation.method === 'POST' ? await c.req.text() : new URL(c.req.url).search.slice(1)
  const fields = parseForm(body)
  const unknown = Object.keys(fields).find((name) => !operation.accepts.includes(name))
  if (unknown) reject(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown })
  const key = operation.method === 'POST' ? c.req.header('idempotency-key') : undefined
  if (!key) return execute(env, operation, { ...request, fields, key })
  if (key.length > 255) reject('Idempotency keys can be at most 255 characters.')
  const huella = createHash('sha256').update(`${c.req.path}\n${body}`).digest('hex')
  const first = await claimKey(env.db, { clave: key, huella, now: env.now() })
  if (first) return first
  try {
    return await execute(env, operation, { ...request, fields, key })
  } catch (error) {
    await releaseKey(env.db, key)
    throw error
  }
}

interface Execution extends Request {
  fault: ApiFault | undefined
  fields: Fields
  key: string | undefined
}

function execute(
  env: Environment,
  operation: Operation,
  { c, requestId, fault, fields, key }: Execution,
): Promise<Answer> {
  return env.transaction(async (tx) => {
    const scope = { tx, now: env.now(), baseUrl: env.baseUrl, requestId, idempotencyKey: key ?? null, fault }
    const answer = await operation.run(scope, fields, c.req.param('id') ?? '')
    if (answer.status === 200) await expandAnswer(scope, answer.body, fields)
    if (key) await completeKey(tx, key, answer)
    return answer
  })
}

/** Refuses a caller without our key, or one that speaks another version of the API. */
export function checkCaller(env: Environment, c: Context): void {
  if (!hasKey(env, c))
    throw new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
  const version = c.req.header('stripe-version')
  if (version && version !== API_VERSION)
    reject(`Invalid Stripe API version: ${version}. This counterpart speaks ${API_VERSION}.`)
}

function hasKey({ secret }: Environment, c: Context): boolean {
  const [scheme = '', credential = ''] = (c.req.header('authorization') ?? '').split(' ')
  const given =
    scheme.toLowerCase() === 'basic' ? Buffer.from(credential, 'base64').toString().replace(/:.*$/s, '') : credential
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret.apiKey))
}

function respond(c: Context, requestId: string, { status, body, headers }: Answer): Response {
  const key = c.req.header('idempotency-key')
  return c.body(JSON.stringify(body), status as 200, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'request-id': requestId,
    'stripe-version': API_VERSION,
    ...(key && { 'idempotency-key': key }),
    ...headers,
  })
}
