import { saldadas } from '#domain/empresas/credito.ts'
import type { EstadoPago } from '#contract/reservas.ts'
import { siguienteEstadoPago } from '#domain/reservas/estados.ts'
import type { Ctx } from '#server/ctx.ts'
import { lockReserva, updateReserva } from './reservas.db.ts'
import { listDebidas, pagadoDe } from './cuenta-de-empresa.db.ts'

/** What a company paid for its account covers its bookings, the oldest first: those are paid. The same again changes nothing. */
export async function saldarCuenta(ctx: Ctx, { empresaId }: { empresaId: string }): Promise<void> {
  await ctx.transaction(async (tx) => {
    const modo = ctx.psp.dinero
    const posibles = await listDebidas(tx, empresaId, modo)
    for (const { id } of posibles.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await lockReserva(tx, id)
    // Asked again under their locks: one may have been let go meanwhile.
    for (const { id } of saldadas(await listDebidas(tx, empresaId, modo), await pagadoDe(tx, empresaId, modo))) {
      const reserva = (await lockReserva(tx, id))!
      const estadoPago =
        reserva.estadoPago === 'autorizado' ? siguienteEstadoPago(reserva.estadoPago as EstadoPago, 'cobrar') : null
      if (estadoPago) await updateReserva(tx, reserva, { estadoPago, saldadaEn: ctx.now }, ctx.now)
    }
  })
}
