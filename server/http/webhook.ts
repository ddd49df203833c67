import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { VISITANTE } from '#server/ctx.ts'
import { recibirEvento } from '#server/modules/pagos/index.ts'
import { aplicarEvento } from '#server/modules/reservas/index.ts'
import { describeError, log } from '#server/platform/log.ts'
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
      const id = await recibirEvento(ctx, cuerpo, c.req.header('stripe-signature') ?? '')
      // The buyer is waiting: applied at once. The job written with the notice does it again where this fails.
      aplicarEvento(ctx, { id }).catch((error: unknown) =>
        log.warn('webhook.later', { requestId, ...describeError(error) }),
      )
      return c.json({ recibido: true })
    } catch (error) {
      return problemOf(error, requestId)
    }
  })
}
