import type { Input } from '#contract/call.ts'
import type { Reserva, reservas } from '#contract/reservas.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { findUltimosPagos, findUltimosReembolsos } from '#server/modules/pagos/index.ts'
import { tramoDe } from '#server/tramo.ts'
import { countReservasDe, listReservasDe } from './de-una-cuenta.db.ts'
import { toReservaJson } from './reservas.json.ts'

const TODAS = 1000

export async function listarReservas(
  ctx: Ctx,
  { vista, ...paginado }: Input<typeof reservas.listarReservas>,
): Promise<Page<Reserva>> {
  if (ctx.actor.tipo !== 'sesion') refuse('sesion-requerida')
  const { usuarioId } = ctx.actor
  const filas = await listReservasDe(ctx.db, usuarioId, { vista, now: ctx.now, ...tramoDe(paginado, TODAS) })
  const ids = filas.map((r) => r.id)
  const [pagos, reembolsos, total] = [
    await findUltimosPagos(ctx.db, ids),
    await findUltimosReembolsos(ctx.db, ids),
    await countReservasDe(ctx.db, usuarioId, { vista, now: ctx.now }),
  ]
  return { items: filas.map((r) => toReservaJson(ctx, r, pagos.get(r.id), reembolsos.get(r.id))), total }
}
