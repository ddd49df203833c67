import type { Ctx } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { refuse } from '#server/refusal.ts'
import { deleteFavorito, insertFavoritos, listIds } from './favoritos.db.ts'
import { listarIdsDeFavoritos } from './listar-favoritos.ts'

const MAX = 300

/** One heart, or what a visitor had kept before signing in. */
export async function guardarFavoritos(ctx: Ctx, { ids }: { ids: string[] }): Promise<{ ids: string[] }> {
  const usuarioId = usuarioDe(ctx)
  return ctx.transaction(async (tx) => {
    await insertFavoritos(
      tx,
      usuarioId,
      ids.map((id) => id.toLowerCase()),
      ctx.now,
    )
    const guardados = await listIds(tx, usuarioId)
    if (guardados.length > MAX) refuse('favoritos-llenos')
    return { ids: guardados }
  })
}

export async function quitarFavorito(
  ctx: Ctx,
  { experienciaId }: { experienciaId: string },
): Promise<{ ids: string[] }> {
  if (!(await deleteFavorito(ctx.db, usuarioDe(ctx), experienciaId))) refuse('experiencia-desconocida')
  return listarIdsDeFavoritos(ctx)
}
