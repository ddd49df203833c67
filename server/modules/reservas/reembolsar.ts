import { siguienteEstadoPago } from '#domain/reservas/estados.ts'
import type { EstadoPago } from '#contract/reservas.ts'
import type { Ctx } from '#server/ctx.ts'
import { aplicarReembolso, findPago, findReembolso, listReembolsosPendientes, preguntarReembolso } from '#server/modules/pagos/index.ts'
import { lockReserva, updateReserva } from './reservas.db.ts'

/** Sends a refund, or asks what became of it, and books the outcome; harmless when called again. */
export async function enviarReembolso(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const informe = await preguntarReembolso(ctx, id)
  const reembolso = await findReembolso(ctx.db, id)
  if (!informe || !reembolso) return
  await ctx.transaction(async (tx) => {
    const reserva = await lockReserva(tx, reembolso.reservaId)
    const hecho = await aplicarReembolso(ctx, tx, informe, id)
    const pago = (await findPago(tx, reembolso.pagoId))!
    if (!reserva || hecho?.estado !== 'hecho') return
    await ctx.enqueue(tx, 'reservas.correoDeDevolucion', { id: reserva.id, reembolsoId: id })
    // A second charge given back does not move the reserva, nor does a part while the rest is under way.
    if (pago.estado !== 'exitoso' || (await listReembolsosPendientes(tx, pago.id)).length > 0) return
    // While the bank decides about it, it stays disputed.
    const estadoPago = siguienteEstadoPago(reserva.estadoPago as EstadoPago, pago.reembolsado === pago.capturado ? 'reembolsar_todo' : 'reembolsar_parte')
    if (estadoPago) await updateReserva(tx, reserva, { estadoPago }, ctx.now)
  })
}
