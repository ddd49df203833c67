import { DECLINES, type Card, type Decline } from './cards.ts'
import { insertCharge, type Buyer } from './charges.ts'
import { emit } from './events.ts'
import { PATH, type Scope } from './scope.ts'
import { getThing, lockThing, newId, saveThing, shown, type Things } from './store.ts'
import { reject, type StripeErrorBody } from './stripe-error.ts'

type Intent = Things['payment_intent']
type Session = Things['checkout.session']

/** The intent with the session it belongs to, both locked; always in this order, so that two calls never wait for each other. */
export async function lockIntent(scope: Scope, id: string): Promise<{ intent: Intent; session: Session | undefined }> {
  const sessionId = (await getThing(scope.tx, 'payment_intent', id, 'intent'))._sandbox.session
  const session = sessionId ? await lockThing(scope.tx, 'checkout.session', sessionId) : undefined
  return { intent: await lockThing(scope.tx, 'payment_intent', id, 'intent'), session }
}

interface Attempt {
  intent: Intent
  session: Session | undefined
  card: Card
  buyer?: Buyer
  returnUrl?: string | undefined
  /** A saved card; without it the attempt makes one of its own. */
  method?: string | undefined
}

const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** Tries a card on a locked intent. Answers the error of a declined card, or nothing: then see the intent's status. */
export async function attemptPayment(scope: Scope, attempt: Attempt): Promise<StripeErrorBody | undefined> {
  const { intent, card, returnUrl } = attempt
  if (!OPEN.includes(intent.status)) {
    const why =
      intent.status === 'succeeded'
        ? 'it has already succeeded after being previously confirmed'
        : `it has a status of ${intent.status}`
    reject(`You cannot confirm this PaymentIntent because ${why}.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: shown(intent),
    })
  }
  intent.payment_method = attempt.method ?? newId('pm', scope.now)
  intent._sandbox.card = card
  if (returnUrl) intent._sandbox.returnUrl = returnUrl
  if (card.outcome === 'verify') return void (await askToVerify(scope, intent))
  if (card.outcome === 'accepted') return void (await succeed(scope, attempt))
  return decline(scope, attempt, card.outcome === 'charge_fails' ? 'generic_decline' : card.outcome)
}

/** Ends the confirmation step of a locked intent, as the person chose in the page of "their bank". */
export async function finishVerification(
  scope: Scope,
  attempt: Omit<Attempt, 'card'>,
  confirmed: boolean,
): Promise<StripeErrorBody | undefined> {
  const { intent } = attempt
  const card = intent._sandbox.card
  if (intent.status !== 'requires_action' || !card) {
    reject(`This PaymentIntent has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: shown(intent),
    })
  }
  if (confirmed) return void (await succeed(scope, { ...attempt, card }))
  return decline(scope, { ...attempt, card }, 'authentication_failure')
}

async function askToVerify(scope: Scope, intent: Intent): Promise<void> {
  const url = `${scope.baseUrl}${PATH}/verificacion?pi=${intent.id}&client_secret=${intent.client_secret}`
  intent.status = 'requires_action'
  intent.last_payment_error = null
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { url, return_url: intent._sandbox.returnUrl ?? null },
  }
  await saveThing(scope.tx, intent)
  await emit(scope, 'payment_intent.requires_action', intent)
}

async function succeed(scope: Scope, { intent, session, card, buyer }: Attempt): Promise<void> {
  const charge = await insertCharge(scope, intent, { card, ...(buyer && { buyer }) })
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: charge.amount,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: null,
  })
  await saveThing(scope.tx, intent)
  await emit(scope, 'charge.succeeded', charge)
  await emit(scope, 'payment_intent.succeeded', intent)
  if (session) await completeSession(scope, session, buyer)
}

async function completeSession(scope: Scope, session: Session, buyer?: Buyer): Promise<void> {
  session.status = 'complete'
  session.payment_status = 'paid'
  session.url = null
  session.customer_details = {
    address: null,
    business_name: null,
    email: buyer?.email ?? session.customer_email,
    individual_name: null,
    name: buyer?.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }
  await saveThing(scope.tx, session)
  await emit(scope, 'checkout.session.completed', session)
}

async function decline(scope: Scope, { intent, card, buyer }: Attempt, why: Decline): Promise<StripeErrorBody> {
  const charge = await insertCharge(scope, intent, { card, decline: why, ...(buyer && { buyer }) })
  const { code, declineCode, message } = DECLINES[why]
  const error = {
    type: 'card_error' as const,
    code,
    message,
    charge: charge.id,
    ...(declineCode && { decline_code: declineCode }),
  }
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.latest_charge = charge.id
  intent.next_action = null
  intent.last_payment_error = error as NonNullable<Intent['last_payment_error']>
  delete intent._sandbox.card
  await saveThing(scope.tx, intent)
  await emit(scope, 'payment_intent.payment_failed', intent)
  return { ...error, payment_intent: shown(intent) }
}
