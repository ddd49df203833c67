import { sql, type RawBuilder } from 'kysely'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db } from '#server/ctx.ts'

/** Two stretches that touch: the one asked for, from `corte` on, and the one before. Instants are the beginnings of those dates. */
export interface Tramos {
  operador: Ofrecida
  /** Whose money counts as sold. */
  modo: string
  /** Where each date from `desde` on begins. */
  comienzos: Date[]
  fechas: { desde: string; corte: string; hasta: string }
  instantes: { desde: Date; corte: Date; hasta: Date }
}

const propias = ({ anfitrionId, proveedorId }: Ofrecida): RawBuilder<unknown> =>
  anfitrionId
    ? sql`select id, nombre_experiencia from experiencias where anfitrion_id = ${anfitrionId}::uuid`
    : sql`select id, nombre_experiencia from experiencias where proveedor_id = ${proveedorId}::uuid`

const vigente = sql`r.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio')`
// Money that came for a booking that was over already went back whole: nobody paid that one.
const pagada = sql`(${vigente} or r.estado in ('rechazada', 'no_prestada') or (r.estado = 'cancelada' and (r.confirmada_en is not null or r.estado_pago in ('pagado', 'reembolso_pendiente', 'reembolsado_parcial', 'reembolsado', 'contracargo'))))`
const declinada = sql`exists (select 1 from pagos p where p.reserva_id = r.id and p.motivo is not null)`
const reemplazada = sql`exists (select 1 from reservas n where n.cambio_de = r.id and n.estado not in ('pendiente', 'expirada', 'cancelada'))`
const resultado = sql`case
    when ${vigente} then 'vigente'
    when r.estado = 'pendiente' then 'abierta'
    when not ${pagada} then case when ${declinada} then 'pago_fallido' when r.estado = 'expirada' then 'plazo_vencido' else 'desistida' end
    when r.estado in ('rechazada', 'no_prestada') then r.estado
    when ${reemplazada} then 'cambiada'
    else case r.cancelada_por when 'viajero' then 'cancelada_viajero' when 'anfitrion' then 'cancelada_operador' when 'fuerza_mayor' then 'fuerza_mayor' else 'cancelada_plataforma' end end`

/** One line for each group that was asked for; the keys of the others are null. */
export interface VentasRow {
  esActual: boolean
  fecha: string | null
  experienciaId: string | null
  resultado: string | null
  todas: number
  retenciones: number
  pagadasEnSitio: number
  reservas: number
  canceladas: number
  viajeros: number
  ventas: number
  ingresos: number
}

/**
 * Bookings by the day on which they were made, with their money as the ledger has it: payouts move it to the bank and change nothing.
 * What a dearer date replaced goes on in the booking that replaces it.
 */
const reservasDe = ({ operador, modo, comienzos, fechas, instantes }: Tramos): RawBuilder<unknown> => sql`
  select r.experiencia_id, r.plazas, ${fechas.desde}::date + width_bucket(r.created_at, ${comienzos.map((cada) => cada.toISOString())}::timestamptz[]) - 1 as fecha, r.created_at >= ${instantes.corte} as es_actual, ${resultado} as resultado, ${vigente} as vigente,
    r.cambio_de is null and ${pagada} as pagada, r.cambio_de is null and r.empresa_id is null as en_sitio, coalesce(l.ventas, 0) as ventas, coalesce(l.ingresos, 0) as ingresos
  from reservas r
  left join lateral (
    select -sum(a.monto) filter (where a.cuenta in ('operadores', 'comision', 'iva_comision')) as ventas, -sum(a.monto) filter (where a.cuenta = 'operadores') as ingresos
    from movimientos m join apuntes a on a.movimiento_id = m.id where m.reserva_id = r.id and m.tipo not in ('liquidacion', 'liquidacion_devuelta')) l on true
  where r.experiencia_id in (select id from (${propias(operador)}) e) and r.prueba_hasta is null and r.modo = ${modo} and r.created_at >= ${instantes.desde} and r.created_at < ${instantes.hasta}`

const SUMAS = sql`count(*)::int as todas, (count(*) filter (where b.en_sitio))::int as retenciones, (count(*) filter (where b.en_sitio and b.pagada))::int as pagadas_en_sitio,
    (count(*) filter (where b.pagada))::int as reservas, (count(*) filter (where b.pagada and not b.vigente and b.resultado <> 'cambiada'))::int as canceladas,
    coalesce(sum(b.plazas) filter (where b.vigente), 0)::int as viajeros, coalesce(sum(b.ventas), 0)::float8 as ventas, coalesce(sum(b.ingresos), 0)::float8 as ingresos`

export async function sumVentas(db: Db, tramos: Tramos): Promise<VentasRow[]> {
  const { rows } = await sql<VentasRow>`
    select b.es_actual, to_char(b.fecha, 'YYYY-MM-DD') as fecha, b.experiencia_id, b.resultado, ${SUMAS}
    from (${reservasDe(tramos)}) b
    group by grouping sets ((b.es_actual), (b.es_actual, b.fecha), (b.es_actual, b.experiencia_id), (b.es_actual, b.resultado))`.execute(
    db,
  )
  return rows
}

