import { sql } from 'kysely'
import type { Db } from '#server/ctx.ts'

/** Every column of text or JSON, of ours, of the payment counterpart and of the queue, that holds this anywhere, with in how many rows. */
export async function columnasConRastro(db: Db, sena: string): Promise<string[]> {
  const { rows: columnas } = await sql<{ tabla: string; columna: string; esquema: string }>`
    select c.table_name as tabla, c.column_name as columna, c.table_schema as esquema from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema and t.table_type = 'BASE TABLE'
    where c.table_schema in ('public', 'pgboss') and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')`.execute(
    db,
  )
  const halladas: string[] = []
  for (const { tabla, columna, esquema } of columnas) {
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from ${sql.id(esquema, tabla)} where ${sql.id(columna)}::text ilike ${`%${sena}%`}`.execute(
      db,
    )
    if (rows[0]!.n > 0) halladas.push(`${tabla}.${columna}: ${rows[0]!.n}`)
  }
  return halladas
}
