import { TIPOS_PROVEEDOR } from '#contract/enumeraciones/operadores.ts'
import type { Input } from '#contract/call.ts'
import type { Proveedor, proveedores } from '#contract/proveedores.ts'
import { codigoDeRegion, filtrosDesconocidos } from '#domain/busqueda/filtros.ts'
import { paraComparar } from '#domain/busqueda/texto.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe } from '#server/tramo.ts'
import { countProveedores, listProveedores, type FiltrosProveedor } from './proveedores.db.ts'
import { toProveedorJson } from './proveedores.json.ts'

export async function listarProveedores(
  ctx: Ctx,
  input: Input<typeof proveedores.listarProveedores>,
): Promise<Page<Proveedor>> {
  const errores = filtrosDesconocidos(input, TIPOS_PROVEEDOR)
  if (errores.length > 0) refuse('datos-invalidos', { errores })
  const filtros = filtrosDe(input)
  const tramo = tramoDe(input, null)
  const rows = await listProveedores(ctx.db, filtros, { ...tramo, orden: input.orden ?? 'nombre' })
  return {
    items: rows.map(toProveedorJson),
    total: tramo.limit === null ? rows.length : await countProveedores(ctx.db, filtros),
  }
}

function filtrosDe({ q, tipo, region, estado }: Input<typeof proveedores.listarProveedores>): FiltrosProveedor {
  const todos = (texto: string | undefined): boolean =>
    ['', 'all', 'todas', 'todos'].includes(paraComparar(texto ?? ''))
  const codigo = todos(region) ? null : codigoDeRegion(region!)
  return {
    q: paraComparar(q ?? '') || null,
    tipo: todos(tipo) ? null : paraComparar(tipo!),
    region: codigo,
    estado: estado ?? null,
  }
}
