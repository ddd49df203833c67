import { createHash } from 'node:crypto'
import type { Ctx } from '#server/ctx.ts'
import { sumar } from '#server/modules/limites/index.ts'
import { darEnlace } from './dar-enlace.ts'
import { findUsuarioPorEmail } from './usuarios.db.ts'

const CORREOS_POR_HORA = 3

/** The answer never tells whether the address is known, nor whether the hourly limit was reached. */
export async function pedirClaveNueva(ctx: Ctx, { email }: { email: string }): Promise<Record<string, never>> {
  const clave = `clave-nueva:${createHash('sha256').update(email).digest('base64url').slice(0, 22)}`
  const { cuenta } = await sumar(ctx.db, clave, 3600, ctx.now)
  if (cuenta > CORREOS_POR_HORA) return {}
  const usuario = await findUsuarioPorEmail(ctx.db, email)
  if (usuario) await ctx.transaction((tx) => darEnlace(ctx, tx, usuario.id, 'clave'))
  return {}
}
