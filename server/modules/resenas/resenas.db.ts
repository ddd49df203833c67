import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { OrdenResena } from '#contract/experiencias.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export interface ResenaRow {
  id: string
  autor: string
  puntaje: number
  comentario: string
  mesViaje: string
  publicadaEn: Date
  respuesta: string | null
  fotos: unknown
}

/** Reviews that are out: `publicada_en` may lie ahead, while the other side has not written yet. */
const publicas = (db: Db | Tx, experienciaId: string, now: Date, puntaje: number | null = null) => {
  const todas = db
    .selectFrom('resenas')
    .where('experienciaId', '=', experienciaId)
    .where(sql<boolean>`oculta_en is null`)
    .where('publicadaEn', '<=', now)
  return puntaje === null ? todas : todas.where('puntaje', '=', puntaje)
}

interface Tramo {
  limit: number | null
  offset: number
  orden: OrdenResena
  /** Only those with this many stars; null: all. */
  puntaje: number | null
}

export async function listResenas(
  db: Db,
  experienciaId: string,
  { limit, offset, orden, puntaje }: Tramo,
  now: Date,
): Promise<ResenaRow[]> {
  const elegidas = publicas(db, experienciaId, now, puntaje)
  const ordenadas = orden === 'recientes' ? elegidas : elegidas.orderBy('puntaje', orden === 'mejor' ? 'desc' : 'asc')
  const todas = ordenadas
    .select(['id', 'autor', 'puntaje', 'comentario', 'mesViaje', 'respuesta', 'fotos'])
    .select(sql<Date>`publicada_en`.as('publicadaEn'))
    .orderBy('mesViaje', 'desc')
    .orderBy('publicadaEn', 'desc')
    .orderBy('id')
  return (limit === null ? todas : todas.limit(limit).offset(offset)).execute()
}

/** How many there are, and their stars added up. */
export async function sumResenas(
  db: Db | Tx,
  experienciaId: string,
  now: Date,
  puntaje: number | null = null,
): Promise<{ cantidad: number; suma: number }> {
  return publicas(db, experienciaId, now, puntaje)
    .select([sql<number>`count(*)::int`.as('cantidad'), sql<number>`coalesce(sum(puntaje), 0)::int`.as('suma')])
    .executeTakeFirstOrThrow()
}

/** Experiences whose stored rating is not what their reviews give at this moment. */
export async function listDesactualizadas(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from experiencias e
    left join (
      select experiencia_id, count(*)::int as cantidad, sum(puntaje)::int as suma from resenas
      where oculta_en is null and publicada_en <= ${now} group by experiencia_id) r on r.experiencia_id = e.id
    where (e.calificacion_cantidad, e.calificacion_suma) is distinct from (coalesce(r.cantidad, 0), coalesce(r.suma, 0))
    order by e.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export type ResenaFila = Selectable<Database['resenas']>

export const findResenaDeReserva = (db: Db | Tx, reservaId: string): Promise<ResenaFila | undefined> =>
  db.selectFrom('resenas').selectAll().where('reservaId', '=', reservaId).executeTakeFirst()

/** One that is out, by an id of any form. */
export const findResenaPublica = (db: Db | Tx, id: string, now: Date) =>
  db
    .selectFrom('resenas as o')
    .innerJoin('experiencias as e', 'e.id', 'o.experienciaId')
    .select(['o.id', 'o.experienciaId', 'e.nombreExperiencia'])
    .where(sql<boolean>`o.id::text = ${id.toLowerCase()} and o.oculta_en is null and o.publicada_en <= ${now}`)
    .executeTakeFirst()

export const lockResena = (tx: Tx, id: string) =>
  tx
    .selectFrom('resenas as o')
    .innerJoin('experiencias as e', 'e.id', 'o.experienciaId')
    .selectAll('o')
    .select(['e.proveedorId', 'e.anfitrionId', 'e.zonaHoraria', 'e.nombreExperiencia'])
    .where(sql<boolean>`o.id = (select id from resenas where id::text = ${id.toLowerCase()})`)
    .forUpdate('o')
    .executeTakeFirst()

export async function insertResena(tx: Tx, row: Insertable<Database['resenas']>): Promise<void> {
  await tx.insertInto('resenas').values(row).execute()
}

export async function updateResena(tx: Tx, id: string, set: Updateable<Database['resenas']>): Promise<void> {
  await tx.updateTable('resenas').set(set).where('id', '=', id).execute()
}

export const findResenaDeViajero = (db: Db | Tx, reservaId: string) =>
  db.selectFrom('resenasDeViajeros').select('createdAt').where('reservaId', '=', reservaId).executeTakeFirst()

/** False where one was written before. */
export async function insertResenaDeViajero(tx: Tx, row: Insertable<Database['resenasDeViajeros']>): Promise<boolean> {
  return (
    (await tx
      .insertInto('resenasDeViajeros')
      .values(row)
      .onConflict((oc) => oc.doNothing())
      .returning('reservaId')
      .executeTakeFirst()) !== undefined
  )
}

/** A second report by the same person says nothing new. */
export async function insertDenuncia(db: Db | Tx, row: Insertable<Database['denunciasDeResenas']>): Promise<void> {
  await db
    .insertInto('denunciasDeResenas')
    .values(row)
    .onConflict((oc) => oc.columns(['resenaId', 'usuarioId']).doNothing())
    .execute()
}

/** Answers the open ones; says who of those with an account had sent them. */
export async function resolverDenuncias(
  tx: Tx,
  resenaId: string,
  set: { estado: 'aceptada' | 'descartada'; resueltaPor: string; resueltaEn: Date },
): Promise<string[]> {
  const rows = await tx
    .updateTable('denunciasDeResenas')
    .set(set)
    .where('resenaId', '=', resenaId)
    .where('estado', '=', 'abierta')
    .returning('usuarioId')
    .execute()
  return rows.flatMap(({ usuarioId }) => usuarioId ?? [])
}

/** Hidden by a decision before then, and still with their photos. */
export const listOcultasConFotos = (
  db: Db,
  antesDe: Date,
  limit: number,
): Promise<{ id: string; reservaId: string }[]> =>
  db
    .selectFrom('resenas')
    .select(['id', 'reservaId'])
    .where('ocultaEn', '<', antesDe)
    .where(sql<boolean>`motivo_oculta <> 'en_revision' and fotos <> '[]'`)
    .orderBy('ocultaEn')
    .limit(limit)
    .execute()

/** Trips that ended hours ago, of people with an account, and of no company, who neither wrote nor were asked yet. */
export async function listPorInvitar(
  db: Db,
  { desde, hasta }: { desde: Date; hasta: Date },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('reservas as r')
    .innerJoin('salidas as s', 's.id', 'r.salidaId')
    .select('r.id')
    .where('r.estado', '=', 'realizada')
    .where('r.usuarioId', 'is not', null)
    .where('r.empresaId', 'is', null)
    .where('s.finUtc', '>=', desde)
    .where('s.finUtc', '<=', hasta)
    .where(sql<boolean>`not exists (select 1 from resenas o where o.reserva_id = r.id) and not exists (select 1 from correos c where c.clave = 'opinion:' || r.id)
      and not exists (select 1 from notificaciones n where n.usuario_id = r.usuario_id and n.clave = 'opinion:' || r.id)`)
    .orderBy('s.finUtc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
