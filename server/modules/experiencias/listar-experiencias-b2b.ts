import type { b2b } from '#contract/empresas.ts'
import type { Input } from '#contract/call.ts'
import type { Experiencia } from '#contract/experiencias.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { findCursor } from '#server/cursor.ts'
import { paginar } from '#server/tramo.ts'
import { listCambiadas } from './experiencias.db.ts'
import { listarExperiencias } from './listar-experiencias.ts'

/** The public list; of what changed since a cursor, where there is one. */
export async function listarExperienciasB2b(
  ctx: Ctx,
  { cambiosDesde, pagina, porPagina, ...filtros }: Input<typeof b2b.listarExperienciasB2b>,
): Promise<Page<Experiencia>> {
  // Read first: what is written while the list is made comes again the next time.
  const cursor = await findCursor(ctx.db, cambiosDesde)
  if (cambiosDesde === undefined)
    return { ...(await listarExperiencias(ctx, { ...filtros, pagina, porPagina })), cursor: cursor.actual }
  const cambiadas = await listCambiadas(ctx.db, cursor.desde)
  const { items } = await listarExperiencias(ctx, filtros)
  return {
    ...paginar(
      items.filter(({ id }) => cambiadas.has(id)),
      { pagina, porPagina },
    ),
    cursor: cursor.actual,
  }
}
