import type { EstadoPago, EstadoReserva } from '#contract/reservas.ts'
import { eventoDelDinero, estaAbierto, siguienteEstadoPago, siguienteEstadoReserva, type EstadoIntento } from '#domain/reservas/estados.ts'
import { calcularAceptarAntesDe } from '#domain/reservas/aceptacion.ts'
import { calcularOcupaHasta, dineroLlegaATiempo } from '#domain/reservas/vencimiento.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { lockSalida } from '#server/modules/disponibilidad/index.ts'
import { aplicarInforme, asentarCobro, asentarCobroTardio, asentarSuspenso, devolverTodo, findPago, findPagoVivo, updatePago, type PagoRow } from '#server/modules/pagos/index.ts'
import { PspUnavailableError, PspUnknownError, type PspPago } from '#server/ports.ts'
import { getReserva, listEnEsperaDeMinimo, lockReserva, sumPlazasPagadas, updateReserva, type ReservaCompleta } from './reservas.db.ts'

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
  return (await ctx.psp.buscarPagos(pago.id)).toSorted((a, b) => Number(b.estado === 'exitoso') - Number(a.estado === 'exitoso'))[0] ?? null
}

const sinDinero = (pago: PagoRow, estado: PspPago['estado']): PspPago => ({
  intento: pago.pspIntento, estado, monto: 0, moneda: 'clp', enVivo: true, reservaId: pago.reservaId, pagoId: pago.id,
  marca: null, ultimos4: null, tipoTarjeta: null, autorizacion: null, motivo: null, clientSecret: null, reembolsado: 0,
})

/** Money and state of one attempt, applied once whatever the number and order of reports. Locks: salida, reserva, pago. */
export async function aplicarCobro(ctx: Ctx, { id: pagoId, reservaId }: { id: string; reservaId: string }, informe: PspPago): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { salidaId } = await getReserva(tx, reservaId)
    await lockSalida(tx, salidaId)
    await lockReserva(tx, reservaId)
    const reserva = await getReserva(tx, reservaId)
    const cambio = await aplicarInforme(tx, pagoId, informe, ctx.now)
    if (cambio.tipo === 'nada') return
    if (cambio.tipo === 'estado') return seguirIntento(ctx, tx, reserva, cambio.abierto)
    const pago = (await findPago(tx, pagoId))!
    if (!cambio.enRegla) return devolverSuspenso(ctx, tx, reserva, pago)
    if (dineroLlegaATiempo({ estado: reserva.estado as EstadoReserva, ocupaHasta: reserva.ocupaHasta }, ctx.now)) return confirmarPorPago(ctx, tx, reserva, pago)
    await devolverTardio(ctx, tx, reserva, pago)
  })
}

/** The grace for a payment exists only while its attempt is open. */
async function seguirIntento(ctx: Ctx, tx: Tx, reserva: ReservaCompleta, abierto: boolean): Promise<void> {
  if (reserva.estado !== 'pendiente') return
  const estadoPago = reserva.estadoPago === 'desconocido' && !abierto ? 'sin_pago' : reserva.estadoPago
  await updateReserva(tx, reserva, { ocupaHasta: calcularOcupaHasta(reserva.expiraEn, abierto), estadoPago }, ctx.now)
}

async function confirmarPorPago(ctx: Ctx, tx: Tx, reserva: ReservaCompleta, pago: PagoRow): Promise<void> {
  const minimo = reserva.minParticipantes ?? 0
  const minimoAlcanzado = (await sumPlazasPagadas(tx, reserva.salidaId)) + reserva.plazas >= minimo
  const evento = eventoDelDinero({ confirmacion: reserva.confirmacion as 'inmediata' | 'solicitud', minimoAlcanzado })
  const estado = siguienteEstadoReserva('pendiente', evento)!
  await asentarCobro(tx, pago, ctx.now)
  await updateReserva(
    tx,
    reserva,
    {
      estado,
      estadoPago: siguienteEstadoPago(reserva.estadoPago as EstadoPago, 'cobrar') ?? 'pagado',
      estadoLiquidacion: 'retenida',
      ...(estado === 'confirmada' ? { confirmadaEn: ctx.now } : { aceptarAntesDe: calcularAceptarAntesDe(ctx.now, reserva.inicioUtc) }),
    },
    ctx.now,
  )
  await ctx.enqueue(tx, estado === 'confirmada' ? 'reservas.correoDeConfirmacion' : 'reservas.correoDePagoRecibido', { id: reserva.id })
  if (minimoAlcanzado && minimo > 0) await confirmarLosQueEsperaban(ctx, tx, reserva)
}

