import type { Db, Tx } from '#server/ctx.ts'
import { bajoSuCorreo, type Persona } from '#server/titular.ts'

export interface ClaveIdempotente {
  actor: string
  ruta: string
  clave: string
}

/** False if the key is there already; waits for one that another transaction is writing. */
export async function reservarClave(tx: Tx, k: ClaveIdempotente, huella: string, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('idempotencia')
    .values({ ...k, huella, createdAt: now })
    .onConflict((oc) => oc.doNothing())
    .returning('clave')
    .executeTakeFirst()
  return row !== undefined
}

export const findClave = (db: Db | Tx, k: ClaveIdempotente) =>
  db
    .selectFrom('idempotencia')
    .select(['huella', 'respuesta'])
    .where('actor', '=', k.actor)
    .where('ruta', '=', k.ruta)
    .where('clave', '=', k.clave)
    .executeTakeFirst()

/** Kept as text inside the JSON, so that it is given again letter by letter. */
export async function guardarRespuesta(tx: Tx, k: ClaveIdempotente, respuesta: unknown): Promise<void> {
  await tx
    .updateTable('idempotencia')
    .set({ respuesta: JSON.stringify(JSON.stringify(respuesta)) })
    .where('actor', '=', k.actor)
    .where('ruta', '=', k.ruta)
    .where('clave', '=', k.clave)
    .execute()
}

/** Takes over a key whose request never ended: its process is gone. */
export async function retomarClave(db: Db, k: ClaveIdempotente, antesDe: Date, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotencia')
    .set({ createdAt: now })
    .where('actor', '=', k.actor)
    .where('ruta', '=', k.ruta)
    .where('clave', '=', k.clave)
    .where('respuesta', 'is', null)
    .where('createdAt', '<', antesDe)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Nothing came of it: the key may be used again. */
export async function soltarClave(db: Db, k: ClaveIdempotente): Promise<void> {
  await db
    .deleteFrom('idempotencia')
    .where('actor', '=', k.actor)
    .where('ruta', '=', k.ruta)
    .where('clave', '=', k.clave)
    .where('respuesta', 'is', null)
    .execute()
}

/** Keys are honoured for 72 hours (docs/nunca.md 3.1). */
export async function descartarClaves(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotencia')
    .where('createdAt', '<', new Date(now.getTime() - 72 * 3_600_000))
    .execute()
}

/** The answers that are kept for somebody who is leaving. */
export async function borrarClavesDe(tx: Tx, persona: Persona): Promise<void> {
  await tx
    .deleteFrom('idempotencia')
    .where((eb) => eb.or([eb('actor', '=', persona.usuarioId), bajoSuCorreo(persona, 'actor')]))
    .execute()
}
