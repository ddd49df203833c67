import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely'
import type { Tramo } from '#contract/tramos.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import type { Respuesta } from '#contract/recogida.ts'
import type { RecogidaElegida } from '#domain/recogida/recogida.ts'
import type { ContactoReventa, RespuestaDeReventa } from './tipos.ts'

type Fila = Selectable<Database['reventas']>

export interface UnidadRow {
  uuid: string
  tipo: string
  /** What the public paid for it when it was sold. */
  publico: number
  referencia: string | null
  contacto: ContactoReventa
  /** Kept in the reserva, by the place of this person in it. */
  respuestas: RespuestaDeReventa[]
}

/** A resale with its reserva and its units. */
export type ReventaRow = Omit<Fila, 'contacto'> & {
  contacto: ContactoReventa
  recogida: RecogidaElegida | null
  respuestas: Respuesta[]
  unidades: UnidadRow[]
  lineas: { tipo: string; cantidad: number; precioUnitario: number }[]
  codigo: string
  experienciaId: string
  opcionId: string
  salidaId: string
  estado: string
  estadoPago: string
  plazas: number
  total: number
  politicaCancelacion: string
  politicaTramos: Tramo[] | null
  /** What units owe that were taken off while leaving kept a part. */
  debePorQuitadas: number
  expiraEn: Date
  ocupaHasta: Date
  confirmadaEn: Date | null
  canceladaEn: Date | null
  canceladaPor: string | null
  contactoEmail: string
  /** Until when a test booking keeps its places; null of what is sold. */
  pruebaHasta: Date | null
  /** What the ledger says that the company owes for it; of a test booking, in play money. */
  debe: number
  llegadaEn: Date | null
  reservaCambiadaEn: Date
  inicioUtc: Date
  finUtc: Date
  zona: string
  cierreVentas: Date
  salidaEstado: string
  /** Why its salida was called off. */
  salidaMotivo: string | null
  nombreExperiencia: string
  operadorNombre: string
  retractoVigente: boolean
  /** What cancelling took off the company's account. */
  soltado: number
}

const reventas = (db: Db | Tx) =>
  db
    .selectFrom('reventas as v')
    .innerJoin('reservas as r', 'r.id', 'v.reservaId')
    .innerJoin('salidas as s', 's.id', 'r.salidaId')
    .innerJoin('experiencias as e', 'e.id', 'r.experienciaId')
    .selectAll('v')
    .select([
      'r.codigo',
      'r.experienciaId',
      'r.opcionId',
      'r.salidaId',
      'r.estado',
      'r.estadoPago',
      'r.plazas',
      'r.total',
      'r.politicaCancelacion',
      'r.politicaTramos',
      'r.debePorQuitadas',
      'r.expiraEn',
      'r.ocupaHasta',
      'r.confirmadaEn',
    ])
    .select([
      'r.recogida',
      'r.respuestas',
      'r.canceladaEn',
      'r.canceladaPor',
      'r.contactoEmail',
      'r.llegadaEn',
      'r.updatedAt as reservaCambiadaEn',
      'r.retractoVigente',
    ])
    .select([
      's.inicioUtc',
      's.finUtc',
      's.zona',
      's.cierreVentas',
      's.estado as salidaEstado',
      's.canceladaMotivo as salidaMotivo',
      'e.nombreExperiencia',
      'e.operadorNombre',
    ])
    .select([
      'r.pruebaHasta',
      sql<number>`coalesce(r.prueba_debe, (select coalesce(sum(a.monto), 0)::float8 from movimientos m join apuntes a on a.movimiento_id = m.id where m.reserva_id = v.reserva_id and a.cuenta = 'empresas'))::float8`.as(
        'debe',
      ),
    ])
    .select(
      sql<number>`case when r.prueba_debe is null then (select coalesce(-sum(a.monto), 0) from movimientos m join apuntes a on a.movimiento_id = m.id where m.reserva_id = v.reserva_id and m.tipo = 'credito_soltado' and a.cuenta = 'empresas')
      when r.confirmada_en is null and r.aceptar_antes_de is null then 0 else r.total + r.debe_por_quitadas - r.prueba_debe end::float8`.as(
        'soltado',
      ),
    )
    .select(
      sql<
        UnidadRow[]
      >`(select coalesce(json_agg(json_build_object('uuid', u.uuid, 'tipo', u.tipo, 'publico', u.publico, 'referencia', u.referencia, 'contacto', u.contacto, 'respuestas', coalesce((select json_agg(a) from jsonb_array_elements(r.respuestas) a where (a ->> 'persona')::int = u.posicion + 1), '[]')) order by u.posicion), '[]') from reventa_unidades u where u.reserva_id = v.reserva_id)`.as(
        'unidades',
      ),
    )
    .select(
      sql<
        ReventaRow['lineas']
      >`(select json_agg(json_build_object('tipo', l.tipo, 'cantidad', l.cantidad, 'precioUnitario', l.precio_unitario)) from reserva_lineas l where l.reserva_id = v.reserva_id)`.as(
        'lineas',
      ),
    )

/** By its uuid, of whichever company. */
export const findPorUuid = async (db: Db | Tx, uuid: string): Promise<ReventaRow | undefined> =>
  (await reventas(db).where('v.uuid', '=', uuid).executeTakeFirst()) as ReventaRow | undefined
export const findPorReserva = async (db: Db | Tx, reservaId: string): Promise<ReventaRow | undefined> =>
  (await reventas(db).where('v.reservaId', '=', reservaId).executeTakeFirst()) as ReventaRow | undefined

