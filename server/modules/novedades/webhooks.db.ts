import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { TipoNovedad } from '#contract/novedades.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

/** With which capabilities of OCTO, and in whose language, the object itself is sent. */
export interface Objeto {
  capacidades: string[]
  idiomaDelContacto: boolean
}

export type WebhookRow = Omit<Selectable<Database['webhooks']>, 'eventos' | 'cabeceras' | 'objeto'> & {
  eventos: TipoNovedad[]
  objeto: Objeto | null
  cabeceras: Record<string, string>
  claveNombre: string | null
  claveRevocadaEn: Date | null
  ultimaEstado: string | null
  ultimaEn: Date | null
}
export type EntregaRow = Selectable<Database['entregas']>

const webhooks = (db: Db | Tx) =>
  db
    .selectFrom('webhooks as w')
    .leftJoin('clavesApi as k', 'k.id', 'w.claveId')
    .selectAll('w')
    .select(['k.nombre as claveNombre', 'k.revocadaEn as claveRevocadaEn'])
    .select(
      sql<
        string | null
      >`(select e.estado from entregas e where e.webhook_id = w.id order by e.created_at desc, e.orden desc limit 1)`.as(
        'ultimaEstado',
      ),
    )
    .select(
      sql<Date | null>`(select e.updated_at from entregas e where e.webhook_id = w.id order by e.created_at desc, e.orden desc limit 1)`.as(
        'ultimaEn',
      ),
    )

export const listWebhooks = async (db: Db | Tx, empresaId: string): Promise<WebhookRow[]> =>
  (await webhooks(db)
    .where('w.empresaId', '=', empresaId)
    .orderBy('w.createdAt')
    .orderBy('w.id')
    .execute()) as WebhookRow[]
/** Of companies that we deal with now. */
export const listActivos = async (tx: Tx): Promise<WebhookRow[]> =>
  (await webhooks(tx)
    .innerJoin('empresas as x', 'x.id', 'w.empresaId')
    .where('x.estado', '=', 'Activa')
    .where('w.apagadoEn', 'is', null)
    .execute()) as WebhookRow[]
export const findWebhook = async (db: Db | Tx, id: string): Promise<WebhookRow | undefined> =>
  (await webhooks(db).where('w.id', '=', id).executeTakeFirst()) as WebhookRow | undefined
export const insertWebhook = async (tx: Tx, row: Insertable<Database['webhooks']>): Promise<void> =>
  void (await tx.insertInto('webhooks').values(row).execute())
export const updateWebhook = async (tx: Tx, id: string, set: Updateable<Database['webhooks']>): Promise<void> =>
  void (await tx.updateTable('webhooks').set(set).where('id', '=', id).execute())
export const deleteWebhook = async (tx: Tx, id: string): Promise<void> =>
  void (await tx.deleteFrom('webhooks').where('id', '=', id).execute())

export type EntregaNueva = Insertable<Database['entregas']>

/** Answers those that are new: where one about the same object was not begun yet, that one will tell of this change too. */
export async function insertEntregas(tx: Tx, rows: EntregaNueva[]): Promise<string[]> {
  if (rows.length === 0) return []
  const porEmpezar = sql<boolean>`estado = 'pendiente' and empezada_en is null`
  const escritas = await tx
    .insertInto('entregas')
    .values(rows)
    .onConflict((oc) =>
      oc
        .columns(['webhookId', 'tipo', 'datos'])
        .where(porEmpezar)
        .doUpdateSet((eb) => ({ orden: eb.ref('excluded.orden'), updatedAt: eb.ref('excluded.updatedAt') })),
    )
    .returning('id')
    .execute()
  const nuevas = new Set(rows.map(({ id }) => id))
  return escritas.map(({ id }) => id).filter((id) => nuevas.has(id))
}

/** From here on what else happens to its object is told by another. */
export const empezarEntrega = (db: Db, id: string, now: Date): Promise<EntregaRow | undefined> =>
  db
    .updateTable('entregas')
    .set((eb) => ({ empezadaEn: eb.fn.coalesce('empezadaEn', eb.val(now)) }))
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .returningAll()
    .executeTakeFirst()

export const findEntrega = (db: Db | Tx, id: string): Promise<EntregaRow | undefined> =>
  db.selectFrom('entregas').selectAll().where('id', '=', id).executeTakeFirst()
export const lockEntrega = (tx: Tx, id: string): Promise<EntregaRow | undefined> =>
  tx.selectFrom('entregas').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
export const updateEntrega = async (
  tx: Tx,
  id: string,
  set: Updateable<Database['entregas']>,
  now: Date,
): Promise<void> =>
  void (await tx
    .updateTable('entregas')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .execute())

export async function listEntregas(
  db: Db,
  webhookId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: EntregaRow[]; total: number }> {
  const items = await db
    .selectFrom('entregas')
    .selectAll()
    .where('webhookId', '=', webhookId)
    .orderBy('createdAt', 'desc')
    .orderBy('orden', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { n } = await db
    .selectFrom('entregas')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('webhookId', '=', webhookId)
    .executeTakeFirstOrThrow()
  return { items, total: n }
}

/** The body that the delivery before carried about the same booking. */
export const findCuerpoAnterior = async (
  db: Db,
  { webhookId, orden, uuid }: { webhookId: string; orden: number; uuid: string },
): Promise<string | null> =>
  (
    await db
      .selectFrom('entregas')
      .select('cuerpo')
      .where('webhookId', '=', webhookId)
      .where('orden', '<', orden)
      .where('cuerpo', 'is not', null)
      .where(sql<boolean>`datos ->> 'uuid' = ${uuid}`)
      .orderBy('orden', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.cuerpo ?? null

/** Nothing where somebody was erased from it since it was read. */
export const updateCuerpo = async (
  db: Db,
  { id, olvidos }: Pick<EntregaRow, 'id' | 'olvidos'>,
  cuerpo: string,
): Promise<void> =>
  void (await db
    .updateTable('entregas')
    .set({ cuerpo })
    .where('id', '=', id)
    .where('olvidos', '=', olvidos)
    .where('cuerpo', 'is', null)
    .execute())

/** The texts about these bookings, sent or not: sent again, or compared with what comes next, they are made anew without who was erased. */
export async function olvidarCuerpos(tx: Tx, reservaIds: readonly string[]): Promise<void> {
  if (reservaIds.length === 0) return
  const deEllas = sql<boolean>`datos ->> 'uuid' in (select v.uuid::text from reventas v where v.reserva_id = any(${[...reservaIds]}::uuid[]))`
  await tx
    .updateTable('entregas')
    .set((eb) => ({ cuerpo: null, olvidos: eb('olvidos', '+', 1) }))
    .where('tipo', '=', 'reserva')
    .where(deEllas)
    .execute()
}

export const findNombreDeEmpresa = async (tx: Tx, id: string): Promise<string> =>
  (await tx.selectFrom('empresas').select('nombre').where('id', '=', id).executeTakeFirstOrThrow()).nombre

export const findEmpresaEstado = async (db: Db | Tx, id: string): Promise<string | undefined> =>
  (await db.selectFrom('empresas').select('estado').where('id', '=', id).executeTakeFirst())?.estado

export const quitarWebhooksDe = async (tx: Tx, empresaId: string): Promise<void> =>
  void (await tx.deleteFrom('webhooks').where('empresaId', '=', empresaId).execute())
