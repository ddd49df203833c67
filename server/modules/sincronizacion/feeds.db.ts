import { sql } from 'kysely'
import type { EventoIcs } from '#domain/reservas/ics.ts'
import { papelesCon } from '#domain/permisos/equipos.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { ocupan } from '#server/ocupan.ts'
import { sigueComo } from '#server/sigue-en-el-equipo.ts'

/** Of whom a feed tells; one of the three is set. */
export interface DeQuien {
  experienciaId: string | null
  anfitrionId: string | null
  proveedorId: string | null
}

export interface FeedRow extends DeQuien {
  createdAt: Date
}

const CUYO = ({ experienciaId, anfitrionId, proveedorId }: DeQuien) =>
  sql<boolean>`(f.experiencia_id = ${experienciaId}::uuid or f.anfitrion_id = ${anfitrionId}::uuid or f.proveedor_id = ${proveedorId}::uuid)`

const deOperador = {
  anfitrionId: sql`coalesce(f.anfitrion_id, e.anfitrion_id)`,
  proveedorId: sql`coalesce(f.proveedor_id, e.proveedor_id)`,
}

/** Those whose author may still see the departures. */
const vigentes = (db: Db | Tx) =>
  db
    .selectFrom('feedsDeSalidas as f')
    .leftJoin('experiencias as e', 'e.id', 'f.experienciaId')
    .select(['f.experienciaId', 'f.anfitrionId', 'f.proveedorId', 'f.createdAt'])
    .where(sigueComo(sql.ref('f.creadoPor'), deOperador, papelesCon('salidas')))

export const findFeed = (db: Db | Tx, quien: DeQuien): Promise<FeedRow | undefined> =>
  vigentes(db).where(CUYO(quien)).executeTakeFirst()

export const findFeedPorToken = (db: Db, tokenHash: Buffer): Promise<FeedRow | undefined> =>
  vigentes(db).where('f.tokenHash', '=', tokenHash).executeTakeFirst()

/** The old address, if there was one, stops working with this. */
export async function saveFeed(
  tx: Tx,
  row: DeQuien & { id: string; tokenHash: Buffer; creadoPor: string; createdAt: Date },
): Promise<void> {
  await deleteFeed(tx, row)
  await tx.insertInto('feedsDeSalidas').values(row).execute()
}

export async function deleteFeed(tx: Tx, quien: DeQuien): Promise<void> {
  await tx.deleteFrom('feedsDeSalidas as f').where(CUYO(quien)).execute()
}

export interface SalidaVendida extends Pick<EventoIcs, 'zona' | 'lat' | 'lng'> {
  id: string
  experienciaId: string
  anfitrionId: string | null
  nombreExperiencia: string
  ciudad: string
  direccion: string | null
  inicioUtc: Date
  finUtc: Date
  cupos: number
  vivas: number
  movidaEn: Date
}

/** Departures that somebody has a place of, without a word of who. They moved when a booking of them did, or when one ended by itself. */
export async function listVendidas(
  db: Db,
  { experienciaId, anfitrionId, proveedorId }: DeQuien,
  { desde, now, limit }: { desde: Date; now: Date; limit: number },
): Promise<SalidaVendida[]> {
  const { rows } = await sql<SalidaVendida>`
    select s.id, s.experiencia_id, e.anfitrion_id, e.nombre_experiencia, e.ciudad, e.detalle -> 'puntoEncuentro' ->> 'direccion' as direccion, e.lat, e.lng,
      s.zona, s.inicio_utc, s.fin_utc, s.cupos, v.vivas, v.movida_en
    from salidas s join experiencias e on e.id = s.experiencia_id
    join lateral (select coalesce(sum(r.plazas) filter (where ${ocupan(now)}), 0)::int as vivas, max(greatest(r.updated_at, case when r.estado = 'pendiente' and r.ocupa_hasta <= ${now} then r.ocupa_hasta end)) as movida_en
      from reservas r where r.salida_id = s.id) v on v.vivas > 0
    where (e.id = ${experienciaId}::uuid or e.anfitrion_id = ${anfitrionId}::uuid or e.proveedor_id = ${proveedorId}::uuid) and s.inicio_utc >= ${desde} and s.estado <> 'cancelada'
    order by s.inicio_utc, s.id limit ${limit}`.execute(db)
  return rows
}

/** Nobody of a business that closed reads its departures any more; its calendars of elsewhere are not read either. */
export async function quitarFeedsDe(
  tx: Tx,
  { anfitrionId, proveedorId }: Pick<DeQuien, 'anfitrionId' | 'proveedorId'>,
): Promise<void> {
  const suyas = sql`(select e.id from experiencias e where e.anfitrion_id = ${anfitrionId}::uuid or e.proveedor_id = ${proveedorId}::uuid)`
  const suyos = sql`(select q.id from recursos q where q.anfitrion_id = ${anfitrionId}::uuid or q.proveedor_id = ${proveedorId}::uuid)`
  await sql`delete from feeds_de_salidas where anfitrion_id = ${anfitrionId}::uuid or proveedor_id = ${proveedorId}::uuid or experiencia_id in ${suyas}`.execute(
    tx,
  )
  await sql`delete from calendarios_externos where experiencia_id in ${suyas} or recurso_id in ${suyos}`.execute(tx)
}
