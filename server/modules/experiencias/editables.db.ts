import { randomUUID } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { lockAnfitrion } from '#server/modules/anfitriones/index.ts'
import type { Tarifa } from '#contract/experiencias.ts'
import type { Detalle, Foto } from './detalle.ts'

type Fila = Selectable<Database['experiencias']>

/** An experiencia as its operador may write it, whatever its estado. */
export interface ExperienciaEditable extends Pick<
  Fila,
  | 'id'
  | 'slug'
  | 'estado'
  | 'proveedorId'
  | 'anfitrionId'
  | 'operadorNombre'
  | 'operadorSlug'
  | 'nombreExperiencia'
  | 'descripcionCorta'
  | 'descripcionLarga'
  | 'tipoExperiencia'
  | 'ciudad'
  | 'sector'
  | 'region'
  | 'comunaCodigo'
  | 'lat'
  | 'lng'
  | 'duracionMinutos'
  | 'precioPorPersona'
  | 'minParticipantes'
  | 'cierreMinutos'
  | 'politicaCancelacion'
  | 'confirmacion'
  | 'registroSernatur'
  | 'zonaHoraria'
  | 'publicadaEn'
  | 'createdAt'
  | 'updatedAt'
  | 'portada'
> {
  detalle: Detalle
  fotos: Foto[]
  operadorEstado: string
  cuposPorSalida: number | null
  tarifas: Tarifa[]
}

const CAMPOS = [
  'e.id',
  'e.slug',
  'e.estado',
  'e.proveedorId',
  'e.anfitrionId',
  'e.operadorNombre',
  'e.operadorSlug',
  'e.nombreExperiencia',
  'e.descripcionCorta',
  'e.descripcionLarga',
  'e.tipoExperiencia',
  'e.ciudad',
  'e.sector',
  'e.region',
  'e.comunaCodigo',
  'e.lat',
  'e.lng',
  'e.duracionMinutos',
  'e.precioPorPersona',
  'e.minParticipantes',
  'e.cierreMinutos',
  'e.politicaCancelacion',
  'e.confirmacion',
  'e.registroSernatur',
  'e.zonaHoraria',
  'e.publicadaEn',
  'e.createdAt',
  'e.updatedAt',
  'e.portada',
] as const

export async function findEditable(db: Db | Tx, id: string): Promise<ExperienciaEditable | undefined> {
  return db
    .selectFrom('experiencias as e')
    .leftJoin('proveedores as p', 'p.id', 'e.proveedorId')
    .leftJoin('anfitriones as a', 'a.id', 'e.anfitrionId')
    .select(CAMPOS)
    .select([
      sql<Detalle>`e.detalle`.as('detalle'),
      sql<Foto[]>`e.fotos`.as('fotos'),
      sql<string>`coalesce(p.estado, a.estado)`.as('operadorEstado'),
      sql<
        number | null
      >`coalesce(e.cupos_por_salida, (select max(h.cupos) from horarios h where h.experiencia_id = e.id))`.as(
        'cuposPorSalida',
      ),
      sql<
        Tarifa[]
      >`(select coalesce(json_agg(json_build_object('tipo', t.tipo, 'precio', t.precio, 'edadMin', t.edad_min, 'edadMax', t.edad_max)), '[]')
        from tarifas t where t.opcion_id = (select o.id from opciones o where o.experiencia_id = e.id order by o.created_at, o.id limit 1))`.as(
        'tarifas',
      ),
    ])
    .where('e.id', '=', id)
    .executeTakeFirst()
}

