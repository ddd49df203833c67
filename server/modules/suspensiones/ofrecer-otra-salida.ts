import { OPERADOR_SUSPENDIDO } from '#domain/reservas/suspension.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { cancelarSalidas, lockSalidas } from '#server/modules/disponibilidad/index.ts'
import { insertOfertasDe } from './suspensiones.db.ts'

/** Calls off the departures of an operator who is suspended; each of these buyers may take one of somebody else until its hour, and the job gives back the rest. */
export async function ofrecerOtraSalida(ctx: Ctx, tx: Tx, ofertas: readonly { reservaId: string; salidaId: string; venceEn: Date }[]): Promise<void> {
  const salidas = [...new Set(ofertas.map(({ salidaId }) => salidaId))].sort()
  if (salidas.length === 0) return
  await lockSalidas(tx, salidas)
  await cancelarSalidas(ctx, tx, salidas, { motivo: OPERADOR_SUSPENDIDO, nota: null })
  await insertOfertasDe(tx, ofertas, { motivo: OPERADOR_SUSPENDIDO, now: ctx.now })
  for (const salidaId of salidas) await ctx.enqueue(tx, 'suspensiones.avisar', { salidaId })
}
