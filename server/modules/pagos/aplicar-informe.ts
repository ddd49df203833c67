import { asientoDineroEnSuspenso, asientoDineroRecibido, asientoDineroTardio, repartir } from '#domain/pagos/asientos.ts'
import { corresponde } from '#domain/pagos/correspondencia.ts'
import { estaAbierto, siguienteEstadoIntento } from '#domain/reservas/estados.ts'
import type { Tx } from '#server/ctx.ts'
import { log } from '#server/platform/log.ts'
import type { PspPago } from '#server/ports.ts'
import { asentar } from './libro.ts'
import { lockPago, updatePago, type PagoRow } from './pagos.db.ts'

/** Commission of the free plan, without IVA, in hundredths of a percent (product, section 11). */
export const TASA_COMISION = 1200

/** What a report of the provider changed: nothing, the state of an open attempt, or money that arrived. */
export type Cambio = { tipo: 'nada' } | { tipo: 'estado'; abierto: boolean } | { tipo: 'dinero'; monto: number; enRegla: boolean }

/** Applies a report by rank; a lower one that comes later is ignored. The reserva is locked by the caller. */
export async function aplicarInforme(tx: Tx, pagoId: string, informe: PspPago, now: Date): Promise<Cambio> {
  const pago = await lockPago(tx, pagoId)
  const estado = siguienteEstadoIntento(pago.estado as PspPago['estado'], informe.estado)
  if (estado === null) return { tipo: 'nada' }
  const datos = { estado, pspIntento: informe.intento, marca: informe.marca, ultimos4: informe.ultimos4, tipoTarjeta: informe.tipoTarjeta, autorizacion: informe.autorizacion, motivo: informe.motivo }
  if (estado !== 'exitoso') {
    await updatePago(tx, pago.id, datos, now)
    return { tipo: 'estado', abierto: estaAbierto(estado) }
  }
  const enRegla = corresponde({ monto: informe.monto, moneda: informe.moneda, livemode: informe.enVivo, reservaId: informe.reservaId }, { monto: pago.monto, livemode: true, reservaId: pago.reservaId })
  await updatePago(tx, pago.id, { ...datos, capturado: informe.monto, capturadoEn: now }, now)
  if (!enRegla) log.error('pago.no_corresponde', { pagoId: pago.id, reservaId: pago.reservaId, monto: informe.monto, esperado: pago.monto })
  return { tipo: 'dinero', monto: informe.monto, enRegla }
}

/** Money of a sale that counts. */
export const asentarCobro = (tx: Tx, pago: PagoRow, now: Date): Promise<void> =>
  asentar(tx, { clave: `cobro:${pago.id}`, tipo: 'cobro', reservaId: pago.reservaId, apuntes: asientoDineroRecibido(repartir(pago.capturado, TASA_COMISION)), now })

/** Money for a reserva that is over: owed back in full from the start. */
export const asentarCobroTardio = (tx: Tx, pago: PagoRow, now: Date): Promise<void> =>
  asentar(tx, { clave: `cobro:${pago.id}`, tipo: 'cobro_tardio', reservaId: pago.reservaId, apuntes: asientoDineroTardio(pago.capturado), now })

/** Money that does not match its attempt. */
export const asentarSuspenso = (tx: Tx, pago: PagoRow, now: Date): Promise<void> =>
  asentar(tx, { clave: `cobro:${pago.id}`, tipo: 'suspenso', reservaId: pago.reservaId, apuntes: asientoDineroEnSuspenso(pago.capturado), now })
