import type { MiddlewareHandler } from 'hono'
import { readAtMost } from '#server/platform/read-body.ts'

// The longest of our own calls has some twenty short fields.
const MAX_BODY = 64 * 1024

/** Nothing of the counterpart sees a body before it is known to be short: its pages are open to everybody. */
export const limitBodies: MiddlewareHandler = async (c, next) => {
  const { raw } = c.req
  if (!raw.body) return next()
  const declared = Number(raw.headers.get('content-length') ?? 0)
  const body = declared > MAX_BODY ? null : await readAtMost(raw.body, MAX_BODY)
  if (body === null)
    return c.json({ error: { type: 'invalid_request_error', message: 'The request body is too large.' } }, 413)
  c.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, body, signal: raw.signal })
  return next()
}
