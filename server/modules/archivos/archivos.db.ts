import type { Db, Tx } from '#server/ctx.ts'

export async function insertPorNombrar(db: Db, claves: readonly string[], en: Date): Promise<void> {
  await db
    .insertInto('archivosPorNombrar')
    .values(claves.map((clave) => ({ clave, en })))
    .execute()
}

/** Answers how many there were. */
export async function deletePorNombrar(db: Db | Tx, claves: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('archivosPorNombrar')
    .where('clave', 'in', claves)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function listPorNombrar(db: Db, claves: readonly string[]): Promise<string[]> {
  return (
    await db.selectFrom('archivosPorNombrar').select('clave').where('clave', 'in', claves).orderBy('clave').execute()
  ).map(({ clave }) => clave)
}

export async function listSinNombre(db: Db, antesDe: Date, limit: number): Promise<string[]> {
  return (
    await db
      .selectFrom('archivosPorNombrar')
      .select('clave')
      .where('en', '<', antesDe)
      .orderBy('en')
      .orderBy('clave')
      .limit(limit)
      .execute()
  ).map(({ clave }) => clave)
}
