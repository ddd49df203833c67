import type { EstadoReserva } from '#contract/reservas.ts'
import { estaAbierto, siguienteEstadoReserva, type EstadoIntento } from '#domain/reservas/estados.ts'
import { calcularOcupaHasta, dineroLlegaATiempo } from '#domain/reservas/vencimiento.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import {
  aplicarInforme,
  asentarCobro,
  asentarCobroTardio,
  asentarSuspenso,
  devolverTodo,
  findPago,
  findPagoVivo,
  type PagoRow,
} from '#server/modules/pagos/index.ts'
import { gastarRegalo } from '#server/modules/regalos/index.ts'
import type { PspPago } from '#server/ports.ts'
import { completarCambio, esRetencionDeCambio } from './completar-cambio.ts'
import { confirmar } from './confirmar.ts'
import { trasHechos } from './estado-pago.ts'
import { getReserva, lockReserva, updateReserva, type ReservaCompleta } from './reservas.db.ts'
import { deEsteMomento, lockLugares, sigueCabiendo } from './sigue-cabiendo.ts'

/** Asks the provider for an attempt and applies what it says. */
export async function revisarCobro(ctx: Ctx, pago: PagoRow): Promise<void> {
  const informe = await preguntar(ctx, pago)
  if (informe) await aplicarCobro(ctx, pago, informe)
}

async function preguntar(ctx: Ctx, pago: PagoRow): Promise<PspPago | null> {
  if (pago.pspIntento) return ctx.psp.verPago(pago.pspIntento)
  if (pago.pspSesion) {
    const sesion = await ctx.psp.verSesion(pago.pspSesion)
    if (sesion.intento) return ctx.psp.verPago(sesion.intento)
    return sesion.estado === 'vencida' ? sinDinero(pago, 'anulado') : null
  }
  return (
    (await ctx.psp.buscarPagos(pago.id)).toSorted(
      (a, b) => Number(b.estado === 'exitoso') - Number(a.estado === 'exitoso'),
    )[0] ?? null
  )
}

export const sinDinero = (pago: PagoRow, estado: PspPago['estado']): PspPago => ({
  intento: pago.pspIntento,
  estado,
  monto: 0,
  moneda: 'clp',
  enVivo: true,
  reservaId: pago.reservaId,
  pagoId: pago.id,
  marca: null,
  ultimos4: null,
  tipoTarjeta: null,
  autorizacion: null,
  motivo: null,
  clientSecret: null,
  reembolsado: 0,
})

/** Money and state of one attempt, applied once whatever the number and order of reports. Locks: salida, recursos, reserva, pago. */
export async function aplicarCobro(
  preguntado: Ctx,
  { id: pagoId, reservaId }: { id: string; reservaId: string },
  informe: PspPago,
): Promise<void> {
  await preguntado.transaction(async (tx) => {
    const { salidaId } = await getReserva(tx, reservaId)
    await lockLugares(tx, [salidaId])
    await lockReserva(tx, reservaId)
    const ctx = deEsteMomento(preguntado)
    const reserva = await getReserva(tx, reservaId)
    const cambio = await aplicarInforme(ctx, tx, pagoId, informe)
    if (cambio.tipo === 'nada') return
    if (cambio.tipo === 'estado') return seguirIntento(ctx, tx, reserva)
    const pago = (await findPago(tx, pagoId))!
    if (!cambio.enRegla) return devolverSuspenso(ctx, tx, reserva, pago)
    const cabe = llegaATiempo(reserva, ctx.now) && (await sigueCabiendo(tx, salidaId, ctx.now))
    if (esRetencionDeCambio(reserva))
      return cabe && (await completarCambio(ctx, tx, reserva, pago))
        ? undefined
        : devolverTardio(ctx, tx, reserva, pago)
    // What a gift was to pay is taken now, or the money of the card goes back with the rest.
    if (!cabe || !(await gastarRegalo(ctx, tx, reserva))) return devolverTardio(ctx, tx, reserva, pago)
    await asentarCobro(tx, pago, ctx.now)
    await confirmar(ctx, tx, reserva, { estadoPago: trasHechos(reserva, 'cobrar'), estadoLiquidacion: 'retenida' })
  })
}

const llegaATiempo = ({ estado, ocupaHasta }: ReservaCompleta, now: Date): boolean =>
  dineroLlegaATiempo({ estado: estado as EstadoReserva, ocupaHasta }, now)

/** The grace for a payment exists only while an attempt is open and the places are still held; what is known again is no longer `desconocido`. */
async function seguirIntento(ctx: Ctx, tx: Tx, reserva: ReservaCompleta): Promise<void> {
  const vivo = (await findPagoVivo(tx, reserva.id))?.estado as EstadoIntento | undefined
  const conocido = reserva.estadoPago === 'desconocido' && vivo !== 'desconocido'
  const set = {
    ...(conocido && { estadoPago: trasHechos(reserva, 'liberar') }),
    ...(llegaATiempo(reserva, ctx.now) && {
      ocupaHasta: calcularOcupaHasta(reserva.expiraEn, vivo !== undefined && estaAbierto(vivo)),
    }),
  }
  if (Object.keys(set).length > 0) await updateReserva(tx, reserva, set, ctx.now)
}

async function devolverTardio(ctx: Ctx, tx: Tx, reserva: ReservaCompleta, pago: PagoRow): Promise<void> {
  await asentarCobroTardio(tx, pago, ctx.now)
  await devolverTodo(ctx, tx, pago, reserva.zona, 'cobro_tardio')
  await updateReserva(
    tx,
    reserva,
    { ...vencida(reserva), estadoPago: trasHechos(reserva, 'cobrar', 'pedir_reembolso') },
    ctx.now,
  )
  await ctx.enqueue(tx, 'reservas.correoDePagoTardio', { id: reserva.id })
}

async function devolverSuspenso(ctx: Ctx, tx: Tx, reserva: ReservaCompleta, pago: PagoRow): Promise<void> {
  await asentarSuspenso(tx, pago, ctx.now)
  await devolverTodo(ctx, tx, pago, reserva.zona, 'suspenso')
  await ctx.enqueue(tx, 'reservas.correoDePagoDevuelto', { id: reserva.id, monto: pago.capturado })
  // A second charge beside the one that counts: the reserva is not touched.
  if (pago.estado !== 'exitoso') return
  await updateReserva(
    tx,
    reserva,
    { ...vencida(reserva), estadoPago: trasHechos(reserva, 'cobrar', 'pedir_reembolso') },
    ctx.now,
  )
}

/** Nothing more can be paid for it: a pendiente ends here. */
function vencida({ estado }: ReservaCompleta): { estado?: EstadoReserva } {
  const siguiente = siguienteEstadoReserva(estado as EstadoReserva, 'vencer')
  return siguiente ? { estado: siguiente } : {}
}
