import { sql, type Insertable } from 'kysely'
import type { Db } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

/** A weekly pattern with what its salidas take from the experiencia. */
export interface HorarioRow {
  id: string
  opcionId: string
  experienciaId: string
  dias: number[]
  hora: string
  cupos: number
  desde: string
  hasta: string | null
  zonaHoraria: string
  duracionMinutos: number
  cierreMinutos: number
}

export type SalidaNueva = Insertable<Database['salidas']>

/** Patterns of experiences that are or may come back on sale, in id order after `despuesDe`. */
export async function listHorarios(db: Db, { despuesDe, experienciaId, limit }: { despuesDe: string | null; experienciaId: string | null; limit: number }): Promise<HorarioRow[]> {
  let horarios = db
    .selectFrom('horarios as h')
    .innerJoin('experiencias as e', 'e.id', 'h.experienciaId')
    .select(['h.id', 'h.opcionId', 'h.experienciaId', 'h.dias', 'h.hora', 'h.cupos', 'h.desde', 'h.hasta', 'e.zonaHoraria', 'e.duracionMinutos', 'e.cierreMinutos'])
    .where('e.estado', 'in', ['publicada', 'pausada', 'en_revision'])
  if (despuesDe) horarios = horarios.where('h.id', '>', despuesDe)
  if (experienciaId) horarios = horarios.where('h.experienciaId', '=', experienciaId)
  return horarios.orderBy('h.id').limit(limit).execute()
}

/** Starts that these opciones already have from an instant on, whatever became of them. */
export async function listInicios(db: Db, opcionIds: string[], desde: Date): Promise<{ opcionId: string; inicioUtc: Date }[]> {
  return db.selectFrom('salidas').select(['opcionId', 'inicioUtc']).where(sql<boolean>`opcion_id = any(${opcionIds}::uuid[])`).where('inicioUtc', '>=', desde).execute()
}

export async function insertSalidas(db: Db, salidas: SalidaNueva[]): Promise<void> {
  await db.insertInto('salidas').values(salidas).onConflict((oc) => oc.columns(['opcionId', 'inicioUtc']).doNothing()).execute()
}
