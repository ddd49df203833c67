import { sql, type Updateable } from 'kysely'
import type { Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

/** `cierreMinutos`: when sales end, counted back from each start. */
export async function setEnSalidas(
  tx: Tx,
  ids: readonly string[],
  set: Updateable<Database['salidas']>,
  cierreMinutos: number | undefined,
): Promise<void> {
  const completo = {
    ...set,
    ...(cierreMinutos !== undefined && {
      cierreVentas: sql<Date>`inicio_utc - make_interval(mins => ${cierreMinutos}::int)`,
    }),
  }
  if (Object.keys(completo).length > 0)
    await tx
      .updateTable('salidas')
      .set(completo)
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .execute()
}
