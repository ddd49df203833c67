export type Ask = <T>(text: string) => Promise<T[]>

export interface Table {
  /** Quoted, with its schema. */
  name: string
  /** Quoted, without those that the database computes. */
  columns: string[]
  hasTriggers: boolean
  /** How to make it, where it is a part of another one. */
  partition: string | null
}

export interface ForeignKey {
  table: string
  name: string
  definition: string
}

const OURS = `n.nspname in ('public', 'pgboss')`
const NOT_OF_EXTENSION = (catalogue: string, oid: string): string =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`

/** Every table that holds rows, by name. */
export const listTables = (ask: Ask): Promise<Table[]> =>
  ask<Table>(`select format('%I.%I', n.nspname, c.relname) as name,
      (select array_agg(quote_ident(a.attname) order by a.attname collate "C") from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as "hasTriggers",
      case when c.relispartition then (select format('create table %I.%I partition of %s %s', n.nspname, c.relname, (select format('%I.%I', pn.nspname, p.relname) from pg_class p join pg_namespace pn on pn.oid = p.relnamespace where p.oid = i.inhparent), pg_get_expr(c.relpartbound, c.oid))
        from pg_inherits i where i.inhrelid = c.oid) end as partition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind = 'r' and ${NOT_OF_EXTENSION('pg_class', 'c.oid')} order by 1`)

/** Without those that a table has because the one it is part of has them. */
export const listForeignKeys = (ask: Ask): Promise<ForeignKey[]> =>
  ask<ForeignKey>(`select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS} and k.contype = 'f' and k.conparentid = 0`)

export const listSequences = async (ask: Ask): Promise<string[]> =>
  (
    await ask<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind = 'S' order by 1`,
    )
  ).map(({ name }) => name)

/** Whatever somebody made in this database, by name; an empty one has nothing. */
export const listForeign = async (ask: Ask): Promise<string[]> =>
  (
    await ask<{
      name: string
    }>(`select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${NOT_OF_EXTENSION('pg_class', 'c.oid')} order by 1`)
  ).map(({ name }) => name)

export interface Content {
  rows: number
  /** The same in any order of the rows, and another one where a single value differs. */
  sum: string
}

export async function contentOf(ask: Ask, { name, columns }: Pick<Table, 'name' | 'columns'>): Promise<Content> {
  const [content] = await ask<Content>(
    `select count(*)::int as rows, coalesce(sum(('x' || left(md5(row(${columns.join(', ')})::text), 15))::bit(60)::bigint), 0)::text as sum from ${name}`,
  )
  return content!
}
