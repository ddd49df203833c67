import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { readCard, type Card, type CardErrors } from '../cards.ts'
import { deliverSoon } from '../deliver.ts'
import { takeFault } from '../faults.ts'
import { attemptPayment, finishVerification, lockIntent } from '../payment-attempt.ts'
import { PATH, type Environment } from '../scope.ts'
import { findThing, type Things } from '../store.ts'
import { cardFields, errorSummary } from './card-form.ts'
import { unknownPage } from './checkout-page.ts'
import { readPageForm, scopeOf } from './form.ts'
import { CHECK, TRIANGLE } from './icons.ts'
import { renderPage } from './page.ts'
import { endedScript, FRAME_SCRIPT } from './scripts.ts'
import { verificationPage } from './verification-page.ts'

type Intent = Things['payment_intent']

/** What a frame tells the page around it. */
interface Result {
  estado: 'exitoso' | 'fallido' | 'requiere_accion' | 'completo'
  codigo?: string
  mensaje?: string
  errores?: CardErrors
}

export async function showCardFrame(env: Environment, c: Context): Promise<Response> {
  const keys = { pi: c.req.query('pi') ?? '', client_secret: c.req.query('client_secret') ?? '' }
  const intent = await findOwnIntent(env, keys)
  if (!intent) return unknownPage(c)
  if (intent.status === 'succeeded' || intent.status === 'canceled') return endedFrame(c, resultOf(intent))
  const body = html`<form class="stack" method="post" action="${PATH}/tarjeta" novalidate>${hiddenKeys(keys)}
<h1 class="sr">Pago con tarjeta</h1>${errorSummary({}, null)}${cardFields({})}</form>
<p class="notice warning small">${raw(TRIANGLE)}<span><strong>Pago de prueba.</strong> Usa <span class="whole">4242 4242 4242 4242</span>, cualquier fecha futura y CVC.</span></p>`
  return renderPage(c, { title: 'Pago con tarjeta', body, framed: true, script: FRAME_SCRIPT })
}

export async function submitCardFrame(env: Environment, c: Context): Promise<Response> {
  const form = await readPageForm(c)
  const intent = await findOwnIntent(env, { pi: form('pi'), client_secret: form('client_secret') })
  if (!intent)
    return c.json(
      { estado: 'fallido', codigo: 'resource_missing', mensaje: 'No encontramos este pago' } satisfies Result,
      404,
      NO_STORE,
    )
  const read = readCard(
    { numero: form('numero'), vencimiento: form('vencimiento'), cvc: form('cvc'), nombre: form('nombre') },
    env.now(),
  )
  const isOpen = intent.status !== 'succeeded' && intent.status !== 'canceled'
  if ('errors' in read && isOpen) {
    return c.json(
      {
        estado: 'fallido',
        codigo: 'datos_incompletos',
        mensaje: 'Revisa los datos de la tarjeta',
        errores: read.errors,
      } satisfies Result,
      200,
      NO_STORE,
    )
  }
  if (form('revisar') === '1') return c.json({ estado: 'completo' } satisfies Result, 200, NO_STORE)
  const after = 'card' in read ? await pay(env, intent.id, { card: read.card, nombre: form('nombre').trim() }) : intent
  await deliverSoon(env)
  return c.json(resultOf(after), 200, NO_STORE)
}

export async function showVerification(env: Environment, c: Context): Promise<Response> {
  const keys = { pi: c.req.query('pi') ?? '', client_secret: c.req.query('client_secret') ?? '' }
  const intent = await findOwnIntent(env, keys)
  if (!intent) return unknownPage(c)
  if (intent.status !== 'requires_action') return endedFrame(c, resultOf(intent))
  const leadsTo = [intent._sandbox.returnUrl ?? null]
  return verificationPage(c, {
    monto: intent.amount,
    last4: intent._sandbox.card?.last4,
    action: `${PATH}/verificacion`,
    hidden: keys,
    framed: true,
    leadsTo,
  })
}

