import type { EstadoIntento } from '#domain/reservas/estados.ts'
import { estaAbierto, siguienteEstadoReserva } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { lockSalida } from '#server/modules/disponibilidad/index.ts'
import { findPagoVivo } from '#server/modules/pagos/index.ts'
import { contarAlOperador } from './avisar-al-operador.ts'
import { cerrarCobroAbierto } from './cerrar-cobro.ts'
import { rechazar } from './decidir-reserva.ts'
import { intentar } from './intentar.ts'
import { findReserva, getReserva, listPorVencer, listSinAceptar, lockReserva, updateReserva } from './reservas.db.ts'
import { sigueEnEspera } from './revisar-espera.ts'
import { listSinLlegada } from './sin-llegada.db.ts'

const LOTE = 200

/** Ends the holds that ran out. Their places were free already; this closes their payments and says so. */
export async function vencerReservas(ctx: Ctx): Promise<void> {
  for (const { id } of await listPorVencer(ctx.db, ctx.now, LOTE)) await intentar('vencer', id, () => vencer(ctx, id))
}

/** The payment is closed first: money that was faster wins, and one that does not answer keeps the place until the grace ends. */
export async function vencer(ctx: Ctx, id: string): Promise<void> {
  const reserva = await findReserva(ctx.db, id)
  if (reserva?.estado !== 'pendiente' || ctx.now < reserva.expiraEn) return
  const fin = await cerrarCobroAbierto(ctx, id)
  if (fin === 'pagado') return
  await ctx.transaction(async (tx) => {
    const actual = await lockReserva(tx, id)
    if (actual?.estado !== 'pendiente' || ctx.now < actual.expiraEn) return
    const vivo = (await findPagoVivo(tx, id))?.estado as EstadoIntento | undefined
    // Lost: nobody knows by the end of the grace. Open: begun since it was closed; the next pass closes it.
    if (vivo === 'desconocido' ? ctx.now < actual.ocupaHasta : vivo !== undefined && estaAbierto(vivo)) return
    await updateReserva(tx, actual, { estado: siguienteEstadoReserva('pendiente', 'vencer')! }, ctx.now)
    await ctx.enqueue(tx, 'espera.ofrecer', { salidaId: actual.salidaId })
  })
}

/** Requests nobody accepted in time, and departures that missed their minimum: everything back. */
export async function rechazarSinAceptar(ctx: Ctx): Promise<void> {
  for (const { id, salidaId } of await listSinAceptar(ctx.db, ctx.now, LOTE)) {
    await intentar('rechazar', id, () =>
      ctx.transaction(async (tx) => {
        await lockSalida(tx, salidaId)
        const actual = await lockReserva(tx, id)
        if (
          actual?.estado !== 'pagada' ||
          actual.salidaId !== salidaId ||
          !actual.aceptarAntesDe ||
          ctx.now < actual.aceptarAntesDe
        )
          return
        if (await sigueEnEspera(ctx, tx, actual)) return
        await rechazar(ctx, tx, id, 'sin_aceptacion')
        const { confirmacion, salidaEstado } = await getReserva(tx, id)
        if (confirmacion === 'solicitud' && salidaEstado !== 'cancelada')
          await contarAlOperador(ctx, tx, { id, hecho: 'sin_respuesta' })
      }),
    )
  }
}

/** Nobody of the booking came. The row is locked. */
export async function registrarAusencia(ctx: Ctx, tx: Tx, reserva: { id: string; estado: string }): Promise<void> {
  await updateReserva(
    tx,
    reserva,
    { estado: siguienteEstadoReserva('confirmada', 'registrar_ausencia')!, sinOperadorEn: null, llegadaEn: null },
    ctx.now,
  )
  await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId: reserva.id })
}

/** Ended without a scan. */
export async function registrarAusencias(ctx: Ctx): Promise<void> {
  for (const { id } of await listSinLlegada(ctx.db, ctx.now, LOTE)) {
    await intentar('ausencia', id, () =>
      ctx.transaction(async (tx) => {
        const actual = await lockReserva(tx, id)
        if (actual?.estado !== 'confirmada' || actual.sinOperadorEn) return
        await registrarAusencia(ctx, tx, actual)
      }),
    )
  }
}
