import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { abrirPostgres } from '#server/testing/base.ts'
import { unaEscena } from '#server/testing/escenas.ts'
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts'
import { comprarALaVez } from '#server/testing/ultimo-credito.ts'

// The control of compras/a-cuenta.race.test.ts: the same people, with the lock on what the company owes taken away.
vi.mock(import('./credito.db.ts'), async (original) => ({
  ...(await original()),
  lockDeudora: async (tx, reservaId) =>
    (await sql<{ id: string }>`select empresa_id as id from reservas where id = ${reservaId}::uuid`.execute(tx)).rows[0]
      ?.id,
}))

let postgres: TestPostgres
beforeAll(async () => {
  setLog({ level: 'error' })
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

// Chance decides whether they meet: what a control shows, it need show once.
it('more is owed than may be without the lock', { retry: 5 }, async () => {
  const database = await abrirPostgres(postgres.url)
  const e = await unaEscena(database)
  const { deuda } = await comprarALaVez(e, 27_000)
  process.stdout.write(`  unlocked: ${deuda} owed of 27000\n`)
  await database.close()
  expect(deuda).toBeGreaterThan(27_000)
})
