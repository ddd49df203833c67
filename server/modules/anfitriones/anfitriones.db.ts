import type { Db, Tx } from '#server/ctx.ts'

export const findAnfitrionDe = (db: Db | Tx, usuarioId: string) => db.selectFrom('anfitriones').selectAll().where('usuarioId', '=', usuarioId).executeTakeFirst()
export const getAnfitrion = (db: Db | Tx, id: string) => db.selectFrom('anfitriones').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** False if that person is a host already, or the slug is taken. */
export async function insertAnfitrion(tx: Tx, row: { id: string; usuarioId: string; slug: string; nombre: string; telefono: string | null; now: Date }): Promise<boolean> {
  const { now, ...resto } = row
  const vacios = { biografia: '', region: '', comunaCodigo: '', ciudad: '', estado: 'Borrador', createdAt: now, updatedAt: now }
  return (await tx.insertInto('anfitriones').values({ ...resto, ...vacios }).onConflict((oc) => oc.doNothing()).returning('id').executeTakeFirst()) !== undefined
}
