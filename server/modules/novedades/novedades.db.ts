import { sql } from 'kysely'
import type { TipoNovedad } from '#contract/novedades.ts'
import type { Db, Tx } from '#server/ctx.ts'

export interface NovedadRow {
  orden: number
  tipo: TipoNovedad
  /** Whose booking it is about, and whether it was only tried. */
  empresaId: string | null
  dePrueba: boolean
  reservaUuid: string | null
  experienciaId: string
  /** As OCTO names it: the oldest option is DEFAULT. */
  opcionId: string | null
  fecha: string | null
  /** The last day, where it is about more than one departure. */
  hasta: string | null
  inicioUtc: Date | null
  zona: string | null
  createdAt: Date
}

/** How many changes are put in order in one transaction: the embedded database does nothing else meanwhile. */
export const LOTE = 200

/** Gives the next changes their place, one writer at a time; of the same departure, or the same days, only the last of a batch is kept. */
export async function numerar(tx: Tx): Promise<{ desde: number; hasta: number; quedan: boolean }> {
  const turno = await tx
    .selectFrom('novedadesTurno')
    .select('ultimo')
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const desde = turno.ultimo
  const { rows } = await sql<{
    id: number
  }>`select id from novedades where orden is null order by id limit ${LOTE}`.execute(tx)
  if (rows.length === 0) return { desde, hasta: desde, quedan: false }
  const hastaId = rows.at(-1)!.id
  await sql`delete from novedades a where a.orden is null and a.id <= ${hastaId} and a.tipo <> 'reserva'
    and exists (select 1 from novedades b where b.orden is null and b.id <= ${hastaId} and b.id > a.id and b.tipo = a.tipo and b.experiencia_id = a.experiencia_id and b.salida_id is not distinct from a.salida_id
      and (a.salida_id is not null or a.fecha is null or (b.opcion_id = a.opcion_id and b.fecha <= a.fecha and b.hasta >= a.hasta)))`.execute(
    tx,
  )
  await sql`update novedades n set orden = ${desde}::bigint + q.lugar from (select id, row_number() over (order by id) as lugar from novedades where orden is null and id <= ${hastaId}) q where q.id = n.id`.execute(
    tx,
  )
  const {
    rows: [fin],
  } = await sql<{
    hasta: number
  }>`select coalesce(max(orden), ${desde}::bigint)::bigint as hasta from novedades where orden > ${desde}::bigint`.execute(
    tx,
  )
  await tx.updateTable('novedadesTurno').set({ ultimo: fin!.hasta }).where('id', '=', 1).execute()
  return { desde, hasta: fin!.hasta, quedan: rows.length === LOTE }
}

/** Who asks: a key that may not book hears of no booking, and that for tests of what was tried alone. */
export interface Oyente {
  empresaId: string
  dePrueba: boolean
  conReservas: boolean
}

/** What one of them may know of, in order; all of it where none is named. */
export async function listNovedades(
  db: Db | Tx,
  { para, desde, limit }: { para: Oyente | null; desde: number; limit: number },
): Promise<NovedadRow[]> {
  const { rows } = await sql<NovedadRow>`
    select n.orden, n.tipo, n.empresa_id, coalesce(r.prueba_hasta is not null, false) as de_prueba, v.uuid as reserva_uuid, n.experiencia_id, n.fecha::text as fecha, n.hasta::text as hasta, n.created_at, s.inicio_utc, s.zona,
      case when n.opcion_id = (select o.id from opciones o where o.experiencia_id = n.experiencia_id order by o.created_at, o.id limit 1) then 'DEFAULT' else n.opcion_id::text end as opcion_id
    from novedades n left join reventas v on v.reserva_id = n.reserva_id left join reservas r on r.id = n.reserva_id left join salidas s on s.id = n.salida_id
    where n.orden > ${desde}::bigint and ${para === null ? sql`true` : puedeOir(para)}
    order by n.orden limit ${limit}`.execute(db)
  return rows
}

const puedeOir = ({ empresaId, dePrueba, conReservas }: Oyente) =>
  conReservas
    ? sql`(n.empresa_id is null or (n.empresa_id = ${empresaId}::uuid and (r.prueba_hasta is not null) = ${dePrueba}))`
    : sql`n.empresa_id is null`

/** Its own place, else that of the key it replaces, else how far the company had come before each key had its own. */
const acuseDe = (claveId: string) => sql`(
    with recursive linea as (
      select id, empresa_id, 0 as paso from claves_api where id = ${claveId}::uuid
      union all select c.id, c.empresa_id, l.paso + 1 from claves_api c join linea l on c.reemplazada_por = l.id)
    select coalesce(
      (select a.orden from linea l join acuses_de_claves a on a.clave_id = l.id order by l.paso limit 1),
      (select a.orden from linea l join acuses a on a.empresa_id = l.empresa_id where l.paso = 0), 0))`

export async function findAcuse(db: Db, claveId: string): Promise<number> {
  const { rows } = await sql<{ orden: number }>`select ${acuseDe(claveId)}::bigint as orden`.execute(db)
  return rows[0]!.orden
}

/** Never back, and never past what there is. */
export async function guardarAcuse(
  tx: Tx,
  { claveId, orden, now }: { claveId: string; orden: number; now: Date },
): Promise<number> {
  const { rows } = await sql<{ orden: number }>`
    insert into acuses_de_claves (clave_id, orden, updated_at) values (${claveId}::uuid, greatest(least(${orden}::bigint, (select ultimo from novedades_turno)), ${acuseDe(claveId)}), ${now})
    on conflict (clave_id) do update set orden = greatest(acuses_de_claves.orden, excluded.orden), updated_at = excluded.updated_at returning orden`.execute(
    tx,
  )
  return rows[0]!.orden
}

export async function deleteViejas(db: Db, antesDe: Date): Promise<void> {
  await sql`delete from novedades where created_at < ${antesDe}`.execute(db)
  await sql`delete from entregas where created_at < ${antesDe}`.execute(db)
}
