import { sql, type Insertable } from 'kysely'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { PRECIO_VIGENTE } from '#server/modules/pagos/index.ts'

export interface CancelacionRow extends Ofrecida {
  id: string
  fecha: string
  escalon: number
  porcentaje: number
  reservas: number
  pauso: boolean
  createdAt: Date
  perdonadaEn: Date | null
  perdonMotivo: string | null
  cobrado: number
}

const columnas = sql`c.id, c.anfitrion_id, c.proveedor_id, c.fecha::text as fecha, c.escalon, c.porcentaje, c.reservas, c.pauso, c.created_at, c.perdonada_en, c.perdon_motivo,
  (select coalesce(sum(g.monto), 0)::int from cargos_de_cancelacion g where g.cancelacion_id = c.id and g.devuelto_en is null) as cobrado`
const deOperador = ({ anfitrionId, proveedorId }: Ofrecida) =>
  anfitrionId ? sql`c.anfitrion_id = ${anfitrionId}::uuid` : sql`c.proveedor_id = ${proveedorId}::uuid`

const MAX = 100

/** The newest first. */
export async function listCancelaciones(db: Db | Tx, operador: Ofrecida, desde: Date): Promise<CancelacionRow[]> {
  const { rows } =
    await sql<CancelacionRow>`select ${columnas} from cancelaciones_de_operador c where ${deOperador(operador)} and c.created_at > ${desde} order by c.created_at desc, c.fecha desc limit ${MAX}`.execute(
      db,
    )
  return rows
}

export async function findCancelacion(db: Db | Tx, id: string): Promise<CancelacionRow | undefined> {
  if (!esUuid(id)) return undefined
  return (
    await sql<CancelacionRow>`select ${columnas} from cancelaciones_de_operador c where c.id = ${id}::uuid`.execute(db)
  ).rows[0]
}

export interface DiaCancelado {
  fecha: string
  primera: Date
  reservas: number
}

/** Of these salidas, the days on which somebody had a seat for sure. */
export async function listDiasConReservas(tx: Tx, salidaIds: readonly string[]): Promise<DiaCancelado[]> {
  const { rows } = await sql<DiaCancelado>`
    select s.fecha_local::text as fecha, min(s.inicio_utc) as primera, count(*)::int as reservas from salidas s join reservas r on r.salida_id = s.id and r.estado = 'confirmada' and r.prueba_hasta is null
    where s.id = any(${salidaIds}::uuid[]) group by s.fecha_local order by s.fecha_local`.execute(tx)
  return rows
}

/** False where that day counts already: it then has these bookings too. */
export async function insertCancelacion(
  tx: Tx,
  row: Insertable<Database['cancelacionesDeOperador']>,
): Promise<boolean> {
  const { rows } = await sql<{ nueva: boolean }>`
    insert into cancelaciones_de_operador as c (id, anfitrion_id, proveedor_id, fecha, escalon, porcentaje, reservas, created_at)
    values (${row.id}::uuid, ${row.anfitrionId}::uuid, ${row.proveedorId}::uuid, ${row.fecha}::date, ${row.escalon}, ${row.porcentaje}, ${row.reservas}, ${row.createdAt})
    on conflict (anfitrion_id, proveedor_id, fecha) do update set reservas = c.reservas + excluded.reservas returning c.id = ${row.id}::uuid as nueva`.execute(
    tx,
  )
  return rows[0]!.nueva
}

export async function marcarPausa(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('cancelacionesDeOperador').set({ pauso: true }).where('id', '=', id).execute()
}

/** False where somebody else did it before. */
export async function perdonar(
  tx: Tx,
  id: string,
  set: { perdonadaPor: string; perdonadaEn: Date; perdonMotivo: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cancelacionesDeOperador')
    .set(set)
    .where('id', '=', id)
    .where('perdonadaEn', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

// One that calls off at a time counts what came before; whoever sells does not wait for it.
export const lockOperador = async (tx: Tx, { anfitrionId, proveedorId }: Ofrecida) =>
  (
    await sql<{
      estado: string
      nombre: string
    }>`${anfitrionId ? sql`select estado, nombre from anfitriones where id = ${anfitrionId}::uuid` : sql`select estado, nombre_comercial as nombre from proveedores where id = ${proveedorId}::uuid`} for no key update`.execute(
      tx,
    )
  ).rows[0]

/** The cancelacion that ended a booking, with what that booking cost by then; none of one that only tried the API. Locked: whoever takes it back comes before or after. */
export async function findDeReserva(
  tx: Tx,
  reservaId: string,
): Promise<{ id: string; porcentaje: number; precio: number } | undefined> {
  const { rows } = await sql<{ id: string; porcentaje: number; precio: number }>`
    select c.id, c.porcentaje, ${PRECIO_VIGENTE} as precio from reservas r join salidas s on s.id = r.salida_id join experiencias e on e.id = r.experiencia_id
    join cancelaciones_de_operador c on c.fecha = s.fecha_local and (c.anfitrion_id = e.anfitrion_id or c.proveedor_id = e.proveedor_id)
    where r.id = ${reservaId}::uuid and r.estado = 'cancelada' and r.prueba_hasta is null and c.perdonada_en is null for no key update of c`.execute(
    tx,
  )
  return rows[0]
}

export async function insertCargo(tx: Tx, row: Insertable<Database['cargosDeCancelacion']>): Promise<boolean> {
  return (
    (await tx
      .insertInto('cargosDeCancelacion')
      .values(row)
      .onConflict((oc) => oc.doNothing())
      .returning('reservaId')
      .executeTakeFirst()) !== undefined
  )
}

/** Takes back all that was charged by one; answers what. */
export const devolverCargos = (tx: Tx, cancelacionId: string, now: Date) =>
  tx
    .updateTable('cargosDeCancelacion')
    .set({ devueltoEn: now })
    .where('cancelacionId', '=', cancelacionId)
    .where('devueltoEn', 'is', null)
    .returning(['reservaId', 'monto'])
    .execute()
