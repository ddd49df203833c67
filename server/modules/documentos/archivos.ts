import { timingSafeEqual } from 'node:crypto'
import { ReadableStream as Flujo } from 'node:stream/web'
import type { TIPOS_ARCHIVO } from '#contract/topes.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Ctx } from '#server/ctx.ts'
import { escribirArchivos } from '#server/modules/archivos/index.ts'
import { refuse } from '#server/refusal.ts'
import {
  deleteContenido,
  deleteDocumentos,
  findContenido,
  findPorId,
  listPorMover,
  listPorOlvidar,
  type DocumentoRow,
} from './documentos.db.ts'
import { olvidarLegajos } from './legajos.db.ts'

type Tipo = (typeof TIPOS_ARCHIVO)[number]
type Guardas = Pick<Ctx, 'db' | 'archivos' | 'secretos' | 'now'>

const FIRMA_MS = 5 * 60_000
const LOTE = 20
const ANIO_MS = 365 * 86_400_000
const claveDe = (id: string): string => `documentos/${id}.sellado`
const DIRECCION = /^\/documentos\/([0-9a-f-]{36})$/

/** Sealed, beside the photos: whoever can read the files reads nothing of them. Before its row, and never inside a transaction. Answers its key, which its row is to name. */
export async function guardarArchivo(ctx: Ctx, id: string, bytes: Uint8Array): Promise<string> {
  const clave = claveDe(id)
  await escribirArchivos(ctx, [{ clave, bytes: ctx.secretos.cifrar(bytes), tipo: 'application/octet-stream' }])
  return clave
}

export async function borrarArchivos({ archivos }: Pick<Ctx, 'archivos'>, ids: readonly string[]): Promise<void> {
  for (const id of ids) await archivos.remove(claveDe(id))
}

/** An address that hands the paper over for five minutes, to whoever has it. */
export function toArchivoJson(
  { secretos, now }: Pick<Ctx, 'secretos' | 'now'>,
  { id, nombre, tipoArchivo, bytes }: DocumentoRow,
): { nombre: string; tipo: Tipo; bytes: number; url: string } {
  const ruta = `/documentos/${id}`
  const hasta = now.getTime() + FIRMA_MS
  return {
    nombre,
    tipo: tipoArchivo as Tipo,
    bytes,
    url: `${ruta}?hasta=${hasta}&firma=${secretos.sellar(`${ruta}?${hasta}`)}`,
  }
}

export interface Papel {
  nombre: string
  tipo: string
  bytes: number
  leer(): Promise<ReadableStream<Uint8Array>>
}

/** The paper at an address, while its signature holds. Read twice: not a byte leaves before all of it is known to be as it was sealed, and all of it is never in memory. */
export async function abrirDocumento(guardas: Guardas, path: string, search: URLSearchParams): Promise<Papel | null> {
  const id = DIRECCION.exec(path)?.[1]
  if (!id || !esUuid(id) || !estaFirmada(guardas, path, search)) return null
  const documento = await findPorId(guardas.db, id)
  const primera = documento && (await abrirPartes(guardas, id))
  if (!primera) return null
  let bytes = 0
  for await (const parte of primera) bytes += parte.length
  return {
    nombre: documento.nombre,
    tipo: documento.tipoArchivo,
    bytes,
    leer: async () =>
      Flujo.from((await abrirPartes(guardas, id)) ?? refuse('documento-desconocido')) as ReadableStream<Uint8Array>,
  }
}

async function abrirPartes(
  { archivos, secretos, db }: Guardas,
  id: string,
): Promise<AsyncGenerator<Uint8Array> | null> {
  const sellado =
    (await archivos.open(claveDe(id))) ??
    (await findContenido(db, id).then((fila) => fila && new Blob([new Uint8Array(fila.contenido)]).stream()))
  return sellado ? secretos.descifrarPorPartes(sellado) : null
}

function estaFirmada({ secretos, now }: Pick<Ctx, 'secretos' | 'now'>, path: string, search: URLSearchParams): boolean {
  const hasta = search.get('hasta') ?? ''
  if (!/^\d{1,15}$/.test(hasta) || Number(hasta) < now.getTime()) return false
  const [firma, buena] = [Buffer.from(search.get('firma') ?? ''), Buffer.from(secretos.sellar(`${path}?${hasta}`))]
  return firma.length === buena.length && timingSafeEqual(firma, buena)
}

/** Papers that were sent while they lay in the database: their bytes are sealed already. A second run of it writes the same file. */
export async function moverArchivos(ctx: Ctx): Promise<void> {
  for (;;) {
    const porMover = await listPorMover(ctx.db, LOTE)
    for (const { documentoId } of porMover) {
      const fila = await findContenido(ctx.db, documentoId)
      if (!fila) continue
      await ctx.archivos.put(claveDe(documentoId), fila.contenido, 'application/octet-stream')
      await deleteContenido(ctx.db, documentoId)
    }
    if (porMover.length < LOTE) return
  }
}

/** A year after somebody left. */
export async function olvidarDocumentos(ctx: Ctx): Promise<void> {
  const antesDe = new Date(ctx.now.getTime() - ANIO_MS)
  const viejos = (await listPorOlvidar(ctx.db, antesDe, LOTE * 10)).map(({ id }) => id)
  await borrarArchivos(ctx, viejos)
  await ctx.transaction((tx) => deleteDocumentos(tx, viejos))
  await olvidarLegajos(ctx.db, antesDe)
}
