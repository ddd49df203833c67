import type { Input } from '#contract/call.ts'
import type { proveedores, ResenaDeProveedor } from '#contract/proveedores.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { findProveedor } from '#server/modules/proveedores/index.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe } from '#server/tramo.ts'
import { countOpinionesDe, listOpinionesDe } from './de-proveedor.db.ts'
import { toResenaJson } from './resenas.json.ts'

export async function listarOpinionesDeProveedor(
  ctx: Ctx,
  { id, ...paginado }: Input<typeof proveedores.listarOpinionesDeProveedor>,
): Promise<Page<ResenaDeProveedor>> {
  const proveedor = (await findProveedor(ctx.db, id)) ?? refuse('proveedor-desconocido')
  const tramo = tramoDe(paginado, null)
  const rows = await listOpinionesDe(ctx.db, proveedor.id, tramo, ctx.now)
  const items = rows.map((row) => ({
    ...toResenaJson(ctx, row, row.zonaHoraria),
    experiencia: { id: row.experienciaId, slug: row.slug, nombreExperiencia: row.nombreExperiencia },
  }))
  return { items, total: tramo.limit === null ? items.length : await countOpinionesDe(ctx.db, proveedor.id, ctx.now) }
}
