import Stripe from 'stripe'
import type { CobroNuevo, PaymentPort, PspEvento, PspPago, PspReembolso, PspSesion } from '#server/ports.ts'
import { PspUnavailableError, PspUnknownError } from '#server/ports.ts'
import { createBreaker } from './breaker.ts'

export interface StripeOptions {
  secretKey: string
  publishableKey: string
  /** Two during a rotation, separated by a comma. */
  webhookSecret: string
  /** Another host, with its path prefix; the built-in counterpart is one. */
  apiBase?: string | undefined
  fetch?: typeof fetch
  sandbox: boolean
}

const TIMEOUT_MS = 10_000
const TOLERANCE_SECONDS = 300
const EXPAND = ['latest_charge']

/** The one file that knows Stripe. CLP is zero-decimal there: the amount is the number of pesos. */
export function createStripePort(options: StripeOptions): PaymentPort {
  const base = new URL(options.apiBase ?? 'https://api.stripe.com')
  const stripe = new Stripe(options.secretKey, {
    host: base.hostname,
    protocol: base.protocol === 'http:' ? 'http' : 'https',
    ...(base.port && { port: base.port }),
    httpClient: Stripe.createFetchHttpClient(prefixed(base, options.fetch ?? fetch)),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  })
  const call = createCaller()
  const live = options.secretKey.includes('_live_')
  const metadata = (c: CobroNuevo) => ({ pago_id: c.pagoId, reserva_id: c.reservaId })

  return {
    modo: options.sandbox ? 'prueba' : 'stripe',
    clavePublica: options.publishableKey,
    async crearSesion(c) {
      const session = await call(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [{ quantity: 1, price_data: { currency: 'clp', unit_amount: c.monto, product_data: { name: c.descripcion } } }],
            customer_email: c.email,
            locale: 'es',
            metadata: metadata(c),
            payment_intent_data: { metadata: metadata(c), description: c.descripcion },
            success_url: c.urlExito,
            cancel_url: c.urlVolver,
          },
          { idempotencyKey: `pago:${c.pagoId}` },
        ),
      )
      return toSesion(session)
    },
    async crearIntento(c) {
      const intent = await call(() =>
        stripe.paymentIntents.create(
          { amount: c.monto, currency: 'clp', description: c.descripcion, metadata: metadata(c), automatic_payment_methods: { enabled: true, allow_redirects: 'never' }, expand: EXPAND },
          { idempotencyKey: `pago:${c.pagoId}` },
        ),
      )
      return toPago(intent, live)
    },
    verPago: async (id) => toPago(await call(() => stripe.paymentIntents.retrieve(id, { expand: EXPAND })), live),
    verSesion: async (id) => toSesion(await call(() => stripe.checkout.sessions.retrieve(id))),
    async buscarPagos(pagoId) {
      const found = await call(() => stripe.paymentIntents.search({ query: `metadata['pago_id']:'${pagoId}'`, limit: 10, expand: ['data.latest_charge'] }))
      return found.data.map((intent) => toPago(intent, live))
    },
    cerrarSesion: (id) => call(() => closeSession(stripe, id)),
    cerrarIntento: (id) => call(() => closeIntent(stripe, id)),
    async reembolsar({ reembolsoId, intento, monto }) {
      const refund = await call(() =>
        stripe.refunds.create({ payment_intent: intento, amount: monto, metadata: { reembolso_id: reembolsoId } }, { idempotencyKey: `reembolso:${reembolsoId}` }),
      )
      return toReembolso(refund)
    },
    async buscarReembolsos(intento) {
      const found = await call(() => stripe.refunds.list({ payment_intent: intento, limit: 100 }))
      return found.data.map(toReembolso)
    },
    leerEvento: (cuerpo, firma) => readEvent(stripe, options.webhookSecret, cuerpo, firma),
  }
}

function prefixed(base: URL, send: typeof fetch): typeof fetch {
  const prefix = base.pathname.replace(/\/$/, '')
  if (!prefix) return send
  return ((url: string | URL | Request, init?: RequestInit) => {
    const target = new URL(typeof url === 'string' || url instanceof URL ? url : url.url)
    target.pathname = prefix + target.pathname
    return send(target, init)
  }) as typeof fetch
}

