import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { Lado } from '#domain/mensajes/hilo.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { esDeSuCuenta } from '#server/de-su-cuenta.ts'
import { reservasDe, type Titular } from '#server/titular.ts'
import type { Database } from '#server/db/schema.ts'

export interface MensajeRow {
  id: string
  lado: Lado
  texto: string
  adjuntoId: string | null
  createdAt: Date
  /** Taken out by our staff. */
  oculto: boolean
  /** By the side that reads. */
  reportado: boolean
  /** Written to an operator whom the booking left. */
  anterior: boolean
}

export async function insertMensaje(tx: Tx, row: Insertable<Database['mensajes']>): Promise<void> {
  await tx.insertInto('mensajes').values(row).execute()
}

export async function insertAdjunto(tx: Tx, row: Insertable<Database['adjuntos']>): Promise<void> {
  await tx.insertInto('adjuntos').values(row).execute()
}

export async function countAdjuntos(tx: Tx, reservaId: string): Promise<number> {
  return (
    await tx
      .selectFrom('adjuntos')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('reservaId', '=', reservaId)
      .executeTakeFirstOrThrow()
  ).n
}

export const findAdjunto = (db: Db, reservaId: string, id: string, lado: Lado) =>
  db
    .selectFrom('adjuntos')
    .select(['tipo', 'ancho', 'alto', 'bytes'])
    .where('reservaId', '=', reservaId)
    .where(
      sql<boolean>`id::text = ${id.toLowerCase()} and not exists (select 1 from mensajes m where m.adjunto_id = adjuntos.id and (m.oculto_en is not null or not ${deSuTiempo('m', lado)}))`,
    )
    .executeTakeFirst()

/** What was written before a booking went to another operator is not theirs to read. */
const deSuTiempo = (m: string, lado: Lado) =>
  lado === 'viajero'
    ? sql`true`
    : sql`not exists (select 1 from mudanzas x where x.reserva_id = ${sql.ref(`${m}.reserva_id`)} and x.created_at > ${sql.ref(`${m}.created_at`)})`

/** The newest first; those before a message where one is named. */
export async function listMensajes(
  db: Db,
  reservaId: string,
  { lado, antesDe, limit }: { lado: Lado; antesDe: string | null; limit: number },
): Promise<MensajeRow[]> {
  const { rows } = await sql<MensajeRow>`
    select m.id, m.lado, m.texto, m.adjunto_id, m.created_at, m.oculto_en is not null as oculto,
      exists (select 1 from reportes_de_mensajes p where p.mensaje_id = m.id and p.lado = ${lado}) as reportado,
      exists (select 1 from mudanzas x where x.reserva_id = m.reserva_id and x.created_at > m.created_at) as anterior from mensajes m
    where m.reserva_id = ${reservaId} and ${deSuTiempo('m', lado)} and (${antesDe}::text is null or (m.created_at, m.id) < (select a.created_at, a.id from mensajes a where a.reserva_id = ${reservaId} and a.id::text = ${antesDe}))
    order by m.created_at desc, m.id desc limit ${limit}`.execute(db)
  return rows
}

const SIN_LEER = (
  lado: Lado,
) => sql`(select count(*)::int from mensajes n where n.reserva_id = r.id and n.lado <> ${lado} and ${deSuTiempo('n', lado)}
  and n.created_at > coalesce((select l.leido_hasta from lecturas l where l.reserva_id = r.id and l.lado = ${lado}), 'epoch'))`

