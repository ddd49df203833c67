import { sql } from 'kysely'
import type { HoraVendida } from '#domain/disponibilidad/zona.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db, Tx } from '#server/ctx.ts'

export const findVersionDeZonas = async (db: Db): Promise<string | null> =>
  (await db.selectFrom('datosDeZonas').select('version').executeTakeFirst())?.version ?? null

/** An older program that started later takes nothing back. */
export async function saveVersionDeZonas(tx: Tx, version: string, now: Date): Promise<void> {
  const fila = { version, revisadaEn: now }
  await tx
    .insertInto('datosDeZonas')
    .values({ id: 1, ...fila })
    .onConflict((oc) => oc.column('id').doUpdateSet(fila).where('datosDeZonas.version', '<', version))
    .execute()
}

/** Each hour that some departure to come has, once: far fewer than departures. In order, after the last one seen. */
export async function listHoras(
  db: Db,
  now: Date,
  { despues, limit }: { despues: HoraVendida | null; limit: number },
): Promise<HoraVendida[]> {
  const { rows } = await sql<HoraVendida>`
    select distinct to_char(s.inicio_local, 'YYYY-MM-DD"T"HH24:MI') as inicio_local, s.zona, s.inicio_utc from salidas s
    where s.inicio_utc > ${now} and (${despues === null}::boolean or (s.inicio_utc, s.zona, to_char(s.inicio_local, 'YYYY-MM-DD"T"HH24:MI')) > (${despues?.inicioUtc ?? null}::timestamptz, ${despues?.zona ?? null}, ${despues?.inicioLocal ?? null}))
    order by s.inicio_utc, s.zona, inicio_local limit ${limit}`.execute(db)
  return rows
}

/** Departures of that hour that this edition has not written down yet; locked, in the order of everybody who locks several. */
export async function lockDeHora(
  tx: Tx,
  { inicioLocal, zona, inicioUtc }: HoraVendida,
  { version, limit }: { version: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from salidas s where s.inicio_utc = ${inicioUtc} and s.zona = ${zona} and s.inicio_local = ${inicioLocal}::timestamp
      and not exists (select 1 from cambios_de_hora c where c.salida_id = s.id and c.version = ${version})
    order by s.id limit ${limit} for update of s`.execute(tx)
  return rows.map(({ id }) => id)
}

/** As long as before, and sold until as long before it begins. */
export async function moverSalidas(
  tx: Tx,
  ids: readonly string[],
  { antes, despues }: { antes: Date; despues: Date },
): Promise<void> {
  const minutos = (despues.getTime() - antes.getTime()) / 60_000
  await sql`update salidas set inicio_utc = ${despues}, fin_utc = fin_utc + make_interval(mins => ${minutos}::int), cierre_ventas = cierre_ventas + make_interval(mins => ${minutos}::int) where id = any(${ids}::uuid[])`.execute(
    tx,
  )
}

export async function insertCambios(
  tx: Tx,
  ids: readonly string[],
  { version, antes, despues, now }: { version: string; antes: Date; despues: Date | null; now: Date },
): Promise<void> {
  await tx
    .insertInto('cambiosDeHora')
    .values(ids.map((salidaId) => ({ salidaId, version, antes, despues, createdAt: now })))
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** Of these departures, those that somebody has booked. */
export async function listConReservas(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    salidaId: string
  }>`select distinct r.salida_id from reservas r where r.salida_id = any(${ids}::uuid[]) and r.estado in ('pagada', 'confirmada') order by 1`.execute(
    tx,
  )
  return rows.map(({ salidaId }) => salidaId)
}

/** Whose departures an edition moved. */
export async function listOperadoresMovidos(tx: Tx, version: string): Promise<Ofrecida[]> {
  const { rows } = await sql<Ofrecida>`
    select distinct e.anfitrion_id, e.proveedor_id from cambios_de_hora c join salidas s on s.id = c.salida_id join experiencias e on e.id = s.experiencia_id
    where c.version = ${version} and s.estado <> 'cancelada' order by 1, 2`.execute(tx)
  return rows
}
