import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { juntarReembolsos } from '#domain/pagos/devolucion.ts'
import { POR_TRANSFERIR } from '#domain/pagos/transferencia.ts'
import { REEMBOLSOS_ABIERTOS } from '#domain/reservas/estados.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import type { PagoRow } from './pagos.db.ts'

export type ReembolsoRow = Selectable<Database['reembolsos']>
export type OrigenReembolso = 'reserva' | 'servicio' | 'regalo' | 'suscripcion' | 'ajeno' | 'empresa'

/** One of a charge of a reserva is counted in it. */
export async function insertReembolso(tx: Tx, row: Insertable<Database['reembolsos']>): Promise<ReembolsoRow> {
  if (row.pagoId)
    await tx
      .updateTable('pagos')
      .set((eb) => ({ reembolsado: eb('reembolsado', '+', row.monto), updatedAt: row.updatedAt }))
      .where('id', '=', row.pagoId)
      .execute()
  return tx.insertInto('reembolsos').values(row).returningAll().executeTakeFirstOrThrow()
}

/** The rest of a refund that is counted in its charge already. */
export async function insertParteDeReembolso(tx: Tx, row: Insertable<Database['reembolsos']>): Promise<void> {
  await tx
    .insertInto('reembolsos')
    .values({ ...row, vueltas: 0 })
    .execute()
}

export const lockReembolso = (tx: Tx, id: string) =>
  tx.selectFrom('reembolsos').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
export const findReembolso = (db: Db | Tx, id: string) =>
  db.selectFrom('reembolsos').selectAll().where('id', '=', id).executeTakeFirst()
export const findUltimoReembolso = async (db: Db | Tx, reservaId: string): Promise<ReembolsoRow | undefined> =>
  juntarReembolsos(
    await db
      .selectFrom('reembolsos')
      .selectAll()
      .where('reservaId', '=', reservaId)
      .where('origen', '=', 'reserva')
      .orderBy('id')
      .execute(),
  )

export async function findUltimosReembolsos(db: Db, reservaIds: string[]): Promise<Map<string, ReembolsoRow>> {
  if (reservaIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('reembolsos')
    .selectAll()
    .where('reservaId', 'in', reservaIds)
    .where('origen', '=', 'reserva')
    .orderBy('id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ reservaId }) => reservaId!)].map(([reservaId, suyos]) => [
      reservaId,
      juntarReembolsos(suyos)!,
    ]),
  )
}

/** Of what is no reserva: gift cards, charges of services and of plans, by what they give back of. */
export async function findReembolsosDe(db: Db | Tx, origenIds: readonly string[]): Promise<ReembolsoRow[]> {
  return origenIds.length === 0
    ? []
    : db
        .selectFrom('reembolsos')
        .selectAll()
        .where('origenId', 'in', origenIds)
        .orderBy('createdAt')
        .orderBy('id')
        .execute()
}

export const lockReembolsosAbiertosDe = (tx: Tx, origenId: string): Promise<ReembolsoRow[]> =>
  tx
    .selectFrom('reembolsos')
    .selectAll()
    .where('origenId', '=', origenId)
    .where('estado', '!=', 'hecho')
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate()
    .execute()

