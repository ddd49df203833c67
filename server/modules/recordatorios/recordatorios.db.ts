import { sql } from 'kysely'
import type { ClaseRecordatorio } from '#domain/recordatorios/recordatorios.ts'
import type { Db, Tx } from '#server/ctx.ts'

export interface PorRecordarRow {
  id: string
  salidaId: string
  inicioUtc: Date
  zona: string
  confirmadaEn: Date
  hechas: ClaseRecordatorio[]
}

/** Confirmed bookings whose start is near, with the classes that were dealt with for that salida; those with all three are done. */
export async function listPorRecordar(db: Db, { desde, hasta }: { desde: Date; hasta: Date }, { despuesDe, limit }: { despuesDe: string; limit: number }): Promise<PorRecordarRow[]> {
  const { rows } = await sql<PorRecordarRow>`
    select r.id, r.salida_id, s.inicio_utc, s.zona, coalesce(r.confirmada_en, r.created_at) as confirmada_en, coalesce(h.hechas, '{}') as hechas
    from salidas s
    join reservas r on r.salida_id = s.id and r.estado = 'confirmada'
    left join lateral (select array_agg(t.clase) as hechas from recordatorios t where t.reserva_id = r.id and t.salida_id = s.id) h on true
    where s.inicio_utc > ${desde} and s.inicio_utc <= ${hasta} and s.estado <> 'cancelada' and coalesce(array_length(h.hechas, 1), 0) < 3 and r.id > ${despuesDe}::uuid
    order by r.id limit ${limit}`.execute(db)
  return rows
}

/** The classes that were not dealt with before; two workers at once cannot both have one. */
export async function tomarRecordatorios(tx: Tx, rows: { reservaId: string; salidaId: string; clase: ClaseRecordatorio; enviado: boolean; createdAt: Date }[]): Promise<ClaseRecordatorio[]> {
  if (rows.length === 0) return []
  const tomadas = await tx.insertInto('recordatorios').values(rows).onConflict((oc) => oc.doNothing()).returning('clase').execute()
  return tomadas.map(({ clase }) => clase as ClaseRecordatorio)
}
