import { sql, type SqlBool } from 'kysely'
import { group, integer, list, text, type Fields } from './form-encoding.ts'
import { parseSearch } from './search-query.ts'
import type { Scope } from './scope.ts'
import { kindOf, shown, type Kind } from './store.ts'
import { reject, rejectMissing, type Answer } from './stripe-error.ts'

interface Row {
  id: string
  datos: object
}

/** A list by the fields named in `filters`, newest first. */
export const listOf =
  (kind: Kind, url: string, filters: string[]) =>
  async (scope: Scope, fields: Fields): Promise<Answer> => {
    const conditions = [sql<SqlBool>`tipo = ${kind}`, ...createdConditions(fields)]
    for (const name of filters) {
      const wanted = text(fields, name)
      if (wanted) conditions.push(sql<SqlBool>`datos->>${sql.lit(name)} = ${wanted}`)
    }
    const page = await readPage(scope, fields, { table: 'sandbox_objetos', conditions })
    return {
      status: 200,
      body: { object: 'list', url, has_more: page.hasMore, data: page.rows.map((row) => shown(row.datos)) },
    }
  }

/** The objects that match Stripe's search language, newest first. */
export const searchOf =
  (kind: Kind, url: string) =>
  async (scope: Scope, fields: Fields): Promise<Answer> => {
    const query =
      text(fields, 'query') ?? reject('Missing required param: query.', { code: 'parameter_missing', param: 'query' })
    const after = text(fields, 'page')
    const conditions = [sql<SqlBool>`tipo = ${kind}`, ...parseSearch(query)]
    const page = await readPage(
      scope,
      { ...fields, ...(after && { starting_after: after }) },
      { table: 'sandbox_objetos', conditions },
    )
    const next_page = page.hasMore ? page.rows.at(-1)?.id : null
    return {
      status: 200,
      body: {
        object: 'search_result',
        url,
        has_more: page.hasMore,
        next_page,
        data: page.rows.map((row) => shown(row.datos)),
      },
    }
  }

export async function listEvents(scope: Scope, fields: Fields): Promise<Answer> {
  const types = [...list(fields, 'types'), text(fields, 'type')].filter((type) => typeof type === 'string')
  const conditions = createdConditions(fields)
  if (types.length > 0) conditions.push(sql<SqlBool>`tipo in (${sql.join(types)})`)
  const page = await readPage(scope, fields, { table: 'sandbox_eventos', conditions })
  return {
    status: 200,
    body: { object: 'list', url: '/v1/events', has_more: page.hasMore, data: page.rows.map((row) => row.datos) },
  }
}

export async function retrieveEvent({ tx }: Scope, _fields: Fields, id: string): Promise<Answer> {
  const row = await tx.selectFrom('sandboxEventos').select('datos').where('id', '=', id).executeTakeFirst()
  return { status: 200, body: row?.datos ?? rejectMissing('event', id) }
}

function createdConditions(fields: Fields) {
  const bounds =
    typeof fields.created === 'string' ? { gte: fields.created, lte: fields.created } : (group(fields, 'created') ?? {})
  const at = (name: string, plus: number) => {
    const value = integer(bounds, name)
    return value === undefined ? undefined : new Date((value + plus) * 1000)
  }
  const [gte, gt, lte, lt] = [at('gte', 0), at('gt', 1), at('lte', 1), at('lt', 0)]
  return [
    ...[gte, gt].filter((from) => from !== undefined).map((from) => sql<SqlBool>`created_at >= ${from}`),
    ...[lte, lt].filter((to) => to !== undefined).map((to) => sql<SqlBool>`created_at < ${to}`),
  ]
}

interface Source {
  table: 'sandbox_objetos' | 'sandbox_eventos'
  conditions: ReturnType<typeof createdConditions>
}

async function readPage(
  { tx }: Scope,
  fields: Fields,
  { table, conditions }: Source,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const limit = integer(fields, 'limit') ?? 10
  if (limit < 1 || limit > 100)
    reject('`limit` must be between 1 and 100.', { code: 'parameter_invalid_integer', param: 'limit' })
  const after = text(fields, 'starting_after')
  const before = text(fields, 'ending_before')
  const cursor = after ?? before
  const from = sql.table(table)
  const where = [...conditions]
  if (cursor) {
    const place = await sql<{ createdAt: Date }>`select created_at from ${from} where id = ${cursor}`.execute(tx)
    const createdAt =
      place.rows[0]?.createdAt ??
      rejectMissing(kindOf(cursor) ?? 'object', cursor, after ? 'starting_after' : 'ending_before')
    where.push(
      after
        ? sql<SqlBool>`(created_at, id) < (${createdAt}, ${cursor})`
        : sql<SqlBool>`(created_at, id) > (${createdAt}, ${cursor})`,
    )
  }
  const upward = !after && before
  const order = upward ? sql`created_at, id` : sql`created_at desc, id desc`
  const all = where.length > 0 ? sql.join(where, sql` and `) : sql`true`
  const { rows } =
    await sql<Row>`select id, datos from ${from} where ${all} order by ${order} limit ${limit + 1}`.execute(tx)
  const page = rows.slice(0, limit)
  return { rows: upward ? page.reverse() : page, hasMore: rows.length > limit }
}
