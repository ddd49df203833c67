import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { sqlState, type Database } from './db.ts'

const LEASE_SECONDS = 60
const BOOTSTRAP_TRIES = 10

/** Brings the database up to the newest file of `dir`, one transaction each; one runner at a time. Answers the files applied. */
export async function migrate<DB>(database: Database<DB>, dir: URL): Promise<string[]> {
  await bootstrap(database)
  // A runner that was killed holds its turn until the lease ends; whoever has nothing to do need not wait for it.
  if ((await listMissing(database, dir)).length === 0) return []
  return inTurn(database, () => applyMissing(database, dir))
}

/** Runs `act` while no other process of this database is in its turn; the turn of one that died ends with its lease. */
export async function inTurn<DB, T>(database: Database<DB>, act: () => Promise<T>): Promise<T> {
  await takeTurn(database)
  try {
    return await act()
  } finally {
    await sql`update migracion_turno set hasta = '-infinity' where id = 1`.execute(database.db)
  }
}

export const BOOTSTRAP = `
  create table if not exists migraciones (nombre text primary key, aplicada_en timestamptz not null default now());
  create table if not exists migracion_turno (id int primary key check (id = 1), hasta timestamptz not null);
  insert into migracion_turno values (1, '-infinity') on conflict do nothing;`

// `if not exists` looks first and creates later: of several processes on a new database all but one fail, and find it there next.
const MADE_MEANWHILE = new Set(['23505', '42P07', '42710', 'XX000'])

async function bootstrap<DB>(database: Database<DB>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await database.exec(BOOTSTRAP)
    } catch (error) {
      if (!MADE_MEANWHILE.has(sqlState(error) ?? '') || tries === BOOTSTRAP_TRIES) throw error
    }
  }
}

/** The embedded database belongs to this process alone: a turn found taken there is that of a process that was killed. */
async function takeTurn<DB>({ db, kind }: Database<DB>): Promise<void> {
  for (let tries = 0; tries < LEASE_SECONDS * 2; tries++) {
    const taken =
      await sql`update migracion_turno set hasta = now() + make_interval(secs => ${LEASE_SECONDS}) where id = 1 and (hasta < now() or ${kind === 'pglite'}) returning id`.execute(
        db,
      )
    if (taken.rows.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('another process is migrating this database')
}

/** Whether a database that is in use already lacks something of this version; a new one awaits nothing. */
export async function awaitsMigration<DB>(database: Database<DB>, dir: URL): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`select to_regclass('migraciones') is not null as made`.execute(
    database.db,
  )
  return (
    rows[0]!.made &&
    (await sql`select 1 from migraciones limit 1`.execute(database.db)).rows.length > 0 &&
    (await listMissing(database, dir)).length > 0
  )
}

async function listMissing<DB>({ db }: Database<DB>, dir: URL): Promise<string[]> {
  const done = new Set(await listApplied(db))
  return (await listMigrations(dir)).filter((f) => !done.has(f))
}

export const listMigrations = async (dir: URL): Promise<string[]> =>
  (await readdir(dir)).filter((f) => f.endsWith('.sql')).toSorted()

/** What was applied by a newer version than this one. */
export async function listUnknown<DB>({ db }: Database<DB>, dir: URL): Promise<string[]> {
  const known = new Set(await readdir(dir))
  return (await listApplied(db)).filter((name) => !known.has(name))
}

const listApplied = async <DB>(db: Database<DB>['db']): Promise<string[]> =>
  (await sql<{ nombre: string }>`select nombre from migraciones order by nombre`.execute(db)).rows.map(
    ({ nombre }) => nombre,
  )

async function applyMissing<DB>(database: Database<DB>, dir: URL): Promise<string[]> {
  const files = await listMissing(database, dir)
  for (const file of files) {
    const text = await readFile(new URL(file, dir), 'utf8')
    await database
      .exec(
        `begin;\nset local statement_timeout = '10min';\n${text}\ninsert into migraciones (nombre) values ('${file.replaceAll("'", "''")}');\ncommit;`,
      )
      .catch(async (error: unknown) => {
        if (database.kind === 'pglite') await database.exec('rollback')
        throw error
      })
  }
  return files
}
