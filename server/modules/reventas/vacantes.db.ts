import { sql, type RawBuilder } from 'kysely'
import { TIPOS_TARIFA } from '#contract/enumeraciones/experiencias.ts'
import type { EstadoSalida } from '#contract/enumeraciones/salidas.ts'
import type { TipoTarifa } from '#contract/experiencias.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { ocupan } from '#server/ocupan.ts'

export interface SalidaRow {
  id: string
  experienciaId: string
  opcionId: string
  zona: string
  inicioUtc: Date
  finUtc: Date
  fechaLocal: string
  cierreVentas: Date
  cupos: number
  ocupadas: number
  /** Places that each party in line needs, who waited longest first; null where nobody waits. */
  fila: number[] | null
  estado: EstadoSalida
  /** Whether the papers of its operador reach that day. */
  documentosAlDia: boolean
  /** Its own prices; null where it goes by those of its opcion. */
  precios: { tipo: TipoTarifa; precio: number; edadMin: number | null; edadMax: number | null }[] | null
}

async function selectSalidas(db: Db | Tx, donde: RawBuilder<unknown>, now: Date): Promise<SalidaRow[]> {
  const { rows } = await sql<SalidaRow>`
    select s.id, s.experiencia_id, s.opcion_id, s.zona, s.inicio_utc, s.fin_utc, s.fecha_local::text as fecha_local, s.cierre_ventas, s.cupos, s.estado, coalesce(o.ocupadas, 0)::int as ocupadas, coalesce(s.fecha_local <= e.papeles_hasta, true) as documentos_al_dia, p.precios,
      (select array_agg(w.plazas order by w.en_fila_desde, w.id) from esperas w where w.salida_id = s.id and w.estado = 'en_espera') as fila
    from salidas s
    join experiencias e on e.id = s.experiencia_id
    left join (select r.salida_id, sum(r.plazas) as ocupadas from reservas r join salidas s on s.id = r.salida_id
      where ${donde} and ${ocupan(now)}
      group by r.salida_id) o on o.salida_id = s.id
    left join lateral (select json_agg(json_build_object('tipo', t.tipo, 'precio', t.precio, 'edadMin', t.edad_min, 'edadMax', t.edad_max)
      order by array_position(${TIPOS_TARIFA}::text[], t.tipo)) as precios from salida_tarifas t where t.salida_id = s.id) p on true
    where ${donde}
    order by s.inicio_utc, s.id`.execute(db)
  return rows
}

export const listSalidasEntre = (
  db: Db,
  opcionId: string,
  { desde, hasta }: { desde: Date; hasta: Date },
  now: Date,
): Promise<SalidaRow[]> =>
  selectSalidas(db, sql`s.opcion_id = ${opcionId}::uuid and s.inicio_utc >= ${desde} and s.inicio_utc < ${hasta}`, now)

export const listSalidasEn = async (db: Db, opcionId: string, inicios: Date[], now: Date): Promise<SalidaRow[]> =>
  inicios.length === 0
    ? []
    : selectSalidas(db, sql`s.opcion_id = ${opcionId}::uuid and s.inicio_utc in (${sql.join(inicios)})`, now)

export const listSalidasPorId = async (db: Db | Tx, ids: string[], now: Date): Promise<SalidaRow[]> =>
  ids.length === 0 ? [] : selectSalidas(db, sql`s.id in (${sql.join(ids.map((id) => sql`${id}::uuid`))})`, now)
