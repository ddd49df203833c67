import type { Db, Tx } from '#server/ctx.ts'

export const findCalendario = (db: Db, usuarioId: string) =>
  db.selectFrom('calendarios').select('createdAt').where('usuarioId', '=', usuarioId).executeTakeFirst()

/** Whose calendar an address opens: of whoever may sign in. */
export const findDuenio = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('calendarios as c')
    .innerJoin('usuarios as u', 'u.id', 'c.usuarioId')
    .select(['c.usuarioId', 'c.createdAt'])
    .where('c.tokenHash', '=', tokenHash)
    .where('u.suspendidoEn', 'is', null)
    .where('u.borradoEn', 'is', null)
    .executeTakeFirst()

/** The old address, if there was one, stops working with this. */
export async function saveCalendario(
  tx: Tx,
  row: { usuarioId: string; tokenHash: Buffer; createdAt: Date },
): Promise<void> {
  const { tokenHash, createdAt } = row
  await tx
    .insertInto('calendarios')
    .values(row)
    .onConflict((oc) => oc.column('usuarioId').doUpdateSet({ tokenHash, createdAt }))
    .execute()
}

export async function deleteCalendario(db: Db | Tx, usuarioId: string): Promise<void> {
  await db.deleteFrom('calendarios').where('usuarioId', '=', usuarioId).execute()
}

/** What this module keeps of a person: that there is an address, never the address. */
export async function exportarCalendario(db: Db, usuarioId: string) {
  return {
    calendario: await db
      .selectFrom('calendarios')
      .select('createdAt as creadoEn')
      .where('usuarioId', '=', usuarioId)
      .execute(),
  }
}
