import { motivoParaNoCancelar } from '#domain/reservas/cancelacion.ts'
import { causaDeSuspension } from '#domain/reservas/suspension.ts'
import type { Ctx } from '#server/ctx.ts'
import { cancelar } from './cancelar.ts'
import { cerrarCobroAbierto } from './cerrar-cobro.ts'
import { findReserva, getReserva, lockReserva } from './reservas.db.ts'
import { toCancelable } from './reservas.json.ts'

/**
 * Ends a booking whose departure the operator called off, with everything back. A payment under way is closed first; one that
 * cannot be told now is given back when it can. The second time nothing happens.
 */
export async function cancelarPorOperador(ctx: Ctx, { id, motivo }: { id: string; motivo: string }): Promise<void> {
  const causa = causaDeSuspension(motivo)
  const vista = await findReserva(ctx.db, id)
  if (vista?.estado === 'pendiente' && (await cerrarCobroAbierto(ctx, id)) === 'desconocido') return
  await ctx.transaction(async (tx) => {
    if (!(await lockReserva(tx, id))) return
    const reserva = await getReserva(tx, id)
    if (reserva.salidaEstado !== 'cancelada') return
    if (reserva.estadoPago === 'contracargo') await ctx.enqueue(tx, 'reservas.correoDeSalidaEnDisputa', { id })
    if (motivoParaNoCancelar(toCancelable(reserva), ctx.now, causa) === null) await cancelar(ctx, tx, id, causa, motivo)
  })
}
