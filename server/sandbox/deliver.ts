import { describeError, log } from '#server/platform/log.ts'
import { lockCurrentSession, overdueSessions } from './checkout-sessions.ts'
import { deliverDueEvents } from './events.ts'
import type { Environment } from './scope.ts'

const PATIENCE_MS = 2000

/** Ends the sessions whose time ran out, then sends the events that are due. Answers how many were accepted. */
export async function deliverDue(env: Environment): Promise<number> {
  const now = env.now()
  const overdue = await env.transaction((tx) => overdueSessions(tx, now))
  for (const id of overdue) {
    await env.transaction((tx) =>
      lockCurrentSession({ tx, now, baseUrl: env.baseUrl, requestId: null, idempotencyKey: null }, id),
    )
  }
  return deliverDueEvents(env)
}

/** Sends now what a change has just written; a receiver that is slow or away does not hold up the answer, and the job tries again. */
export async function deliverSoon(env: Environment): Promise<void> {
  const sent = deliverDueEvents(env).catch((error: unknown) =>
    log.error('sandbox.deliver.failed', describeError(error)),
  )
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([sent, patience])
  clearTimeout(timer)
}
