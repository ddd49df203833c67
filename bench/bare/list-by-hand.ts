import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'
import { openPglite } from '#server/platform/db.ts'
import type { Statement } from '../statements.ts'

/**
 * The statements of one list, sent by hand, and the rows as JSON: what the list costs without a program around it.
 * The number at the end of the address takes the place of the number `VARIED` in the parameters.
 */
const statements = JSON.parse(readFileSync(process.env.STATEMENTS!, 'utf8')) as Statement[]
const varied = Number(process.env.VARIED)
const query = process.env.DATABASE_URL
  ? throughPool(process.env.DATABASE_URL)
  : await throughPglite(process.env.BASE_DIR!)

createServer((req, res) => {
  void answer(Number(/\d+$/.exec(req.url ?? '')?.[0] ?? varied)).then((body) => {
    res.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
    res.end(body)
  })
}).listen(Number(process.env.PORT), '127.0.0.1')

async function answer(n: number): Promise<string> {
  const results = await Promise.all(
    statements.map((statement, i) =>
      query(
        i,
        statement.text,
        statement.values.map((value) => (value === varied ? n : value)),
      ),
    ),
  )
  const longest = results.toSorted((a, b) => b.length - a.length)[0]
  return JSON.stringify(longest)
}

type Query = (index: number, text: string, values: unknown[]) => Promise<unknown[]>

function throughPool(connectionString: string): Query {
  const pool = new pg.Pool({ connectionString, max: 10 })
  return async (index, text, values) => (await pool.query({ name: `s${index}`, text, values })).rows as unknown[]
}

async function throughPglite(dir: string): Promise<Query> {
  const { pglite } = await openPglite({ dir })
  return async (_index, text, values) => (await pglite!.query(text, values)).rows
}
