import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BASE, openBench, orden, types, type Bench } from './testing.ts'

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench.database.close())
beforeEach(() => void (bench.received.length = 0))

const CARD = { numero: '4242 4242 4242 4242', vencimiento: '12/34', cvc: '123', nombre: 'Ana Pérez' }
const keysOf = (intent: Stripe.PaymentIntent) => ({ pi: intent.id, client_secret: intent.client_secret! })
const open = (path: string, keys: Record<string, string>) =>
  bench.sandbox.fetch(`${BASE}/sandbox/stripe/${path}?${new URLSearchParams(keys)}`)
const send = (path: string, fields: Record<string, string>, accept = 'application/json') =>
  bench.sandbox.fetch(`${BASE}/sandbox/stripe/${path}`, {
    method: 'POST',
    headers: { accept },
    body: new URLSearchParams(fields),
  })
const create = (extra: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  bench.stripe.paymentIntents.create({ amount: 50_000, currency: 'clp', ...extra })

describe('the card frame', () => {
  it('may be framed by our own site, and opens for the holder of the secret alone', async () => {
    const keys = keysOf(await create())
    const answer = await open('tarjeta', keys)
    const body = await answer.text()
    for (const text of ['Pago de prueba', 'Número de tarjeta', 'Nombre en la tarjeta']) expect(body).toContain(text)
    expect(body).not.toContain('<button')
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')

    expect((await open('tarjeta', { ...keys, client_secret: 'otra' })).status).toBe(404)
    expect((await open('tarjeta', { pi: keys.pi })).status).toBe(404)
    expect((await send('tarjeta', { ...CARD, ...keys, client_secret: 'otra' })).status).toBe(404)
    expect(bench.received).toEqual([])
  })

  it('pays, and says so again when asked again', async () => {
    const keys = keysOf(await create())
    const answers = await Promise.all([1, 2].map(async () => (await send('tarjeta', { ...CARD, ...keys })).json()))
    expect(answers).toEqual([{ estado: 'exitoso' }, { estado: 'exitoso' }])
    expect(types(bench.received)).toEqual(['charge.succeeded', 'payment_intent.succeeded'])
    expect(await (await open('tarjeta', keys)).text()).toContain('Este pago ya está hecho')
  })

  it('tells a declined card and fields to correct', async () => {
    const keys = keysOf(await create())
    expect(await (await send('tarjeta', { ...CARD, ...keys, numero: '4000000000009995' })).json()).toEqual({
      estado: 'fallido',
      codigo: 'insufficient_funds',
      mensaje: 'La tarjeta no tiene saldo suficiente. Prueba con otra',
    })
    expect(await (await send('tarjeta', { ...CARD, ...keys, cvc: '' })).json()).toMatchObject({
      estado: 'fallido',
      codigo: 'datos_incompletos',
      errores: { cvc: 'Escribe el CVC' },
    })
    expect(await (await send('tarjeta', { ...CARD, ...keys })).json()).toEqual({ estado: 'exitoso' })
  })

  it('looks at the fields without charging them', async () => {
    const keys = keysOf(await create())
    expect(await (await send('tarjeta', { ...CARD, ...keys, cvc: '', revisar: '1' })).json()).toMatchObject({
      errores: { cvc: 'Escribe el CVC' },
    })
    expect(await (await send('tarjeta', { ...CARD, ...keys, revisar: '1' })).json()).toEqual({ estado: 'completo' })
    expect(await bench.stripe.paymentIntents.retrieve(keys.pi)).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
    })
  })

  it('takes no card for a cancelled payment or for one of a hosted session', async () => {
    const cancelled = await create()
    await bench.stripe.paymentIntents.cancel(cancelled.id)
    expect(await (await send('tarjeta', { ...CARD, ...keysOf(cancelled) })).json()).toMatchObject({
      estado: 'fallido',
      codigo: 'payment_intent_canceled',
    })

    const session = await bench.stripe.checkout.sessions.create(orden())
    await send(`pagar/${session.id}`, { ...CARD, numero: '4000000000000002' })
    const { payment_intent } = await bench.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] })
    expect((await open('tarjeta', keysOf(payment_intent as Stripe.PaymentIntent))).status).toBe(404)
  })
})

describe('the confirmation step', () => {
  it('is shown in a frame and ends the payment', async () => {
    const keys = keysOf(await create())
    expect(await (await send('tarjeta', { ...CARD, ...keys, numero: '4000 0000 0000 3220' })).json()).toEqual({
      estado: 'requiere_accion',
    })
    const shown = await open('verificacion', keys)
    const body = await shown.text()
    for (const text of [
      'Pago de prueba',
      'Verificación de tu banco',
      'Confirmar compra',
      'Rechazar',
      '$50.000',
      'terminada en 3220',
    ])
      expect(body).toContain(text)
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")

    expect(await (await send('verificacion', { ...keys, decision: 'rechazar' })).json()).toEqual({
      estado: 'fallido',
      codigo: 'payment_intent_authentication_failure',
      mensaje: 'No pudimos verificar la compra con tu banco. Inténtalo de nuevo',
    })
    await send('tarjeta', { ...CARD, ...keys, numero: '4000 0000 0000 3220' })
    expect(await (await send('verificacion', { ...keys, decision: 'confirmar' })).json()).toEqual({ estado: 'exitoso' })
    expect(await (await send('verificacion', { ...keys, decision: 'rechazar' })).json()).toEqual({ estado: 'exitoso' })
    expect(await bench.stripe.paymentIntents.retrieve(keys.pi)).toMatchObject({
      status: 'succeeded',
      amount_received: 50_000,
    })
  })

  it('without a script leads back to where the shop asked', async () => {
    const intent = await create({
      confirm: true,
      payment_method: 'pm_card_threeDSecure2Required',
      return_url: `${BASE}/pagar/r1?x=1`,
    })
    const answer = await send('verificacion', { ...keysOf(intent), decision: 'confirmar' }, 'text/html')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `${BASE}/pagar/r1?x=1&payment_intent=${intent.id}&payment_intent_client_secret=${intent.client_secret}&redirect_status=succeeded`,
    )
  })
})
