import { siguienteEstadoIntento, siguienteEstadoPago, type EstadoIntento } from '#domain/reservas/estados.ts'
import type { EstadoPago } from '#contract/reservas.ts'
import type { Ctx } from '#server/ctx.ts'
import { findPagoPagable, findPagoVivo, lockPago, updatePago, type PagoRow } from '#server/modules/pagos/index.ts'
import { PspRefusedError, PspUnavailableError, PspUnknownError } from '#server/ports.ts'
import { aplicarCobro, revisarCobro, sinDinero } from './cobros.ts'
import { lockReserva, updateReserva } from './reservas.db.ts'

export type Cierre = 'cerrado' | 'pagado' | 'desconocido'

/** Closes whatever could still be paid, so that no money can follow; money that was faster is applied. */
export async function cerrarCobroAbierto(ctx: Ctx, reservaId: string): Promise<Cierre> {
  const pago = await findPagoPagable(ctx.db, reservaId)
  if (!pago) return (await findPagoVivo(ctx.db, reservaId)) ? 'pagado' : 'cerrado'
  try {
    const fin = await cerrarEnPsp(ctx, pago)
    if (fin === 'pagado') await revisarCobro(ctx, pago)
    else await aplicarCobro(ctx, pago, sinDinero(pago, 'anulado'))
    return fin
  } catch (error) {
    if (!sinRespuesta(error)) throw error
    await perderRastro(ctx, pago)
    return 'desconocido'
  }
}

/** The provider could not be asked, or it will not close what it has under way. */
export const sinRespuesta = (error: unknown): boolean =>
  error instanceof PspUnknownError || error instanceof PspUnavailableError || error instanceof PspRefusedError

export async function cerrarEnPsp(ctx: Ctx, pago: PagoRow): Promise<'cerrado' | 'pagado'> {
  if (pago.forma === 'sesion' && pago.pspSesion) return ctx.psp.cerrarSesion(pago.pspSesion)
  if (pago.pspIntento) return ctx.psp.cerrarIntento(pago.pspIntento)
  // Nobody was ever given the secret of an attempt whose creation was not answered: no money can follow it.
  return 'cerrado'
}

/** The provider did not answer: nothing more is tried for this reserva until it does. */
async function perderRastro(ctx: Ctx, { id, reservaId }: PagoRow): Promise<void> {
  await ctx.transaction(async (tx) => {
    const reserva = await lockReserva(tx, reservaId)
    const pago = await lockPago(tx, id)
    // A declined attempt takes another card at the provider at any time: it counts as taken up again.
    const abierto =
      siguienteEstadoIntento(pago.estado as EstadoIntento, 'requiere_accion') ?? (pago.estado as EstadoIntento)
    const perdido = siguienteEstadoIntento(abierto, 'desconocido')
    if (!reserva || !perdido) return
    await updatePago(tx, id, { estado: perdido }, ctx.now)
    const estadoPago = siguienteEstadoPago(reserva.estadoPago as EstadoPago, 'perder_rastro')
    if (estadoPago) await updateReserva(tx, reserva, { estadoPago }, ctx.now)
  })
}