/** The lock of everything that is written of an experiencia. */
export async function lockExperiencia(tx: Tx, id: string): Promise<boolean> {
  return (
    (await tx.selectFrom('experiencias').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined
  )
}

/** How many of a host travellers see; two that are published at once are counted one after the other. */
export async function contarPublicadas(tx: Tx, anfitrionId: string): Promise<number> {
  await lockAnfitrion(tx, anfitrionId)
  return (
    await tx
      .selectFrom('experiencias')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('anfitrionId', '=', anfitrionId)
      .where('estado', '=', 'publicada')
      .executeTakeFirstOrThrow()
  ).n
}

export type ColumnasDeContenido = Pick<
  Fila,
  | 'nombreExperiencia'
  | 'descripcionCorta'
  | 'descripcionLarga'
  | 'tipoExperiencia'
  | 'ciudad'
  | 'sector'
  | 'region'
  | 'regionNombre'
  | 'comunaCodigo'
  | 'lat'
  | 'lng'
  | 'zonaHoraria'
  | 'duracionMinutos'
  | 'precioPorPersona'
  | 'minParticipantes'
  | 'cierreMinutos'
  | 'politicaCancelacion'
  | 'confirmacion'
  | 'registroSernatur'
  | 'cuposPorSalida'
  | 'portada'
> & { fotos: string; detalle: string }

export async function updateContenido(tx: Tx, id: string, columnas: ColumnasDeContenido, now: Date): Promise<void> {
  await tx
    .updateTable('experiencias')
    .set({ ...columnas, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

interface Nueva {
  id: string
  opcionId: string
  slug: string
  codigoCorto: string
  proveedorId: string | null
  anfitrionId: string | null
  operadorNombre: string
  operadorSlug: string
  retractoVersion: string
}

/** A draft, with the opción that its salidas will belong to. False where the short code is taken. */
export async function insertExperiencia(
  tx: Tx,
  { opcionId, ...nueva }: Nueva,
  columnas: ColumnasDeContenido,
  now: Date,
): Promise<boolean> {
  const fila = { ...nueva, ...columnas, estado: 'borrador', createdAt: now, updatedAt: now }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('experiencias')
    .values(fila)
    .onConflict((oc) => oc.column('codigoCorto').doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) return false
  await tx
    .insertInto('opciones')
    .values({ id: opcionId, experienciaId: nueva.id, nombre: 'Salida regular', createdAt: now })
    .execute()
  return true
}

/** The prices of every opción: those and no other. Departures without their own sell at them from now on. */
export async function replaceTarifas(tx: Tx, experienciaId: string, tarifas: readonly Tarifa[]): Promise<void> {
  const opciones = await tx.selectFrom('opciones').select('id').where('experienciaId', '=', experienciaId).execute()
  const ids = opciones.map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .deleteFrom('tarifas')
    .where('opcionId', 'in', ids)
    .where(
      'tipo',
      'not in',
      tarifas.map(({ tipo }) => tipo),
    )
    .execute()
  await tx
    .insertInto('tarifas')
    .values(ids.flatMap((opcionId) => tarifas.map((tarifa) => ({ id: randomUUID(), opcionId, ...tarifa }))))
    .onConflict((oc) =>
      oc.columns(['opcionId', 'tipo']).doUpdateSet(({ ref }) => ({
        precio: ref('excluded.precio'),
        edadMin: ref('excluded.edadMin'),
        edadMax: ref('excluded.edadMax'),
      })),
    )
    .execute()
}

export async function updateEstado(
  tx: Tx,
  id: string,
  cambio: { estado: string; slug?: string; publicadaEn?: Date },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('experiencias')
    .set({ ...cambio, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

/** Slugs that begin like this one. */
export async function listSlugs(tx: Tx, comienzo: string): Promise<string[]> {
  const rows = await tx.selectFrom('experiencias').select('slug').where('slug', 'like', `${comienzo}%`).execute()
  return rows.map(({ slug }) => slug)
}

/** Whoever offers it: how to name and to reach them. */
export interface Operador {
  tipo: 'anfitrion' | 'proveedor'
  id: string
  nombre: string
  slug: string
  estado: string
  region: string
  comunaCodigo: string
  ciudad: string
}

export async function findOperador(
  db: Db | Tx,
  { anfitrionId, proveedorId }: { anfitrionId: string | null; proveedorId: string | null },
): Promise<Operador | undefined> {
  const { rows } = await sql<Operador>`
    select 'anfitrion' as tipo, id, nombre, slug, estado, region, comuna_codigo, ciudad from anfitriones where id = ${anfitrionId}::uuid
    union all
    select 'proveedor', id, nombre_comercial, slug, estado, region, comuna_codigo, ciudad from proveedores where id = ${proveedorId}::uuid`.execute(
    db,
  )
  return rows[0]
}

const ofrecidasPor = ({ anfitrionId, proveedorId }: { anfitrionId: string | null; proveedorId: string | null }) =>
  anfitrionId ? sql<boolean>`anfitrion_id = ${anfitrionId}::uuid` : sql<boolean>`proveedor_id = ${proveedorId}::uuid`

/** For good: nothing of it is published again. */
export async function retirarTodas(
  tx: Tx,
  operador: { anfitrionId: string | null; proveedorId: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('experiencias')
    .set({ estado: 'retirada', updatedAt: now })
    .where(ofrecidasPor(operador))
    .where('estado', '<>', 'retirada')
    .execute()
}

/** The name of whoever offered it goes from what was offered. */
export async function renombrarOperador(
  tx: Tx,
  anfitrionId: string,
  { nombre, slug }: { nombre: string; slug: string },
): Promise<void> {
  await tx
    .updateTable('experiencias')
    .set({ operadorNombre: nombre, operadorSlug: slug })
    .where('anfitrionId', '=', anfitrionId)
    .execute()
}

export interface PorOlvidar {
  id: string
  tipoExperiencia: string
  region: string
  /** Somebody booked it once. */
  vendida: boolean
}

/** Withdrawn ones of who closed before then, or erased their account. */
export async function listPorOlvidar(db: Db, antesDe: Date, limit: number): Promise<PorOlvidar[]> {
  const { rows } = await sql<PorOlvidar>`
    select e.id, e.tipo_experiencia, e.region, exists (select 1 from reservas r where r.experiencia_id = e.id) as vendida
    from experiencias e left join anfitriones a on a.id = e.anfitrion_id left join usuarios u on u.id = a.usuario_id left join proveedores p on p.id = e.proveedor_id
    where e.estado = 'retirada' and e.olvidada_en is null and coalesce(a.estado, p.estado) = 'Baja' and (coalesce(a.updated_at, p.updated_at) < ${antesDe} or u.borrado_en is not null)
    order by e.id limit ${limit}`.execute(db)
  return rows
}

// Of what was sold, what somebody was promised for their money stays; where it was, how it was told and what it looked like does not.
const QUEDA_DEL_DETALLE = sql`jsonb_build_object('itinerario', '[]'::jsonb, 'accesibilidad', '', 'puntoEncuentro', jsonb_build_object('direccion', '', 'instrucciones', ''))
  || jsonb_build_object('incluye', detalle -> 'incluye', 'noIncluye', detalle -> 'noIncluye', 'queLlevar', detalle -> 'queLlevar', 'cargosEnDestino', detalle -> 'cargosEnDestino', 'idiomasGuia', detalle -> 'idiomasGuia', 'requisitos', detalle -> 'requisitos')`

/** `fotos`: a drawing of its kind and region. */
export async function olvidarExperiencia(
  db: Db,
  { id, vendida }: PorOlvidar,
  { fotos, now }: { fotos: Foto[]; now: Date },
): Promise<void> {
  await sql`
    update experiencias set descripcion_corta = '', descripcion_larga = '', sector = '', lat = round(lat::numeric, 1)::float8, lng = round(lng::numeric, 1)::float8,
      portada = ${fotos[0]!.url}, fotos = ${JSON.stringify(fotos)}::jsonb, detalle = ${QUEDA_DEL_DETALLE}, olvidada_en = ${now}
      ${vendida ? sql`` : sql`, nombre_experiencia = 'Experiencia retirada', slug = 'retirada-' || id`}
    where id = ${id}::uuid and estado = 'retirada'`.execute(db)
}
