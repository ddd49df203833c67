import type { Ctx } from '#server/ctx.ts'
import { aplicarReembolso, devolver, findReembolso, preguntarReembolso } from '#server/modules/pagos/index.ts'
import { reconocerDeFuera } from './devoluciones-de-fuera.ts'
import { lockReserva } from './reservas.db.ts'
import { seguirReembolso } from './seguir-reembolso.ts'

/** Sends a refund, whatever it gives back, or asks what became of it, and books the outcome; harmless when called again. */
export async function enviarReembolso(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const reembolso = await findReembolso(ctx.db, id)
  if (reembolso && reembolso.origen !== 'reserva') return devolver(ctx, { id }, reconocerDeFuera)
  const informe = await preguntarReembolso(ctx, id, reconocerDeFuera)
  if (!informe || !reembolso) return
  await ctx.transaction(async (tx) => {
    const reserva = await lockReserva(tx, reembolso.reservaId!)
    const despues = await aplicarReembolso(ctx, tx, informe, id)
    if (reserva && despues) await seguirReembolso(ctx, tx, reserva, despues)
  })
}
