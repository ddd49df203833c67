import type { Pendiente } from '#contract/estadisticas.ts'
import { conOffset } from '#domain/fechas.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { tramoDe, type Paginado } from '#server/tramo.ts'
import { countEstadisticas, listPendientes } from './estadisticas.db.ts'

const ZONA = 'America/Santiago'
const TODOS = 500

/** The queue behind the figure `pendingReview`. */
export async function listarPendientes(ctx: Ctx, paginado: Paginado): Promise<Page<Pendiente>> {
  const rows = await listPendientes(ctx.db, tramoDe(paginado, TODOS))
  return {
    items: rows.map((row) => ({ ...row, desde: conOffset(row.desde, ZONA) })),
    total: (await countEstadisticas(ctx.db)).pendingReview,
  }
}
