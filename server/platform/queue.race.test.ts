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
  const queue = await openQueue(await openPostgres({ url: process.env.DATABASE_URL }))
  await queue.work({ lento: () => (console.log('tomado'), new Promise(() => undefined)) })
`

it('gives the job of a process that was killed to another within 60 s, once', async () => {
  const database = await abrirPostgres(postgres.url)
  const queue = await openQueue(database)
  await queue.enqueue(database.db, 'lento', {})
  const child = spawn(process.execPath, ['--input-type=module', '--eval', WORKER], { env: { ...process.env, DATABASE_URL: database.url }, stdio: ['ignore', 'pipe', 'inherit'] })
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
}, 120_000)
