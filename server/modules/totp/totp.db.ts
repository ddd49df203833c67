import type { Db, Tx } from '#server/ctx.ts'

export const findTotp = (db: Db | Tx, usuarioId: string) =>
  db.selectFrom('totp').selectAll().where('usuarioId', '=', usuarioId).executeTakeFirst()

export async function countCodigosSinUsar(db: Db | Tx, usuarioId: string): Promise<number> {
  const { n } = await db
    .selectFrom('totpCodigos')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('usuarioId', '=', usuarioId)
    .where('usadoEn', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

/** A new proposal takes the place of an older one, never of a secret in use. */
export async function savePropuesta(tx: Tx, usuarioId: string, secreto: Uint8Array, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('totp')
    .values({ usuarioId, secreto, createdAt: now })
    .onConflict((oc) =>
      oc
        .column('usuarioId')
        .doUpdateSet({ secreto, createdAt: now, ultimoPaso: 0 })
        .where('totp.activoDesde', 'is', null),
    )
    .returning('usuarioId')
    .executeTakeFirst()
  return row !== undefined
}

/** False if that step, or a later one, was used meanwhile: a code is good once. */
export async function usarPaso(tx: Tx, usuarioId: string, paso: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('totp')
    .set({ ultimoPaso: paso })
    .where('usuarioId', '=', usuarioId)
    .where('ultimoPaso', '<', paso)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function usarCodigo(tx: Tx, usuarioId: string, hash: Uint8Array, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('totpCodigos')
    .set({ usadoEn: now })
    .where('usuarioId', '=', usuarioId)
    .where('codigoHash', '=', hash)
    .where('usadoEn', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function marcarActivo(tx: Tx, usuarioId: string, now: Date): Promise<void> {
  await tx.updateTable('totp').set({ activoDesde: now }).where('usuarioId', '=', usuarioId).execute()
}

export async function replaceCodigos(tx: Tx, usuarioId: string, hashes: Uint8Array[]): Promise<void> {
  await tx.deleteFrom('totpCodigos').where('usuarioId', '=', usuarioId).execute()
  await tx
    .insertInto('totpCodigos')
    .values(hashes.map((codigoHash) => ({ usuarioId, codigoHash })))
    .execute()
}

/** With its recovery codes; where `desde` is given, only one that has been in use since then, or is not yet. */
export async function deleteTotp(tx: Tx, usuarioId: string, desde?: Date): Promise<void> {
  await tx
    .deleteFrom('totp')
    .where('usuarioId', '=', usuarioId)
    .$if(desde !== undefined, (q) =>
      q.where((eb) => eb.or([eb('activoDesde', 'is', null), eb('activoDesde', '>=', desde!)])),
    )
    .execute()
}
