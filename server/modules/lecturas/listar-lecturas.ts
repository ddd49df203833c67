import type { EstadoLectura, Lectura } from '#contract/lecturas.ts'
import { operadorDeSesion } from '#domain/permisos/experiencias.ts'
import { puedeDecidirLecturas } from '#domain/permisos/lecturas.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { refuse } from '#server/refusal.ts'
import { type Paginado, tramoDe } from '#server/tramo.ts'
import { countLecturas, listLecturas } from './lecturas.db.ts'
import { toLecturaJson } from './lecturas.json.ts'

const TODAS = 100

/** Of the whole business for whoever decides for it; one's own for the others. */
export async function listarLecturas(
  ctx: Ctx,
  { estado = 'por_decidir', ...paginado }: { estado?: EstadoLectura | undefined } & Paginado,
): Promise<Page<Lectura>> {
  const operador = operadorDeSesion(ctx.actor) ?? refuse('sin-permiso')
  const pedido = { operador, estado, leidaPor: puedeDecidirLecturas(ctx.actor) ? null : usuarioDe(ctx) }
  const rows = await listLecturas(ctx.db, pedido, tramoDe(paginado, TODAS))
  return {
    items: await Promise.all(rows.map((row) => toLecturaJson(ctx, ctx.db, row))),
    total: await countLecturas(ctx.db, pedido),
  }
}
