import type { Input } from '#contract/call.ts'
import type { experiencias, Resena } from '#contract/experiencias.ts'
import { conOffset } from '#domain/fechas.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { findExperienciaPublica } from '#server/modules/experiencias/index.ts'
import { refuse } from '#server/refusal.ts'
import { listResenas, sumResenas } from './resenas.db.ts'

const POR_PAGINA = 24

export async function listarResenas(ctx: Ctx, { id, pagina, porPagina, orden = 'recientes', puntaje }: Input<typeof experiencias.listarResenas>): Promise<Page<Resena>> {
  const experiencia = (await findExperienciaPublica(ctx.db, id)) ?? refuse('experiencia-desconocida')
  const limit = pagina === undefined && porPagina === undefined ? null : (porPagina ?? POR_PAGINA)
  const offset = ((pagina ?? 1) - 1) * (limit ?? 0)
  const rows = await listResenas(ctx.db, experiencia.id, { limit, offset, orden, puntaje: puntaje ?? null }, ctx.now)
  const items = rows.map((row) => ({ ...row, publicadaEn: conOffset(row.publicadaEn, experiencia.zonaHoraria) }))
  return { items, total: limit === null ? items.length : (await sumResenas(ctx.db, experiencia.id, ctx.now, puntaje ?? null)).cantidad }
}
