import type { Db } from '#server/ctx.ts'

/** How many of each are kept. Those that no hour brings are gone after a week: that is what people are told when they erase their account. */
export const CLASES = { hora: 24, dia: 7, inicio: 3, pedido: 5 } as const
export const SIN_HORA: readonly string[] = ['inicio', 'pedido'] satisfies ClaseDeRespaldo[]
export type ClaseDeRespaldo = keyof typeof CLASES

export async function insertRespaldo(
  db: Db,
  row: {
    id: string
    archivo: string
    clase: ClaseDeRespaldo
    bytes: number
    archivos: number
    archivosBytes: number
    now: Date
  },
): Promise<void> {
  const { now, ...rest } = row
  await db
    .insertInto('respaldos')
    .values({ ...rest, createdAt: now })
    .execute()
}

export async function marcarProbado(db: Db, id: string, fallas: number, now: Date): Promise<void> {
  await db.updateTable('respaldos').set({ probadoEn: now, fallas }).where('id', '=', id).execute()
}

export const findUltimo = (db: Db, clase: ClaseDeRespaldo) =>
  db
    .selectFrom('respaldos')
    .selectAll()
    .where('clase', '=', clase)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findMasNuevo = (db: Db) =>
  db.selectFrom('respaldos').select('createdAt').orderBy('createdAt', 'desc').limit(1).executeTakeFirst()

export async function deleteRespaldosDe(db: Db, antesDe: Date): Promise<void> {
  await db.deleteFrom('respaldos').where('createdAt', '<', antesDe).execute()
}
