import type { Kysely, Transaction } from 'kysely'
import { fromKysely, fromPglite, PgBoss } from 'pg-boss'
import type { Database } from './db.ts'
import { describeError, log } from './log.ts'

/** Delivered at least once: a handler must do nothing the second time. */
export type JobHandler = (data: never) => Promise<void>

export interface Queue {
  /** Writes the job in `tx`, so that it exists if and only if the change does. */
  enqueue<DB>(tx: Transaction<DB> | Kysely<DB>, job: string, data: object, options?: { afterSeconds?: number; key?: string }): Promise<void>
  work(jobs: Record<string, JobHandler>): Promise<void>
  /** Runs `job` by a cron line in UTC. */
  schedule(job: string, cron: string): Promise<void>
  stop(): Promise<void>
}

// One queue for all: each costs a query a second, which the embedded database would feel.
export const QUEUE = 'trabajos'
export const DEAD = 'cartas_muertas'
// 5 s, doubling, ten tries, then the dead letter queue.
const RETRY = { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 21_600, deadLetter: DEAD }
const AT_ONCE = 10
// A lease of less than 60 s (reliability 3.3): whoever works says so every 5 s, and is taken for dead after 25 s of silence, which is
// looked for every 15 s. So the jobs of a process that was killed come back within the minute, and one that takes long is not run twice.
const HEARTBEAT = { heartbeatSeconds: 25 }
const REFRESH_SECONDS = 5
const SUPERVISE_SECONDS = 15
const NO_JOB = '00000000-0000-4000-8000-000000000000'

interface Item {
  job: string
  data: object
}

export async function openQueue<DB>(database: Database<DB>, options: { pollSeconds?: number; superviseSeconds?: number; refreshSeconds?: number } = {}): Promise<Queue> {
  const superviseIntervalSeconds = options.superviseSeconds ?? SUPERVISE_SECONDS
  // Looked for by one process at a time; a pass that comes a moment early is not put off to the next one.
  const supervision = { superviseIntervalSeconds, monitorIntervalSeconds: Math.max(1, superviseIntervalSeconds - 5) }
  const boss = new PgBoss({ ...supervision, ...(database.pglite ? { db: fromPglite(database.pglite), backend: 'pglite' as const } : { connectionString: database.url!, max: 3, application_name: 'trabajos' }) })
  boss.on('error', (error) => log.error('queue.error', describeError(error)))
  await boss.start()
  await boss.createQueue(DEAD)
  await boss.createQueue(QUEUE, { ...RETRY, ...HEARTBEAT })
  await boss.updateQueue(QUEUE, HEARTBEAT) // one made before there was a heartbeat
  // Sending asks for the queue the first time, by a connection of its own: inside a transaction of the embedded
  // database, which has one, that waits for ever. So it is asked for here, by an act on no job.
  await boss.resume(QUEUE, NO_JOB)
  return {
    async enqueue(tx, job, data, { afterSeconds, key } = {}) {
      await boss.send(QUEUE, { job, data }, { db: fromKysely(tx.withoutPlugins()), ...(afterSeconds && { startAfter: afterSeconds }), ...(key && { singletonKey: `${job}:${key}` }) })
    },
    async work(jobs) {
      const polling = { pollingIntervalSeconds: options.pollSeconds ?? 1, batchSize: AT_ONCE, burstWhenBatchFull: true, heartbeatRefreshSeconds: options.refreshSeconds ?? REFRESH_SECONDS }
      await boss.work<Item>(QUEUE, polling, async (items) => {
        await Promise.all(items.map((item) => runJob(jobs, item.data).catch((error: unknown) => boss.fail(QUEUE, item.id, { message: String(error) }))))
      })
    },
    async schedule(job, cron) {
      await boss.schedule(QUEUE, cron, { job, data: {} }, { tz: 'UTC', key: job })
    },
    stop: () => boss.stop({ graceful: true, timeout: 15_000, close: database.pglite === undefined }),
  }
}

/** One that fails is tried again by itself; the others of its batch are done. */
async function runJob(jobs: Record<string, JobHandler>, { job, data }: Item): Promise<void> {
  try {
    const handler = jobs[job]
    if (!handler) throw new Error(`no handler for ${job}`)
    await handler(data as never)
  } catch (error) {
    log.error('job.failed', { job, ...describeError(error) })
    throw error
  }
}
