import { createHash } from 'node:crypto'
import type { Ctx, Tx } from '#server/ctx.ts'
import { BusyError } from '#server/platform/db.ts'
import { refuse } from '#server/refusal.ts'
import { findClave, guardarRespuesta, reservarClave, type ClaveIdempotente } from './idempotencia.db.ts'

/**
 * Runs `act` in a transaction; with an `Idempotency-Key` at most once per (actor, ruta, key), the answer kept in the same
 * transaction. The same key with another body is refused; one still running is waited for, 3 s at most.
 */
export async function unaVez<T>(ctx: Ctx, { ruta, actor, cuerpo }: { ruta: string; actor: string; cuerpo: unknown }, act: (tx: Tx) => Promise<T>): Promise<T> {
  const clave = ctx.idempotencyKey
  if (clave === null) return ctx.transaction(act)
  const k: ClaveIdempotente = { actor, ruta, clave }
  const huella = huellaDe(cuerpo)
  try {
    return await ctx.transaction(async (tx) => {
      if (!(await reservarClave(tx, k, huella, ctx.now))) return repetir<T>(tx, k, huella)
      const respuesta = await act(tx)
      await guardarRespuesta(tx, k, respuesta)
      return respuesta
    })
  } catch (error) {
    if (error instanceof BusyError && (await findClave(ctx.db, k)) === undefined) refuse('solicitud-en-curso', { cause: error })
    throw error
  }
}

async function repetir<T>(tx: Tx, k: ClaveIdempotente, huella: string): Promise<T> {
  const primera = await findClave(tx, k)
  if (!primera) refuse('solicitud-en-curso')
  if (primera.huella !== huella) refuse('clave-idempotente-reutilizada')
  return primera.respuesta as T
}

function huellaDe(cuerpo: unknown): string {
  return createHash('sha256').update(JSON.stringify(canonical(cuerpo))).digest('base64url')
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, canonical(item)]))
}
