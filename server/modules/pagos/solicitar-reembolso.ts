import type { CotizacionCancelacion } from '#contract/reembolsos.ts'
import { asientoReembolsoDeSuspenso, asientoReembolsoSolicitado, repartirCancelada } from '#domain/pagos/asientos.ts'
import { calcularFechaEstimada, elegirVia } from '#domain/reservas/reembolso.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { feriadosDe } from '#server/modules/reglas/index.ts'
import { anotarReembolsoDePago, DE_FUERA } from './anotar-reembolso.ts'
import { repartoVigente, retenidoDe } from './aplicar-informe.ts'
import { asentar } from './libro.ts'
import { lockPago, updatePago, type PagoRow } from './pagos.db.ts'
import type { ReembolsoRow } from './reembolsos.db.ts'

/** A refund of a sale: recorded and booked now, sent by a job. The reserva is locked by the caller. */
export async function solicitarReembolso(
  ctx: Ctx,
  tx: Tx,
  pagoId: string,
  cotizacion: CotizacionCancelacion,
  causa: string,
): Promise<ReembolsoRow> {
  const pago = await lockPago(tx, pagoId)
  const reembolso = await anotarReembolsoDePago(ctx, tx, pago, cotizacion, { causa })
  const despues = repartirCancelada(retenidoDe(pago) - reembolso.monto)
  await asentar(tx, {
    clave: `reembolso:${reembolso.id}`,
    tipo: 'reembolso',
    reservaId: pago.reservaId,
    apuntes: asientoReembolsoSolicitado(repartoVigente(pago), despues),
    now: ctx.now,
  })
  return reembolso
}

/** What no policy gives. A sale that stands goes on for the rest, with its commission; of what a cancellation kept, the operator gets the rest. The reserva is locked by the caller. */
export const devolverFueraDePolitica = (
  ctx: Ctx,
  tx: Tx,
  pagoId: string,
  { monto, zona }: { monto: number; zona: string },
): Promise<ReembolsoRow> => devolverDeLoRetenido(ctx, tx, pagoId, { monto, zona })

/** The same, where somebody made it at the provider (`alla`): a cancellation gives back that much less. */
export const anotarDevueltoDeFuera = (
  ctx: Ctx,
  tx: Tx,
  pagoId: string,
  de: { monto: number; zona: string; alla: string },
): Promise<ReembolsoRow> => devolverDeLoRetenido(ctx, tx, pagoId, de)

async function devolverDeLoRetenido(
  ctx: Ctx,
  tx: Tx,
  pagoId: string,
  { monto, zona, alla }: { monto: number; zona: string; alla?: string },
): Promise<ReembolsoRow> {
  const pago = await lockPago(tx, pagoId)
  const via = elegirVia(
    { monto: pago.capturado, cobradoEn: pago.capturadoEn ?? ctx.now, tipoTarjeta: pago.tipoTarjeta },
    monto,
    ctx.now,
  )
  const cotizacion = {
    monto,
    porcentaje: Math.round((100 * monto) / pago.capturado),
    via,
    fechaEstimada: calcularFechaEstimada(ctx.now, zona, await feriadosDe(tx, ctx.now)),
  }
  const reembolso = await anotarReembolsoDePago(ctx, tx, pago, cotizacion, {
    causa: alla ? DE_FUERA : 'fuera_de_politica',
    alla,
  })
  const sigueEnPie = !pago.sinComision && pago.perdido === 0 && pago.reembolsado === pago.rebajado
  const rebajado = pago.rebajado + (sigueEnPie ? monto : 0)
  if (sigueEnPie)
    await updatePago(tx, pagoId, { rebajado, ...(alla && { devueltoDeFuera: pago.devueltoDeFuera + monto }) }, ctx.now)
  const despues = repartoVigente({ ...pago, reembolsado: pago.reembolsado + monto, rebajado })
  await asentar(tx, {
    clave: `reembolso:${reembolso.id}`,
    tipo: alla ? 'devuelto_de_fuera' : 'fuera_de_politica',
    reservaId: pago.reservaId,
    apuntes: asientoReembolsoSolicitado(repartoVigente(pago), despues),
    now: ctx.now,
  })
  return reembolso
}

