import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { writeBackup } from '#server/platform/backup.ts'
import {
  copyIntoPool,
  damagedIn,
  prunePool,
  putBack,
  type FileEntry,
  type PutBack,
} from '#server/platform/file-pool.ts'
import { log } from '#server/platform/log.ts'

const Lista = z.array(
  z.object({
    key: z.string().regex(/^[a-z0-9][a-z0-9/_-]*\.[a-z0-9]+$/),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    bytes: z.number(),
    mtimeMs: z.number(),
  }),
)

const FIN_DE_BASE = '.tar.gz'
const FIN_DE_LISTA = '.archivos.json'
const partesDe = (respaldos: string): string => join(respaldos, 'archivos')
const listaDe = (respaldos: string, copia: string): string => join(respaldos, copia.replace(FIN_DE_BASE, FIN_DE_LISTA))

/** Where the files lie while a bucket does not hold them. */
export const carpetaDeArchivos = (dataDir: string): string => join(dataDir, 'archivos')

/** The photos and papers as they are now, beside those that earlier copies brought in already. */
export async function copiarArchivos(
  dataDir: string,
  respaldos: string,
  conocidos?: readonly FileEntry[],
): Promise<FileEntry[]> {
  return copyIntoPool(carpetaDeArchivos(dataDir), partesDe(respaldos), conocidos ?? ultimaLista(respaldos))
}

export function anotarLista(respaldos: string, copia: string, lista: readonly FileEntry[]): void {
  writeBackup(respaldos, copia.replace(FIN_DE_BASE, FIN_DE_LISTA), Buffer.from(JSON.stringify(lista)))
}

/** Lists without their copy of the database, and contents that no list names. */
export async function olvidarListas(respaldos: string): Promise<void> {
  const huerfanas = listasDe(respaldos).filter(
    (nombre) => !existsSync(join(respaldos, nombre.replace(FIN_DE_LISTA, FIN_DE_BASE))),
  )
  for (const nombre of huerfanas) rmSync(join(respaldos, nombre))
  const listas = listasDe(respaldos).map((nombre) => leerSiSePuede(join(respaldos, nombre)))
  // What a list that cannot be read named is not known: nothing goes.
  if (listas.includes(null)) return
  await prunePool(partesDe(respaldos), new Set(listas.flatMap((lista) => lista!.map(({ sha256 }) => sha256))))
}

/** Keys of the files that this copy could not give back. */
export const archivosPerdidos = (respaldos: string, copia: string): Promise<string[]> =>
  damagedIn(partesDe(respaldos), listaDeCopia(respaldos, copia) ?? [])

/** Null where the copy is older than this: it holds the database alone. */
export async function reponerArchivos(
  dataDir: string,
  { respaldos, copia, aparte }: { respaldos: string; copia: string; aparte: string },
): Promise<PutBack | null> {
  const lista = listaDeCopia(respaldos, copia)
  return (
    lista && putBack({ folder: carpetaDeArchivos(dataDir), pool: partesDe(respaldos), aside: aparte, entries: lista })
  )
}

/** Null where that copy has no list; one that cannot be read is an error. */
export const listaDeCopia = (respaldos: string, copia: string): FileEntry[] | null =>
  existsSync(listaDe(respaldos, copia)) ? leer(listaDe(respaldos, copia)) : null
const leer = (archivo: string): FileEntry[] => Lista.parse(JSON.parse(readFileSync(archivo, 'utf8')))
function leerSiSePuede(archivo: string): FileEntry[] | null {
  try {
    return leer(archivo)
  } catch (error) {
    log.error('backup.list_unreadable', { archivo: basename(archivo), error: (error as Error).name })
    return null
  }
}

const listasDe = (respaldos: string): string[] =>
  existsSync(respaldos) ? readdirSync(respaldos).filter((nombre) => nombre.endsWith(FIN_DE_LISTA)) : []

function ultimaLista(respaldos: string): FileEntry[] {
  const sinClase = (nombre: string): string => nombre.slice(nombre.indexOf('-'))
  const ultima = listasDe(respaldos)
    .toSorted((a, b) => (sinClase(a) < sinClase(b) ? -1 : 1))
    .at(-1)
  return ultima === undefined ? [] : (leerSiSePuede(join(respaldos, ultima)) ?? [])
}
