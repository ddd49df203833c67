import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/ctx.ts'

export interface Filtro {
  cuenta: string | null
  reservaId: string | null
  /** The book. */
  modo: string
}

export interface MovimientoRow {
  id: string
  tipo: string
  clave: string
  codigo: string | null
  createdAt: Date
  apuntes: { cuenta: string; monto: number }[]
}

const cumple = ({ cuenta, reservaId, modo }: Filtro): RawBuilder<boolean> =>
  sql<boolean>`m.modo = ${modo} and ${reservaId ? sql`m.reserva_id = ${reservaId}::uuid` : sql`true`} and ${cuenta ? sql`exists (select 1 from apuntes x where x.movimiento_id = m.id and x.cuenta = ${cuenta})` : sql`true`}`

export async function listMovimientos(
  db: Db,
  filtro: Filtro,
  { limit, offset }: { limit: number; offset: number },
): Promise<MovimientoRow[]> {
  return db
    .selectFrom('movimientos as m')
    .select(['m.id', 'm.tipo', 'm.clave', 'm.createdAt'])
    .select(sql<string | null>`(select r.codigo from reservas r where r.id = m.reserva_id)`.as('codigo'))
    .select(
      sql<
        MovimientoRow['apuntes']
      >`(select json_agg(json_build_object('cuenta', a.cuenta, 'monto', a.monto) order by a.id) from apuntes a where a.movimiento_id = m.id)`.as(
        'apuntes',
      ),
    )
    .where(cumple(filtro))
    .orderBy('m.createdAt', 'desc')
    .orderBy('m.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export const countMovimientos = async (db: Db, filtro: Filtro): Promise<number> =>
  (
    await db
      .selectFrom('movimientos as m')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where(cumple(filtro))
      .executeTakeFirstOrThrow()
  ).n

/** One statement, so that all accounts are looked at in the same moment. */
export async function sumSaldos(db: Db, modo: string): Promise<{ cuenta: string; saldo: number; apuntes: number }[]> {
  const { rows } = await sql<{
    cuenta: string
    saldo: number
    apuntes: number
  }>`select a.cuenta, sum(a.monto)::float8 as saldo, count(*)::int as apuntes from apuntes a join movimientos m on m.id = a.movimiento_id where m.modo = ${modo} group by a.cuenta order by cuenta`.execute(
    db,
  )
  return rows
}
