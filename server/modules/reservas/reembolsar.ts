import { siguienteEstadoPago } from '#domain/reservas/estados.ts'
import type { EstadoPago } from '#contract/reservas.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { aplicarReembolso, findPago, findReembolso, listCobros, preguntarReembolso, quedanReembolsos } from '#server/modules/pagos/index.ts'
import { getReserva, lockReserva, updateReserva, type ReservaRow } from './reservas.db.ts'

/** Sends a refund, or asks what became of it, and books the outcome; harmless when called again. */
export async function enviarReembolso(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const informe = await preguntarReembolso(ctx, id)
  const reembolso = await findReembolso(ctx.db, id)
  if (!informe || !reembolso) return
  await ctx.transaction(async (tx) => {
    const reserva = await lockReserva(tx, reembolso.reservaId)
    const hecho = await aplicarReembolso(ctx, tx, informe, id)
    if (!reserva || hecho?.estado !== 'hecho') return
    await devuelto(ctx, tx, reserva, { reembolsoId: id, pagoId: reembolso.pagoId })
  })
}

/** A refund arrived by bank transfer: the reserva follows. Its row is locked by the caller. */
export async function seguirTransferida(ctx: Ctx, tx: Tx, reembolsoId: string): Promise<void> {
  const reembolso = (await findReembolso(tx, reembolsoId))!
  await devuelto(ctx, tx, await getReserva(tx, reembolso.reservaId), { reembolsoId, pagoId: reembolso.pagoId })
}

async function devuelto(ctx: Ctx, tx: Tx, reserva: ReservaRow, { reembolsoId, pagoId }: { reembolsoId: string; pagoId: string }): Promise<void> {
  await ctx.enqueue(tx, 'reservas.correoDeDevolucion', { id: reserva.id, reembolsoId })
  const pago = (await findPago(tx, pagoId))!
  // A second charge given back does not move the reserva, nor does a part while the rest is under way.
  if (pago.estado !== 'exitoso') return
  const cobros = await listCobros(tx, reserva.id)
  if (await quedanReembolsos(tx, cobros)) return
  // While the bank decides about it, it stays disputed.
  const estadoPago = siguienteEstadoPago(reserva.estadoPago as EstadoPago, cobros.every(({ reembolsado, capturado }) => reembolsado === capturado) ? 'reembolsar_todo' : 'reembolsar_parte')
  if (estadoPago) await updateReserva(tx, reserva, { estadoPago }, ctx.now)
}
