import type { Input } from '#contract/call.ts'
import type { experiencias, Resena } from '#contract/experiencias.ts'
import { conOffset } from '#domain/fechas.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { findExperienciaPublica } from '#server/modules/experiencias/index.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe } from '#server/tramo.ts'
import { fotosConUrl } from './fotos-de-resena.ts'
import { listResenas, sumResenas } from './resenas.db.ts'

export async function listarResenas(ctx: Ctx, { id, orden = 'recientes', puntaje, ...paginado }: Input<typeof experiencias.listarResenas>): Promise<Page<Resena>> {
  const experiencia = (await findExperienciaPublica(ctx.db, id)) ?? refuse('experiencia-desconocida')
  const tramo = tramoDe(paginado, null)
  const rows = await listResenas(ctx.db, experiencia.id, { ...tramo, orden, puntaje: puntaje ?? null }, ctx.now)
  const items = rows.map((row) => ({ ...row, publicadaEn: conOffset(row.publicadaEn, experiencia.zonaHoraria), fotos: fotosConUrl(ctx, row.fotos, row.publicadaEn) }))
  return { items, total: tramo.limit === null ? items.length : (await sumResenas(ctx.db, experiencia.id, ctx.now, puntaje ?? null)).cantidad }
}
