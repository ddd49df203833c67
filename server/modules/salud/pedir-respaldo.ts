import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { openPglite, type Database as Opened } from '#server/platform/db.ts'
import { holderOf } from '#server/platform/folder-lock.ts'
import { awaitsMigration } from '#server/platform/migrate.ts'
import { answerRequests, askFor } from '#server/platform/requests.ts'
import { anotarCopia, carpetaDeRespaldos, copiar, respaldar, type Copia } from './respaldar.ts'

const ATIENDE_MS = 15_000
const MIGRATIONS = new URL('../../db/migrations/', import.meta.url)
const carpetaDePedidos = (dataDir: string): string => join(dataDir, 'pedidos')

export type Pedida = Pick<Copia, 'archivo' | 'bytes' | 'archivos' | 'archivosBytes'>

/** The program that has the folder makes the copies that others ask for. */
export const atenderPedidos = (ctx: () => Ctx, database: Opened<Database>): (() => Promise<void>) =>
  answerRequests(carpetaDePedidos(ctx().settings.DATA_DIR), async () => ({
    ...(await respaldar(ctx(), database, 'pedido')),
  }))

/** While a program runs over the folder, it alone may open the database: it is asked, and answers once the copy is whole. */
export async function pedirRespaldo(dataDir: string): Promise<Pedida> {
  const answer = await askFor(carpetaDePedidos(dataDir), {
    isAlive: () => holderOf(dataDir) !== null,
    takeMs: ATIENDE_MS,
  })
  if ('failed' in answer) throw new Error(answer.failed)
  return answer.done as unknown as Pedida
}

/** The caller holds the folder. Nothing of the database changes but the line that says that there is a copy. Null where there is nothing to copy. */
export async function respaldarDetenida(dataDir: string, now: Date): Promise<Pedida | null> {
  if (!existsSync(join(dataDir, 'base', 'PG_VERSION'))) return null
  const database = await openPglite<Database>({ dir: join(dataDir, 'base') })
  try {
    const copia = await copiar(database, { dataDir, clase: 'pedido', now })
    if (!(await awaitsMigration(database, MIGRATIONS))) await anotarCopia(database.db, copia)
    return copia
  } finally {
    await database.close()
  }
}

/** Before a new version changes the tables: null where it changes none, or there is nothing yet. */
export async function respaldarAntesDeMigrar(
  database: Opened<Database>,
  dataDir: string,
  now: Date,
): Promise<Copia | null> {
  return database.pglite && (await awaitsMigration(database, MIGRATIONS))
    ? copiar(database, { dataDir, clase: 'inicio', now })
    : null
}

export const rutaDe = (dataDir: string, archivo: string): string =>
  join(carpetaDeRespaldos({ settings: { DATA_DIR: dataDir } }), archivo)
