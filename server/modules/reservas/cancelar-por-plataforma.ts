import { motivoParaNoCancelar } from '#domain/reservas/cancelacion.ts'
import type { Ctx } from '#server/ctx.ts'
import { cancelar } from './cancelar.ts'
import { cerrarCobroAbierto } from './cerrar-cobro.ts'
import { findReserva, getReserva, lockReserva } from './reservas.db.ts'
import { toCancelable } from './reservas.json.ts'

/** Ends a reserva with a full refund, whatever its policy; false where it cannot be ended now, or is over already. */
export async function cancelarPorPlataforma(ctx: Ctx, id: string, motivo: string): Promise<boolean> {
  const vista = await findReserva(ctx.db, id)
  if (!vista) return false
  // A payment that is open is closed first, so that none can follow; money that was faster goes back with the rest.
  if (vista.estado === 'pendiente' && (await cerrarCobroAbierto(ctx, id)) === 'desconocido') return false
  return ctx.transaction(async (tx) => {
    await lockReserva(tx, id)
    if (motivoParaNoCancelar(toCancelable(await getReserva(tx, id)), ctx.now, 'plataforma')) return false
    await cancelar(ctx, tx, id, 'plataforma', motivo)
    return true
  })
}
