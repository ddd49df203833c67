import { sql } from 'kysely'
import { CAMPOS_DE_FICHA } from '#domain/experiencias/ficha.ts'
import type { Db, Tx } from '#server/ctx.ts'

const visibles = (db: Db) =>
  db
    .selectFrom('experiencias as e')
    .select(CAMPOS_DE_FICHA.map((campo) => `e.${campo}` as const))
    .where('e.listada', '=', true)

export const listFavoritos = (db: Db, usuarioId: string, { limit, offset }: { limit: number; offset: number }) =>
  visibles(db)
    .innerJoin('favoritos as f', 'f.experienciaId', 'e.id')
    .where('f.usuarioId', '=', usuarioId)
    .orderBy('f.createdAt', 'desc')
    .orderBy('f.experienciaId')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countFavoritos(db: Db, usuarioId: string): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from favoritos f join experiencias e on e.id = f.experiencia_id and e.listada where f.usuario_id = ${usuarioId}`.execute(
    db,
  )
  return rows[0]!.n
}

export async function listIds(db: Db | Tx, usuarioId: string): Promise<string[]> {
  return (
    await db
      .selectFrom('favoritos')
      .select('experienciaId')
      .where('usuarioId', '=', usuarioId)
      .orderBy('createdAt', 'desc')
      .orderBy('experienciaId')
      .execute()
  ).map(({ experienciaId }) => experienciaId)
}

/** Those that exist and are out; what was saved before keeps its place. */
export async function insertFavoritos(tx: Tx, usuarioId: string, ids: string[], now: Date): Promise<void> {
  await sql`insert into favoritos (usuario_id, experiencia_id, created_at)
    select ${usuarioId}, e.id, ${now} from experiencias e where e.id::text = any(${ids}) and e.listada on conflict do nothing`.execute(
    tx,
  )
}

export async function deleteFavorito(db: Db, usuarioId: string, experienciaId: string): Promise<boolean> {
  return (
    (await db
      .deleteFrom('favoritos')
      .where('usuarioId', '=', usuarioId)
      .where(sql<boolean>`experiencia_id::text = ${experienciaId.toLowerCase()}`)
      .returning('experienciaId')
      .executeTakeFirst()) !== undefined
  )
}

export const findVisibles = (db: Db, ids: string[]) =>
  visibles(db)
    .where(sql<boolean>`e.id::text = any(${ids})`)
    .orderBy(sql`array_position(${ids}::text[], e.id::text)`)
    .execute()

export async function deleteFavoritosDe(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('favoritos').where('usuarioId', '=', usuarioId).execute()
}

/** What this module keeps of a person. */
export async function exportarFavoritos(db: Db, usuarioId: string) {
  const favoritos = await db
    .selectFrom('favoritos as f')
    .innerJoin('experiencias as e', 'e.id', 'f.experienciaId')
    .select(['e.nombreExperiencia', 'f.createdAt as guardadoEn'])
    .where('f.usuarioId', '=', usuarioId)
    .orderBy('f.createdAt')
    .execute()
  return { favoritos }
}
