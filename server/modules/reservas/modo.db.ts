import { sql } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'

/** What its money is, and whether it has any. */
export async function findModo(tx: Db | Tx, id: string): Promise<{ modo: string; conDinero: boolean }> {
  return tx
    .selectFrom('reservas as r')
    .select(['r.modo', sql<boolean>`exists (select 1 from movimientos m where m.reserva_id = r.id)`.as('conDinero')])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function updateModo(tx: Tx, id: string, modo: string): Promise<void> {
  await tx.updateTable('reservas').set({ modo }).where('id', '=', id).execute()
}
