import { sql } from 'kysely'
import type { Tx } from '#server/ctx.ts'

/** Bookings that the ledger says a company has on its account, paid or not, the oldest first. */
export async function listDebidas(tx: Tx, empresaId: string, modo: string): Promise<{ id: string; debe: number }[]> {
  const { rows } = await sql<{ id: string; debe: number }>`
    select r.id, sum(a.monto)::float8 as debe from reservas r join movimientos m on m.reserva_id = r.id and m.modo = ${modo} join apuntes a on a.movimiento_id = m.id and a.cuenta = 'empresas'
    where r.empresa_id = ${empresaId}::uuid group by r.id having sum(a.monto) > 0 order by min(m.created_at), r.id`.execute(
    tx,
  )
  return rows
}

/** What it paid, less what went back. */
export async function pagadoDe(tx: Tx, empresaId: string, modo: string): Promise<number> {
  const { rows } = await sql<{ pagado: number }>`
    select ((select coalesce(sum(monto), 0) from pagos_de_empresa where empresa_id = ${empresaId}::uuid and modo = ${modo})
      - (select coalesce(sum(monto), 0) from devoluciones_de_empresa where empresa_id = ${empresaId}::uuid and modo = ${modo}))::float8 as pagado`.execute(
    tx,
  )
  return rows[0]!.pagado
}

/** The commission at which it was bought on account, which is `tasa` where nothing was kept. */
export async function fijarTasa(tx: Tx, id: string, tasa: number): Promise<number> {
  const { creditoTasa } = await tx
    .updateTable('reservas')
    .set((eb) => ({ creditoTasa: eb.fn.coalesce('creditoTasa', eb.val(tasa)) }))
    .where('id', '=', id)
    .returning('creditoTasa')
    .executeTakeFirstOrThrow()
  return creditoTasa!
}
