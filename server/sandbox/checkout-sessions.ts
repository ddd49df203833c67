import type Stripe from 'stripe'
import { emit } from './events.ts'
import { group, integer, list, metadata, required, text, type Fields, type Value } from './form-encoding.ts'
import { closeIntent, knownCustomer, readAmount, readCurrency } from './payment-intents.ts'
import { PATH, type Scope } from './scope.ts'
import {
  getThing,
  insertThing,
  lockThing,
  newId,
  newSecret,
  saveThing,
  seconds,
  shown,
  type Things,
  type Tx,
} from './store.ts'
import { reject, type Answer } from './stripe-error.ts'

type Session = Things['checkout.session']

const MIN_LIFE_S = 30 * 60
const MAX_LIFE_S = 24 * 3600

export async function createCheckoutSession(scope: Scope, fields: Fields): Promise<Answer> {
  const mode = required(fields, 'mode')
  if (mode === 'setup') return createSetupSession(scope, fields)
  if (mode !== 'payment')
    reject('This account takes payments and saves cards: `mode` must be `payment` or `setup`.', { param: 'mode' })
  const uiMode = text(fields, 'ui_mode') ?? 'hosted_page'
  if (uiMode !== 'hosted_page') reject('Only `hosted_page` is available here.', { param: 'ui_mode' })
  const items = list(fields, 'line_items').map((item, i) => readItem(scope, item, i))
  if (items.length === 0)
    reject('You must provide `line_items` in `payment` mode.', { code: 'parameter_missing', param: 'line_items' })
  const total = readAmount(
    items.reduce((sum, item) => sum + item.amount_total, 0),
    'line_items',
  )
  const session = newSession(scope, fields, {
    items,
    total: total + (scope.fault === 'monto_distinto' ? 1 : 0),
    customer: await knownCustomer(scope, fields),
    expiresAt: readExpiry(scope, fields),
  })
  await insertThing(scope.tx, session, scope.now)
  return { status: 200, body: shown(session) }
}

async function createSetupSession(scope: Scope, fields: Fields): Promise<Answer> {
  const customer =
    (await knownCustomer(scope, fields)) ??
    reject('You must provide `customer` in `setup` mode here.', { code: 'parameter_missing', param: 'customer' })
  readCurrency(required(fields, 'currency'))
  const base = newSession(scope, fields, { items: [], total: 0, customer, expiresAt: readExpiry(scope, fields) })
  const session: Session = {
    ...base,
    amount_subtotal: null,
    amount_total: null,
    mode: 'setup',
    payment_status: 'no_payment_required',
    _sandbox: { ...base._sandbox, setup: metadata(group(fields, 'setup_intent_data') ?? {}) },
  }
  await insertThing(scope.tx, session, scope.now)
  return { status: 200, body: shown(session) }
}

export async function retrieveCheckoutSession(scope: Scope, _fields: Fields, id: string): Promise<Answer> {
  const session = await getThing(scope.tx, 'checkout.session', id, 'session')
  return { status: 200, body: shown(isOverdue(session, scope.now) ? await lockCurrentSession(scope, id) : session) }
}

