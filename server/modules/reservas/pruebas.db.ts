import { sql } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'

/** What a company holds by API and has not confirmed; what it tries with the test key apart from what it sells. */
export async function sumRetenidas(
  tx: Tx,
  { empresaId, dePrueba, excepto }: { empresaId: string; dePrueba: boolean; excepto: string | null },
  now: Date,
): Promise<{ plazas: number; primeraVence: Date | null }> {
  const { rows } = await sql<{ plazas: number; primeraVence: Date | null }>`
    select coalesce(sum(r.plazas), 0)::int as plazas, min(r.ocupa_hasta) as primera_vence from reservas r join reventas v on v.reserva_id = r.id
    where r.empresa_id = ${empresaId}::uuid and r.estado = 'pendiente' and r.ocupa_hasta > ${now} and (r.prueba_hasta is not null) = ${dePrueba} and r.id is distinct from ${excepto}::uuid`.execute(
    tx,
  )
  return rows[0]!
}

/** What its test bookings owe together. */
export async function sumDebeDePrueba(tx: Tx, empresaId: string): Promise<number> {
  const { rows } = await sql<{
    debe: number
  }>`select coalesce(sum(prueba_debe), 0)::float8 as debe from reservas where empresa_id = ${empresaId}::uuid and prueba_hasta is not null and estado in ('pagada', 'confirmada')`.execute(
    tx,
  )
  return rows[0]!.debe
}

/** In whatever estado. */
export async function updatePrueba(
  tx: Tx,
  id: string,
  set: { pruebaDebe: number } | { pruebaHasta: Date },
): Promise<void> {
  await tx.updateTable('reservas').set(set).where('id', '=', id).execute()
}

export const listPruebasPorSoltar = (db: Db, now: Date, limit: number): Promise<{ id: string; salidaId: string }[]> =>
  db
    .selectFrom('reservas')
    .select(['id', 'salidaId'])
    .where('pruebaHasta', '<=', now)
    .where('estado', 'in', ['pagada', 'confirmada'])
    .orderBy('pruebaHasta')
    .orderBy('id')
    .limit(limit)
    .execute()
