import { sql, type Selectable } from 'kysely'
import type { Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

/** A row as the program reads it; json columns hold plain values. */
export type Row<T extends keyof Database> = Partial<Selectable<Database[T]>>

const CHUNK = 4000

/** One statement for thousands of rows: they travel as one JSON parameter, whatever their number of columns. */
export async function insertRows<T extends keyof Database>(tx: Tx, table: T, rows: readonly Row<T>[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  for (let i = 0; i < rows.length; i += CHUNK) {
    const json = JSON.stringify(rows.slice(i, i + CHUNK).map((row) => snakeCased(row, columns)))
    await sql`insert into ${sql.table(table)} (${names}) select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(
      tx,
    )
  }
}

function snakeCased(row: object, columns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    columns.map((column) => [snakeCase(column), (row as Record<string, unknown>)[column] ?? null]),
  )
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
