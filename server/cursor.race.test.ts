import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findCursor } from './cursor.ts'
import type { Db } from './ctx.ts'
import type { Database } from './db/schema.ts'
import type { Database as Opened } from './platform/db.ts'
import { bases } from './testing/base.ts'

const numero = async (db: Db): Promise<number> =>
  (await sql<{ id: number }>`select pg_current_xact_id()::text::bigint as id`.execute(db)).rows[0]!.id

describe.each(bases().filter(({ nombre }) => nombre === 'PostgreSQL'))(
  'where changes can be read on from ($nombre)',
  ({ abrir }) => {
    let una: Opened<Database>
    let otra: Opened<Database>
    beforeAll(async () => {
      ;[una, otra] = [await abrir(), await abrir()]
    })
    afterAll(() => Promise.all([una?.close(), otra?.close()]))

    it.each([
      ['of the same database', () => una],
      ['of another database of the same PostgreSQL', () => otra],
    ])('waits for an open transaction %s, and goes on once it has ended', async (_de, base) => {
      let soltar = (): void => undefined
      const suelta = new Promise<void>((resolve) => (soltar = resolve))
      const abierta = Promise.withResolvers<number>()
      const larga = base().transaction(async (tx) => {
        abierta.resolve(await numero(tx))
        await suelta
      })
      const vieja = await abierta.promise
      // Others begin and end meanwhile.
      const despues = await una.transaction((tx) => numero(tx))
      const { actual } = await findCursor(una.db, undefined)
      expect([Number(actual) <= vieja, despues > vieja]).toEqual([true, true])
      // What was written after the open one began is told again, and not missed.
      expect((await findCursor(una.db, actual)).desde).toBeLessThanOrEqual(despues)
      soltar()
      await larga
      await vi.waitFor(
        async () => expect(Number((await findCursor(una.db, undefined)).actual)).toBeGreaterThan(despues),
        { timeout: 20_000, interval: 50 },
      )
    })
  },
)
