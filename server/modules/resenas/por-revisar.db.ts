import { sql } from 'kysely'
import type { ResenaPorRevisar } from '#contract/resenas.ts'
import type { Db } from '#server/ctx.ts'

export type PorRevisarRow = Omit<ResenaPorRevisar, 'desde' | 'denuncias' | 'fotos'> & {
  fotos: unknown
  desde: Date
  denuncias: ResenaPorRevisar['denuncias'] | null
}

const ABIERTA = sql`(o.motivo_oculta = 'en_revision' or exists (select 1 from denuncias_de_resenas d where d.resena_id = o.id and d.estado = 'abierta'))`

/** `resenaId`: that one, whatever was decided of it. */
export async function listPorRevisar(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
  resenaId: string | null = null,
): Promise<PorRevisarRow[]> {
  const { rows } = await sql<PorRevisarRow>`
    select o.id, o.experiencia_id, e.nombre_experiencia, o.autor, o.puntaje, o.comentario, o.fotos, coalesce(o.motivo_oculta = 'en_revision', false) as en_revision,
      coalesce((select min(d.created_at) from denuncias_de_resenas d where d.resena_id = o.id and d.estado = 'abierta'), o.oculta_en, o.created_at) as desde,
      (select json_agg(json_build_object('regla', d.regla, 'detalle', d.detalle) order by d.created_at) from denuncias_de_resenas d where d.resena_id = o.id and d.estado = 'abierta') as denuncias
    from resenas o join experiencias e on e.id = o.experiencia_id
    where ${resenaId === null ? ABIERTA : sql`o.id::text = ${resenaId.toLowerCase()}`} order by desde, o.id limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

export async function countPorRevisar(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from resenas o where ${ABIERTA}`.execute(db)
  return rows[0]!.n
}
