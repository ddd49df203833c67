import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Database } from '#server/db/schema.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { openPglite } from '#server/platform/db.ts'
import { migrate } from '#server/platform/migrate.ts'
import { carpetaDeArchivos, listaDeCopia, reponerArchivos } from './archivos-respaldados.ts'

export interface Restaurado {
  archivo: string
  /** Copies that are newer and could not be used, each with its reason. */
  descartados: { archivo: string; motivo: string }[]
  /** Where what was there before lies now; null where there was nothing. */
  anterior: string | null
  /** Photos and papers: how many were missing or damaged and are there again, and which nobody has; null where the copy is of the database alone. */
  archivos: { repuestos: number; perdidos: string[] } | null
}

/**
 * Puts the newest copy that can be brought back and keeps every promise (or the one asked for) in the place of the database, and every file it
 * held in the place of what is missing or damaged. The old ones are moved aside, not removed; files that came later stay. The program must not be running: its caller holds the folder.
 */
export async function restaurarRespaldo({
  dataDir,
  archivo,
  now,
}: {
  dataDir: string
  archivo?: string | undefined
  now: Date
}): Promise<Restaurado | null> {
  const dir = join(dataDir, 'respaldos')
  const descartados: Restaurado['descartados'] = []
  for (const candidato of archivo ? [archivo] : delMasNuevo(dir)) {
    const motivo = await desempacar(join(dir, candidato), join(dataDir, PARTE), now)
    if (motivo === null)
      return {
        archivo: candidato,
        descartados,
        archivos: await reponer({ dataDir, respaldos: dir, copia: candidato, now }),
        anterior: poner(dataDir, now),
      }
    descartados.push({ archivo: candidato, motivo })
  }
  rmSync(join(dataDir, PARTE), { recursive: true, force: true })
  if (descartados.length > 0) throw new RespaldosInserviblesError(descartados)
  return null
}

export class RespaldosInserviblesError extends Error {
  override name = 'RespaldosInserviblesError'
  readonly descartados: Restaurado['descartados']
  constructor(descartados: Restaurado['descartados']) {
    super('no copy can be brought back')
    this.descartados = descartados
  }
}

const MIGRATIONS = new URL('../../db/migrations/', import.meta.url)
const PARTE = 'base.parte'
const NOMBRE = /^(?:hora|dia|inicio|pedido)-(.+)\.tar\.gz$/

const delMasNuevo = (dir: string): string[] =>
  (existsSync(dir) ? readdirSync(dir) : [])
    .flatMap((nombre) => (NOMBRE.test(nombre) ? [{ nombre, en: NOMBRE.exec(nombre)![1]! }] : []))
    .toSorted((a, b) => (a.en < b.en ? 1 : -1))
    .map(({ nombre }) => nombre)

/** Null where the copy lies there whole, opened once and held against every promise; else why not. */
async function desempacar(copia: string, destino: string, now: Date): Promise<string | null> {
  rmSync(destino, { recursive: true, force: true })
  try {
    const tar = gunzipSync(readFileSync(copia))
    const base = await openPglite<Database>({ dir: destino, snapshot: new Blob([tar], { type: 'application/x-tar' }) })
    // One from before an update: the promises are those of this version.
    await migrate(base, MIGRATIONS)
    const rotas = await comprobarInvariantes(base.db, now)
    await base.close()
    listaDeCopia(dirname(copia), basename(copia))
    return rotas.length === 0 ? null : `no cumple ${[...new Set(rotas.map(({ invariante }) => invariante))].join(', ')}`
  } catch (error) {
    return `no se puede leer (${(error as Error).message.split('\n')[0]})`
  }
}

/** Before the database moves: stopped halfway, the next try does the rest. */
async function reponer({
  dataDir,
  respaldos,
  copia,
  now,
}: {
  dataDir: string
  respaldos: string
  copia: string
  now: Date
}): Promise<Restaurado['archivos']> {
  const hecho = await reponerArchivos(dataDir, {
    respaldos,
    copia,
    aparte: `${carpetaDeArchivos(dataDir)}.anterior-${sello(now)}`,
  })
  return hecho && { repuestos: hecho.put.length, perdidos: hecho.lost }
}

const sello = (now: Date): string => now.toISOString().replaceAll(/[:.]/g, '-')

function poner(dataDir: string, now: Date): string | null {
  mkdirSync(dataDir, { recursive: true })
  const base = join(dataDir, 'base')
  const anterior = existsSync(base) ? `${base}.anterior-${sello(now)}` : null
  if (anterior) renameSync(base, anterior)
  renameSync(join(dataDir, PARTE), base)
  return anterior
}
