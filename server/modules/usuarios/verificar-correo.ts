import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { tokenHash } from './token.ts'
import { marcarVerificado, usarEnlace } from './usuarios.db.ts'

export async function verificarCorreo(ctx: Ctx, { token }: { token: string }): Promise<Record<string, never>> {
  await ctx.transaction(async (tx) => {
    const usuarioId = (await usarEnlace(tx, tokenHash(token), 'correo', ctx.now)) ?? refuse('enlace-vencido')
    await marcarVerificado(tx, usuarioId, ctx.now)
  })
  return {}
}