export async function listLineItems(scope: Scope, _fields: Fields, id: string): Promise<Answer> {
  const session = await getThing(scope.tx, 'checkout.session', id, 'session')
  return {
    status: 200,
    body: {
      object: 'list',
      data: session._sandbox.items,
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`,
    },
  }
}

export async function expireCheckoutSession(scope: Scope, _fields: Fields, id: string): Promise<Answer> {
  const session = await lockThing(scope.tx, 'checkout.session', id, 'session')
  if (session.status !== 'open') {
    reject(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  }
  await expireSession(scope, session)
  return { status: 200, body: shown(session) }
}

/** The session locked, and expired first if its time ran out. */
export async function lockCurrentSession(scope: Scope, id: string): Promise<Session> {
  const session = await lockThing(scope.tx, 'checkout.session', id, 'session')
  if (isOverdue(session, scope.now)) await expireSession(scope, session)
  return session
}

/** Ids of sessions whose time ran out. */
export async function overdueSessions(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('sandboxObjetos')
    .select('id')
    .where('tipo', '=', 'checkout.session')
    .where((eb) =>
      eb.and([
        eb(eb.fn('jsonb_extract_path_text', ['datos', eb.val('status')]), '=', 'open'),
        eb(eb.cast(eb.fn('jsonb_extract_path_text', ['datos', eb.val('expires_at')]), 'bigint'), '<=', seconds(now)),
      ]),
    )
    .orderBy('createdAt')
    .limit(200)
    .execute()
  return rows.map((row) => row.id)
}

const isOverdue = (session: Session, now: Date): boolean =>
  session.status === 'open' && session.expires_at * 1000 <= now.getTime()

async function expireSession(scope: Scope, session: Session): Promise<void> {
  session.status = 'expired'
  session.url = null
  await saveThing(scope.tx, session)
  if (session.payment_intent) {
    const intent = await lockThing(scope.tx, 'payment_intent', session.payment_intent as string)
    await closeIntent(scope, intent, 'automatic')
  }
  await emit(scope, 'checkout.session.expired', session)
}

function readExpiry({ now }: Scope, fields: Fields): number {
  const at = integer(fields, 'expires_at') ?? seconds(now) + MAX_LIFE_S
  const life = at - now.getTime() / 1000
  if (life < MIN_LIFE_S)
    reject('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', {
      param: 'expires_at',
    })
  if (life > MAX_LIFE_S)
    reject('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', {
      param: 'expires_at',
    })
  return at
}

function readItem({ now }: Scope, value: Value, index: number): Stripe.LineItem {
  const param = `line_items[${index}]`
  if (typeof value === 'string' || Array.isArray(value)) reject('Invalid object', { param })
  const price =
    group(value, 'price_data') ?? reject('Only `price_data` is available here.', { param: `${param}[price_data]` })
  const product =
    group(price, 'product_data') ??
    reject('Missing required param: product_data.', {
      code: 'parameter_missing',
      param: `${param}[price_data][product_data]`,
    })
  const unit =
    integer(price, 'unit_amount') ??
    reject('Missing required param: unit_amount.', {
      code: 'parameter_missing',
      param: `${param}[price_data][unit_amount]`,
    })
  const quantity = integer(value, 'quantity') ?? 1
  if (unit < 0 || quantity < 1) reject('Invalid amount or quantity.', { param })
  const currency = readCurrency(required(price, 'currency'))
  const amount = unit * quantity
  return {
    id: newId('li', now),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: required(product, 'name'),
    metadata: null,
    price: null,
    quantity,
  }
}

/** The second line that the page shows under the name of an item. */
function detailOf(item: Value): string {
  return text(group(group(item as Fields, 'price_data') ?? {}, 'product_data') ?? {}, 'description') ?? ''
}

function readReturnUrl(fields: Fields, name: string): string | undefined {
  const url = text(fields, name)
  if (url && !/^https?:\/\//.test(url))
    reject(`Invalid URL: ${name} must begin with http:// or https://`, { code: 'url_invalid', param: name })
  return url && !URL.canParse(url) ? reject(`Not a valid URL`, { code: 'url_invalid', param: name }) : url
}

interface SessionParts {
  items: Stripe.LineItem[]
  total: number
  customer: string | null
  expiresAt: number
}

function newSession(
  { now, baseUrl }: Scope,
  fields: Fields,
  { items, total, customer, expiresAt }: SessionParts,
): Session {
  const id = newId('cs_test', now) + newSecret(18)
  const successUrl =
    readReturnUrl(fields, 'success_url') ??
    reject('Missing required param: success_url.', { code: 'parameter_missing', param: 'success_url' })
  return {
    ...unusedSessionParts,
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: readReturnUrl(fields, 'cancel_url') ?? null,
    client_reference_id: text(fields, 'client_reference_id') ?? null,
    created: seconds(now),
    currency: 'clp',
    customer,
    customer_details: null,
    customer_email: text(fields, 'customer_email') ?? null,
    expires_at: expiresAt,
    livemode: false,
    locale: (text(fields, 'locale') as Session['locale'] | undefined) ?? null,
    metadata: metadata(fields),
    mode: 'payment',
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    submit_type: (text(fields, 'submit_type') as Session['submit_type'] | undefined) ?? null,
    success_url: successUrl,
    ui_mode: 'hosted_page',
    url: `${baseUrl}${PATH}/pagar/${id}`,
    _sandbox: {
      items,
      details: list(fields, 'line_items').map(detailOf),
      intent: group(fields, 'payment_intent_data') ?? {},
    },
  }
}

const unusedSessionParts = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  customer_creation: 'if_required' as const,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required' as const,
  payment_method_configuration_details: null,
  payment_method_options: {},
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  wallet_options: null,
}
