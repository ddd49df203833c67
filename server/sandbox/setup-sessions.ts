import { DECLINES, type Card } from './cards.ts'
import { emit } from './events.ts'
import type { Scope } from './scope.ts'
import { insertThing, lockThing, newId, newSecret, saveThing, seconds, type Things } from './store.ts'

type Session = Things['checkout.session']
type SetupIntent = Things['setup_intent']

/** Tries to save a card on a locked session that only saves one. Answers why not, `verify` where the bank asks first, or nothing. */
export async function saveCard(
  scope: Scope,
  session: Session,
  { card, name }: { card: Card; name?: string },
): Promise<string | undefined> {
  const setup = await setupOf(scope, session)
  setup._sandbox.card = card
  if (card.outcome === 'verify') {
    setup.status = 'requires_action'
    return void (await saveThing(scope.tx, setup))
  }
  if (card.outcome !== 'accepted' && card.outcome !== 'charge_fails') {
    setup.status = 'requires_payment_method'
    await saveThing(scope.tx, setup)
    return DECLINES[card.outcome].message
  }
  await finish(scope, { session, setup, card, ...(name && { name }) })
  return undefined
}

/** Ends the step at "their bank". A card that was confirmed there is charged later without asking again. */
export async function finishSetupVerification(scope: Scope, session: Session, confirmed: boolean): Promise<void> {
  const setup = await setupOf(scope, session)
  const card = setup._sandbox.card
  if (setup.status !== 'requires_action' || !card) return
  if (confirmed) return finish(scope, { session, setup, card: { ...card, outcome: 'accepted' } })
  setup.status = 'requires_payment_method'
  await saveThing(scope.tx, setup)
}

async function finish(
  scope: Scope,
  { session, setup, card, name }: { session: Session; setup: SetupIntent; card: Card; name?: string },
): Promise<void> {
  const method = {
    id: newId('pm', scope.now),
    object: 'payment_method',
    billing_details: { address: null, email: session.customer_email, name: name ?? null, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      last4: card.last4,
      funding: card.funding,
      exp_month: 12,
      exp_year: 2034,
      country: 'CL',
      display_brand: card.brand,
    },
    created: seconds(scope.now),
    customer: session.customer,
    livemode: false,
    metadata: {},
    type: 'card',
    _sandbox: { card },
  } as unknown as Things['payment_method']
  await insertThing(scope.tx, method, scope.now)
  Object.assign(setup, { status: 'succeeded', payment_method: method.id })
  await saveThing(scope.tx, setup)
  Object.assign(session, { status: 'complete', url: null })
  await saveThing(scope.tx, session)
  await emit(scope, 'checkout.session.completed', session)
}

export async function setupOf({ tx, now }: Scope, session: Session): Promise<SetupIntent> {
  if (session.setup_intent) return lockThing(tx, 'setup_intent', session.setup_intent as string)
  const id = newId('seti', now)
  const setup = {
    id,
    object: 'setup_intent',
    application: null,
    attach_to_self: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${newSecret(18)}`,
    created: seconds(now),
    customer: session.customer,
    description: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: session._sandbox.setup ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
    _sandbox: {},
  } as unknown as SetupIntent
  await insertThing(tx, setup, now)
  session.setup_intent = id
  await saveThing(tx, session)
  return setup
}
