import { OPERADOR_SUSPENDIDO } from '#domain/reservas/suspension.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { cancelarSalidas, lockSalidas } from '#server/modules/disponibilidad/index.ts'
import { retirarLlegadas } from '#server/modules/reservas/index.ts'
import { insertOfertasDe, listSalidasDe } from './suspensiones.db.ts'

/** Calls off the departures of an operator who is suspended; each of these buyers may take one of somebody else until its hour, and the job gives back the rest. */
export async function ofrecerOtraSalida(
  ctx: Ctx,
  tx: Tx,
  ofertas: readonly { reservaId: string; salidaId: string; venceEn: Date }[],
): Promise<void> {
  const salidas = await cancelar(
    ctx,
    tx,
    ofertas.map(({ salidaId }) => salidaId),
  )
  await insertOfertasDe(tx, ofertas, { motivo: OPERADOR_SUSPENDIDO, now: ctx.now })
  for (const salidaId of salidas) await ctx.enqueue(tx, 'suspensiones.avisar', { salidaId })
}

/** Of these bookings, whose money a bank holds: it goes back by the job once the bank has decided, and until then nobody is received, nor absent. */
export const cancelarSusSalidas = async (ctx: Ctx, tx: Tx, reservaIds: readonly string[]): Promise<void> =>
  void (await cancelar(ctx, tx, await listSalidasDe(tx, reservaIds)))

async function cancelar(ctx: Ctx, tx: Tx, repetidas: readonly string[]): Promise<string[]> {
  const salidas = [...new Set(repetidas)].sort()
  if (salidas.length === 0) return []
  await lockSalidas(tx, salidas)
  await retirarLlegadas(ctx, tx, { salidas })
  await cancelarSalidas(ctx, tx, salidas, { motivo: OPERADOR_SUSPENDIDO, nota: null })
  return salidas
}
