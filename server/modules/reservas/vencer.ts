import type { EstadoPago } from '#contract/reservas.ts'
import { siguienteEstadoPago, siguienteEstadoReserva } from '#domain/reservas/estados.ts'
import type { Ctx } from '#server/ctx.ts'
import { solicitarReembolso } from '#server/modules/pagos/index.ts'
import { cerrarCobroAbierto } from './cobros.ts'
import { cotizar } from './cotizar-cancelacion.ts'
import { findReserva, getReserva, listPorVencer, listSinAceptar, listSinLlegada, lockReserva, updateReserva } from './reservas.db.ts'

const LOTE = 200

/** Ends the holds that ran out. Their places were free already; this closes their payments and says so. */
export async function vencerReservas(ctx: Ctx): Promise<void> {
  for (const { id } of await listPorVencer(ctx.db, ctx.now, LOTE)) await vencer(ctx, id)
}

/** The payment is closed first: money that was faster wins, and one that does not answer keeps the place until the grace ends. */
export async function vencer(ctx: Ctx, id: string): Promise<void> {
  const reserva = await findReserva(ctx.db, id)
  if (reserva?.estado !== 'pendiente' || ctx.now < reserva.expiraEn) return
  const fin = await cerrarCobroAbierto(ctx, id)
  if (fin === 'pagado' || (fin === 'desconocido' && ctx.now < reserva.ocupaHasta)) return
  await ctx.transaction(async (tx) => {
    const actual = await lockReserva(tx, id)
    if (actual?.estado !== 'pendiente' || ctx.now < actual.expiraEn) return
    await updateReserva(tx, actual, { estado: siguienteEstadoReserva('pendiente', 'vencer')! }, ctx.now)
  })
}

/** Requests nobody accepted in time, and departures that missed their minimum: everything back. */
export async function rechazarSinAceptar(ctx: Ctx): Promise<void> {
  for (const { id } of await listSinAceptar(ctx.db, ctx.now, LOTE)) {
    await ctx.transaction(async (tx) => {
      const actual = await lockReserva(tx, id)
      if (actual?.estado !== 'pagada' || !actual.aceptarAntesDe || ctx.now < actual.aceptarAntesDe) return
      const { cotizacion, pagoId } = await cotizar(ctx, tx, await getReserva(tx, id), 'plataforma')
      if (pagoId && cotizacion.monto > 0) await solicitarReembolso(ctx, tx, pagoId, cotizacion, 'sin_aceptacion')
      const estadoPago = siguienteEstadoPago(actual.estadoPago as EstadoPago, 'pedir_reembolso') ?? actual.estadoPago
      await updateReserva(tx, actual, { estado: siguienteEstadoReserva('pagada', 'rechazar')!, estadoPago, estadoLiquidacion: 'revertida' }, ctx.now)
      await ctx.enqueue(tx, 'reservas.correoDeRechazo', { id })
    })
  }
}

/** Ended without a scan. */
export async function registrarAusencias(ctx: Ctx): Promise<void> {
  for (const { id } of await listSinLlegada(ctx.db, ctx.now, LOTE)) {
    await ctx.transaction(async (tx) => {
      const actual = await lockReserva(tx, id)
      if (actual?.estado === 'confirmada') await updateReserva(tx, actual, { estado: siguienteEstadoReserva('confirmada', 'registrar_ausencia')! }, ctx.now)
    })
  }
}
