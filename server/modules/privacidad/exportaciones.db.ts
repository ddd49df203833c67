import { sql } from 'kysely'
import type { DatosPersonales } from '#contract/privacidad.ts'
import type { Db, Tx } from '#server/ctx.ts'

export type ExportacionRow = NonNullable<Awaited<ReturnType<typeof findEnCurso>>>

const columns = ['id', 'usuarioId', 'estado', 'avance', 'venceEn', 'createdAt'] as const

export const findEnCurso = (db: Db | Tx, usuarioId: string) =>
  db
    .selectFrom('exportaciones')
    .select(columns)
    .where('usuarioId', '=', usuarioId)
    .where('estado', '=', 'preparando')
    .executeTakeFirst()

/** Undefined where another one is in preparation. */
export const insertExportacion = (tx: Tx, row: { id: string; usuarioId: string; createdAt: Date }) =>
  tx
    .insertInto('exportaciones')
    .values({ ...row, estado: 'preparando' })
    .onConflict((oc) =>
      oc
        .column('usuarioId')
        .where(sql<boolean>`estado = 'preparando'`)
        .doNothing(),
    )
    .returning(columns)
    .executeTakeFirst()

export const listExportaciones = (db: Db, usuarioId: string, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('exportaciones')
    .select(columns)
    .where('usuarioId', '=', usuarioId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countExportaciones(db: Db, usuarioId: string): Promise<number> {
  const { n } = await db
    .selectFrom('exportaciones')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirstOrThrow()
  return n
}

export const findExportacion = (db: Db, id: string) =>
  db
    .selectFrom('exportaciones')
    .select([...columns, 'datos'])
    .where('id', '=', id)
    .executeTakeFirst()

/** False where it is gone: the account was erased meanwhile. */
export async function updateAvance(db: Db, id: string, avance: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exportaciones')
    .set({ avance })
    .where('id', '=', id)
    .where('estado', '=', 'preparando')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function terminarExportacion(
  tx: Tx,
  id: string,
  { datos, listaEn, venceEn }: { datos: DatosPersonales; listaEn: Date; venceEn: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('exportaciones')
    .set({ estado: 'lista', avance: 100, datos: JSON.stringify(datos), listaEn, venceEn })
    .where('id', '=', id)
    .where('estado', '=', 'preparando')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function vencerExportaciones(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('exportaciones')
    .set({ estado: 'vencida', datos: null })
    .where('estado', '=', 'lista')
    .where('venceEn', '<=', now)
    .execute()
}

export async function deleteExportacionesDe(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('exportaciones').where('usuarioId', '=', usuarioId).execute()
}
