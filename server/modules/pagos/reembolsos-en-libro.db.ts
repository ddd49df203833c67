import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'

/** What a refund is booked by, one that somebody made at the provider while it waited for a transfer, and what a bank returned; the last two are the names that those of gift cards and of plans had before they all went one way. */
const CLAVES = ['hecho:', 'devuelto:', 'reconocido:', 'regalo-devuelto:', 'suscripcion-devolucion:'] as const

/** Whether the ledger says that the provider gave a refund back, and still does. `id`: ours, as text. */
export const dadoEnLibro = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`coalesce((select sum(a.monto) from movimientos m join apuntes a on a.movimiento_id = m.id and a.cuenta = 'psp' where m.clave in (${sql.join(CLAVES.map((clave) => sql`${sql.lit(clave)} || ${id}`))})), 0) < 0`

export async function loDaElLibro(db: Db | Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ dado: boolean }>`select ${dadoEnLibro(sql`${id}::text`)} as dado`.execute(db)
  return rows[0]!.dado
}
