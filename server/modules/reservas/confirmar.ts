import type { EstadoPago } from '#contract/reservas.ts'
import { loQueEspera } from '#domain/reservas/confirmacion.ts'
import { siguienteEstadoReserva } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { contarAlOperador } from './avisar-al-operador.ts'
import { getSalidaQueConfirma } from './confirmacion.db.ts'
import { updateReserva, type ReservaCompleta } from './reservas.db.ts'
import { confirmarLosQueEsperaban } from './revisar-espera.ts'

/** What is paid, or costs nothing, has its seat: at once, or once the operator or the minimum says so. The salida and the reserva are locked. */
export async function confirmar(
  ctx: Ctx,
  tx: Tx,
  reserva: ReservaCompleta,
  pagada: { estadoPago: EstadoPago; estadoLiquidacion: 'retenida' | null },
): Promise<void> {
  const dePrueba = reserva.pruebaHasta !== null
  const salida = await getSalidaQueConfirma(tx, reserva.salidaId, { conPruebas: dePrueba })
  const espera = loQueEspera({ ...salida, pagadas: salida.pagadas + reserva.plazas }, ctx.now)
  const estado = siguienteEstadoReserva('pendiente', espera ? 'pagar_y_esperar' : 'pagar_y_confirmar')!
  await updateReserva(
    tx,
    reserva,
    { estado, ...pagada, ...(espera ? { aceptarAntesDe: espera.hasta } : { confirmadaEn: ctx.now }) },
    ctx.now,
  )
  await cerrarSuEspera(ctx, tx, reserva)
  await ctx.enqueue(tx, espera ? 'reservas.correoDePagoRecibido' : 'reservas.correoDeConfirmacion', { id: reserva.id })
  if (espera?.a !== 'minimo')
    await contarAlOperador(ctx, tx, { id: reserva.id, hecho: espera ? 'por_aceptar' : 'vendida' })
  if (pagada.estadoLiquidacion) await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId: reserva.id })
  if (espera === null && !dePrueba && (salida.minParticipantes ?? 0) > 0)
    await confirmarLosQueEsperaban(ctx, tx, reserva.salidaId)
}

/** Whoever has places of a departure waits for it no more. */
export const cerrarSuEspera = (ctx: Ctx, tx: Tx, { id }: { id: string }): Promise<void> =>
  ctx.enqueue(tx, 'espera.cerrar', { reservaId: id, en: ctx.now.toISOString() })
