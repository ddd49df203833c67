import type { Input } from '#contract/call.ts'
import type { CotizacionCancelacion } from '#contract/reembolsos.ts'
import type { reservas } from '#contract/reservas.ts'
import { soloViaja } from '#domain/permisos/reservas.ts'
import {
  calcularReembolso,
  motivoParaNoCancelar,
  porcentajeAlCancelar,
  type CausaCancelacion,
} from '#domain/reservas/cancelacion.ts'
import { fechaLocal } from '#domain/fechas.ts'
import { cotizarEnCuenta, quedaPorQuitadas } from '#domain/reventas/cotizacion.ts'
import { demasDeOtros } from '#domain/pagos/devolucion.ts'
import { vuelveAlRegalo } from '#domain/regalos/regalos.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { debeDe, listCobros, type CobroRow } from '#server/modules/pagos/index.ts'
import { feriadosDe } from '#server/modules/reglas/index.ts'
import { refuse } from '#server/refusal.ts'
import { esACredito } from './a-credito.ts'
import { abrirReserva } from './acceso.ts'
import type { ReservaCompleta } from './reservas.db.ts'
import { causaDe, toCancelable } from './reservas.json.ts'

export async function cotizarCancelacion(ctx: Ctx, { id }: { id: string }): Promise<CotizacionCancelacion> {
  const reserva = await abrirReserva(ctx, id)
  if (soloViaja(ctx.actor, reserva)) refuse('reserva-ajena')
  const motivo = motivoParaNoCancelar(toCancelable(reserva), ctx.now, causaDe(reserva))
  return motivo ? refuse(motivo) : cotizacionDe(ctx, ctx.db, reserva)
}

/** What its buyer is told: by all means together. */
async function cotizacionDe(ctx: Ctx, db: Db | Tx, reserva: ReservaCompleta): Promise<CotizacionCancelacion> {
  if (esACredito(reserva)) return cotizarACredito(ctx, db, reserva)
  const { cotizacion, porcentaje, alRegalo } = await cotizar(ctx, db, reserva, causaDe(reserva))
  return alRegalo === 0 ? cotizacion : { ...cotizacion, monto: cotizacion.monto + alRegalo, porcentaje, alRegalo }
}

export type LoMostrado = Pick<Input<typeof reservas.cancelarReserva>, 'monto' | 'aCuenta'>

/** Whoever cancels was shown an amount: another one now changes nothing. */
export async function exigirLoMostrado(
  ctx: Ctx,
  db: Db | Tx,
  reserva: ReservaCompleta,
  { monto, aCuenta }: LoMostrado,
): Promise<void> {
  if (monto === undefined && aCuenta === undefined) return
  const cotizacion = await cotizacionDe(ctx, db, reserva)
  if (monto !== undefined && monto !== cotizacion.monto) refuse('devolucion-distinta', { cotizacion })
  if (aCuenta !== undefined && aCuenta.sale !== (cotizacion.aCuenta?.sale ?? 0))
    refuse('devolucion-distinta', { cotizacion })
}

/** Nothing was taken, so nothing is sent back: what the company owes is brought down. */
async function cotizarACredito(ctx: Ctx, db: Db | Tx, reserva: ReservaCompleta): Promise<CotizacionCancelacion> {
  const causa = causaDe(reserva)
  const porcentaje = porcentajeAlCancelar(toCancelable(reserva), ctx.now, causa)
  const { monto, queda } = cotizarEnCuenta({
    debe: await debeDe(db, reserva.id),
    porQuitadas: quedaPorQuitadas(reserva.debePorQuitadas, causa),
    porcentaje,
    fecha: fechaLocal(ctx.now, reserva.zona),
  })
  return { monto: 0, porcentaje, via: 'ninguna', fechaEstimada: null, aCuenta: { sale: monto, queda } }
}

interface Vuelta {
  /** What the card gets back, of all charges. */
  cotizacion: CotizacionCancelacion
  /** What of it each charge gives. */
  partes: { pagoId: string; cotizacion: CotizacionCancelacion }[]
  cobros: CobroRow[]
  porcentaje: number
  /** What goes back to the gift card that paid a part, at once. */
  alRegalo: number
}

/** The refund of a cancellation now, and the charges it would come from: each gives the same part of its own, less what another gave beyond its part. */
export async function cotizar(
  ctx: Ctx,
  db: Db | Tx,
  reserva: ReservaCompleta,
  causa: CausaCancelacion,
): Promise<Vuelta> {
  // What a bank took back for good is nothing that we could give.
  const cobros = (await listCobros(db, reserva.id)).filter(({ agotado }) => !agotado)
  const feriados = await feriadosDe(db, ctx.now)
  const porcentaje = porcentajeAlCancelar(toCancelable(reserva), ctx.now, causa)
  const uso = {
    monto: reserva.regalo,
    devuelto: reserva.regaloRebajado + reserva.regaloDevuelto,
    rebajado: reserva.regaloRebajado,
  }
  const medios = cobros.map((c) => ({
    monto: c.capturado - rebajaDelPrecio(c),
    devuelto: c.reembolsado + c.perdido - rebajaDelPrecio(c),
  }))
  const demas = demasDeOtros(
    [...medios, { monto: uso.monto - uso.rebajado, devuelto: uso.devuelto - uso.rebajado }],
    porcentaje,
  )
  const partes = cobros
    .map((c, i) => ({
      pagoId: c.id,
      cotizacion: calcularReembolso(
        toCancelable(reserva),
        { monto: medios[i]!.monto, cobradoEn: c.capturadoEn ?? c.createdAt, tipoTarjeta: c.tipoTarjeta },
        medios[i]!.devuelto + demas[i]!,
        ctx.now,
        causa,
        feriados,
      ),
    }))
    .filter((parte) => parte.cotizacion.monto > 0)
  const primera =
    partes[0]?.cotizacion ??
    calcularReembolso(
      toCancelable(reserva),
      cobros[0] ? { monto: 0, cobradoEn: ctx.now, tipoTarjeta: null } : null,
      0,
      ctx.now,
      causa,
      feriados,
    )
  const cotizacion = { ...primera, monto: partes.reduce((suma, parte) => suma + parte.cotizacion.monto, 0) }
  const alRegalo = reserva.estado === 'pendiente' ? 0 : vuelveAlRegalo(uso, porcentaje) - demas.at(-1)!
  return { cotizacion, partes, cobros, porcentaje, alRegalo }
}

/** What its price fell by; what somebody gave back at the provider is a part of the refund that is owed. */
const rebajaDelPrecio = ({ rebajado, devueltoDeFuera }: CobroRow): number => rebajado - devueltoDeFuera
