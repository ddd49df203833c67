import type { PgBoss } from 'pg-boss'
import { describeError, log } from './log.ts'
import { createOwners } from './owners.ts'
import { createReceivers } from './receivers.ts'

/** Delivered at least once: a handler must do nothing the second time. */
export type JobHandler = (data: never) => Promise<Outcome>
/** Done; or done, and whom it was sent to did not answer. */
export type Outcome = void | 'receiver-down'

/** Whom the job needs cannot be reached: it is tried again, and the others of that receiver wait. */
export class ReceiverDownError extends Error {
  override name = 'ReceiverDownError'
}

export interface Lane {
  /** The name of its queue. */
  queue: string
  /** How many of its jobs run at once in this process. */
  places: number
  /** How many of them for one receiver, over all processes. */
  perReceiver?: number
  /** How many of them for one owner over all its receivers, in this process: fewer than `places`, so that the others go on. */
  perOwner?: number
  pollSeconds?: number
  jobs: readonly string[]
  /** Those of its jobs that go before the others. */
  first?: readonly string[]
}

export interface Item {
  job: string
  data: object
  /** Whose the receiver is. */
  owner?: string
}

interface Taken {
  id: string
  retryCount: number
  data: Item
  groupId?: string | null
}

export interface LaneRun {
  /** Takes no more; answers once those in hand are done, or were given back after `graceMs`. */
  stop(graceMs: number): Promise<void>
}

/** Takes a job as soon as a place is free: one that hangs keeps its own place and no other. */
export function runLane(
  boss: PgBoss,
  lane: Lane,
  {
    jobs,
    pollSeconds,
    refreshSeconds,
  }: { jobs: Record<string, JobHandler>; pollSeconds: number; refreshSeconds: number },
): LaneRun {
  const { queue, places, perReceiver, perOwner } = lane
  const receivers = createReceivers()
  const owners = createOwners(perOwner)
  const inHand = new Map<string, Taken>()
  let stopping = false
  let wake = (): void => undefined

  async function look(): Promise<void> {
    while (!stopping) {
      const taken = inHand.size < places ? await take(Math.min(places - inHand.size, owners.room())).catch(report) : []
      const { yes = [], no = [] } = Object.groupBy(taken ?? [], (job) => (admit(job) ? 'yes' : 'no'))
      for (const job of yes) void run(job)
      if (no.length > 0) await giveBack(no.map(({ id }) => id)).catch(report)
      // Of one receiver or owner there may be more than it may be given: behind them there are others.
      if (taken?.length && inHand.size < places) continue
      await nap(pollSeconds * 1000)
    }
  }

  const take = (batchSize: number): Promise<Taken[]> =>
    boss.fetch<Item>(queue, {
      batchSize,
      ...(perReceiver && { groupConcurrency: perReceiver, ignoreGroups: [...receivers.closed(), ...owners.full()] }),
    }) as Promise<Taken[]>

  const admit = ({ groupId, data: { owner } }: Taken): boolean => !groupId || !owner || owners.admit(owner, groupId)

  /** As it was before it was taken: `fail` would spend one of its tries. */
  const giveBack = (ids: string[]) =>
    boss
      .getDb()
      .executeSql(
        "update pgboss.job set state = 'created', started_on = null, heartbeat_on = null where name = $1 and id = any($2::uuid[]) and state = 'active'",
        [queue, ids],
      )

  const nap = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => (clearTimeout(timer), resolve())
    })

  async function run(job: Taken): Promise<void> {
    inHand.set(job.id, job)
    try {
      const outcome = await perform(jobs, job.data)
      judge(job, outcome === 'receiver-down')
      await boss.complete(queue, job).catch(report)
    } catch (error) {
      judge(job, error instanceof ReceiverDownError)
      await boss.fail(queue, job, { message: String(error) }).catch(report)
    } finally {
      inHand.delete(job.id)
      if (job.groupId && job.data.owner) owners.leave(job.data.owner)
      wake()
    }
  }

  function judge({ groupId }: Taken, isDown: boolean): void {
    if (!groupId) return
    if (isDown) receivers.fail(groupId)
    else receivers.succeed(groupId)
  }

  const beat = setInterval(
    () => inHand.size > 0 && void boss.touch(queue, [...inHand.values()]).catch(report),
    refreshSeconds * 1000,
  ).unref()
  const looking = look()
  return {
    async stop(graceMs) {
      stopping = true
      wake()
      await looking
      const deadline = performance.now() + graceMs
      while (inHand.size > 0 && performance.now() < deadline) await nap(deadline - performance.now())
      clearInterval(beat)
      if (inHand.size > 0) await boss.fail(queue, [...inHand.values()], { message: 'stopped' }).catch(report)
    },
  }
}

const report = (error: unknown): void => log.error('queue.error', describeError(error))

async function perform(jobs: Record<string, JobHandler>, { job, data }: Item): Promise<Outcome> {
  try {
    const handler = jobs[job]
    if (!handler) throw new Error(`no handler for ${job}`)
    return await handler(data as never)
  } catch (error) {
    log.error('job.failed', { job, ...describeError(error) })
    throw error
  }
}
