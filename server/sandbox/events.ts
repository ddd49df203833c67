import { sql } from 'kysely'
import Stripe from 'stripe'
import { describeError, log } from '#server/platform/log.ts'
import { takeFault } from './faults.ts'
import type { Environment, Scope } from './scope.ts'
import { newId, seconds, shown, type Thing } from './store.ts'
import { API_VERSION } from './stripe-error.ts'

export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'payment_intent.requires_action'
  | 'charge.succeeded'
  | 'charge.refunded'
  | 'refund.created'
  | 'refund.updated'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'

const LATE_MS = 10 * 60_000
const BATCH = 50
const LEASE_MS = 60_000
const DELAYS_S = [5, 30, 120, 600, 3600]
const LAST_DELAY_S = 21_600
const GIVE_UP_MS = 3 * 86_400_000

/** Writes the event in the transaction of the change it tells. */
export async function emit(scope: Scope, tipo: EventType, thing: Thing): Promise<void> {
  const { tx, now } = scope
  const id = newId('evt', now)
  const event = {
    id,
    object: 'event',
    api_version: API_VERSION,
    created: seconds(now),
    data: { object: shown(thing) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: scope.requestId, idempotency_key: scope.idempotencyKey },
    type: tipo,
  }
  const fault = await takeFault(tx, ['webhooks', tipo], ['entregar_tarde', 'no_entregar'])
  const proximoEn =
    fault === 'no_entregar' ? null : new Date(now.getTime() + (fault === 'entregar_tarde' ? LATE_MS : 0))
  await tx
    .insertInto('sandboxEventos')
    .values({ id, tipo, datos: JSON.stringify(event), url: webhookUrl(scope), proximoEn, createdAt: now })
    .execute()
}

/** Sends what is due; answers how many were accepted. May run in several processes at once. */
export async function deliverDueEvents(env: Environment): Promise<number> {
  let accepted = 0
  for (;;) {
    const batch = await claim(env)
    for (const event of batch) accepted += (await deliverOne(env, event)) ? 1 : 0
    if (batch.length < BATCH) return accepted
  }
}

interface Claimed {
  id: string
  tipo: string
  datos: unknown
  intentos: number
  createdAt: Date
}

async function claim({ db, now }: Environment): Promise<Claimed[]> {
  const at = now()
  const batch = await db
    .with('due', (cte) =>
      cte
        .selectFrom('sandboxEventos')
        .select('id')
        .where('entregadoEn', 'is', null)
        .where('proximoEn', '<=', at)
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('sandboxEventos')
    .from('due')
    .whereRef('sandboxEventos.id', '=', 'due.id')
    .set({ proximoEn: new Date(at.getTime() + LEASE_MS), intentos: sql<number>`intentos + 1` })
    .returning(['sandboxEventos.id', 'tipo', 'datos', 'intentos', 'createdAt'])
    .execute()
  batch.sort((a, b) => (a.id < b.id ? -1 : 1))
  const shuffled = batch.length > 1 && (await takeFault(db, ['webhooks', ...batch.map((e) => e.tipo)], ['desordenado']))
  return shuffled ? batch.reverse() : batch
}

async function deliverOne(env: Environment, event: Claimed): Promise<boolean> {
  const twice = await takeFault(env.db, ['webhooks', event.tipo], ['entregar_dos_veces'])
  let accepted = await send(env, event)
  if (twice) accepted = (await send(env, event)) || accepted
  const at = env.now()
  const delay = (DELAYS_S[event.intentos - 1] ?? LAST_DELAY_S) * 1000
  const tooOld = at.getTime() - event.createdAt.getTime() > GIVE_UP_MS
  await env.db
    .updateTable('sandboxEventos')
    .set(accepted ? { entregadoEn: at } : { proximoEn: tooOld ? null : new Date(at.getTime() + delay) })
    .where('id', '=', event.id)
    .execute()
  return accepted
}

async function send(env: Environment, event: Claimed): Promise<boolean> {
  const payload = JSON.stringify(event.datos)
  const signature = await signPayload(env, payload)
  try {
    const { status } = await env.deliver(webhookUrl(env), payload, signature)
    if (status >= 200 && status < 300) return true
    log.warn('sandbox.webhook.refused', { evento: event.id, tipo: event.tipo, status })
  } catch (error) {
    log.warn('sandbox.webhook.failed', { evento: event.id, tipo: event.tipo, ...describeError(error) })
  }
  return false
}

function signPayload({ secret, now }: Environment, payload: string): Promise<string> {
  return Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: secret.webhookSecret,
    timestamp: seconds(now()),
  })
}

const webhookUrl = ({ baseUrl }: { baseUrl: string }): string => `${baseUrl}/api/stripe-webhook`
