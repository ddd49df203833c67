import { list, type Fields } from './form-encoding.ts'
import type { Scope } from './scope.ts'
import { findThing, kindOf, shown } from './store.ts'
import { reject } from './stripe-error.ts'

const EXPANDABLE = ['payment_intent', 'latest_charge', 'charge', 'customer', 'setup_intent', 'payment_method']
const MAX_DEPTH = 4

/** Replaces the ids named by `expand` with their objects. */
export async function expandAnswer(scope: Scope, body: unknown, fields: Fields): Promise<unknown> {
  for (const path of list(fields, 'expand')) {
    const parts = String(path).split('.')
    if (parts.length > MAX_DEPTH)
      reject(`You cannot expand more than ${MAX_DEPTH} levels of a property. Property: ${String(path)}`, {
        param: 'expand',
      })
    await expandAt(scope, body, parts)
  }
  return body
}

async function expandAt(scope: Scope, at: unknown, [name, ...rest]: string[]): Promise<void> {
  if (name === undefined || at === null || typeof at !== 'object') return
  if (Array.isArray(at)) {
    for (const item of at) await expandAt(scope, item, [name, ...rest])
    return
  }
  const holder = at as Record<string, unknown>
  if (name === 'data' && Array.isArray(holder.data)) return expandAt(scope, holder.data, rest)
  if (name === 'line_items' && holder.object === 'checkout.session') {
    const session = await findThing(scope.tx, 'checkout.session', holder.id as string)
    holder.line_items = {
      object: 'list',
      data: session?._sandbox.items ?? [],
      has_more: false,
      url: `/v1/checkout/sessions/${String(holder.id)}/line_items`,
    }
    return
  }
  if (!EXPANDABLE.includes(name) || !(name in holder))
    reject(`This property cannot be expanded (${name}).`, { param: 'expand' })
  const id = holder[name]
  if (typeof id === 'string') {
    const kind = kindOf(id)
    const found = kind && (await findThing(scope.tx, kind, id))
    holder[name] = found ? shown(found) : id
  }
  await expandAt(scope, holder[name], rest)
}
