import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type Stripe from 'stripe'
import { errorOf, openBench, types, type Bench } from './testing.ts'

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench.database.close())
beforeEach(() => void (bench.received.length = 0))

const create = (extra: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  bench.stripe.paymentIntents.create({
    amount: 50_000,
    currency: 'clp',
    metadata: { reserva_id: 'r1' },
    automatic_payment_methods: { enabled: true },
    ...extra,
  })
const confirm = (id: string, token: string) => bench.stripe.paymentIntents.confirm(id, { payment_method: token })

describe('a payment intent', () => {
  it('is made with its amount in pesos, its metadata and a client secret', async () => {
    const intent = await create()
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 50_000,
      currency: 'clp',
      livemode: false,
      status: 'requires_payment_method',
      metadata: { reserva_id: 'r1' },
    })
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w{20,}$`))
    expect(intent).not.toHaveProperty('_sandbox')
    expect(intent.lastResponse.requestId).toMatch(/^req_/)
    expect(intent.lastResponse.apiVersion).toBe('2026-10-28.endive')
    expect(await bench.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      id: intent.id,
      client_secret: intent.client_secret,
    })
  })

  it('succeeds with an accepted card, leaves a charge and tells so', async () => {
    const { id } = await create()
    expect(await confirm(id, 'pm_card_visa')).toMatchObject({
      status: 'succeeded',
      amount_received: 50_000,
      next_action: null,
    })
    const paid = await bench.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(paid.latest_charge).toMatchObject({
      object: 'charge',
      paid: true,
      captured: true,
      amount_captured: 50_000,
      payment_intent: id,
      metadata: { reserva_id: 'r1' },
      payment_method_details: {
        type: 'card',
        card: { brand: 'visa', last4: '4242', funding: 'credit', authorization_code: expect.stringMatching(/^\d{6}$/) },
      },
    })
    expect(types(bench.received)).toEqual(['charge.succeeded', 'payment_intent.succeeded'])
    expect(bench.received[1]).toMatchObject({
      api_version: '2026-10-28.endive',
      data: { object: { id, amount_received: 50_000 } },
    })
  })

  it.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline', 'Tu banco rechazó el pago'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds', 'saldo suficiente'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card', 'vencida'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc', 'código de seguridad'],
  ])('declines %s as %s and takes another card afterwards', async (token, code, declineCode, words) => {
    const { id } = await create()
    const error = await errorOf(confirm(id, token))
    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code: declineCode,
      message: expect.stringContaining(words),
    })
    expect(error.payment_intent).toMatchObject({ id, status: 'requires_payment_method', last_payment_error: { code } })
    const failed = await bench.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(failed.latest_charge).toMatchObject({
      paid: false,
      status: 'failed',
      failure_code: code,
      amount_captured: 0,
    })
    expect(types(bench.received)).toEqual(['payment_intent.payment_failed'])
    expect(await confirm(id, 'pm_card_visa')).toMatchObject({ status: 'succeeded', last_payment_error: null })
  })

  it('asks for a confirmation step', async () => {
    const { id, client_secret } = await create({
      confirm: true,
      payment_method: 'pm_card_threeDSecure2Required',
      return_url: 'http://localhost:3000/volver',
    })
    expect(await bench.stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_action',
      next_action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: `http://localhost:3000/sandbox/stripe/verificacion?pi=${id}&client_secret=${client_secret}`,
          return_url: 'http://localhost:3000/volver',
        },
      },
    })
    expect(types(bench.received)).toEqual(['payment_intent.requires_action'])
  })

  it('is cancelled once, and never when it is paid', async () => {
    const open = await create()
    expect(await bench.stripe.paymentIntents.cancel(open.id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    })
    expect(types(bench.received)).toEqual(['payment_intent.canceled'])
    expect(await errorOf(bench.stripe.paymentIntents.cancel(open.id))).toMatchObject({
      statusCode: 400,
      code: 'payment_intent_unexpected_state',
    })
    expect(await errorOf(confirm(open.id, 'pm_card_visa'))).toMatchObject({ code: 'payment_intent_unexpected_state' })

    const paid = await create()
    await confirm(paid.id, 'pm_card_visa')
    const error = await errorOf(bench.stripe.paymentIntents.cancel(paid.id))
    expect(error).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: paid.id, status: 'succeeded' },
    })
    expect(await errorOf(confirm(paid.id, 'pm_card_visa'))).toMatchObject({ code: 'payment_intent_unexpected_state' })
  })

  it('changes its amount and metadata while it is open', async () => {
    const { id } = await create()
    expect(
      await bench.stripe.paymentIntents.update(id, { amount: 60_000, metadata: { otro: 'x', reserva_id: '' } }),
    ).toMatchObject({ amount: 60_000, metadata: { otro: 'x' } })
    await confirm(id, 'pm_card_visa')
    expect(await errorOf(bench.stripe.paymentIntents.update(id, { amount: 70_000 }))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  it.each([
    [{ amount: 499 }, 'amount_too_small'],
    [{ amount: 100_000_000 }, 'amount_too_large'],
    [{ amount: 10.5 }, 'parameter_invalid_integer'],
    [{ currency: 'usd' }, undefined],
    [{ customer: 'cus_nadie' }, 'resource_missing'],
    [{ metadata: { a: 'x'.repeat(501) } }, undefined],
    [{ inventado: 'x' } as object, 'parameter_unknown'],
  ])('refuses %j', async (extra, code) => {
    const error = await errorOf(create(extra))
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 })
    expect(error.code).toBe(code)
  })

  it('is a 404 when nobody made it', async () => {
    expect(await errorOf(bench.stripe.paymentIntents.retrieve('pi_nada'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such payment_intent: 'pi_nada'",
    })
    expect(await errorOf(bench.stripe.paymentIntents.retrieve('pi_nada', { expand: ['x'] }))).toMatchObject({
      statusCode: 404,
    })
  })
})

