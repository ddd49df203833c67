import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import type { Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { moverCatalogo } from '#server/modules/experiencias/index.ts'
import { openPglite, openPostgres } from '#server/platform/db.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { capture } from './capture.ts'
import { startBare, startOurs, type Child } from './child.ts'
import { shoot } from './load.ts'
import { createDatabase, openProgram } from './program.ts'
import type { Check, Line } from './report.ts'
import { SECONDS, sideBySide } from './side-by-side.ts'
import { newFolder } from './temp.ts'

const bench = 'portada'
const CONNECTIONS = 32
const LIST = '/api/v1/experiencias?porPagina=24'
const BUILD = new URL('../build/server/index.js', import.meta.url)
const WITH_BROTLI = { accept: 'text/html', 'accept-encoding': 'br, gzip' }

/** The home page of a visitor against a server that only sends the same bytes; and that what is kept never outlives a change. */
export async function portada(): Promise<Line[]> {
  const dir = newFolder('portada')
  const ours = await startOurs({ DATA_DIR: dir, DEMO: '1' })
  const lines = await sameBytes(ours).finally(ours.stop)
  return [...lines, ...(await changeInProcess(join(dir, 'base'))), ...(await changeElsewhere())]
}

async function sameBytes(server: Child): Promise<Line[]> {
  await capture(`${server.url}/`, WITH_BROTLI)
  const { file, status, headers, body } = await capture(`${server.url}/`, WITH_BROTLI)
  const encoding = headers.find((_, i) => headers[i - 1]?.toLowerCase() === 'content-encoding') ?? 'sin comprimir'
  const bare = await startBare('send-bytes', { CAPTURE: file })
  const load = { path: '/', headers: WITH_BROTLI, connections: CONNECTIONS, seconds: SECONDS }
  const pair = await sideBySide(
    () => shoot({ ...load, server }),
    () => shoot({ ...load, server: bare }),
  ).finally(bare.stop)
  return [
    {
      bench,
      what: '/ sin sesión',
      ...pair,
      limit: { ...pair.limit, name: 'node:http, mismos bytes' },
      goal: { atLeast: 0.5 },
      note: `${body.length} bytes, ${encoding}`,
    },
    { bench, what: '/ responde 200', ok: status === 200, note: `respondió ${status}` },
  ]
}

/** The embedded database, whose only writer is the program itself. */
async function changeInProcess(dir: string): Promise<Check[]> {
  const database = await openPglite<Database>({ dir })
  const program = await openProgram(database, { build: (await import(BUILD.href)) as ServerBuild })
  await new Promise<void>((listening) => program.server.listen(0, '127.0.0.1', () => listening()))
  const address = program.server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  try {
    return await changeShows(url, program.ctx(), 'PGlite')
  } finally {
    await program.close()
    await database.close()
  }
}

/** One program changes the catalogue, another one serves it. */
async function changeElsewhere(): Promise<Check[]> {
  const cluster = await startPostgres()
  try {
    const url = await createDatabase(cluster.url, 'portada')
    const ours = await startOurs({ DATABASE_URL: url, DEMO: '1' }, { pin: false })
    const database = await openPostgres<Database>({ url })
    const program = await openProgram(database)
    const checks = await changeShows(ours.url, program.ctx(), 'PostgreSQL, desde otro proceso')
    await program.close()
    await database.close()
    await ours.stop()
    return checks
  } finally {
    await cluster.stop()
  }
}

async function changeShows(url: string, ctx: Ctx, where: string): Promise<Check[]> {
  const checks: Check[] = []
  for (const path of ['/', LIST]) {
    const before = await text(url + path)
    const kept = await text(url + path)
    const shown = await findShown(ctx, before)
    const what = `un cambio del catálogo se ve en la petición siguiente de ${path} (${where})`
    if (!shown) {
      checks.push({ bench, what, ok: false, note: 'no muestra ninguna experiencia' })
      continue
    }
    const name = `Cambio visto en ${path === '/' ? 'la portada' : 'la lista'}`
    await rename(ctx, shown.id, name)
    const after = await text(url + path)
    checks.push({
      bench,
      what,
      ok: kept.includes(shown.nombreExperiencia) && after.includes(name) && !after.includes(shown.nombreExperiencia),
    })
    await rename(ctx, shown.id, shown.nombreExperiencia)
  }
  return checks
}

const text = async (url: string): Promise<string> => (await fetch(url)).text()

async function findShown({ db }: Ctx, html: string): Promise<{ id: string; nombreExperiencia: string } | undefined> {
  const all = await db
    .selectFrom('experiencias')
    .select(['id', 'nombreExperiencia'])
    .where('listada', '=', true)
    .execute()
  return all.find(({ nombreExperiencia }) => html.includes(nombreExperiencia))
}

/** As every change of the catalogue is made: the row and the version in one transaction. */
function rename(ctx: Ctx, id: string, nombreExperiencia: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    await tx.updateTable('experiencias').set({ nombreExperiencia }).where('id', '=', id).execute()
    await moverCatalogo(tx)
  })
}
