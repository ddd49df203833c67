import { readdir, readFile } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import type { Database } from './db.ts'

const LEASE_SECONDS = 60

/** Brings the database up to the newest file of `dir`, one transaction each; one runner at a time. Answers the files applied. */
export async function migrate<DB>(database: Database<DB>, dir: URL): Promise<string[]> {
  await database.exec(`
    create table if not exists migraciones (nombre text primary key, aplicada_en timestamptz not null default now());
    create table if not exists migracion_turno (id int primary key check (id = 1), hasta timestamptz not null);
    insert into migracion_turno values (1, '-infinity') on conflict do nothing;`)
  await takeTurn(database.db)
  try {
    return await applyMissing(database, dir)
  } finally {
    await sql`update migracion_turno set hasta = '-infinity' where id = 1`.execute(database.db)
  }
}

async function takeTurn(db: Kysely<never>): Promise<void>
async function takeTurn<DB>(db: Kysely<DB>): Promise<void>
async function takeTurn<DB>(db: Kysely<DB>): Promise<void> {
  for (let tries = 0; tries < LEASE_SECONDS * 2; tries++) {
    const taken = await sql`update migracion_turno set hasta = now() + make_interval(secs => ${LEASE_SECONDS}) where id = 1 and hasta < now() returning id`.execute(db)
    if (taken.rows.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('another process is migrating this database')
}

async function applyMissing<DB>(database: Database<DB>, dir: URL): Promise<string[]> {
  const done = new Set((await sql<{ nombre: string }>`select nombre from migraciones`.execute(database.db)).rows.map((r) => r.nombre))
  const files = (await readdir(dir)).filter((f) => f.endsWith('.sql') && !done.has(f)).toSorted()
  for (const file of files) {
    const text = await readFile(new URL(file, dir), 'utf8')
    await database.exec(`begin;\n${text}\ninsert into migraciones (nombre) values ('${file.replaceAll("'", "''")}');\ncommit;`).catch(async (error: unknown) => {
      await database.exec('rollback')
      throw error
    })
  }
  return files
}