describe('listing payment intents', () => {
  it('pages by time of creation and filters it', async () => {
    const from = Math.floor(bench.clock.now.getTime() / 1000) + 1000
    for (let i = 0; i < 5; i++) {
      bench.clock.now = new Date((from + i) * 1000)
      await create({ amount: 1000 + i })
    }
    const all: number[] = []
    for await (const intent of bench.stripe.paymentIntents.list({ created: { gte: from }, limit: 2 }))
      all.push(intent.amount)
    expect(all).toEqual([1004, 1003, 1002, 1001, 1000])
    const some = await bench.stripe.paymentIntents.list({ created: { gt: from, lt: from + 3 } })
    expect(some).toMatchObject({ object: 'list', has_more: false, data: [{ amount: 1002 }, { amount: 1001 }] })
    const back = await bench.stripe.paymentIntents.list({
      created: { gte: from },
      ending_before: some.data[0]!.id,
      limit: 1,
    })
    expect(back.data.map((i) => i.amount)).toEqual([1003])
    expect(await errorOf(bench.stripe.paymentIntents.list({ limit: 101 }))).toMatchObject({ statusCode: 400 })
  })

  it('finds them by metadata', async () => {
    const { id } = await create({ metadata: { reserva_id: "r'2", intento: '7' } })
    await create({ metadata: { reserva_id: 'otra', intento: '7' } })
    const find = async (query: string) => (await bench.stripe.paymentIntents.search({ query })).data.map((i) => i.id)
    expect(await find(`metadata["reserva_id"]:"r'2"`)).toEqual([id])
    expect(await find(`metadata['intento']:'7' AND status:'requires_payment_method'`)).toHaveLength(2)
    expect(await find(`metadata['intento']:'7' AND -metadata['reserva_id']:'otra'`)).toEqual([id])
    expect(await find(`metadata['intento']:'7' AND amount>50000`)).toEqual([])
    const pages = []
    for await (const intent of bench.stripe.paymentIntents.search({ query: `metadata['intento']:'7'`, limit: 1 }))
      pages.push(intent.id)
    expect(pages).toHaveLength(2)
    expect(await errorOf(bench.stripe.paymentIntents.search({ query: 'reserva' }))).toMatchObject({ statusCode: 400 })
  })
})
