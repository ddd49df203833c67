import type { Db, Tx } from '#server/ctx.ts'

/** The account had confirmed it, and has another one from now on. */
export async function saveCorreoAnterior(
  tx: Tx,
  row: { usuarioId: string; email: string; confirmadoEn: Date; dejadoEn: Date },
): Promise<void> {
  const { confirmadoEn, dejadoEn } = row
  await tx
    .insertInto('correosAnteriores')
    .values(row)
    .onConflict((oc) => oc.columns(['usuarioId', 'email']).doUpdateSet({ confirmadoEn, dejadoEn }))
    .execute()
}

/** Since when it was theirs; none where they had not confirmed it. */
export async function findConfirmadoEn(db: Db | Tx, usuarioId: string, email: string): Promise<Date | null> {
  return (
    (
      await db
        .selectFrom('correosAnteriores')
        .select('confirmadoEn')
        .where('usuarioId', '=', usuarioId)
        .where('email', '=', email)
        .executeTakeFirst()
    )?.confirmadoEn ?? null
  )
}

export async function deleteCorreosAnteriores(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('correosAnteriores').where('usuarioId', '=', usuarioId).execute()
}
