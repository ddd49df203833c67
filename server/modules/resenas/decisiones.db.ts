import { sql } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'

export interface DecisionRow {
  decididaPor: string | null
  decididaEn: Date | null
  apelada: boolean
}

/** Who looked at a reported opinion last, and whether its operator asked for a second look. */
export async function findDecision(db: Db | Tx, resenaId: string): Promise<DecisionRow> {
  const { rows } = await sql<DecisionRow>`
    select d.resuelto_por as decidida_por, d.resuelto_en as decidida_en, exists (select 1 from casos a where a.objeto = 'resena' and a.objeto_id = ${resenaId} and a.tipo = 'apelacion') as apelada
    from (select 1) nada left join lateral (
      select resuelto_por, resuelto_en from casos where objeto = 'resena' and objeto_id = ${resenaId} and tipo = 'opinion' and estado = 'resuelto' order by abierto_en desc limit 1) d on true`.execute(
    db,
  )
  return rows[0]!
}
