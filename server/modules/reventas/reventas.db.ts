import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Tramo } from '#contract/tramos.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import type { Respuesta } from '#contract/recogida.ts'
import type { RecogidaElegida } from '#domain/recogida/recogida.ts'
import type { Publicos } from '#server/modules/reservas/index.ts'
import type { ContactoReventa, RespuestaDeReventa } from './tipos.ts'

type Fila = Selectable<Database['reventas']>

export interface UnidadRow {
  uuid: string
  tipo: string
  referencia: string | null
  contacto: ContactoReventa
  /** Kept in the reserva, by the place of this person in it. */
  respuestas: RespuestaDeReventa[]
}

/** A resale with its reserva and its units. */
export type ReventaRow = Omit<Fila, 'contacto' | 'publicos'> & {
  contacto: ContactoReventa
  publicos: Publicos
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
  expiraEn: Date
  ocupaHasta: Date
  confirmadaEn: Date | null
  canceladaEn: Date | null
  canceladaPor: string | null
  contactoEmail: string
  /** What the ledger says that the company owes for it. */
  debe: number
  llegadaEn: Date | null
  reservaCambiadaEn: Date
  inicioUtc: Date
  finUtc: Date
}

const reventas = (db: Db | Tx) =>
  db
    .selectFrom('reventas as v')
    .innerJoin('reservas as r', 'r.id', 'v.reservaId')
    .innerJoin('salidas as s', 's.id', 'r.salidaId')
    .selectAll('v')
    .select(['r.codigo', 'r.experienciaId', 'r.opcionId', 'r.salidaId', 'r.estado', 'r.estadoPago', 'r.plazas', 'r.total', 'r.politicaCancelacion', 'r.politicaTramos', 'r.expiraEn', 'r.ocupaHasta', 'r.confirmadaEn'])
    .select(['r.recogida', 'r.respuestas', 'r.canceladaEn', 'r.canceladaPor', 'r.contactoEmail', 'r.llegadaEn', 'r.updatedAt as reservaCambiadaEn', 's.inicioUtc', 's.finUtc'])
    .select(sql<number>`(select coalesce(sum(a.monto), 0)::float8 from movimientos m join apuntes a on a.movimiento_id = m.id where m.reserva_id = v.reserva_id and a.cuenta = 'empresas')`.as('debe'))
    .select(sql<UnidadRow[]>`(select coalesce(json_agg(json_build_object('uuid', u.uuid, 'tipo', u.tipo, 'referencia', u.referencia, 'contacto', u.contacto, 'respuestas', coalesce((select json_agg(a) from jsonb_array_elements(r.respuestas) a where (a ->> 'persona')::int = u.posicion + 1), '[]')) order by u.posicion), '[]') from reventa_unidades u where u.reserva_id = v.reserva_id)`.as('unidades'))
    .select(sql<ReventaRow['lineas']>`(select json_agg(json_build_object('tipo', l.tipo, 'cantidad', l.cantidad, 'precioUnitario', l.precio_unitario)) from reserva_lineas l where l.reserva_id = v.reserva_id)`.as('lineas'))

/** By its uuid, of whichever company. */
export const findPorUuid = async (db: Db | Tx, uuid: string): Promise<ReventaRow | undefined> => (await reventas(db).where('v.uuid', '=', uuid).executeTakeFirst()) as ReventaRow | undefined
export const findPorReserva = async (db: Db | Tx, reservaId: string): Promise<ReventaRow | undefined> => (await reventas(db).where('v.reservaId', '=', reservaId).executeTakeFirst()) as ReventaRow | undefined

export interface Busqueda {
  empresaId: string
  referencia?: string | undefined
  codigo?: string | undefined
  desde?: string | undefined
  hasta?: string | undefined
  experienciaId?: string | undefined
  opcionId?: string | undefined
}

const TODAS = 500

export async function listReventas(db: Db, b: Busqueda): Promise<ReventaRow[]> {
  const rows = await reventas(db)
    .where('v.empresaId', '=', b.empresaId)
    .$if(b.referencia !== undefined, (qb) => qb.where('v.referencia', '=', b.referencia!))
    .$if(b.codigo !== undefined, (qb) => qb.where('r.codigo', '=', b.codigo!))
    .$if(b.desde !== undefined, (qb) => qb.where(sql<boolean>`s.fecha_local >= ${b.desde}::date`))
    .$if(b.hasta !== undefined, (qb) => qb.where(sql<boolean>`s.fecha_local <= ${b.hasta}::date`))
    .$if(b.experienciaId !== undefined, (qb) => qb.where('r.experienciaId', '=', b.experienciaId!))
    .$if(b.opcionId !== undefined, (qb) => qb.where('r.opcionId', '=', b.opcionId!))
    .orderBy('v.createdAt', 'desc')
    .orderBy('v.reservaId')
    .limit(TODAS)
    .execute()
  return rows as ReventaRow[]
}

export const insertReventa = async (tx: Tx, row: Insertable<Database['reventas']>): Promise<void> => void (await tx.insertInto('reventas').values(row).execute())

export const updateReventa = async (tx: Tx, reservaId: string, set: Updateable<Database['reventas']>, now: Date): Promise<void> =>
  void (await tx.updateTable('reventas').set({ ...set, updatedAt: now }).where('reservaId', '=', reservaId).execute())

/** The whole list, in its order. */
export async function replaceUnidades(tx: Tx, reservaId: string, unidades: UnidadRow[]): Promise<void> {
  await tx.deleteFrom('reventaUnidades').where('reservaId', '=', reservaId).execute()
  await tx.insertInto('reventaUnidades').values(unidades.map(({ contacto, respuestas: _, ...u }, posicion) => ({ reservaId, posicion, ...u, contacto: JSON.stringify(contacto) }))).execute()
}

const LOTE = 200

/** Sold on for departures that ended before a moment, and still with the names of who went. */
export async function listConContacto(tx: Tx, antesDe: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.reserva_id as id from reventas v join reservas r on r.id = v.reserva_id join salidas s on s.id = r.salida_id
    where s.fin_utc < ${antesDe} and v.olvidada_en is null order by v.reserva_id limit ${LOTE} for update of v`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The references of the company stay, for its own accounts; whom they stand for does not. */
export async function olvidarContactos(tx: Tx, ids: string[], { contacto, now }: { contacto: ContactoReventa; now: Date }): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('reventas').set({ contacto: JSON.stringify(contacto), notas: null, motivo: null, olvidadaEn: now, updatedAt: now }).where('reservaId', 'in', ids).execute()
  await tx.updateTable('reventaUnidades').set({ contacto: JSON.stringify(contacto) }).where('reservaId', 'in', ids).execute()
}