export async function countSinLeer(db: Db | Tx, reservaId: string, lado: Lado): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select ${SIN_LEER(lado)} as n from reservas r where r.id = ${reservaId}`.execute(db)
  return rows[0]?.n ?? 0
}

export interface ConversacionRow {
  reservaId: string
  codigo: string
  nombreExperiencia: string
  portada: string
  inicioUtc: Date
  zona: string
  operadorNombre: string
  contactoNombre: string
  texto: string
  lado: Lado
  createdAt: Date
  sinLeer: number
}

/** `guiaId`: of an operator's, the departures that they lead alone. */
export type DeQuien = { usuarioId: string } | (Ofrecida & { guiaId: string | null })

function suyas(quien: DeQuien): RawBuilder<unknown> {
  if ('usuarioId' in quien) return esDeSuCuenta(quien.usuarioId)
  const delOperador = quien.proveedorId
    ? sql`e.proveedor_id = ${quien.proveedorId}`
    : sql`e.anfitrion_id = ${quien.anfitrionId}`
  return quien.guiaId === null
    ? delOperador
    : sql`${delOperador} and exists (select 1 from guias_de_salidas g where g.salida_id = r.salida_id and g.guia_id = ${quien.guiaId}::uuid)`
}

export async function listConversaciones(
  db: Db,
  quien: DeQuien,
  lado: Lado,
  { limit, offset }: { limit: number; offset: number },
): Promise<ConversacionRow[]> {
  const { rows } = await sql<ConversacionRow>`
    select r.id as reserva_id, r.codigo, e.nombre_experiencia, e.portada, s.inicio_utc, s.zona, e.operador_nombre, r.contacto_nombre, u.texto, u.lado, u.created_at, ${SIN_LEER(lado)} as sin_leer
    from reservas r
    join experiencias e on e.id = r.experiencia_id
    join salidas s on s.id = r.salida_id
    join lateral (select case when m.oculto_en is null then m.texto else 'Mensaje retirado' end as texto, m.lado, m.created_at from mensajes m where m.reserva_id = r.id and ${deSuTiempo('m', lado)} order by m.created_at desc, m.id desc limit 1) u on true
    where ${suyas(quien)} order by u.created_at desc, r.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countConversaciones(db: Db, quien: DeQuien, lado: Lado): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from reservas r join experiencias e on e.id = r.experiencia_id
    where ${suyas(quien)} and exists (select 1 from mensajes m where m.reserva_id = r.id and ${deSuTiempo('m', lado)})`.execute(
    db,
  )
  return rows[0]!.n
}

export async function saveLectura(db: Db | Tx, reservaId: string, lado: Lado, leidoHasta: Date): Promise<void> {
  await db
    .insertInto('lecturas')
    .values({ reservaId, lado, leidoHasta })
    .onConflict((oc) => oc.columns(['reservaId', 'lado']).doUpdateSet({ leidoHasta, avisadoEn: null }))
    .execute()
}

export interface PorAvisarRow {
  reservaId: string
  lado: Lado
}

/** Sides with something unread for a while that were not told of it since they last read. */
export async function listPorAvisar(
  db: Db,
  { antesDe, desde }: { antesDe: Date; desde: Date },
  limit: number,
): Promise<PorAvisarRow[]> {
  const { rows } = await sql<PorAvisarRow>`
    select distinct m.reserva_id, case m.lado when 'viajero' then 'operador' else 'viajero' end as lado
    from mensajes m
    left join lecturas l on l.reserva_id = m.reserva_id and l.lado <> m.lado
    where m.created_at <= ${antesDe} and m.created_at > ${desde} and (l.reserva_id is null or (l.avisado_en is null and m.created_at > l.leido_hasta))
    order by 1, 2 limit ${limit}`.execute(db)
  return rows
}

/** False where somebody else told them meanwhile, or they read it. */
export async function tomarAviso(tx: Tx, { reservaId, lado }: PorAvisarRow, now: Date): Promise<boolean> {
  const { rows } = await sql<{ lado: string }>`
    insert into lecturas (reserva_id, lado, leido_hasta, avisado_en) values (${reservaId}, ${lado}, 'epoch', ${now})
    on conflict (reserva_id, lado) do update set avisado_en = ${now} where lecturas.avisado_en is null
    returning lado`.execute(tx)
  return rows.length > 0 && (await countSinLeer(tx, reservaId, lado)) > 0
}

/** What a person wrote leaves with the account, at work for an operator or a company too, and so do the photos in it. Answers which messages they were. */
export async function borrarMensajesDe(tx: Tx, de: Titular): Promise<string[]> {
  const suyos = await tx
    .selectFrom('mensajes')
    .select(['id', 'adjuntoId'])
    .where((eb) =>
      eb.or([
        eb.and([eb('lado', '=', 'viajero'), eb('reservaId', 'in', reservasDe(tx, de))]),
        ...('usuarioId' in de ? [eb('usuarioId', '=', de.usuarioId)] : []),
      ]),
    )
    .forUpdate()
    .execute()
  if (suyos.length === 0) return []
  const ids = suyos.map(({ id }) => id)
  const fotos = suyos.flatMap(({ adjuntoId }) => adjuntoId ?? [])
  await tx
    .updateTable('mensajes')
    .set({ texto: '[Mensaje borrado]', usuarioId: null, adjuntoId: null })
    .where('id', 'in', ids)
    .execute()
  if (fotos.length > 0) await tx.deleteFrom('adjuntos').where('id', 'in', fotos).execute()
  return ids
}

/** What this module keeps of a person: both sides of the threads of their bookings, and what they wrote in those of others, for an operator or a company. */
export async function exportarMensajes(db: Db, de: Titular): Promise<Record<string, object[]>> {
  const mensajes = await db
    .selectFrom('mensajes as m')
    .innerJoin('reservas as r', 'r.id', 'm.reservaId')
    .select(['r.codigo', 'm.lado', 'm.texto', 'm.adjuntoId as foto', 'm.createdAt as cuando'])
    .where('r.id', 'in', reservasDe(db, de))
    .orderBy('m.createdAt')
    .execute()
  if (!('usuarioId' in de)) return { mensajes }
  const mensajesDeTrabajo = await db
    .selectFrom('mensajes')
    .select(['lado', 'texto', 'adjuntoId as foto', 'createdAt as cuando'])
    .where('usuarioId', '=', de.usuarioId)
    .where('reservaId', 'not in', reservasDe(db, de))
    .orderBy('createdAt')
    .execute()
  return { mensajes, mensajesDeTrabajo }
}
