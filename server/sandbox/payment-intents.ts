import { cardByToken } from './cards.ts'
import { emit } from './events.ts'
import { group, integer, metadata, required, text, type Fields } from './form-encoding.ts'
import { attemptPayment, lockIntent } from './payment-attempt.ts'
import type { Scope } from './scope.ts'
import { findThing, insertThing, newId, newSecret, saveThing, seconds, shown, type Things } from './store.ts'
import { reject, type Answer } from './stripe-error.ts'

type Intent = Things['payment_intent']

const MIN_AMOUNT = 500
const MAX_AMOUNT = 99_999_999

export async function createPaymentIntent(scope: Scope, fields: Fields): Promise<Answer> {
  const customer = await knownCustomer(scope, fields)
  const intent = newIntent(scope, {
    amount: readAmount(
      integer(fields, 'amount') ??
        reject('Missing required param: amount.', { code: 'parameter_missing', param: 'amount' }),
      'amount',
    ),
    currency: readCurrency(required(fields, 'currency')),
    customer,
    fields,
  })
  if (scope.fault === 'monto_distinto') intent.amount += 1
  await insertThing(scope.tx, intent, scope.now)
  return fields.confirm === 'true'
    ? confirmPaymentIntent(scope, fields, intent.id)
    : { status: 200, body: shown(intent) }
}

export async function updatePaymentIntent(scope: Scope, fields: Fields, id: string): Promise<Answer> {
  const { intent } = await lockIntent(scope, id)
  const amount = integer(fields, 'amount')
  const frozen = intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation'
  if (amount !== undefined && frozen)
    unexpectedState(
      intent,
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
    )
  if (amount !== undefined) intent.amount = readAmount(amount, 'amount')
  intent.metadata = metadata(fields, intent.metadata)
  intent.description = text(fields, 'description') ?? intent.description
  intent.receipt_email = text(fields, 'receipt_email') ?? intent.receipt_email
  await saveThing(scope.tx, intent)
  return { status: 200, body: shown(intent) }
}

export async function confirmPaymentIntent(scope: Scope, fields: Fields, id: string): Promise<Answer> {
  const { intent, session } = await lockIntent(scope, id)
  if (session)
    reject('This PaymentIntent belongs to a Checkout Session and is confirmed on its page.', {
      code: 'payment_intent_unexpected_state',
    })
  const token = text(fields, 'payment_method')
  const saved = token && (await findThing(scope.tx, 'payment_method', token))
  if (saved && saved.customer !== intent.customer)
    reject('The provided PaymentMethod belongs to another Customer.', {
      code: 'payment_method_unactivated',
      param: 'payment_method',
    })
  const card = saved ? saved._sandbox.card : token ? cardByToken(token) : intent._sandbox.card
  if (token && !card) reject(`No such PaymentMethod: '${token}'`, { code: 'resource_missing', param: 'payment_method' })
  if (!card)
    reject("You cannot confirm this PaymentIntent because it's missing a payment method.", {
      code: 'payment_intent_unexpected_state',
      payment_intent: shown(intent),
    })
  const refused = await attemptPayment(scope, {
    intent,
    session,
    card,
    returnUrl: text(fields, 'return_url'),
    ...(saved && { method: saved.id }),
  })
  return refused ? { status: 402, body: { error: refused } } : { status: 200, body: shown(intent) }
}

const CANCELABLE = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
]

export async function cancelPaymentIntent(scope: Scope, fields: Fields, id: string): Promise<Answer> {
  const { intent, session } = await lockIntent(scope, id)
  if (session?.status === 'open')
    unexpectedState(
      intent,
      'You cannot cancel the PaymentIntent of an open Checkout Session. Expire the Checkout Session instead.',
    )
  if (!CANCELABLE.includes(intent.status)) {
    unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(', ')}.`,
    )
  }
  await closeIntent(
    scope,
    intent,
    (text(fields, 'cancellation_reason') as Intent['cancellation_reason'] | undefined) ?? null,
  )
  return { status: 200, body: shown(intent) }
}

/** Ends an intent that is locked and not paid. */
export async function closeIntent(scope: Scope, intent: Intent, reason: Intent['cancellation_reason']): Promise<void> {
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: seconds(scope.now),
    cancellation_reason: reason,
    next_action: null,
  })
  await saveThing(scope.tx, intent)
  await emit(scope, 'payment_intent.canceled', intent)
}

function unexpectedState(intent: Intent, message: string): never {
  reject(message, { code: 'payment_intent_unexpected_state', payment_intent: shown(intent) })
}

export function readAmount(amount: number, param: string): number {
  if (amount < MIN_AMOUNT)
    reject(`The amount must be at least $${MIN_AMOUNT} clp.`, { code: 'amount_too_small', param })
  if (amount > MAX_AMOUNT)
    reject(`The amount must be no more than $${MAX_AMOUNT} clp.`, { code: 'amount_too_large', param })
  return amount
}

export function readCurrency(currency: string): 'clp' {
  return currency.toLowerCase() === 'clp'
    ? 'clp'
    : reject(`Invalid currency: ${currency}. This account charges in clp.`, { param: 'currency' })
}

export async function knownCustomer({ tx }: Scope, fields: Fields): Promise<string | null> {
  const id = text(fields, 'customer')
  if (id && !(await findThing(tx, 'customer', id)))
    reject(`No such customer: '${id}'`, { code: 'resource_missing', param: 'customer' })
  return id ?? null
}

interface IntentParts {
  amount: number
  currency: 'clp'
  customer: string | null
  fields: Fields
  session?: string
}

export function newIntent(scope: Scope, { amount, currency, customer, fields, session }: IntentParts): Intent {
  const id = newId('pi', scope.now)
  const automatic = group(fields, 'automatic_payment_methods')?.enabled !== 'false'
  return {
    ...unusedIntentParts,
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: automatic ? { allow_redirects: 'always', enabled: true } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newSecret(18)}`,
    confirmation_method: 'automatic',
    created: seconds(scope.now),
    currency,
    customer,
    description: text(fields, 'description') ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: metadata(fields),
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: text(fields, 'receipt_email') ?? null,
    statement_descriptor: text(fields, 'statement_descriptor') ?? null,
    statement_descriptor_suffix: text(fields, 'statement_descriptor_suffix') ?? null,
    status: 'requires_payment_method',
    transfer_group: text(fields, 'transfer_group') ?? null,
    _sandbox: session ? { session } : {},
  }
}

const unusedIntentParts = {
  allowed_payment_method_types: null,
  application: null,
  application_fee_amount: null,
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  transfer_data: null,
}
