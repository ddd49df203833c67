import { createHash } from 'node:crypto'
import type { Db } from '#server/ctx.ts'
import { sumar } from './limites.db.ts'

/** Of each kind of mail that anybody can have sent to an address by typing it. */
const CORREOS_POR_HORA = 3

/** Counts one more mail of that kind to the address, in the hour; false once there were enough. The address itself is not kept. */
export async function cabeOtroCorreo(db: Db, uso: string, email: string, now: Date): Promise<boolean> {
  const { cuenta } = await sumar(db, `correo:${uso}:${createHash('sha256').update(email).digest('base64url').slice(0, 22)}`, 3600, now)
  return cuenta <= CORREOS_POR_HORA
}
