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

// 5 s, doubling, ten tries, then the dead letter queue.
const RETRY = { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 21_600 }
const DEAD = 'cartas_muertas'
const NO_JOB = '00000000-0000-4000-8000-000000000000'

export async function openQueue<DB>(database: Database<DB>, options: { pollSeconds?: number } = {}): Promise<Queue> {
  const boss = new PgBoss(
    database.pglite ? { db: fromPglite(database.pglite), backend: 'pglite' } : { connectionString: database.url!, max: 3, application_name: 'trabajos' },
  )
  boss.on('error', (error) => log.error('queue.error', describeError(error)))
  await boss.start()
  await boss.createQueue(DEAD)
  const known = new Set<string>()
  const ensure = async (job: string): Promise<void> => {
    if (known.has(job)) return
    await boss.createQueue(job, { ...RETRY, deadLetter: DEAD })
    // Sending asks for the queue the first time, by a connection of its own: inside a transaction of the embedded
    // database, which has one, that waits for ever. So it is asked for here, by an act on no job.
    await boss.resume(job, NO_JOB)
    known.add(job)
  }
  return {
    async enqueue(tx, job, data, { afterSeconds, key } = {}) {
      await boss.send(job, data, { db: fromKysely(tx.withoutPlugins()), ...(afterSeconds && { startAfter: afterSeconds }), ...(key && { singletonKey: key }) })
    },
    async work(jobs) {
      // All of them first: a job left from the last run starts at once, and may enqueue any other.
      for (const job of Object.keys(jobs)) await ensure(job)
      for (const [job, handler] of Object.entries(jobs)) {
        await boss.work(job, { pollingIntervalSeconds: options.pollSeconds ?? 1, batchSize: 1 }, async ([item]) => {
          if (item) await runJob(job, handler, item.data as never)
        })
      }
    },
    async schedule(job, cron) {
      await ensure(job)
      await boss.schedule(job, cron, {}, { tz: 'UTC' })
    },
    stop: () => boss.stop({ graceful: true, timeout: 15_000, close: database.pglite === undefined }),
  }
}

async function runJob(job: string, handler: JobHandler, data: never): Promise<void> {
  try {
    await handler(data)
  } catch (error) {
    log.error('job.failed', { job, ...describeError(error) })
    throw error
  }
}
