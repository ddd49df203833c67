import { sql } from 'kysely'
import type { EstadoSalida } from '#contract/enumeraciones/salidas.ts'
import type { EstadoExperiencia, TipoTarifa } from '#contract/experiencias.ts'
import type { Pregunta, PuntoDeRecogida } from '#contract/recogida.ts'
import type { EstadoProveedor } from '#contract/proveedores.ts'
import type { SalidaEnVenta } from '#domain/disponibilidad/cupos.ts'
import { esUuid } from '#domain/identificador.ts'
import { recibeReservas } from '#domain/permisos/experiencias.ts'
import type { Tx } from '#server/ctx.ts'

/** What a salida sells, at the prices of this moment. */
export interface Oferta {
  experienciaId: string
  opcionId: string
  salidaId: string
  anfitrionId: string | null
  proveedorId: string | null
  tipoExperiencia: string
  recibeReservas: boolean
  /** The papers of its operador hold on that day. */
  documentosAlDia: boolean
  politicaCancelacion: string
  retractoVigente: boolean
  retractoVersion: string
  cuposPorGrupo: number
  tarifas: { tipo: TipoTarifa; precio: number }[]
  recogida: PuntoDeRecogida[]
  recogidaObligatoria: boolean
  preguntas: Pregunta[]
}

/** The offer of one salida of one experiencia (by id or slug); tells apart which of the two is unknown. */
export async function findOferta(
  tx: Tx,
  experienciaId: string,
  salidaId: string,
): Promise<{ experiencia: boolean; oferta: Oferta | undefined }> {
  const { rows } = await sql<
    Omit<Oferta, 'salidaId' | 'recibeReservas'> & {
      salidaId: string | null
      estado: EstadoExperiencia
      operadorEstado: EstadoProveedor
    }
  >`
    select e.id as experiencia_id, s.opcion_id, s.id as salida_id, e.anfitrion_id, e.proveedor_id, e.tipo_experiencia,
      e.estado, coalesce(p.estado, a.estado) as operador_estado,
      coalesce(s.fecha_local <= venta_hasta(e.proveedor_id, e.anfitrion_id, e.tipo_experiencia), true) as documentos_al_dia,
      e.politica_cancelacion, e.retracto_vigente, e.retracto_version, s.cupos as cupos_por_grupo,
      coalesce(e.detalle -> 'recogida', '[]') as recogida, coalesce((e.detalle ->> 'recogidaObligatoria')::boolean, false) as recogida_obligatoria, coalesce(e.detalle -> 'preguntas', '[]') as preguntas,
      coalesce((select json_agg(json_build_object('tipo', t.tipo, 'precio', t.precio)) from salida_tarifas t where t.salida_id = s.id),
        (select json_agg(json_build_object('tipo', t.tipo, 'precio', t.precio)) from tarifas t where t.opcion_id = s.opcion_id)) as tarifas
    from experiencias e
    left join proveedores p on p.id = e.proveedor_id
    left join anfitriones a on a.id = e.anfitrion_id
    left join salidas s on s.experiencia_id = e.id and s.id = ${esUuid(salidaId) ? salidaId : null}::uuid
    where ${esUuid(experienciaId) ? sql`e.id = ${experienciaId}::uuid` : sql`e.slug = ${experienciaId}`} and e.estado in ('publicada', 'pausada')`.execute(
    tx,
  )
  if (!rows[0]) return { experiencia: false, oferta: undefined }
  const { salidaId: salida, estado, operadorEstado, ...oferta } = rows[0]
  return {
    experiencia: true,
    oferta: salida
      ? { ...oferta, salidaId: salida, recibeReservas: recibeReservas(estado, operadorEstado) }
      : undefined,
  }
}

/** Locks the salida; count what uses it in the next statement. */
export async function lockSalida(
  tx: Tx,
  id: string,
): Promise<SalidaEnVenta & { id: string; experienciaId: string; finUtc: Date }> {
  const row = await tx
    .selectFrom('salidas')
    .select(['id', 'experienciaId', 'cupos', 'estado', 'cierreVentas', 'inicioUtc', 'finUtc'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...row, estado: row.estado as EstadoSalida }
}
