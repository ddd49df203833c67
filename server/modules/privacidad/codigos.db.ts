import type { Insertable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

/** Beside those that were mailed before: whoever asks for another ends none of them. */
export async function saveCodigo(tx: Tx, row: Insertable<Database['codigosDeDatos']>): Promise<void> {
  await tx
    .insertInto('codigosDeDatos')
    .values(row)
    .onConflict((oc) => oc.columns(['reservaId', 'codigoHash']).doUpdateSet({ expiraEn: row.expiraEn }))
    .execute()
}

export const listCodigos = (db: Db | Tx, reservaId: string, now: Date) =>
  db
    .selectFrom('codigosDeDatos')
    .select(['codigoHash', 'expiraEn'])
    .where('reservaId', '=', reservaId)
    .where('expiraEn', '>', now)
    .orderBy('expiraEn', 'desc')
    .execute()

export async function deleteCodigo(tx: Tx, reservaId: string): Promise<void> {
  await tx.deleteFrom('codigosDeDatos').where('reservaId', '=', reservaId).execute()
}

export async function deleteCodigosVencidos(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('codigosDeDatos').where('expiraEn', '<=', now).execute()
}
