import type { ReservaRecibida } from '#contract/operadores.ts'
import { operadorDeSesion } from '#domain/permisos/experiencias.ts'
import { soloSalidasDe } from '#domain/permisos/equipos.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe } from '#server/tramo.ts'
import { countRecibidas, listRecibidas, type VistaRecibida } from './recibidas.db.ts'
import { toRecibidaJson } from './recibidas.json.ts'

const TODAS = 500

interface Pedido {
  vista?: VistaRecibida | undefined
  pagina?: number | undefined
  porPagina?: number | undefined
}

/** The bookings of one's own departures. */
export async function listarRecibidas(
  ctx: Ctx,
  { vista = 'proximas', ...paginado }: Pedido,
): Promise<Page<ReservaRecibida>> {
  const operador = operadorDeSesion(ctx.actor) ?? refuse('sin-permiso')
  const pedido = { operador, guiaId: soloSalidasDe(ctx.actor), vista, now: ctx.now }
  const rows = await listRecibidas(ctx.db, pedido, tramoDe(paginado, TODAS))
  return { items: rows.map((row) => toRecibidaJson(ctx, row)), total: await countRecibidas(ctx.db, pedido) }
}
