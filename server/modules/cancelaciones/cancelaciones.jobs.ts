import { asientoCargo } from '#domain/pagos/asientos.ts'
import { porcentajeDe } from '#domain/pesos.ts'
import type { Ctx } from '#server/ctx.ts'
import { asentar } from '#server/modules/pagos/index.ts'
import { findDeReserva, insertCargo } from './cancelaciones.db.ts'

export const cancelacionesJobs = {
  /** A booking ended because its operator called the departure off: what that costs is booked once, and taken from what comes. */
  'cancelaciones.cobrar': async (ctx: Ctx, { reservaId }: { reservaId: string }) => {
    await ctx.transaction(async (tx) => {
      const cancelacion = await findDeReserva(tx, reservaId)
      const monto = cancelacion ? porcentajeDe(cancelacion.precio, cancelacion.porcentaje) : 0
      if (
        !cancelacion ||
        monto === 0 ||
        !(await insertCargo(tx, { reservaId, cancelacionId: cancelacion.id, monto, createdAt: ctx.now }))
      )
        return
      await asentar(tx, {
        clave: `cargo_cancelacion:${reservaId}`,
        tipo: 'cargo_cancelacion',
        reservaId,
        apuntes: asientoCargo(monto),
        now: ctx.now,
      })
      await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId })
    })
  },
}
