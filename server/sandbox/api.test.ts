import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errorOf, openBench, orden, types, type Bench } from './testing.ts'

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench.database.close())
beforeEach(async () => {
  bench.received.length = 0
  bench.receiver.status = 200
  await bench.database.db.deleteFrom('sandboxFallas').execute()
})

const PRICE = { amount: 50_000, currency: 'clp' }
// With a fetch client the SDK hands out the response itself.
const replayed = ({ lastResponse }: Stripe.Response<object>) =>
  (lastResponse.headers as unknown as Headers).get('idempotent-replayed') === 'true'
const count = async (metadataKey: string) =>
  (await bench.stripe.paymentIntents.search({ query: `metadata['k']:'${metadataKey}'` })).data.length

describe('a call', () => {
  it('needs our key, as Bearer or as basic user', async () => {
    const error = await errorOf(bench.client({ apiKey: 'sk_test_ajena' }).balance.retrieve())
    expect(error).toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
      requestId: expect.stringMatching(/^req_/),
    })
    const ask = (authorization?: string) =>
      bench.sandbox.fetch('http://x/v1/balance', { headers: authorization ? { authorization } : {} })
    expect((await ask()).status).toBe(401)
    const basic = await ask(`Basic ${Buffer.from('sk_test_sandbox:').toString('base64')}`)
    expect(basic.status).toBe(200)
    expect(basic.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('is refused for another version, an unknown path or a strange body', async () => {
    const headers = { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/x-www-form-urlencoded' }
    const version = await bench.sandbox.fetch('http://x/v1/balance', {
      headers: { ...headers, 'stripe-version': '2020-08-27' },
    })
    expect(version.status).toBe(400)
    expect((await bench.sandbox.fetch('http://x/v1/nada', { headers })).status).toBe(404)
    for (const body of [
      'a=1&a[b]=2',
      'metadata[__proto__][x]=1',
      'amount=%00',
      'metadata=x',
      'expand=x',
      'amount[x]=1',
    ]) {
      const answer = await bench.sandbox.fetch('http://x/v1/payment_intents', {
        method: 'POST',
        headers,
        body: `${body}&currency=clp`,
      })
      expect(answer.status, body).toBe(400)
      expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
    }
  })
})

describe('an idempotency key', () => {
  it('gives the first answer again, and refuses another body', async () => {
    const first = await bench.stripe.paymentIntents.create(
      { ...PRICE, metadata: { k: 'i1' } },
      { idempotencyKey: 'k1' },
    )
    const again = await bench.stripe.paymentIntents.create(
      { ...PRICE, metadata: { k: 'i1' } },
      { idempotencyKey: 'k1' },
    )
    expect(again.id).toBe(first.id)
    expect(replayed(again)).toBe(true)
    expect(replayed(first)).toBe(false)
    const other = await errorOf(
      bench.stripe.paymentIntents.create({ ...PRICE, amount: 60_000 }, { idempotencyKey: 'k1' }),
    )
    expect(other).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
    expect(await count('i1')).toBe(1)
  })

  it('keeps a declined card, but not a malformed request', async () => {
    const { id } = await bench.stripe.paymentIntents.create(PRICE)
    const pay = (token: string) =>
      bench.stripe.paymentIntents.confirm(id, { payment_method: token }, { idempotencyKey: 'k2' })
    expect(await errorOf(pay('pm_card_visa_chargeDeclined'))).toMatchObject({ code: 'card_declined' })
    expect(await errorOf(pay('pm_card_visa_chargeDeclined'))).toMatchObject({ code: 'card_declined' })
    expect((await bench.stripe.charges.list({ payment_intent: id })).data).toHaveLength(1)
    expect(
      await errorOf(bench.stripe.paymentIntents.create({ ...PRICE, amount: 1 }, { idempotencyKey: 'k3' })),
    ).toMatchObject({ code: 'amount_too_small' })
    expect(await bench.stripe.paymentIntents.create(PRICE, { idempotencyKey: 'k3' })).toMatchObject({ amount: 50_000 })
  })

  it('used at the same time makes one thing: the others wait for their turn with a 409', async () => {
    const calls = Array.from({ length: 20 }, () =>
      bench.stripe.paymentIntents.create({ ...PRICE, metadata: { k: 'i4' } }, { idempotencyKey: 'k4' }),
    )
    const all = await Promise.allSettled(calls)
    const done = all.flatMap((r) => (r.status === 'fulfilled' ? [r.value.id] : []))
    const refused = all.flatMap((r) => (r.status === 'rejected' ? [r.reason as Stripe.errors.StripeError] : []))
    expect(new Set(done).size).toBe(1)
    expect(await count('i4')).toBe(1)
    for (const error of refused) expect(error).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
    const retrying = bench.client({ maxNetworkRetries: 3 })
    expect(
      (await retrying.paymentIntents.create({ ...PRICE, metadata: { k: 'i4' } }, { idempotencyKey: 'k4' })).id,
    ).toBe(done[0])
  })

  it('left by a process that died is taken over after a minute, and forgotten after a day', async () => {
    const pay = () => bench.stripe.paymentIntents.create(PRICE, { idempotencyKey: 'k5' })
    const first = await pay()
    await bench.database.db
      .updateTable('sandboxClaves')
      .set({ estado: null, respuesta: null })
      .where('clave', '=', 'k5')
      .execute()
    expect(await errorOf(pay())).toMatchObject({ statusCode: 409 })
    bench.clock.now = new Date(bench.clock.now.getTime() + 61_000)
    const second = await pay()
    expect(second.id).not.toBe(first.id)
    bench.clock.now = new Date(bench.clock.now.getTime() + 25 * 3600_000)
    expect((await pay()).id).not.toBe(second.id)
  })
})

describe('a fault', () => {
  it('after the effect leaves a payment that the same key finds', async () => {
    await bench.sandbox.fail('payment_intents.create', 'timeout_tras_efecto')
    const hasty = bench.client({ timeout: 150 })
    const pay = () => hasty.paymentIntents.create({ ...PRICE, metadata: { k: 'f1' } }, { idempotencyKey: 'f1' })
    expect(await errorOf(pay())).toMatchObject({ type: 'StripeConnectionError' })
    expect(replayed(await pay())).toBe(true)
    expect(await count('f1')).toBe(1)
  })

  it('of the server or of the line has no effect, and a retry goes through', async () => {
    await bench.sandbox.fail('payment_intents.create', 'error_500')
    await bench.sandbox.fail('payment_intents.create', 'corte', 2) // the SDK itself tries once more after a lost connection
    const pay = () => bench.stripe.paymentIntents.create({ ...PRICE, metadata: { k: 'f2' } }, { idempotencyKey: 'f2' })
    expect(await errorOf(pay())).toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
    expect(await errorOf(pay())).toMatchObject({ type: 'StripeConnectionError' })
    expect(await count('f2')).toBe(0)
    await pay()
    expect(await count('f2')).toBe(1)
  })

  it('that stalls lets the effect happen late', async () => {
    await bench.sandbox.fail('payment_intents.create', 'demora_30s')
    const pay = () =>
      bench
        .client({ timeout: 150 })
        .paymentIntents.create({ ...PRICE, metadata: { k: 'f3' } }, { idempotencyKey: 'f3' })
    expect(await errorOf(pay())).toMatchObject({ type: 'StripeConnectionError' })
    await expect.poll(() => count('f3')).toBe(1)
    await pay()
    expect(await count('f3')).toBe(1)
  })

  it('of the amount shows in what is read back', async () => {
    await bench.sandbox.fail('payment_intents.create', 'monto_distinto')
    await bench.sandbox.fail('payment_intents.confirm', 'monto_distinto')
    await bench.sandbox.fail('checkout.sessions.create', 'monto_distinto')
    expect((await bench.stripe.paymentIntents.create(PRICE)).amount).toBe(50_001)
    const { id } = await bench.stripe.paymentIntents.create(PRICE)
    expect(await bench.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
      amount: 50_000,
      amount_received: 50_001,
    })
    expect((await bench.stripe.checkout.sessions.create(orden())).amount_total).toBe(50_001)
    expect((await bench.stripe.checkout.sessions.create(orden())).amount_total).toBe(50_000)
  })

  it('can be asked for over HTTP, with our key, outside production', async () => {
    const ask = (body: object, key = 'sk_test_sandbox') =>
      bench.sandbox.fetch('http://x/_pruebas/fallas', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await ask({ operacion: '*', falla: 'error_500', veces: 2 }, 'otra')).status).toBe(401)
    expect((await ask({ operacion: '*', falla: 'inventada' })).status).toBe(400)
    expect((await ask({ operacion: '*', falla: 'error_500', veces: 2 })).status).toBe(200)
    expect(await errorOf(bench.stripe.balance.retrieve())).toMatchObject({ statusCode: 500 })
    expect(await errorOf(bench.stripe.events.list())).toMatchObject({ statusCode: 500 })
    expect((await bench.stripe.balance.retrieve()).object).toBe('balance')
  })
})

