import type { Input } from '#contract/call.ts'
import type { ProveedorDetalle, proveedores } from '#contract/proveedores.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import {
  findProveedor,
  findProveedorPorSlug,
  listFichasDe,
  sumarAspectosDe,
  type ProveedorCompleto,
} from './proveedores.db.ts'
import { toProveedorDetalleJson } from './proveedores.json.ts'

export async function verProveedor(ctx: Ctx, { id }: Input<typeof proveedores.verProveedor>) {
  return conListado(ctx, await findProveedor(ctx.db, id))
}

export async function verProveedorPorSlug(ctx: Ctx, { slug }: Input<typeof proveedores.verProveedorPorSlug>) {
  return conListado(ctx, await findProveedorPorSlug(ctx.db, slug))
}

async function conListado(ctx: Ctx, proveedor: ProveedorCompleto | undefined): Promise<ProveedorDetalle> {
  if (!proveedor) return refuse('proveedor-desconocido')
  return toProveedorDetalleJson(proveedor, {
    fichas: await listFichasDe(ctx.db, proveedor.id),
    aspectos: await sumarAspectosDe(ctx.db, proveedor.id, ctx.now),
  })
}
