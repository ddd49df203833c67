import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Database } from '#server/db/schema.ts'
import { openPglite, openPostgres, type Database as Opened } from '#server/platform/db.ts'
import { migrate } from '#server/platform/migrate.ts'

const MIGRATIONS = new URL('../db/migrations/', import.meta.url)
const CACHE = new URL('../../.cache/', import.meta.url)
const TEMPLATE_LOCK = 815_001
const STATEMENT_TIMEOUT_MS = 30_000

export interface Base {
  nombre: 'PGlite' | 'PostgreSQL'
  /** A migrated database of its own; `close()` throws it away. */
  abrir(): Promise<Opened<Database>>
}

/**
 * For `describe.each(bases())`: the embedded database, and PostgreSQL where TEST_DATABASE_URL names one. Whatever SQL is only run by this file:
 * a module, its tables, migrations, what is kept between programs, and of each edge the one file that makes all of its calls.
 */
export function bases(): Base[] {
  const url = process.env.TEST_DATABASE_URL
  return [
    { nombre: 'PGlite', abrir: abrirPglite },
    ...(url ? [{ nombre: 'PostgreSQL' as const, abrir: () => abrirPostgres(url) }] : []),
  ]
}

/**
 * For `describe.each(unaBase())`: PostgreSQL, where there is one, because it is the faster; both with `npm test -- --cruzado`. What is asked
 * is the edge's own (a status, a header, a form, a text), and its SQL is that of modules which are looked at on both.
 */
export const unaBase = (): Base[] => (process.env.CRUZADO === '1' ? bases() : bases().slice(-1))

/** A migrated embedded database in memory. */
export async function abrirPglite(): Promise<Opened<Database>> {
  return openPglite<Database>({ snapshot: await (snapshot ??= loadSnapshot()) })
}

/** A migrated database of its own in the PostgreSQL of `url`. */
export async function abrirPostgres(url: string): Promise<Opened<Database>> {
  if (!templates.has(url)) templates.set(url, makeTemplate(url))
  await templates.get(url)
  const name = `prueba_${randomUUID().replaceAll('-', '')}`
  await asAdmin(url, (admin) => admin.query(`create database ${name} template ${templateName()}`))
  const database = await openPostgres<Database>({
    url: databaseUrl(url, name),
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  })
  return {
    ...database,
    async close() {
      await database.close()
      await asAdmin(url, (admin) => admin.query(`drop database if exists ${name} with (force)`))
    },
  }
}

let snapshot: Promise<Blob> | undefined
const templates = new Map<string, Promise<void>>()

// Each test file reads, fills and recovers what is here once or twice: nothing that no test asks for, and no log to replay.
const AL_GRANO = [
  "alter system set shared_buffers = '16MB'",
  "update pg_database set datistemplate = false, datallowconn = true where datname like 'template_'",
  'drop database template0',
  'drop database template1',
  'checkpoint',
]

/** Kept beside the build between runs, under the fingerprint of the migrations. */
async function loadSnapshot(): Promise<Blob> {
  const file = fileURLToPath(new URL(`base-chica-${fingerprint()}.tar`, CACHE))
  if (existsSync(file)) return new Blob([readFileSync(file)], { type: 'application/x-tar' })
  const database = await openPglite<Database>({ initdb: ['--wal-segsize=1'] })
  await migrate(database, MIGRATIONS)
  for (const statement of AL_GRANO) await database.exec(statement)
  const dump = await database.pglite!.dumpDataDir('none')
  await database.close()
  mkdirSync(CACHE, { recursive: true })
  const written = `${file}.${process.pid}`
  writeFileSync(written, Buffer.from(await dump.arrayBuffer()))
  renameSync(written, file)
  return dump
}

/** One test process makes the template, the others wait for it. */
async function makeTemplate(url: string): Promise<void> {
  await asAdmin(url, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rows } = await admin.query<{ datistemplate: boolean }>(
      'select datistemplate from pg_database where datname = $1',
      [templateName()],
    )
    if (rows[0]?.datistemplate) return
    await admin.query(`drop database if exists ${templateName()} with (force)`)
    await admin.query(`create database ${templateName()}`)
    const database = await openPostgres<Database>({ url: databaseUrl(url, templateName()) })
    await migrate(database, MIGRATIONS)
    await database.close()
    await admin.query(`alter database ${templateName()} is_template true`)
  })
}

async function asAdmin<T>(url: string, act: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    return await act(admin)
  } finally {
    await admin.end()
  }
}

function databaseUrl(url: string, name: string): string {
  const target = new URL(url)
  target.pathname = `/${name}`
  return target.href
}

const templateName = (): string => `plantilla_${fingerprint()}`

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(MIGRATIONS).toSorted())
    hash.update(`${file}\n`).update(readFileSync(new URL(file, MIGRATIONS)))
  return hash.digest('hex').slice(0, 16)
}
