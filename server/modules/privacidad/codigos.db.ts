import type { Insertable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export async function saveCodigo(tx: Tx, row: Insertable<Database['codigosDeDatos']>): Promise<void> {
  await tx.insertInto('codigosDeDatos').values(row).onConflict((oc) => oc.column('reservaId').doUpdateSet((eb) => ({ codigoHash: eb.ref('excluded.codigoHash'), expiraEn: eb.ref('excluded.expiraEn'), createdAt: eb.ref('excluded.createdAt') }))).execute()
}

export const findCodigo = (db: Db | Tx, reservaId: string) => db.selectFrom('codigosDeDatos').select(['codigoHash', 'expiraEn']).where('reservaId', '=', reservaId).executeTakeFirst()

export async function deleteCodigo(tx: Tx, reservaId: string): Promise<void> {
  await tx.deleteFrom('codigosDeDatos').where('reservaId', '=', reservaId).execute()
}

export async function deleteCodigosVencidos(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('codigosDeDatos').where('expiraEn', '<=', now).execute()
}
