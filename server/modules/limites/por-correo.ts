import { createHash } from 'node:crypto'
import type { ClaseDeCorreo } from '#domain/usuarios/clases-de-correo.ts'
import type { Ctx, Db } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { contar, sumar } from './limites.db.ts'

const HORA_S = 3600
/** Of each kind of mail that anybody can have sent to an address. */
const CORREOS_POR_HORA = 3

/** Counts one more mail of that kind to the address, in the hour; false once there were enough. The address itself is not kept. */
export async function cabeOtroCorreo(
  db: Db,
  clase: ClaseDeCorreo,
  email: string,
  now: Date,
  porHora = CORREOS_POR_HORA,
): Promise<boolean> {
  const { cuenta } = await sumar(db, `correo:${clase}:${huellaDe(email)}`, HORA_S, now)
  return cuenta <= porHora
}

/** All who ask together: one of them, or one place that they ask from, uses up no more than a quarter of it. */
const CORREOS_ENTRE_TODOS = 12

/**
 * The same for what is refused beyond it: nothing was made that could not be sent. Each who asks has a share of their own, so that a stranger uses up
 * nothing of whoever reads that address; null is one of us, who wait for nobody.
 */
export async function contarCorreo(
  { now, address }: Pick<Ctx, 'now' | 'address'>,
  db: Db,
  { clase, email, quien }: { clase: ClaseDeCorreo; email: string; quien: string | null },
): Promise<void> {
  const partes = [quien ?? 'nosotros', ...(quien && address ? [address] : [])]
  for (const parte of partes)
    await contar(db, `correo-de:${parte}:${clase}:${huellaDe(email)}`, { max: CORREOS_POR_HORA, segundos: HORA_S }, now)
  if (quien && !(await cabeOtroCorreo(db, clase, email, now, CORREOS_ENTRE_TODOS)))
    refuse('demasiados-intentos', { retryAfterSeconds: HORA_S })
}

const huellaDe = (email: string): string => createHash('sha256').update(email).digest('base64url').slice(0, 22)

/**
 * Whose use a limit counts: the account's; of a guest, the e-mail as typed from where they ask, so that nobody uses up what is
 * another person's by typing their address. On loopback the e-mail is all there is.
 */
export function quienPide({ actor, address }: Pick<Ctx, 'actor' | 'address'>, email: string): string {
  if (actor.tipo === 'sesion') return actor.usuarioId
  return address ? `${address}:${email}` : email
}
