import { randomUUID } from 'node:crypto'
import { existsSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Database } from '#server/db/schema.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { bringOver, type BroughtOver } from '#server/platform/bring-over.ts'
import { openPglite, type Database as Opened } from '#server/platform/db.ts'
import type { Settings } from '#server/platform/env.ts'
import { keysOf } from '#server/platform/file-pool.ts'
import { migrate } from '#server/platform/migrate.ts'
import { moveDatabase, MoveDiffersError, type Counts } from '#server/platform/move/move-database.ts'
import {
  checkTarget,
  hasArrived,
  openTarget,
  queriesOn,
  recordArrival,
  UnfitTargetError,
} from '#server/platform/move/target.ts'
import { readMoveMark, removeMoveMark, writeMoveMark, type MoveMark } from '#server/platform/moved-folder.ts'
import { migrateQueue } from '#server/platform/queue.ts'
import { bucketOf, localFiles } from '#server/platform/storage.ts'

export interface Mudada {
  base: Counts | 'ya-estaba' | 'ensayo'
  /** Where the embedded one lies now. */
  anterior: string | null
  archivos: { cantidad: number; bytes: number; subidos: BroughtOver | null }
}

/** Nothing moved; the message says why, in a line for whoever runs this. */
export class MudanzaImposibleError extends Error {
  override name = 'MudanzaImposibleError'
}

interface Opciones {
  settings: Settings & { DATABASE_URL: string }
  now: Date
  /** Does all of it and keeps nothing. */
  ensayo?: boolean
  decir(linea: string): void
}

const MIGRATIONS = new URL('../../db/migrations/', import.meta.url)

/**
 * Takes the embedded database to an empty PostgreSQL, in one transaction there: stopped at any moment, either all of it is there or
 * nothing. Its caller holds the folder, so that nothing is written meanwhile.
 */
export async function mudarBase(opciones: Opciones): Promise<Mudada> {
  const { settings, ensayo = false } = opciones
  const { DATA_DIR: dir, DATABASE_URL: url } = settings
  const destino = nombreDe(url)
  const marca = readMoveMark(dir)
  if (marca?.doneAt) throw new MudanzaImposibleError(`DATA_DIR: la base de esa carpeta ya se mudó a ${marca.to}`)
  if (marca && marca.to !== destino)
    throw new MudanzaImposibleError(
      `DATABASE_URL: una mudanza a ${marca.to} quedó sin confirmar; corre esta orden con esa dirección`,
    )
  if (!existsSync(join(dir, 'base', 'PG_VERSION')))
    throw new MudanzaImposibleError(`DATA_DIR: en ${dir} no hay una base incluida`)
  const to = await openTarget(url).catch(explicar)
  try {
    if (marca && (await hasArrived(to, marca.id)))
      return { base: 'ya-estaba', anterior: cerrar(opciones, marca), archivos: await llevarArchivos(settings) }
    await checkTarget(to)
    const id = randomUUID()
    const base = await copiar(opciones, to, { id, to: destino, begunAt: opciones.now.toISOString(), doneAt: null })
    if (ensayo) return { base: 'ensayo', anterior: null, archivos: await contarArchivos(dir) }
    return { base, anterior: cerrar(opciones, readMoveMark(dir)!), archivos: await llevarArchivos(settings) }
  } catch (error) {
    return explicar(error)
  } finally {
    await to.end()
  }
}

function explicar(error: unknown): never {
  if (error instanceof UnfitTargetError) throw new MudanzaImposibleError(`DATABASE_URL: ${error.message}`)
  if (error instanceof MoveDiffersError) throw new MudanzaImposibleError(`No se mudó nada: ${error.message}`)
  if ((error as { code?: string }).code === '42501')
    throw new MudanzaImposibleError(
      `DATABASE_URL: ese usuario no puede crear en esa base (${(error as Error).message}); hazlo su dueño`,
    )
  throw error
}

/** Committed when it answers, but for a rehearsal. */
async function copiar({ settings, now, ensayo, decir }: Opciones, to: pg.Client, marca: MoveMark): Promise<Counts> {
  const { DATA_DIR: dir } = settings
  decir('Abriendo la base incluida…')
  const from = (await openPglite<Database>({ dir: join(dir, 'base') })) as Opened<Database> & {
    pglite: NonNullable<Opened<Database>['pglite']>
  }
  try {
    await migrate(from, MIGRATIONS)
    await migrateQueue(from)
    exigirPromesas('la base incluida', await comprobarInvariantes(from.db, now))
    await to.query('begin')
    const counts = await moveDatabase({ from: from.pglite, to, migrations: MIGRATIONS, say: decir })
    decir('Comprobando las promesas…')
    exigirPromesas('la copia', await comprobarInvariantes(queriesOn<Database>(to), now))
    await recordArrival(to, { id: marca.id, rows: counts.rows, now })
    if (ensayo) {
      await to.query('rollback')
      return counts
    }
    // From here on nobody opens the embedded one until it is known whether this arrived.
    writeMoveMark(dir, marca)
    await to.query('commit').catch((error: unknown) => {
      if (typeof (error as { severity?: unknown }).severity === 'string') removeMoveMark(dir)
      throw error
    })
    decir('Poniendo al día las estadísticas…')
    await to.query('analyze')
    return counts
  } finally {
    await from.close()
  }
}

function exigirPromesas(donde: string, rotas: { invariante: string; caso: string }[]): void {
  if (rotas.length === 0) return
  const nombres = [...new Set(rotas.map(({ invariante }) => invariante))]
  throw new MudanzaImposibleError(
    `No se mudó nada: ${donde} no cumple ${nombres.join(', ')} (${rotas
      .slice(0, 3)
      .map(({ caso }) => caso)
      .join(', ')})`,
  )
}

/** The old one stays, under a name that nobody opens. */
function cerrar({ settings: { DATA_DIR: dir }, now }: Opciones, marca: MoveMark): string | null {
  const base = join(dir, 'base')
  const anterior = `${base}.mudada-${now.toISOString().replaceAll(/[:.]/g, '-')}`
  const estaba = existsSync(base)
  if (estaba) renameSync(base, anterior)
  writeMoveMark(dir, { ...marca, doneAt: now.toISOString() })
  return estaba ? anterior : null
}

/** Into the bucket where there is one; else they lie where they lay, and are served from there. */
async function llevarArchivos(settings: Settings): Promise<Mudada['archivos']> {
  const bucket = bucketOf(settings)
  const archivos = await contarArchivos(settings.DATA_DIR)
  return { ...archivos, subidos: bucket && (await bringOver(localFiles(settings), bucket)) }
}

async function contarArchivos(dir: string): Promise<Mudada['archivos']> {
  const carpeta = localFiles({ DATA_DIR: dir })
  const claves = await keysOf(carpeta)
  return {
    cantidad: claves.length,
    bytes: claves.reduce((suma, clave) => suma + statSync(join(carpeta, clave)).size, 0),
    subidos: null,
  }
}

/** Without who enters and with which words. */
function nombreDe(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
