import { sql } from 'kysely'
import type { SalidaQueConfirma } from '#domain/reservas/confirmacion.ts'
import type { Db, Tx } from '#server/ctx.ts'

export interface SalidaQueConfirmaRow extends SalidaQueConfirma {
  estado: string
}

/** How a departure confirms what is paid on it, by its own terms or those of its experiencia and its agenda. What only tries the API fills no minimum but that of another such. */
export async function getSalidaQueConfirma(
  tx: Tx,
  salidaId: string,
  { conPruebas = false } = {},
): Promise<SalidaQueConfirmaRow> {
  const { rows } = await sql<SalidaQueConfirmaRow>`
    select s.estado, coalesce(s.confirmacion, e.confirmacion) as confirmacion, coalesce(s.min_participantes, e.min_participantes) as min_participantes, s.decidida_en is not null as decidida, s.inicio_utc as inicio,
      coalesce(s.decision_minutos, a.decision_minutos, 1440) as decision_minutos,
      (select coalesce(sum(r.plazas), 0)::int from reservas r where r.salida_id = s.id and r.estado in ('pagada', 'confirmada') and (r.prueba_hasta is null or ${conPruebas})) as pagadas
    from salidas s join experiencias e on e.id = s.experiencia_id left join agendas a on a.experiencia_id = e.id
    where s.id = ${salidaId}`.execute(tx)
  return rows[0]!
}

/** Departures to come where somebody paid and waits. `propia`: it has its own way to confirm. */
export async function listConEspera(
  db: Db,
  { experienciaId, salidas }: { experienciaId: string; salidas: readonly string[] | null },
  now: Date,
): Promise<{ id: string; propia: boolean }[]> {
  const { rows } = await sql<{ id: string; propia: boolean }>`
    select s.id, s.confirmacion is not null as propia from salidas s
    where s.experiencia_id = ${experienciaId} and s.inicio_utc > ${now} and s.estado <> 'cancelada' and (${salidas}::uuid[] is null or s.id = any(${salidas}::uuid[]))
      and exists (select 1 from reservas r where r.salida_id = s.id and r.estado = 'pagada')
    order by s.inicio_utc, s.id`.execute(db)
  return rows
}
