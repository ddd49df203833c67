import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { BOOTSTRAP, listMigrations } from '../migrate.ts'
import { copyIn } from './copy-in.ts'
import { contentOf, listForeignKeys, listSequences, listTables, type Ask, type Table } from './tables.ts'

/** The two databases do not hold the same; nothing was kept. */
export class MoveDiffersError extends Error {
  override name = 'MoveDiffersError'
}

export interface Counts {
  tables: number
  rows: number
}

interface MoveOptions {
  from: PGlite
  /** In a transaction of its own, which whoever calls commits; nobody else is in its database. */
  to: pg.Client
  migrations: URL
  say(line: string): void
}

const PAGES_AT_ONCE = 2000

/** Makes our schema in an empty database and fills it with every row of the embedded one, held against it value by value. */
export async function moveDatabase({ from, to, migrations, say }: MoveOptions): Promise<Counts> {
  const source: Ask = async <T>(text: string) => (await from.query<T>(text)).rows
  const target: Ask = async <T>(text: string) => (await to.query(text)).rows as T[]
  await refuseNewer(source, migrations)
  say('Creando el esquema…')
  await build(to, migrations)
  const tables = await pairTables(source, target)
  say(`Copiando ${tables.length} tablas…`)
  const keys = await listForeignKeys(target)
  const guarded = (await listTables(target)).filter(({ hasTriggers }) => hasTriggers)
  // What each row was allowed by is not asked a second time, nor in which order rows came: the keys are looked at once all are here.
  for (const { table, name } of keys) await to.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of guarded) await to.query(`alter table ${name} disable trigger user`)
  await to.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const table of tables) await copyTable(from, to, table)
  await copySequences(source, target)
  for (const { name } of guarded) await to.query(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of keys)
    await to.query(`alter table ${table} add constraint ${name} ${definition}`)
  await keepAhead(source, target)
  say('Comparando fila por fila…')
  return compare(source, target, tables)
}

async function refuseNewer(source: Ask, migrations: URL): Promise<void> {
  const known = await listMigrations(migrations)
  const strange = (await source<{ nombre: string }>('select nombre from migraciones')).find(
    ({ nombre }) => !known.includes(nombre),
  )
  if (strange) throw new MoveDiffersError(`la base incluida es de una versión más nueva (${strange.nombre})`)
}

/** As a first start would, in this one transaction. */
async function build(to: pg.Client, migrations: URL): Promise<void> {
  await to.query(BOOTSTRAP)
  for (const file of await listMigrations(migrations)) {
    await to.query(await readFile(new URL(file, migrations), 'utf8'))
    await to.query('set constraints all immediate; set constraints all deferred')
  }
  await to.query(withinTransaction(getConstructionPlans()))
  await to.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
}

function withinTransaction(plans: string): string {
  const inside = /^\s*begin;(.*)commit;\s*$/is.exec(plans)?.[1]
  if (inside === undefined) throw new Error('the queue is not made in one transaction')
  return inside
}

/** The tables of both, which are the same; parts that the queue made with time are made here too. */
async function pairTables(source: Ask, target: Ask): Promise<Table[]> {
  const [ours, theirs] = [
    await listTables(source),
    new Map((await listTables(target)).map((table) => [table.name, table])),
  ]
  for (const { name, partition } of ours) if (partition && !theirs.has(name)) await target(partition)
  const made = new Map((await listTables(target)).map((table) => [table.name, table]))
  for (const { name, columns } of ours) {
    const there = made.get(name)
    if (!there) throw new MoveDiffersError(`la base incluida tiene la tabla ${name}, que esta versión no conoce`)
    if (there.columns.join() !== columns.join())
      throw new MoveDiffersError(`la tabla ${name} tiene otras columnas en la base incluida`)
  }
  const lacking = [...made.values()].find(
    ({ name, partition }) => !partition && !ours.some((table) => table.name === name),
  )
  if (lacking) throw new MoveDiffersError(`a la base incluida le falta la tabla ${lacking.name}`)
  return ours
}

/** A stretch of pages at a time: a chunk is held in memory twice. */
async function copyTable(from: PGlite, to: pg.Client, { name, columns }: Table): Promise<void> {
  const list = columns.join(', ')
  const { rows } = await from.query<{ pages: number }>(
    `select (pg_relation_size('${name}') / current_setting('block_size')::int)::int as pages`,
  )
  for (let page = 0; page < rows[0]!.pages; page += PAGES_AT_ONCE) {
    const { blob } = await from.query(
      `copy (select ${list} from ${name} where ctid >= '(${page},0)' and ctid < '(${page + PAGES_AT_ONCE},0)') to '/dev/blob'`,
    )
    if (blob && blob.size > 0)
      await copyIn(to, `copy ${name} (${list}) from stdin`, Buffer.from(await blob.arrayBuffer()))
  }
}

async function copySequences(source: Ask, target: Ask): Promise<void> {
  const [ours, theirs] = [await listSequences(source), await listSequences(target)]
  if (ours.join() !== theirs.join()) throw new MoveDiffersError('las dos bases no tienen las mismas numeraciones')
  for (const name of ours) {
    const [at] = await source<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    )
    await target(`select setval('${name}', ${at!.last}, ${at!.called})`)
  }
}

/** Numbers of transactions given from here on come after all that were given there. */
async function keepAhead(source: Ask, target: Ask): Promise<void> {
  const numberIn = async (ask: Ask): Promise<bigint> =>
    BigInt((await ask<{ number: string }>('select transaccion_actual()::text as number'))[0]!.number)
  const [there, here] = [await numberIn(source), await numberIn(target)]
  const behind = there - here + 1n
  await target(
    `create or replace function desfase_de_transacciones() returns bigint language sql immutable as $$ select ${behind > 0n ? behind : 0n}::bigint $$`,
  )
}

async function compare(source: Ask, target: Ask, tables: Table[]): Promise<Counts> {
  let rows = 0
  for (const table of tables) {
    const [ours, theirs] = [await contentOf(source, table), await contentOf(target, table)]
    if (ours.rows !== theirs.rows)
      throw new MoveDiffersError(
        `${table.name} tiene ${ours.rows} filas en la base incluida y ${theirs.rows} en PostgreSQL`,
      )
    if (ours.sum !== theirs.sum) throw new MoveDiffersError(`${table.name} no dice lo mismo en las dos bases`)
    rows += ours.rows
  }
  return { tables: tables.length, rows }
}
