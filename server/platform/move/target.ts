import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { SERVER_FACTS, type ServerFacts, unfitReason } from '../fit-server.ts'
import { listForeign, type Ask } from './tables.ts'

/** This PostgreSQL cannot take a database in; the message says what to mend. */
export class UnfitTargetError extends Error {
  override name = 'UnfitTargetError'
}

const TURN = 815_430
const TURN_MS = 15_000
// As texts of both sides are compared, they are written alike.
const SESSION = `-c lock_timeout=${TURN_MS} -c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c timezone=UTC -c datestyle=ISO,MDY -c intervalstyle=postgres -c bytea_output=hex -c extra_float_digits=1`

/** Connected, and alone: of one that was cut off a moment ago the server may still be undoing what it did. */
export async function openTarget(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'mudanza',
    options: SESSION,
  })
  // The statement under way fails and says so.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TURN])
  } catch (error) {
    await client.end()
    if ((error as { code?: string }).code !== '55P03') throw error
    throw new UnfitTargetError('otra mudanza a esa base está en curso')
  }
  return client
}

interface Facts extends ServerFacts {
  lower: boolean
  schema: string | null
}

export async function checkTarget(client: pg.Client): Promise<void> {
  const ask: Ask = async <T>(text: string) => (await client.query(text)).rows as T[]
  const [facts] = await ask<Facts>(`select ${SERVER_FACTS}, lower('Ñ') = 'ñ' as lower, current_schema() as schema`)
  const { lower, schema } = facts!
  const unfit = unfitReason(facts!)
  if (unfit) throw new UnfitTargetError(unfit)
  if (!lower)
    throw new UnfitTargetError(
      "esa base no conoce las minúsculas de «Ñ»; créala con LC_CTYPE 'C.UTF-8' o 'es_CL.UTF-8' (TEMPLATE template0)",
    )
  if (schema !== 'public')
    throw new UnfitTargetError(
      `ese usuario crea sus tablas en ${schema ?? 'ninguna parte'}; tiene que poder crearlas en el esquema public`,
    )
  const [first, ...more] = await listForeign(ask)
  if (first)
    throw new UnfitTargetError(
      `esa base no está vacía (${first}${more.length > 0 ? ` y ${more.length} más` : ''}); la mudanza necesita una recién creada`,
    )
}

/** Whether what was sent under this name arrived. */
export async function hasArrived(client: pg.Client, id: string): Promise<boolean> {
  const { rows } = await client.query<{ made: boolean }>(
    `select to_regclass('public.mudanza_de_base') is not null as made`,
  )
  if (!rows[0]!.made) return false
  return (await client.query('select 1 from public.mudanza_de_base where id = $1', [id])).rows.length > 0
}

export const recordArrival = async (
  client: pg.Client,
  arrival: { id: string; rows: number; now: Date },
): Promise<void> =>
  void (await client.query('insert into mudanza_de_base (id, filas, mudada_en) values ($1, $2, $3)', [
    arrival.id,
    arrival.rows,
    arrival.now,
  ]))

/** Queries inside the transaction that this connection is in. */
export function queriesOn<DB>(client: pg.Client): Kysely<DB> {
  const lent = Object.assign(client, { release: () => undefined })
  return new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { connect: () => Promise.resolve(lent), end: () => Promise.resolve() } as never,
    }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}
