import type { Context } from 'hono'
import { readCard, type Card, type CardFields } from '../cards.ts'
import { lockCurrentSession } from '../checkout-sessions.ts'
import { deliverSoon } from '../deliver.ts'
import { takeFault } from '../faults.ts'
import { attemptPayment, finishVerification } from '../payment-attempt.ts'
import { knownCustomer, newIntent } from '../payment-intents.ts'
import { PATH, type Environment, type Scope } from '../scope.ts'
import { findThing, insertThing, lockThing, saveThing, type Things } from '../store.ts'
import { checkoutPage, closedPage, successUrl, unknownPage } from './checkout-page.ts'
import { readPageForm, scopeOf } from './form.ts'
import { showSetupVerification, submitSetup, submitSetupVerification } from './setup.ts'
import { verificationPage } from './verification-page.ts'

type Session = Things['checkout.session']
type Intent = Things['payment_intent']

interface State {
  session: Session
  intent: Intent | undefined
}

export async function showCheckout(env: Environment, c: Context): Promise<Response> {
  const state = await readState(env, c)
  if (!state) return unknownPage(c)
  if (state.session.status !== 'open') return closedPage(c, state.session)
  return checkoutPage(c, state.session, { message: state.intent?.last_payment_error?.message ?? null })
}

export async function submitCheckout(env: Environment, c: Context): Promise<Response> {
  const state = await readState(env, c)
  if (!state) return unknownPage(c)
  if (state.session.status !== 'open') return leaveOrClose(c, state.session)
  if (state.session.mode === 'setup') return submitSetup(env, c, state.session)
  const form = await readPageForm(c)
  const typed: CardFields = {
    numero: form('numero'),
    vencimiento: form('vencimiento'),
    cvc: form('cvc'),
    nombre: form('nombre'),
  }
  const read = readCard(typed, env.now())
  if ('errors' in read)
    return checkoutPage(c, state.session, { errors: read.errors, nombre: typed.nombre, status: 422 })
  const { session, intent } = await pay(env, state.session.id, { card: read.card, nombre: typed.nombre.trim() })
  await deliverSoon(env)
  if (session.status !== 'open') return leaveOrClose(c, session)
  if (intent?.status === 'requires_action') return c.redirect(`${PATH}/pagar/${session.id}/verificacion`, 303)
  return checkoutPage(c, session, { message: intent?.last_payment_error?.message ?? null, nombre: typed.nombre })
}

export async function showSessionVerification(env: Environment, c: Context): Promise<Response> {
  const state = await readState(env, c)
  if (!state) return unknownPage(c)
  const { session, intent } = state
  if (session.status !== 'open') return closedPage(c, session)
  if (session.mode === 'setup') return showSetupVerification(env, c, session)
  if (intent?.status !== 'requires_action') return c.redirect(`${PATH}/pagar/${session.id}`, 303)
  return verificationPage(c, {
    monto: intent.amount,
    last4: intent._sandbox.card?.last4,
    action: `${PATH}/pagar/${session.id}/verificacion`,
    framed: false,
    leadsTo: [session.success_url],
  })
}

export async function submitSessionVerification(env: Environment, c: Context): Promise<Response> {
  const state = await readState(env, c)
  if (!state) return unknownPage(c)
  if (state.session.mode === 'setup') return submitSetupVerification(env, c, state.session.id)
  const form = await readPageForm(c)
  const { session } = await verify(env, state.session.id, form('decision') === 'confirmar')
  await deliverSoon(env)
  return session.status === 'open' ? c.redirect(`${PATH}/pagar/${session.id}`, 303) : leaveOrClose(c, session)
}

/** A paid session leads on to the shop, however often its form is sent. */
function leaveOrClose(c: Context, session: Session): Response | Promise<Response> {
  return session.status === 'complete' ? c.redirect(successUrl(session), 303) : closedPage(c, session)
}

async function readState(env: Environment, c: Context): Promise<State | undefined> {
  const id = c.req.param('id') ?? ''
  return env.transaction(async (tx) => {
    const scope = scopeOf(env, tx)
    if (!(await findThing(tx, 'checkout.session', id))) return undefined
    const session = await lockCurrentSession(scope, id)
    return { session, intent: await intentOf(scope, session) }
  })
}

async function intentOf({ tx }: Scope, session: Session): Promise<Intent | undefined> {
  return session.payment_intent ? lockThing(tx, 'payment_intent', session.payment_intent as string) : undefined
}

function pay(env: Environment, id: string, { card, nombre }: { card: Card; nombre: string }): Promise<State> {
  return env.transaction(async (tx) => {
    const fault = await takeFault(tx, ['checkout.sessions.pay'], ['monto_distinto'])
    const scope = scopeOf(env, tx, fault)
    const session = await lockCurrentSession(scope, id)
    if (session.status !== 'open') return { session, intent: undefined }
    const intent = (await intentOf(scope, session)) ?? (await startIntent(scope, session))
    await attemptPayment(scope, {
      intent,
      session,
      card,
      buyer: { name: nombre, email: session.customer_email ?? undefined },
    })
    return { session, intent }
  })
}

async function startIntent(scope: Scope, session: Session): Promise<Intent> {
  const fields = session._sandbox.intent
  const customer = (session.customer as string | null) ?? (await knownCustomer(scope, fields))
  const intent = newIntent(scope, {
    amount: session.amount_total ?? 0,
    currency: 'clp',
    customer,
    fields,
    session: session.id,
  })
  session.payment_intent = intent.id
  await insertThing(scope.tx, intent, scope.now)
  await saveThing(scope.tx, session)
  return intent
}

function verify(env: Environment, id: string, confirmed: boolean): Promise<State> {
  return env.transaction(async (tx) => {
    const scope = scopeOf(env, tx)
    const session = await lockCurrentSession(scope, id)
    const intent = await intentOf(scope, session)
    if (session.status === 'open' && intent?.status === 'requires_action') {
      await finishVerification(
        scope,
        { intent, session, buyer: { email: session.customer_email ?? undefined } },
        confirmed,
      )
    }
    return { session, intent }
  })
}
