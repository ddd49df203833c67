import { retrieveBalance } from './balance.ts'
import {
  createCheckoutSession,
  expireCheckoutSession,
  listLineItems,
  retrieveCheckoutSession,
} from './checkout-sessions.ts'
import { createCustomer, updateCustomer } from './customers.ts'
import { closeDispute } from './disputes.ts'
import type { Fields } from './form-encoding.ts'
import { listEvents, listOf, retrieveEvent, searchOf } from './lists.ts'
import { ACCEPTED } from './parameters.ts'
import {
  cancelPaymentIntent,
  confirmPaymentIntent,
  createPaymentIntent,
  updatePaymentIntent,
} from './payment-intents.ts'
import { createRefund, updateRefund } from './refunds.ts'
import type { Scope } from './scope.ts'
import { getThing, shown, type Kind } from './store.ts'
import type { Answer } from './stripe-error.ts'

export interface Operation {
  /** As the SDK names it; also the name that a fault is asked for by. */
  name: string
  method: 'GET' | 'POST'
  path: string
  run: (scope: Scope, fields: Fields, id: string) => Promise<Answer>
  /** Parameters that Stripe knows here; any other is refused. */
  accepts: readonly string[]
}

const retrieve =
  (kind: Kind) =>
  async ({ tx }: Scope, _fields: Fields, id: string): Promise<Answer> => ({
    status: 200,
    body: shown(await getThing(tx, kind, id)),
  })

const PAGING = ['limit', 'starting_after', 'ending_before', 'created', 'expand']

function get(name: string, path: string, run: Operation['run'], accepts: string[] = ['expand']): Operation {
  return { name, method: 'GET', path, run, accepts }
}

function listed(name: string, path: string, kind: Kind, filters: string[]): Operation {
  return get(name, path, listOf(kind, path, filters), [...PAGING, ...filters])
}

function post(name: keyof typeof ACCEPTED, path: string, run: Operation['run']): Operation {
  return { name, method: 'POST', path, run, accepts: ACCEPTED[name] }
}

export const operations: Operation[] = [
  post('checkout.sessions.create', '/v1/checkout/sessions', createCheckoutSession),
  listed('checkout.sessions.list', '/v1/checkout/sessions', 'checkout.session', [
    'payment_intent',
    'customer',
    'status',
  ]),
  get('checkout.sessions.retrieve', '/v1/checkout/sessions/:id', retrieveCheckoutSession),
  get('checkout.sessions.listLineItems', '/v1/checkout/sessions/:id/line_items', listLineItems, PAGING),
  post('checkout.sessions.expire', '/v1/checkout/sessions/:id/expire', expireCheckoutSession),

  post('payment_intents.create', '/v1/payment_intents', createPaymentIntent),
  listed('payment_intents.list', '/v1/payment_intents', 'payment_intent', ['customer']),
  get(
    'payment_intents.search',
    '/v1/payment_intents/search',
    searchOf('payment_intent', '/v1/payment_intents/search'),
    ['query', 'limit', 'page', 'expand'],
  ),
  get('payment_intents.retrieve', '/v1/payment_intents/:id', retrieve('payment_intent'), ['expand', 'client_secret']),
  post('payment_intents.update', '/v1/payment_intents/:id', updatePaymentIntent),
  post('payment_intents.confirm', '/v1/payment_intents/:id/confirm', confirmPaymentIntent),
  post('payment_intents.cancel', '/v1/payment_intents/:id/cancel', cancelPaymentIntent),

  post('customers.create', '/v1/customers', createCustomer),
  listed('customers.list', '/v1/customers', 'customer', ['email']),
  get('customers.retrieve', '/v1/customers/:id', retrieve('customer')),
  post('customers.update', '/v1/customers/:id', updateCustomer),

  get('setup_intents.retrieve', '/v1/setup_intents/:id', retrieve('setup_intent'), ['expand', 'client_secret']),
  get('payment_methods.retrieve', '/v1/payment_methods/:id', retrieve('payment_method')),

  post('refunds.create', '/v1/refunds', createRefund),
  listed('refunds.list', '/v1/refunds', 'refund', ['payment_intent', 'charge']),
  get('refunds.retrieve', '/v1/refunds/:id', retrieve('refund')),
  post('refunds.update', '/v1/refunds/:id', updateRefund),

  listed('charges.list', '/v1/charges', 'charge', ['payment_intent', 'customer']),
  get('charges.search', '/v1/charges/search', searchOf('charge', '/v1/charges/search'), [
    'query',
    'limit',
    'page',
    'expand',
  ]),
  get('charges.retrieve', '/v1/charges/:id', retrieve('charge')),

  listed('disputes.list', '/v1/disputes', 'dispute', ['payment_intent', 'charge']),
  get('disputes.retrieve', '/v1/disputes/:id', retrieve('dispute')),
  post('disputes.close', '/v1/disputes/:id/close', (scope, _fields, id) => closeDispute(scope, id, 'lost')),

  get('events.list', '/v1/events', listEvents, [...PAGING, 'type', 'types', 'delivery_success']),
  get('events.retrieve', '/v1/events/:id', retrieveEvent),
  get('balance.retrieve', '/v1/balance', retrieveBalance),
  listed('balance_transactions.list', '/v1/balance_transactions', 'balance_transaction', [
    'currency',
    'type',
    'source',
    'payout',
  ]),
]
