import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { VISITANTE, type Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/env.ts'
import { setLog } from '#server/platform/log.ts'
import { startProgram, type Program } from '#server/program.ts'
import { newFolder } from './temp.ts'

/** The program in this process, as it runs for people, without its jobs. */
export async function openProgram(
  database: Opened<Database>,
  options: { withJobs?: boolean; build?: Parameters<typeof startProgram>[0]['build'] } = {},
): Promise<Program & { ctx(): Ctx }> {
  setLog({ level: 'warn' })
  const settings = readSettings({ DATA_DIR: newFolder('program'), PORT: '3999', DEMO: '0' })
  const program = await startProgram({
    settings,
    build: options.build ?? null,
    database,
    withJobs: options.withJobs ?? false,
  })
  return {
    ...program,
    ctx: () => ({
      ...program.deps.ctx,
      actor: VISITANTE,
      now: new Date(),
      requestId: randomUUID(),
      address: null,
      idempotencyKey: null,
    }),
  }
}

/** A new database of `cluster`. */
export async function createDatabase(cluster: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: cluster })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(cluster)
  url.pathname = `/${name}`
  return url.href
}
