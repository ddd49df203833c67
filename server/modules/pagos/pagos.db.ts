import { INTENTOS_ABIERTOS } from '#domain/reservas/estados.ts'
import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import { compradasPor, reservasDe, type Titular } from '#server/titular.ts'
import type { Database } from '#server/db/schema.ts'
import type { Sellador } from '#server/modules/secretos/index.ts'
import type { Libro } from './libro.ts'
import { exportarTransferencias } from './transferencias.db.ts'

export type PagoRow = Selectable<Database['pagos']>

const LOTE = 500
const VIVOS = [...INTENTOS_ABIERTOS, 'exitoso']

export const insertPago = (tx: Tx, row: Insertable<Database['pagos']>): Promise<PagoRow> =>
  tx.insertInto('pagos').values(row).returningAll().executeTakeFirstOrThrow()
export const findPago = (db: Db | Tx, id: string) =>
  db.selectFrom('pagos').selectAll().where('id', '=', id).executeTakeFirst()
export const lockPago = (tx: Tx, id: string): Promise<PagoRow> =>
  tx.selectFrom('pagos').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** The one attempt that is open or succeeded, beside what was paid later for a dearer date. */
export const findPagoVivo = (db: Db | Tx, reservaId: string) =>
  db
    .selectFrom('pagos')
    .selectAll()
    .where('reservaId', '=', reservaId)
    .where('suplementoDe', 'is', null)
    .where('estado', 'in', VIVOS)
    .executeTakeFirst()

/** `agotado`: its bank won, and nothing of it is left with us. */
export type CobroRow = PagoRow & { agotado: boolean }

/** Every charge that counts for a reserva: its own, and the differences that were paid for dearer dates. One that the bank took whole is none, unless nothing else is left. */
export async function listCobros(db: Db | Tx, reservaId: string): Promise<CobroRow[]> {
  const cobros = await db
    .selectFrom('pagos as p')
    .selectAll('p')
    .select(
      sql<boolean>`exists (select 1 from disputas d where d.pago_id = p.id and d.estado = 'perdida') and p.capturado <= p.reembolsado + p.perdido`.as(
        'agotado',
      ),
    )
    .where('p.reservaId', '=', reservaId)
    .where('p.estado', '=', 'exitoso')
    .orderBy('p.createdAt')
    .orderBy('p.id')
    .execute()
  const enPie = cobros.filter(({ agotado }) => !agotado)
  return enPie.length > 0 ? enPie : cobros
}

/** The bank took what was paid for it for good, or a part of it; a difference that was paid later is not the seat. */
export const hayCobroPerdido = async (db: Db | Tx, reservaId: string): Promise<boolean> =>
  (await db
    .selectFrom('pagos as p')
    .innerJoin('disputas as d', 'd.pagoId', 'p.id')
    .select('p.id')
    .where('p.reservaId', '=', reservaId)
    .where('p.suplementoDe', 'is', null)
    .where('p.estado', '=', 'exitoso')
    .where('d.estado', '=', 'perdida')
    .executeTakeFirst()) !== undefined

