import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export const findUltimoSaldo = (db: Db | Tx, modo: string) =>
  db
    .selectFrom('saldosPsp')
    .selectAll()
    .where('modo', '=', modo)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export async function insertSaldo(tx: Tx, row: Insertable<Database['saldosPsp']>): Promise<void> {
  await tx.insertInto('saldosPsp').values(row).execute()
}

/** What the ledger says that the provider holds. */
export async function sumEnPsp(db: Db, modo: string): Promise<number> {
  const { rows } = await sql<{
    saldo: number
  }>`select coalesce(sum(a.monto), 0)::float8 as saldo from apuntes a join movimientos m on m.id = a.movimiento_id where a.cuenta = 'psp' and m.modo = ${modo}`.execute(
    db,
  )
  return rows[0]!.saldo
}

/** The day of the first money that the provider held for us. */
export async function findPrimeroEnPsp(db: Db, modo: string): Promise<Date | null> {
  const { rows } = await sql<{
    primero: Date | null
  }>`select min(m.created_at) as primero from movimientos m where m.modo = ${modo} and exists (select 1 from apuntes a where a.movimiento_id = m.id and a.cuenta = 'psp')`.execute(
    db,
  )
  return rows[0]!.primero
}
