import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Ctx, Db } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { pruneBackups, stampOf, writeBackup } from '#server/platform/backup.ts'
import { openPglite, type Database as Opened } from '#server/platform/db.ts'
import { log } from '#server/platform/log.ts'
import { anotarLista, archivosPerdidos, copiarArchivos, olvidarListas } from './archivos-respaldados.ts'
import {
  CLASES,
  type ClaseDeRespaldo,
  deleteRespaldosDe,
  findMasNuevo,
  findUltimo,
  insertRespaldo,
  marcarProbado,
  SIN_HORA,
} from './respaldos.db.ts'

const DIA_MS = 86_400_000
const SEMANA_MS = 7 * DIA_MS
const RECIENTE_MS = 10 * 60_000

export const carpetaDeRespaldos = ({ settings }: { settings: Pick<Ctx['settings'], 'DATA_DIR'> }): string =>
  join(settings.DATA_DIR, 'respaldos')

/** Jobs of the embedded database; PostgreSQL has its own way (docs/operar.md). */
export const respaldosJobs = (database: Opened<Database>) => ({
  'salud.respaldar': async (ctx: Ctx, { clase }: { clase?: 'inicio' } = {}) =>
    void (clase ? await respaldarAlPartir(ctx, database) : await respaldarCadaHora(ctx, database)),
  'salud.probarRespaldo': (ctx: Ctx) => probarRespaldo(ctx, database),
})

/** A copy each hour; the first of a day is the day's. */
async function respaldarCadaHora(ctx: Ctx, database: Opened<Database>): Promise<void> {
  const ultimo = await findUltimo(ctx.db, 'dia')
  await respaldar(
    ctx,
    database,
    ultimo && ultimo.createdAt.toISOString().slice(0, 10) === ctx.now.toISOString().slice(0, 10) ? 'hora' : 'dia',
  )
}

/** A program that starts again and again writes no copy each time. */
async function respaldarAlPartir(ctx: Ctx, database: Opened<Database>): Promise<void> {
  const ultimo = await findMasNuevo(ctx.db)
  if (!ultimo || ctx.now.getTime() - ultimo.createdAt.getTime() >= RECIENTE_MS) await respaldar(ctx, database, 'inicio')
}

/** A copy of the database and of the files that lie in our folder. */
export async function respaldar(ctx: Ctx, database: Opened<Database>, clase: ClaseDeRespaldo): Promise<Copia | null> {
  if (!database.pglite) return null
  const copia = await copiar(database, { dataDir: ctx.settings.DATA_DIR, clase, now: ctx.now })
  await anotarCopia(ctx.db, copia)
  return copia
}

export interface Copia {
  archivo: string
  clase: ClaseDeRespaldo
  bytes: number
  archivos: number
  archivosBytes: number
  now: Date
}

let antes: Promise<unknown> = Promise.resolve()

/** One at a time: what one of them has just brought in, no list names yet, and another would take it for forgotten. */
export function copiar(
  database: Opened<Database>,
  de: { dataDir: string; clase: ClaseDeRespaldo; now: Date },
): Promise<Copia> {
  const turno = antes.then(() => copiarYa(database, de))
  antes = turno.catch(() => undefined)
  return turno
}

async function copiarYa(
  { pglite }: Opened<Database>,
  { dataDir, clase, now }: { dataDir: string; clase: ClaseDeRespaldo; now: Date },
): Promise<Copia> {
  const archivo = `${clase}-${stampOf(now)}.tar.gz`
  const dir = carpetaDeRespaldos({ settings: { DATA_DIR: dataDir } })
  const antes = await copiarArchivos(dataDir, dir)
  const dump = await pglite!.dumpDataDir('gzip')
  // Looked at on both sides of the database: what a row of the copy names is in the list, come or gone in the meantime.
  const despues = await copiarArchivos(dataDir, dir, antes)
  const lista = [...new Map([...antes, ...despues].map((entry) => [entry.key, entry])).values()]
  anotarLista(dir, archivo, lista)
  const { bytes } = writeBackup(dir, archivo, new Uint8Array(await dump.arrayBuffer()))
  for (const [una, keep] of Object.entries(CLASES))
    pruneBackups(dir, `${una}-`, { keep, since: SIN_HORA.includes(una) ? new Date(now.getTime() - SEMANA_MS) : null })
  await olvidarListas(dir)
  return {
    archivo,
    clase,
    bytes,
    archivos: lista.length,
    archivosBytes: lista.reduce((suma, entry) => suma + entry.bytes, 0),
    now,
  }
}

export async function anotarCopia(db: Db, copia: Copia): Promise<void> {
  await insertRespaldo(db, { id: randomUUID(), ...copia })
  await deleteRespaldosDe(db, new Date(copia.now.getTime() - SEMANA_MS - DIA_MS))
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
    for (const { invariante, caso } of fallas)
      log.error('backup.broken', { archivo: respaldo.archivo, invariante, caso })
    const perdidos = await archivosPerdidos(carpetaDeRespaldos(ctx), respaldo.archivo)
    for (const clave of perdidos) log.error('backup.file_lost', { archivo: respaldo.archivo, clave })
    await marcarProbado(ctx.db, respaldo.id, fallas.length + perdidos.length, ctx.now)
  } finally {
    await copia.close()
  }
}
