import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { ocupan } from '#server/ocupan.ts'

export type CalendarioRow = Selectable<Database['calendariosExternos']>

export interface CalendarioConBloqueos extends Omit<CalendarioRow, 'urlSellada'> {
  recursoNombre: string | null
  ocupados: number
  proximos: { desde: string; hasta: string; resumen: string }[]
}

const PROXIMOS = 5
const EN_LA_FILA_MS = 30 * 60_000

/** Calendars of an experiencia and of what it shares, with what is busy from now on; of `id` alone where it is given. */
export async function listCalendarios(
  db: Db | Tx,
  experienciaId: string,
  now: Date,
  id: string | null = null,
): Promise<CalendarioConBloqueos[]> {
  const { rows } = await sql<CalendarioConBloqueos>`
    select c.id, c.experiencia_id, c.recurso_id, c.nombre, c.servidor, c.leido_en, c.intentado_en, c.proxima_lectura_en, c.error, c.fallas, c.no_entendidos, c.ejemplos, c.mal_desde, c.avisado_en, c.created_at, r.nombre as recurso_nombre,
      (select count(*)::int from bloqueos b where b.calendario_id = c.id and b.hasta > ${now}) as ocupados,
      (select coalesce(json_agg(json_build_object('desde', p.desde, 'hasta', p.hasta, 'resumen', p.resumen) order by p.desde), '[]')
        from (select b.desde, b.hasta, b.resumen from bloqueos b where b.calendario_id = c.id and b.hasta > ${now} order by b.desde limit ${PROXIMOS}) p) as proximos
    from calendarios_externos c left join recursos r on r.id = c.recurso_id
    where (c.experiencia_id = ${experienciaId}::uuid or exists (select 1 from recurso_usos u where u.recurso_id = c.recurso_id and u.experiencia_id = ${experienciaId}::uuid))
      and (${id}::uuid is null or c.id = ${id}::uuid)
    order by c.created_at, c.id limit 100`.execute(db)
  return rows
}

export async function listRecursosUsados(
  db: Db | Tx,
  experienciaId: string,
): Promise<{ id: string; nombre: string }[]> {
  return db
    .selectFrom('recursos as r')
    .innerJoin('recursoUsos as u', 'u.recursoId', 'r.id')
    .select(['r.id', 'r.nombre'])
    .where('u.experienciaId', '=', experienciaId)
    .orderBy('r.nombre')
    .orderBy('r.id')
    .execute()
}

export async function listExperienciasDelRecurso(db: Db | Tx, recursoId: string): Promise<string[]> {
  return (
    await db
      .selectFrom('recursoUsos')
      .select('experienciaId')
      .where('recursoId', '=', recursoId)
      .orderBy('experienciaId')
      .execute()
  ).map(({ experienciaId }) => experienciaId)
}

export const findCalendario = (db: Db | Tx, id: string) =>
  db.selectFrom('calendariosExternos').selectAll().where('id', '=', id).executeTakeFirst()

/** One reading of a calendar follows the other. */
export const lockCalendario = (tx: Tx, id: string) =>
  tx.selectFrom('calendariosExternos').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertCalendario(tx: Tx, row: Insertable<Database['calendariosExternos']>): Promise<void> {
  await tx.insertInto('calendariosExternos').values(row).execute()
}

export async function updateCalendario(
  tx: Tx,
  id: string,
  set: Updateable<Database['calendariosExternos']>,
): Promise<void> {
  await tx.updateTable('calendariosExternos').set(set).where('id', '=', id).execute()
}

export async function deleteCalendario(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('calendariosExternos').where('id', '=', id).execute()
}

const FILAS_POR_LOTE = 500

/** What a calendar says now, instead of what it said before. */
export async function replaceBloqueos(
  tx: Tx,
  { id: calendarioId, experienciaId, recursoId }: Pick<CalendarioRow, 'id' | 'experienciaId' | 'recursoId'>,
  rows: readonly { id: string; desde: Date; hasta: Date; resumen: string }[],
): Promise<void> {
  await tx.deleteFrom('bloqueos').where('calendarioId', '=', calendarioId).execute()
  for (let i = 0; i < rows.length; i += FILAS_POR_LOTE)
    await tx
      .insertInto('bloqueos')
      .values(rows.slice(i, i + FILAS_POR_LOTE).map((row) => ({ ...row, calendarioId, experienciaId, recursoId })))
      .execute()
}

/** Those whose turn it is, and it is not theirs again while they wait in the queue. */
export const tomarPorLeer = async (tx: Tx, now: Date, limit: number) => {
  const { rows } = await sql<Pick<CalendarioRow, 'id' | 'servidor' | 'experienciaId' | 'recursoId'>>`
    update calendarios_externos c set proxima_lectura_en = ${new Date(now.getTime() + EN_LA_FILA_MS)}
    from (select id from calendarios_externos where proxima_lectura_en <= ${now} order by proxima_lectura_en, id limit ${limit} for update skip locked) q
    where c.id = q.id returning c.id, c.servidor, c.experiencia_id, c.recurso_id`.execute(tx)
  return rows
}

