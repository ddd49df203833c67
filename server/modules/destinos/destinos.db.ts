import { sql } from 'kysely'
import type { Oferta } from '#domain/destinos/destinos.ts'
import type { Db } from '#server/ctx.ts'
import { enVenta, OPERADOR_ACTIVO } from '#server/modules/experiencias/index.ts'

const UN_ANO_MS = 365 * 86_400_000

export async function listOfertas(db: Db, now: Date): Promise<Oferta[]> {
  const { rows } = await sql<Oferta>`
    select ciudad, region, tipo_experiencia as tipo, count(*)::int as cantidad, min(precio_por_persona) as precio_desde,
      avg(lat)::float8 as lat, avg(lng)::float8 as lng, sum(calificacion_suma)::int as notas, sum(calificacion_cantidad)::int as opiniones, coalesce(sum(v.viajeros), 0)::int as viajeros, max(updated_at) as cambio_en
    from experiencias e left join (
      select r.experiencia_id, sum(r.plazas) as viajeros from salidas s join reservas r on r.salida_id = s.id and r.estado = 'realizada'
      where s.inicio_utc between ${new Date(now.getTime() - UN_ANO_MS)} and ${now} group by r.experiencia_id) v on v.experiencia_id = e.id
    where e.listada
    group by ciudad, region, tipo_experiencia`.execute(db)
  return rows
}

export interface Pedido {
  ciudad: string
  tipo: string | null
  /** Local dates, both included. */
  desde: string
  hasta: string
  now: Date
  limit: number
}

/** Dates with places left, of who may sell. */
export async function listFechasConCupos(
  db: Db,
  { ciudad, tipo, desde, hasta, now, limit }: Pedido,
): Promise<string[]> {
  const { rows } = await sql<{ fecha: string }>`
    select distinct s.fecha_local::text as fecha
    from experiencias e
    join salidas s on s.experiencia_id = e.id
    where e.listada and e.ciudad_clave = sin_acentos(${ciudad}) ${tipo === null ? sql`` : sql`and e.tipo_clave = sin_acentos(${tipo})`}
      and ${OPERADOR_ACTIVO} and ${enVenta({ desde, hasta, plazas: 1, now })}
    order by fecha limit ${limit}`.execute(db)
  return rows.map(({ fecha }) => fecha)
}

export interface Direccion {
  slug: string
  cambioEn: Date
}

/** Every experiencia that lists show, in the order of their ids. */
export async function listDirecciones(db: Db): Promise<Direccion[]> {
  return db
    .selectFrom('experiencias')
    .select(['slug', 'updatedAt as cambioEn'])
    .where(sql<boolean>`listada`)
    .orderBy('id')
    .execute()
}

export async function listDireccionesDeProveedores(db: Db): Promise<Direccion[]> {
  return db
    .selectFrom('proveedores')
    .select(['slug', 'updatedAt as cambioEn'])
    .where(sql<boolean>`operador_visible(estado)`)
    .orderBy('id')
    .execute()
}
