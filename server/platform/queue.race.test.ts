import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { abrirPostgres } from '#server/testing/base.ts'
import { conPostgres } from '#server/testing/con-postgres.ts'
import { openQueue } from './queue.ts'

const postgres = conPostgres()

// Takes the job, says so and never ends.
const WORKER = `
  import { openPostgres } from '#server/platform/db.ts'
  import { openQueue } from '#server/platform/queue.ts'
  const queue = await openQueue(await openPostgres({ url: process.env.DATABASE_URL }), { lanes: JSON.parse(process.env.LANES) })
  await queue.work({ lento: () => (console.log('tomado'), new Promise(() => undefined)) })
`

it.each([
  ['the common lane', [], {}],
  [
    'a lane of its own, for a receiver that may be asked once at a time',
    [{ queue: 'entregas', places: 2, perReceiver: 1, jobs: ['lento'] }],
    { receiver: 'uno' },
  ],
])(
  'gives the job of a process that was killed to another within 60 s, once, in %s',
  async (_lane, lanes, options) => {
    const database = await abrirPostgres(postgres.url)
    const queue = await openQueue(database, { lanes })
    await queue.enqueue(database.db, 'lento', {}, options)
    const child = spawn(process.execPath, ['--input-type=module', '--eval', WORKER], {
      env: { ...process.env, DATABASE_URL: database.url, LANES: JSON.stringify(lanes) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((resolve) => child.stdout.once('data', resolve))
    const muerto = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await muerto

    const desde = performance.now()
    let veces = 0
    await new Promise<void>((resolve) => {
      void queue.work({
        lento: async () => {
          veces++
          resolve()
        },
      })
    })
    expect(performance.now() - desde).toBeLessThan(60_000)
    await queue.stop()
    expect(veces).toBe(1)
    await database.close()
  },
  120_000,
)
