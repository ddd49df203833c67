import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listarExperiencias } from '#server/modules/experiencias/index.ts'
import { openPglite, openPostgres, type Database as Opened } from '#server/platform/db.ts'
import type { Database } from '#server/db/schema.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { capture } from './capture.ts'
import { startBare, startOurs, type Child } from './child.ts'
import { shoot } from './load.ts'
import { createDatabase, openProgram } from './program.ts'
import type { Line } from './report.ts'
import { SECONDS, sideBySide } from './side-by-side.ts'
import { recordStatements } from './statements.ts'
import { newFolder } from './temp.ts'

const bench = 'lista'
const PATH = '/api/v1/experiencias?porPagina=24'
const CONNECTIONS = 32
/** A price that no experience reaches, so that each number asks for the same rows by another filter. */
const VARIED = 900_000_000
const BY_NUMBER = `${PATH}&precioMax={n}`

/** The list of 24: kept, against a server that only sends the same bytes; not kept, against its statements sent by hand. */
export async function lista(): Promise<Line[]> {
  const dir = newFolder('lista')
  const filled = await startOurs({ DATA_DIR: dir, DEMO: '1' })
  const lines = await kept(filled).finally(filled.stop)
  return [...lines, await fromPglite(dir), await fromPostgres()]
}

async function kept(server: Child): Promise<Line[]> {
  return [await keptAs(server, 'guardada', {}), await keptAs(server, 'guardada, br', { 'accept-encoding': 'br' })]
}

async function keptAs(server: Child, what: string, headers: Record<string, string>): Promise<Line> {
  await capture(server.url + PATH, headers)
  const { file, status, body } = await capture(server.url + PATH, headers)
  if (status !== 200) throw new Error(`${PATH} answers ${status}`)
  const bare = await startBare('send-bytes', { CAPTURE: file })
  const load = { path: PATH, headers, connections: CONNECTIONS, seconds: SECONDS }
  const pair = await sideBySide(
    () => shoot({ ...load, server }),
    () => shoot({ ...load, server: bare }),
  ).finally(bare.stop)
  return {
    bench,
    what,
    ...pair,
    limit: { ...pair.limit, name: 'node:http, mismos bytes' },
    goal: { atLeast: 0.8 },
    note: `${body.length} bytes`,
  }
}

async function fromPglite(filled: string): Promise<Line> {
  const [ours, byHand] = [newFolder('ours'), newFolder('by-hand')]
  for (const copy of [ours, byHand]) cpSync(join(filled, 'base'), join(copy, 'base'), { recursive: true })
  const database = await openPglite<Database>({ dir: join(byHand, 'base') })
  const statements = await statementsOfList(database)
  return notKept(
    'sin guardar, PGlite',
    { DATA_DIR: ours },
    { BASE_DIR: join(byHand, 'base'), STATEMENTS: statements },
    true,
  )
}

async function fromPostgres(): Promise<Line> {
  const cluster = await startPostgres()
  try {
    const url = await createDatabase(cluster.url, 'lista')
    const filling = await startOurs({ DATABASE_URL: url, DEMO: '1' }, { pin: false })
    await filling.stop()
    const statements = await statementsOfList(await openPostgres<Database>({ url }))
    return await notKept(
      'sin guardar, PostgreSQL',
      { DATABASE_URL: url },
      { DATABASE_URL: url, STATEMENTS: statements },
      false,
    )
  } finally {
    await cluster.stop()
  }
}

/** The file with what one list sends: the page and its count. Asking for the version of the catalogue is the price of our own memory. */
async function statementsOfList(database: Opened<Database>): Promise<string> {
  const program = await openProgram(database)
  const statements = await recordStatements(database, () =>
    listarExperiencias(program.ctx(), { porPagina: 24, precioMax: VARIED } as never),
  )
  await program.close()
  await database.close()
  const file = join(newFolder('statements'), 'list.json')
  writeFileSync(file, JSON.stringify(statements.filter(({ text }) => !text.includes('catalogo_version'))))
  return file
}

async function notKept(
  what: string,
  ourEnv: Record<string, string>,
  byHandEnv: Record<string, string>,
  pin: boolean,
): Promise<Line> {
  const ours = await startOurs(ourEnv, { pin })
  try {
    const byHand = await startBare('list-by-hand', { ...byHandEnv, VARIED: String(VARIED) }, { pin })
    const load = { path: BY_NUMBER, connections: CONNECTIONS, seconds: SECONDS }
    const pair = await sideBySide(
      () => shoot({ ...load, server: ours }),
      () => shoot({ ...load, server: byHand }),
    ).finally(byHand.stop)
    return {
      bench,
      what,
      ...pair,
      limit: { ...pair.limit, name: 'las mismas consultas a mano' },
      goal: { atLeast: 0.7 },
    }
  } finally {
    await ours.stop()
  }
}
