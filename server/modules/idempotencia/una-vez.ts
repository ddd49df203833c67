import { createHash } from 'node:crypto'
import type { Ctx, Tx } from '#server/ctx.ts'
import { sqlState } from '#server/platform/db.ts'
import { refuse } from '#server/refusal.ts'
import {
  findClave,
  guardarRespuesta,
  reservarClave,
  retomarClave,
  soltarClave,
  type ClaveIdempotente,
} from './idempotencia.db.ts'

/**
 * Runs `act` in a transaction; with an `Idempotency-Key` at most once per (actor, ruta, key), the answer kept in the same
 * transaction. The same key with another body is refused; one still running is waited for, 3 s at most.
 */
export async function unaVez<T>(ctx: Ctx, { ruta, actor, cuerpo }: Acto, act: (tx: Tx) => Promise<T>): Promise<T> {
  const clave = ctx.idempotencyKey
  if (clave === null) return ctx.transaction(act)
  const k: ClaveIdempotente = { actor, ruta, clave }
  const huella = huellaDe(cuerpo)
  return ctx.transaction(async (tx) => {
    if (!(await tomarClave(tx, k, huella, ctx.now)))
      return (await repetir<T>(tx, k, huella)) ?? refuse('solicitud-en-curso')
    const respuesta = await act(tx)
    await guardarRespuesta(tx, k, respuesta)
    return respuesta
  })
}

/**
 * The same for an act that asks the provider between its transactions, and that may be done again after a crash: one still
 * running is waited for, one that failed leaves the key free.
 */
export async function unaVezPorPartes<T>(ctx: Ctx, { ruta, actor, cuerpo }: Acto, act: () => Promise<T>): Promise<T> {
  const clave = ctx.idempotencyKey
  if (clave === null) return act()
  const k: ClaveIdempotente = { actor, ruta, clave }
  const primera = await tomarOEsperar<T>(ctx, k, huellaDe(cuerpo))
  if (primera) return primera
  try {
    const respuesta = await act()
    await ctx.transaction((tx) => guardarRespuesta(tx, k, respuesta))
    return respuesta
  } catch (error) {
    await soltarClave(ctx.db, k)
    throw error
  }
}

const ESPERA_MS = 3_000
const PAUSA_MS = 50
const ABANDONADA_MS = 60_000

/** The first answer, as soon as there is one; null once the key is ours. */
async function tomarOEsperar<T>(ctx: Ctx, k: ClaveIdempotente, huella: string): Promise<T | null> {
  const abandonadaAntesDe = new Date(ctx.now.getTime() - ABANDONADA_MS)
  for (let esperado = 0; esperado < ESPERA_MS; esperado += PAUSA_MS) {
    const primera = await ctx.transaction(async (tx) =>
      (await tomarClave(tx, k, huella, ctx.now)) ? 'mia' : repetir<T>(tx, k, huella),
    )
    if (primera === 'mia') return null
    if (primera) return primera
    if (await retomarClave(ctx.db, k, abandonadaAntesDe, ctx.now)) return null
    await new Promise((resolve) => setTimeout(resolve, PAUSA_MS))
  }
  return refuse('solicitud-en-curso')
}

interface Acto {
  ruta: string
  actor: string
  cuerpo: unknown
}

/** Waits for the one that holds the key, as long as the database waits for a lock. */
async function tomarClave(tx: Tx, k: ClaveIdempotente, huella: string, now: Date): Promise<boolean> {
  try {
    return await reservarClave(tx, k, huella, now)
  } catch (error) {
    if (sqlState(error) === '55P03') refuse('solicitud-en-curso', { cause: error })
    throw error
  }
}

/** The first answer; null while there is none. */
async function repetir<T>(tx: Tx, k: ClaveIdempotente, huella: string): Promise<T | null> {
  const primera = await findClave(tx, k)
  if (primera && primera.huella !== huella) refuse('clave-idempotente-reutilizada')
  return typeof primera?.respuesta === 'string' ? (JSON.parse(primera.respuesta) as T) : null
}

function huellaDe(cuerpo: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(cuerpo)))
    .digest('base64url')
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, canonical(item)]),
  )
}
