import { sql } from 'kysely'
import type { Ctx, Db, Tx } from '#server/ctx.ts'

/** The salidas are locked by the caller. Whoever waits for a place on one is told, whatever the reason. */
export async function cancelarSalidas(
  ctx: Ctx,
  tx: Tx,
  ids: readonly string[],
  { motivo, nota }: { motivo: string; nota: string | null },
): Promise<void> {
  await tx
    .updateTable('salidas')
    .set({ estado: 'cancelada', canceladaEn: ctx.now, canceladaMotivo: motivo, canceladaNota: nota })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  for (const salidaId of ids) await ctx.enqueue(tx, 'espera.salidaCancelada', { salidaId })
}

export interface PorDecidir {
  id: string
  minimo: number
}

/** Departures that confirm by themselves and whose hour to look at their minimum has come. */
export async function listPorDecidir(
  db: Db | Tx,
  now: Date,
  { limit, id = null }: { limit: number; id?: string | null },
): Promise<PorDecidir[]> {
  const { rows } = await sql<PorDecidir>`
    select s.id, coalesce(s.min_participantes, e.min_participantes) as minimo
    from salidas s join experiencias e on e.id = s.experiencia_id left join agendas a on a.experiencia_id = e.id
    where s.estado <> 'cancelada' and s.decidida_en is null and s.inicio_utc > ${now} and s.inicio_utc < ${new Date(now.getTime() + 20_160 * 60_000)}
      and coalesce(s.min_participantes, e.min_participantes) > 0 and coalesce(s.confirmacion, e.confirmacion) = 'inmediata'
      and s.inicio_utc - make_interval(mins => coalesce(s.decision_minutos, a.decision_minutos, 1440)) <= ${now}
      and (${id}::uuid is null or s.id = ${id}::uuid)
    order by s.inicio_utc limit ${limit}`.execute(db)
  return rows
}

export async function decidirSalida(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('salidas').set({ decididaEn: now }).where('id', '=', id).execute()
}
