import type { ModoDeDinero } from '#domain/pagos/modo.ts'
import type { Tx } from '#server/ctx.ts'
import { quitarUso } from '#server/modules/regalos/index.ts'
import { refuse } from '#server/refusal.ts'
import { findModo, updateModo } from './modo.db.ts'

/**
 * The one place where money is chosen for a booking: from now on it is of that mode. One that has money of the other already is never paid with this; what a
 * gift card only held for it is let go. The reserva is locked by the caller.
 */
export async function fijarModo(tx: Tx, reservaId: string, modo: ModoDeDinero): Promise<void> {
  const actual = await findModo(tx, reservaId)
  if (actual.modo === modo) return
  if (actual.conDinero) refuse('dinero-de-prueba')
  await quitarUso(tx, reservaId)
  await updateModo(tx, reservaId, modo)
}

/** The same for what is owed, which an adjustment brings to another sum: what has money keeps its book. */
export async function fijarModoSinDinero(tx: Tx, reservaId: string, modo: ModoDeDinero): Promise<void> {
  if (!(await findModo(tx, reservaId)).conDinero) await fijarModo(tx, reservaId, modo)
}
