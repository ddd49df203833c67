import { sql, type RawBuilder } from 'kysely'
import { TIPOS_TARIFA } from '#contract/enumeraciones/experiencias.ts'
import type { PoliticaCancelacion, TipoTarifa } from '#contract/experiencias.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Detalle, Foto } from '#server/modules/experiencias/index.ts'

export interface ProductoRow {
  id: string
  slug: string
  codigoCorto: string
  nombreExperiencia: string
  descripcionCorta: string
  descripcionLarga: string
  tipoExperiencia: string
  zonaHoraria: string
  ciudad: string
  sector: string
  regionNombre: string
  lat: number
  lng: number
  duracionMinutos: number
  politicaCancelacion: PoliticaCancelacion
  confirmacion: 'inmediata' | 'solicitud'
  minParticipantes: number | null
  estado: string
  proveedorId: string | null
  anfitrionId: string | null
  operadorEstado: string
  operadorNombre: string
  portada: string
  fotos: Foto[]
  detalle: Detalle
  opciones:
    | {
        id: string
        nombre: string
        horas: string[] | null
        cupos: number | null
        mayor: number | null
        tarifas: { tipo: TipoTarifa; precio: number; edadMin: number | null; edadMax: number | null }[]
      }[]
    | null
}

/** Whole products in one statement, however many: options, prices and hours come as JSON beside each row. */
async function selectProductos(db: Db | Tx, donde: RawBuilder<unknown>, now: Date): Promise<ProductoRow[]> {
  const { rows } = await sql<ProductoRow>`
    select e.id, e.slug, e.codigo_corto, e.nombre_experiencia, e.descripcion_corta, e.descripcion_larga, e.tipo_experiencia, e.zona_horaria, e.ciudad, e.sector, e.region_nombre, e.lat, e.lng,
      e.duracion_minutos, e.politica_cancelacion, e.confirmacion, e.min_participantes, e.estado, e.proveedor_id, e.anfitrion_id, coalesce(p.estado, a.estado) as operador_estado, e.operador_nombre, e.portada, e.fotos, e.detalle,
      (select json_agg(json_build_object('id', o.id, 'nombre', o.nombre,
          'horas', coalesce((select json_agg(distinct h.hora) from horarios h where h.opcion_id = o.id), (select json_agg(distinct to_char(s.inicio_local, 'HH24:MI')) from salidas s where s.opcion_id = o.id)),
          'cupos', coalesce((select max(h.cupos) from horarios h where h.opcion_id = o.id), (select max(s.cupos) from salidas s where s.opcion_id = o.id)),
          'mayor', greatest((select max(h.cupos) from horarios h where h.opcion_id = o.id), (select max(s.cupos) from salidas s where s.opcion_id = o.id and s.estado <> 'cancelada' and s.inicio_utc > ${now})),
          'tarifas', (select json_agg(json_build_object('tipo', t.tipo, 'precio', t.precio, 'edadMin', t.edad_min, 'edadMax', t.edad_max)
            order by array_position(${TIPOS_TARIFA}::text[], t.tipo)) from tarifas t where t.opcion_id = o.id)) order by o.created_at, o.id)
        from opciones o where o.experiencia_id = e.id) as opciones
    from experiencias e left join proveedores p on p.id = e.proveedor_id left join anfitriones a on a.id = e.anfitrion_id
    where ${donde}
    order by e.nombre_experiencia, e.id`.execute(db)
  return rows
}

export const listProductos = (db: Db, now: Date): Promise<ProductoRow[]> => selectProductos(db, sql`e.listada`, now)

/** One that may be seen: listed, or paused for now. */
export const findProducto = async (db: Db | Tx, id: string, now: Date): Promise<ProductoRow | undefined> =>
  (
    await selectProductos(
      db,
      sql`e.id = ${id}::uuid and e.estado in ('publicada', 'pausada') and operador_visible(coalesce(p.estado, a.estado))`,
      now,
    )
  )[0]

/** Those of bookings, whatever became of them since. */
export const listProductosPorId = async (db: Db | Tx, ids: string[], now: Date): Promise<ProductoRow[]> =>
  ids.length === 0 ? [] : selectProductos(db, sql`e.id in (${sql.join(ids.map((id) => sql`${id}::uuid`))})`, now)
