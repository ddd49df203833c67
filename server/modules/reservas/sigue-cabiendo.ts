import type { Ctx, Tx } from '#server/ctx.ts'
import { lockSalida } from '#server/modules/disponibilidad/index.ts'
import { lockRecursosDe, siguenAlcanzando } from '#server/modules/recursos/index.ts'
import { sumPlazasOcupadas } from './reservas.db.ts'

/** What everybody locks before their reservas, in the one order: the salidas by id, then what those share by id. */
export async function lockLugares(tx: Tx, salidaIds: readonly string[]): Promise<void> {
  const experiencias = []
  for (const id of [...new Set(salidaIds)].toSorted()) experiencias.push((await lockSalida(tx, id)).experienciaId)
  await lockRecursosDe(tx, ...experiencias)
}

/** The clock once the locks are had: a provider, or whoever held them, may have taken longer than a hold had left. */
export const deEsteMomento = (ctx: Ctx): Ctx => ({ ...ctx, now: ctx.clock() })

/**
 * Whether what a reserva holds is still there for it, seats and what is shared, counted again: this clock may be behind that of whoever sold
 * them since. Behind `lockLugares`, and before it holds them for longer or for good.
 */
export async function sigueCabiendo(tx: Tx, salidaId: string, now: Date): Promise<boolean> {
  const { estado, cupos } = await lockSalida(tx, salidaId)
  return (
    estado !== 'cancelada' &&
    (await sumPlazasOcupadas(tx, salidaId, now)) <= cupos &&
    (await siguenAlcanzando(tx, salidaId, now))
  )
}
