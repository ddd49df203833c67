import { randomBytes } from 'node:crypto'
import { DECLINES, type Card, type Decline } from './cards.ts'
import type { Scope } from './scope.ts'
import { insertThing, newId, seconds, type Things } from './store.ts'

type Intent = Things['payment_intent']
type Charge = Things['charge']

export interface Buyer {
  name?: string | undefined
  email?: string | undefined
}

/** Writes the charge that an attempt leaves behind, paid or failed. */
export async function insertCharge(
  scope: Scope,
  intent: Intent,
  attempt: { card: Card; decline?: Decline; buyer?: Buyer },
): Promise<Charge> {
  const { card, decline, buyer } = attempt
  const words = decline && DECLINES[decline]
  const amount = intent.amount + (scope.fault === 'monto_distinto' ? 1 : 0)
  const charge: Charge = {
    ...blankCharge(scope, intent),
    amount,
    amount_captured: decline ? 0 : amount,
    captured: !decline,
    paid: !decline,
    status: decline ? 'failed' : 'succeeded',
    failure_code: words?.code ?? null,
    failure_message: words?.message ?? null,
    payment_method: intent.payment_method as string | null,
    payment_method_details: { type: 'card', card: cardDetails(card, amount, !decline) },
    outcome: {
      advice_code: decline ? 'try_again_later' : null,
      network_advice_code: null,
      network_decline_code: words ? '05' : null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: words?.declineCode ?? null,
      risk_level: 'normal',
      seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    billing_details: {
      address: null,
      email: buyer?.email ?? null,
      name: buyer?.name ?? null,
      phone: null,
      tax_id: null,
    },
  }
  await insertThing(scope.tx, charge, scope.now)
  return charge
}

function blankCharge({ now }: Scope, intent: Intent): Charge {
  return {
    ...unusedChargeParts,
    id: newId('ch', now),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'COMERCIO DE PRUEBA',
    captured: false,
    created: seconds(now),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: intent.metadata,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: null,
    payment_method_details: null,
    receipt_email: intent.receipt_email,
    refunded: false,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: 'pending',
    transfer_group: intent.transfer_group,
    _sandbox: {},
  }
}

const unusedChargeParts = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  failure_balance_transaction: null,
  fraud_details: null,
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  transfer_data: null,
}

type CardDetails = NonNullable<NonNullable<Charge['payment_method_details']>['card']>

// The expiry shown is that of Stripe's own test cards, not the one typed.
function cardDetails({ brand, last4, funding, outcome }: Card, amount: number, approved: boolean): CardDetails {
  return {
    amount_authorized: approved ? amount : null,
    authorization_code: approved ? (randomBytes(3).readUIntBE(0, 3) % 1_000_000).toString().padStart(6, '0') : null,
    brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: outcome === 'incorrect_cvc' ? 'fail' : 'pass',
    },
    country: 'CL',
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: 2034,
    funding,
    installments: null,
    last4,
    mandate: null,
    network: brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  }
}
