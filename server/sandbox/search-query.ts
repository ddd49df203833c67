import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { reject } from './stripe-error.ts'

const CLAUSE =
  /^\s*(-)?(?:metadata\[\s*(["'])(.+?)\2\s*\]|([a-z_]+))\s*(:|>=|<=|>|<)\s*(?:(["'])(.*?)\6|(\d+|null))\s*(?:(AND|OR)\b|$)/i
const TEXTS = ['status', 'currency', 'customer']
const NUMBERS = ['amount', 'created']

/** Stripe's search language: clauses such as `metadata['reserva_id']:'…'` or `created>123`, joined by AND or by OR. */
export function parseSearch(query: string): RawBuilder<SqlBool>[] {
  const clauses: RawBuilder<SqlBool>[] = []
  const words = new Set<string>()
  let rest = query
  while (rest.trim() !== '') {
    const found =
      CLAUSE.exec(rest) ??
      reject(`We were unable to parse your search query: ${query.slice(0, 200)}`, { param: 'query' })
    clauses.push(condition(found))
    if (found[9]) words.add(found[9].toUpperCase())
    rest = rest.slice(found[0].length)
  }
  if (words.size > 1) reject('You cannot mix AND and OR in one query.', { param: 'query' })
  if (clauses.length === 0) reject('The search query is empty.', { param: 'query' })
  return words.has('OR') ? [sql<SqlBool>`(${sql.join(clauses, sql` or `)})`] : clauses
}

function condition(found: RegExpExecArray): RawBuilder<SqlBool> {
  const [, not, , metadataKey, field = '', operator = ':', , quoted, bare] = found
  const value = quoted ?? bare ?? ''
  const is = positive({ metadataKey, field, operator, value })
  return not ? sql<SqlBool>`not coalesce(${is}, false)` : is
}

function positive({
  metadataKey,
  field,
  operator,
  value,
}: {
  metadataKey: string | undefined
  field: string
  operator: string
  value: string
}): RawBuilder<SqlBool> {
  const sign = sql.raw(operator === ':' ? '=' : operator)
  if (metadataKey && operator === ':') {
    return value === 'null'
      ? sql<SqlBool>`datos->'metadata'->>${metadataKey} is null`
      : sql<SqlBool>`datos->'metadata'->>${metadataKey} = ${value}`
  }
  if (TEXTS.includes(field) && operator === ':') return sql<SqlBool>`datos->>${sql.lit(field)} = ${value}`
  if (NUMBERS.includes(field) && /^\d{1,15}$/.test(value))
    return sql<SqlBool>`(datos->>${sql.lit(field)})::bigint ${sign} ${Number(value)}`
  return reject(`Field \`${field || 'metadata'}\` is an unsupported search field here.`, { param: 'query' })
}
