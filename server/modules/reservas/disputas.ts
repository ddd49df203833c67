import { hechoDeDevolver } from '#domain/pagos/devolucion.ts'
import type { EstadoPago, EstadoReserva } from '#contract/reservas.ts'
import { type CausaCancelacion, CONTRACARGO_PERDIDO, terminaPorContracargo } from '#domain/reservas/cancelacion.ts'
import { siguienteEstadoPago, type EventoPago } from '#domain/reservas/estados.ts'
import { porDevolver } from '#domain/reservas/por-devolver.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import {
  asentarDisputa,
  conciliarDisputaDeAjeno,
  findPago,
  findPagoPorPsp,
  hayCobroPerdido,
  listCobros,
  listReembolsosPendientes,
  quedanDisputas,
  quedanReembolsos,
  retenidoDe,
  type CobroRow,
  solicitarReembolso,
  type PagoRow,
  type PasoDeDisputa,
} from '#server/modules/pagos/index.ts'
import { conciliarDisputaDeRegalo } from '#server/modules/regalos/index.ts'
import { conciliarDisputaDeServicios } from '#server/modules/servicios/index.ts'
import { conciliarDisputaDePlan } from '#server/modules/suscripciones/index.ts'
import { log } from '#server/platform/log.ts'
import type { PspDisputa } from '#server/ports.ts'
import { aplicarPago } from './aplicar-pago.ts'
import { cancelar } from './cancelar.ts'
import { aplicarCobro } from './cobros.ts'
import { cotizar } from './cotizar-cancelacion.ts'
import { liquidacionRevertida, quedaDe, trasHechos } from './estado-pago.ts'
import { getReserva, lockReserva, updateReserva, type ReservaCompleta } from './reservas.db.ts'
import { toCancelable } from './reservas.json.ts'

/** A buyer's bank took the money while it decides. The notice is a hint: the dispute is asked from the provider. */
export const aplicarDisputa = async (ctx: Ctx, id: string): Promise<boolean> =>
  conciliarDisputa(ctx, await ctx.psp.verDisputa(id))

/** Books each step once, whoever's the money is. Of a payment that nobody has heard of yet, that comes first. */
export async function conciliarDisputa(ctx: Ctx, disputa: PspDisputa): Promise<boolean> {
  if (await conciliarConSuDuenio(ctx, disputa)) return true
  if (
    disputa.intento &&
    (await aplicarPago(ctx, await ctx.psp.verPago(disputa.intento))) &&
    (await conciliarConSuDuenio(ctx, disputa))
  )
    return true
  log.error('contracargo.sin_pago', { disputa: disputa.id, monto: disputa.monto })
  return false
}

const conciliarConSuDuenio = async (ctx: Ctx, disputa: PspDisputa): Promise<boolean> =>
  (await conciliarDisputaDeReserva(ctx, disputa)) ||
  (await conciliarDisputaDeRegalo(ctx, disputa)) ||
  (await conciliarDisputaDeServicios(ctx, disputa)) ||
  (await conciliarDisputaDePlan(ctx, disputa)) ||
  conciliarDisputaDeAjeno(ctx, disputa)

async function conciliarDisputaDeReserva(ctx: Ctx, disputa: PspDisputa): Promise<boolean> {
  const pago = disputa.intento ? await findPagoPorPsp(ctx.db, { intento: disputa.intento }) : undefined
  if (!pago) return false
  // Told before the payment itself: that comes first.
  if (pago.capturado === 0) await aplicarCobro(ctx, pago, await ctx.psp.verPago(disputa.intento!))
  await ctx.transaction(async (tx) => {
    await lockReserva(tx, pago.reservaId)
    for (const paso of await asentarDisputa(ctx, tx, pago.id, disputa)) await seguir(ctx, tx, { pago, paso })
  })
  return true
}