/** The minimum is reached: whoever paid and waited for it has a seat now. */
async function confirmarLosQueEsperaban(ctx: Ctx, tx: Tx, { salidaId, confirmacion }: ReservaCompleta): Promise<void> {
  if (confirmacion !== 'inmediata') return
  for (const { id } of await listEnEsperaDeMinimo(tx, salidaId)) {
    const esperando = await lockReserva(tx, id)
    if (esperando?.estado !== 'pagada') continue
    await updateReserva(tx, esperando, { estado: siguienteEstadoReserva('pagada', 'aceptar')!, confirmadaEn: ctx.now }, ctx.now)
    await ctx.enqueue(tx, 'reservas.correoDeConfirmacion', { id })
  }
}

async function devolverTardio(ctx: Ctx, tx: Tx, reserva: ReservaCompleta, pago: PagoRow): Promise<void> {
  await asentarCobroTardio(tx, pago, ctx.now)
  await devolverTodo(ctx, tx, pago, reserva.zona, 'cobro_tardio')
  await updateReserva(tx, reserva, { ...(reserva.estado === 'pendiente' && { estado: 'expirada' }), estadoPago: 'reembolso_pendiente' }, ctx.now)
  await ctx.enqueue(tx, 'reservas.correoDePagoTardio', { id: reserva.id })
}

async function devolverSuspenso(ctx: Ctx, tx: Tx, reserva: ReservaCompleta, pago: PagoRow): Promise<void> {
  await asentarSuspenso(tx, pago, ctx.now)
  await devolverTodo(ctx, tx, pago, reserva.zona, 'suspenso')
  if (reserva.estado === 'pendiente') await updateReserva(tx, reserva, { estado: 'expirada', estadoPago: 'reembolso_pendiente' }, ctx.now)
}

/** Closes whatever payment is open, so that no money can follow; money that was faster is applied. */
export async function cerrarCobroAbierto(ctx: Ctx, reservaId: string): Promise<'cerrado' | 'pagado' | 'desconocido'> {
  const pago = await findPagoVivo(ctx.db, reservaId)
  if (!pago) return 'cerrado'
  if (pago.estado === 'exitoso') return 'pagado'
  try {
    const fin = await cerrarEnPsp(ctx, pago)
    if (fin === 'pagado') await revisarCobro(ctx, pago)
    else await aplicarCobro(ctx, pago, sinDinero(pago, 'anulado'))
    return fin
  } catch (error) {
    if (!(error instanceof PspUnknownError) && !(error instanceof PspUnavailableError)) throw error
    await perderRastro(ctx, pago)
    return 'desconocido'
  }
}

async function cerrarEnPsp(ctx: Ctx, pago: PagoRow): Promise<'cerrado' | 'pagado'> {
  if (pago.forma === 'sesion' && pago.pspSesion) return ctx.psp.cerrarSesion(pago.pspSesion)
  if (pago.pspIntento) return ctx.psp.cerrarIntento(pago.pspIntento)
  // Nobody ever got the secret of an attempt whose creation was not answered: no money can follow it.
  return 'cerrado'
}

/** The provider did not answer: nothing more is tried for this reserva until it does. */
export async function perderRastro(ctx: Ctx, { id, reservaId }: PagoRow): Promise<void> {
  await ctx.transaction(async (tx) => {
    const reserva = await lockReserva(tx, reservaId)
    const pago = await findPago(tx, id)
    if (!reserva || !pago || !estaAbierto(pago.estado as EstadoIntento)) return
    await updatePago(tx, id, { estado: 'desconocido' }, ctx.now)
    const estadoPago = siguienteEstadoPago(reserva.estadoPago as EstadoPago, 'perder_rastro')
    if (estadoPago) await updateReserva(tx, reserva, { estadoPago }, ctx.now)
  })
}
