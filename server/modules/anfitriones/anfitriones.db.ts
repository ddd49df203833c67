import type { Updateable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export const findAnfitrionDe = (db: Db | Tx, usuarioId: string) => db.selectFrom('anfitriones').selectAll().where('usuarioId', '=', usuarioId).executeTakeFirst()
export const getAnfitrion = (db: Db | Tx, id: string) => db.selectFrom('anfitriones').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const lockAnfitrion = (tx: Tx, id: string) => tx.selectFrom('anfitriones').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** False if that person is a host already, or the slug is taken. */
export async function insertAnfitrion(tx: Tx, row: { id: string; usuarioId: string; slug: string; nombre: string; telefono: string | null; now: Date }): Promise<boolean> {
  const { now, ...resto } = row
  const vacios = { biografia: '', domicilio: '', region: '', comunaCodigo: '', ciudad: '', estado: 'Borrador', createdAt: now, updatedAt: now }
  return (await tx.insertInto('anfitriones').values({ ...resto, ...vacios }).onConflict((oc) => oc.doNothing()).returning('id').executeTakeFirst()) !== undefined
}

/** False where the state moved meanwhile. */
export async function cambiarEstadoDeAnfitrion(tx: Tx, id: string, { de, a }: { de: string; a: string }, now: Date): Promise<boolean> {
  return (await tx.updateTable('anfitriones').set({ estado: a, updatedAt: now }).where('id', '=', id).where('estado', '=', de).returning('id').executeTakeFirst()) !== undefined
}

export async function cambiarFichaDeAnfitrion(tx: Tx, id: string, set: Omit<Updateable<Database['anfitriones']>, 'estado'>, now: Date): Promise<void> {
  await tx.updateTable('anfitriones').set({ ...set, updatedAt: now }).where('id', '=', id).execute()
}
