import type { EstadoPago } from '#contract/reservas.ts'
import { siguienteEstadoPago } from '#domain/reservas/estados.ts'
import type { Ctx } from '#server/ctx.ts'
import { aplicarReembolso, findPago, findReembolso, preguntarReembolso } from '#server/modules/pagos/index.ts'
import { lockReserva, updateReserva } from './reservas.db.ts'

/** Sends a refund and books its outcome; harmless when called again. */
export async function enviarReembolso(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const informe = await preguntarReembolso(ctx, id)
  const reembolso = await findReembolso(ctx.db, id)
  if (!informe || !reembolso) return
  await ctx.transaction(async (tx) => {
    const reserva = await lockReserva(tx, reembolso.reservaId)
    const hecho = await aplicarReembolso(tx, id, informe, ctx.now)
    if (!reserva || hecho?.estado !== 'hecho') return
    const pago = (await findPago(tx, reembolso.pagoId))!
    const estadoPago = siguienteEstadoPago(reserva.estadoPago as EstadoPago, pago.reembolsado === pago.capturado ? 'reembolsar_todo' : 'reembolsar_parte')
    if (estadoPago) await updateReserva(tx, reserva, { estadoPago }, ctx.now)
    await ctx.enqueue(tx, 'reservas.correoDeDevolucion', { id: reserva.id })
  })
}
