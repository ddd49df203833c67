import { metadata, text, type Fields } from './form-encoding.ts'
import type { Scope } from './scope.ts'
import { insertThing, lockThing, newId, saveThing, seconds, shown, type Things } from './store.ts'
import type { Answer } from './stripe-error.ts'

type Customer = Things['customer']

export async function createCustomer(scope: Scope, fields: Fields): Promise<Answer> {
  const customer: Customer = {
    id: newId('cus', scope.now),
    object: 'customer',
    address: null,
    balance: 0,
    created: seconds(scope.now),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    _sandbox: {},
  }
  change(customer, fields)
  await insertThing(scope.tx, customer, scope.now)
  return { status: 200, body: shown(customer) }
}

export async function updateCustomer(scope: Scope, fields: Fields, id: string): Promise<Answer> {
  const customer = await lockThing(scope.tx, 'customer', id)
  change(customer, fields)
  await saveThing(scope.tx, customer)
  return { status: 200, body: shown(customer) }
}

const TEXTS = ['email', 'name', 'phone', 'description'] as const

function change(customer: Customer, fields: Fields): void {
  for (const name of TEXTS) if (fields[name] !== undefined) customer[name] = text(fields, name) ?? null
  customer.metadata = metadata(fields, customer.metadata)
}
