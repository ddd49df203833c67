import { createHash } from 'node:crypto'
import type { Ctx, Db } from '#server/ctx.ts'
import { sumar } from './limites.db.ts'

/** Of each kind of mail that anybody can have sent to an address by typing it. */
const CORREOS_POR_HORA = 3

/** Counts one more mail of that kind to the address, in the hour; false once there were enough. The address itself is not kept. */
export async function cabeOtroCorreo(db: Db, uso: string, email: string, now: Date): Promise<boolean> {
  const { cuenta } = await sumar(db, `correo:${uso}:${createHash('sha256').update(email).digest('base64url').slice(0, 22)}`, 3600, now)
  return cuenta <= CORREOS_POR_HORA
}

/**
 * Whose use a limit counts: the account's; of a guest, the e-mail as typed from where they ask, so that nobody uses up what is
 * another person's by typing their address. On loopback the e-mail is all there is.
 */
export function quienPide({ actor, address }: Pick<Ctx, 'actor' | 'address'>, email: string): string {
  if (actor.tipo === 'sesion') return actor.usuarioId
  return address ? `${address}:${email}` : email
}
