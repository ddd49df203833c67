import { sql } from 'kysely'
import { integer, required, type Fields } from './form-encoding.ts'
import type { Scope } from './scope.ts'
import { insertThing, newId, seconds, shown, type Things } from './store.ts'
import { reject, type Answer } from './stripe-error.ts'

/** What was captured, less what went back, what is or was disputed and not won, what was paid out and what was kept as a fee. */
export async function retrieveBalance({ tx }: Scope): Promise<Answer> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(case
      when tipo = 'charge' then (datos->>'amount_captured')::bigint - (datos->>'amount_refunded')::bigint
      when tipo = 'dispute' and datos->>'status' <> 'won' then -(datos->>'amount')::bigint
      when tipo = 'balance_transaction' then (datos->>'net')::bigint
      else 0 end), 0)::bigint as amount
    from sandbox_objetos where tipo in ('charge', 'dispute', 'balance_transaction')`.execute(tx)
  const funds = (amount: number) => [{ amount, currency: 'clp', source_types: { card: amount } }]
  return {
    status: 200,
    body: { object: 'balance', available: funds(rows[0]?.amount ?? 0), livemode: false, pending: funds(0) },
  }
}

const TYPES: Record<string, Things['balance_transaction']['type']> = {
  payout: 'payout',
  payout_reversal: 'payout_failure',
  fee: 'stripe_fee',
  other_adjustment: 'adjustment',
}

/** What moves a balance beside charges, refunds and disputes, which are in it by themselves: a payout (below zero), a fee. A test asks for it. */
export async function moveBalance(scope: Scope, fields: Fields): Promise<Answer> {
  const category = required(fields, 'reporting_category')
  const type = TYPES[category] ?? reject(`Unknown reporting category: ${category}.`, { param: 'reporting_category' })
  const amount = integer(fields, 'amount') ?? reject('Missing required param: amount.', { param: 'amount' })
  const fee = integer(fields, 'fee') ?? 0
  const moved: Things['balance_transaction'] = {
    id: newId('txn', scope.now),
    object: 'balance_transaction',
    amount,
    available_on: seconds(scope.now),
    balance_type: 'payments',
    created: seconds(scope.now),
    currency: 'clp',
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [],
    net: amount - fee,
    reporting_category: category,
    source: null,
    status: 'available',
    type,
    _sandbox: {},
  }
  await insertThing(scope.tx, moved, scope.now)
  return { status: 200, body: shown(moved) }
}
