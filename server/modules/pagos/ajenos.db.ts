import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export type AjenoRow = Selectable<Database['ajenos']>

/** False where that payment was received before. */
export async function insertAjeno(tx: Tx, row: Insertable<Database['ajenos']>): Promise<boolean> {
  return (
    (await tx
      .insertInto('ajenos')
      .values(row)
      .onConflict((oc) => oc.column('intento').doNothing())
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

/** Waits for whoever's it is; what we owe back ourselves is none of these. */
export const findEnSuspensoDe = (db: Db, intento: string) =>
  db
    .selectFrom('ajenos')
    .select('id')
    .where('intento', '=', intento)
    .where('estado', '=', 'en_suspenso')
    .executeTakeFirst()

export const lockAjenoDe = (tx: Tx, intento: string): Promise<AjenoRow | undefined> =>
  tx.selectFrom('ajenos').selectAll().where('intento', '=', intento).forUpdate().executeTakeFirst()

export async function updateAjeno(
  tx: Tx | Db,
  id: string,
  set: Updateable<Database['ajenos']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('ajenos')
    .set({ ...set, tocadoEn: now })
    .where('id', '=', id)
    .execute()
}

/** Somebody's books hold that payment: an attempt that it paid, a gift card, services, a plan, or those of money that is nobody's. */
export async function tieneDuenio(db: Db | Tx, intento: string): Promise<boolean> {
  const { rows } = await sql<{ si: boolean }>`
    select exists (select 1 from pagos where psp_intento = ${intento} and capturado > 0) or exists (select 1 from regalos where psp_intento = ${intento} and pagado_en is not null)
      or exists (select 1 from cobros_servicios where psp_intento = ${intento} and pagado_en is not null) or exists (select 1 from cobros_suscripcion where psp_intento = ${intento} and estado = 'exitoso')
      or exists (select 1 from ajenos where intento = ${intento}) as si`.execute(db)
  return rows[0]!.si
}
