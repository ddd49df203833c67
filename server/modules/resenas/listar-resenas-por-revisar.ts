import type { ResenaPorRevisar } from '#contract/resenas.ts'
import { puedeModerarResenas } from '#domain/permisos/resenas.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { countPorRevisar, listPorRevisar } from './por-revisar.db.ts'

const POR_PAGINA = 24

export async function listarResenasPorRevisar(ctx: Ctx, { pagina = 1, porPagina = POR_PAGINA }: { pagina?: number | undefined; porPagina?: number | undefined }): Promise<Page<ResenaPorRevisar>> {
  if (!puedeModerarResenas(ctx.actor)) refuse('sin-permiso')
  const rows = await listPorRevisar(ctx.db, { limit: porPagina, offset: (pagina - 1) * porPagina })
  return { items: rows.map((row) => ({ ...row, desde: row.desde.toISOString(), denuncias: row.denuncias ?? [] })), total: await countPorRevisar(ctx.db) }
}