export interface InteresRow {
  esActual: boolean
  fecha: string | null
  experienciaId: string | null
  vistas: number
  cotizaciones: number
  sinFechas: number
  sinCupos: number
}

export async function sumInteres(db: Db, { operador, fechas }: Tramos): Promise<InteresRow[]> {
  const { rows } = await sql<InteresRow>`
    select d.fecha >= ${fechas.corte}::date as es_actual, to_char(d.fecha, 'YYYY-MM-DD') as fecha, d.experiencia_id,
      sum(d.vistas)::int as vistas, sum(d.cotizaciones)::int as cotizaciones, sum(d.sin_fechas)::int as sin_fechas, sum(d.sin_cupos)::int as sin_cupos
    from interes_diario d
    where d.experiencia_id in (select id from (${propias(operador)}) e) and d.fecha >= ${fechas.desde}::date and d.fecha < ${fechas.hasta}::date
    group by grouping sets ((1), (1, d.fecha), (1, d.experiencia_id))`.execute(db)
  return rows
}

export interface SalidasRow {
  esActual: boolean
  experienciaId: string | null
  hora: string | null
  salidas: number
  cupos: number
  ocupados: number
}

/** Departures of the stretches that were not called off, and the places of them that are sold. */
export async function sumSalidas(db: Db, { operador, instantes }: Tramos): Promise<SalidasRow[]> {
  const { rows } = await sql<SalidasRow>`
    select b.es_actual, b.experiencia_id, b.hora, count(*)::int as salidas, sum(b.cupos)::int as cupos, sum(b.ocupados)::int as ocupados
    from (
      select s.experiencia_id, s.cupos, to_char(s.inicio_local, 'HH24:MI') as hora, s.inicio_utc >= ${instantes.corte} as es_actual,
        (select coalesce(sum(r.plazas), 0) from reservas r where r.salida_id = s.id and ${vigente}) as ocupados
      from salidas s where s.experiencia_id in (select id from (${propias(operador)}) e) and s.estado <> 'cancelada' and s.inicio_utc >= ${instantes.desde} and s.inicio_utc < ${instantes.hasta}) b
    group by grouping sets ((b.es_actual), (b.es_actual, b.experiencia_id), (b.es_actual, b.experiencia_id, b.hora))`.execute(
    db,
  )
  return rows
}

export interface ResenasRow {
  esActual: boolean
  cantidad: number
  promedio: number | null
}

export async function sumResenas(db: Db, { operador, instantes }: Tramos): Promise<ResenasRow[]> {
  const { rows } = await sql<ResenasRow>`
    select n.publicada_en >= ${instantes.corte} as es_actual, count(*)::int as cantidad, round(avg(n.puntaje), 2)::float8 as promedio
    from resenas n where n.experiencia_id in (select id from (${propias(operador)}) e) and n.oculta_en is null and n.publicada_en >= ${instantes.desde} and n.publicada_en < ${instantes.hasta}
    group by 1`.execute(db)
  return rows
}

export const listPropias = (db: Db, operador: Ofrecida): Promise<{ id: string; nombreExperiencia: string }[]> =>
  sql<{ id: string; nombreExperiencia: string }>`${propias(operador)} order by nombre_experiencia, id`
    .execute(db)
    .then(({ rows }) => rows)

export interface LineaDeCsv
  extends
    Omit<InteresRow, 'esActual' | 'experienciaId' | 'fecha'>,
    Pick<VentasRow, 'retenciones' | 'reservas' | 'canceladas' | 'ventas' | 'ingresos'> {
  fecha: string
  nombreExperiencia: string
}

/** A line for each day and experiencia with anything to tell, in the stretch asked for. */
export async function listLineas(db: Db, tramos: Tramos): Promise<LineaDeCsv[]> {
  const { rows } = await sql<LineaDeCsv>`
    with v as (select b.fecha, b.experiencia_id, ${SUMAS} from (${reservasDe(tramos)}) b where b.es_actual group by 1, 2),
      d as (select * from interes_diario i where i.fecha >= ${tramos.fechas.corte}::date and i.fecha < ${tramos.fechas.hasta}::date and i.experiencia_id in (select id from (${propias(tramos.operador)}) e))
    select to_char(fecha, 'YYYY-MM-DD') as fecha, e.nombre_experiencia, coalesce(d.vistas, 0) as vistas, coalesce(d.cotizaciones, 0) as cotizaciones, coalesce(d.sin_fechas, 0) as sin_fechas,
      coalesce(d.sin_cupos, 0) as sin_cupos, coalesce(v.retenciones, 0) as retenciones, coalesce(v.reservas, 0) as reservas, coalesce(v.canceladas, 0) as canceladas, coalesce(v.ventas, 0) as ventas, coalesce(v.ingresos, 0) as ingresos
    from d full join v using (experiencia_id, fecha) join experiencias e on e.id = experiencia_id
    order by 1, 2, e.id`.execute(db)
  return rows
}
