import type { EstadoPago } from '#contract/reservas.ts'
import { motivoParaNoDevolver } from '#domain/pagos/devolucion.ts'
import { siguienteEstadoPago } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { devolverFueraDePolitica, findPagoVivo, type ReembolsoRow } from '#server/modules/pagos/index.ts'
import { refuse } from '#server/refusal.ts'
import { getReserva, lockReserva, updateReserva } from './reservas.db.ts'

/** A refund that no policy gives; whoever calls it has seen to it that enough people agreed. */
export async function devolverDeMas(ctx: Ctx, tx: Tx, reservaId: string, monto: number): Promise<ReembolsoRow> {
  await lockReserva(tx, reservaId)
  const reserva = await getReserva(tx, reservaId)
  const pago = await findPagoVivo(tx, reservaId)
  const estadoPago = reserva.estadoPago as EstadoPago
  const motivo = motivoParaNoDevolver({ estadoPago, capturado: pago?.capturado ?? 0, reembolsado: pago?.reembolsado ?? 0 }, monto)
  if (motivo || !pago) refuse(motivo ?? 'devolucion-no-disponible')
  const reembolso = await devolverFueraDePolitica(ctx, tx, pago.id, { monto, zona: reserva.zona })
  // Another one may be on its way: then this goes beside it.
  await updateReserva(tx, reserva, { estadoPago: siguienteEstadoPago(estadoPago, 'pedir_reembolso') ?? estadoPago }, ctx.now)
  return reembolso
}
