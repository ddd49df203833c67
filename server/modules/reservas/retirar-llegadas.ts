import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { siguienteEstadoReserva } from '#domain/reservas/estados.ts'
import { quien } from './acceso.ts'
import { updateReserva } from './reservas.db.ts'
import { lockRecibidas } from './sin-llegada.db.ts'

/** Of departures that will not take place: whoever was received early is confirmed again, and goes the way of the others. */
export async function retirarLlegadas(
  ctx: Ctx,
  tx: Tx,
  cuales: { salidas: readonly string[] } | { ids: readonly string[] },
): Promise<void> {
  for (const reserva of await lockRecibidas(tx, cuales)) await retirarLlegada(ctx, tx, reserva, { llegadaEn: null })
}

/** An arrival proves nothing by itself. The row is locked by the caller. */
export async function retirarLlegada(
  ctx: Ctx,
  tx: Tx,
  { id }: { id: string },
  queda: { llegadaEn?: null; sinOperadorEn?: Date },
): Promise<void> {
  await updateReserva(
    tx,
    { id, estado: 'realizada' },
    { estado: siguienteEstadoReserva('realizada', 'retirar_llegada')!, ...queda },
    ctx.now,
  )
  await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId: id })
  await anotar(tx, {
    actor: quien(ctx),
    accion: 'retirar_llegada',
    objeto: 'reserva',
    objetoId: id,
    detalle: {},
    now: ctx.now,
  })
}
