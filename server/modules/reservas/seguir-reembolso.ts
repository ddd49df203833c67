import { hechoDeDevolver } from '#domain/pagos/devolucion.ts'
import { siguienteEstadoPago } from '#domain/reservas/estados.ts'
import type { EstadoPago } from '#contract/reservas.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import {
  findPago,
  findReembolso,
  listCobros,
  quedanReembolsos,
  type ReembolsoRow,
} from '#server/modules/pagos/index.ts'
import { quedaDe } from './estado-pago.ts'
import { getReserva, updateReserva, type ReservaRow } from './reservas.db.ts'

/** A refund arrived by bank transfer: the reserva follows. Its row is locked by the caller. */
export async function seguirTransferida(ctx: Ctx, tx: Tx, reembolsoId: string): Promise<void> {
  const reembolso = (await findReembolso(tx, reembolsoId))!
  await seguirReembolso(ctx, tx, await getReserva(tx, reembolso.reservaId!), reembolso)
}

/** Where the money of the reserva stands follows its refunds, one way and the other. */
export async function seguirReembolso(ctx: Ctx, tx: Tx, reserva: ReservaRow, reembolso: ReembolsoRow): Promise<void> {
  if (reembolso.estado === 'hecho')
    return devuelto(ctx, tx, reserva, { reembolsoId: reembolso.id, pagoId: reembolso.pagoId! })
  if (reembolso.estado !== 'retornado' || (await findPago(tx, reembolso.pagoId!))!.estado !== 'exitoso') return
  const estadoPago = siguienteEstadoPago(reserva.estadoPago as EstadoPago, 'retornar_reembolso')
  if (estadoPago) await updateReserva(tx, reserva, { estadoPago }, ctx.now)
}

async function devuelto(
  ctx: Ctx,
  tx: Tx,
  reserva: ReservaRow,
  { reembolsoId, pagoId }: { reembolsoId: string; pagoId: string },
): Promise<void> {
  await ctx.enqueue(tx, 'reservas.correoDeDevolucion', { id: reserva.id, reembolsoId })
  const pago = (await findPago(tx, pagoId))!
  // A second charge given back does not move the reserva, nor does a part while the rest is under way.
  if (pago.estado !== 'exitoso') return
  const cobros = await listCobros(tx, reserva.id)
  if (await quedanReembolsos(tx, cobros)) return
  // While the bank decides about it, it stays disputed.
  const estadoPago = siguienteEstadoPago(
    reserva.estadoPago as EstadoPago,
    hechoDeDevolver(quedaDe(await getReserva(tx, reserva.id), cobros)),
  )
  if (estadoPago) await updateReserva(tx, reserva, { estadoPago }, ctx.now)
}
