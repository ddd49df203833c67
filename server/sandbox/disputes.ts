import type Stripe from 'stripe'
import { emit } from './events.ts'
import { integer, text, type Fields } from './form-encoding.ts'
import type { Scope } from './scope.ts'
import { getThing, insertThing, lockThing, newId, saveThing, seconds, shown, type Things } from './store.ts'
import { reject, type Answer } from './stripe-error.ts'

type Charge = Things['charge']
type Dispute = Things['dispute']
export type DisputeEnd = 'won' | 'lost'

/** A holder disputes a charge; a test asks for it by `charge` or `payment_intent`. */
export async function openDispute(scope: Scope, fields: Fields): Promise<Answer> {
  const intentId = text(fields, 'payment_intent')
  const chargeId = intentId
    ? (await getThing(scope.tx, 'payment_intent', intentId)).latest_charge
    : text(fields, 'charge')
  const charge = await lockThing(
    scope.tx,
    'charge',
    (chargeId as string | null | undefined) ?? reject('Missing required param: charge.'),
    'charge',
  )
  if (!charge.paid || charge.disputed) reject(`Charge ${charge.id} cannot be disputed.`, { charge: charge.id })
  const dispute = newDispute(scope, charge, fields)
  charge.disputed = true
  await insertThing(scope.tx, dispute, scope.now)
  await saveThing(scope.tx, charge)
  await emit(scope, 'charge.dispute.created', dispute)
  return { status: 200, body: shown(dispute) }
}

export async function closeDispute(scope: Scope, id: string, end: DisputeEnd): Promise<Answer> {
  const dispute = await lockThing(scope.tx, 'dispute', id)
  if (dispute.status !== 'needs_response') reject(`This dispute is already closed: its status is ${dispute.status}.`)
  dispute.status = end
  await saveThing(scope.tx, dispute)
  await emit(scope, 'charge.dispute.closed', dispute)
  return { status: 200, body: shown(dispute) }
}

function newDispute({ now }: Scope, charge: Charge, fields: Fields): Dispute {
  return {
    id: newId('dp', now),
    object: 'dispute',
    amount: integer(fields, 'amount') ?? charge.amount_captured - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: seconds(now),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Stripe.Dispute['evidence'],
    evidence_details: {
      due_by: seconds(now) + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: '83',
    payment_intent: charge.payment_intent,
    reason: text(fields, 'reason') ?? 'fraudulent',
    status: 'needs_response',
    _sandbox: {},
  }
}
