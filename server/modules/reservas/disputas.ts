import type { EventoPago } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { asentarDisputa, findPago, findPagoPorPsp, listReembolsosPendientes, quedanReembolsos, solicitarReembolso, type PagoRow, type PasoDeDisputa } from '#server/modules/pagos/index.ts'
import { conciliarDisputaDeRegalo } from '#server/modules/regalos/index.ts'
import { log } from '#server/platform/log.ts'
import type { PspDisputa } from '#server/ports.ts'
import { aplicarCobro } from './cobros.ts'
import { cotizar } from './cotizar-cancelacion.ts'
import { liquidacionRevertida, trasHechos } from './estado-pago.ts'
import { getReserva, lockReserva, updateReserva } from './reservas.db.ts'

/** A buyer's bank took the money while it decides. The notice is a hint: the dispute is asked from the provider. */
export const aplicarDisputa = async (ctx: Ctx, id: string): Promise<boolean> => conciliarDisputa(ctx, await ctx.psp.verDisputa(id))

/** Books each step once, and moves the reserva along. */
export async function conciliarDisputa(ctx: Ctx, disputa: PspDisputa): Promise<boolean> {
  const pago = disputa.intento ? await findPagoPorPsp(ctx.db, { intento: disputa.intento }) : undefined
  if (!pago) {
    if (await conciliarDisputaDeRegalo(ctx, disputa)) return true
    log.error('contracargo.sin_pago', { disputa: disputa.id, monto: disputa.monto })
    return false
  }
  // Told before the payment itself: that comes first.
  if (pago.capturado === 0) await aplicarCobro(ctx, pago, await ctx.psp.verPago(disputa.intento!))
  await ctx.transaction(async (tx) => {
    await lockReserva(tx, pago.reservaId)
    for (const paso of await asentarDisputa(ctx, tx, pago.id, disputa)) await seguir(ctx, tx, { pago, paso })
  })
  return true
}

async function seguir(ctx: Ctx, tx: Tx, { pago: { id: pagoId, reservaId }, paso }: { pago: PagoRow; paso: PasoDeDisputa }): Promise<void> {
  log.error('contracargo', { reservaId, paso })
  const reserva = await getReserva(tx, reservaId)
  const pago = (await findPago(tx, pagoId))!
  // The reserva follows the charge that counts for it, not a second one that was given back.
  if (pago.estado !== 'exitoso') return
  if (paso === 'abierta') return updateReserva(tx, reserva, { estadoPago: trasHechos(reserva, 'disputar') }, ctx.now)
  if (paso === 'perdida') return updateReserva(tx, reserva, { estadoPago: trasHechos(reserva, 'perder_disputa'), ...liquidacionRevertida(reserva) }, ctx.now)
  await updateReserva(tx, reserva, { estadoPago: trasHechos(reserva, 'ganar_disputa', ...(await reembolsosHechos(ctx, tx, pago))) }, ctx.now)
  await devolverLoPendiente(ctx, tx, pago)
}

/** The money is ours again: what was being given back before goes on from where it stood. */
async function reembolsosHechos(ctx: Ctx, tx: Tx, pago: PagoRow): Promise<EventoPago[]> {
  if (pago.reembolsado === 0) return []
  const pendientes = await listReembolsosPendientes(tx, pago.id)
  for (const { id } of pendientes) await ctx.enqueue(tx, 'reservas.enviarReembolso', { id })
  if (pendientes.length > 0 || (await quedanReembolsos(tx, pago.id))) return ['pedir_reembolso']
  return ['pedir_reembolso', pago.reembolsado === pago.capturado ? 'reembolsar_todo' : 'reembolsar_parte']
}

/** A request that was refused while the bank held its money is given back now. */
async function devolverLoPendiente(ctx: Ctx, tx: Tx, pago: PagoRow): Promise<void> {
  const reserva = await getReserva(tx, pago.reservaId)
  if (reserva.estado !== 'rechazada' || pago.reembolsado > 0) return
  const { cotizacion, pagoId } = await cotizar(ctx, tx, reserva, 'plataforma')
  if (!pagoId || cotizacion.monto === 0) return
  await solicitarReembolso(ctx, tx, pagoId, cotizacion, 'rechazo_tras_contracargo')
  await updateReserva(tx, reserva, { estadoPago: trasHechos(reserva, 'pedir_reembolso') }, ctx.now)
}
