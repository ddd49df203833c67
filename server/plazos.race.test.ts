import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from '#server/ctx.ts'
import { abrirPostgres } from '#server/testing/base.ts'
import { conPostgres } from '#server/testing/con-postgres.ts'
import { unProgramaEn } from '#server/testing/programa.ts'

const postgres = conPostgres()

const limiteDe = async (db: Db): Promise<string> =>
  (await sql<{ limite: string }>`select current_setting('statement_timeout') as limite`.execute(db)).rows[0]!.limite

it('gives jobs 30 s for a statement, whoever waits for an answer 5', async () => {
  const database = await abrirPostgres(postgres.url)
  const dir = mkdtempSync(join(tmpdir(), 'thc-plazos-'))
  const program = await unProgramaEn(database.url!, dir)
  const { db, transaction } = program.ctx()
  expect([
    await limiteDe(db),
    await transaction(limiteDe),
    await limiteDe(program.deps.db),
    await program.deps.ctx.transaction(limiteDe),
  ]).toEqual(['30s', '30s', '5s', '5s'])
  await program.close()
  rmSync(dir, { recursive: true, force: true })
  await database.close()
})
