import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type Stripe from 'stripe'
import { PspUnknownError } from '#server/ports.ts'
import { createStripePort } from './stripe.ts'

const DESDE = new Date('2026-11-18T12:00:00.000Z')
const MINUTO_MS = 60_000
const id = (n: number) => `x_${n}`
const pago = (n: number) => ({
  id: id(n),
  object: 'payment_intent',
  amount: 1_000,
  amount_received: 1_000,
  currency: 'clp',
  livemode: false,
  status: 'succeeded',
  metadata: {},
  latest_charge: null,
})
const disputa = (n: number) => ({
  id: id(n),
  object: 'dispute',
  amount: 1_000,
  status: 'lost',
  reason: 'fraudulent',
  evidence_details: { due_by: null },
  payment_intent: id(n),
})

/** A provider that holds `cuantos` objects and takes `ms` for each page, or for one of them what is said. */
function unProveedor(cuantos: number, { ms, demora = {} }: { ms: number; demora?: Record<number, number> }) {
  const pedidas: string[] = []
  const fetch = async (url: string | URL | Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(url instanceof Request ? url.url : url)
    pedidas.push(`${searchParams.get('created[gte]')} ${searchParams.get('starting_after')}`)
    const wait = demora[pedidas.length] ?? ms
    await new Promise((resolve) => setTimeout(resolve, wait))
    const from = Number(searchParams.get('starting_after')?.slice(2) ?? 0)
    const until = Math.min(cuantos, from + Number(searchParams.get('limit')))
    const data = Array.from({ length: until - from }, (_, n) =>
      pathname.endsWith('/disputes') ? disputa(from + n + 1) : pago(from + n + 1),
    )
    return Response.json({ object: 'list', url: pathname, has_more: until < cuantos, data } satisfies Pick<
      Stripe.ApiList<unknown>,
      'object' | 'url' | 'has_more' | 'data'
    >)
  }
  const psp = createStripePort({
    instalacion: 'esta',
    secretKey: 'sk_test_paginas',
    publishableKey: 'pk_test_paginas',
    webhookSecret: 'whsec_paginas',
    fetch: fetch as typeof globalThis.fetch,
    sandbox: true,
    retries: 0,
  })
  return { psp, pedidas }
}

/** What it comes to, in a time that only the provider lets pass. */
async function pasados<T>(minutos: number, act: Promise<T>): Promise<PromiseSettledResult<T>> {
  const settled = Promise.allSettled([act])
  await vi.advanceTimersByTimeAsync(minutos * MINUTO_MS)
  return (await settled)[0]
}

describe('what the provider has in many pages', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['payments', 'listarPagos'],
    ['disputes', 'listarDisputas'],
  ] as const)('is read whole when all together take longer than one call may: %s', async (_, acto) => {
    const { psp, pedidas } = unProveedor(2_950, { ms: 4_000 })
    const leidos = await pasados<{ intento: string | null }[]>(3, psp[acto](DESDE))
    expect(leidos).toMatchObject({ status: 'fulfilled', value: expect.objectContaining({ length: 2_950 }) })
    expect(
      new Set((leidos as Extract<typeof leidos, { status: 'fulfilled' }>).value.map(({ intento }) => intento)).size,
    ).toBe(2_950)
    expect(pedidas).toEqual(
      Array.from({ length: 30 }, (__, n) => `${DESDE.getTime() / 1000} ${n === 0 ? null : id(n * 100)}`),
    )
  })

  it.each([0, 1, 100, 101])('is read whole when they are %i', async (cuantos) => {
    const { psp, pedidas } = unProveedor(cuantos, { ms: 10 })
    expect(await pasados(1, psp.listarPagos(DESDE))).toMatchObject({
      status: 'fulfilled',
      value: expect.objectContaining({ length: cuantos }),
    })
    expect(pedidas).toHaveLength(Math.max(1, Math.ceil(cuantos / 100)))
  })

  it('is not known when one page does not come in its time: a part is not all of them', async () => {
    const { psp, pedidas } = unProveedor(500, { ms: 10, demora: { 3: 20_000 } })
    expect(await pasados(1, psp.listarPagos(DESDE))).toMatchObject({
      status: 'rejected',
      reason: expect.any(PspUnknownError),
    })
    expect(pedidas).toHaveLength(3)
  })
})
