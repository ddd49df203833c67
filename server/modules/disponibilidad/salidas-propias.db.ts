import { sql } from 'kysely'
import { TIPOS_TARIFA } from '#contract/enumeraciones/experiencias.ts'
import type { EstadoSalida, CausaDeCierre } from '#contract/enumeraciones/salidas.ts'
import type { Tarifa } from '#contract/experiencias.ts'
import type { Existente } from '#domain/disponibilidad/aplicar-agenda.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { PRECIO_VIGENTE } from '#server/modules/pagos/index.ts'
import { ocupan } from '#server/ocupan.ts'

/** Departures of an experiencia from an instant on, with the places somebody holds. */
export async function listExistentes(
  db: Db | Tx,
  experienciaIds: readonly string[],
  desde: Date,
): Promise<(Existente & { experienciaId: string })[]> {
  const { rows } = await sql<Existente & { experienciaId: string }>`
    select s.id, s.experiencia_id, s.inicio_utc, s.cupos, s.cupos_fijados, s.estado, s.cierre_causa,
      (select coalesce(sum(r.plazas), 0)::int from reservas r
        where r.salida_id = s.id and ${ocupan(desde)}) as vivas
    from salidas s where s.experiencia_id = any(${experienciaIds}::uuid[]) and s.inicio_utc >= ${desde} order by s.inicio_utc, s.id`.execute(
    db,
  )
  return rows
}

/** Nobody buys any of these until the transaction ends; count in the next statement. */
export async function lockSalidasDesde(tx: Tx, experienciaId: string, desde: Date): Promise<void> {
  await tx
    .selectFrom('salidas')
    .select('id')
    .where('experienciaId', '=', experienciaId)
    .where('inicioUtc', '>=', desde)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function lockSalidas(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.selectFrom('salidas').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

export async function updateSalidas(
  tx: Db | Tx,
  ids: readonly string[],
  set: { estado?: EstadoSalida; cierreCausa?: CausaDeCierre | null; cupos?: number },
): Promise<void> {
  if (ids.length > 0)
    await tx
      .updateTable('salidas')
      .set(set)
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .execute()
}

export interface SalidaPropiaRow {
  id: string
  inicioLocal: string
  zona: string
  inicioUtc: Date
  finUtc: Date
  cierreVentas: Date
  estado: EstadoSalida
  cierreCausa: CausaDeCierre | null
  cupos: number
  cuposFijados: boolean
  confirmacion: 'inmediata' | 'solicitud' | null
  minParticipantes: number | null
  decisionMinutos: number | null
  decididaEn: Date | null
  vendidos: number
  retenidos: number
  /** Somebody holds all of it for a group. */
  deUnGrupo: boolean
  reservas: number
  ventas: number
  tarifas: Tarifa[] | null
}

/** The departures of some days with what was sold of each, in one query. Those that no pattern has any more show only while somebody holds a place. */
export async function listSalidasPropias(
  db: Db | Tx,
  donde: { experienciaId: string; desde: Date; hasta: Date } | { ids: readonly string[] },
  { now, modo }: { now: Date; modo: string },
  limit: number,
): Promise<SalidaPropiaRow[]> {
  const filtro =
    'ids' in donde
      ? sql`s.id = any(${donde.ids}::uuid[])`
      : sql`s.experiencia_id = ${donde.experienciaId} and s.inicio_utc >= ${donde.desde} and s.inicio_utc < ${donde.hasta}`
  const { rows } = await sql<SalidaPropiaRow>`
    select s.id, s.inicio_local, s.zona, s.inicio_utc, s.fin_utc, s.cierre_ventas, s.estado, s.cierre_causa, s.cupos, s.cupos_fijados, s.confirmacion, s.min_participantes, s.decision_minutos, s.decidida_en,
      v.vendidos, v.retenidos, v.de_un_grupo, v.reservas, v.ventas,
      (select json_agg(json_build_object('tipo', t.tipo, 'precio', t.precio, 'edadMin', t.edad_min, 'edadMax', t.edad_max)
        order by array_position(${TIPOS_TARIFA}::text[], t.tipo)) from salida_tarifas t where t.salida_id = s.id) as tarifas
    from salidas s
    join lateral (
      select coalesce(sum(r.plazas) filter (where r.estado <> 'pendiente'), 0)::int as vendidos, coalesce(sum(r.plazas) filter (where r.estado = 'pendiente'), 0)::int as retenidos,
        coalesce(bool_or(exists (select from reserva_lineas l where l.reserva_id = r.id and l.tipo = 'grupo')), false) as de_un_grupo,
        (count(*) filter (where r.estado <> 'pendiente'))::int as reservas, coalesce(sum(${PRECIO_VIGENTE}) filter (where r.estado <> 'pendiente' and r.prueba_hasta is null and r.modo = ${modo}), 0) as ventas
      from reservas r where r.salida_id = s.id and ${ocupan(now)}
    ) v on true
    where ${filtro} and (s.estado <> 'cerrada' or s.cierre_causa is distinct from 'patron' or v.vendidos + v.retenidos > 0)
    order by s.inicio_utc, s.id limit ${limit}`.execute(db)
  return rows
}

export async function replaceTarifasDeSalidas(
  tx: Tx,
  ids: readonly string[],
  tarifas: readonly Tarifa[] | null,
): Promise<void> {
  await tx
    .deleteFrom('salidaTarifas')
    .where(sql<boolean>`salida_id = any(${ids}::uuid[])`)
    .execute()
  if (tarifas)
    await tx
      .insertInto('salidaTarifas')
      .values(ids.flatMap((salidaId) => tarifas.map((tarifa) => ({ salidaId, ...tarifa }))))
      .execute()
}

/** Everything that somebody has on sale, when they close: whoever waits for one of these locks finds it closed, and whoever had it is counted after this. */
export async function cerrarSalidasDe(
  tx: Tx,
  { anfitrionId, proveedorId }: { anfitrionId: string | null; proveedorId: string | null },
  now: Date,
): Promise<void> {
  const suyas = await sql<{ id: string }>`
    select s.id from salidas s join experiencias e on e.id = s.experiencia_id
    where (e.anfitrion_id = ${anfitrionId}::uuid or e.proveedor_id = ${proveedorId}::uuid) and s.inicio_utc > ${now} and s.estado = 'abierta' order by s.id for update of s`.execute(
    tx,
  )
  await updateSalidas(
    tx,
    suyas.rows.map(({ id }) => id),
    { estado: 'cerrada', cierreCausa: 'operador' },
  )
}
