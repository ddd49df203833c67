import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { esUuid } from '#domain/identificador.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export type DocumentoRow = Selectable<Database['documentos']>

/** The newest of each kind, and beside it the one that still holds while the newest is looked at. */
export async function listDocumentos(db: Db | Tx, legajoId: string): Promise<DocumentoRow[]> {
  return db
    .selectFrom('documentos')
    .selectAll()
    .where('legajoId', '=', legajoId)
    .orderBy('tipo')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}

export const findDocumento = async (db: Db | Tx, legajoId: string, id: string) =>
  esUuid(id)
    ? db.selectFrom('documentos').selectAll().where('legajoId', '=', legajoId).where('id', '=', id).executeTakeFirst()
    : undefined

export async function insertDocumento(tx: Tx, row: Insertable<Database['documentos']>): Promise<void> {
  await tx.insertInto('documentos').values(row).execute()
}

/** Drafts of the same kind that nobody found good: a newer one takes their place. Answers whose files are to go. */
export async function deleteSinRevisar(tx: Tx, legajoId: string, tipo: string): Promise<string[]> {
  const viejos = await tx
    .selectFrom('documentos')
    .select('id')
    .where('legajoId', '=', legajoId)
    .where('tipo', '=', tipo)
    .where('estado', 'in', ['pendiente', 'observado'])
    .execute()
  await deleteDocumentos(
    tx,
    viejos.map(({ id }) => id),
  )
  return viejos.map(({ id }) => id)
}

export async function deleteDocumentos(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('documentoArchivos').where('documentoId', 'in', ids).execute()
  await tx.deleteFrom('documentos').where('id', 'in', ids).execute()
}

export const findPorId = (db: Db, id: string) =>
  db.selectFrom('documentos').selectAll().where('id', '=', id).executeTakeFirst()

/** The sealed bytes of a paper that has not been moved to the files yet. */
export const findContenido = (db: Db, documentoId: string) =>
  db.selectFrom('documentoArchivos').select('contenido').where('documentoId', '=', documentoId).executeTakeFirst()
export const listPorMover = (db: Db, limit: number) =>
  db.selectFrom('documentoArchivos').select('documentoId').orderBy('documentoId').limit(limit).execute()

export async function deleteContenido(db: Db, documentoId: string): Promise<void> {
  await db.deleteFrom('documentoArchivos').where('documentoId', '=', documentoId).execute()
}

/** Papers of who left the market before then (a year after their baja). */
export async function listPorOlvidar(db: Db, antesDe: Date, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from documentos d join legajos l on l.id = d.legajo_id
    left join anfitriones a on a.id = l.anfitrion_id left join proveedores p on p.id = l.proveedor_id
    where coalesce(p.estado, a.estado) = 'Baja' and coalesce(p.updated_at, a.updated_at) < ${antesDe} and d.updated_at < ${antesDe} order by d.id limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function updateDocumento(
  tx: Tx,
  id: string,
  set: Updateable<Database['documentos']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('documentos')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export interface PorVencer extends Pick<DocumentoRow, 'id' | 'legajoId' | 'tipo' | 'estado' | 'venceEn' | 'avisado'> {
  anfitrionId: string | null
  proveedorId: string | null
}

interface Dias {
  hoy: string
  en7: string
  en30: string
}

/** Checked ones that expired, or whose warning of 30 or 7 days before is due, a stretch at a time; the renewed ones, and those of who left, are left out. */
export async function listPorVencer(
  db: Db,
  { hoy, en7, en30 }: Dias,
  { despues, limit }: { despues: { venceEn: string; id: string } | null; limit: number },
): Promise<PorVencer[]> {
  const { rows } = await sql<PorVencer>`
    select d.id, d.legajo_id, d.tipo, d.estado, d.vence_en, d.avisado, l.anfitrion_id, l.proveedor_id from documentos d join legajos l on l.id = d.legajo_id
    left join anfitriones a on a.id = l.anfitrion_id left join proveedores p on p.id = l.proveedor_id
    where d.estado in ('valido', 'vence_pronto') and coalesce(a.estado, p.estado) not in ('Baja', 'Rechazado')
      and (d.vence_en < ${hoy}::date or (d.vence_en <= ${en7}::date and coalesce(d.avisado, 99) > 7) or (d.vence_en <= ${en30}::date and d.avisado is null))
      and not exists (select 1 from documentos n where n.legajo_id = d.legajo_id and n.tipo = d.tipo and n.estado in ('valido', 'vence_pronto') and coalesce(n.vence_en, date '9999-12-31') > d.vence_en)
      and (${despues === null}::boolean or (d.vence_en, d.id) > (${despues?.venceEn ?? null}::date, ${despues?.id ?? null}::uuid))
    order by d.vence_en, d.id limit ${limit}`.execute(db)
  return rows
}

/** False where it was said already. */
export async function marcarAviso(
  tx: Tx,
  { id, avisado }: Pick<PorVencer, 'id' | 'avisado'>,
  set: { estado: 'vencido' } | { estado: 'vence_pronto'; avisado: number },
  now: Date,
): Promise<boolean> {
  const fila = await tx
    .updateTable('documentos')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .where('estado', 'in', ['valido', 'vence_pronto'])
    .where(sql<boolean>`avisado is not distinct from ${avisado}`)
    .returning('id')
    .executeTakeFirst()
  return fila !== undefined
}

/** Whether something that the operador has out needs a document of this kind. */
export async function loPideLoPublicado(
  db: Db | Tx,
  { anfitrionId, proveedorId, tipo }: Pick<PorVencer, 'anfitrionId' | 'proveedorId' | 'tipo'>,
): Promise<boolean> {
  const { rows } = await sql<{ si: boolean }>`
    select exists (select 1 from experiencias e join reglas_documentos r on r.categoria in ('*', e.tipo_experiencia)
      where e.estado = 'publicada' and (e.anfitrion_id = ${anfitrionId}::uuid or e.proveedor_id = ${proveedorId}::uuid)
        and r.tipo = ${tipo} and r.obligatorio and r.hasta is null and r.operador in ('*', case when ${anfitrionId}::uuid is null then 'proveedor' else 'anfitrion' end)) as si`.execute(
    db,
  )
  return rows[0]!.si
}

/** The documents of a version take the place of what was asked for before; the same version twice changes nothing. */
export async function replaceReglas(
  tx: Tx,
  version: string,
  reglas: Omit<Insertable<Database['reglasDocumentos']>, 'version' | 'desde'>[],
  desde: string,
): Promise<void> {
  await tx
    .updateTable('reglasDocumentos')
    .set({ hasta: desde })
    .where('hasta', 'is', null)
    .where('version', '<>', version)
    .execute()
  if (reglas.length > 0)
    await tx
      .insertInto('reglasDocumentos')
      .values(reglas.map((regla) => ({ ...regla, version, desde })))
      .onConflict((oc) => oc.columns(['version', 'tipo', 'categoria', 'operador']).doNothing())
      .execute()
}
