import { sql } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'

/** Who refused an operador last, and whether a second look was asked for. */
export async function findRechazo(
  db: Db | Tx,
  operadorId: string,
): Promise<{ apelado: boolean; decididoPor: string | null }> {
  const { rows } = await sql<{ apelado: boolean; decididoPor: string | null }>`
    select exists (select 1 from casos where tipo = 'operador' and objeto_id = ${operadorId} and (detalle ->> 'apelacion') = 'true') as apelado,
      (select resuelto_por from casos where tipo = 'operador' and objeto_id = ${operadorId} and decision = 'rechazar' order by resuelto_en desc, id limit 1) as decidido_por`.execute(
    db,
  )
  return rows[0]!
}
