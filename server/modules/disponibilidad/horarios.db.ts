import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

/** What the salidas of an experiencia take from it. */
export interface PorRolar {
  id: string
  opcionId: string
  zonaHoraria: string
  duracionMinutos: number
  cierreMinutos: number
}

export type SalidaNueva = Insertable<Database['salidas']>

/** Experiencias that are or may come back on sale, in id order after `despuesDe`. */
export async function listPorRolar(
  db: Db,
  { despuesDe, experienciaId, limit }: { despuesDe: string | null; experienciaId: string | null; limit: number },
): Promise<PorRolar[]> {
  const { rows } = await sql<PorRolar>`
    select e.id, o.id as opcion_id, e.zona_horaria, e.duracion_minutos, e.cierre_minutos
    from experiencias e join lateral (select id from opciones where experiencia_id = e.id order by created_at, id limit 1) o on true
    where e.estado in ('publicada', 'pausada', 'en_revision') and (${despuesDe}::uuid is null or e.id > ${despuesDe}::uuid) and (${experienciaId}::uuid is null or e.id = ${experienciaId}::uuid)
    order by e.id limit ${limit}`.execute(db)
  return rows
}

const FILAS_POR_LOTE = 200

export async function insertSalidas(db: Db | Tx, salidas: SalidaNueva[]): Promise<void> {
  for (let i = 0; i < salidas.length; i += FILAS_POR_LOTE) {
    await db
      .insertInto('salidas')
      .values(salidas.slice(i, i + FILAS_POR_LOTE))
      .onConflict((oc) => oc.columns(['opcionId', 'inicioUtc']).doNothing())
      .execute()
  }
}
