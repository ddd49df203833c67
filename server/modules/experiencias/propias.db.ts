import { sql } from 'kysely'
import type { Contenido } from '#contract/contenido.ts'
import type { EstadoEdicion } from '#contract/ediciones.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db } from '#server/ctx.ts'
import { ocupan } from '#server/ocupan.ts'

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
  edicionEstado: EstadoEdicion | null
  edicionContenido: Contenido | null
  edicionObservaciones: number
  precioDicho: boolean
}

const deOperador = ({ anfitrionId, proveedorId }: Ofrecida) =>
  anfitrionId ? sql`e.anfitrion_id = ${anfitrionId}::uuid` : sql`e.proveedor_id = ${proveedorId}::uuid`

/** A draft that was dropped is gone for its operador too. */
const sinBorrar = sql`not (e.estado = 'retirada' and e.publicada_en is null)`

/** What asks for work first, then by name. */
export async function listPropias(
  db: Db,
  operador: Ofrecida,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
): Promise<PropiaRow[]> {
  const { rows } = await sql<PropiaRow>`
    select e.id, e.slug, e.nombre_experiencia, e.tipo_experiencia, e.ciudad, e.sector, e.estado, e.portada, e.precio_por_persona, e.zona_horaria,
      e.calificacion_promedio, e.calificacion_cantidad, s.inicio_utc as proxima_inicio, s.cupos as proxima_cupos, s.ocupados as proxima_ocupados,
      (select count(*) from reservas r join salidas v on v.id = r.salida_id
        where r.experiencia_id = e.id and r.estado in ('pagada', 'confirmada') and v.inicio_utc > ${now})::int as reservas_vigentes,
      d.estado as edicion_estado, d.contenido as edicion_contenido, coalesce(jsonb_array_length(d.observaciones), 0) as edicion_observaciones,
      (e.publicada_en is not null or d.contenido is null or d.contenido ->> 'precioPorPersona' is not null) as precio_dicho
    from experiencias e
    left join lateral (
      select s.inicio_utc, s.cupos,
        (select coalesce(sum(r.plazas), 0) from reservas r where r.salida_id = s.id
          and ${ocupan(now)})::int as ocupados
      from salidas s where s.experiencia_id = e.id and s.inicio_utc > ${now} and s.estado <> 'cancelada' order by s.inicio_utc limit 1
    ) s on true
    left join ediciones d on d.experiencia_id = e.id and d.estado in ('borrador', 'en_revision', 'observada')
    where ${deOperador(operador)} and ${sinBorrar}
    order by array_position(array['observada', 'borrador', 'en_revision', 'publicada', 'pausada', 'retirada'], e.estado), e.nombre_experiencia, e.id
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countPropias(db: Db, operador: Ofrecida): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from experiencias e where ${deOperador(operador)} and ${sinBorrar}`.execute(db)
  return rows[0]!.n
}
