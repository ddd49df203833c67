import type { Experiencia } from '#contract/experiencias.ts'
import { fichaDe } from '#domain/experiencias/ficha.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { tramoDe, type Paginado } from '#server/tramo.ts'
import { countFavoritos, findVisibles, listFavoritos, listIds } from './favoritos.db.ts'

export async function listarFavoritos(ctx: Ctx, paginado: Paginado): Promise<Page<Experiencia>> {
  const usuarioId = usuarioDe(ctx)
  const rows = await listFavoritos(ctx.db, usuarioId, tramoDe(paginado))
  return { items: rows.map(fichaDe), total: await countFavoritos(ctx.db, usuarioId) }
}

export async function listarIdsDeFavoritos(ctx: Ctx): Promise<{ ids: string[] }> {
  return { ids: await listIds(ctx.db, usuarioDe(ctx)) }
}

/** For visitors, who keep their list in the browser. */
export async function verExperienciasGuardadas(ctx: Ctx, { ids }: { ids: string[] }): Promise<Experiencia[]> {
  return (
    await findVisibles(
      ctx.db,
      ids.map((id) => id.toLowerCase()),
    )
  ).map(fichaDe)
}
