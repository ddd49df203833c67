import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '#domain/permisos/actor.ts'
import type { Identidad } from '#domain/sitio/identidad.ts'
import type { Database } from '#server/db/schema.ts'
import type { Settings } from '#server/platform/env.ts'
import type { Outcome } from '#server/platform/lane.ts'
import type { EnqueueItem, EnqueueOptions } from '#server/platform/queue.ts'
import type { Storage } from '#server/platform/storage.ts'
import type { Tally } from '#server/platform/tally.ts'
import type { PaymentPort, Secretos } from '#server/ports.ts'

export { VISITANTE, type Actor, type Sesion } from '#domain/permisos/actor.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

/** What every use case may reach. Made anew for each request and each job. */
export interface Ctx {
  db: Db
  /** The clock of this request; rules never ask another one. */
  now: Date
  /** The time by now, for what was waited for: a provider, a lock. */
  clock: () => Date
  actor: Actor
  settings: Settings
  secretos: Secretos
  /** What identifiers that others keep are made of, whatever the site is called. */
  identidad: Identidad
  /** Files that people sent. */
  archivos: Storage
  psp: PaymentPort
  /** What is only counted here, and written every few seconds. */
  conteo: Tally
  requestId: string
  /** Client address as `TRUST_PROXY` allows to know it; null on loopback without a proxy and in jobs. */
  address: string | null
  /** Where that is null: whom a proxy on this machine that nobody named says it speaks for. Only failed sign-ins count by it. */
  spokenFor?: string | null
  /** `User-Agent` of the client, where there is one. */
  agent?: string | null
  idempotencyKey: string | null
  /** The bytes of a call that takes a file. */
  cuerpo?: Uint8Array | null
  transaction<T>(act: (tx: Tx) => Promise<T>): Promise<T>
  /** Writes a job in the same transaction. */
  enqueue(tx: Tx, job: string, data: object, options?: EnqueueOptions): Promise<void>
  enqueueAll(
    tx: Tx,
    job: string,
    items: readonly EnqueueItem[],
    options?: Pick<EnqueueOptions, 'afterSeconds'>,
  ): Promise<void>
}

/** Handled at least once: the second time must change nothing. */
export type Job = (ctx: Ctx, data: never) => Promise<Outcome>

/** What a list answers: the page, and how many there are in all. */
export interface Page<T> {
  items: T[]
  total: number
  /** Where a list can be read on from: what changes later comes after it. */
  cursor?: string
  /** Of a search by text that was met in part only. */
  coincidencia?: Coincidencia
}

export interface Coincidencia {
  /** Words, as they were typed, that nothing in the catalogue has: they were left out. */
  sinUso: string[]
  /** The other words stand together nowhere: what is listed has some of them. */
  soloAlguna: boolean
}
