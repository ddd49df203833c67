import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export type FotoRow = Selectable<Database['fotos']>

/** What a photo is of: an experiencia, the trip that an opinion tells of, or the company whose logo it is. */
export type Cosa = { experienciaId: string } | { reservaId: string } | { empresaId: string }

function de(cosa: Cosa) {
  if ('experienciaId' in cosa) return ['experienciaId', cosa.experienciaId] as const
  return 'reservaId' in cosa ? (['reservaId', cosa.reservaId] as const) : (['empresaId', cosa.empresaId] as const)
}

/** `publicadaEn` of a trip's photo is that of the opinion that shows it; null where none does, or it is hidden. */
export async function findFoto(db: Db | Tx, id: string): Promise<FotoRow | undefined> {
  return db
    .selectFrom('fotos as f')
    .selectAll('f')
    .select(
      sql<Date | null>`case when f.reserva_id is null then f.publicada_en else (
        select o.publicada_en from resenas o where o.reserva_id = f.reserva_id and o.oculta_en is null
          and o.fotos @> jsonb_build_array(jsonb_build_object('id', f.id::text))) end`.as('publicadaEn'),
    )
    .where('f.id', '=', id)
    .executeTakeFirst()
}

export async function findPorHuella(db: Db | Tx, cosa: Cosa, huella: Buffer): Promise<FotoRow | undefined> {
  return db
    .selectFrom('fotos')
    .selectAll()
    .where(...igual(cosa))
    .where('huella', '=', huella)
    .executeTakeFirst()
}

const igual = (cosa: Cosa) => [de(cosa)[0], '=', de(cosa)[1]] as const

export async function listFotos(db: Db | Tx, cosa: Cosa): Promise<FotoRow[]> {
  return db
    .selectFrom('fotos')
    .selectAll()
    .where(...igual(cosa))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** How many photos are kept of it, and the bytes of all that its operador keeps, the person who travelled, or the company. */
export async function contarFotos(db: Db | Tx, cosa: Cosa): Promise<{ cantidad: number; bytes: number }> {
  if ('empresaId' in cosa)
    return db
      .selectFrom('fotos')
      .select([sql<number>`count(*)::int`.as('cantidad'), sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes')])
      .where('empresaId', '=', cosa.empresaId)
      .executeTakeFirstOrThrow()
  const { rows } =
    'experienciaId' in cosa
      ? await sql<{ cantidad: number; bytes: number }>`
    select count(*) filter (where f.experiencia_id = ${cosa.experienciaId}::uuid)::int as cantidad, coalesce(sum(f.bytes), 0)::bigint as bytes
    from experiencias e
    join experiencias de on de.proveedor_id = e.proveedor_id or de.anfitrion_id = e.anfitrion_id
    join fotos f on f.experiencia_id = de.id
    where e.id = ${cosa.experienciaId}::uuid`.execute(db)
      : await sql<{ cantidad: number; bytes: number }>`
    select count(*) filter (where f.reserva_id = r.id)::int as cantidad, coalesce(sum(f.bytes), 0)::bigint as bytes
    from reservas r
    join reservas de on de.usuario_id = r.usuario_id
    join fotos f on f.reserva_id = de.id
    where r.id = ${cosa.reservaId}::uuid`.execute(db)
  return rows[0]!
}

/** The row kept: of two that send the same photo at once, one. */
export async function insertFoto(
  db: Db | Tx,
  cosa: Cosa,
  foto: Omit<FotoRow, 'publicadaEn' | 'experienciaId' | 'reservaId' | 'empresaId'>,
): Promise<FotoRow> {
  await db
    .insertInto('fotos')
    .values({ ...foto, ...cosa })
    .onConflict((oc) => oc.columns([de(cosa)[0], 'huella']).doNothing())
    .execute()
  return (await findPorHuella(db, cosa, foto.huella as Buffer))!
}

export async function updatePublicada(tx: Tx, ids: string[], now: Date): Promise<void> {
  if (ids.length > 0)
    await tx
      .updateTable('fotos')
      .set({ publicadaEn: now })
      .where('id', 'in', ids)
      .where('publicadaEn', 'is', null)
      .execute()
}

/** From then on only a signed address opens them. */
export async function ocultarFotos(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.updateTable('fotos').set({ publicadaEn: null }).where('id', 'in', ids).execute()
}

/** Those that neither what travellers see nor a version under way shows, sent before then. */
export async function listSueltas(db: Db, antesDe: Date, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from fotos f left join experiencias e on e.id = f.experiencia_id
    where f.created_at < ${antesDe}
      and not coalesce(e.fotos @> jsonb_build_array(jsonb_build_object('url', '/fotos/' || f.id || '-1200.webp')), false)
      and coalesce(e.detalle #>> '{puntoEncuentro,foto,id}', e.detalle #>> '{casa,foto,id}', '') <> f.id::text
      and not exists (
        select 1 from ediciones d where d.experiencia_id = f.experiencia_id and d.estado in ('borrador', 'en_revision', 'observada')
          and (d.contenido -> 'fotos' @> jsonb_build_array(jsonb_build_object('id', f.id::text)) or d.contenido #>> '{fotoEncuentro,id}' = f.id::text))
      and not exists (select 1 from resenas o where o.reserva_id = f.reserva_id and o.fotos @> jsonb_build_array(jsonb_build_object('id', f.id::text)))
      and not exists (select 1 from empresas c where c.logo_id = f.id)
    order by f.created_at limit ${limit}`.execute(db)
  return rows
}

export async function deleteFotos(tx: Tx, ids: string[]): Promise<void> {
  await tx.deleteFrom('fotos').where('id', 'in', ids).execute()
}

export async function deleteFotosDeReservas(tx: Tx, reservas: string[]): Promise<string[]> {
  if (reservas.length === 0) return []
  return (await tx.deleteFrom('fotos').where('reservaId', 'in', reservas).returning('id').execute()).map(({ id }) => id)
}
