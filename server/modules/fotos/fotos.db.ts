import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export type FotoRow = Selectable<Database['fotos']>

export async function findFoto(db: Db | Tx, id: string): Promise<FotoRow | undefined> {
  return db.selectFrom('fotos').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findPorHuella(db: Db | Tx, experienciaId: string, huella: Buffer): Promise<FotoRow | undefined> {
  return db.selectFrom('fotos').selectAll().where('experienciaId', '=', experienciaId).where('huella', '=', huella).executeTakeFirst()
}

export async function listFotos(db: Db | Tx, experienciaId: string): Promise<FotoRow[]> {
  return db.selectFrom('fotos').selectAll().where('experienciaId', '=', experienciaId).orderBy('createdAt').orderBy('id').execute()
}

/** How many photos an experiencia keeps, and the bytes of all that its operador keeps. */
export async function contarFotos(db: Db | Tx, experienciaId: string): Promise<{ cantidad: number; bytes: number }> {
  const { rows } = await sql<{ cantidad: number; bytes: number }>`
    select count(*) filter (where f.experiencia_id = ${experienciaId}::uuid)::int as cantidad, coalesce(sum(f.bytes), 0)::bigint as bytes
    from experiencias e
    join experiencias de on de.proveedor_id = e.proveedor_id or de.anfitrion_id = e.anfitrion_id
    join fotos f on f.experiencia_id = de.id
    where e.id = ${experienciaId}::uuid`.execute(db)
  return rows[0]!
}

/** The row kept: of two that send the same photo at once, one. */
export async function insertFoto(db: Db | Tx, foto: Omit<FotoRow, 'publicadaEn'>): Promise<FotoRow> {
  await db.insertInto('fotos').values(foto).onConflict((oc) => oc.columns(['experienciaId', 'huella']).doNothing()).execute()
  return (await findPorHuella(db, foto.experienciaId, foto.huella as Buffer))!
}

export async function updatePublicada(tx: Tx, ids: string[], now: Date): Promise<void> {
  if (ids.length > 0) await tx.updateTable('fotos').set({ publicadaEn: now }).where('id', 'in', ids).where('publicadaEn', 'is', null).execute()
}

/** Those that neither what travellers see nor a version under way shows, sent before then. */
export async function listSueltas(db: Db, antesDe: Date, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from fotos f join experiencias e on e.id = f.experiencia_id
    where f.created_at < ${antesDe}
      and not e.fotos @> jsonb_build_array(jsonb_build_object('url', '/fotos/' || f.id || '-1200.webp'))
      and not exists (
        select 1 from ediciones d where d.experiencia_id = f.experiencia_id and d.estado in ('borrador', 'en_revision', 'observada')
          and d.contenido -> 'fotos' @> jsonb_build_array(jsonb_build_object('id', f.id::text)))
    order by f.created_at limit ${limit}`.execute(db)
  return rows
}

export async function deleteFoto(db: Db | Tx, id: string): Promise<void> {
  await db.deleteFrom('fotos').where('id', '=', id).execute()
}
