import { sql } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import type { Direccion } from '#server/titular.ts'

export interface Limite {
  max: number
  segundos: number
}

/** Counts one use of `clave` in the current window, in the database so that every process counts together. Answers the uses so far. */
export const sumar = (
  db: Db,
  clave: string,
  segundos: number,
  now: Date,
): Promise<{ cuenta: number; restan: number }> => gastar(db, clave, { cuantos: 1, segundos, now })

/** The same for several at once. */
export async function gastar(
  db: Db,
  clave: string,
  { cuantos, segundos, now }: { cuantos: number; segundos: number; now: Date },
): Promise<{ cuenta: number; restan: number }> {
  const { inicio, restan } = ventanaDe(segundos, now)
  const { cuenta } = await db
    .insertInto('limites')
    .values({ clave, ventana: inicio, cuenta: cuantos })
    .onConflict((oc) => oc.columns(['clave', 'ventana']).doUpdateSet({ cuenta: sql`limites.cuenta + ${cuantos}::int` }))
    .returning('cuenta')
    .executeTakeFirstOrThrow()
  return { cuenta, restan }
}

/** Counts one use and refuses with the seconds left once there were more than `max`. */
export async function contar(db: Db, clave: string, { max, segundos }: Limite, now: Date): Promise<void> {
  const { cuenta, restan } = await sumar(db, clave, segundos, now)
  if (cuenta > max) refuse('demasiados-intentos', { retryAfterSeconds: restan })
}

export async function descartarVentanas(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('limites')
    .where('ventana', '<', new Date(now.getTime() - 86_400_000))
    .execute()
}

/** Uses so far in the current window, and the seconds it still lasts. */
export async function leer(
  db: Db,
  clave: string,
  segundos: number,
  now: Date,
): Promise<{ cuenta: number; restan: number }> {
  const { inicio, restan } = ventanaDe(segundos, now)
  const row = await db
    .selectFrom('limites')
    .select('cuenta')
    .where('clave', '=', clave)
    .where('ventana', '=', inicio)
    .executeTakeFirst()
  return { cuenta: row?.cuenta ?? 0, restan }
}

function ventanaDe(segundos: number, now: Date): { inicio: Date; restan: number } {
  const size = segundos * 1000
  const inicio = Math.floor(now.getTime() / size) * size
  return { inicio: new Date(inicio), restan: Math.max(1, Math.ceil((inicio + size - now.getTime()) / 1000)) }
}

/** Lets the transactions of one `clave` pass one at a time: the row stays locked until the transaction ends. */
export async function ponerEnFila(tx: Tx, clave: string): Promise<void> {
  await tx
    .insertInto('limites')
    .values({ clave, ventana: new Date(0), cuenta: 1 })
    .onConflict((oc) => oc.columns(['clave', 'ventana']).doUpdateSet({ cuenta: 1 }))
    .execute()
}

/** Keys that end in an address of somebody who is leaving, of the time when it was theirs. */
export async function olvidarLimites(
  tx: Tx,
  direcciones: readonly Pick<Direccion, 'correo' | 'hasta'>[],
): Promise<void> {
  for (const { correo, hasta } of direcciones) {
    const suyos = tx.deleteFrom('limites').where(sql<boolean>`right(clave, ${correo.length + 1}) = ${`:${correo}`}`)
    await (hasta ? suyos.where('ventana', '<=', hasta) : suyos).execute()
  }
}
