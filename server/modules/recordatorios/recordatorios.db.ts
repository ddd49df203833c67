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
  dichoEn: Date | null
}

/** Confirmed bookings whose start is near, with the classes that were dealt with for that salida; those with all three are done. */
export async function listPorRecordar(
  db: Db,
  { desde, hasta }: { desde: Date; hasta: Date },
  { despuesDe, limit }: { despuesDe: string; limit: number },
): Promise<PorRecordarRow[]> {
  const { rows } = await sql<PorRecordarRow>`
    select r.id, r.salida_id, s.inicio_utc, s.zona, coalesce(r.confirmada_en, r.created_at) as confirmada_en, coalesce(h.hechas, '{}') as hechas, h.dicho_en
    from salidas s
    join reservas r on r.salida_id = s.id and r.estado = 'confirmada'
    left join lateral (select array_agg(t.clase) as hechas, max(t.created_at) filter (where t.enviado) as dicho_en from recordatorios t where t.reserva_id = r.id and t.salida_id = s.id) h on true
    where s.inicio_utc > ${desde} and s.inicio_utc <= ${hasta} and s.estado <> 'cancelada' and coalesce(array_length(h.hechas, 1), 0) < 3 and r.id > ${despuesDe}::uuid
    order by r.id limit ${limit}`.execute(db)
  return rows
}

/** The other confirmed bookings of that departure that are written to at the same address, and were not reminded so yet. */
export async function listConElla(
  tx: Tx,
  { id, salidaId }: { id: string; salidaId: string },
  clase: ClaseRecordatorio,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from reservas r join reservas o on o.salida_id = r.salida_id and o.contacto_email = r.contacto_email and o.id <> r.id
    where r.id = ${id}::uuid and r.salida_id = ${salidaId}::uuid and r.contacto_email <> '' and o.estado = 'confirmada'
    and not exists (select 1 from recordatorios t where t.reserva_id = o.id and t.salida_id = o.salida_id and t.clase = ${clase})
    order by o.id`.execute(tx)
  return rows.map((row) => row.id)
}

/** The classes that were not dealt with before; two workers at once cannot both have one. */
export async function tomarRecordatorios(
  tx: Tx,
  rows: { reservaId: string; salidaId: string; clase: ClaseRecordatorio; enviado: boolean; createdAt: Date }[],
): Promise<{ reservaId: string; clase: string }[]> {
  if (rows.length === 0) return []
  return tx
    .insertInto('recordatorios')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .returning(['reservaId', 'clase'])
    .execute()
}
