import type { ModoDeDinero } from '#domain/pagos/modo.ts'
import type { EstadoPago, EstadoReserva } from '#contract/reservas.ts'
import { motivoParaNoCompletarCambio } from '#domain/reservas/cambio.ts'
import { siguienteEstadoReserva } from '#domain/reservas/estados.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { asentarCobro, listCobros, updatePago, type PagoRow } from '#server/modules/pagos/index.ts'
import { mover } from './cambiar-fecha.ts'
import { pagadoPor } from './cotizar-cambio.ts'
import { quedaDe, trasHechos } from './estado-pago.ts'
import { fijarModo } from './fijar-modo.ts'
import { findModo } from './modo.db.ts'
import { findReserva, getReserva, lockReserva, updateReserva, type ReservaCompleta } from './reservas.db.ts'
import { toMovible } from './reservas.json.ts'

/** A reserva that only holds a dearer date for another one. */
export const esRetencionDeCambio = ({ traido }: Pick<ReservaCompleta, 'traido'>): boolean => traido !== null

/** Whether paying this hold would still move the booking it was taken for. */
export async function siguePendiente(ctx: Ctx, db: Db | Tx, retencion: ReservaCompleta): Promise<boolean> {
  if (!esRetencionDeCambio(retencion)) return true
  const reserva = retencion.cambioDe ? await findReserva(db, retencion.cambioDe) : undefined
  if (!reserva) return false
  const cobros = await listCobros(db, reserva.id)
  const pagado = pagadoPor(reserva, cobros)
  if (
    motivoParaNoCompletarCambio(
      {
        ...toMovible(reserva),
        retenido: quedaDe(reserva, cobros),
        pagado,
        acuerdo: { cambios: retencion.cambios, pagado: retencion.traido! },
      },
      ctx.now,
    ) !== null
  )
    return false
  // What was paid with test money is never topped up with anybody's.
  return reserva.modo === ctx.psp.dinero || !(await findModo(db, reserva.id)).conDinero
}

/**
 * The difference arrived: the charge is the booking's from now on, which moves to the places held for it, in this transaction.
 * False where the booking is no longer what it was when this was agreed: then nothing is done. The salida and the hold are locked.
 */
export async function completarCambio(ctx: Ctx, tx: Tx, retencion: ReservaCompleta, pago: PagoRow): Promise<boolean> {
  await lockReserva(tx, retencion.cambioDe!)
  if (!(await siguePendiente(ctx, tx, retencion))) return false
  await fijarModo(tx, retencion.cambioDe!, pago.modo as ModoDeDinero)
  await updatePago(tx, pago.id, { reservaId: retencion.cambioDe!, suplementoDe: retencion.id }, ctx.now)
  await asentarCobro(tx, { ...pago, reservaId: retencion.cambioDe! }, ctx.now)
  const sabida = retencion.estadoPago === 'desconocido' ? { estadoPago: trasHechos(retencion, 'liberar') } : {}
  // It was never a booking of its own: what it held goes to the one that moves.
  await updateReserva(
    tx,
    retencion,
    { estado: siguienteEstadoReserva(retencion.estado as EstadoReserva, 'vencer')!, ...sabida },
    ctx.now,
  )
  const reserva = await cobrada(ctx, tx, await getReserva(tx, retencion.cambioDe!))
  await mover(ctx, tx, reserva, {
    oferta: retencion,
    cotizacion: { tipo: 'pago', diferencia: pago.capturado },
    cobros: [],
    pagado: pago.capturado,
  })
  await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId: reserva.id })
  return true
}

/** What had cost nothing is paid now. */
async function cobrada(ctx: Ctx, tx: Tx, reserva: ReservaCompleta): Promise<ReservaCompleta> {
  if ((reserva.estadoPago as EstadoPago) !== 'sin_pago') return reserva
  await updateReserva(
    tx,
    reserva,
    { estadoPago: trasHechos(reserva, 'cobrar'), estadoLiquidacion: 'retenida' },
    ctx.now,
  )
  return getReserva(tx, reserva.id)
}