export async function submitVerification(env: Environment, c: Context): Promise<Response> {
  const form = await readPageForm(c)
  const keys = { pi: form('pi'), client_secret: form('client_secret') }
  const known = await findOwnIntent(env, keys)
  if (!known) return unknownPage(c)
  const intent = await verify(env, known.id, form('decision') === 'confirmar')
  await deliverSoon(env)
  const result = resultOf(intent)
  if (c.req.header('accept')?.includes('application/json')) return c.json(result, 200, NO_STORE)
  if (!intent._sandbox.returnUrl) return endedFrame(c, result)
  const back = new URL(intent._sandbox.returnUrl)
  back.searchParams.set('payment_intent', intent.id)
  back.searchParams.set('payment_intent_client_secret', keys.client_secret)
  back.searchParams.set('redirect_status', result.estado === 'exitoso' ? 'succeeded' : 'failed')
  return c.redirect(back.href, 303)
}

const NO_STORE = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}

const hiddenKeys = (keys: Record<string, string>) =>
  Object.entries(keys).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

/** The intent whose secret the page holds; one of a hosted session is paid on its own page only. */
async function findOwnIntent(
  env: Environment,
  { pi, client_secret }: { pi: string; client_secret: string },
): Promise<Intent | undefined> {
  const intent = await findThing(env.db, 'payment_intent', pi)
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const isOwn =
    intent && !intent._sandbox.session && timingSafeEqual(digest(intent.client_secret ?? ''), digest(client_secret))
  return isOwn ? intent : undefined
}

function pay(env: Environment, id: string, { card, nombre }: { card: Card; nombre: string }): Promise<Intent> {
  return env.transaction(async (tx) => {
    const fault = await takeFault(tx, ['payment_intents.confirm'], ['monto_distinto'])
    const scope = scopeOf(env, tx, fault)
    const { intent, session } = await lockIntent(scope, id)
    if (intent.status === 'succeeded' || intent.status === 'canceled') return intent
    await attemptPayment(scope, {
      intent,
      session,
      card,
      buyer: { name: nombre, email: intent.receipt_email ?? undefined },
    })
    return intent
  })
}

function verify(env: Environment, id: string, confirmed: boolean): Promise<Intent> {
  return env.transaction(async (tx) => {
    const scope = scopeOf(env, tx)
    const { intent, session } = await lockIntent(scope, id)
    if (intent.status === 'requires_action')
      await finishVerification(
        scope,
        { intent, session, buyer: { email: intent.receipt_email ?? undefined } },
        confirmed,
      )
    return intent
  })
}

function resultOf(intent: Intent): Result {
  if (intent.status === 'succeeded') return { estado: 'exitoso' }
  if (intent.status === 'requires_action') return { estado: 'requiere_accion' }
  if (intent.status === 'canceled')
    return {
      estado: 'fallido',
      codigo: 'payment_intent_canceled',
      mensaje: 'El plazo para pagar terminó y no hubo cobro',
    }
  const error = intent.last_payment_error
  return {
    estado: 'fallido',
    codigo: error?.decline_code ?? error?.code ?? 'sin_intento',
    mensaje: error?.message ?? 'El pago no se ha hecho',
  }
}

function endedFrame(c: Context, result: Result): Promise<Response> {
  const isPaid = result.estado === 'exitoso'
  const text = isPaid ? 'Este pago ya está hecho.' : `${result.mensaje ?? ''}.`
  const body = html`<h1 class="sr">Pago de prueba</h1><p class="notice ${isPaid ? 'success' : 'warning'}">${raw(isPaid ? CHECK : TRIANGLE)}<span>${text} <span class="small">Pago de prueba.</span></span></p>`
  return renderPage(c, { title: 'Pago con tarjeta', body, framed: true, script: endedScript(result) })
}
