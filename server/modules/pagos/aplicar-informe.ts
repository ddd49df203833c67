import {
  asientoDineroEnSuspenso,
  asientoDineroRecibido,
  asientoDineroTardio,
  repartir,
  repartirCancelada,
  type Reparto,
} from '#domain/pagos/asientos.ts'
import { corresponde } from '#domain/pagos/correspondencia.ts'
import { estaAbierto, siguienteEstadoIntento, type EstadoIntento } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { log } from '#server/platform/log.ts'
import type { PspPago } from '#server/ports.ts'
import { avisarDiferencia, recibirAjeno } from './ajenos.ts'
import { asentar } from './libro.ts'
import { hayOtroVivo, lockPago, updatePago, type PagoRow } from './pagos.db.ts'

/** What a report of the provider changed: nothing, the state of an attempt, or money that arrived. */
export type Cambio = { tipo: 'nada' } | { tipo: 'estado' } | { tipo: 'dinero'; enRegla: boolean }

const NADA: Cambio = { tipo: 'nada' }

/** Applies a report by rank; a lower one that comes later is ignored. The reserva is locked by the caller. */
export async function aplicarInforme(ctx: Ctx, tx: Tx, pagoId: string, informe: PspPago): Promise<Cambio> {
  const { now } = ctx
  const pago = await lockPago(tx, pagoId)
  if (informe.estado === 'exitoso') return recibirDinero(ctx, tx, pago, informe)
  const estado = siguienteEstadoIntento(pago.estado as EstadoIntento, informe.estado)
  // Money was taken, or a later attempt took its place: what this one still says changes nothing.
  if (estado === null || pago.capturado > 0 || (estaAbierto(estado) && (await hayOtroVivo(tx, pago)))) return NADA
  await updatePago(tx, pago.id, { ...datosDe(pago, informe), estado }, now)
  return { tipo: 'estado' }
}

async function recibirDinero(ctx: Ctx, tx: Tx, pago: PagoRow, informe: PspPago): Promise<Cambio> {
  if (pago.capturado > 0) {
    if (informe.intento !== pago.pspIntento) await recibirAjeno(ctx, tx, informe, pago)
    return NADA
  }
  const doble = await hayOtroVivo(tx, pago)
  const enRegla =
    !doble &&
    corresponde(
      { monto: informe.monto, moneda: informe.moneda, livemode: informe.enVivo, reservaId: informe.reservaId },
      { monto: pago.monto, livemode: true, reservaId: pago.reservaId },
    )
  // The place of the one attempt that counts is taken: its money is only passed on.
  const estado = doble ? pago.estado : siguienteEstadoIntento(pago.estado as EstadoIntento, 'exitoso')!
  await updatePago(
    tx,
    pago.id,
    { ...datosDe(pago, informe), estado, capturado: informe.monto, capturadoEn: ctx.now },
    ctx.now,
  )
  if (!enRegla) {
    log.error('pago.no_corresponde', {
      pagoId: pago.id,
      reservaId: pago.reservaId,
      monto: informe.monto,
      esperado: pago.monto,
      doble,
    })
    await avisarDiferencia(ctx, tx, {
      de: 'cobro',
      tipo: 'no_corresponde',
      intento: informe.intento!,
      reservaId: pago.reservaId,
      nuestro: doble ? 0 : pago.monto,
      suyo: informe.monto,
    })
  }
  return { tipo: 'dinero', enRegla }
}

const datosDe = (pago: PagoRow, informe: PspPago) => ({
  pspIntento: informe.intento ?? pago.pspIntento,
  marca: informe.marca ?? pago.marca,
  ultimos4: informe.ultimos4 ?? pago.ultimos4,
  tipoTarjeta: informe.tipoTarjeta ?? pago.tipoTarjeta,
  livemode: informe.estado === 'exitoso' ? (informe.livemode ?? pago.livemode) : pago.livemode,
  autorizacion: informe.autorizacion ?? pago.autorizacion,
  // Why a card was declined is still true once nobody pays any more.
  motivo: informe.motivo ?? (informe.estado === 'anulado' ? pago.motivo : null),
})

/** What of a charge is still with us: neither given back, or on its way, nor kept by its buyer's bank. */
export const retenidoDe = ({
  capturado,
  reembolsado,
  perdido,
}: Pick<PagoRow, 'capturado' | 'reembolsado' | 'perdido'>): number => capturado - reembolsado - perdido

/** How what is still held of a charge is divided: once something went back for a cancellation, or to a bank, the platform keeps no commission. */
export function repartoVigente(
  pago: Pick<PagoRow, 'capturado' | 'reembolsado' | 'rebajado' | 'perdido' | 'comisionTasa' | 'sinComision'>,
): Reparto {
  const enPie = !pago.sinComision && pago.perdido === 0 && pago.reembolsado === pago.rebajado
  return enPie ? repartir(retenidoDe(pago), pago.comisionTasa) : repartirCancelada(retenidoDe(pago))
}

/** Money of a sale that counts. */
export const asentarCobro = (tx: Tx, pago: PagoRow, now: Date): Promise<boolean> =>
  asentar(tx, {
    clave: `cobro:${pago.id}`,
    tipo: 'cobro',
    reservaId: pago.reservaId,
    apuntes: asientoDineroRecibido(repartir(pago.capturado, pago.comisionTasa)),
    now,
  })

/** Money for a reserva that is over: owed back in full from the start. */
export const asentarCobroTardio = (tx: Tx, pago: PagoRow, now: Date): Promise<boolean> =>
  asentar(tx, {
    clave: `cobro:${pago.id}`,
    tipo: 'cobro_tardio',
    reservaId: pago.reservaId,
    apuntes: asientoDineroTardio(pago.capturado),
    now,
  })

/** Money that does not match its attempt. */
export const asentarSuspenso = (tx: Tx, pago: PagoRow, now: Date): Promise<boolean> =>
  asentar(tx, {
    clave: `cobro:${pago.id}`,
    tipo: 'suspenso',
    reservaId: pago.reservaId,
    apuntes: asientoDineroEnSuspenso(pago.capturado),
    now,
  })
