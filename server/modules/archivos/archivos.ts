import type { Ctx, Tx } from '#server/ctx.ts'
import { deletePorNombrar, insertPorNombrar, listPorNombrar, listSinNombre } from './archivos.db.ts'

const DIA_MS = 86_400_000
const LOTE = 500

interface Nuevo {
  /** Of this writing alone: nothing else may ever lie under it. */
  clave: string
  bytes: Uint8Array
  tipo: string
}

/** Never inside a transaction. Noted before it lies there: until its row names it, it goes after a day, however whoever wrote it ended. */
export async function escribirArchivos(
  { db, archivos, now }: Pick<Ctx, 'db' | 'archivos' | 'now'>,
  nuevos: readonly Nuevo[],
): Promise<void> {
  await insertPorNombrar(
    db,
    nuevos.map(({ clave }) => clave),
    now,
  )
  for (const { clave, bytes, tipo } of nuevos) await archivos.put(clave, bytes, tipo)
}

/** In the transaction that writes the row: from its commit on they stay. */
export async function nombrarArchivos(tx: Tx, claves: readonly string[]): Promise<void> {
  if ((await deletePorNombrar(tx, claves)) !== claves.length)
    throw new Error('files that were taken for abandoned cannot be named')
}

/** Those of them that no row named. */
export async function descartarArchivos(
  { db, archivos }: Pick<Ctx, 'db' | 'archivos'>,
  claves: readonly string[],
): Promise<void> {
  for (const clave of await listPorNombrar(db, claves)) {
    await archivos.remove(clave)
    // The file first: cut between the two, the next run finds the line again.
    await deletePorNombrar(db, [clave])
  }
}

/** What was being written when a program died, or could not be removed when it was refused. */
export async function limpiarSinNombre(ctx: Pick<Ctx, 'db' | 'archivos' | 'now'>): Promise<void> {
  const claves = await listSinNombre(ctx.db, new Date(ctx.now.getTime() - DIA_MS), LOTE)
  if (claves.length > 0) await descartarArchivos(ctx, claves)
}
