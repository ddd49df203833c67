import type { Insertable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

const columns = ['id', 'nombre', 'tipo', 'email', 'telefono', 'nota'] as const

type Datos = Pick<Insertable<Database['viajerosFrecuentes']>, 'nombre' | 'tipo' | 'email' | 'telefono' | 'nota'>

export const listViajeros = (db: Db, usuarioId: string, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('viajerosFrecuentes')
    .select(columns)
    .where('usuarioId', '=', usuarioId)
    .orderBy('nombre')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countViajeros(db: Db | Tx, usuarioId: string): Promise<number> {
  const { n } = await db
    .selectFrom('viajerosFrecuentes')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirstOrThrow()
  return n
}

export const insertViajero = (tx: Tx, row: Insertable<Database['viajerosFrecuentes']>) =>
  tx.insertInto('viajerosFrecuentes').values(row).returning(columns).executeTakeFirstOrThrow()

export const updateViajero = (db: Db, id: string, usuarioId: string, set: Datos, now: Date) =>
  db
    .updateTable('viajerosFrecuentes')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .where('usuarioId', '=', usuarioId)
    .returning(columns)
    .executeTakeFirst()

/** False where that person is on nobody's list, or on another's. */
export async function deleteViajero(db: Db, id: string, usuarioId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('viajerosFrecuentes')
    .where('id', '=', id)
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** For an erasure of the account. */
export async function deleteViajerosDe(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('viajerosFrecuentes').where('usuarioId', '=', usuarioId).execute()
}

/** What this module keeps of a person. */
export async function exportarViajeros(db: Db, usuarioId: string) {
  return {
    viajerosFrecuentes: await db
      .selectFrom('viajerosFrecuentes')
      .select(['nombre', 'tipo', 'email', 'telefono', 'nota', 'createdAt as guardadoEn'])
      .where('usuarioId', '=', usuarioId)
      .orderBy('nombre')
      .execute(),
  }
}
