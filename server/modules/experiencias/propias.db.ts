import { sql } from 'kysely'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db } from '#server/ctx.ts'

export interface PropiaRow {
  id: string
  slug: string
  nombreExperiencia: string
  tipoExperiencia: string
  ciudad: string
  sector: string
  estado: string
  portada: string
  precioPorPersona: number
  zonaHoraria: string
  calificacionPromedio: number | null
  calificacionCantidad: number
  proximaInicio: Date | null
  proximaCupos: number | null
  proximaOcupados: number | null
  reservasVigentes: number
}

const deOperador = ({ anfitrionId, proveedorId }: Ofrecida) => (anfitrionId ? sql`e.anfitrion_id = ${anfitrionId}::uuid` : sql`e.proveedor_id = ${proveedorId}::uuid`)

/** What asks for work first, then by name. */
export async function listPropias(db: Db, operador: Ofrecida, { now, limit, offset }: { now: Date; limit: number; offset: number }): Promise<PropiaRow[]> {
  const { rows } = await sql<PropiaRow>`
    select e.id, e.slug, e.nombre_experiencia, e.tipo_experiencia, e.ciudad, e.sector, e.estado, e.portada, e.precio_por_persona, e.zona_horaria,
      e.calificacion_promedio, e.calificacion_cantidad, s.inicio_utc as proxima_inicio, s.cupos as proxima_cupos, s.ocupados as proxima_ocupados,
      (select count(*) from reservas r join salidas v on v.id = r.salida_id
        where r.experiencia_id = e.id and r.estado in ('pagada', 'confirmada') and v.inicio_utc > ${now})::int as reservas_vigentes
    from experiencias e
    left join lateral (
      select s.inicio_utc, s.cupos,
        (select coalesce(sum(r.plazas), 0) from reservas r where r.salida_id = s.id
          and (r.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio') or (r.estado = 'pendiente' and r.ocupa_hasta > ${now})))::int as ocupados
      from salidas s where s.experiencia_id = e.id and s.inicio_utc > ${now} and s.estado <> 'cancelada' order by s.inicio_utc limit 1
    ) s on true
    where ${deOperador(operador)}
    order by array_position(array['observada', 'borrador', 'en_revision', 'publicada', 'pausada', 'retirada'], e.estado), e.nombre_experiencia, e.id
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countPropias(db: Db, operador: Ofrecida): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from experiencias e where ${deOperador(operador)}`.execute(db)
  return rows[0]!.n
}
