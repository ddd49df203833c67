import type { ResenaPorRevisar } from '#contract/resenas.ts'
import { puedeModerarResenas } from '#domain/permisos/resenas.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe, type Paginado } from '#server/tramo.ts'
import { fotosConUrl } from './fotos-de-resena.ts'
import { countPorRevisar, listPorRevisar } from './por-revisar.db.ts'

export async function listarResenasPorRevisar(
  ctx: Ctx,
  { resenaId, ...paginado }: Paginado & { resenaId?: string | undefined },
): Promise<Page<ResenaPorRevisar>> {
  if (!puedeModerarResenas(ctx.actor)) refuse('sin-permiso')
  const rows = await listPorRevisar(ctx.db, tramoDe(paginado), resenaId ?? null)
  return {
    items: rows.map((row) => ({
      ...row,
      fotos: fotosConUrl(ctx, row.fotos, null),
      desde: row.desde.toISOString(),
      denuncias: row.denuncias ?? [],
    })),
    total: resenaId === undefined ? await countPorRevisar(ctx.db) : rows.length,
  }
}
