import type { Context } from 'hono'
import { readCard, type Card, type CardFields } from '../cards.ts'
import { lockCurrentSession } from '../checkout-sessions.ts'
import { deliverSoon } from '../deliver.ts'
import { PATH, type Environment } from '../scope.ts'
import { finishSetupVerification, saveCard, setupOf } from '../setup-sessions.ts'
import type { Things } from '../store.ts'
import { checkoutPage, closedPage, successUrl } from './checkout-page.ts'
import { readPageForm, scopeOf } from './form.ts'
import { verificationPage } from './verification-page.ts'

type Session = Things['checkout.session']

/** The page of a session that only saves a card. */
export async function submitSetup(env: Environment, c: Context, session: Session): Promise<Response> {
  const form = await readPageForm(c)
  const typed: CardFields = {
    numero: form('numero'),
    vencimiento: form('vencimiento'),
    cvc: form('cvc'),
    nombre: form('nombre'),
  }
  const read = readCard(typed, env.now())
  if ('errors' in read) return checkoutPage(c, session, { errors: read.errors, nombre: typed.nombre, status: 422 })
  const after = await save(env, session.id, { card: read.card, name: typed.nombre.trim() })
  await deliverSoon(env)
  if (after.session.status === 'complete') return c.redirect(successUrl(after.session), 303)
  if (after.session.status !== 'open') return closedPage(c, after.session)
  if (after.isAtBank) return c.redirect(`${PATH}/pagar/${session.id}/verificacion`, 303)
  return checkoutPage(c, after.session, { message: after.message ?? null, nombre: typed.nombre })
}

export async function showSetupVerification(env: Environment, c: Context, session: Session): Promise<Response> {
  const setup = await env.transaction((tx) => setupOf(scopeOf(env, tx), session))
  if (setup.status !== 'requires_action') return c.redirect(`${PATH}/pagar/${session.id}`, 303)
  return verificationPage(c, {
    monto: null,
    last4: setup._sandbox.card?.last4,
    action: `${PATH}/pagar/${session.id}/verificacion`,
    framed: false,
    leadsTo: [session.success_url],
  })
}

export async function submitSetupVerification(env: Environment, c: Context, id: string): Promise<Response> {
  const form = await readPageForm(c)
  const session = await env.transaction(async (tx) => {
    const scope = scopeOf(env, tx)
    const locked = await lockCurrentSession(scope, id)
    if (locked.status === 'open') await finishSetupVerification(scope, locked, form('decision') === 'confirmar')
    return locked
  })
  await deliverSoon(env)
  if (session.status === 'complete') return c.redirect(successUrl(session), 303)
  return session.status === 'open' ? c.redirect(`${PATH}/pagar/${id}`, 303) : closedPage(c, session)
}

function save(
  env: Environment,
  id: string,
  typed: { card: Card; name: string },
): Promise<{ session: Session; message?: string | undefined; isAtBank: boolean }> {
  return env.transaction(async (tx) => {
    const scope = scopeOf(env, tx)
    const session = await lockCurrentSession(scope, id)
    if (session.status !== 'open') return { session, isAtBank: false }
    const message = await saveCard(scope, session, typed)
    return { session, message, isAtBank: message === undefined && session.status === 'open' }
  })
}
