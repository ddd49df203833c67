import { sql } from 'kysely'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db } from '#server/ctx.ts'

export interface Periodo {
  desde: Date
  hasta: Date
}

export interface CifrasRow {
  reservas: number
  viajeros: number
  ventas: number
  cupos: number
  ocupados: number
  resenas: number
  promedio: number | null
}

const propias = ({ anfitrionId, proveedorId }: Ofrecida) =>
  anfitrionId ? sql`select id from experiencias where anfitrion_id = ${anfitrionId}::uuid` : sql`select id from experiencias where proveedor_id = ${proveedorId}::uuid`
const vendida = sql`r.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio')`

/** What stands of the bookings made in a period, how full its departures were, and what its reviews say. */
export async function sumCifras(db: Db, operador: Ofrecida, { desde, hasta }: Periodo): Promise<CifrasRow> {
  const { rows } = await sql<CifrasRow>`
    with propias as (${propias(operador)})
    select v.*, c.*, q.*
    from (select count(*)::int as reservas, coalesce(sum(r.plazas), 0)::int as viajeros, coalesce(sum(r.total), 0)::float8 as ventas
        from reservas r where r.experiencia_id in (select id from propias) and ${vendida} and r.created_at >= ${desde} and r.created_at < ${hasta}) v,
      (select coalesce(sum(s.cupos), 0)::int as cupos, coalesce(sum(o.plazas), 0)::int as ocupados
        from salidas s left join lateral (select sum(r.plazas) as plazas from reservas r where r.salida_id = s.id and ${vendida}) o on true
        where s.experiencia_id in (select id from propias) and s.estado <> 'cancelada' and s.inicio_utc >= ${desde} and s.inicio_utc < ${hasta}) c,
      (select count(*)::int as resenas, round(avg(n.puntaje), 2)::float8 as promedio
        from resenas n where n.experiencia_id in (select id from propias) and n.oculta_en is null and n.publicada_en >= ${desde} and n.publicada_en < ${hasta}) q`.execute(db)
  return rows[0]!
}

export interface VentaDelDia {
  fecha: string
  reservas: number
  ventas: number
}

/** Only the days that sold something. */
export async function listVentasPorDia(db: Db, operador: Ofrecida, { desde, hasta }: Periodo, zona: string): Promise<VentaDelDia[]> {
  const { rows } = await sql<VentaDelDia>`
    select to_char(r.created_at at time zone ${zona}, 'YYYY-MM-DD') as fecha, count(*)::int as reservas, sum(r.total)::float8 as ventas
    from reservas r where r.experiencia_id in (${propias(operador)}) and ${vendida} and r.created_at >= ${desde} and r.created_at < ${hasta}
    group by 1 order by 1`.execute(db)
  return rows
}

export async function listMejores(db: Db, operador: Ofrecida, { desde, hasta }: Periodo, limit: number) {
  const { rows } = await sql<{ id: string; nombreExperiencia: string; reservas: number; ventas: number }>`
    select e.id, e.nombre_experiencia, count(*)::int as reservas, sum(r.total)::float8 as ventas
    from reservas r join experiencias e on e.id = r.experiencia_id
    where r.experiencia_id in (${propias(operador)}) and ${vendida} and r.created_at >= ${desde} and r.created_at < ${hasta}
    group by e.id order by sum(r.total) desc, e.id limit ${limit}`.execute(db)
  return rows
}
