import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errorOf, openBench, types, type Bench } from './testing.ts'

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench.database.close())
beforeEach(() => void (bench.received.length = 0))

async function paid(amount = 50_000): Promise<{ id: string; charge: string }> {
  const intent = await bench.stripe.paymentIntents.create({
    amount,
    currency: 'clp',
    confirm: true,
    payment_method: 'pm_card_visa',
  })
  bench.received.length = 0
  return { id: intent.id, charge: intent.latest_charge as string }
}

describe('a refund', () => {
  it('goes back at once, in parts, and never above what was captured', async () => {
    const { id, charge } = await paid()
    const refund = await bench.stripe.refunds.create({
      payment_intent: id,
      amount: 20_000,
      reason: 'requested_by_customer',
      metadata: { reembolso_id: 'x1' },
    })
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 20_000,
      status: 'succeeded',
      charge,
      payment_intent: id,
      metadata: { reembolso_id: 'x1' },
    })
    expect(types(bench.received)).toEqual(['refund.created', 'charge.refunded'])
    expect(await bench.stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 20_000, refunded: false })

    expect(await errorOf(bench.stripe.refunds.create({ charge, amount: 30_001 }))).toMatchObject({
      statusCode: 400,
      code: 'amount_too_large',
      param: 'amount',
    })
    expect(await bench.stripe.refunds.create({ charge })).toMatchObject({ amount: 30_000 })
    expect(await bench.stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 50_000, refunded: true })
    expect(await errorOf(bench.stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    })
    expect((await bench.stripe.refunds.list({ payment_intent: id })).data.map((r) => r.amount)).toEqual([
      30_000, 20_000,
    ])
    expect((await bench.stripe.refunds.list({ charge, created: { lt: 1 } })).data).toEqual([])
    expect(await bench.stripe.refunds.retrieve(refund.id, { expand: ['charge', 'payment_intent'] })).toMatchObject({
      charge: { id: charge },
      payment_intent: { id },
    })
  })

  it('is refused without a successful charge', async () => {
    const open = await bench.stripe.paymentIntents.create({ amount: 1000, currency: 'clp' })
    expect(await errorOf(bench.stripe.refunds.create({ payment_intent: open.id }))).toMatchObject({ statusCode: 400 })
    expect(await errorOf(bench.stripe.refunds.create({ payment_intent: 'pi_nada' }))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
    expect(await errorOf(bench.stripe.refunds.create({}))).toMatchObject({ statusCode: 400 })
  })

  it('of twenty at once gives back the money once', async () => {
    const { id, charge } = await paid()
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => bench.stripe.refunds.create({ payment_intent: id })),
    )
    expect(all.filter((r) => r.status === 'fulfilled')).toHaveLength(1)
    expect(await bench.stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 50_000 })
  })

  it('may stay pending, end later, or fail and free its amount', async () => {
    const { id, charge } = await paid()
    await bench.sandbox.fail('refunds.create', 'reembolso_pendiente')
    const pending = await bench.stripe.refunds.create({ payment_intent: id })
    expect(pending.status).toBe('pending')
    await bench.sandbox.endRefund(pending.id, 'failed')
    expect(await bench.stripe.refunds.retrieve(pending.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    })
    expect(await bench.stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 0, refunded: false })
    expect(types(bench.received)).toEqual(['refund.created', 'charge.refunded', 'refund.updated'])

    await bench.sandbox.fail('refunds.create', 'reembolso_fallido')
    const failed = await bench.stripe.refunds.create({ payment_intent: id })
    expect(failed.status).toBe('succeeded')
    expect(await bench.stripe.refunds.retrieve(failed.id)).toMatchObject({ status: 'failed' })
  })
})

describe('a dispute', () => {
  it('takes the money while it is open and stops refunds', async () => {
    const { id, charge } = await paid()
    const before = (await bench.stripe.balance.retrieve()).available[0]!.amount
    const dispute = await bench.sandbox.openDispute({ payment_intent: id })
    expect(await bench.stripe.disputes.retrieve(dispute)).toMatchObject({
      object: 'dispute',
      amount: 50_000,
      charge,
      payment_intent: id,
      status: 'needs_response',
    })
    expect(await bench.stripe.charges.retrieve(charge)).toMatchObject({ disputed: true })
    expect(await errorOf(bench.stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      code: 'charge_disputed',
    })
    expect((await bench.stripe.balance.retrieve()).available[0]!.amount).toBe(before - 50_000)

    await bench.sandbox.closeDispute(dispute, 'won')
    expect((await bench.stripe.disputes.list({ payment_intent: id })).data).toMatchObject([
      { id: dispute, status: 'won' },
    ])
    expect((await bench.stripe.balance.retrieve()).available[0]!.amount).toBe(before)
    expect(types(bench.received)).toEqual(['charge.dispute.created', 'charge.dispute.closed'])
    expect(await errorOf(bench.stripe.disputes.close(dispute))).toMatchObject({ statusCode: 400 })
  })

  it('may be given up by its own call', async () => {
    const { charge } = await paid()
    const dispute = await bench.sandbox.openDispute({ charge })
    expect(await bench.stripe.disputes.close(dispute)).toMatchObject({ status: 'lost' })
    expect(bench.received.at(-1)).toMatchObject({ type: 'charge.dispute.closed', data: { object: { status: 'lost' } } })
  })
})

describe('a customer', () => {
  it('is made, read and changed', async () => {
    const { id } = await bench.stripe.customers.create({
      email: 'v@demo.cl',
      name: 'Viajera',
      metadata: { usuario_id: 'u1' },
    })
    expect(await bench.stripe.customers.update(id, { name: '', phone: '+56912345678' })).toMatchObject({
      name: null,
      phone: '+56912345678',
      email: 'v@demo.cl',
      metadata: { usuario_id: 'u1' },
    })
    expect(await bench.stripe.customers.retrieve(id)).toMatchObject({ object: 'customer', phone: '+56912345678' })
    expect((await bench.stripe.customers.list({ email: 'v@demo.cl' })).data).toHaveLength(1)
    const intent = await bench.stripe.paymentIntents.create({
      amount: 1000,
      currency: 'clp',
      customer: id,
      expand: ['customer'],
    })
    expect(intent.customer).toMatchObject({ id })
    expect(
      (await bench.stripe.paymentIntents.list({ customer: id, expand: ['data.customer'] })).data[0]!.customer,
    ).toMatchObject({ id })
  })
})
