import Stripe from 'stripe'
import { modoDeLlave } from '#domain/pagos/modo.ts'
import type { CobroNuevo, PaymentPort, PspDisputa, PspEvento, PspPago, PspReembolso, PspSesion } from '#server/ports.ts'
import { PspRefusedError, PspUnavailableError, PspUnknownError } from '#server/ports.ts'
import { createBreaker } from '#server/platform/breaker.ts'
import { isAnswer, rechazoDe } from './respuesta-de-stripe.ts'
import { toMovimiento, toSaldo } from './saldo-de-stripe.ts'
import { tarjetasGuardadas } from './tarjetas-guardadas.ts'

export interface StripeOptions {
  /** What this program marks its payments with. */
  instalacion: string
  secretKey: string
  publishableKey: string
  /** Two during a rotation, separated by a comma. */
  webhookSecret: string
  /** Another host, with its path prefix; the built-in counterpart is one. */
  apiBase?: string | undefined
  fetch?: typeof fetch
  sandbox: boolean
  /** Of one try, and of all of them together. */
  timeoutMs?: number
  totalMs?: number
  retries?: number
  /** Milliseconds, for the breaker. */
  clock?: () => number
}

const TIMEOUT_MS = 4_500
const TOTAL_MS = 10_000
const RETRIES = 2
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
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: options.retries ?? RETRIES,
    telemetry: false,
  })
  const call = createCaller(options.totalMs ?? TOTAL_MS, options.clock)
  const dinero = modoDeLlave(options.secretKey) ?? 'prueba'
  const live = dinero === 'vivo'
  const { instalacion } = options
  const metadata = (c: CobroNuevo) => ({ pago_id: c.pagoId, reserva_id: c.reservaId, instalacion })
  const toPago = (intent: Stripe.PaymentIntent): PspPago => pagoDe(intent, { live, instalacion })

  return {
    modo: options.sandbox ? 'prueba' : 'stripe',
    dinero,
    clavePublica: options.publishableKey,
    async crearSesion(c) {
      const session = await call(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [
              {
                quantity: 1,
                price_data: { currency: 'clp', unit_amount: c.monto, product_data: { name: c.descripcion } },
              },
            ],
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
          {
            amount: c.monto,
            currency: 'clp',
            description: c.descripcion,
            metadata: metadata(c),
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            expand: EXPAND,
          },
          { idempotencyKey: `pago:${c.pagoId}` },
        ),
      )
      return toPago(intent)
    },
    verPago: async (id) => toPago(await call(() => stripe.paymentIntents.retrieve(id, { expand: EXPAND }))),
    verSesion: async (id) => toSesion(await call(() => stripe.checkout.sessions.retrieve(id))),
    ...tarjetasGuardadas({ stripe, call, instalacion, toPago, toSesion }),
    async buscarPagos(pagoId) {
      const found = await call(() =>
        stripe.paymentIntents.search({
          query: `metadata['pago_id']:'${pagoId}'`,
          limit: 10,
          expand: ['data.latest_charge'],
        }),
      )
      return found.data.map(toPago)
    },
    cerrarSesion: (id) => call(() => closeSession(stripe, id)),
    cerrarIntento: (id) => call(() => closeIntent(stripe, id)),
    async reembolsar({ reembolsoId, intento, monto }) {
      const refund = await call(() =>
        stripe.refunds.create(
          { payment_intent: intento, amount: monto, metadata: { reembolso_id: reembolsoId } },
          { idempotencyKey: `reembolso:${reembolsoId}` },
        ),
      )
      return toReembolso(refund)
    },
    async buscarReembolsos(intento) {
      const found = await call(() => stripe.refunds.list({ payment_intent: intento, limit: 100 }))
      return found.data.map(toReembolso)
    },
    verDisputa: async (id) => toDisputa(await call(() => stripe.disputes.retrieve(id))),
    listarPagos: (desde) =>
      all(
        (page) => call(() => stripe.paymentIntents.list({ ...page, ...since(desde), expand: ['data.latest_charge'] })),
        toPago,
      ),
    listarReembolsos: (desde) =>
      all((page) => call(() => stripe.refunds.list({ ...page, ...since(desde) })), toReembolso),
    listarDisputas: (desde) => all((page) => call(() => stripe.disputes.list({ ...page, ...since(desde) })), toDisputa),
    verSaldo: async () => toSaldo(await call(() => stripe.balance.retrieve())),
    listarMovimientos: (desde) =>
      all(
        (page) => call(() => stripe.balanceTransactions.list({ ...page, ...since(desde), currency: 'clp' })),
        toMovimiento,
      ),
    leerEvento: (cuerpo, firma, ahora) =>
      toEvento(verified(stripe, options.webhookSecret.split(','), { cuerpo, firma, ahora })),
    verEvento: (cuerpo) => toEvento(JSON.parse(cuerpo) as Stripe.Event),
  }
}

const since = (desde: Date) => ({ created: { gte: Math.floor(desde.getTime() / 1000) } })