describe('an event', () => {
  const pay = () => bench.stripe.paymentIntents.create({ ...PRICE, confirm: true, payment_method: 'pm_card_visa' })
  const later = (ms: number) => void (bench.clock.now = new Date(bench.clock.now.getTime() + ms))

  it('is listed and read as it was sent', async () => {
    await pay()
    const sent = bench.received.at(-1)!
    expect(await bench.stripe.events.retrieve(sent.id)).toMatchObject(JSON.parse(JSON.stringify(sent)) as object)
    const listed = await bench.stripe.events.list({ types: ['charge.succeeded', 'payment_intent.succeeded'], limit: 2 })
    expect(types(listed.data)).toEqual(['payment_intent.succeeded', 'charge.succeeded'])
    expect((await bench.stripe.events.list({ type: 'charge.dispute.closed' })).data).toEqual([])
    expect(await errorOf(bench.stripe.events.retrieve('evt_nada'))).toMatchObject({ statusCode: 404 })
  })

  it('is sent again, later and later, until it is taken', async () => {
    bench.receiver.status = 503
    await pay()
    expect(bench.received).toHaveLength(2)
    expect(await bench.sandbox.deliverDue()).toBe(0)
    expect(bench.received).toHaveLength(2)
    later(5000)
    expect(await bench.sandbox.deliverDue()).toBe(0)
    bench.receiver.status = 200
    later(29_000)
    expect(await bench.sandbox.deliverDue()).toBe(0)
    later(1000)
    expect(await bench.sandbox.deliverDue()).toBe(2)
    expect(bench.received).toHaveLength(6)
    later(3600_000)
    expect(await bench.sandbox.deliverDue()).toBe(0)
  })

  it('can come late, twice, in another order, or never', async () => {
    await bench.sandbox.fail('charge.succeeded', 'entregar_tarde')
    await pay()
    expect(types(bench.received)).toEqual(['payment_intent.succeeded'])
    later(600_000)
    expect(await bench.sandbox.deliverDue()).toBe(1)
    expect(types(bench.received)).toEqual(['payment_intent.succeeded', 'charge.succeeded'])

    bench.received.length = 0
    await bench.sandbox.fail('payment_intent.succeeded', 'entregar_dos_veces')
    await bench.sandbox.fail('webhooks', 'desordenado')
    await pay()
    expect(types(bench.received)).toEqual(['payment_intent.succeeded', 'payment_intent.succeeded', 'charge.succeeded'])
    expect(bench.received[0]!.id).toBe(bench.received[1]!.id)

    bench.received.length = 0
    await bench.sandbox.fail('webhooks', 'no_entregar', 2)
    await pay()
    later(3600_000)
    expect(await bench.sandbox.deliverDue()).toBe(0)
    expect(bench.received).toEqual([])
    expect((await bench.stripe.events.list({ limit: 1 })).data[0]!.type).toBe('payment_intent.succeeded')
  })
})
