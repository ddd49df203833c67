import { sql } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'

// Of a departure that a suspension stopped nobody was absent, however late its job comes to it.
const DETENIDA = sql<boolean>`exists (select 1 from sanciones z join experiencias e on z.operador_id = coalesce(e.anfitrion_id, e.proveedor_id) where e.id = r.experiencia_id and z.estado = 'devolviendo' and z.created_at < s.inicio_utc)`

export const listSinLlegada = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('reservas as r')
    .innerJoin('salidas as s', 's.id', 'r.salidaId')
    .select('r.id')
    .where('r.estado', '=', 'confirmada')
    .where('r.sinOperadorEn', 'is', null)
    .where('s.estado', '<>', 'cancelada')
    .where('s.finUtc', '<', now)
    .where((eb) => eb.not(DETENIDA))
    .limit(limit)
    .execute()

/** Whose arrival was noted, of these departures or among these bookings; locked. */
export async function lockRecibidas(
  tx: Tx,
  cuales: { salidas: readonly string[] } | { ids: readonly string[] },
): Promise<{ id: string }[]> {
  const deCuales =
    'salidas' in cuales ? sql`r.salida_id = any(${cuales.salidas}::uuid[])` : sql`r.id = any(${cuales.ids}::uuid[])`
  return (
    await sql<{
      id: string
    }>`select r.id from reservas r where r.estado = 'realizada' and ${deCuales} order by r.id for update`.execute(tx)
  ).rows
}
