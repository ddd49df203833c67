import Stripe from 'stripe'
import type { Database } from '#server/db/schema.ts'
import { openPglite, type Database as Opened } from '#server/platform/db.ts'
import { migrate } from '#server/platform/migrate.ts'
import { createSandbox, type Sandbox } from './create-sandbox.ts'
import { API_VERSION } from './stripe-error.ts'

export const BASE = 'http://localhost:3000'
const SECRET = { apiKey: 'sk_test_sandbox', webhookSecret: 'whsec_prueba' }

export interface Bench {
  database: Opened<Database>
  sandbox: Sandbox
  stripe: Stripe
  /** Events received, their signatures checked. */
  received: Stripe.Event[]
  clock: { now: Date }
  /** What the receiver of the webhooks answers. */
  receiver: { status: number }
  client(options?: { timeout?: number; apiKey?: string; maxNetworkRetries?: number }): Stripe
}

/** A sandbox on a database in memory or on the one given, a clock that stands still, and the official client in front of it. */
export async function openBench(opened?: Opened<Database>): Promise<Bench> {
  const database = opened ?? (await openPglite<Database>({}))
  await migrate(database, new URL('../db/migrations/', import.meta.url))
  const clock = { now: new Date('2026-11-21T12:00:00.000Z') }
  const received: Stripe.Event[] = []
  const receiver = { status: 200 }
  const sandbox = createSandbox({
    brand: () => Promise.resolve({ name: 'Tourism Hub Chile', colours: '', logo: null }),
    db: database.db,
    transaction: database.transaction,
    baseUrl: BASE,
    secret: SECRET,
    now: () => clock.now,
    testCalls: true,
    deliver: async (url, body, signature) => {
      if (url !== `${BASE}/api/stripe-webhook`) throw new Error(`sent to ${url}`)
      received.push(
        Stripe.webhooks.constructEvent(
          body,
          signature,
          SECRET.webhookSecret,
          300,
          undefined,
          clock.now.getTime() as never,
        ),
      )
      return receiver
    },
  })
  const client: Bench['client'] = ({ apiKey = SECRET.apiKey, timeout = 10_000, maxNetworkRetries = 0 } = {}) =>
    new Stripe(apiKey, {
      apiVersion: API_VERSION,
      httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
      timeout,
      maxNetworkRetries,
      telemetry: false,
    })
  return { database, sandbox, stripe: client(), received, clock, receiver, client }
}

export const types = (events: Stripe.Event[]): string[] => events.map((event) => event.type)

/** What the client throws. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call
  } catch (error) {
    return error as Stripe.errors.StripeError
  }
  throw new Error('the call went through')
}

export const orden = (monto = 50_000): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  success_url: `${BASE}/pagos/exito?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${BASE}/pagar/reserva-1`,
  client_reference_id: 'reserva-1',
  customer_email: 'viajera@demo.cl',
  metadata: { reserva_id: 'reserva-1' },
  payment_intent_data: { metadata: { reserva_id: 'reserva-1' }, description: 'Kayak en Valdivia' },
  line_items: [
    {
      quantity: 2,
      price_data: { currency: 'clp', unit_amount: monto / 2, product_data: { name: 'Kayak en Valdivia' } },
    },
  ],
})