async function seguir(
  ctx: Ctx,
  tx: Tx,
  { pago: { id: pagoId, reservaId }, paso }: { pago: PagoRow; paso: PasoDeDisputa },
): Promise<void> {
  const reserva = await getReserva(tx, reservaId)
  const pago = (await findPago(tx, pagoId))!
  // The reserva follows the charge that counts for it, not a second one that was given back.
  if (pago.estado !== 'exitoso') return
  const yaDisputada = reserva.estadoPago === 'contracargo'
  if (paso === 'abierta')
    return yaDisputada
      ? undefined
      : updateReserva(tx, reserva, { estadoPago: trasHechos(reserva, 'disputar') }, ctx.now)
  // Two charges, two disputes: the reserva waits for both.
  if (await quedanDisputas(tx, reservaId)) return
  const todos = await listCobros(tx, reservaId)
  // Of one that has nothing left here, what was to go back may still be on its way.
  const cobros = (await quedanReembolsos(tx, todos)) ? todos : todos.filter(({ agotado }) => !agotado)
  if (cobros.length === 0) {
    // A gift that paid a part pays it still.
    const perdida =
      quedaDe(reserva, cobros) === 0
        ? { estadoPago: trasHechos(reserva, 'perder_disputa'), ...liquidacionRevertida(reserva) }
        : { estadoPago: trasHechos(reserva, 'perder_parte') }
    await updateReserva(tx, reserva, perdida, ctx.now)
  } else {
    await updateReserva(
      tx,
      reserva,
      { estadoPago: trasHechos(reserva, 'ganar_disputa', ...(await reembolsosHechos(ctx, tx, reserva, cobros))) },
      ctx.now,
    )
    await devolverLoPendiente(ctx, tx, reservaId)
  }
  if (await hayCobroPerdido(tx, reservaId)) await terminar(ctx, tx, reservaId)
}

/** The bank took what was paid: its places are sold to others, and what is left of the money goes back. */
async function terminar(ctx: Ctx, tx: Tx, reservaId: string): Promise<void> {
  if (terminaPorContracargo(toCancelable(await getReserva(tx, reservaId)), ctx.now))
    await cancelar(ctx, tx, reservaId, 'plataforma', CONTRACARGO_PERDIDO)
}

/** The money is ours again, or what is left of it: what was being given back before goes on from where it stood. */
async function reembolsosHechos(
  ctx: Ctx,
  tx: Tx,
  reserva: ReservaCompleta,
  cobros: readonly CobroRow[],
): Promise<EventoPago[]> {
  if (cobros.every(({ capturado, ...cobro }) => retenidoDe({ capturado, ...cobro }) === capturado)) return []
  const pendientes = await Promise.all(cobros.map(({ id }) => listReembolsosPendientes(tx, id)))
  for (const { id } of pendientes.flat()) await ctx.enqueue(tx, 'reservas.enviarReembolso', { id })
  if (await quedanReembolsos(tx, cobros)) return ['pedir_reembolso']
  return ['pedir_reembolso', hechoDeDevolver(quedaDe(reserva, cobros))]
}

/** Whatever ended it while the bank held its money: what is owed and still held goes back now. */
async function devolverLoPendiente(ctx: Ctx, tx: Tx, reservaId: string): Promise<void> {
  const reserva = await getReserva(tx, reservaId)
  const final = {
    estado: reserva.estado as EstadoReserva,
    canceladaPor: reserva.canceladaPor as CausaCancelacion | null,
  }
  const { partes, cobros } = await cotizar(ctx, tx, reserva, 'plataforma')
  const debidas = partes.flatMap(({ pagoId, cotizacion }) => {
    const monto = porDevolver(
      final,
      cobros.find(({ id }) => id === pagoId)!,
    )
    return monto > 0 ? [{ pagoId, cotizacion: { ...cotizacion, monto } }] : []
  })
  if (debidas.length === 0) return
  for (const { pagoId, cotizacion } of debidas)
    await solicitarReembolso(ctx, tx, pagoId, cotizacion, 'tras_contracargo')
  // Another refund may be on its way: then this goes beside it.
  await updateReserva(
    tx,
    reserva,
    {
      estadoPago:
        siguienteEstadoPago(reserva.estadoPago as EstadoPago, 'pedir_reembolso') ?? (reserva.estadoPago as EstadoPago),
    },
    ctx.now,
  )
}
