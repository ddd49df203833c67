import { sql, type Selectable } from 'kysely'
import type { Contenido } from '#contract/contenido.ts'
import type { EstadoEdicion, Observacion } from '#contract/ediciones.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { fechaEn } from '#server/fecha-en.ts'

export interface EdicionRow extends Omit<
  Selectable<Database['ediciones']>,
  'contenido' | 'anterior' | 'observaciones' | 'estado'
> {
  estado: EstadoEdicion
  /** Null: as the experiencia stands. */
  contenido: Contenido | null
  anterior: Contenido | null
  observaciones: Observacion[]
}

const vigentes = ['borrador', 'en_revision', 'observada']

/** The version under way, else the last one decided. */
export async function findEdicion(db: Db | Tx, experienciaId: string): Promise<EdicionRow | undefined> {
  return db
    .selectFrom('ediciones')
    .selectAll()
    .where('experienciaId', '=', experienciaId)
    .orderBy(sql`estado in ('borrador', 'en_revision', 'observada')`, 'desc')
    .orderBy('numero', 'desc')
    .executeTakeFirst() as Promise<EdicionRow | undefined>
}

export interface Historia {
  numero: number
  estado: EstadoEdicion
  enviadaEn: Date | null
  decididaEn: Date | null
}

const MAX_HISTORIA = 50

export async function listHistoria(db: Db | Tx, experienciaId: string): Promise<Historia[]> {
  return db
    .selectFrom('ediciones')
    .select(['numero', 'estado', 'enviadaEn', 'decididaEn'])
    .where('experienciaId', '=', experienciaId)
    .orderBy('numero', 'desc')
    .limit(MAX_HISTORIA)
    .execute() as Promise<Historia[]>
}

export async function insertEdicion(
  tx: Tx,
  nueva: { id: string; experienciaId: string; contenido: Contenido; now: Date },
): Promise<void> {
  const { id, experienciaId, contenido, now } = nueva
  await sql`
    insert into ediciones (id, experiencia_id, numero, estado, contenido, created_at, updated_at)
    select ${id}::uuid, ${experienciaId}::uuid, coalesce(max(numero), 0) + 1, 'borrador', ${JSON.stringify(contenido)}::jsonb, ${now}, ${now} from ediciones where experiencia_id = ${experienciaId}::uuid`.execute(
    tx,
  )
}

interface Cambio {
  estado?: EstadoEdicion
  contenido?: Contenido
  anterior?: Contenido | null
  observaciones?: Observacion[]
  motivo?: string | null
  rechazos?: number
  enviadaEn?: Date | null
  decididaEn?: Date | null
}

