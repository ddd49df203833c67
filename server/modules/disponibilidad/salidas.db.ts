import { sql } from 'kysely'
import { TIPOS_TARIFA } from '#contract/enumeraciones/experiencias.ts'
import type { Tarifa } from '#contract/experiencias.ts'
import type { Db } from '#server/ctx.ts'
import { ocupan } from '#server/ocupan.ts'

/** A salida on sale with its places taken and its prices. */
export interface SalidaRow {
  id: string
  zona: string
  inicioUtc: Date
  finUtc: Date
  cierreVentas: Date
  cupos: number
  ocupadas: number
  /** Places that each party in line needs, who waited longest first; null where nobody waits. */
  fila: number[] | null
  tarifas: Tarifa[]
  confirmacion: 'inmediata' | 'solicitud'
  minParticipantes: number | null
  decisionMinutos: number
  decididaEn: Date | null
  /** Places that are paid for. */
  pagadas: number
}

export async function listSalidasALaVenta(
  db: Db,
  experienciaId: string,
  { desde, hasta }: { desde: Date; hasta: Date },
  now: Date,
): Promise<SalidaRow[]> {
  const { rows } = await sql<SalidaRow>`
    select s.id, s.zona, s.inicio_utc, s.fin_utc, s.cierre_ventas, s.cupos,
      (select coalesce(sum(r.plazas), 0)::int from reservas r
        where r.salida_id = s.id and ${ocupan(now)}) as ocupadas,
      (select array_agg(w.plazas order by w.en_fila_desde, w.id) from esperas w where w.salida_id = s.id and w.estado = 'en_espera') as fila,
      coalesce(p.tarifas, t.tarifas, '[]') as tarifas,
      coalesce(s.confirmacion, e.confirmacion) as confirmacion, coalesce(s.min_participantes, e.min_participantes) as min_participantes, coalesce(s.decision_minutos, a.decision_minutos, 1440) as decision_minutos, s.decidida_en,
      (select coalesce(sum(r.plazas), 0)::int from reservas r where r.salida_id = s.id and r.estado in ('pagada', 'confirmada') and r.prueba_hasta is null) as pagadas
    from salidas s
    join experiencias e on e.id = s.experiencia_id
    left join agendas a on a.experiencia_id = e.id
    left join lateral (
      select json_agg(json_build_object('tipo', tipo, 'precio', precio, 'edadMin', edad_min, 'edadMax', edad_max)
        order by array_position(${TIPOS_TARIFA}::text[], tipo)) as tarifas
      from salida_tarifas where salida_id = s.id) p on true
    left join (
      select opcion_id, json_agg(json_build_object('tipo', tipo, 'precio', precio, 'edadMin', edad_min, 'edadMax', edad_max)
        order by array_position(${TIPOS_TARIFA}::text[], tipo)) as tarifas
      from tarifas where opcion_id in (select id from opciones where experiencia_id = ${experienciaId}) group by opcion_id) t on t.opcion_id = s.opcion_id
    where s.experiencia_id = ${experienciaId} and s.inicio_utc >= ${desde} and s.inicio_utc < ${hasta}
      and s.fecha_local <= coalesce((select venta_hasta(e.proveedor_id, e.anfitrion_id, e.tipo_experiencia) from experiencias e where e.id = ${experienciaId}), date '9999-12-31')
      and s.estado = 'abierta' and s.inicio_utc > ${now} and s.cierre_ventas > ${now}
    order by s.inicio_utc, s.id`.execute(db)
  return rows
}