/** Cancelled too late to give anything back: all of it is the operator's. The reserva is locked by the caller. */
export async function soltarComision(tx: Tx, pagoId: string, now: Date): Promise<void> {
  const pago = await lockPago(tx, pagoId)
  await updatePago(tx, pagoId, { sinComision: true }, now)
  await asentar(tx, {
    clave: `sin_comision:${pagoId}`,
    tipo: 'sin_comision',
    reservaId: pago.reservaId,
    apuntes: asientoReembolsoSolicitado(repartoVigente(pago), repartirCancelada(retenidoDe(pago))),
    now,
  })
}

/** The sale goes to another operator, by the commission of theirs. The reserva is locked by the caller. */
export async function fijarComision(tx: Tx, pagoId: string, comisionTasa: number, now: Date): Promise<void> {
  const pago = await lockPago(tx, pagoId)
  if (pago.comisionTasa === comisionTasa) return
  await updatePago(tx, pagoId, { comisionTasa }, now)
  await asentar(tx, {
    clave: `comision:${pagoId}:${now.getTime()}`,
    tipo: 'cambio_operador',
    reservaId: pago.reservaId,
    apuntes: asientoReembolsoSolicitado(repartoVigente(pago), repartoVigente({ ...pago, comisionTasa })),
    now,
  })
}

/** What a cheaper date costs less: the sale goes on for the rest, with its commission. The reserva is locked by the caller. */
export async function devolverDiferencia(
  ctx: Ctx,
  tx: Tx,
  pagoId: string,
  { monto, zona }: { monto: number; zona: string },
): Promise<ReembolsoRow> {
  const pago = await lockPago(tx, pagoId)
  const via = elegirVia(
    { monto: pago.capturado, cobradoEn: pago.capturadoEn ?? ctx.now, tipoTarjeta: pago.tipoTarjeta },
    monto,
    ctx.now,
  )
  const porcentaje = Math.round((100 * monto) / pago.capturado)
  const reembolso = await anotarReembolsoDePago(
    ctx,
    tx,
    pago,
    { monto, porcentaje, via, fechaEstimada: calcularFechaEstimada(ctx.now, zona, await feriadosDe(tx, ctx.now)) },
    { causa: 'cambio_de_fecha' },
  )
  await updatePago(tx, pagoId, { rebajado: pago.rebajado + monto }, ctx.now)
  const despues = repartoVigente({ ...pago, reembolsado: pago.reembolsado + monto, rebajado: pago.rebajado + monto })
  await asentar(tx, {
    clave: `reembolso:${reembolso.id}`,
    tipo: 'rebaja',
    reservaId: pago.reservaId,
    apuntes: asientoReembolsoSolicitado(repartoVigente(pago), despues),
    now: ctx.now,
  })
  return reembolso
}

/** Everything back: money that came too late (its movement owes it already) or that matched nothing. */
export async function devolverTodo(
  ctx: Ctx,
  tx: Tx,
  pago: PagoRow,
  zona: string,
  causa: 'cobro_tardio' | 'suspenso',
): Promise<ReembolsoRow> {
  const via = elegirVia(
    { monto: pago.capturado, cobradoEn: pago.capturadoEn ?? ctx.now, tipoTarjeta: pago.tipoTarjeta },
    pago.capturado,
    ctx.now,
  )
  const reembolso = await anotarReembolsoDePago(
    ctx,
    tx,
    pago,
    {
      monto: pago.capturado,
      porcentaje: 100,
      via,
      fechaEstimada: calcularFechaEstimada(ctx.now, zona, await feriadosDe(tx, ctx.now)),
    },
    { causa },
  )
  if (causa === 'suspenso')
    await asentar(tx, {
      clave: `reembolso:${reembolso.id}`,
      tipo: 'reembolso_suspenso',
      reservaId: pago.reservaId,
      apuntes: asientoReembolsoDeSuspenso(pago.capturado),
      now: ctx.now,
    })
  return reembolso
}
