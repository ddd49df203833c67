import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { pruneBackups, writeBackup } from '#server/platform/backup.ts'
import { openPglite, type Database as Opened } from '#server/platform/db.ts'
import { log } from '#server/platform/log.ts'
import { anotarLista, archivosPerdidos, copiarArchivos, olvidarListas } from './archivos-respaldados.ts'
import { CLASES, type ClaseDeRespaldo, deleteRespaldosDe, findUltimo, insertRespaldo, marcarProbado } from './respaldos.db.ts'

const DIA_MS = 86_400_000

export const carpetaDeRespaldos = ({ settings }: Pick<Ctx, 'settings'>): string => join(settings.DATA_DIR, 'respaldos')

/** Jobs of the embedded database; PostgreSQL has its own way (docs/decisions/0024). */
export const respaldosJobs = (database: Opened<Database>) => ({
  'salud.respaldar': (ctx: Ctx) => respaldar(ctx, database),
  'salud.probarRespaldo': (ctx: Ctx) => probarRespaldo(ctx, database),
})

/** A copy each hour, of the database and of the files that lie in our folder; the first of a day is the day's. */
async function respaldar(ctx: Ctx, { pglite }: Opened<Database>): Promise<void> {
  if (!pglite) return
  const ultimo = await findUltimo(ctx.db, 'dia')
  const clase: ClaseDeRespaldo = ultimo && ultimo.createdAt.toISOString().slice(0, 10) === ctx.now.toISOString().slice(0, 10) ? 'hora' : 'dia'
  const archivo = `${clase}-${ctx.now.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`
  const dir = carpetaDeRespaldos(ctx)
  const enCarpeta = !ctx.settings.S3_ENDPOINT
  const antes = enCarpeta ? await copiarArchivos(ctx.settings.DATA_DIR, dir) : []
  const dump = await pglite.dumpDataDir('gzip')
  // Looked at on both sides of the database: what a row of the copy names is in the list, come or gone in the meantime.
  const despues = enCarpeta ? await copiarArchivos(ctx.settings.DATA_DIR, dir, antes) : []
  const lista = [...new Map([...antes, ...despues].map((entry) => [entry.key, entry])).values()]
  if (enCarpeta) anotarLista(dir, archivo, lista)
  const { bytes } = writeBackup(dir, archivo, new Uint8Array(await dump.arrayBuffer()))
  pruneBackups(dir, `${clase}-`, CLASES[clase])
  await olvidarListas(dir)
  await insertRespaldo(ctx.db, { id: randomUUID(), archivo, clase, bytes, archivos: lista.length, archivosBytes: lista.reduce((suma, entry) => suma + entry.bytes, 0), now: ctx.now })
  await deleteRespaldosDe(ctx.db, new Date(ctx.now.getTime() - 8 * DIA_MS))
}

/** Brings the newest one of a day back to life beside the real one and holds it against every promise. */
async function probarRespaldo(ctx: Ctx, { pglite }: Opened<Database>): Promise<void> {
  const respaldo = pglite && (await findUltimo(ctx.db, 'dia'))
  if (!respaldo) return
  // Unpacked here: a damaged file fails this job, where inside the database it would end the process.
  const tar = gunzipSync(readFileSync(join(carpetaDeRespaldos(ctx), respaldo.archivo)))
  const copia = await openPglite<Database>({ snapshot: new Blob([tar], { type: 'application/x-tar' }) })
  try {
    const fallas = await comprobarInvariantes(copia.db, respaldo.createdAt)
    for (const { invariante, caso } of fallas) log.error('backup.broken', { archivo: respaldo.archivo, invariante, caso })
    const perdidos = await archivosPerdidos(carpetaDeRespaldos(ctx), respaldo.archivo)
    for (const clave of perdidos) log.error('backup.file_lost', { archivo: respaldo.archivo, clave })
    await marcarProbado(ctx.db, respaldo.id, fallas.length + perdidos.length, ctx.now)
  } finally {
    await copia.close()
  }
}
