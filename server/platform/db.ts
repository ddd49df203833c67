import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createHash } from 'node:crypto'
import { CamelCasePlugin, Kysely, PGliteDialect, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { deadlinePlugin, kept } from './deadline.ts'
import { PrivateFiles } from './private-files.ts'

/** Both databases hand out the same JavaScript values: int8 and numeric as numbers, dates and wall times as text. */
const PARSERS: Record<number, (text: string) => unknown> = {
  20: Number,
  1700: Number,
  1082: (t) => t,
  1083: (t) => t,
  1114: (t) => t.replace(' ', 'T'),
  1184: (t) => new Date(t),
  1186: (t) => t,
}
for (const [oid, parse] of Object.entries(PARSERS)) pg.types.setTypeParser(Number(oid), parse)

export interface Database<DB> {
  kind: 'pglite' | 'postgres'
  db: Kysely<DB>
  /** Runs several statements without parameters. */
  exec(text: string): Promise<void>
  /** One transaction under READ COMMITTED, tried again after a deadlock, a lock time-out or a serialization failure. */
  transaction<T>(act: (tx: Transaction<DB>) => Promise<T>): Promise<T>
  close(): Promise<void>
  /** The embedded database itself, where it is one; else the address of the server. */
  pglite?: PGlite
  url?: string
}

export interface PgliteOptions {
  /** A folder, or nothing for memory. */
  dir?: string
  snapshot?: Blob
  /** For initdb, where the database is a new one. */
  initdb?: string[]
}

export async function openPglite<DB>({ dir, snapshot, initdb }: PgliteOptions): Promise<Database<DB>> {
  const pglite = await PGlite.create({
    ...(dir && { fs: new PrivateFiles(dir) }),
    ...(snapshot && { loadDataDir: snapshot }),
    ...(initdb && { initDbStartParams: initdb }),
    extensions: { unaccent, pg_trgm, btree_gist },
    parsers: PARSERS,
    relaxedDurability: false,
  })
  takeTurns(pglite)
  await pglite.exec("set timezone = 'UTC'; set default_transaction_isolation = 'read committed'")
  const db = new Kysely<DB>({
    dialect: new PGliteDialect({ pglite }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true }), deadlinePlugin],
  })
  return {
    kind: 'pglite',
    db,
    pglite,
    transaction: retrying(db),
    exec: async (text) => void (await pglite.exec(text)),
    close: () => db.destroy(),
  }
}

/** How long the embedded database may work before sockets and timers have their turn. */
const TURN_MS = 10

/** It works in this process and its queue is promises alone: a thousand queries at once would let no answer out before the last of them. */
function takeTurns(pglite: PGlite): void {
  const { execProtocolStream } = pglite
  let since: number | undefined
  const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve))
  pglite.execProtocolStream = async (...args) => {
    if (since === undefined) {
      since = performance.now()
      setImmediate(() => (since = undefined))
    } else if (performance.now() - since > TURN_MS) await nextTurn()
    return execProtocolStream.apply(pglite, args)
  }
}

export interface PostgresOptions {
  url: string
  /** Connections of the pool; 10 at most (docs/nunca.md 4.3). */
  pool?: number
  statementTimeoutMs?: number
  /** For a connection: a free one of the pool, or a new one. */
  waitMs?: number
}

export async function openPostgres<DB>({
  url,
  pool: max = 10,
  statementTimeoutMs = 5000,
  waitMs = 3000,
}: PostgresOptions): Promise<Database<DB>> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: waitMs,
    // Compiling pays for queries of minutes; ours end long before, and where an estimate is high it took seconds of a query of milliseconds.
    options: `-c jit=off -c lock_timeout=3000 -c statement_timeout=${statementTimeoutMs} -c idle_in_transaction_session_timeout=10000 -c timezone=UTC`,
  })
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    // So does one lost in use, between two statements of a transaction; the next statement fails and says so.
    client.on('error', () => undefined)
    nameStatements(client)
  })
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true }), deadlinePlugin],
  })
  await sql`select 1`.execute(db)
  return {
    kind: 'postgres',
    db,
    url,
    transaction: retrying(db),
    exec: async (text) => void (await pool.query(text)),
    close: () => db.destroy(),
  }
}

/**
 * Gives every statement with parameters a name, so that PostgreSQL parses and plans it once per connection. One that a migration
 * meanwhile gave other columns is sent once more under a new name; in a transaction, which it broke, the whole is tried again.
 */
function nameStatements(client: pg.PoolClient): void {
  const plain = client.query.bind(client) as (...args: unknown[]) => unknown
  let generation = 0
  client.query = ((...args: unknown[]) => {
    const [text, values, ...rest] = args
    const isNamed = typeof text === 'string' && Array.isArray(values) && values.length > 0 && text.length < 8000
    if (!isNamed) return plain(...args)
    const send = (): unknown => plain({ name: `${generation}${statementName(text)}`, text, values }, ...rest)
    const sent = send()
    if (!(sent instanceof Promise)) return sent
    return sent.catch(async (error: unknown) => {
      if (!isStale(error)) throw error
      generation++
      try {
        return await send()
      } catch (again) {
        throw sqlState(again) === IN_FAILED_TRANSACTION ? error : again
      }
    })
  }) as typeof client.query
}

const IN_FAILED_TRANSACTION = '25P02'
const isStale = (error: unknown): boolean =>
  sqlState(error) === '0A000' && (error as Error).message.includes('cached plan')

const names = new Map<string, string>()
function statementName(text: string): string {
  let name = names.get(text)
  if (!name) {
    if (names.size > 2000) names.clear()
    names.set(text, (name = createHash('sha1').update(text).digest('base64url')))
  }
  return name
}

const RETRIED = new Set(['40001', '40P01', '55P03'])
const MAX_RETRIES = 3

/** A conflict that did not clear after the retries; the caller may try again in a moment. */
export class BusyError extends Error {
  override name = 'BusyError'
}

function retrying<DB>(db: Kysely<DB>): Database<DB>['transaction'] {
  return async (act) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await kept((guard) => db.transaction().execute((tx) => guard(() => act(tx))))
      } catch (error) {
        if (!RETRIED.has(sqlState(error) ?? '') && !isStale(error)) throw error
        if (attempt >= MAX_RETRIES) throw new BusyError('too many conflicts', { cause: error })
        await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 180))
      }
    }
  }
}

/** SQLSTATE of a database error, or undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}
