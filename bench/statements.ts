import pg from 'pg'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'

export interface Statement {
  text: string
  values: unknown[]
}

let recording: Statement[] | null = null

const plain = pg.Client.prototype.query as (...args: unknown[]) => unknown
// Connections name their statements by wrapping what they find here, so it must be in place before the first one opens.
pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
  if (recording) recording.push(toStatement(args))
  return plain.apply(this, args)
} as typeof pg.Client.prototype.query

function toStatement([asked, values]: unknown[]): Statement {
  if (typeof asked === 'string') return { text: asked, values: Array.isArray(values) ? values : [] }
  const { text, values: named = [] } = asked as Statement
  return { text, values: named }
}

/** What `act` sends to the database, in order; nothing else may use that kind of database meanwhile. */
export async function recordStatements(database: Opened<Database>, act: () => Promise<unknown>): Promise<Statement[]> {
  const { pglite } = database
  const statements: Statement[] = []
  if (!pglite) {
    recording = statements
    await act().finally(() => (recording = null))
    return statements
  }
  const query = pglite.query
  pglite.query = ((text: string, values: unknown[] = [], ...rest: []) => {
    statements.push({ text, values })
    return query.call(pglite, text, values, ...rest)
  }) as typeof pglite.query
  await act().finally(() => (pglite.query = query))
  return statements
}
