import { sql, type Insertable, type Selectable } from 'kysely'
import type { Lado } from '#domain/mensajes/hilo.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { reservasDe, type Titular } from '#server/titular.ts'
import type { Database } from '#server/db/schema.ts'

export type ReporteRow = Selectable<Database['reportesDeMensajes']>

/** False where that side has reported it already. */
export async function insertReporte(tx: Tx, row: Insertable<Database['reportesDeMensajes']>): Promise<boolean> {
  return (
    (await tx
      .insertInto('reportesDeMensajes')
      .values(row)
      .onConflict((oc) => oc.columns(['mensajeId', 'lado']).doNothing())
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

/** By an id of any form. */
export const findMensaje = (db: Db | Tx, id: string) =>
  db
    .selectFrom('mensajes')
    .select(['id', 'reservaId', 'lado', 'usuarioId', 'ocultoEn', 'createdAt'])
    .where(sql<boolean>`id = (select id from mensajes where id::text = ${id.toLowerCase()})`)
    .executeTakeFirst()

export const listReportes = (db: Db | Tx, mensajeId: string): Promise<ReporteRow[]> =>
  db
    .selectFrom('reportesDeMensajes')
    .selectAll()
    .where('mensajeId', '=', mensajeId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
export const lockReportes = (tx: Tx, mensajeId: string): Promise<ReporteRow[]> =>
  tx.selectFrom('reportesDeMensajes').selectAll().where('mensajeId', '=', mensajeId).orderBy('id').forUpdate().execute()

/** Every report that waits is answered with the one decision. */
export async function resolverReportes(
  tx: Tx,
  mensajeId: string,
  set: { decision: string; razon: string; decididaPor: string; decididaEn: Date },
): Promise<void> {
  await tx
    .updateTable('reportesDeMensajes')
    .set(set)
    .where('mensajeId', '=', mensajeId)
    .where('decididaEn', 'is', null)
    .execute()
}

export async function ocultarMensaje(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('mensajes').set({ ocultoEn: now }).where('id', '=', id).execute()
}

export interface ContextoRow {
  id: string
  lado: Lado
  texto: string
  tieneFoto: boolean
  createdAt: Date
}

/** The message, and up to `alrededor` on each side of it. */
export async function listContexto(
  db: Db | Tx,
  { id, reservaId, createdAt }: { id: string; reservaId: string; createdAt: Date },
  alrededor: number,
): Promise<ContextoRow[]> {
  const { rows } = await sql<ContextoRow>`
    select * from (
      (select id, lado, texto, adjunto_id is not null as tiene_foto, created_at from mensajes where reserva_id = ${reservaId} and (created_at, id) <= (${createdAt}, ${id}::uuid) order by created_at desc, id desc limit ${alrededor + 1})
      union all
      (select id, lado, texto, adjunto_id is not null, created_at from mensajes where reserva_id = ${reservaId} and (created_at, id) > (${createdAt}, ${id}::uuid) order by created_at, id limit ${alrededor})
    ) contexto order by created_at, id`.execute(db)
  return rows
}

/** What a person told us about messages leaves with the account; what was decided stays. */
export async function borrarReportesDe(tx: Tx, de: Titular): Promise<void> {
  await tx
    .updateTable('reportesDeMensajes')
    .set({ usuarioId: null, detalle: '', razon: sql`case when razon is null then null else '' end` })
    .where((eb) =>
      eb.or([
        eb.and([eb('lado', '=', 'viajero'), eb('reservaId', 'in', reservasDe(tx, de))]),
        ...('usuarioId' in de ? [eb('usuarioId', '=', de.usuarioId)] : []),
      ]),
    )
    .execute()
}

/** What whoever reported it said of them, and why we decided so, once it is decided. */
export async function olvidarReportesSobre(tx: Tx, mensajeIds: readonly string[]): Promise<void> {
  if (mensajeIds.length > 0)
    await tx
      .updateTable('reportesDeMensajes')
      .set({ detalle: '', razon: '' })
      .where('mensajeId', 'in', mensajeIds)
      .where('decididaEn', 'is not', null)
      .execute()
}
