import { siguienteEstadoPago } from '#domain/reservas/estados.ts'
import type { EstadoPago } from '#contract/reservas.ts'
import type { Ctx } from '#server/ctx.ts'
import { aplicarReembolso, findPago, findReembolso, preguntarReembolso } from '#server/modules/pagos/index.ts'
import { lockReserva, updateReserva } from './reservas.db.ts'

/** Sends a refund, or asks what became of it, and books the outcome; harmless when called again. */
export async function enviarReembolso(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const informe = await preguntarReembolso(ctx, id)
  const reembolso = await findReembolso(ctx.db, id)
  if (!informe || !reembolso) return
  await ctx.transaction(async (tx) => {
    const reserva = await lockReserva(tx, reembolso.reservaId)
    const hecho = await aplicarReembolso(tx, id, informe, ctx.now)
    const pago = (await findPago(tx, reembolso.pagoId))!
    if (!reserva || hecho?.estado !== 'hecho') return
    // While the bank decides about it, the reserva stays disputed; a second charge given back does not move it at all.
    const estadoPago = pago.estado === 'exitoso' ? siguienteEstadoPago(reserva.estadoPago as EstadoPago, pago.reembolsado === pago.capturado ? 'reembolsar_todo' : 'reembolsar_parte') : null
    if (estadoPago) await updateReserva(tx, reserva, { estadoPago }, ctx.now)
    await ctx.enqueue(tx, 'reservas.correoDeDevolucion', { id: reserva.id, reembolsoId: id })
  })
}
