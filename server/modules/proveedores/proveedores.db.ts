import { sql } from 'kysely'
import { escaparLike } from '#domain/busqueda/texto.ts'
import { CAMPOS_DE_FICHA, type DatosDeFicha } from '#domain/experiencias/ficha.ts'
import { esUuid } from '#domain/identificador.ts'
import type { SumasDeAspectos } from '#domain/resenas/aspectos.ts'
import type { Db } from '#server/ctx.ts'
import { SUMAS_DE_ASPECTOS } from '#server/sumas-de-aspectos.ts'

export interface ProveedorRow {
  id: string
  slug: string
  codigoCorto: string
  nombreComercial: string
  tipoProveedor: string
  estado: string
  region: string
  ciudad: string
  experiencias: number
  /** Stars of all its reviews, added up, and how many reviews they are. */
  estrellas: number
  resenas: number
}

export interface ProveedorCompleto extends ProveedorRow {
  descripcion: string
  idiomas: string[]
  verificaciones: string[]
}

export interface FiltrosProveedor {
  /** Without case and accents; null is no bound. */
  q: string | null
  tipo: string | null
  /** Official code. */
  region: string | null
  estado: string | null
}

const visibles = (db: Db) => db.selectFrom('proveedores as p').where(sql<boolean>`operador_visible(p.estado)`)

/** With the experiences of each counted once, in the same reading. */
const contados = (db: Db) =>
  visibles(db)
    .leftJoinLateral(
      sql<{ experiencias: number; estrellas: number; resenas: number }>`(
        select count(*)::int as experiencias, coalesce(sum(e.calificacion_suma), 0)::int as estrellas, coalesce(sum(e.calificacion_cantidad), 0)::int as resenas
        from experiencias e where e.proveedor_id = p.id and e.listada)`.as('c'),
      (join) => join.onTrue(),
    )
    .select([
      'p.id',
      'p.slug',
      'p.codigoCorto',
      'p.nombreComercial',
      'p.tipoProveedor',
      'p.estado',
      'p.region',
      'p.ciudad',
    ])
    .select([
      sql<number>`c.experiencias`.as('experiencias'),
      sql<number>`c.estrellas`.as('estrellas'),
      sql<number>`c.resenas`.as('resenas'),
    ])

export async function listProveedores(
  db: Db,
  filtros: FiltrosProveedor,
  { limit, offset, orden }: { limit: number | null; offset: number; orden: 'nombre' | 'recientes' },
): Promise<ProveedorRow[]> {
  const cumplen = contados(db).where(cumple(filtros))
  const ordenados =
    orden === 'recientes' ? cumplen.orderBy('p.createdAt', 'desc') : cumplen.orderBy(sql`p.estado <> 'Activo'`)
  const listados = ordenados.orderBy(sql`p.nombre_clave collate "C"`).orderBy('p.id')
  return (limit === null ? listados : listados.limit(limit).offset(offset)).execute()
}

export async function countProveedores(db: Db, filtros: FiltrosProveedor): Promise<number> {
  const { n } = await visibles(db)
    .where(cumple(filtros))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

function cumple({ q, tipo, region, estado }: FiltrosProveedor) {
  const todas = [
    sql`true`,
    q !== null &&
      sql`(p.nombre_clave like ${`%${escaparLike(q)}%`} or sin_acentos(p.ciudad) like ${`%${escaparLike(q)}%`})`,
    tipo !== null && sql`sin_acentos(p.tipo_proveedor) = ${tipo}`,
    region !== null && sql`p.region = ${region}`,
    estado !== null && sql`p.estado = ${estado}`,
  ].filter((una) => una !== false)
  return sql<boolean>`${sql.join(todas, sql` and `)}`
}

/** By id, slug or short code. */
export async function findProveedor(db: Db, id: string): Promise<ProveedorCompleto | undefined> {
  return completos(db)
    .where(
      esUuid(id)
        ? sql<boolean>`p.id = ${id}::uuid`
        : sql<boolean>`(p.slug = ${id} or p.codigo_corto in (${id}, upper(${id})))`,
    )
    .executeTakeFirst()
}

export async function findProveedorPorSlug(db: Db, slug: string): Promise<ProveedorCompleto | undefined> {
  return completos(db).where('p.slug', '=', slug).executeTakeFirst()
}

const completos = (db: Db) =>
  contados(db).select(['p.descripcion', 'p.idiomas', sql<string[]>`p.verificaciones`.as('verificaciones')])

export async function listFichasDe(db: Db, proveedorId: string): Promise<DatosDeFicha[]> {
  return db
    .selectFrom('experiencias')
    .select([...CAMPOS_DE_FICHA])
    .where('proveedorId', '=', proveedorId)
    .where(sql<boolean>`listada`)
    .orderBy('relevancia', 'desc')
    .orderBy('id')
    .execute()
}

/** Of the opinions that its page counts. */
export async function sumarAspectosDe(db: Db, proveedorId: string, now: Date): Promise<SumasDeAspectos> {
  const { rows } = await sql<{ sumas: SumasDeAspectos }>`
    select ${SUMAS_DE_ASPECTOS} as sumas from resenas r join experiencias e on e.id = r.experiencia_id
    where e.proveedor_id = ${proveedorId}::uuid and e.listada and r.oculta_en is null and r.publicada_en <= ${now}`.execute(
    db,
  )
  return rows[0]!.sumas
}

/** Ids of those written since, or whose experiences were: a list counts them and their stars. */
export async function listCambiados(db: Db, desde: number): Promise<Set<string>> {
  const { rows } = await sql<{
    id: string
  }>`select id from proveedores where cambio >= ${desde}::bigint union select proveedor_id from experiencias where cambio >= ${desde}::bigint and proveedor_id is not null`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}
