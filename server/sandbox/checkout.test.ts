import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BASE, errorOf, openBench, orden, types, type Bench } from './testing.ts'

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench.database.close())
beforeEach(() => void (bench.received.length = 0))

const sessions = () => bench.stripe.checkout.sessions
const CARD = { numero: '4242 4242 4242 4242', vencimiento: '12/34', cvc: '123', nombre: 'Ana Pérez' }

const page = (session: { id: string }, suffix = '') =>
  bench.sandbox.fetch(`${BASE}/sandbox/stripe/pagar/${session.id}${suffix}`)
const send = (session: { id: string }, fields: Record<string, string>, suffix = '') =>
  bench.sandbox.fetch(`${BASE}/sandbox/stripe/pagar/${session.id}${suffix}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

describe('a checkout session', () => {
  it('is made open and unpaid, with the address of its page', async () => {
    const session = await sessions().create(orden())
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 50_000,
      currency: 'clp',
      livemode: false,
      client_reference_id: 'reserva-1',
      customer_email: 'viajera@demo.cl',
      payment_intent: null,
      url: `${BASE}/sandbox/stripe/pagar/${session.id}`,
    })
    expect(session.expires_at - session.created).toBe(24 * 3600)
    expect(await sessions().retrieve(session.id, { expand: ['payment_intent', 'line_items'] })).toMatchObject({
      line_items: { data: [{ description: 'Kayak en Valdivia', quantity: 2, amount_total: 50_000 }] },
    })
    expect((await sessions().listLineItems(session.id)).data).toHaveLength(1)
  })

  it.each<[string, Partial<Stripe.Checkout.SessionCreateParams>]>([
    ['without a way back', { success_url: '' }],
    ['with a way back that is no address', { success_url: 'javascript:alert(1)' }],
    ['without items', { line_items: [] }],
    ['that renews', { mode: 'subscription' }],
    [
      'in another currency',
      {
        line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 5000, product_data: { name: 'x' } } }],
      },
    ],
    ['of 29 minutes', { expires_at: Date.UTC(2026, 10, 21, 12, 29) / 1000 }],
    ['of more than a day', { expires_at: Date.UTC(2026, 10, 22, 12, 1) / 1000 }],
  ])('is refused %s', async (_, extra) => {
    expect(await errorOf(sessions().create({ ...orden(), ...extra }))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
    })
  })

  it('is expired once, by us or by its time, and then takes no card', async () => {
    const session = await sessions().create(orden())
    expect(await sessions().expire(session.id)).toMatchObject({ status: 'expired', url: null })
    expect(await errorOf(sessions().expire(session.id))).toMatchObject({ statusCode: 400 })
    expect(types(bench.received)).toEqual(['checkout.session.expired'])
    expect((await send(session, CARD)).status).toBe(410)

    const short = await sessions().create({ ...orden(), expires_at: Date.UTC(2026, 10, 21, 12, 30) / 1000 })
    const declined = await sessions().create({ ...orden(), expires_at: Date.UTC(2026, 10, 21, 12, 30) / 1000 })
    await send(declined, { ...CARD, numero: '4000000000000002' })
    bench.received.length = 0
    bench.clock.now = new Date('2026-11-21T12:30:00Z')
    expect(await bench.sandbox.deliverDue()).toBe(3)
    expect(types(bench.received).toSorted()).toEqual([
      'checkout.session.expired',
      'checkout.session.expired',
      'payment_intent.canceled',
    ])
    expect(await sessions().retrieve(short.id)).toMatchObject({ status: 'expired', payment_status: 'unpaid' })
    const body = await (await page(short)).text()
    expect(body).toContain('El plazo para pagar terminó')
    expect(body).toContain('Pago de prueba')
  })
})

describe('the page of a session', () => {
  it('shows what is paid and how, under a policy of its own', async () => {
    const session = await sessions().create({
      ...orden(),
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'clp',
            unit_amount: 50_000,
            product_data: { name: '<b>Kayak</b>', description: 'sáb 14 nov' },
          },
        },
      ],
    })
    const answer = await page(session)
    const body = await answer.text()
    for (const text of [
      'Pago de prueba',
      'Pagar $50.000',
      'Número de tarjeta',
      'Vencimiento',
      'CVC',
      'Nombre en la tarjeta',
      'Volver sin pagar',
      '&lt;b&gt;Kayak',
      'sáb 14 nov',
    ])
      expect(body).toContain(text)
    expect(body).not.toContain('style="')
    const policy = answer.headers.get('content-security-policy')!
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)![1]!
    expect(body).toContain(`<style nonce="${nonce}">`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:3000;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await page({ id: 'cs_test_nada' })).status).toBe(404)
    expect((await bench.sandbox.fetch(`${BASE}/sandbox/stripe/letra/figtree.woff2`)).status).toBe(200)
  })

  it('takes an accepted card once and leads back to the shop', async () => {
    const session = await sessions().create(orden())
    const [first, second] = await Promise.all([send(session, CARD), send(session, CARD)])
    for (const answer of [first, second]) {
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe(`${BASE}/pagos/exito?session_id=${session.id}`)
    }
    expect(types(bench.received)).toEqual([
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ])
    const paid = await sessions().retrieve(session.id, { expand: ['payment_intent.latest_charge'] })
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      customer_details: { email: 'viajera@demo.cl', name: 'Ana Pérez' },
      payment_intent: {
        status: 'succeeded',
        amount_received: 50_000,
        metadata: { reserva_id: 'reserva-1' },
        description: 'Kayak en Valdivia',
        latest_charge: { paid: true },
      },
    })
    const { id } = paid.payment_intent as Stripe.PaymentIntent
    expect((await sessions().list({ payment_intent: id })).data.map((s) => s.id)).toEqual([session.id])
    expect((await bench.stripe.charges.list({ payment_intent: id })).data).toHaveLength(1)
    expect(await errorOf(sessions().expire(session.id))).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('complete'),
    })
    expect(await errorOf(bench.stripe.paymentIntents.cancel(id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    expect(await (await page(session)).text()).toContain('Este pago ya está hecho')
  })

  it.each([
    [
      '4000 0000 0000 0002',
      'Tu banco rechazó el pago y no hubo cobro. Prueba con otra tarjeta o llama a tu banco',
      'generic_decline',
    ],
    ['4000 0000 0000 9995', 'La tarjeta no tiene saldo suficiente. Prueba con otra', 'insufficient_funds'],
    ['4000 0000 0000 0069', 'La tarjeta está vencida. Usa otra', 'expired_card'],
    ['4000 0000 0000 0127', 'El código de seguridad no coincide', 'incorrect_cvc'],
  ])('keeps the buyer on it when %s is declined', async (numero, message, declineCode) => {
    const session = await sessions().create(orden())
    const answer = await send(session, { ...CARD, numero })
    const body = await answer.text()
    expect(answer.status).toBe(200)
    expect(body).toContain(message)
    expect(body).toContain('value="Ana Pérez"')
    expect(body).not.toContain(numero.slice(-4) + '"')
    expect(types(bench.received)).toEqual(['payment_intent.payment_failed'])
    const open = await sessions().retrieve(session.id, { expand: ['payment_intent'] })
    expect(open).toMatchObject({
      status: 'open',
      payment_intent: { status: 'requires_payment_method', last_payment_error: { decline_code: declineCode } },
    })
    const { id } = open.payment_intent as Stripe.PaymentIntent
    expect(await errorOf(bench.stripe.paymentIntents.cancel(id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    expect(await (await page(session)).text()).toContain(message)
    expect((await send(session, CARD)).status).toBe(303)
  })

  it.each([
    [{ numero: '4242 4242 4242 4241' }, 'Revisa el número de la tarjeta'],
    [{ numero: '' }, 'Escribe el número de la tarjeta'],
    [{ numero: '5555 5555 5555 4444' }, 'Aquí solo sirven tarjetas de prueba, como 4242 4242 4242 4242'],
    [{ vencimiento: '10/26' }, 'Esa fecha ya pasó. Revisa el vencimiento'],
    [{ vencimiento: '13/30' }, 'Escribe el vencimiento como MM/AA'],
    [{ cvc: '12' }, 'El CVC tiene 3 o 4 dígitos'],
    [{ nombre: ' ' }, 'Escribe el nombre que aparece en la tarjeta'],
  ])('says by the field what to correct: %j', async (wrong, message) => {
    const session = await sessions().create(orden())
    const answer = await send(session, { ...CARD, ...wrong })
    const body = await answer.text()
    expect(answer.status).toBe(422)
    expect(body).toContain('Revisa estos datos')
    expect(body.split(message)).toHaveLength(3)
    expect(bench.received).toEqual([])
    expect((await sessions().retrieve(session.id)).payment_intent).toBeNull()
  })

  it('takes the month that runs, and a year of four digits', async () => {
    for (const vencimiento of ['11/26', '1 / 2031', '0530']) {
      expect((await send(await sessions().create(orden()), { ...CARD, vencimiento })).status).toBe(303)
    }
  })

  it('asks their bank where the card needs it', async () => {
    const session = await sessions().create(orden())
    const asked = await send(session, { ...CARD, numero: '4000000000003220' })
    expect(asked.headers.get('location')).toBe(`/sandbox/stripe/pagar/${session.id}/verificacion`)
    const body = await (await page(session, '/verificacion')).text()
    for (const text of ['Pago de prueba', 'Verificación de tu banco', 'Confirmar compra', 'Rechazar', '$50.000'])
      expect(body).toContain(text)
    expect(await sessions().retrieve(session.id, { expand: ['payment_intent'] })).toMatchObject({
      status: 'open',
      payment_intent: { status: 'requires_action' },
    })

    expect((await send(session, { decision: 'rechazar' }, '/verificacion')).headers.get('location')).toBe(
      `/sandbox/stripe/pagar/${session.id}`,
    )
    expect(await (await page(session)).text()).toContain(
      'No pudimos verificar la compra con tu banco. Inténtalo de nuevo',
    )
    await send(session, { ...CARD, numero: '4000000000003220' })
    const done = await send(session, { decision: 'confirmar' }, '/verificacion')
    expect(done.headers.get('location')).toContain(session.id)
    expect(types(bench.received)).toEqual([
      'payment_intent.requires_action',
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ])
  })
})

it('stores no number, code or expiry of a card', async () => {
  for (const numero of ['4242424242424242', '4000000000000002', '4000000000003220'])
    await send(await sessions().create(orden()), { ...CARD, numero, cvc: '9871', vencimiento: '03/41' })
  const { db } = bench.database
  const all = JSON.stringify([
    await db.selectFrom('sandboxObjetos').select('datos').execute(),
    await db.selectFrom('sandboxEventos').select('datos').execute(),
    await db.selectFrom('sandboxClaves').selectAll().execute(),
  ])
  expect(all).not.toMatch(/4242424242424242|4000000000000002|4000000000003220|"9871"|\b2041\b|03\/41/)
  expect(all).toContain('"last4":"4242"')
})
