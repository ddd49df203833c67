import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Licencia } from '#contract/fotos.ts'
import type { FotoSubida } from '#contract/experiencias.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import type { Secretos } from '#server/ports.ts'
import { descartarArchivos, escribirArchivos, nombrarArchivos } from '#server/modules/archivos/index.ts'
import { refuse } from '#server/refusal.ts'
import { dibujar } from './dibujar.ts'
import {
  contarFotos,
  deleteFotos,
  deleteFotosDeReservas,
  findFoto,
  findPorHuella,
  insertFoto,
  listSueltas,
  type Cosa,
  type FotoRow,
} from './fotos.db.ts'
import { claveDe, fotoDeUrl, MEDIDAS, urlDeFoto, type Medida } from './medidas.ts'

const MAX_GUARDADAS = 40
const MAX_BYTES = 200 * 1024 * 1024
const FIRMA_MS = 5 * 60_000
const SUELTA_MS = 24 * 3_600_000
const LOTE = 100

interface Nueva {
  cosa: Cosa
  bytes: Uint8Array
  licencia: Licencia
  subidaPor: string
}

/** Draws the photo anew and keeps it, private; the same one again is the one there is. */
export async function guardarFoto(ctx: Ctx, { cosa, bytes, licencia, subidaPor }: Nueva): Promise<FotoRow> {
  const huella = createHash('sha256').update(bytes).digest()
  const conocida = await findPorHuella(ctx.db, cosa, huella)
  if (conocida) return conocida
  const { cantidad, bytes: ocupados } = await contarFotos(ctx.db, cosa)
  if (cantidad >= MAX_GUARDADAS || ocupados >= MAX_BYTES) refuse('fotos-completas')
  const id = randomUUID()
  const dibujada = await dibujar(bytes, subidaPor)
  const claves = dibujada.archivos.map(({ medida }) => claveDe(id, medida))
  // Before the row, and never inside a transaction: what a row names is there.
  await escribirArchivos(
    ctx,
    dibujada.archivos.map(({ medida, bytes: suyos }) => ({
      clave: claveDe(id, medida),
      bytes: suyos,
      tipo: MEDIDAS[medida].tipo,
    })),
  )
  const kept = await ctx.transaction(async (tx) => {
    const fila = await insertFoto(tx, cosa, {
      id,
      huella,
      ...medidasDe(dibujada),
      licencia,
      subidaPor,
      createdAt: ctx.now,
    })
    if (fila.id === id) await nombrarArchivos(tx, claves)
    return fila
  })
  if (kept.id !== id) await descartarArchivos(ctx, claves)
  return kept
}

/** The same for whoever writes its row later, always under the same id; answers its own size in pixels and what its files weigh in all. */
export async function guardarArchivos(
  { archivos: store }: Pick<Ctx, 'archivos'>,
  { id, de }: { id: string; de: string },
  enviada: Uint8Array,
): Promise<{ ancho: number; alto: number; bytes: number }> {
  const dibujada = await dibujar(enviada, de)
  for (const { medida, bytes } of dibujada.archivos) await store.put(claveDe(id, medida), bytes, MEDIDAS[medida].tipo)
  return medidasDe(dibujada)
}

const medidasDe = ({ ancho, alto, archivos }: Awaited<ReturnType<typeof dibujar>>) => ({
  ancho,
  alto,
  bytes: archivos.reduce((n, { bytes }) => n + bytes.length, 0),
})

/** With addresses that open it now: a private one for five minutes. */
export function toFotoJson(
  ctx: Pick<Ctx, 'secretos' | 'now'>,
  { id, ancho, alto, publicadaEn }: Pick<FotoRow, 'id' | 'ancho' | 'alto' | 'publicadaEn'>,
): FotoSubida {
  const url = (medida: Medida) =>
    publicadaEn && publicadaEn <= ctx.now ? urlDeFoto(id, medida) : firmada(ctx, urlDeFoto(id, medida))
  return { id, url: url('1200.webp'), chica: url('400.webp'), ancho, alto }
}

/** The same address with what opens it for five minutes; what is no photo of ours stays as it is. */
export function firmada({ secretos, now }: Pick<Ctx, 'secretos' | 'now'>, url: string): string {
  if (!fotoDeUrl(url)) return url
  const hasta = now.getTime() + FIRMA_MS
  return `${url}?hasta=${hasta}&firma=${secretos.sellar(`${url}?${hasta}`)}`
}

export interface Archivo {
  bytes: Uint8Array<ArrayBuffer>
  tipo: string
  esPublica: boolean
  /** It may be taken down again: nobody keeps it for long. */
  esRetirable: boolean
}

/** The file at an address, for whoever may see it. */
export async function abrirFoto(
  { db, archivos, secretos, now }: Pick<Ctx, 'db' | 'archivos' | 'secretos' | 'now'>,
  path: string,
  search: URLSearchParams,
): Promise<Archivo | null> {
  const nombrada = fotoDeUrl(path)
  const foto = nombrada && (await findFoto(db, nombrada.id))
  if (!foto) return null
  const esPublica = foto.publicadaEn !== null && foto.publicadaEn <= now
  if (!esPublica && !estaFirmada(secretos, now, path, search)) return null
  const bytes = await archivos.get(claveDe(nombrada.id, nombrada.medida))
  return bytes && { bytes, tipo: MEDIDAS[nombrada.medida].tipo, esPublica, esRetirable: foto.reservaId !== null }
}

function estaFirmada(secretos: Secretos, now: Date, path: string, search: URLSearchParams): boolean {
  const hasta = search.get('hasta') ?? ''
  if (!/^\d{1,15}$/.test(hasta) || Number(hasta) < now.getTime()) return false
  const [propia, enviada] = [Buffer.from(secretos.sellar(`${path}?${hasta}`)), Buffer.from(search.get('firma') ?? '')]
  return propia.length === enviada.length && timingSafeEqual(propia, enviada)
}

/** Removes what nobody shows a day after it was sent. */
export async function borrarFotosSueltas(ctx: Ctx): Promise<void> {
  const ids = (await listSueltas(ctx.db, new Date(ctx.now.getTime() - SUELTA_MS), LOTE)).map(({ id }) => id)
  if (ids.length === 0) return
  await ctx.transaction(async (tx) => {
    await deleteFotos(tx, ids)
    // Of the same transaction: no file is left without its row.
    await ctx.enqueue(tx, 'fotos.borrarArchivos', { ids })
  })
}

/** What the opinions of these trips showed, or would have: the rows now, the files by a job. */
export async function borrarFotosDeReservas(ctx: Ctx, tx: Tx, reservas: string[]): Promise<void> {
  const ids = await deleteFotosDeReservas(tx, reservas)
  if (ids.length > 0) await ctx.enqueue(tx, 'fotos.borrarArchivos', { ids })
}

export async function borrarArchivos(ctx: Ctx, id: string): Promise<void> {
  for (const medida of Object.keys(MEDIDAS) as Medida[]) await ctx.archivos.remove(claveDe(id, medida))
}
