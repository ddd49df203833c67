import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { LICENCIAS } from '#contract/fotos.ts'
import type { FotoSubida } from '#contract/ediciones.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Secretos } from '#server/ports.ts'
import { refuse } from '#server/refusal.ts'
import { dibujar } from './dibujar.ts'
import { contarFotos, deleteFoto, findFoto, findPorHuella, insertFoto, listSueltas, type FotoRow } from './fotos.db.ts'
import { claveDe, fotoDeUrl, MEDIDAS, urlDeFoto, type Medida } from './medidas.ts'

const MAX_GUARDADAS = 40
const MAX_BYTES = 200 * 1024 * 1024
const FIRMA_MS = 5 * 60_000
const SUELTA_MS = 24 * 3_600_000
const LOTE = 100

interface Nueva {
  experienciaId: string
  bytes: Uint8Array
  licencia: (typeof LICENCIAS)[number]
  subidaPor: string
}

/** Draws the photo anew and keeps it, private; the same one again is the one there is. */
export async function guardarFoto(ctx: Ctx, { experienciaId, bytes, licencia, subidaPor }: Nueva): Promise<FotoRow> {
  const huella = createHash('sha256').update(bytes).digest()
  const conocida = await findPorHuella(ctx.db, experienciaId, huella)
  if (conocida) return conocida
  const { cantidad, bytes: ocupados } = await contarFotos(ctx.db, experienciaId)
  if (cantidad >= MAX_GUARDADAS || ocupados >= MAX_BYTES) refuse('fotos-completas')
  const { ancho, alto, archivos } = await dibujar(bytes)
  const id = randomUUID()
  // Before the row, and never inside a transaction: what a row names is there.
  for (const archivo of archivos) await ctx.archivos.put(claveDe(id, archivo.medida), archivo.bytes, MEDIDAS[archivo.medida].tipo)
  const kept = await insertFoto(ctx.db, { id, experienciaId, huella, ancho, alto, bytes: archivos.reduce((n, { bytes: b }) => n + b.length, 0), licencia, subidaPor, createdAt: ctx.now })
  if (kept.id !== id) await borrarArchivos(ctx, id)
  return kept
}

/** With addresses that open it now: a private one for five minutes. */
export function toFotoJson(ctx: Pick<Ctx, 'secretos' | 'now'>, { id, ancho, alto, publicadaEn }: FotoRow): FotoSubida {
  const url = (medida: Medida) => (publicadaEn ? urlDeFoto(id, medida) : firmada(ctx, urlDeFoto(id, medida)))
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
}

/** The file at an address, for whoever may see it. */
export async function abrirFoto({ db, archivos, secretos, now }: Pick<Ctx, 'db' | 'archivos' | 'secretos' | 'now'>, path: string, search: URLSearchParams): Promise<Archivo | null> {
  const nombrada = fotoDeUrl(path)
  const foto = nombrada && (await findFoto(db, nombrada.id))
  if (!foto || !(foto.publicadaEn || estaFirmada(secretos, now, path, search))) return null
  const bytes = await archivos.get(claveDe(nombrada.id, nombrada.medida))
  return bytes && { bytes, tipo: MEDIDAS[nombrada.medida].tipo, esPublica: foto.publicadaEn !== null }
}

function estaFirmada(secretos: Secretos, now: Date, path: string, search: URLSearchParams): boolean {
  const hasta = search.get('hasta') ?? ''
  if (!/^\d{1,15}$/.test(hasta) || Number(hasta) < now.getTime()) return false
  const [propia, enviada] = [Buffer.from(secretos.sellar(`${path}?${hasta}`)), Buffer.from(search.get('firma') ?? '')]
  return propia.length === enviada.length && timingSafeEqual(propia, enviada)
}

/** Removes what nobody shows a day after it was sent. */
export async function borrarFotosSueltas(ctx: Ctx): Promise<void> {
  for (const { id } of await listSueltas(ctx.db, new Date(ctx.now.getTime() - SUELTA_MS), LOTE)) {
    await deleteFoto(ctx.db, id)
    await borrarArchivos(ctx, id)
  }
}

async function borrarArchivos(ctx: Ctx, id: string): Promise<void> {
  for (const medida of Object.keys(MEDIDAS) as Medida[]) await ctx.archivos.remove(claveDe(id, medida))
}
