import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export type CobroServicios = Selectable<Database['cobrosServicios']>

export const findCobro = (db: Db | Tx, id: string): Promise<CobroServicios | undefined> =>
  db.selectFrom('cobrosServicios').selectAll().where('id', '=', id).executeTakeFirst()
export const findCobroPorIntento = (db: Db, intento: string): Promise<CobroServicios | undefined> =>
  db.selectFrom('cobrosServicios').selectAll().where('pspIntento', '=', intento).executeTakeFirst()

/** What took the money for the services of a request. */
export const findCobroPagadoDe = (db: Db | Tx, numero: number): Promise<CobroServicios | undefined> =>
  db
    .selectFrom('cobrosServicios as c')
    .innerJoin('propuestas as p', 'p.id', 'c.propuestaId')
    .innerJoin('solicitudesEmpresa as s', 's.id', 'p.solicitudId')
    .selectAll('c')
    .where('s.numero', '=', numero)
    .where('c.pagadoEn', 'is not', null)
    .executeTakeFirst()

/** The request before its charge: a transfer for it is booked under the same lock. */
export async function lockCobroConSolicitud(tx: Tx, id: string): Promise<CobroServicios> {
  await tx
    .selectFrom('solicitudesEmpresa as s')
    .innerJoin('propuestas as p', 'p.solicitudId', 's.id')
    .innerJoin('cobrosServicios as c', 'c.propuestaId', 'p.id')
    .select('s.id')
    .where('c.id', '=', id)
    .forUpdate('s')
    .executeTakeFirstOrThrow()
  return tx.selectFrom('cobrosServicios').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** The one that is open, or took the money. */
export const findCobroVivo = (db: Db | Tx, propuestaId: string): Promise<CobroServicios | undefined> =>
  db
    .selectFrom('cobrosServicios')
    .selectAll()
    .where('propuestaId', '=', propuestaId)
    .where('estado', '<>', 'anulado')
    .executeTakeFirst()

/** Of each of these proposals, the one that counts. */
export async function listUltimosCobros(db: Db | Tx, propuestaIds: string[]): Promise<Map<string, CobroServicios>> {
  if (propuestaIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('cobrosServicios')
    .distinctOn('propuestaId')
    .selectAll()
    .where('propuestaId', 'in', propuestaIds)
    .orderBy('propuestaId')
    .orderBy(sql`estado = 'anulado'`)
    .orderBy('createdAt', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.propuestaId, row]))
}

export const insertCobro = (tx: Tx, row: Insertable<Database['cobrosServicios']>): Promise<CobroServicios> =>
  tx.insertInto('cobrosServicios').values(row).returningAll().executeTakeFirstOrThrow()

export async function updateCobro(
  db: Db | Tx,
  id: string,
  set: Updateable<Database['cobrosServicios']>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('cobrosServicios')
    .set({ ...set, tocadoEn: now })
    .where('id', '=', id)
    .execute()
}

/** Only what nobody has paid; what was paid meanwhile stays paid. */
export async function moverAbierto(
  db: Db | Tx,
  id: string,
  set: Updateable<Database['cobrosServicios']>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('cobrosServicios')
    .set({ ...set, tocadoEn: now })
    .where('id', '=', id)
    .where('estado', 'in', ['creado', 'desconocido'])
    .execute()
}

export const listAbiertos = (db: Db, antesDe: Date, limit: number) =>
  db
    .selectFrom('cobrosServicios')
    .select('id')
    .where('estado', 'in', ['creado', 'desconocido'])
    .where('tocadoEn', '<', antesDe)
    .orderBy('tocadoEn')
    .limit(limit)
    .execute()

/** What the charge pays, in the order of its proposal. */
export const listServicios = (db: Db | Tx, propuestaId: string): Promise<{ id: string; total: number }[]> =>
  db
    .selectFrom('propuestaItems')
    .select(['id', 'total'])
    .where('propuestaId', '=', propuestaId)
    .where('reservaId', 'is', null)
    .where('total', '>', 0)
    .orderBy('orden')
    .execute()

export async function estanCobrados(tx: Tx, itemIds: string[]): Promise<boolean> {
  return (
    (await tx
      .selectFrom('movimientos')
      .select('id')
      .where(
        'clave',
        'in',
        itemIds.map((id) => `servicio:${id}`),
      )
      .executeTakeFirst()) !== undefined
  )
}

/** By what the provider knows what was paid for the services of somebody's requests. */
export async function cobrosDeServiciosDe(db: Db, usuarioId: string): Promise<string[]> {
  const cobros = await db
    .selectFrom('cobrosServicios as c')
    .innerJoin('propuestas as p', 'p.id', 'c.propuestaId')
    .innerJoin('solicitudesEmpresa as s', 's.id', 'p.solicitudId')
    .select(['c.pspIntento', 'c.pspSesion'])
    .where('s.usuarioId', '=', usuarioId)
    .execute()
  return cobros.flatMap(({ pspIntento, pspSesion }) => [pspIntento, pspSesion]).filter((nombre) => nombre !== null)
}

/** Charges of what they asked for without a company, whose money has not come to rest; that of a company is the company's. */
export async function countDineroDeServicios(db: Db | Tx, { usuarioId }: { usuarioId: string }): Promise<number> {
  const { n } = await db
    .selectFrom('cobrosServicios as c')
    .innerJoin('propuestas as p', 'p.id', 'c.propuestaId')
    .innerJoin('solicitudesEmpresa as s', 's.id', 'p.solicitudId')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('s.usuarioId', '=', usuarioId)
    .where('s.empresaId', 'is', null)
    .where(
      sql<boolean>`(c.estado in ('desconocido', 'contracargo') or exists (select 1 from reembolsos d where d.origen_id = c.id and d.estado <> 'hecho'))`,
    )
    .executeTakeFirstOrThrow()
  return n
}
