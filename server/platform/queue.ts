import type { PGlite } from '@electric-sql/pglite'
import type { Kysely, Transaction } from 'kysely'
import { fromKysely, fromPglite, PgBoss } from 'pg-boss'
import type { Database } from './db.ts'
import { runLane, type Item, type JobHandler, type Lane, type LaneRun } from './lane.ts'
import { describeError, log } from './log.ts'

export interface EnqueueOptions {
  afterSeconds?: number
  key?: string
  /** Whom the job will ask something of, where it does. */
  receiver?: string
  /** On whose account that receiver is asked, where others have theirs. */
  owner?: string
}

export interface EnqueueItem extends Pick<EnqueueOptions, 'receiver' | 'owner'> {
  data: object
}

export interface Queue {
  /** Writes the job in `tx`, so that it exists if and only if the change does. */
  enqueue<DB>(tx: Transaction<DB> | Kysely<DB>, job: string, data: object, options?: EnqueueOptions): Promise<void>
  /** Many of one kind, in one statement. */
  enqueueAll<DB>(
    tx: Transaction<DB> | Kysely<DB>,
    job: string,
    items: readonly EnqueueItem[],
    options?: Pick<EnqueueOptions, 'afterSeconds'>,
  ): Promise<void>
  work(jobs: Record<string, JobHandler>): Promise<void>
  /** Runs these jobs by their cron lines in UTC, and no other. */
  schedule(crons: Record<string, string>): Promise<void>
  stop(): Promise<void>
}

export interface QueueOptions {
  /** Jobs that run apart from the others; what none of them names goes to the common one. */
  lanes?: readonly Lane[]
  pollSeconds?: number
  superviseSeconds?: number
  refreshSeconds?: number
}

const COMMON: Lane = { queue: 'trabajos', places: 10, jobs: [] }
export const DEAD = 'cartas_muertas'
// 5 s, doubling, ten tries, then the dead letter queue.
const RETRY = { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 21_600, deadLetter: DEAD }
// A lease of less than 60 s (docs/nunca.md 3.3): whoever works says so every 5 s, and is taken for dead after 25 s of silence, which is
// looked for every 15 s. So the jobs of a process that was killed come back within the minute, and one that takes long is not run twice.
const HEARTBEAT = { heartbeatSeconds: 25 }
const REFRESH_SECONDS = 5
const SUPERVISE_SECONDS = 15
const STOP_MS = 15_000
const NO_JOB = '00000000-0000-4000-8000-000000000000'

export async function openQueue<DB>(database: Database<DB>, options: QueueOptions = {}): Promise<Queue> {
  const lanes = [COMMON, ...(options.lanes ?? [])]
  const superviseIntervalSeconds = options.superviseSeconds ?? SUPERVISE_SECONDS
  // Looked for by one process at a time; a pass that comes a moment early is not put off to the next one.
  const supervision = { superviseIntervalSeconds, monitorIntervalSeconds: Math.max(1, superviseIntervalSeconds - 5) }
  const boss = new PgBoss({
    ...supervision,
    ...(database.pglite
      ? { db: fromPglite(database.pglite), backend: 'pglite' as const }
      : { connectionString: database.url!, max: 3, application_name: 'trabajos' }),
  })
  boss.on('error', (error) => log.error('queue.error', describeError(error)))
  await boss.start()
  await boss.createQueue(DEAD)
  for (const { queue } of lanes) await openLane(boss, queue)
  const laneOf = (job: string): Lane => lanes.find(({ jobs }) => jobs.includes(job)) ?? COMMON
  let runs: LaneRun[] = []
  return {
    async enqueue(tx, job, data, { afterSeconds, key, receiver, owner } = {}) {
      const { queue, first = [] } = laneOf(job)
      const named = {
        ...(afterSeconds && { startAfter: afterSeconds }),
        ...(key && { singletonKey: `${job}:${key}` }),
        ...(receiver && { group: { id: receiver } }),
        ...(first.includes(job) && { priority: 1 }),
      }
      await boss.send(queue, { job, data, ...(owner && { owner }) } satisfies Item, {
        db: fromKysely(tx.withoutPlugins()),
        ...named,
      })
    },
    async enqueueAll(tx, job, items, { afterSeconds } = {}) {
      if (items.length === 0) return
      const rows = items.map(({ data, receiver, owner }) => ({
        data: { job, data, ...(owner && { owner }) } satisfies Item,
        ...(afterSeconds && { startAfter: afterSeconds }),
        ...(receiver && { group: { id: receiver } }),
      }))
      await boss.insert(laneOf(job).queue, rows, { db: fromKysely(tx.withoutPlugins()) })
    },
    async work(jobs) {
      runs = lanes.map((lane) =>
        runLane(boss, lane, {
          jobs,
          pollSeconds: options.pollSeconds ?? lane.pollSeconds ?? 1,
          refreshSeconds: options.refreshSeconds ?? REFRESH_SECONDS,
        }),
      )
    },
    async schedule(crons) {
      for (const { name, key } of await boss.getSchedules())
        if (!(key in crons) || laneOf(key).queue !== name) await boss.unschedule(name, key)
      for (const [job, cron] of Object.entries(crons))
        await boss.schedule(laneOf(job).queue, cron, { job, data: {} }, { tz: 'UTC', key: job })
    },
    async stop() {
      await Promise.all(runs.map((run) => run.stop(STOP_MS)))
      await boss.stop({ graceful: true, timeout: 1000, close: database.pglite === undefined })
    },
  }
}

async function openLane(boss: PgBoss, queue: string): Promise<void> {
  await boss.createQueue(queue, { ...RETRY, ...HEARTBEAT })
  await boss.updateQueue(queue, HEARTBEAT) // one made before there was a heartbeat
  // Sending asks for the queue the first time, by a connection of its own: inside a transaction of the embedded
  // database, which has one, that waits for ever. So it is asked for here, by an act on no job.
  await boss.resume(queue, NO_JOB)
}

/** Brings the tables of the queue up to date and runs nothing. */
export async function migrateQueue({ pglite }: { pglite: PGlite }): Promise<void> {
  const boss = new PgBoss({ db: fromPglite(pglite), backend: 'pglite', supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false, close: false })
}
