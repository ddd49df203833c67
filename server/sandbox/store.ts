import { randomBytes } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type Stripe from 'stripe'
import type { Database } from '#server/db/schema.ts'
import type { Card } from './cards.ts'
import type { Fields } from './form-encoding.ts'
import { rejectMissing } from './stripe-error.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

/** What we remember of an object beside what Stripe shows of it. */
type Kept<T, P = object> = T & { _sandbox: P }
export interface Things {
  'checkout.session': Kept<
    Stripe.Checkout.Session,
    { items: Stripe.LineItem[]; details: string[]; intent: Fields; setup?: Record<string, string> }
  >
  payment_intent: Kept<Stripe.PaymentIntent, { session?: string; card?: Card; returnUrl?: string }>
  charge: Kept<Stripe.Charge>
  refund: Kept<Stripe.Refund>
  customer: Kept<Stripe.Customer>
  dispute: Kept<Stripe.Dispute>
  setup_intent: Kept<Stripe.SetupIntent, { card?: Card }>
  payment_method: Kept<Stripe.PaymentMethod, { card: Card }>
  balance_transaction: Kept<Stripe.BalanceTransaction>
}
export type Kind = keyof Things
export type Thing = Things[Kind]

const PREFIXES: Record<string, Kind> = {
  cs: 'checkout.session',
  pi: 'payment_intent',
  ch: 'charge',
  re: 'refund',
  cus: 'customer',
  dp: 'dispute',
  seti: 'setup_intent',
  pm: 'payment_method',
  txn: 'balance_transaction',
}

/** What an id stands for, by its first letters. */
export const kindOf = (id: string): Kind | undefined => PREFIXES[id.slice(0, id.indexOf('_'))]

let sequence = 0

/** Sorts by time, and within one process by order of making. */
export function newId(prefix: string, now: Date): string {
  sequence = (sequence + 1) % 36 ** 4
  const order = now.getTime().toString(36).padStart(9, '0') + sequence.toString(36).padStart(4, '0')
  return `${prefix}_${order}${newSecret(12)}`
}

export function newSecret(bytes: number): string {
  return BigInt(`0x01${randomBytes(bytes).toString('hex')}`).toString(36)
}

export const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

export async function insertThing<K extends Kind>(tx: Tx, thing: Things[K], now: Date): Promise<void> {
  await tx
    .insertInto('sandboxObjetos')
    .values({ id: thing.id, tipo: thing.object, datos: JSON.stringify(thing), createdAt: now })
    .execute()
}

export async function saveThing(tx: Tx, thing: Thing): Promise<void> {
  await tx
    .updateTable('sandboxObjetos')
    .set({ datos: JSON.stringify(thing), version: sql`version + 1` })
    .where('id', '=', thing.id)
    .execute()
}

export async function findThing<K extends Kind>(tx: Db, kind: K, id: string): Promise<Things[K] | undefined> {
  const row = await tx
    .selectFrom('sandboxObjetos')
    .select('datos')
    .where('id', '=', id)
    .where('tipo', '=', kind)
    .executeTakeFirst()
  return row?.datos as Things[K] | undefined
}

export async function getThing<K extends Kind>(tx: Db, kind: K, id: string, param?: string): Promise<Things[K]> {
  return (await findThing(tx, kind, id)) ?? rejectMissing(kind, id, param)
}

export async function lockThing<K extends Kind>(tx: Tx, kind: K, id: string, param?: string): Promise<Things[K]> {
  const row = await tx
    .selectFrom('sandboxObjetos')
    .select('datos')
    .where('id', '=', id)
    .where('tipo', '=', kind)
    .forUpdate()
    .executeTakeFirst()
  return (row?.datos as Things[K] | undefined) ?? rejectMissing(kind, id, param)
}

/** The object as the outside may see it. */
export function shown<T extends object>(thing: T): Omit<T, '_sandbox'> {
  const { _sandbox: _, ...rest } = thing as T & { _sandbox?: unknown }
  return rest as Omit<T, '_sandbox'>
}
