import type { Pendiente } from '#contract/estadisticas.ts'
import { conOffset } from '#domain/fechas.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { countEstadisticas, listPendientes } from './estadisticas.db.ts'

const ZONA = 'America/Santiago'
const TODOS = 500

/** The queue behind the figure `pendingReview`. */
export async function listarPendientes(ctx: Ctx, { pagina, porPagina }: { pagina?: number | undefined; porPagina?: number | undefined }): Promise<Page<Pendiente>> {
  const limit = pagina === undefined && porPagina === undefined ? TODOS : (porPagina ?? 24)
  const rows = await listPendientes(ctx.db, { limit, offset: ((pagina ?? 1) - 1) * limit })
  return { items: rows.map((row) => ({ ...row, desde: conOffset(row.desde, ZONA) })), total: (await countEstadisticas(ctx.db)).pendingReview }
}
