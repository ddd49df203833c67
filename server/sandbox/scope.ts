import type { Database as Platform } from '#server/platform/db.ts'
import type { Database } from '#server/db/schema.ts'
import type { ApiFault } from './faults.ts'
import type { Db, Tx } from './store.ts'

/** Whose shop its pages say they are paid to. */
export interface Brand {
  name: string
  /** Rules that set the colours of both themes anew; empty where they are those of the product. */
  colours: string
  /** Of this same origin. */
  logo: { url: string; width: number; height: number } | null
}

/** What the counterpart runs on; made once. */
export interface Environment {
  brand: () => Promise<Brand>
  db: Db
  transaction: Platform<Database>['transaction']
  baseUrl: string
  secret: { apiKey: string; webhookSecret: string }
  deliver: (url: string, body: string, signature: string) => Promise<{ status: number }>
  now: () => Date
  /** Allows the calls under `_pruebas`; false in production. */
  testCalls: boolean
  stallMs: number
}

/** What one change may reach; lives as long as its transaction. */
export interface Scope {
  tx: Tx
  now: Date
  baseUrl: string
  requestId: string | null
  idempotencyKey: string | null
  fault?: ApiFault | undefined
}

export const PATH = '/sandbox/stripe'
