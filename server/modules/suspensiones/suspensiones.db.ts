import type { EstadoSalida } from '#contract/enumeraciones/salidas.ts'
import { sql } from 'kysely'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { PRECIO_VIGENTE } from '#server/modules/pagos/index.ts'

export interface SalidaDelDiaRow {
  id: string
  experienciaId: string
  nombreExperiencia: string
  inicioUtc: Date
  finUtc: Date
  zona: string
  estado: EstadoSalida
  motivo: string | null
  cupos: number
  viajeros: number
  reservas: number
  monto: number
  porElegir: number
}

/** A week of a large operator. */
const MAX_SALIDAS = 1000

const deOperador = ({ anfitrionId, proveedorId }: Ofrecida) =>
  anfitrionId ? sql`e.anfitrion_id = ${anfitrionId}::uuid` : sql`e.proveedor_id = ${proveedorId}::uuid`

/** Departures of an operador: of some days in their own zone, or those named. Nobody's leftovers of a former pattern. */
export async function listSalidas(
  db: Db | Tx,
  operador: Ofrecida,
  que: { fecha: string; hasta: string } | { ids: readonly string[] },
): Promise<SalidaDelDiaRow[]> {
  const cuales =
    'fecha' in que
      ? sql`s.fecha_local between ${que.fecha}::date and ${que.hasta}::date and (s.estado <> 'cerrada' or s.cierre_causa is distinct from 'patron' or v.reservas > 0)`
      : sql`s.id = any(${que.ids}::uuid[])`
  const { rows } = await sql<SalidaDelDiaRow>`
    select s.id, s.experiencia_id, e.nombre_experiencia, s.inicio_utc, s.fin_utc, s.zona, s.estado, s.cancelada_motivo as motivo, s.cupos, v.viajeros, v.reservas, v.monto, v.por_elegir
    from salidas s join experiencias e on e.id = s.experiencia_id
    join lateral (
      select coalesce(sum(r.plazas), 0)::int as viajeros, count(*)::int as reservas, coalesce(sum(${PRECIO_VIGENTE}) filter (where r.prueba_hasta is null), 0) as monto,
        (count(*) filter (where r.estado = 'confirmada' and exists (select 1 from ofertas_de_fecha o where o.reserva_id = r.id and o.salida_id = r.salida_id)))::int as por_elegir
      from reservas r where r.salida_id = s.id and r.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio')
    ) v on true
    where ${deOperador(operador)} and ${cuales} order by s.inicio_utc, e.nombre_experiencia, s.id limit ${MAX_SALIDAS}`.execute(
    db,
  )
  return rows
}

/** One offer for each confirmed booking of these salidas. */
export async function insertOfertas(
  tx: Tx,
  salidaIds: readonly string[],
  { motivo, nota, venceEn, now }: { motivo: string; nota: string | null; venceEn: Date; now: Date },
): Promise<void> {
  await sql`insert into ofertas_de_fecha (reserva_id, salida_id, motivo, nota, vence_en, created_at)
    select id, salida_id, ${motivo}, ${nota}, ${venceEn}, ${now} from reservas where salida_id = any(${salidaIds}::uuid[]) and estado = 'confirmada' on conflict do nothing`.execute(
    tx,
  )
}

/** The departures of these bookings. */
export const listSalidasDe = async (tx: Tx, reservaIds: readonly string[]): Promise<string[]> =>
  (await tx.selectFrom('reservas').select('salidaId').distinct().where('id', 'in', reservaIds).execute()).map(
    ({ salidaId }) => salidaId,
  )

/** One offer for each of these bookings. */
export async function insertOfertasDe(
  tx: Tx,
  ofertas: readonly { reservaId: string; salidaId: string; venceEn: Date }[],
  { motivo, now }: { motivo: string; now: Date },
): Promise<void> {
  if (ofertas.length > 0)
    await tx
      .insertInto('ofertasDeFecha')
      .values(ofertas.map((oferta) => ({ ...oferta, motivo, nota: null, createdAt: now })))
      .onConflict((oc) => oc.doNothing())
      .execute()
}

/** Whoever may choose another date instead of that salida and has not, in id order after `despuesDe`. */
export const listPorAvisar = (db: Db, salidaId: string, { despuesDe, limit }: { despuesDe: string; limit: number }) =>
  db
    .selectFrom('ofertasDeFecha as o')
    .innerJoin('reservas as r', (join) => join.onRef('r.id', '=', 'o.reservaId').onRef('r.salidaId', '=', 'o.salidaId'))
    .select(['o.reservaId', 'o.motivo', 'o.nota', 'o.venceEn'])
    .where('o.salidaId', '=', salidaId)
    .where('r.estado', '=', 'confirmada')
    .where('o.reservaId', '>', despuesDe)
    .orderBy('o.reservaId')
    .limit(limit)
    .execute()

/** Bookings of departures called off that nobody was offered another date for, or did not choose one in time. */
export async function listPorDevolver(
  db: Db,
  now: Date,
  { despuesDe, limit }: { despuesDe: string; limit: number },
): Promise<{ id: string; motivo: string }[]> {
  const { rows } = await sql<{ id: string; motivo: string }>`
    select r.id, coalesce(s.cancelada_motivo, 'operativo') as motivo from salidas s join reservas r on r.salida_id = s.id
    left join ofertas_de_fecha o on o.reserva_id = r.id and o.salida_id = r.salida_id
    where s.estado = 'cancelada' and s.cancelada_en is not null and r.estado in ('pendiente', 'pagada', 'confirmada', 'realizada') and (r.estado <> 'confirmada' or o.vence_en is null or o.vence_en <= ${now})
      and r.id > ${despuesDe}::uuid
    order by r.id limit ${limit}`.execute(db)
  return rows
}
