import { expect, it, vi } from 'vitest'
import { abrirPglite } from '#server/testing/base.ts'
import { openQueue } from './queue.ts'

const YEARLY = '0 0 1 1 *'
const inTime = (act: Promise<unknown>): Promise<string> =>
  Promise.race([
    act.then(() => 'done'),
    new Promise<string>((resolve) => setTimeout(resolve, 5000, 'it waits for itself')),
  ])

// The embedded database has one connection: whoever asks anything by another way inside a transaction waits for ever.
it('enqueues inside a transaction for a queue that nothing was fetched from yet', async () => {
  const database = await abrirPglite()
  const queue = await openQueue(database)
  await queue.schedule({ anual: YEARLY })
  expect(await inTime(database.transaction((tx) => queue.enqueue(tx, 'anual', {})))).toBe('done')
  await queue.stop()
  await database.close()
})

it('lets a job left from the last run enqueue another at once', async () => {
  const database = await abrirPglite()
  const idle = Object.fromEntries(['uno', 'otro', 'dos'].map((name) => [name, () => Promise.resolve()]))
  const first = await openQueue(database)
  await first.work(idle)
  await first.stop()
  const between = await openQueue(database)
  await between.enqueue(database.db, 'uno', {})
  await between.stop()

  const queue = await openQueue(database, { pollSeconds: 0.5 })
  const handled = new Promise((resolve) => {
    void queue.work({
      ...idle,
      uno: () => database.transaction((tx) => queue.enqueue(tx, 'dos', {})),
      dos: () => Promise.resolve(resolve(null)),
    })
  })
  expect(await inTime(handled)).toBe('done')
  await queue.stop()
  await database.close()
})

it('tries one that failed again and leaves the others of its batch done', async () => {
  const database = await abrirPglite()
  const first = await openQueue(database)
  for (const job of ['bien', 'mal', 'bien']) await first.enqueue(database.db, job, {})
  await first.stop()

  const queue = await openQueue(database, { pollSeconds: 0.5 })
  const done: string[] = []
  const seen = new Promise((resolve) => {
    void queue.work({
      bien: async () => void done.push('bien'),
      mal: () => (setTimeout(resolve, 500), Promise.reject(new Error('mal'))),
    })
  })
  expect(await inTime(seen)).toBe('done')
  const { rows } = await database.pglite!.query<{ state: string }>(
    "select state::text from pgboss.job where name = 'trabajos' order by created_on",
  )
  expect({ done, states: rows.map(({ state }) => state).toSorted() }).toEqual({
    done: ['bien', 'bien'],
    states: ['completed', 'completed', 'retry'],
  })
  await queue.stop()
  await database.close()
})

it('says again and again that a slow job is alive, so that nobody runs it a second time', async () => {
  const database = await abrirPglite()
  const queue = await openQueue(database, { pollSeconds: 0.5, refreshSeconds: 0.5, superviseSeconds: 1 })
  const latidos = async () =>
    (
      await database.pglite!.query<{ state: string; latio: boolean; beats: number }>(
        "select state::text, heartbeat_on > started_on as latio, heartbeat_seconds as beats from pgboss.job where name = 'trabajos'",
      )
    ).rows
  let veces = 0
  const lento = new Promise<unknown>((resolve) => {
    void queue.work({
      lento: async () => {
        veces++
        await vi.waitUntil(async () => (await latidos())[0]?.latio, { timeout: 10_000, interval: 100 })
        resolve(await latidos())
      },
    })
  })
  await queue.enqueue(database.db, 'lento', {})
  expect(await lento).toEqual([{ state: 'active', latio: true, beats: 25 }])
  await vi.waitUntil(async () => (await latidos())[0]?.state === 'completed', { timeout: 10_000, interval: 100 })
  expect(veces).toBe(1)
  await queue.stop()
  await database.close()
})

it('gives a queue that was made before its heartbeat', async () => {
  const database = await abrirPglite()
  await (await openQueue(database)).stop()
  await database.pglite!.exec("update pgboss.queue set heartbeat_seconds = null where name = 'trabajos'")
  await (await openQueue(database)).stop()
  expect(
    (await database.pglite!.query("select heartbeat_seconds from pgboss.queue where name = 'trabajos'")).rows,
  ).toEqual([{ heartbeat_seconds: 25 }])
  await database.close()
})
