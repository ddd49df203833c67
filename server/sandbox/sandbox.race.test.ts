import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { openPostgres } from '#server/platform/db.ts'
import { conPostgres } from '#server/testing/con-postgres.ts'
import { BASE, openBench, orden, types, type Bench } from './testing.ts'

// Two programs on one PostgreSQL, each with its own connections.
const postgres = conPostgres()
let benches: Bench[]
beforeAll(async () => {
  benches = []
  for (let i = 0; i < 2; i++) {
    const database = await openPostgres<Database>({ url: postgres.url, pool: 5 })
    // The pool's own query() waits for ever while its connect() takes no callback.
    benches.push(
      await openBench({ ...database, exec: async (text) => void (await sql.raw(text).execute(database.db)) }),
    )
  }
})
afterAll(async () => {
  for (const bench of benches) await bench.database.close()
})
beforeEach(() => {
  for (const bench of benches) bench.received.length = 0
})

const at = (i: number): Bench => benches[i % 2]!
const received = () => benches.flatMap((bench) => bench.received)

it('makes one thing of one key used fifty times at once', async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) =>
      at(i).stripe.paymentIntents.create(
        { amount: 50_000, currency: 'clp', metadata: { k: 'r1' } },
        { idempotencyKey: 'r1' },
      ),
    ),
  )
  const ids = new Set(all.flatMap((r) => (r.status === 'fulfilled' ? [r.value.id] : [])))
  expect(ids.size).toBe(1)
  const refused = all.flatMap((r) => (r.status === 'rejected' ? [(r.reason as { statusCode: number }).statusCode] : []))
  expect(refused.every((status) => status === 409)).toBe(true)
  expect((await at(0).stripe.paymentIntents.search({ query: "metadata['k']:'r1'" })).data).toHaveLength(1)
})

it('ends each payment one way when it is paid and cancelled at once', async () => {
  for (let round = 0; round < 20; round++) {
    const { id } = await at(0).stripe.paymentIntents.create({ amount: 50_000, currency: 'clp' })
    await Promise.allSettled([
      at(0).stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
      at(1).stripe.paymentIntents.cancel(id),
      at(1).stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
    ])
    const { status } = await at(0).stripe.paymentIntents.retrieve(id)
    const charges = await at(0).stripe.charges.list({ payment_intent: id })
    expect([status, charges.data.length]).toEqual(status === 'succeeded' ? ['succeeded', 1] : ['canceled', 0])
  }
  const ends = types(received()).filter(
    (type) => type === 'payment_intent.succeeded' || type === 'payment_intent.canceled',
  )
  expect(ends).toHaveLength(20)
})

it('ends each session one way when it is paid and expired at once', async () => {
  const card = { numero: '4242424242424242', vencimiento: '12/34', cvc: '123', nombre: 'Ana' }
  for (let round = 0; round < 20; round++) {
    const { id } = await at(0).stripe.checkout.sessions.create(orden())
    const pay = (bench: Bench) =>
      bench.sandbox.fetch(`${BASE}/sandbox/stripe/pagar/${id}`, { method: 'POST', body: new URLSearchParams(card) })
    const [, expired] = await Promise.allSettled([pay(at(0)), at(1).stripe.checkout.sessions.expire(id), pay(at(1))])
    const session = await at(0).stripe.checkout.sessions.retrieve(id)
    expect(session.payment_status).toBe(expired.status === 'fulfilled' ? 'unpaid' : 'paid')
    expect(session.status).toBe(expired.status === 'fulfilled' ? 'expired' : 'complete')
  }
})

it('gives money back once however many ask', async () => {
  const paid = await at(0).stripe.paymentIntents.create({
    amount: 50_000,
    currency: 'clp',
    confirm: true,
    payment_method: 'pm_card_visa',
  })
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) => at(i).stripe.refunds.create({ payment_intent: paid.id, amount: 30_000 })),
  )
  expect(all.filter((r) => r.status === 'fulfilled')).toHaveLength(1)
  expect(await at(1).stripe.charges.retrieve(paid.latest_charge as string)).toMatchObject({ amount_refunded: 30_000 })
})

it('sends each event once when both programs send what is due', async () => {
  for (const bench of benches) bench.receiver.status = 503
  for (let i = 0; i < 30; i++)
    await at(i).stripe.paymentIntents.create({
      amount: 50_000,
      currency: 'clp',
      confirm: true,
      payment_method: 'pm_card_visa',
    })
  for (const bench of benches) {
    bench.receiver.status = 200
    bench.received.length = 0
    bench.clock.now = new Date(bench.clock.now.getTime() + 6000)
  }
  const sent = await Promise.all(benches.map((bench) => bench.sandbox.deliverDue()))
  expect(sent[0]! + sent[1]!).toBe(60)
  expect(new Set(received().map((event) => event.id)).size).toBe(60)
  expect(received()).toHaveLength(60)
})
