import type { Input } from '#contract/call.ts'
import type { experiencias, Resena } from '#contract/experiencias.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { findExperienciaPublica } from '#server/modules/experiencias/index.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe } from '#server/tramo.ts'
import { listResenas, sumResenas } from './resenas.db.ts'
import { toResenaJson } from './resenas.json.ts'

export async function listarResenas(
  ctx: Ctx,
  { id, orden = 'recientes', puntaje, ...paginado }: Input<typeof experiencias.listarResenas>,
): Promise<Page<Resena>> {
  const experiencia = (await findExperienciaPublica(ctx.db, id)) ?? refuse('experiencia-desconocida')
  const tramo = tramoDe(paginado, null)
  const rows = await listResenas(ctx.db, experiencia.id, { ...tramo, orden, puntaje: puntaje ?? null }, ctx.now)
  const items = rows.map((row) => toResenaJson(ctx, row, experiencia.zonaHoraria))
  return {
    items,
    total:
      tramo.limit === null
        ? items.length
        : (await sumResenas(ctx.db, experiencia.id, ctx.now, puntaje ?? null)).cantidad,
  }
}