/** The attempt with which money could still come: open, or declined and waiting for another card. */
export const findPagoPagable = (db: Db | Tx, reservaId: string) =>
  db
    .selectFrom('pagos')
    .selectAll()
    .where('reservaId', '=', reservaId)
    .where('estado', 'in', [...INTENTOS_ABIERTOS, 'fallido'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .executeTakeFirst()

/** Another attempt of the same reserva that is open or succeeded. */
export async function hayOtroVivo(tx: Tx, { id, reservaId }: PagoRow): Promise<boolean> {
  return (
    (await tx
      .selectFrom('pagos')
      .select('id')
      .where('reservaId', '=', reservaId)
      .where('suplementoDe', 'is', null)
      .where('id', '!=', id)
      .where('estado', 'in', VIVOS)
      .executeTakeFirst()) !== undefined
  )
}

export const findUltimoPago = (db: Db | Tx, reservaId: string) =>
  db
    .selectFrom('pagos')
    .selectAll()
    .where('reservaId', '=', reservaId)
    .where('suplementoDe', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export const findPagoPorPsp = (db: Db | Tx, psp: { intento: string | null; sesion?: string | null }) =>
  db
    .selectFrom('pagos')
    .selectAll()
    .where((eb) => eb.or([eb('pspIntento', '=', psp.intento ?? ''), eb('pspSesion', '=', psp.sesion ?? '')]))
    .executeTakeFirst()

export async function updatePago(
  tx: Tx | Db,
  id: string,
  set: Updateable<Database['pagos']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('pagos')
    .set({ ...set, tocadoEn: now, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

/** Attempts whose outcome we do not know yet, oldest first. */
export const listPagosPorRevisar = (db: Db, antesDe: Date, limit: number) =>
  db
    .selectFrom('pagos')
    .select(['id', 'reservaId', 'estado'])
    .where('estado', 'in', INTENTOS_ABIERTOS)
    .where('tocadoEn', '<', antesDe)
    .orderBy('tocadoEn')
    .limit(limit)
    .execute()

/** The bank still decides about another charge of that reserva. */
export async function quedanDisputas(tx: Tx, reservaId: string): Promise<boolean> {
  return (
    (await tx
      .selectFrom('disputas')
      .select('id')
      .where('reservaId', '=', reservaId)
      .where('estado', '=', 'abierta')
      .executeTakeFirst()) !== undefined
  )
}

/** False if the notice was received before. */
export async function insertEvento(
  tx: Tx,
  row: { id: string; tipo: string; cuerpo: string; recibidoEn: Date },
): Promise<boolean> {
  return (
    (await tx
      .insertInto('eventosPsp')
      .values(row)
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

export const findEvento = (db: Db, id: string) =>
  db.selectFrom('eventosPsp').selectAll().where('id', '=', id).executeTakeFirst()

export async function updateEvento(db: Db | Tx, id: string, set: Updateable<Database['eventosPsp']>): Promise<void> {
  await db.updateTable('eventosPsp').set(set).where('id', '=', id).execute()
}

export const listEventosPorAplicar = (db: Db, antesDe: Date, limit: number) =>
  db
    .selectFrom('eventosPsp')
    .select('id')
    .where('estado', '=', 'recibido')
    .where('recibidoEn', '<', antesDe)
    .orderBy('recibidoEn')
    .limit(limit)
    .execute()

/** False if a movement of this key was booked before. */
export async function insertMovimiento(
  tx: Tx,
  m: { id: string; clave: string; tipo: string; reservaId: string | null; modo?: string; createdAt: Date },
  apuntes: readonly { cuenta: string; monto: number }[],
): Promise<boolean> {
  const nuevo = await tx
    .insertInto('movimientos')
    .values(m)
    .onConflict((oc) => oc.column('clave').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!nuevo) return false
  await tx
    .insertInto('apuntes')
    .values(apuntes.map((a) => ({ movimientoId: m.id, ...a })))
    .execute()
  return true
}

/** A dispute as the provider tells it; what was closed is not opened again by a report that comes late. */
export async function saveDisputa(
  tx: Tx,
  row: Pick<
    Selectable<Database['disputas']>,
    | 'id'
    | 'pagoId'
    | 'reservaId'
    | 'regaloId'
    | 'servicioId'
    | 'ajenoId'
    | 'cobroId'
    | 'monto'
    | 'estado'
    | 'motivo'
    | 'responderAntesDe'
  >,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('disputas')
    .values({ ...row, cerradaEn: row.estado === 'abierta' ? null : now, createdAt: now, updatedAt: now })
    .onConflict((oc) =>
      oc
        .column('id')
        .doUpdateSet({
          estado: row.estado,
          responderAntesDe: row.responderAntesDe,
          cerradaEn: row.estado === 'abierta' ? null : now,
          updatedAt: now,
        })
        .where('disputas.estado', '=', 'abierta'),
    )
    .execute()
}

export const lockDisputa = (tx: Tx, id: string) =>
  tx.selectFrom('disputas').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The one that the bank won against a gift card. */
export const lockDisputaDeRegalo = (tx: Tx, regaloId: string) =>
  tx
    .selectFrom('disputas')
    .selectAll()
    .where('regaloId', '=', regaloId)
    .where('estado', '=', 'perdida')
    .forUpdate()
    .executeTakeFirst()

/** Who looks after a dispute, what was told to the bank, and what became of its debt. */
export async function updateDisputa(
  tx: Tx,
  id: string,
  set: Partial<
    Pick<
      Selectable<Database['disputas']>,
      'responsable' | 'nota' | 'deuda' | 'deudaEstado' | 'deudaPropuesta' | 'deudaPropuestaPor'
    >
  >,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('disputas')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export type MovimientoNuevo = Libro & {
  clave: string
  tipo: string
  apuntes: readonly { cuenta: string; monto: number }[]
}

/** Many movements in two statements; one that was booked before is a bug of the caller's lock. */
export async function insertMovimientos(
  tx: Tx,
  movimientos: readonly MovimientoNuevo[],
  createdAt: Date,
): Promise<void> {
  const filas = movimientos.filter(({ apuntes }) => apuntes.length > 0).map((m) => ({ id: randomUUID(), ...m }))
  for (let i = 0; i < filas.length; i += LOTE) {
    const lote = filas.slice(i, i + LOTE)
    await tx
      .insertInto('movimientos')
      .values(
        lote.map(({ id, clave, tipo, reservaId, modo }) => ({
          id,
          clave,
          tipo,
          reservaId,
          ...(modo && { modo }),
          createdAt,
        })),
      )
      .execute()
    await tx
      .insertInto('apuntes')
      .values(lote.flatMap(({ id, apuntes }) => apuntes.map((a) => ({ movimientoId: id, ...a }))))
      .execute()
  }
}

export interface DebidoRow {
  reservaId: string
  operador: number
  comision: number
  ivaComision: number
}

/** What the ledger owes for each reserva as a sale, whatever was paid out of it. */
export async function listDebido(tx: Db | Tx, reservaIds: string[]): Promise<Map<string, DebidoRow>> {
  if (reservaIds.length === 0) return new Map()
  const { rows } = await sql<DebidoRow>`
    select m.reserva_id, coalesce(-sum(a.monto) filter (where a.cuenta = 'operadores'), 0)::int as operador,
      coalesce(-sum(a.monto) filter (where a.cuenta = 'comision'), 0)::int as comision, coalesce(-sum(a.monto) filter (where a.cuenta = 'iva_comision'), 0)::int as iva_comision
    from movimientos m join apuntes a on a.movimiento_id = m.id
    where m.reserva_id in (${sql.join(reservaIds.map((id) => sql`${id}::uuid`))}) and m.tipo not in ('liquidacion', 'liquidacion_devuelta')
    group by m.reserva_id`.execute(tx)
  return new Map(rows.map((row) => [row.reservaId, row]))
}

/** The newest attempt of each reserva. */
export async function findUltimosPagos(db: Db, reservaIds: string[]): Promise<Map<string, PagoRow>> {
  if (reservaIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('pagos')
    .distinctOn('reservaId')
    .selectAll()
    .where('reservaId', 'in', reservaIds)
    .where('suplementoDe', 'is', null)
    .orderBy('reservaId')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.reservaId, row]))
}

/** What this module keeps of a person. */
export async function exportarPagos(db: Db, de: Titular, secretos: Sellador) {
  const pagos = await db
    .selectFrom('pagos as p')
    .innerJoin('reservas as r', 'r.id', 'p.reservaId')
    .select([
      'r.codigo',
      'p.estado',
      'p.monto',
      'p.capturado',
      'p.reembolsado',
      'p.marca',
      'p.ultimos4',
      'p.tipoTarjeta',
      'p.autorizacion',
      'p.capturadoEn',
      'p.createdAt as creadoEn',
    ])
    .where('r.id', 'in', reservasDe(db, de))
    .orderBy('p.createdAt')
    .execute()
  const reembolsos = await db
    .selectFrom('reembolsos as d')
    .innerJoin('reservas as r', 'r.id', 'd.reservaId')
    .select([
      'r.codigo',
      'd.monto',
      'd.porcentaje',
      'd.via',
      'd.causa',
      'd.estado',
      'd.hechoEn',
      'd.createdAt as creadoEn',
    ])
    .where('r.id', 'in', reservasDe(db, de))
    .orderBy('d.createdAt')
    .execute()
  return { pagos, reembolsos, transferencias: await exportarTransferencias(db, de, secretos) }
}

/** By what the provider knows what was paid for their bookings. */
export async function cobrosDeReservasDe(db: Db, de: Titular): Promise<string[]> {
  const pagos = await db
    .selectFrom('pagos')
    .select(['pspIntento', 'pspSesion'])
    .where('reservaId', 'in', 'usuarioId' in de ? compradasPor(db, de.usuarioId) : reservasDe(db, de))
    .execute()
  return pagos.flatMap(({ pspIntento, pspSesion }) => [pspIntento, pspSesion]).filter((nombre) => nombre !== null)
}

/** The provider's notices of a payment name who paid: once applied they are emptied, and one that was given up has nothing left to try. */
export async function olvidarAvisosDePago(db: Db, cobros: readonly string[]): Promise<void> {
  if (cobros.length === 0) return
  await sql`
    update eventos_psp set cuerpo = '{}', estado = case estado when 'fallido' then 'ignorado' else estado end
    where estado <> 'recibido' and exists (select 1 from unnest(${cobros}::text[]) as c(nombre) where position(c.nombre in eventos_psp.cuerpo) > 0)`.execute(
    db,
  )
}