/** What a calendar keeps busy from now on. */
export const listBloqueos = (tx: Tx, calendarioId: string, now: Date) =>
  tx
    .selectFrom('bloqueos')
    .select(['desde', 'hasta', 'resumen'])
    .where('calendarioId', '=', calendarioId)
    .where('hasta', '>', now)
    .execute()

/** The zone in which a calendar's whole days are read: that of the experiencia, or of the first that shares it. */
export async function zonaDe(
  db: Db | Tx,
  { experienciaId, recursoId }: Pick<CalendarioRow, 'experienciaId' | 'recursoId'>,
): Promise<string> {
  const { rows } = await sql<{ zona: string }>`
    select e.zona_horaria as zona from experiencias e
    where e.id = ${experienciaId}::uuid or exists (select 1 from recurso_usos u where u.recurso_id = ${recursoId}::uuid and u.experiencia_id = e.id) order by e.created_at, e.id limit 1`.execute(
    db,
  )
  return rows[0]?.zona ?? 'America/Santiago'
}

export interface Choque extends Ofrecida {
  salidaId: string
  experienciaId: string
  nombreExperiencia: string
  inicioUtc: Date
  inicioLocal: string
  zona: string
  vivas: number
}

/** Departures to come that somebody holds a place of and a calendar keeps busy. */
export async function listChoques(db: Db | Tx, experienciaIds: readonly string[], now: Date): Promise<Choque[]> {
  const { rows } = await sql<Choque>`
    select s.id as salida_id, s.experiencia_id, e.nombre_experiencia, e.anfitrion_id, e.proveedor_id, s.inicio_utc, s.inicio_local, s.zona, v.vivas
    from salidas s join experiencias e on e.id = s.experiencia_id
    join lateral (select coalesce(sum(r.plazas), 0)::int as vivas from reservas r
      where r.salida_id = s.id and ${ocupan(now)}) v on v.vivas > 0
    where s.experiencia_id = any(${experienciaIds}::uuid[]) and s.inicio_utc > ${now} and s.estado = 'cerrada' and s.cierre_causa = 'calendario'
    order by s.inicio_utc, s.id limit 100`.execute(db)
  return rows
}

export async function countCerradas(db: Db | Tx, experienciaId: string, now: Date): Promise<number> {
  const { n } = await db
    .selectFrom('salidas')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('experienciaId', '=', experienciaId)
    .where('inicioUtc', '>', now)
    .where('estado', '=', 'cerrada')
    .where('cierreCausa', '=', 'calendario')
    .executeTakeFirstOrThrow()
  return n
}

/** Who is told of a clash, or of a calendar that fails: the host, or the provider's people who lay out its dates. */
export async function listQuienesEditan(
  db: Db | Tx,
  { anfitrionId, proveedorId }: Ofrecida,
): Promise<{ usuarioId: string; email: string }[]> {
  const { rows } = await sql<{ usuarioId: string; email: string }>`
    select u.id as usuario_id, u.email from usuarios u
    where u.id in (select usuario_id from anfitriones where id = ${anfitrionId}::uuid)
      or u.id in (select usuario_id from membresias where proveedor_id = ${proveedorId}::uuid and tipo = 'proveedor' and papel in ('dueno', 'gestor'))
    order by u.id`.execute(db)
  return rows
}

/** Whose a calendar is, by the experiencia that it keeps busy or the first one that shares it. */
export async function findDuenoDe(
  db: Db | Tx,
  { experienciaId, recursoId }: Pick<CalendarioRow, 'experienciaId' | 'recursoId'>,
): Promise<(Ofrecida & { experienciaId: string | null }) | undefined> {
  const { rows } = await sql<Ofrecida & { experienciaId: string | null }>`
    select e.anfitrion_id, e.proveedor_id, e.id as experiencia_id from experiencias e where e.id = ${experienciaId}::uuid
    union all
    select r.anfitrion_id, r.proveedor_id, (select u.experiencia_id from recurso_usos u where u.recurso_id = r.id order by u.experiencia_id limit 1) from recursos r where r.id = ${recursoId}::uuid`.execute(
    db,
  )
  return rows[0]
}

/** Those that fail, or are read in part, since before `desde`, and nobody was told. */
export const listPorAvisar = (db: Db, desde: Date, limit: number) =>
  db
    .selectFrom('calendariosExternos')
    .select('id')
    .where('malDesde', '<=', desde)
    .where('avisadoEn', 'is', null)
    .orderBy('malDesde')
    .orderBy('id')
    .limit(limit)
    .execute()