/** Page by page, each a call with a time of its own: days of payments do not fit into that of one. A part of them would pass for all, so it is all or none. */
async function all<T extends { id: string }, P>(
  list: (page: Stripe.PaginationParams) => Promise<Stripe.ApiList<T>>,
  shape: (item: T) => P,
): Promise<P[]> {
  const found: P[] = []
  for (let last: T | undefined; ;) {
    const { data, has_more } = await list({ limit: 100, ...(last && { starting_after: last.id }) })
    found.push(...data.map(shape))
    last = data.at(-1)
    if (!has_more || !last) return found
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
function createCaller(totalMs: number, clock?: () => number): <T>(act: () => Promise<T>) => Promise<T> {
  const breaker = createBreaker(clock)
  return async (act) => {
    if (breaker.isOpen()) throw new PspUnavailableError('the payment provider is out of order')
    try {
      const result = await within(totalMs, act())
      breaker.succeed()
      return result
    } catch (error) {
      if (isAnswer(error)) {
        breaker.succeed()
        throw new PspRefusedError('the payment provider said no', {
          code: (error as Stripe.errors.StripeError).code,
          cause: error,
        })
      }
      const rechazo = rechazoDe(error)
      if (rechazo) breaker.succeed()
      else breaker.fail()
      throw new PspUnknownError(
        rechazo ? 'the payment provider does not take the call' : 'the payment provider did not answer',
        { rechazo, cause: error },
      )
    }
  }
}

/** What is still under way after `ms` is given up, with all its tries: the caller has a person waiting. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('the total time is over')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

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

function pagoDe(intent: Stripe.PaymentIntent, { live, instalacion }: { live: boolean; instalacion: string }): PspPago {
  const marca = intent.metadata.instalacion
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const card = charge?.payment_method_details?.card
  const failed = intent.status === 'requires_payment_method' && intent.last_payment_error
  return {
    intento: intent.id,
    estado: failed ? 'fallido' : (STATUS[intent.status] ?? 'procesando'),
    // What was taken, once it was: it may differ from what was asked.
    monto: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    moneda: intent.currency,
    enVivo: intent.livemode === live,
    livemode: intent.livemode,
    reservaId: intent.metadata.reserva_id ?? null,
    pagoId: uuidIn(intent.metadata.pago_id),
    marca: card?.brand ?? null,
    ultimos4: card?.last4 ?? null,
    tipoTarjeta: card?.funding ?? null,
    autorizacion: card?.authorization_code ?? null,
    motivo: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
    clientSecret: intent.client_secret,
    reembolsado: charge?.amount_refunded ?? 0,
    cobroId: uuidIn(intent.metadata.suscripcion_cobro_id),
    instalacion: marca ? (marca === instalacion ? 'esta' : 'otra') : null,
  }
}

function toSesion(s: Stripe.Checkout.Session): PspSesion {
  const estado = s.status === 'complete' ? 'completa' : s.status === 'expired' ? 'vencida' : 'abierta'
  return {
    id: s.id,
    url: s.url,
    estado,
    intento: typeof s.payment_intent === 'string' ? s.payment_intent : (s.payment_intent?.id ?? null),
  }
}

function toReembolso(r: Stripe.Refund): PspReembolso {
  const estado =
    r.status === 'succeeded' ? 'hecho' : r.status === 'failed' || r.status === 'canceled' ? 'rechazado' : 'enviado'
  return {
    id: r.id,
    estado,
    monto: r.amount,
    reembolsoId: uuidIn(r.metadata?.reembolso_id),
    intento: idOf(r.payment_intent),
    descontado: r.balance_transaction !== null,
  }
}

function toDisputa(d: Stripe.Dispute): PspDisputa {
  const estado =
    d.status === 'won' || d.status === 'warning_closed' || d.status === 'prevented'
      ? 'ganada'
      : d.status === 'lost'
        ? 'perdida'
        : 'abierta'
  return {
    id: d.id,
    estado,
    monto: d.amount,
    motivo: d.reason,
    responderAntesDe: d.evidence_details.due_by ? new Date(d.evidence_details.due_by * 1000) : null,
    intento: idOf(d.payment_intent),
  }
}

interface EventObject {
  id?: string
  object?: string
  payment_intent?: string | { id: string } | null
  metadata?: Record<string, string> | null
}

const CLASSES: Record<string, PspEvento['clase']> = {
  payment_intent: 'pago',
  'checkout.session': 'pago',
  charge: 'pago',
  refund: 'reembolso',
  dispute: 'disputa',
}
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function toEvento({ id, type, data, livemode }: Stripe.Event): PspEvento {
  const object = data.object as EventObject
  const is = (kind: string): string | null => (object.object === kind ? (object.id ?? null) : null)
  return {
    id,
    tipo: type,
    clase: CLASSES[object.object ?? ''] ?? 'otro',
    intento: is('payment_intent') ?? idOf(object.payment_intent),
    sesion: is('checkout.session'),
    pagoId: uuidIn(object.metadata?.pago_id),
    reembolsoId: uuidIn(object.metadata?.reembolso_id),
    disputa: is('dispute'),
    livemode: typeof livemode === 'boolean' ? livemode : null,
  }
}

const idOf = (ref: string | { id: string } | null | undefined): string | null =>
  typeof ref === 'string' ? ref : (ref?.id ?? null)
const uuidIn = (text: string | undefined): string | null => (text && UUID.test(text) ? text : null)

/** Signed with one of our secrets, and neither long ago nor in the future. */
function verified(
  stripe: Stripe,
  secrets: string[],
  { cuerpo, firma, ahora }: { cuerpo: string; firma: string; ahora: Date },
): Stripe.Event {
  const signedAt = Number(/(?:^|,)\s*t=(\d{1,12})/.exec(firma)?.[1] ?? 0)
  if (signedAt - ahora.getTime() / 1000 > TOLERANCE_SECONDS) throw new Error('signed in the future')
  let failure: unknown
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(cuerpo, firma, secret.trim(), TOLERANCE_SECONDS, undefined, ahora.getTime())
    } catch (error) {
      failure = error
    }
  }
  throw failure
}