/** By the id of its reserva or by its uuid. */
export const findPorNombre = async (db: Db | Tx, id: string): Promise<ReventaRow | undefined> =>
  (await reventas(db)
    .where((eb) => eb.or([eb('v.reservaId', '=', id), eb('v.uuid', '=', id)]))
    .executeTakeFirst()) as ReventaRow | undefined
export const findPorCodigo = async (db: Db | Tx, codigo: string): Promise<ReventaRow | undefined> =>
  (await reventas(db).where('r.codigo', '=', codigo).executeTakeFirst()) as ReventaRow | undefined

export interface Busqueda {
  empresaId: string
  referencia?: string | undefined
  codigo?: string | undefined
  desde?: string | undefined
  hasta?: string | undefined
  experienciaId?: string | undefined
  /** As it is named outside: the first that is sold is DEFAULT. */
  opcion?: string | undefined
  /** Test bookings alone. */
  dePrueba?: boolean | undefined
}

export async function listReventas(
  db: Db,
  b: Busqueda,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReventaRow[]> {
  const rows = await reventas(db)
    .where(cumple(b))
    .orderBy('v.createdAt', 'desc')
    .orderBy('v.reservaId')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows as ReventaRow[]
}

export async function countReventas(db: Db, b: Busqueda): Promise<number> {
  return (
    await db
      .selectFrom('reventas as v')
      .innerJoin('reservas as r', 'r.id', 'v.reservaId')
      .innerJoin('salidas as s', 's.id', 'r.salidaId')
      .where(cumple(b))
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow()
  ).n
}

const PRINCIPAL = sql`(select o.id from opciones o where o.experiencia_id = r.experiencia_id and exists (select 1 from tarifas t where t.opcion_id = o.id)
    and (exists (select 1 from horarios h where h.opcion_id = o.id) or exists (select 1 from salidas c where c.opcion_id = o.id)) order by o.created_at, o.id limit 1)`

const cumple = ({
  empresaId,
  referencia,
  codigo,
  desde,
  hasta,
  experienciaId,
  opcion,
  dePrueba,
}: Busqueda): RawBuilder<boolean> =>
  sql`${sql.join(
    [
      sql`v.empresa_id = ${empresaId}`,
      ...(referencia === undefined ? [] : [sql`v.referencia = ${referencia}`]),
      ...(codigo === undefined ? [] : [sql`r.codigo = ${codigo}`]),
      ...(desde === undefined ? [] : [sql`s.fecha_local >= ${desde}::date`]),
      ...(hasta === undefined ? [] : [sql`s.fecha_local <= ${hasta}::date`]),
      ...(experienciaId === undefined ? [] : [sql`r.experiencia_id = ${experienciaId}`]),
      ...(dePrueba ? [sql`r.prueba_hasta is not null`] : []),
      ...(opcion === undefined
        ? []
        : [sql`case when r.opcion_id = ${PRINCIPAL} then 'DEFAULT' else r.opcion_id::text end = ${opcion}`]),
    ],
    sql` and `,
  )}`

export const insertReventa = async (tx: Tx, row: Insertable<Database['reventas']>): Promise<void> =>
  void (await tx.insertInto('reventas').values(row).execute())

export const updateReventa = async (
  tx: Tx,
  reservaId: string,
  set: Updateable<Database['reventas']>,
  now: Date,
): Promise<void> =>
  void (await tx
    .updateTable('reventas')
    .set({ ...set, updatedAt: now })
    .where('reservaId', '=', reservaId)
    .execute())

/** The whole list, in its order. */
export async function replaceUnidades(tx: Tx, reservaId: string, unidades: UnidadRow[]): Promise<void> {
  await tx.deleteFrom('reventaUnidades').where('reservaId', '=', reservaId).execute()
  await insertUnidades(tx, reservaId, unidades)
}

/** Every unit at the public price of its kind. */
export async function updatePublicos(
  tx: Tx,
  reservaId: string,
  lineas: readonly { tipo: string; precioUnitario: number }[],
): Promise<void> {
  for (const { tipo, precioUnitario } of lineas)
    await tx
      .updateTable('reventaUnidades')
      .set({ publico: precioUnitario })
      .where('reservaId', '=', reservaId)
      .where('tipo', '=', tipo)
      .execute()
}

export async function insertUnidades(tx: Tx, reservaId: string, unidades: UnidadRow[]): Promise<void> {
  await tx
    .insertInto('reventaUnidades')
    .values(
      unidades.map(({ contacto, respuestas: _, ...u }, posicion) => ({
        reservaId,
        posicion,
        ...u,
        contacto: JSON.stringify(contacto),
      })),
    )
    .execute()
}

const LOTE = 200

/** Sold on for departures that ended before a moment, and still with the names of who went. */
export async function listConContacto(tx: Tx, antesDe: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.reserva_id as id from reventas v join reservas r on r.id = v.reserva_id join salidas s on s.id = r.salida_id
    where s.fin_utc < ${antesDe} and v.olvidada_en is null order by v.reserva_id limit ${LOTE} for update of v`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** The references of the company stay, for its own accounts; whom they stand for does not. */
export async function olvidarContactos(
  tx: Tx,
  ids: string[],
  { contacto, now }: { contacto: ContactoReventa; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('reventas')
    .set({ contacto: JSON.stringify(contacto), notas: null, motivo: null, olvidadaEn: now, updatedAt: now })
    .where('reservaId', 'in', ids)
    .execute()
  await tx
    .updateTable('reventaUnidades')
    .set({ contacto: JSON.stringify(contacto) })
    .where('reservaId', 'in', ids)
    .execute()
}
