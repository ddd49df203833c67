import { sql } from 'kysely'
import type { Db } from './ctx.ts'

/**
 * Where changes can be read on from: the oldest transaction that is still open. One that commits later has that number or a higher one,
 * so whoever asks for `cambio >= desde` may be told something twice and never misses anything. Transactions are numbered for all databases of one PostgreSQL: an open one of another
 * holds it back too, which is only told once more. A cursor of another life of the
 * database, ahead of this one, begins from the start.
 */
export async function findCursor(db: Db, pedido: string | undefined): Promise<{ actual: string; desde: number }> {
  const { rows } = await sql<{
    actual: number
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + desfase_de_transacciones() as actual`.execute(db)
  const { actual } = rows[0]!
  const desde = Number(pedido ?? 0)
  return { actual: String(actual), desde: desde <= actual ? desde : 0 }
}
