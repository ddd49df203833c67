import { sql } from 'kysely'
import type { Db } from '#server/ctx.ts'

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
