import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { setLog } from '#server/platform/log.ts'
import { bases } from '#server/testing/base.ts'
import { conPrograma } from '#server/testing/programa.ts'

setLog({ sink: () => undefined })

type Programa = Parameters<Parameters<typeof conPrograma>[2]>[0]

const VIVA = {
  STRIPE_SECRET_KEY: 'sk_live_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
}

describe.each(bases())('the counterpart of payments in production ($nombre)', ({ abrir }) => {
  let database: Opened<Database>
  const dir = mkdtempSync(join(tmpdir(), 'thc-'))
  beforeAll(async () => void (database = await abrir()))
  afterAll(async () => {
    await database.close()
    rmSync(dir, { recursive: true, force: true })
  })

  const con = (variables: Record<string, string>, act: (program: Programa) => Promise<void>) =>
    conPrograma(database, { DATA_DIR: dir, ...variables }, act)
  const estado = async ({ fetch }: Programa, path: string): Promise<number> =>
    (await fetch(new Request(`http://localhost:3999${path}`))).status
  const configuracion = async ({ fetch }: Programa): Promise<unknown> =>
    (await fetch(new Request('http://localhost:3999/api/pagos/configuracion'))).json()
  const programados = async (): Promise<string[]> =>
    (
      await sql<{ key: string }>`select key from pgboss.schedule where key like 'sandbox.%'`.execute(database.db)
    ).rows.map(({ key }) => key)

  it('is there only where it is asked for, and ends with its jobs when a key is set', async () => {
    await con({}, async (program) => {
      expect([
        program.sandbox,
        await configuracion(program),
        await estado(program, '/sandbox/stripe/v1/balance'),
      ]).toEqual([null, { modo: 'ninguno', clavePublica: '' }, 404])
      expect(program.ctx().psp.dinero).toBe('vivo')
      expect(await programados()).toEqual([])
    })
    await con({ PAGOS_DE_PRUEBA: '1' }, async (program) => {
      expect([
        program.sandbox !== null,
        await configuracion(program),
        await estado(program, '/sandbox/stripe/v1/balance'),
      ]).toEqual([true, { modo: 'prueba', clavePublica: 'pk_test_prueba' }, 401])
      expect(program.ctx().psp.dinero).toBe('prueba')
      expect(await programados()).toEqual(['sandbox.entregar'])
      await program.database.transaction((tx) =>
        program.ctx().enqueue(tx, 'sandbox.entregar', {}, { afterSeconds: 3600 }),
      )
      await program.database.transaction((tx) =>
        program.ctx().enqueue(tx, 'sandbox.olvidar', { reservas: [], huella: null }, { afterSeconds: 3600 }),
      )
    })
    await con({ PAGOS_DE_PRUEBA: '1', ...VIVA }, async (program) => {
      expect([
        program.sandbox,
        await configuracion(program),
        await estado(program, '/sandbox/stripe/v1/balance'),
      ]).toEqual([null, { modo: 'stripe', clavePublica: 'pk_live_a' }, 404])
      expect(program.ctx().psp.dinero).toBe('vivo')
      expect(await programados()).toEqual([])
      // What it had left in the queue ends without failing.
      await sql`update pgboss.job set start_after = now() where data->>'job' like 'sandbox.%' and state = 'created'`.execute(
        database.db,
      )
      await expect
        .poll(
          async () =>
            (
              await sql<{ state: string }>`select state from pgboss.job where data->>'job' like 'sandbox.%'`.execute(
                database.db,
              )
            ).rows.map(({ state }) => state),
          { timeout: 20_000 },
        )
        .toSatisfy((estados: string[]) => estados.length > 0 && estados.every((uno) => uno === 'completed'))
    })
  })
})
