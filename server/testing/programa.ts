import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { VISITANTE, type Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { allJobs, sandboxJobs } from '#server/jobs.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/env.ts'
import { createMailer } from '#server/platform/mailer.ts'
import { createOutbound } from '#server/platform/outbound.ts'
import { startProgram, type Program } from '#server/program.ts'
import { unaCola } from './cola.ts'

export interface Programa extends Program {
  /** The clock; tests move it. */
  clock: { now: Date }
  ctx(): Ctx
  /** Runs one job now. */
  run(job: string, data?: object): Promise<void>
  /** Runs what was enqueued since, in order, until nothing is left. */
  settle(): Promise<void>
  request(
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string>; token?: string },
  ): Promise<Response>
}

/** No name has an address: a test that wants an answer from outside brings its own. */
const NADIE = createOutbound({ resolve: () => Promise.resolve([]) })

/** The whole program over one database, in process, with a clock that tests move and jobs that they run themselves. */
export async function unPrograma(database: Opened<Database>, at = new Date()): Promise<Programa> {
  const clock = { now: at }
  const dir = mkdtempSync(join(tmpdir(), 'thc-'))
  const settings = readSettings({ DATA_DIR: dir, PORT: '3999', DEMO: '0', NODE_ENV: 'test' })
  const program = await startProgram({
    settings,
    build: null,
    database,
    withJobs: false,
    checkOutputs: true,
    now: () => clock.now,
  })
  const { tareas: pending, ...cola } = unaCola(database)
  Object.assign(program.deps.ctx, cola)
  const ctx = (): Ctx => ({
    ...program.deps.ctx,
    actor: VISITANTE,
    now: clock.now,
    requestId: randomUUID(),
    address: null,
    idempotencyKey: null,
  })
  const jobs = { ...sandboxJobs(program.sandbox), ...allJobs(createMailer({ dir: join(dir, 'correo') }), NADIE) }
  const run = async (job: string, data: object = {}) => void (await jobs[job]!(ctx(), data as never))
  return {
    ...program,
    clock,
    ctx,
    async close() {
      await program.close()
      rmSync(dir, { recursive: true, force: true })
    },
    run,
    async settle() {
      await program.sandbox?.deliverDue()
      for (let next = pending.shift(); next; next = pending.shift()) {
        await run(next.job, next.data)
        await program.sandbox?.deliverDue()
      }
    },
    request(method, path, { body, headers = {}, token } = {}) {
      return program.fetch(
        new Request(`${settings.BASE_URL}${path}`, {
          method,
          headers: {
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(token && { authorization: `Bearer ${token}` }),
            ...headers,
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      )
    },
  }
}

/** The program as production would start it over that database, with its jobs, while `act` runs. */
export async function conPrograma<T>(
  database: Opened<Database>,
  variables: Record<string, string>,
  act: (program: Program) => Promise<T>,
): Promise<T> {
  const program = await startProgram({
    settings: {
      ...readSettings({ PORT: '3999', DEMO: '0', NODE_ENV: 'test', PAGOS_DE_PRUEBA: '0', ...variables }),
      production: true,
    },
    build: null,
    database,
  })
  try {
    return await act(program)
  } finally {
    await program.close()
  }
}

/** The program over a database that it opens itself, without jobs unless they are asked for. */
export const unProgramaEn = (
  databaseUrl: string,
  dir: string,
  { withJobs = false, ...variables }: { withJobs?: boolean; TRUST_PROXY?: string } = {},
): Promise<Program> =>
  startProgram({
    settings: readSettings({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dir,
      PORT: '3999',
      DEMO: '0',
      NODE_ENV: 'test',
      ...variables,
    }),
    build: null,
    withJobs,
  })

export type { Program }

/** The program over the embedded database of a folder, as a start opens it; without jobs, what waits is left to wait. */
export const unProgramaDe = (dir: string, { withJobs = false } = {}): Promise<Program> =>
  startProgram({
    settings: readSettings({ DATA_DIR: dir, PORT: '3999', DEMO: '0', NODE_ENV: 'test' }),
    build: null,
    withJobs,
  })
