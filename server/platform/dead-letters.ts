import { sql, type Kysely, type Transaction } from 'kysely'
import { DEAD } from './queue.ts'

export interface DeadLetter {
  id: string
  job: string
  data: Record<string, unknown>
  error: string | null
  diedAt: Date
}

export interface Depth {
  job: string
  waiting: number
  failing: number
  active: number
  since: Date | null
}

type Reader<DB> = Kysely<DB> | Transaction<DB>

/** What waits in the queue, by job; what is planned for later does not wait yet. */
export async function queueDepths<DB>(db: Reader<DB>, now: Date): Promise<Depth[]> {
  const { rows } = await sql<Depth>`
    select data->>'job' as job, count(*) filter (where state = 'created')::int as waiting, count(*) filter (where state = 'retry')::int as failing,
      count(*) filter (where state = 'active')::int as active, min(created_on) filter (where state <> 'active') as since
    from pgboss.job where name <> ${DEAD} and data ? 'job' and state in ('created', 'retry', 'active') and (state <> 'created' or start_after <= ${now})
    group by 1 order by since nulls last, 1 limit 100`.execute(db)
  return rows
}

/** The same for whoever asks every few seconds: of each queue no more than its first `most` are looked at, the oldest of a kind among them. */
export async function queueFigures<DB>(
  db: Reader<DB>,
  most: number,
): Promise<{ job: string; state: 'created' | 'retry'; count: number; seconds: number }[]> {
  const { rows } = await sql<{ job: string; state: 'created' | 'retry'; count: number; seconds: number }>`
    select j.data->>'job' as job, j.state::text as state, count(*)::int as count, extract(epoch from now() - min(j.created_on))::float8 as seconds
    from pgboss.queue q cross join lateral (
      select data, state, created_on from pgboss.job where name = q.name and state < 'active' and not blocked and (state = 'retry' or start_after <= now())
      order by priority desc, created_on limit ${most}
    ) j where q.name <> ${DEAD} and j.data ? 'job' group by 1, 2 order by 1, 2 limit 300`.execute(db)
  return rows
}

export async function countDeadLetters<DB>(db: Reader<DB>): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{
    count: number
    since: Date | null
  }>`select count(*)::int as count, min(created_on) as since from pgboss.job where name = ${DEAD} and state = 'created'`.execute(
    db,
  )
  return rows[0]!
}

export async function listDeadLetters<DB>(
  db: Reader<DB>,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeadLetter[]> {
  const { rows } = await sql<DeadLetter>`
    select id::text as id, data->>'job' as job, data->'data' as data, output->>'message' as error, created_on as died_at
    from pgboss.job where name = ${DEAD} and state = 'created' order by created_on, id limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

/** Takes a letter out, once: who comes second hears that it is `gone`. */
export async function takeDeadLetter<DB>(
  tx: Transaction<DB>,
  id: string,
): Promise<Pick<DeadLetter, 'job' | 'data'> | 'gone' | 'unknown'> {
  const { rows } = await sql<Pick<DeadLetter, 'job' | 'data'>>`
    update pgboss.job set state = 'completed', completed_on = now() where name = ${DEAD} and id = ${id}::uuid and state = 'created'
    returning data->>'job' as job, data->'data' as data`.execute(tx)
  if (rows[0]) return rows[0]
  const { rows: known } = await sql`select 1 from pgboss.job where name = ${DEAD} and id = ${id}::uuid`.execute(tx)
  return known.length > 0 ? 'gone' : 'unknown'
}