/** Every change moves the version. */
export async function updateEdicion(
  tx: Tx,
  id: string,
  { contenido, anterior, observaciones, ...cambio }: Cambio,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('ediciones')
    .set({
      ...cambio,
      ...(contenido !== undefined && { contenido: JSON.stringify(contenido) }),
      ...(anterior !== undefined && { anterior: anterior && JSON.stringify(anterior) }),
      ...(observaciones !== undefined && { observaciones: JSON.stringify(observaciones) }),
      version: sql`version + 1`,
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Drafts of an operador that were never published. */
export async function countBorradores(
  db: Db | Tx,
  { anfitrionId, proveedorId }: { anfitrionId: string | null; proveedorId: string | null },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from experiencias where estado in ('borrador', 'observada', 'en_revision') and (anfitrion_id = ${anfitrionId}::uuid or proveedor_id = ${proveedorId}::uuid)`.execute(
    db,
  )
  return rows[0]!.n
}

export interface PorVenir {
  horas: number
  reservas: number
  salidas: number
}

/** Bookings that stand and departures still on. */
export async function countPorVenir(db: Db | Tx, experienciaId: string, now: Date): Promise<PorVenir> {
  const { rows } = await sql<PorVenir>`
    select (select count(*) from reservas r join salidas s on s.id = r.salida_id where r.experiencia_id = ${experienciaId}::uuid and r.estado in ('pagada', 'confirmada') and s.inicio_utc > ${now})::int as reservas,
      (select count(*) from salidas s where s.experiencia_id = ${experienciaId}::uuid and s.estado = 'abierta' and s.inicio_utc > ${now})::int as salidas,
      (select count(*) from horarios h join experiencias e on e.id = h.experiencia_id left join temporadas t on t.id = h.temporada_id
        where e.id = ${experienciaId}::uuid and (h.hasta is null or h.hasta >= ${fechaEn(now, sql.ref('e.zona_horaria'))})
          and (t.id is null or t.cada_anio or t.hasta >= ${fechaEn(now, sql.ref('e.zona_horaria'))}))::int as horas`.execute(
    db,
  )
  return rows[0]!
}

export async function insertRevision(
  tx: Tx,
  revision: {
    id: string
    edicionId: string
    experienciaId: string
    revisorId: string
    decision: string
    createdAt: Date
  },
): Promise<void> {
  await tx.insertInto('revisiones').values(revision).execute()
}

/** Who refused it since it was last approved, in order. */
export async function listRechazos(db: Db | Tx, experienciaId: string): Promise<{ revisorId: string }[]> {
  const { rows } = await sql<{ revisorId: string }>`
    select revisor_id from revisiones r where experiencia_id = ${experienciaId}::uuid and decision = 'rechazada'
      and created_at > coalesce((select max(created_at) from revisiones a where a.experiencia_id = r.experiencia_id and a.decision = 'aprobada'), '-infinity')
    order by created_at`.execute(db)
  return rows
}

/** Where whoever offers it is written to: the host's mail, or the provider's. */
export async function findDestinatario(db: Db | Tx, experienciaId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`
    select coalesce(u.email, p.email, (select d.email from membresias m join usuarios d on d.id = m.usuario_id where m.proveedor_id = p.id and m.papel = 'dueno' order by m.created_at limit 1)) as email
    from experiencias e left join anfitriones a on a.id = e.anfitrion_id left join usuarios u on u.id = a.usuario_id left join proveedores p on p.id = e.proveedor_id
    where e.id = ${experienciaId}::uuid`.execute(db)
  return rows[0]?.email ?? null
}

export interface PorRevisarRow {
  experienciaId: string
  nombreExperiencia: string
  tipoExperiencia: string
  numero: number
  version: number
  estado: EstadoEdicion
  estadoExperiencia: string
  enviadaEn: Date
  operadorTipo: 'anfitrion' | 'proveedor'
  operadorId: string
  operadorNombre: string
  operadorSlug: string
  operadorEstado: string
  rechazos: number
}

/** What was sent longest ago comes first. */
export async function listPorRevisar(
  db: Db,
  estado: EstadoEdicion,
  { limit, offset }: { limit: number; offset: number },
): Promise<PorRevisarRow[]> {
  const { rows } = await sql<PorRevisarRow>`
    select d.experiencia_id, coalesce(d.contenido ->> 'nombreExperiencia', e.nombre_experiencia) as nombre_experiencia, coalesce(d.contenido ->> 'tipoExperiencia', e.tipo_experiencia) as tipo_experiencia,
      d.numero, d.version, d.estado, e.estado as estado_experiencia, coalesce(d.enviada_en, d.created_at) as enviada_en, case when e.anfitrion_id is null then 'proveedor' else 'anfitrion' end as operador_tipo,
      coalesce(e.anfitrion_id, e.proveedor_id) as operador_id, e.operador_nombre, e.operador_slug, coalesce(a.estado, p.estado) as operador_estado,
      (select count(*) from revisiones r where r.experiencia_id = e.id and r.decision = 'rechazada')::int as rechazos
    from ediciones d join experiencias e on e.id = d.experiencia_id left join anfitriones a on a.id = e.anfitrion_id left join proveedores p on p.id = e.proveedor_id
    where d.estado = ${estado}
    order by coalesce(d.enviada_en, d.created_at), d.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countPorRevisar(db: Db, estado: EstadoEdicion): Promise<number> {
  const { n } = await db
    .selectFrom('ediciones')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('estado', '=', estado)
    .executeTakeFirstOrThrow()
  return n
}

export const esVigente = (estado: EstadoEdicion): boolean => vigentes.includes(estado)

/** Whoever closes sends nothing to review any more. Answers the experiencias whose version waited. */
export async function descartarTodas(
  tx: Tx,
  { anfitrionId, proveedorId }: { anfitrionId: string | null; proveedorId: string | null },
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ experienciaId: string; esperaba: boolean }>`
    with antes as (select d.id, d.estado from ediciones d join experiencias e on e.id = d.experiencia_id
      where (e.anfitrion_id = ${anfitrionId}::uuid or e.proveedor_id = ${proveedorId}::uuid) and d.estado in ('borrador', 'en_revision', 'observada') for update of d)
    update ediciones d set estado = 'descartada', updated_at = ${now} from antes where antes.id = d.id returning d.experiencia_id, antes.estado = 'en_revision' as esperaba`.execute(
    tx,
  )
  return rows.flatMap(({ experienciaId, esperaba }) => (esperaba ? [experienciaId] : []))
}

/** Versions of what was erased: that there was one stays, not what it said. Answers how many were emptied. */
export async function olvidarEdiciones(db: Db, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update ediciones set contenido = null, anterior = null, observaciones = '[]', motivo = null where id in (
      select d.id from ediciones d join experiencias e on e.id = d.experiencia_id where e.olvidada_en is not null
        and (d.contenido is not null or d.anterior is not null or d.observaciones <> '[]' or d.motivo is not null) limit ${limit})`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0n)
}
