import type { CotizacionCancelacion } from '#contract/reservas.ts'
import { calcularReembolso, motivoParaNoCancelar, porcentajeAlCancelar, type CausaCancelacion } from '#domain/reservas/cancelacion.ts'
import { vuelveAlRegalo } from '#domain/regalos/regalos.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { findPagoVivo } from '#server/modules/pagos/index.ts'
import { feriadosDe } from '#server/modules/reglas/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirReserva } from './acceso.ts'
import type { ReservaCompleta } from './reservas.db.ts'
import { causaDe, toCancelable } from './reservas.json.ts'

export async function cotizarCancelacion(ctx: Ctx, { id }: { id: string }): Promise<CotizacionCancelacion> {
  const reserva = await abrirReserva(ctx, id)
  const motivo = motivoParaNoCancelar(toCancelable(reserva), ctx.now, causaDe(reserva))
  if (motivo) refuse(motivo)
  const { cotizacion, porcentaje, alRegalo } = await cotizar(ctx, ctx.db, reserva, causaDe(reserva))
  return alRegalo === 0 ? cotizacion : { ...cotizacion, monto: cotizacion.monto + alRegalo, porcentaje, alRegalo }
}

interface Vuelta {
  /** What the card gets back. */
  cotizacion: CotizacionCancelacion
  pagoId: string | null
  porcentaje: number
  /** What goes back to the gift card that paid a part, at once. */
  alRegalo: number
}

/** The refund of a cancellation now, and the charge it would come from. */
export async function cotizar(ctx: Ctx, db: Db | Tx, reserva: ReservaCompleta, causa: CausaCancelacion): Promise<Vuelta> {
  const pago = await findPagoVivo(db, reserva.id)
  const cobrado = pago?.estado === 'exitoso' ? pago : undefined
  const cobro = cobrado ? { monto: cobrado.capturado - cobrado.rebajado, cobradoEn: cobrado.capturadoEn ?? cobrado.createdAt, tipoTarjeta: cobrado.tipoTarjeta } : null
  const cotizacion = calcularReembolso(toCancelable(reserva), cobro, (cobrado?.reembolsado ?? 0) - (cobrado?.rebajado ?? 0), ctx.now, causa, await feriadosDe(db, ctx.now))
  const porcentaje = porcentajeAlCancelar(toCancelable(reserva), ctx.now, causa)
  const alRegalo = reserva.estado === 'pendiente' ? 0 : vuelveAlRegalo({ monto: reserva.regalo, devuelto: reserva.regaloDevuelto }, porcentaje)
  return { cotizacion, pagoId: cobrado?.id ?? null, porcentaje, alRegalo }
}
