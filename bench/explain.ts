import { sql } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { recordStatements, type Statement } from './statements.ts'

/** Prints the time of each call, and how the database answers the slowest statement of the slowest one. */
export async function explainSlowest(
  database: Opened<Database>,
  calls: { name: string; act(): Promise<unknown> }[],
): Promise<void> {
  const timed: { name: string; ms: number; statements: Statement[] }[] = []
  for (const { name, act } of calls) {
    const started = performance.now()
    const statements = await recordStatements(database, act)
    timed.push({ name, ms: performance.now() - started, statements })
  }
  for (const { name, ms, statements } of timed)
    console.log(`  ${ms.toFixed(1).padStart(8)} ms  ${String(statements.length).padStart(2)} consultas  ${name}`)
  const slowest = timed.toSorted((a, b) => b.ms - a.ms)[0]!
  for (const statement of slowest.statements) console.log(await explain(database, statement))
}

async function explain({ db }: Opened<Database>, { text, values }: Statement): Promise<string> {
  const parts = text.split(/\$(\d+)/).map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`))
  const { rows } = await sql<
    Record<string, string>
  >`explain (analyze, buffers) ${sql.join(parts, sql.raw(''))}`.execute(db)
  return `\n${text}\n${JSON.stringify(values)}\n${rows.map((row) => `    ${Object.values(row)[0]}`).join('\n')}`
}
