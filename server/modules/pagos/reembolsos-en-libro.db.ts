import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/ctx.ts'

/** One name for each kind of refund: of a reserva or of money of nobody, of a gift card, of a plan; and what a bank returned. */
const CLAVES = ['hecho:', 'devuelto:', 'regalo-devuelto:', 'suscripcion-devolucion:'] as const

/** Whether the ledger says that the provider gave a refund back, and still does. `id`: ours, as text. */
export const dadoEnLibro = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`coalesce((select sum(a.monto) from movimientos m join apuntes a on a.movimiento_id = m.id and a.cuenta = 'psp' where m.clave in (${sql.join(CLAVES.map((clave) => sql`${sql.lit(clave)} || ${id}`))})), 0) < 0`

export async function loDaElLibro(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ dado: boolean }>`select ${dadoEnLibro(sql`${id}::text`)} as dado`.execute(db)
  return rows[0]!.dado
}
