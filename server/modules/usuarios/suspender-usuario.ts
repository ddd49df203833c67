import type { Tx } from '#server/ctx.ts'
import { deleteSesionesDe } from './sesiones.db.ts'
import { marcarSuspendido } from './usuarios.db.ts'

/** Suspension ends every session at once, in every process; false where it was so already. */
export async function suspenderUsuario(tx: Tx, usuarioId: string, suspender: boolean, now: Date): Promise<boolean> {
  if (!(await marcarSuspendido(tx, usuarioId, suspender, now))) return false
  if (suspender) await deleteSesionesDe(tx, usuarioId)
  return true
}
