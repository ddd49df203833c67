import type { Tx } from '#server/ctx.ts'
import { marcarSuspendido } from './usuarios.db.ts'
import { cerrarVias } from './vias.ts'

/** Suspension ends every session at once, in every process, and whatever else looks into the account; false where it was so already. */
export async function suspenderUsuario(tx: Tx, usuarioId: string, suspender: boolean, now: Date): Promise<boolean> {
  if (!(await marcarSuspendido(tx, usuarioId, suspender, now))) return false
  if (suspender) await cerrarVias(tx, usuarioId, { paso: 'suspender', now })
  return true
}
