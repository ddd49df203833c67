import { sql } from 'kysely'
import { CREDITO_INICIAL } from '#domain/empresas/credito.ts'
import type { Db, Tx } from '#server/ctx.ts'

/** What the ledger holds of a company's reserva on credit, by account; empty while there is none. */
export async function sumCredito(db: Db | Tx, reservaId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ cuenta: string; monto: number }>`
    select a.cuenta, sum(a.monto)::float8 as monto from movimientos m join apuntes a on a.movimiento_id = m.id
    where m.reserva_id = ${reservaId}::uuid and m.tipo in ('credito', 'credito_ajustado', 'credito_soltado') group by a.cuenta`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ cuenta, monto }) => [cuenta, monto]))
}

/** Lets one confirmation of a company at a time count what it owes. Whoever only names the company, as a hold does, does not wait. */
export async function lockDeudora(tx: Tx, reservaId: string): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string
  }>`select e.id from empresas e where e.id = (select empresa_id from reservas where id = ${reservaId}::uuid) for no key update`.execute(
    tx,
  )
  return rows[0]?.id
}

/** Of the money of that booking, asked after the lock, in a statement of its own. */
export async function findDeuda(
  tx: Tx,
  empresaId: string,
  reservaId: string,
): Promise<{ limite: number; deuda: number }> {
  const { rows } = await sql<{ limite: number; deuda: number }>`
    with en as (select modo from reservas where id = ${reservaId}::uuid)
    select coalesce((select limite from contratos_de_credito where empresa_id = ${empresaId}::uuid), ${CREDITO_INICIAL.limite}) as limite,
      ((select coalesce(sum(a.monto), 0) from reservas r join movimientos m on m.reserva_id = r.id join apuntes a on a.movimiento_id = m.id and a.cuenta = 'empresas' where r.empresa_id = ${empresaId}::uuid and m.modo = (select modo from en))
        - (select coalesce(sum(monto), 0) from pagos_de_empresa where empresa_id = ${empresaId}::uuid and modo = (select modo from en))
        + (select coalesce(sum(monto), 0) from devoluciones_de_empresa where empresa_id = ${empresaId}::uuid and modo = (select modo from en)))::float8 as deuda`.execute(
    tx,
  )
  return rows[0]!
}