export async function updateReembolso(
  tx: Tx,
  id: string,
  set: Updateable<Database['reembolsos']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('reembolsos')
    .set({ ...set, tocadoEn: now, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

/** Refunds of a charge that have not ended yet; the caller holds the charge. */
export const listReembolsosPendientes = (tx: Tx, pagoId: string) =>
  tx
    .selectFrom('reembolsos')
    .selectAll()
    .where('pagoId', '=', pagoId)
    .where('estado', 'in', REEMBOLSOS_ABIERTOS)
    .orderBy('id')
    .forUpdate()
    .execute()

/** A refund of those charges that has not ended, whoever sends it. */
export async function quedanReembolsos(tx: Tx, cobros: readonly Pick<PagoRow, 'id'>[]): Promise<boolean> {
  if (cobros.length === 0) return false
  return (
    (await tx
      .selectFrom('reembolsos')
      .select('id')
      .where(
        'pagoId',
        'in',
        cobros.map(({ id }) => id),
      )
      .where('estado', '!=', 'hecho')
      .executeTakeFirst()) !== undefined
  )
}

/** Refused by the provider or sent back by the bank, and on its way by hand. */
export async function pasarAManual(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('reembolsos')
    .set({ estado: 'manual', tocadoEn: now, updatedAt: now })
    .where('id', '=', id)
    .where('estado', 'in', ['rechazado', 'retornado'])
    .execute()
}

/** Given back outside of the provider; `pspId` names how. */
export async function hacerReembolso(tx: Tx, id: string, pspId: string, now: Date): Promise<ReembolsoRow> {
  const row = await tx
    .updateTable('reembolsos')
    .set({ estado: 'hecho', pspId, hechoEn: now, tocadoEn: now, updatedAt: now })
    .where('id', '=', id)
    .where('estado', 'in', ['rechazado', 'retornado', 'manual'])
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Error(`reembolso ${id} is not to be given back by hand`)
  return row
}

/** While the bank decides, nothing is given back of that money. */
export async function estaEnDisputa(db: Db | Tx, { origen, origenId, reservaId }: ReembolsoRow): Promise<boolean> {
  if (origen === 'reserva')
    return (
      (await db
        .selectFrom('reservas')
        .select('id')
        .where('id', '=', reservaId)
        .where('estadoPago', '=', 'contracargo')
        .executeTakeFirst()) !== undefined
    )
  const suya = db
    .selectFrom('disputas')
    .select('id')
    .where('estado', '=', 'abierta')
    .where((eb) =>
      eb.or([
        eb('regaloId', '=', origenId),
        eb('servicioId', '=', origenId),
        eb('ajenoId', '=', origenId),
        eb('cobroId', '=', origenId),
      ]),
    )
  return (await suya.executeTakeFirst()) !== undefined
}

/** What banks were asked about the money of a refund; `sinCubrir`: what one gave that stands for nothing yet, neither for what was still held nor for a refund. */
export async function listDisputasDeReembolso(
  tx: Tx,
  { pagoId, origenId }: ReembolsoRow,
): Promise<{ id: string; estado: string; sinCubrir: number }[]> {
  const de =
    pagoId === null
      ? sql`${origenId}::uuid in (d.regalo_id, d.servicio_id, d.ajeno_id, d.cobro_id)`
      : sql`d.pago_id = ${pagoId}::uuid`
  const { rows } = await sql<{ id: string; estado: string; sinCubrir: number }>`
    select d.id, d.estado, case when d.estado = 'perdida' then d.monto + coalesce((select sum(a.monto) from movimientos m join apuntes a on a.movimiento_id = m.id and a.cuenta = 'contracargos' where m.clave = 'contracargo_perdido:' || d.id), 0)
      - coalesce((select sum(r.monto) from reembolsos r where starts_with(r.psp_id, d.id || ':')), 0) else 0 end::int as sin_cubrir
    from disputas d where ${de} order by d.created_at, d.id`.execute(tx)
  return rows
}

export const listReembolsosPorEnviar = (db: Db, antesDe: Date, limit: number) =>
  db
    .selectFrom('reembolsos')
    .select('id')
    .where('estado', 'in', REEMBOLSOS_ABIERTOS)
    .where('tocadoEn', '<', antesDe)
    .orderBy('tocadoEn')
    .limit(limit)
    .execute()

/** The provider's payment of it; null where the money came by bank transfer. */
export async function intentoDeReembolso(db: Db | Tx, { pagoId, intento }: ReembolsoRow): Promise<string | null> {
  if (pagoId === null) return intento
  return (
    await db
      .selectFrom('pagos')
      .select(sql<string | null>`case when forma = 'transferencia' then null else psp_intento end`.as('intento'))
      .where('id', '=', pagoId)
      .executeTakeFirstOrThrow()
  ).intento
}

/** What a refund of the provider stands for here: one row, or several (`re_…:1`) where it covered more than one debt. */
export const findReembolsosPorPsp = (db: Db | Tx, pspId: string): Promise<ReembolsoRow[]> =>
  db
    .selectFrom('reembolsos')
    .selectAll()
    .where(sql<boolean>`psp_id = ${pspId} or psp_id like ${`${pspId}:%`}`)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export const esDeEsa = (pspId: string, { pspId: suyo }: ReembolsoRow): boolean =>
  suyo === pspId || suyo?.startsWith(`${pspId}:`) === true

/** What we still owe of a charge and has not left: neither asked of the provider nor in the hands of the bank. */
export const lockPorSalir = (tx: Tx, de: { pagoId: string } | { origenId: string }): Promise<ReembolsoRow[]> =>
  tx
    .selectFrom('reembolsos as r')
    .selectAll('r')
    .where((eb) => ('pagoId' in de ? eb('r.pagoId', '=', de.pagoId) : eb('r.origenId', '=', de.origenId)))
    .where((eb) =>
      eb.or([
        eb('r.estado', '=', 'solicitado'),
        eb.exists(
          eb
            .selectFrom('transferencias as t')
            .select('t.id')
            .whereRef('t.origenId', '=', 'r.id')
            .where('t.estado', 'in', POR_TRANSFERIR),
        ),
      ]),
    )
    .orderBy('r.createdAt')
    .orderBy('r.id')
    .forUpdate('r')
    .execute()