/** What a failed call says of the money: a refusal is an answer; anything else leaves the outcome unknown. */
function createCaller(): <T>(act: () => Promise<T>) => Promise<T> {
  const breaker = createBreaker()
  return async (act) => {
    if (breaker.isOpen()) throw new PspUnavailableError('the payment provider is out of order')
    try {
      const result = await act()
      breaker.succeed()
      return result
    } catch (error) {
      if (isAnswer(error)) throw error
      breaker.fail()
      throw new PspUnknownError('the payment provider did not answer', { cause: error })
    }
  }
}

const isAnswer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && !(error instanceof Stripe.errors.StripeConnectionError) && (error.statusCode ?? 500) < 500 && error.statusCode !== 409 && error.statusCode !== 429

async function closeSession(stripe: Stripe, id: string): Promise<'cerrado' | 'pagado'> {
  try {
    await stripe.checkout.sessions.expire(id)
    return 'cerrado'
  } catch (error) {
    if (!isAnswer(error)) throw error
    const session = await stripe.checkout.sessions.retrieve(id)
    if (session.status === 'expired') return 'cerrado'
    if (session.status === 'complete') return 'pagado'
    throw error
  }
}

async function closeIntent(stripe: Stripe, id: string): Promise<'cerrado' | 'pagado'> {
  try {
    await stripe.paymentIntents.cancel(id)
    return 'cerrado'
  } catch (error) {
    if (!isAnswer(error)) throw error
    const intent = await stripe.paymentIntents.retrieve(id)
    if (intent.status === 'canceled') return 'cerrado'
    if (intent.status === 'succeeded') return 'pagado'
    throw error
  }
}

const STATUS: Record<Stripe.PaymentIntent.Status, PspPago['estado']> = {
  requires_payment_method: 'creado',
  requires_confirmation: 'creado',
  requires_action: 'requiere_accion',
  requires_capture: 'procesando',
  processing: 'procesando',
  succeeded: 'exitoso',
  canceled: 'anulado',
}

function toPago(intent: Stripe.PaymentIntent, live: boolean): PspPago {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const card = charge?.payment_method_details?.card
  const failed = intent.status === 'requires_payment_method' && intent.last_payment_error
  return {
    intento: intent.id,
    estado: failed ? 'fallido' : (STATUS[intent.status] ?? 'procesando'),
    monto: intent.amount,
    moneda: intent.currency,
    enVivo: intent.livemode === live,
    reservaId: intent.metadata.reserva_id ?? null,
    pagoId: intent.metadata.pago_id ?? null,
    marca: card?.brand ?? null,
    ultimos4: card?.last4 ?? null,
    tipoTarjeta: card?.funding ?? null,
    autorizacion: card?.authorization_code ?? null,
    motivo: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
    clientSecret: intent.client_secret,
    reembolsado: charge?.amount_refunded ?? 0,
  }
}

function toSesion(s: Stripe.Checkout.Session): PspSesion {
  const estado = s.status === 'complete' ? 'completa' : s.status === 'expired' ? 'vencida' : 'abierta'
  return { id: s.id, url: s.url, estado, intento: typeof s.payment_intent === 'string' ? s.payment_intent : (s.payment_intent?.id ?? null) }
}

function toReembolso(r: Stripe.Refund): PspReembolso {
  const estado = r.status === 'succeeded' ? 'hecho' : r.status === 'failed' || r.status === 'canceled' ? 'rechazado' : 'enviado'
  return { id: r.id, estado, monto: r.amount, reembolsoId: r.metadata?.reembolso_id ?? null }
}

function readEvent(stripe: Stripe, secrets: string, cuerpo: string, firma: string): PspEvento {
  const event = verified(stripe, secrets.split(','), cuerpo, firma)
  const object = event.data.object as { id?: string; object?: string; payment_intent?: string | { id: string } | null; metadata?: Record<string, string> | null }
  const intent = typeof object.payment_intent === 'string' ? object.payment_intent : (object.payment_intent?.id ?? null)
  return {
    id: event.id,
    tipo: event.type,
    intento: object.object === 'payment_intent' ? (object.id ?? null) : intent,
    sesion: object.object === 'checkout.session' ? (object.id ?? null) : null,
    pagoId: object.metadata?.pago_id ?? null,
  }
}

function verified(stripe: Stripe, secrets: string[], cuerpo: string, firma: string): Stripe.Event {
  let failure: unknown
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(cuerpo, firma, secret.trim(), TOLERANCE_SECONDS)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}
