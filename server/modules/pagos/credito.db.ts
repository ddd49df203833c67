import { sql } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'

/** What the ledger holds of a company's reserva on credit, by account; empty while there is none. */
export async function sumCredito(db: Db | Tx, reservaId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ cuenta: string; monto: number }>`
    select a.cuenta, sum(a.monto)::float8 as monto from movimientos m join apuntes a on a.movimiento_id = m.id
    where m.reserva_id = ${reservaId}::uuid and m.tipo in ('credito', 'credito_ajustado', 'credito_soltado') group by a.cuenta`.execute(db)
  return Object.fromEntries(rows.map(({ cuenta, monto }) => [cuenta, monto]))
}
