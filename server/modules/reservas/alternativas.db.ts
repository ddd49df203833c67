import { sql } from 'kysely'
import type { TipoTarifa } from '#contract/experiencias.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Alternativa, Varada } from '#domain/reservas/alternativa.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { ocupan } from '#server/ocupan.ts'

export type VaradaRow = Omit<Varada, 'participantes'> & {
  id: string
  salidaId: string
  lineas: { tipo: TipoTarifa; cantidad: number }[]
}

export type AlternativaRow = Alternativa & {
  salidaId: string
  experienciaId: string
  opcionId: string
  slug: string
  nombreExperiencia: string
  operador: string
  anfitrionId: string | null
  proveedorId: string | null
  finUtc: Date
  zona: string
}

const OPERADOR = sql`coalesce(e.proveedor_id, e.anfitrion_id)`

/** Those of these bookings that stand paid by card or for nothing, and that no company resells: what can change hands whole. */
export async function listVaradas(db: Db | Tx, ids: readonly string[]): Promise<VaradaRow[]> {
  const { rows } = await sql<VaradaRow>`
    select r.id, r.salida_id, ${OPERADOR} as operador_id, e.ciudad, e.tipo_experiencia as tipo, s.inicio_utc as inicio, r.politica_cancelacion as politica, r.plazas,
      coalesce((select sum(p.capturado - p.rebajado - p.perdido) from pagos p where p.reserva_id = r.id and p.estado = 'exitoso'), 0)::int as pagado,
      (select json_agg(json_build_object('tipo', l.tipo, 'cantidad', l.cantidad)) from reserva_lineas l where l.reserva_id = r.id) as lineas
    from reservas r join salidas s on s.id = r.salida_id join experiencias e on e.id = r.experiencia_id
    where r.id = any(${ids}::uuid[]) and r.estado = 'confirmada' and r.estado_pago = 'pagado' and r.empresa_id is null
      and not exists (select 1 from regalo_usos u where u.reserva_id = r.id) and not exists (select 1 from reventas v where v.reserva_id = r.id)
      and not exists (select 1 from facturas f where f.reserva_id = r.id) and not exists (select 1 from disputas d where d.reserva_id = r.id)
      and not exists (select 1 from reservas c where c.cambio_de = r.id and c.estado = 'pendiente')
    order by r.id`.execute(db)
  return rows
}

/** More than a busy city offers of one kind in a week. */
const MAX_CANDIDATAS = 500

/** What is for sale of these kinds in these cities between two moments, soonest first; the rule says which of it will do. */
export async function listCandidatas(
  db: Db | Tx,
  varadas: readonly VaradaRow[],
  { desde, hasta, now }: { desde: Date; hasta: Date; now: Date },
): Promise<AlternativaRow[]> {
  const lugares = [
    ...new Map(varadas.map(({ ciudad, tipo }) => [JSON.stringify([ciudad, tipo]), { ciudad, tipo }])).values(),
  ]
  const { rows } = await sql<AlternativaRow>`
    select s.id as salida_id, s.experiencia_id, s.opcion_id, e.slug, e.nombre_experiencia, e.operador_nombre as operador, e.anfitrion_id, e.proveedor_id, ${OPERADOR} as operador_id, e.ciudad, e.tipo_experiencia as tipo,
      s.inicio_utc as inicio, s.fin_utc, s.zona, s.cierre_ventas, e.politica_cancelacion as politica, coalesce(s.confirmacion, e.confirmacion) as confirmacion,
      (coalesce(s.min_participantes, e.min_participantes, 0) > 0 and s.decidida_en is null) as espera_minimo,
      (coalesce((e.detalle ->> 'recogidaObligatoria')::boolean, false) or exists (select 1 from json_array_elements(coalesce(e.detalle -> 'preguntas', '[]')::json) q where (q ->> 'obligatoria')::boolean)) as pide_datos,
      greatest(0, s.cupos - coalesce((select sum(r.plazas) from reservas r where r.salida_id = s.id and ${ocupan(now)}), 0))::int as libres, s.cupos as cupos_por_grupo,
      coalesce((select json_agg(json_build_object('tipo', t.tipo, 'precio', t.precio)) from salida_tarifas t where t.salida_id = s.id),
        (select json_agg(json_build_object('tipo', t.tipo, 'precio', t.precio)) from tarifas t where t.opcion_id = s.opcion_id), '[]') as tarifas
    from salidas s join experiencias e on e.id = s.experiencia_id
    left join proveedores p on p.id = e.proveedor_id left join anfitriones a on a.id = e.anfitrion_id
    join json_to_recordset(${JSON.stringify(lugares)}::json) as l("ciudad" text, "tipo" text) on l."ciudad" = e.ciudad and l."tipo" = e.tipo_experiencia
    where e.estado = 'publicada' and coalesce(p.estado, a.estado) = 'Activo' and s.estado = 'abierta' and s.cierre_ventas > ${now} and s.inicio_utc between ${desde} and ${hasta}
      and coalesce(s.fecha_local <= e.papeles_hasta, true)
    order by s.inicio_utc, s.id limit ${MAX_CANDIDATAS}`.execute(db)
  return rows
}

/** The suspension by which it may move. */
export async function findSancionDe(
  tx: Tx,
  { proveedorId, anfitrionId }: { proveedorId: string | null; anfitrionId: string | null },
): Promise<string | undefined> {
  return (
    await tx
      .selectFrom('sanciones')
      .select('id')
      .where('operadorId', '=', (proveedorId ?? anfitrionId)!)
      .where('estado', '!=', 'levantada')
      .executeTakeFirst()
  )?.id
}

export async function insertMudanza(
  tx: Tx,
  row: { reservaId: string; sancionId: string; deExperienciaId: string; monto: number; createdAt: Date },
): Promise<void> {
  await tx.insertInto('mudanzas').values(row).execute()
}

export async function existeSalida(tx: Tx, id: string): Promise<boolean> {
  return (
    esUuid(id) && (await tx.selectFrom('salidas').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  )
}
