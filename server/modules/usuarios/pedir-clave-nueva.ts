import { randomUUID } from 'node:crypto'
import type { Ctx } from '#server/ctx.ts'
import { cabeOtroCorreo } from '#server/modules/limites/index.ts'
import { darEnlace } from './dar-enlace.ts'
import { findUsuarioPorEmail } from './usuarios.db.ts'

/** The answer never tells whether the address is known, nor whether the hourly limit was reached; nor does the work done tell it. */
export async function pedirClaveNueva(ctx: Ctx, { email }: { email: string }): Promise<Record<string, never>> {
  if (!(await cabeOtroCorreo(ctx.db, 'clave', email, ctx.now))) return {}
  const usuario = await findUsuarioPorEmail(ctx.db, email)
  // For nobody the same link is made: it finds no account to stand on, and its job nothing to send.
  await ctx.transaction((tx) => darEnlace(ctx, tx, usuario?.id ?? randomUUID(), 'clave'))
  return {}
}
