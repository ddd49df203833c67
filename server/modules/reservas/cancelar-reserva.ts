import type { Reserva } from '#contract/reservas.ts'
import { puedeCancelar } from '#domain/permisos/reservas.ts'
import { motivoParaNoCancelar, porcentajeAlCancelar } from '#domain/reservas/cancelacion.ts'
import type { Ctx } from '#server/ctx.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirReserva, duenioDe } from './acceso.ts'
import { cancelar } from './cancelar.ts'
import { cerrarCobroAbierto } from './cerrar-cobro.ts'
import { exigirLoMostrado, type LoMostrado } from './cotizar-cancelacion.ts'
import { getReserva, lockReserva } from './reservas.db.ts'
import { causaDe, toCancelable, verReservaJson } from './reservas.json.ts'

/** Cancels by the policy shown at booking. A payment that is still open is closed first, so that none can follow. */
export async function cancelarReserva(ctx: Ctx, { id, ...mostrado }: { id: string } & LoMostrado): Promise<Reserva> {
  const abierta = await abrirReserva(ctx, id)
  if (!puedeCancelar(ctx.actor, abierta)) refuse('reserva-ajena')
  // Before its payment is closed: what is refused changes nothing.
  if (abierta.estado === 'pendiente') await exigirLoMostrado(ctx, ctx.db, abierta, mostrado)
  const cierre = abierta.estado === 'pendiente' ? await cerrarCobroAbierto(ctx, abierta.id) : 'cerrado'
  // Whoever cancels an unpaid reserva expects to lose nothing: a payment that won the race is told first, if it would cost.
  if (
    cierre === 'desconocido' ||
    (cierre === 'pagado' && porcentajeAlCancelar(toCancelable(abierta), ctx.now, causaDe(abierta)) < 100)
  )
    refuse('pago-en-revision')
  return unaVez(
    ctx,
    { ruta: 'cancelarReserva', actor: duenioDe(ctx, abierta), cuerpo: { id: abierta.id, ...mostrado } },
    async (tx) => {
      // Locked: two clicks must not refund twice.
      await lockReserva(tx, abierta.id)
      const reserva = await getReserva(tx, abierta.id)
      const causa = causaDe(reserva)
      const motivo = motivoParaNoCancelar(toCancelable(reserva), ctx.now, causa)
      if (motivo) refuse(motivo)
      await exigirLoMostrado(ctx, tx, reserva, mostrado)
      await cancelar(ctx, tx, abierta.id, causa, reserva.canceladaMotivo ?? 'pedido_del_viajero')
      return verReservaJson(ctx, tx, abierta.id)
    },
  )
}
