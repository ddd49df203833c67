import type { Selectable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export type AvisoFallido = Pick<Selectable<Database['eventosPsp']>, 'id' | 'tipo' | 'error' | 'intentos' | 'recibidoEn'>

/** Notices that were tried until they were given up, the oldest first. */
export const listAvisosFallidos = (
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<AvisoFallido[]> =>
  db
    .selectFrom('eventosPsp')
    .select(['id', 'tipo', 'error', 'intentos', 'recibidoEn'])
    .where('estado', '=', 'fallido')
    .orderBy('recibidoEn')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countAvisosFallidos = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('eventosPsp')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('estado', '=', 'fallido')
      .executeTakeFirstOrThrow()
  ).n

/** Takes a notice out of those given up, once: who comes second hears that it is `gone`. */
export async function sacarDeFallidos(
  tx: Tx,
  id: string,
  estado: 'recibido' | 'ignorado',
): Promise<{ tipo: string } | 'gone' | 'unknown'> {
  const fila = await tx
    .updateTable('eventosPsp')
    .set({ estado, ...(estado === 'recibido' && { intentos: 0, error: null }) })
    .where('id', '=', id)
    .where('estado', '=', 'fallido')
    .returning('tipo')
    .executeTakeFirst()
  if (fila) return fila
  return (await tx.selectFrom('eventosPsp').select('id').where('id', '=', id).executeTakeFirst()) ? 'gone' : 'unknown'
}
