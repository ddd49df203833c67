import { sql } from 'kysely'
import { emit } from './events.ts'
import { integer, metadata, text, type Fields } from './form-encoding.ts'
import type { Scope } from './scope.ts'
import { getThing, insertThing, lockThing, newId, saveThing, seconds, shown, type Things } from './store.ts'
import { reject, type Answer } from './stripe-error.ts'

type Charge = Things['charge']
type Refund = Things['refund']
export type RefundEnd = 'succeeded' | 'failed'

export async function createRefund(scope: Scope, fields: Fields): Promise<Answer> {
  const charge = await lockRefunded(scope, fields)
  if (await isHeld(scope, charge))
    reject(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
      charge: charge.id,
    })
  if (scope.fault === 'reembolso_rechazado')
    reject(`The card of charge ${charge.id} cannot take a refund.`, { code: 'card_not_refundable', charge: charge.id })
  const amount = readRefundAmount(charge, integer(fields, 'amount'))
  const refund: Refund = {
    id: newId('re', scope.now),
    object: 'refund',
    amount: amount - (scope.fault === 'monto_distinto' ? 1 : 0),
    balance_transaction: newId('txn', scope.now),
    charge: charge.id,
    created: seconds(scope.now),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    },
    metadata: metadata(fields),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: readReason(fields),
    receipt_number: null,
    source_transfer_reversal: null,
    status: scope.fault === 'reembolso_pendiente' ? 'pending' : 'succeeded',
    transfer_reversal: null,
    _sandbox: {},
  }
  addRefunded(charge, refund.amount)
  await insertThing(scope.tx, refund, scope.now)
  await saveThing(scope.tx, charge)
  await emit(scope, 'refund.created', refund)
  await emit(scope, 'charge.refunded', charge)
  if (scope.fault === 'reembolso_fallido') await endRefund(scope, refund.id, 'failed')
  return { status: 200, body: shown(refund) }
}

export async function updateRefund(scope: Scope, fields: Fields, id: string): Promise<Answer> {
  const refund = await lockThing(scope.tx, 'refund', id)
  refund.metadata = metadata(fields, refund.metadata ?? {})
  await saveThing(scope.tx, refund)
  return { status: 200, body: shown(refund) }
}

/** A bank that answers later: the refund ends well, or fails and its money is ours again. */
export async function endRefund(scope: Scope, id: string, end: RefundEnd): Promise<Answer> {
  const { charge: chargeId } = await getThing(scope.tx, 'refund', id)
  const charge = await lockThing(scope.tx, 'charge', chargeId as string)
  const refund = await lockThing(scope.tx, 'refund', id)
  if (refund.status === 'failed') reject('This refund has already failed.')
  refund.status = end
  if (end === 'failed') {
    refund.failure_reason = 'expired_or_canceled_card'
    addRefunded(charge, -refund.amount)
    await saveThing(scope.tx, charge)
  }
  await saveThing(scope.tx, refund)
  await emit(scope, 'refund.updated', refund)
  return { status: 200, body: shown(refund) }
}

/** Its bank has its money, or a part of it: a dispute that was won gave it back. */
async function isHeld({ tx }: Scope, charge: Charge): Promise<boolean> {
  if (!charge.disputed) return false
  const { rows } =
    await sql`select 1 from sandbox_objetos where tipo = 'dispute' and datos->>'charge' = ${charge.id} and datos->>'status' <> 'won'`.execute(
      tx,
    )
  return rows.length > 0
}

function addRefunded(charge: Charge, amount: number): void {
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount_captured
}

async function lockRefunded({ tx }: Scope, fields: Fields): Promise<Charge> {
  const chargeId = text(fields, 'charge')
  if (chargeId) return lockThing(tx, 'charge', chargeId, 'charge')
  const intentId =
    text(fields, 'payment_intent') ??
    reject('One of the following params should be provided for this request: payment_intent or charge.')
  const intent = await getThing(tx, 'payment_intent', intentId, 'payment_intent')
  if (intent.status !== 'succeeded')
    reject(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, { param: 'payment_intent' })
  return lockThing(tx, 'charge', intent.latest_charge as string, 'charge')
}

function readRefundAmount(charge: Charge, asked: number | undefined): number {
  const left = charge.amount_captured - charge.amount_refunded
  if (!charge.paid) reject(`Charge ${charge.id} has failed and cannot be refunded.`, { param: 'charge' })
  if (left === 0)
    reject(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded', charge: charge.id })
  if (asked !== undefined && asked < 1)
    reject('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  if (asked !== undefined && asked > left) {
    reject(`Refund amount ($${asked}) is greater than unrefunded amount on charge ($${left})`, {
      code: 'amount_too_large',
      param: 'amount',
      charge: charge.id,
    })
  }
  return asked ?? left
}

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer']

function readReason(fields: Fields): Refund['reason'] {
  const reason = text(fields, 'reason')
  if (reason && !REASONS.includes(reason))
    reject(`Invalid reason: must be one of ${REASONS.join(', ')}`, { param: 'reason' })
  return (reason as Refund['reason'] | undefined) ?? null
}
