import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { VISITANTE } from '#server/ctx.ts'
import { recibirEvento } from '#server/modules/pagos/index.ts'
import type { Deps } from './deps.ts'
import { problemOf } from './errors.ts'
import { readBody } from './input.ts'

const MAX_BODY = 256 * 1024

/** The payment provider's notices: judged by their signature alone. */
export function mountWebhook(app: Hono, deps: Deps): void {
  app.post('/api/stripe-webhook', async (c) => {
    const requestId = randomUUID()
    try {
      const cuerpo = new TextDecoder().decode(await readBody(c.req.raw, MAX_BODY))
      const ctx = { ...deps.ctx, actor: VISITANTE, now: deps.now(), requestId, address: null, idempotencyKey: null }
      await recibirEvento(ctx, cuerpo, c.req.header('stripe-signature') ?? '')
      return c.json({ recibido: true })
    } catch (error) {
      return problemOf(error, requestId)
    }
  })
}
