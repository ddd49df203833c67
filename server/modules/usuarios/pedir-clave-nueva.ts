import { createHash } from 'node:crypto'
import type { Ctx } from '#server/ctx.ts'
import { sumar } from '#server/modules/limites/index.ts'
import { newToken, tokenHash } from './token.ts'
import { anularEnlaces, findUsuarioPorEmail, insertEnlace } from './usuarios.db.ts'

const VIGENCIA_MS = 60 * 60_000
const CORREOS_POR_HORA = 3

/** The answer never tells whether the address is known, nor whether the hourly limit was reached. */
export async function pedirClaveNueva(ctx: Ctx, { email }: { email: string }): Promise<Record<string, never>> {
  const clave = `clave-nueva:${createHash('sha256').update(email).digest('base64url').slice(0, 22)}`
  const { cuenta } = await sumar(ctx.db, clave, 3600, ctx.now)
  if (cuenta > CORREOS_POR_HORA) return {}
  const usuario = await findUsuarioPorEmail(ctx.db, email)
  if (!usuario) return {}
  await ctx.transaction(async (tx) => {
    const token = newToken()
    await anularEnlaces(tx, usuario.id, 'clave', ctx.now)
    await insertEnlace(tx, { tokenHash: tokenHash(token), usuarioId: usuario.id, proposito: 'clave', expiraEn: new Date(ctx.now.getTime() + VIGENCIA_MS), now: ctx.now })
    await ctx.enqueue(tx, 'usuarios.correoDeClave', { usuarioId: usuario.id, token })
  })
  return {}
}
