import type { Input } from '#contract/call.ts'
import type { b2b } from '#contract/empresas.ts'
import type { Proveedor } from '#contract/proveedores.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { findCursor } from '#server/cursor.ts'
import { paginar } from '#server/tramo.ts'
import { listarProveedores } from './listar-proveedores.ts'
import { listCambiados } from './proveedores.db.ts'

/** The public list; of those that changed since a cursor, where there is one. */
export async function listarProveedoresB2b(
  ctx: Ctx,
  { cambiosDesde, pagina, porPagina, ...filtros }: Input<typeof b2b.listarProveedoresB2b>,
): Promise<Page<Proveedor>> {
  const cursor = await findCursor(ctx.db, cambiosDesde)
  if (cambiosDesde === undefined)
    return { ...(await listarProveedores(ctx, { ...filtros, pagina, porPagina })), cursor: cursor.actual }
  const cambiados = await listCambiados(ctx.db, cursor.desde)
  const { items } = await listarProveedores(ctx, filtros)
  return {
    ...paginar(
      items.filter(({ id }) => cambiados.has(id)),
      { pagina, porPagina },
    ),
    cursor: cursor.actual,
  }
}
