import { sql } from 'kysely'
import type { Oferta } from '#domain/destinos/destinos.ts'
import type { Db } from '#server/ctx.ts'

export async function listOfertas(db: Db): Promise<Oferta[]> {
  const { rows } = await sql<Oferta>`
    select ciudad, region, tipo_experiencia as tipo, count(*)::int as cantidad, min(precio_por_persona) as precio_desde,
      avg(lat)::float8 as lat, avg(lng)::float8 as lng, max(updated_at) as cambio_en
    from experiencias where listada
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
export async function listFechasConCupos(db: Db, { ciudad, tipo, desde, hasta, now, limit }: Pedido): Promise<string[]> {
  const { rows } = await sql<{ fecha: string }>`
    select distinct s.fecha_local::text as fecha
    from experiencias e
    join salidas s on s.experiencia_id = e.id
    left join proveedores p on p.id = e.proveedor_id
    left join anfitriones a on a.id = e.anfitrion_id
    where e.listada and e.ciudad_clave = sin_acentos(${ciudad}) ${tipo === null ? sql`` : sql`and e.tipo_clave = sin_acentos(${tipo})`}
      and coalesce(p.estado, a.estado) = 'Activo'
      and s.estado = 'abierta' and s.inicio_utc > ${now} and s.cierre_ventas > ${now} and s.fecha_local between ${desde}::date and ${hasta}::date
      and s.cupos > (
        select coalesce(sum(r.plazas), 0) from reservas r
        where r.salida_id = s.id and (r.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio') or (r.estado = 'pendiente' and r.ocupa_hasta > ${now})))
    order by fecha limit ${limit}`.execute(db)
  return rows.map(({ fecha }) => fecha)
}

export interface Direccion {
  slug: string
  cambioEn: Date
}

/** Every experiencia that lists show, in the order of their ids. */
export async function listDirecciones(db: Db): Promise<Direccion[]> {
  return db.selectFrom('experiencias').select(['slug', 'updatedAt as cambioEn']).where(sql<boolean>`listada`).orderBy('id').execute()
}

export async function listDireccionesDeProveedores(db: Db): Promise<Direccion[]> {
  return db.selectFrom('proveedores').select(['slug', 'updatedAt as cambioEn']).where(sql<boolean>`operador_visible(estado)`).orderBy('id').execute()
}
